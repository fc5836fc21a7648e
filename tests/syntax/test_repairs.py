"""What is said of one slip, and what is still known of the program around it.

The slip is written as `[-what was there-]` and `[+what is there now+]`. Errors are those of the edited text: line, what
is marked, and the message.
"""

from __future__ import annotations

import re

import pytest

from pydealloc.ir.walk import walk
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.findings import Severity

_DELETED = re.compile(r"\[-(.*?)-\]", re.DOTALL)
_INSERTED = re.compile(r"\[\+(.*?)\+\]", re.DOTALL)


def edited(text: str) -> str:
    return _INSERTED.sub(r"\1", _DELETED.sub("", text))


def original(text: str) -> str:
    return _INSERTED.sub("", _DELETED.sub(r"\1", text))


def errors(document: Document) -> list[tuple[int, str, str]]:
    text = document.text
    found = [finding for finding in document.findings if finding.severity is Severity.ERROR]
    return [(text.count("\n", 0, f.start) + 1, text[f.start : f.end], f.message) for f in found]


def names(document: Document) -> list[str]:
    found: list[str] = []
    for item in document.leaves():
        for top in item.operations:
            found.extend(op.name for op in walk(top))
    return found


FUNCTION = """\
func.func @f(%%c: i1, %%i: i32) -> i32 {
%s
  return %%i : i32
}
func.func private @g()
"""

# Everything stays recognised: each of these costs the line it is in, and nothing else.
LINES = {
    "a value without its sign": ("  [-%-]a = arith.addi %i, %i : i32\n  %b = arith.addi %a, %a : i32", "a",
        "expected '%' before the name of a value: '%a'"),
    "a definition without its name": ("  [-%a-] = arith.addi %i, %i : i32\n  %b = arith.addi %a, %a : i32", "=",
        "expected the name of a value, '%name'"),
    "a definition without its sign": ("  %a [-=-] arith.addi %i, %i : i32\n  %b = arith.addi %a, %a : i32",
        "arith.addi", "expected '='"),
    "a name twice": ("  %a[+ %a+] = arith.addi %i, %i : i32\n  %b = arith.addi %a, %a : i32", "%a", "expected '='"),
    "a bracket instead of a name": ("  [-%a-][+>+] = arith.addi %i, %i : i32\n  %b = arith.addi %a, %a : i32", ">",
        "expected the name of a value, '%name'"),
    "a word in front": ("  [+return +]%a = arith.addi %i, %i : i32\n  %b = arith.addi %a, %a : i32", "return",
        "expected operation"),
    "no colon": ("  %a = arith.constant 1 [-:-] i32\n  %b = arith.addi %a, %i : i32", "i32",
        "expected the end of the operation"),
    "a bracket behind": ("  %a = arith.addi %i, %i : i32[+ >+]\n  %b = arith.addi %a, %a : i32", ">",
        "expected the end of the operation"),
    "no closing bracket": ("  %m = memref.alloc([-)-] : memref<4xi32>\n  %b = arith.addi %i, %i : i32", ":",
        "expected ')'"),
    "a type that is not closed": ("  %m = memref.alloc() : memref<4xi32[->-]\n  %b = arith.addi %i, %i : i32", "2",
        "expected '>'"),
    "an open quote": ('  "test.op[-"-](%i) : (i32) -> ()\n  %b = arith.addi %i, %i : i32', '"test.op(%i) : (i32) -> ()',
        "this string is not closed on its line"),
    "no operand at the end of the line": ("  %a = arith.addi %i, [-%i : i32-]\n  %b = arith.addi %i, %i : i32", ",",
        "expected SSA operand"),
}  # fmt: skip


@pytest.mark.parametrize("case", LINES)
def test_a_slip_in_a_line(case: str) -> None:
    body, marked, message = LINES[case]
    text = FUNCTION % body
    document = parse_document(edited(text))
    assert errors(document) == [(2, marked, message)]
    whole = parse_document(original(text))
    assert not errors(whole)
    assert names(document)[-3:] == names(whole)[-3:]


REGIONS = {
    "no opening brace": ("  scf.if %c [-{-]\n    %a = arith.addi %i, %i : i32\n  }",
        [(2, "c", "expected '{' at the end of this line")]),
    "no closing brace": ("  scf.if %c {\n    %a = arith.addi %i, %i : i32\n[-  }\n-]  %z = arith.addi %i, %i : i32",
        [(2, "{", "this '{' is never closed")]),
    "a closing brace too much": (
        "  scf.if %c {\n    %a = arith.addi %i, %i : i32\n  }\n[+  }\n+]  %z = arith.addi %i, %i : i32",
        [(5, "}", "this '}' closes nothing")]),
    "a brace within brackets": ("  %m = memref.alloc() : memref<4x[+}+]i32>\n  %a = arith.addi %i, %i : i32",
        [(2, "}", "expected '>'")]),
    "a label without its sign": ("  cf.br ^end\n[-^-]end:\n  %a = arith.addi %i, %i : i32",
        [(3, "end", "expected '^' before the name of a block: '^end'")]),
    "a label without its name": ("  cf.br ^end(%i : i32)\n[-^end-](%k: i32):\n  %a = arith.addi %k, %i : i32",
        [(3, "(", "expected the name of a block, '^name'")]),
    "an argument without its type": ("  cf.br ^end(%i : i32)\n^end(%k: [-i32-]):\n  %a = arith.addi %k, %i : i32",
        [(3, ")", "expected type")]),
    "no successor at the end of the line": ("  cf.cond_br %c, ^end, [-^end-]\n^end:\n  %a = arith.addi %i, %i : i32",
        [(2, ",", "expected block name")]),
}  # fmt: skip


