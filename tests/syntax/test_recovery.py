"""One broken operation costs one operation: everything else keeps its facts, and the error stands in one place."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.findings import Severity

BASE = """\
func.func @a(%m: memref<4xf32>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %x = memref.load %m[%i] : memref<4xf32>
  %y = arith.addf %x, %x : f32
  scf.for %k = %c0 to %i step %c0 {
    %z = arith.mulf %x, %y : f32
    memref.store %z, %m[%k] : memref<4xf32>
  }
  %w = arith.subf %x, %y : f32
  return %w : f32
}

func.func @b(%m: memref<4xf32>) {
  memref.dealloc %m : memref<4xf32>
  return
}

func.func @c() {
  %q = memref.alloc() : memref<4xf32>
  call @b(%q) : (memref<4xf32>) -> ()
  return
}
"""
ADD = "%y = arith.addf %x, %x : f32"

WHOLE = [
    "func.func", "arith.constant", "memref.load", "arith.addf", "scf.for", "arith.mulf", "memref.store", "scf.yield",
    "arith.subf", "func.return", "func.func", "memref.dealloc", "func.return", "func.func", "memref.alloc",
    "func.call", "func.return",
]  # fmt: skip


def names(document: Document) -> list[str]:
    """The names of all operations, in order; those that were not understood with a question mark."""
    found: list[str] = []
    for item in document.leaves():
        for top in item.operations:
            for op in walk(top):
                opaque = op.syntax is not None and op.syntax.opaque
                found.append(op.name + "?" * opaque)
    return found


def errors(document: Document) -> list[tuple[str, int]]:
    """Code and line, from 1, of each error."""
    text = document.text
    return [(f.code, text.count("\n", 0, f.start) + 1) for f in document.findings if f.severity is Severity.ERROR]


def indented(text: str) -> str:
    """The text in a module."""
    return "module {\n" + "".join(f"  {line}\n" if line else "\n" for line in text.splitlines()) + "}\n"


def test_the_whole_program() -> None:
    document = parse_document(BASE)
    assert names(document) == WHOLE
    assert not document.findings


BROKEN_ADDITIONS = {
    "no second operand": ("%y = arith.addf %x", "syntax"),
    "no second operand, comma": ("%y = arith.addf %x, : f32", "syntax"),
    "no type": ("%y = arith.addf %x, %x :", "syntax"),
    "no colon": ("%y = arith.addf %x, %x f32", "syntax"),
    "half a name": ("%y = arith.add %x, %x : f32", "unknown-operation"),
    "a dialect alone": ("%y = arith.", "unknown-operation"),
    "a parenthesis": ("%y = arith.addf (%x, %x : f32", "syntax"),
    "a quote": ('%y = arith.addf %x, %x {a = "b} : f32', "syntax"),
    "a type": ("%y = arith.addf %x, %x : vector<4xf32", "syntax"),
    "a bad type": ("%y = arith.addf %x, %x : f3e", "syntax"),
    "garbage": ("%y = arith.addf $$$ ??? : f32", "syntax"),
    "two types": ("%y = arith.addf %x, %x : f32, f32", "syntax"),
}


@pytest.mark.parametrize("case", BROKEN_ADDITIONS)
@pytest.mark.parametrize("in_module", [False, True], ids=["", "in-module"])
def test_one_broken_operation(case: str, in_module: bool) -> None:
    broken, code = BROKEN_ADDITIONS[case]
    text = BASE.replace(ADD, broken)
    document = parse_document(indented(text) if in_module else text)
    assert errors(document) == [(code, 4 + in_module)]
    found = names(document)[in_module:]
    assert found[:3] + found[4:] == WHOLE[:3] + WHOLE[4:]
    assert found[3].removesuffix("?") == broken.split()[2] or not found[3].endswith("?")


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        # Typing: a line that is no operation yet. What it defines is not undefined below.
        (ADD, "%y", [("syntax", 4)]),
        (ADD, '%y = "arith.addf(%x, %x) : (f32, f32) -> f32', [("syntax", 4)]),
        (ADD, "$$ ??\n  " + ADD, [("syntax", 4)]),
        ("%m[%i] : memref<4xf32>\n", "%m[%i : memref<4xf32>\n", [("syntax", 3)]),
        ("%m[%i] : memref<4xf32>\n", "%m[%i] : memref<4xf32\n", [("syntax", 3)]),
        # Braces of dictionaries.
        (ADD, "%y = arith.addf %x, %x a = 1} : f32", [("syntax", 4)]),
        (ADD, "%y = arith.addf %x, %x {a = 1 : f32", [("unclosed-brace", 4)]),
        # Signatures.
        ("@b(%m: memref<4xf32>) {", "@b(%m: memref<4xf32> {", [("syntax", 13)]),
        ("@b(%m: memref<4xf32>) {", "@b(%m: ) {", [("syntax", 13)]),
        # Too many braces.
        ("  %w =", "  }\n  %w =", [("unopened-brace", 9)]),
        ("    memref.store", "    }\n    memref.store", [("unopened-brace", 7)]),
        ("%w : f32\n}\n", "%w : f32\n}\n}\n", [("unopened-brace", 12)]),
        # Too few.
        ("memref<4xf32>\n  }\n", "memref<4xf32>\n", [("unclosed-brace", 5)]),
        ("%w : f32\n}\n", "%w : f32\n", [("unclosed-brace", 1)]),
        (" : (memref<4xf32>) -> ()\n  return\n}", " : (memref<4xf32>) -> ()\n  return\n", [("unclosed-brace", 18)]),
    ],
)
@pytest.mark.parametrize("in_module", [False, True], ids=["", "in-module"])
def test_errors_stay_where_they_are(old: str, new: str, expected: list[tuple[str, int]], in_module: bool) -> None:
    assert old in BASE
    text = BASE.replace(old, new, 1)
    document = parse_document(indented(text) if in_module else text)
    assert sorted(errors(document)) == sorted((code, line + in_module) for code, line in expected)
    found = [name.removesuffix("?") for name in names(document)][in_module:]
    missing = "arith.addf" if "$$" not in new and new.startswith("%y") and "arith.addf %x" not in new else ""
    assert found == [name for name in WHOLE if name != missing]


def test_a_missing_opening_brace() -> None:
    document = parse_document(BASE.replace("-> f32 {", "-> f32"))
    assert errors(document) == [("unopened-brace", 1)]
    assert names(document) == WHOLE
    document = parse_document(BASE.replace("step %c0 {", "step %c0"))
    assert errors(document) == [("unopened-brace", 5)]
    assert names(document) == WHOLE


def test_a_missing_brace_ends_before_the_next_function_without_indentation() -> None:
    flat = "\n".join(line.strip() for line in BASE.replace("return %w : f32\n}\n", "return %w : f32\n").splitlines())
    document = parse_document(flat)
    assert [code for code, _ in errors(document)] == ["unclosed-brace"]
    assert names(document) == WHOLE


def test_the_place_is_the_end_of_the_line_that_is_too_short() -> None:
    text = "func.func @f(%a: i1) {\n  %b = arith.addi %a // why\n\n  return\n}\n"
    (finding,) = parse_document(text).findings
    assert text[finding.start : finding.end] == "a"
    assert text[finding.start - 1] == "%"


def test_what_a_broken_operation_uses_is_still_used() -> None:
    document = parse_document(BASE.replace(ADD, "%y = arith.addf %x, %x, %nowhere"))
    (function,) = next(iter(document.leaves())).operations
    block = function.regions[0].blocks[0]
    x = next(op for op in block.ops if op.name == "memref.load").result
    assert [op.name for op in x.users][:2] == ["arith.addf", "arith.addf"]
    # `%nowhere` is not complained about: who knows what it was going to be.
    assert errors(document) == [("syntax", 4)]


# --- Deep and hostile texts -----------------------------------------------------------------------------------------

N = 3_000
DEEP = {
    "if": "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * N + "}\n" * N + "return\n}\n",
    "generic": '"a.b"() ({\n' * N + "}) : () -> ()\n" * N,
    "modules": "module {\n" * N + "}\n" * N,
    "unknown": "foo.bar %a {\n" * N + "}\n" * N,
}
HOSTILE = {
    "unclosed generic": '"a.b"() ({\n' * N,
    "unclosed if": "func.func @f(%c: i1) {\n" + "scf.if %c {\n" * N,
    "unclosed modules": "module {\n" * N,
    "unopened": "func.func @f(%c: i1) {\n" + "}\n" * N,
    "stray": "func.func @f(%c: i1) {\n" + "scf.if %c {\n  }\n   }\n" * N,
    "unknown, unclosed": "foo.bar %a {\n  a.b\n" * N,
    "operations in brackets": "%a = a.b %c, (\n" * N,
    "parentheses": "(" * N,
    "brackets": "x.y " + "[" * N,
    "types": "func.func private @f() -> " + "tuple<" * N + "i32" + ">" * N,
    "attributes": '"a.b"() {a = ' + "[" * N + "]" * N + "} : () -> ()",
    "quotes": '"' * N,
    "braces": "{" * N,
    "closing braces": "}" * N,
    "dictionaries": "{a = " * N,
    "percent": "%" * N,
    "equals": "%a = " * N,
    "labels": "func.func @f() {\n" + "^a:\n" * N + "}",
    "slashes": "/" * N,
    "hashes": "#" * N,
    "aliases": "\n".join(f"#a{i} = #a{i + 1}" for i in range(300)),
    "nothing": "",
    "bytes": "".join(map(chr, range(256))),
}


@pytest.mark.long
@pytest.mark.parametrize("text", DEEP.values(), ids=DEEP)
def test_nesting_is_not_limited(text: str) -> None:
    document = parse_document(text)
    assert not errors(document)
    assert sum(1 for _ in names(document)) >= N
    root = assemble(document.chunks[0]).root
    assert print_operation(root, UPSTREAM).count("{") >= N
    assert print_operation(root, UPSTREAM, generic=True).count("{") >= N


@pytest.mark.long
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_any_text_has_a_document(text: str) -> None:
    document = parse_document(text)
    assert all(0 <= finding.start <= finding.end <= len(text) for finding in document.findings)
    for chunk in document.chunks:
        root = assemble(chunk).root
        assert print_operation(root, UPSTREAM)
        assert print_operation(root, UPSTREAM, generic=True)


@pytest.mark.parametrize(
    "text",
    [
        "func.func private @f(memref<NUMBERxf32>)",
        "func.func private @f(vector<[NUMBER]xi32>)",
        'NAME:NUMBER = "a.b"() : () -> ()',
        "NAME = arith.constant NUMBER : i32",
        "func.func @f() {\n  affine.for %i = 0 to NUMBER {\n  }\n  return\n}",
        "func.func @f(%m: i32) {\n  cf.switch %m : i32, [default: ^a, NUMBER: ^a]\n^a:\n  return\n}",
    ],
)
@pytest.mark.parametrize("number", ["9" * 6000, "0x" + "f" * 6000], ids=["decimal", "hexadecimal"])
def test_numbers_too_long_to_be_read(text: str, number: str) -> None:
    document = parse_document(text.replace("NUMBER", number).replace("NAME", "%n"))
    assert all(finding.start < finding.end <= len(document.text) for finding in document.findings)


def test_a_name_may_stand_on_the_next_line() -> None:
    text = "module {\n  func.func private\n  @f() -> f32\n  func.func\n  @g() {\n    return\n  }\n}\n"
    document = parse_document(text)
    assert not document.findings
    assert len(document.leaves()) == 3


@pytest.mark.parametrize("lost", ["private @b(f32)", "threads private @b(f32)", "@b(f32) {"])
def test_a_declaration_keeps_to_itself_when_the_next_one_is_broken(lost: str) -> None:
    before, behind = (
        "func.func private @a(memref<*xf16>) attributes {llvm.emit_c_interface}",
        "func.func\n  private @c(f32)",
    )
    document = parse_document(f"module {{\n  {before}\n  {lost}\n  {behind}\n}}\n")
    sources = [item.parsed.source for item in document.leaves()]
    assert before in sources
    assert behind in sources


@pytest.mark.parametrize("opening", ["scf.for %i = %n to %n step %n {", "scf.if %c {", "scf.execute_region {"])
@pytest.mark.parametrize("body", ["  memref.store %v, %a[%n] : memref<?xf32>\n", ""])
def test_a_region_that_is_opened_around_the_end_of_a_function_is_one_error(opening: str, body: str) -> None:
    text = f"func.func @f(%n: index, %v: f32, %a: memref<?xf32>, %c: i1) {{\n  {opening}\n{body}  return\n}}\n"
    assert [finding.code for finding in findings_of(parse_document(text))] == ["unclosed-brace"]
    end = "  scf.yield\n  }\n" if "execute" in opening else "  }\n"
    closed = text.replace("  return", f"{end}  return")
    assert not any(finding.severity is Severity.ERROR for finding in findings_of(parse_document(closed)))


def test_return_is_no_older_spelling_of_what_ends_a_region() -> None:
    text = "func.func @f(%c: i1) {\n  scf.if %c {\n    return\n  }\n  return\n}\n"
    (found,) = findings_of(parse_document(text))
    assert (found.code, found.edits) == ("unknown-operation", ())


def test_a_return_behind_an_open_brace_says_nothing_about_one_elsewhere() -> None:
    wrong = "func.func @f(%c: i1) {\n  scf.if %c {\n  return\n  }\n  return\n}\n"
    expected = [finding.code for finding in findings_of(parse_document(wrong))]
    open_ = "func.func @f(%c: i1) {\n  scf.if %c {\n  return\n}\n"
    for _ in range(30):
        findings_of(parse_document(open_))
    assert [finding.code for finding in findings_of(parse_document(wrong))] == expected == ["unknown-operation"]


@pytest.mark.parametrize("typed", ["%new =", "%new = ", "%new, %other =", "%new:2 =", "%new = // a comment"])
def test_a_line_without_a_name_yet_leaves_the_next_one_alone(typed: str) -> None:
    document = parse_document(BASE.replace(ADD, f"{typed}\n  {ADD}"))
    assert names(document) == WHOLE
    assert errors(document) == [("syntax", 4)]
