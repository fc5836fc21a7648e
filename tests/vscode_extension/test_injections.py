"""MLIR inside of other languages. The grammars of these are stand-ins: see `hosts/`."""

from __future__ import annotations

import pytest

from tests.vscode_extension.grammars import Tokenized, Tokenizer

OPERATION = "support.function.operation"


def embedded(found: Tokenized) -> str:
    """What is read as MLIR, a line for a line of the file."""
    parts: dict[int, str] = {}
    for token in found.tokens:
        if any(scope.startswith("meta.embedded.") for scope in token.scopes):
            parts[token.line] = parts.get(token.line, "") + token.text
    return "\n".join(part.strip() for part in parts.values() if part.strip())


# --- Markdown -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("fence", ["```", "~~~", "`````"])
@pytest.mark.parametrize("info", ["mlir", "MLIR", "mlir after", "mlir {.numbered}", "mlir:file.mlir"])
def test_a_block_in_markdown(fence: str, info: str, tokenize: Tokenizer) -> None:
    found = tokenize(f"Text.\n{fence}{info}\n  return // `x\n{fence}\nreturn\n", "text.html.markdown")
    assert embedded(found) == "return // `x"
    assert found.scope_of("return") == OPERATION
    assert found.depth == 3


def test_a_block_in_a_list(tokenize: Tokenizer) -> None:
    found = tokenize("- Text.\n  ```mlir\n  return\n  ```\n  %text\n", "text.html.markdown")
    assert embedded(found) == "return"
    assert found.scope_of("return") == OPERATION


@pytest.mark.parametrize("info", ["mlirx", "text mlir", "", "cpp"])
def test_other_blocks_in_markdown(info: str, tokenize: Tokenizer) -> None:
    assert embedded(tokenize(f"```{info}\nreturn\n```\n", "text.html.markdown")) == ""


def test_a_block_ends_whatever_is_broken_in_it(tokenize: Tokenizer) -> None:
    text = '```mlir\n%0 = "no end\naffine_map<(d0\n```\n%text\n'
    assert embedded(tokenize(text, "text.html.markdown")) == '%0 = "no end\naffine_map<(d0'


# --- C++ ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        'auto s = R"mlir(%0 = test.op)mlir";',
        'auto s = R"MLIR(%0 = test.op)MLIR";',
        'run(R"mlir(\n%0 = test.op\n)mlir");',
        'auto s = /* mlir */ R"(%0 = test.op)";',
        'auto s = /*MLIR*/ R"x(%0 = test.op)x";',
        '// mlir\nauto s = run(1,\n  R"(%0 = test.op)");',
        'auto m = parseSourceString<ModuleOp>(R"(%0 = test.op)", &context);',
        'auto m = parseSourceString(\n    R"(\n%0 = test.op)", &context);',
    ],
)
def test_a_string_in_cpp(text: str, tokenize: Tokenizer) -> None:
    found = tokenize(f'{text}\nauto t = R"(%after)";\n', "source.cpp")
    assert embedded(found) == "%0 = test.op"
    assert found.scope_of("op") == OPERATION


@pytest.mark.parametrize(
    "text",
    [
        'auto s = R"(%0 = test.op)";',
        '// R"mlir(\n%0 = test.op\n',
        'auto s = "R\\"mlir(";\n%0 = test.op\n',
        '// mlir is a project\nauto s = R"(%0 = test.op)";',
        '// mlir\nauto n = 1;\nauto s = R"(%0 = test.op)";',
        'parseSourceString<ModuleOp>(text, R"(%0 = test.op)");',
    ],
)
def test_other_strings_in_cpp(text: str, tokenize: Tokenizer) -> None:
    assert embedded(tokenize(text, "source.cpp")) == ""


@pytest.mark.parametrize("inside", ["// comment ", '"no end ', '"a" // b "c ', "affine_map<(d0 ", "({[<"])
@pytest.mark.parametrize(
    ("begin", "end"), [('R"mlir(', ')mlir"'), ('/* mlir */ R"(', ')"'), ('parseSourceString(R"(', ')"')]
)
def test_a_string_ends_where_it_ends_to_cpp(begin: str, end: str, inside: str, tokenize: Tokenizer) -> None:
    found = tokenize(f"{begin}{inside}{end};\n%after\n", "source.cpp")
    assert embedded(found) == inside.strip()
    assert found.scope_of("%after") == "source.cpp"


# --- Python ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        '# mlir\nTEXT = """\n%0 = test.op\n"""',
        '#MLIR  \ntext = run("""%0 = test.op""", 1)',
        '# mlir\ntext = "%0 = test.op"',
        'm = Module.parse("""%0 = test.op""")',
        'm = ir.Module.parse(\n    r"""\n  %0 = test.op\n""", context=c)',
        "m = Module.parse('''%0 = test.op''')",
        'op = Operation.parse("%0 = test.op")',
        'op = MyOwnOp.parse(f"%0 = test.op")',
    ],
)
def test_a_string_in_python(text: str, tokenize: Tokenizer) -> None:
    found = tokenize(f'{text}\nother = """%after"""\n', "source.python")
    assert embedded(found) == "%0 = test.op"
    assert found.scope_of("test") == "entity.name.namespace.dialect"


@pytest.mark.parametrize(
    "text",
    [
        'text = """%0 = test.op"""',
        '# mlir\nn = 1\ntext = """%0 = test.op"""',
        '# mlir makes this\ntext = """%0 = test.op"""',
        'tree = json.parse("""%0 = test.op""")',
        'm = Module.parse(text, """%0 = test.op""")',
    ],
)
def test_other_strings_in_python(text: str, tokenize: Tokenizer) -> None:
    assert embedded(tokenize(text, "source.python")) == ""


@pytest.mark.parametrize("inside", ["// comment ", "affine_map<(d0 ", "({[<"])
@pytest.mark.parametrize("quote", ['"""', "'''", '"', "'"])
def test_a_string_ends_where_it_ends_to_python(quote: str, inside: str, tokenize: Tokenizer) -> None:
    found = tokenize(f"Module.parse({quote}{inside}{quote})\n%after\n", "source.python")
    assert embedded(found) == inside.strip()
    assert found.scope_of("%after") == "source.python"


@pytest.mark.parametrize(
    ("scope", "text"),
    [("source.cpp", "/* mlir */ " * 200), ("source.cpp", "// mlir\n" * 200), ("source.python", "# mlir\n" * 200)],
)
def test_marks_do_not_pile_up(scope: str, text: str, tokenize: Tokenizer) -> None:
    assert tokenize(text, scope).depth <= 3
