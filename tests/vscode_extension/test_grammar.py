"""The page of the grammar, and what holds of any text."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pydealloc.server.features.structure.semantic_tokens import TokenFinder
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.line_index import Encoding, LineIndex
from tests.harness.literate import Case, literate
from tests.harness.tree import ROOT
from tests.server.test_pages_structure import words
from tests.vscode_extension.grammars import Tokenizer

EXAMPLES = sorted((ROOT / "examples").rglob("*.mlir"))


@literate("vscode_extension/grammar.md")
def test_the_page(case: Case, tokenize: Tokenizer) -> None:
    found = tokenize(case.blocks["mlir"])
    shown = "".join(
        f"{token.line}: {token.text.strip()} {token.scope}\n"
        for token in found.tokens
        if token.text.strip() and not token.scope.startswith(("punctuation.", "source"))
    )
    case.expect("text scopes", shown)
    assert found.depth == 1


# What a semantic token may be in the grammar: the beginning of its scope. Values' ownership only the server knows.
SAME = {
    "namespace": ("entity.name.namespace",),
    "function": ("support.function", "entity.name.function.symbol", "meta.operation.generic"),
    "variable": ("variable.other.readwrite", "variable.parameter"),
    "parameter": ("variable.",),
    "type": ("support.type", "entity.name.type"),
    "property": ("variable.other.property", "string.quoted"),
    "enumMember": ("variable.other.enummember",),
    # Names that a map binds may be any words to the server.
    "keyword": ("keyword.", "constant.language", "variable.parameter.dimension"),
    "string": ("string.", "constant.character.escape"),
    "number": ("constant.numeric",),
    "macro": ("entity.name.function.preprocessor",),
    "label": ("entity.name.label",),
}


def differences(text: str, tokenize: Tokenizer) -> list[str]:
    """Words that the grammar and the server take for different things."""
    document = parse_document(text)
    lines = LineIndex(text)
    finder = TokenFinder(document, lines, Encoding.UTF32)
    while finder.step():
        pass
    found = tokenize(text)
    starts: dict[int, str] = {}
    offset, line = 0, 1
    for token in found.tokens:
        while line < token.line:
            line, offset = line + 1, lines.line_start(line)
        blanks = len(token.text) - len(token.text.lstrip())
        starts[offset + blanks] = " ".join(token.scopes)
        offset += len(token.text)
    out: list[str] = []
    for start, end, what in words(lines, finder.entries):
        kind = what.split(" ")[0]
        scopes = starts.get(start, "nothing")
        if kind != "comment" and not any(f" {one}" in scopes for one in SAME[kind]):
            out.append(f"{lines.line_at(start) + 1}: {text[start:end]} is {kind}, and {scopes}")
    return out


@pytest.mark.parametrize("file", EXAMPLES, ids=lambda file: file.stem)
def test_colours_stay_when_the_server_is_there(file: Path, tokenize: Tokenizer) -> None:
    assert differences(file.read_text(encoding="utf-8"), tokenize) == []


# --- What is broken --------------------------------------------------------------------------------------------------

PIECES = [
    *'{}[]()<>"%@^#!?*x=,:;/\\-. \t0a',
    *["->", "4x", "memref<", "affine_map<", "dense<", "// ", "// CHECK: {{", "[[", "expected-error {{", "// RUN: %{"],
    *['"a.b"', "%a = ", "{-#", "#-}", "loc(", "pydealloc: ignore[", "é", "\U0001f600", "func.func @f(%a: i32) {"],
]


def generated(seed: int) -> str:
    """Lines of pieces of MLIR in any order."""
    choose = random.Random(seed)
    return "\n".join("".join(choose.choices(PIECES, k=choose.randrange(30))) for _ in range(200))


def damaged(text: str, seed: int) -> str:
    """`text` with a twentieth of its characters gone."""
    choose = random.Random(seed)
    return "".join(letter for letter in text if letter == "\n" or choose.random() > 0.05)


TEXTS = {
    **{file.stem: file.read_text(encoding="utf-8") for file in EXAMPLES},
    **{f"damaged {file.stem}": damaged(file.read_text(encoding="utf-8"), 1) for file in EXAMPLES},
    **{f"generated {seed}": generated(seed) for seed in range(5)},
}


@pytest.mark.parametrize("name", TEXTS)
def test_nothing_is_open_at_the_end_of_any_line(name: str, tokenize: Tokenizer) -> None:
    found = tokenize(TEXTS[name])
    assert found.depth == 1
    lines = [""] * (TEXTS[name].count("\n") + 1)
    for token in found.tokens:
        lines[token.line - 1] += token.text
    assert "\n".join(lines) == TEXTS[name], "tokens, joined, are the text"


@pytest.mark.parametrize("piece", PIECES)
def test_a_long_line_takes_no_longer_than_its_length(piece: str, tokenize: Tokenizer) -> None:
    """Twenty thousand characters, as many as VS Code reads of a line, take some tenths of a second at most.

    The bound is generous, since machines are slow at times; a rule that goes back and forth takes minutes.
    """
    found = tokenize((piece * 20_000)[:20_000])
    assert found.slowest < 10_000
