"""Formatting changes white space and nothing else, once and for all."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.layout.formatting import format_edits
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from pydealloc.syntax.text.lexer import TokenKind, tokens
from tests.fuzz.generators import generate
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle
from tests.harness.tree import ROOT

EXAMPLES = [path.read_text("utf-8") for path in sorted((ROOT / "examples").glob("*.mlir"))]
FLAT = """\
func.func @f(%x: f32) {
%0 = arith.addf %x,%x:f32

scf.if %c {
%1 = arith.addf %x,%x:f32


}
return
}
"""


def formatted(text: str) -> str:
    return apply_edits(text, format_edits(parse_document(text)))


def words(text: str) -> list[str]:
    """Tokens and comments, without the blanks that end comments."""
    return [text[token.start : token.end].rstrip(" \t") for token in tokens(text) if token.kind is not TokenKind.SPACE]


def has_errors(document: Document) -> bool:
    return any(finding.severity is Severity.ERROR for finding in document.findings)


def meaning(document: Document) -> list[str]:
    """The program in generic form; of what nobody described, its words."""
    roots = [assemble(chunk).root for chunk in document.chunks]
    return [word for root in roots for word in words(print_operation(root, document.knowledge, generic=True))]


@literate("syntax/formatting.md")
def test_pages(case: Case) -> None:
    case.expect("mlir formatted", formatted(case.blocks["mlir"]))


@literate("syntax/formatting.md")
def test_pages_mean_the_same(case: Case, oracle: Oracle) -> None:
    text = case.blocks["mlir"]
    if not text.strip():
        # Of an empty file mlir-opt does not even print an empty module.
        return
    options = ("--allow-unregistered-dialect", "--split-input-file", "--mlir-print-op-generic")
    before, after = (oracle.run(given, *options) for given in (text, formatted(text)))
    assert (before.accepted, before.output) == (after.accepted, after.output)


@given(st.integers(0, 1 << 32))
@settings(max_examples=150, deadline=None)
def test_the_same_words_once_and_for_all(seed: int) -> None:
    _, text = generate(Random(seed), EXAMPLES)
    document = parse_document(text)
    edits = format_edits(document)
    for edit in edits:
        assert not text[edit.start : edit.end].strip(" \t\r\n\0"), edit
        assert not edit.text.strip(" \r\n"), edit
    once = apply_edits(text, edits)
    assert words(once) == words(text)
    assert formatted(once) == once
    if not has_errors(document):
        after = parse_document(once)
        assert not has_errors(after)
        assert meaning(after) == meaning(document)


@pytest.mark.parametrize("blanks", ["", "\n", "\n\n", "  \n"])
def test_the_text_after_an_unclosed_operation_does_not_grow(blanks: str) -> None:
    once = formatted(
        "func.func @f(%b: memref<?xi8>) -> i8 {\n  %0 = scf.if %c -> (memref<?xi8>) {\nfunc.func @g(%n: index) {\n"
        "  %s = memref.alloca(%n) : memref<?xi8>\n    scf.yield %b : memref<?xi8>\n  }\n    }\n}" + blanks
    )
    assert once.endswith("}\n")
    assert not once.endswith("\n\n")
    assert formatted(once) == once


def test_an_unknown_operation_before_an_error_keeps_its_indentation() -> None:
    text = "  foo.bar %0 { nested stuff }\n\n>=\n"
    assert formatted(text) == text


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_are_formatted(text: str) -> None:
    assert formatted(text) == text


@pytest.mark.parametrize("end", ["\r\n", "\r"])
def test_line_ends_stay(end: str) -> None:
    assert formatted(FLAT.replace("\n", end)) == formatted(FLAT).replace("\n", end)


def test_some_lines_only() -> None:
    start = FLAT.index("%1")
    edits = format_edits(parse_document(FLAT), (start, start))
    assert apply_edits(FLAT, edits) == FLAT.replace("%1 = arith.addf %x,%x:f32", "    %1 = arith.addf %x, %x : f32")


def test_lines_are_formatted_as_in_the_whole() -> None:
    document = parse_document(FLAT)
    everything = format_edits(document)
    for start in range(len(FLAT)):
        some = format_edits(document, (start, min(start + 20, len(FLAT))))
        assert [edit for edit in everything if edit in some] == some
    assert format_edits(document, (0, len(FLAT))) == everything


def test_names_of_checks_are_taken_from_the_run_line() -> None:
    text = (
        "// RUN: mlir-opt %s | FileCheck %s --check-prefixes=FAST,SMALL\nmodule {\n// FAST: module\n// NOTE: this\n}\n"
    )
    assert formatted(text).splitlines()[2:4] == ["// FAST: module", "  // NOTE: this"]


@pytest.mark.parametrize("type_", ["!llvm.ptr<3>", "tensor<4x?xf32>", "vector<[4]x2xi8>", "memref<*xf32>"])
def test_types_are_not_taken_apart(type_: str) -> None:
    """Also where the printer has no words for what the author wrote."""
    text = f"func.func @f(%a: {type_}) {{\n  %0:2 = scf.if %c -> ({type_}, {type_}) %0#1 : {type_}\n}}\n"
    assert formatted(text) == text
    assert formatted(f"!t = {type_}\n") == f"!t = {type_}\n"


def test_comments_end_in_blanks_only() -> None:
    """What else looks like white space may mean something to the author."""
    assert formatted("func.func private @f() // a\u2028 \t\n") == "func.func private @f() // a\u2028\n"


def test_deep_nesting() -> None:
    depth = 2_000
    text = '"a.b"() ({\n' * depth + "}) : () -> ()\n" * depth
    assert formatted(text).splitlines()[depth - 1] == "  " * (depth - 1) + '"a.b"() ({'