@pytest.mark.parametrize("case", REGIONS)
def test_a_slip_around_a_region_or_block(case: str) -> None:
    body, expected = REGIONS[case]
    text = FUNCTION % body
    document = parse_document(edited(text))
    assert errors(document) == expected
    whole = parse_document(original(text))
    assert not errors(whole)
    assert names(document)[-3:] == names(whole)[-3:]


TOP = {
    "a signature that is not closed": "func.func @f(%c: i1[-)-] {\n  return\n}\nfunc.func @g() {\n  return\n}\n",
    "an argument without its sign": "func.func @f([-%-]c: i1) {\n  cf.assert %c, \"\"\n  return\n}\n",
    "no word at the start": (
        "func.func @a() {\n  return\n}\n[-func.func-] @f() {\n  return\n}\nfunc.func @g() {\n  return\n}\n"),
    "a module without its word": "[-module-] @m {\n  func.func @f() {\n    return\n  }\n}\n",
    "a module without its brace": "module @m [-{-]\n  func.func @f() {\n    return\n  }\n}\n",
    "a module that is not closed": "module @m {\n  func.func @f() {\n    return\n  }\n[-}-]\n",
    "attributes without their word": "module @m [-attributes-] {a.b = 1} {\n  func.func @f() {\n    return\n  }\n}\n",
    "an alias without its sign": (
        "#m = affine_map<(d0) -> (d0)>\n[-#-]n = 1 : i32\nfunc.func private @f(memref<4xf32, #m>)\n"),
    "an alias that is broken": "#m = affine_map<(d0[-)-] -> (d0)>\nfunc.func private @f(memref<4xf32, #m>)\n",
    "an alias of a broken alias": "!a = tuple<i32[->-]\n!b = tuple<!a>\nfunc.func private @f(!b)\n",
}  # fmt: skip


@pytest.mark.parametrize("case", TOP)
def test_a_slip_at_the_top(case: str) -> None:
    text = TOP[case]
    document = parse_document(edited(text))
    whole = parse_document(original(text))
    assert not errors(whole)
    assert len(errors(document)) == 1
    others = [item.parsed.source for item in whole.leaves() if item.parsed.source in edited(text)]
    assert [item.parsed.source for item in document.leaves() if item.parsed.source in others] == others


def test_definitions_may_share_a_line() -> None:
    document = parse_document("#a = 1 : i32 #b = 2 : i32\n!t = i32 func.func private @f(!t)\n")
    assert not document.findings
    assert set(document.chunks[0].aliases.attributes) == {"a", "b"}
    assert names(document) == ["func.func"]


def test_braces_that_balance_by_chance() -> None:
    text = "func.func @a() {\n  return\n\nfunc.func @b() {\n  return\n}\n}\nfunc.func @c() {\n  return\n}\n"
    document = parse_document(text)
    assert [(line, message) for line, _, message in errors(document)] == [
        (1, "this '{' is never closed"),
        (7, "this '}' closes nothing"),
    ]
    assert names(document) == ["func.func", "func.return"] * 3


def test_a_byte_order_mark() -> None:
    document = parse_document("\ufefffunc.func private @f()\n")
    (finding,) = document.findings
    assert (finding.code, finding.edits) == ("byte-order-mark", ((0, 1, ""),))
    assert names(document) == ["func.func"]


def test_a_function_is_not_empty() -> None:
    assert errors(parse_document("func.func @f() {\n}\n")) == [(2, "}", "expected non-empty function body")]
    assert not errors(parse_document("func.func private @f()\n"))


def test_aliases_do_not_nest_without_bound() -> None:
    text = "!a0 = i32\n" + "".join(f"!a{i + 1} = tuple<!a{i}>\n" for i in range(1000))
    document = parse_document(text + "func.func private @f(!a1000)\n")
    assert errors(document)[0][2] == "brackets nested more than 64 deep, aliases included"
    (function,) = document.leaves()[0].operations
    assert str(function.properties["function_type"])


# --- What was meant -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "written", "meant"),
    [
        ("%a = arith.adid %value, %value : i32", "arith.adid", "arith.addi"),
        ("%a = aritth.addi %value, %value : i32", "aritth.addi", "arith.addi"),
        ("%a = arith.addi %vaule, %value : i32", "%vaule", "%value"),
        ("%a = arith.cmpi slte, %value, %value : i32", "slte", "slt"),
        ("%a = arith.extui %value : i32 too i64", "too", "to"),
        ("%a = memref.alloc() : memrf<4xi32>", "memrf", "memref"),
        ("%a = memref.alloc() : memref<4xi32, #layuot>", "#layuot", "#layout"),
        ("cf.br ^finsh", "^finsh", "^finish"),
    ],
)
def test_what_was_meant(line: str, written: str, meant: str) -> None:
    text = (
        "#layout = affine_map<(d0) -> (d0)>\n"
        f"func.func @f(%value: i32) {{\n  {line}\n  cf.br ^finish\n^finish:\n  return\n}}\n"
    )
    (finding,) = (each for each in parse_document(text).findings if each.edits)
    ((start, end, replacement),) = finding.edits
    assert text[start:end] == written
    assert (replacement, finding.help) == (meant, f"did you mean '{meant}'?")


@pytest.mark.parametrize("line", ["%a = arith.addi %v2, %v1 : i32", "%a = arith.addi %x, %v1 : i32"])
def test_what_may_be_meant_is_not_guessed(line: str) -> None:
    text = f"func.func @f(%v1: i32, %y: i32) {{\n  {line}\n  return\n}}\n"
    (finding,) = parse_document(text).findings
    assert (finding.code, finding.help) == ("undefined-value", None)
