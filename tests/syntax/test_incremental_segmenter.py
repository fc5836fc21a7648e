"""Cutting an edited text again in place gives what cutting it afresh gives, and is done where it can be."""

from __future__ import annotations

from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pydealloc.syntax.document import incremental_segmenter
from pydealloc.syntax.document.document import Item, ParsedChunk, parse_document
from pydealloc.syntax.document.incremental_segmenter import resegment
from pydealloc.syntax.document.segmenter import ItemKind, Segment, segment_text
from pydealloc.syntax.text.cursor import without_nul
from pydealloc.syntax.text.edits import EditSpan, edit_between
from pydealloc.syntax.text.run_lines import run_lines
from tests.harness.described import described

FUNCTIONS = "".join(
    f"func.func @f{number}(%a: i1) {{\n  %0 = foo.bar %a {{x = 1}} : i1 // {{ \"\n  return\n}}\n"
    + (f"!t{number} = i1\n" if number % 3 == 0 else "")
    + ('foo.bar @x\n"g.h"() : () -> ()\n' if number % 4 == 0 else "")
    for number in range(10)
)  # fmt: skip
MODULES = f"module {{\n{FUNCTIONS}module @z attributes {{a = 1}} {{\n{FUNCTIONS}}}\n}}\n// -----\n{FUNCTIONS}"
GAPS = (
    "// c\n// func.func @old\n\n// @a {\n//\n// loc(x)\n", "\n\n\n\n\n\n\n", "  // c\n  // d\n\n    // module @m\n",
    "    // far\n// near\n      // far\n\n", "\n// c\n", "\t\n  \n \n\n\n  \n",
)  # fmt: skip
SPACED = (
    "module {\n"
    + "".join(
        f"{gap}func.func @f{number}(%a: i1) {{\n  return\n}}\n{gap}foo.bar @x\n{gap}!t{number} = i1\n"
        for number, gap in enumerate(GAPS)
    )
    + f"}}\n// -----\n{GAPS[0]}func.func @g() {{\n  return\n}}\n{GAPS[1]}{GAPS[0]}"
)
"""Functions and what is between them, with comments and blank lines before each."""
PROGRAMS = (
    FUNCTIONS,
    f"// RUN: a %s\n// DEFINE: %{{b}} = c\n{FUNCTIONS}",
    SPACED,
    SPACED.replace("\nfunc", "\n  func").replace("\n}", "\n  }"),
    SPACED.replace("module {\n", "").replace("}\n// -----", "// -----"),
    MODULES,
    MODULES.replace("\n", "\r\n"),
    f"{FUNCTIONS}%v = foo.bar\n",
    f"%v = foo.bar\n{FUNCTIONS}",
)
PIECES = (
    "", "", "", "{", "}", "(", ")", '"', "//", "/", "\n", "\r", " ", "\\", "=", ":", "%a,\n", "%b =", "%v", "foo.bar\n",
    "\n}\n", "\n{\n", "\r\n", "\n\n", "func.func @q() {\n}\n", "module @k { } ", "module {\n", '"foo"\n(',
    "%x = foo.bar\n", "!a = i1\n", "!t0 = i8\n", "\n// c\n", "{-#", "#-}", "{-", "\0", "\n// -----\n", "// -----",
    "RUN:", "// RUN: cat",
)  # fmt: skip

Flat = tuple[ItemKind, int, int, tuple[int, int], list["Flat"]]


def flat_segment(segment: Segment) -> Flat:
    is_module = segment.kind is ItemKind.MODULE
    body = (segment.opening + 1, segment.closing) if is_module else (segment.opening, 0)
    return (segment.kind, segment.start, segment.end, body, [flat_segment(child) for child in segment.children])


def flat_item(item: Item) -> Flat:
    body = item.body if item.kind is ItemKind.MODULE else (item.opening and item.start + item.opening, 0)
    return (item.kind, item.start, item.end, body, [flat_item(child) for child in item.children])


def flat_chunk(chunk: ParsedChunk) -> object:
    return (chunk.start, chunk.end, chunk.is_regular, [flat_item(item) for item in chunk.items])


@st.composite
def replacements(draw: st.DrawFn) -> tuple[int, int, str]:
    """Where (ten thousandths of the text), how much to delete, and what to put there."""
    length = draw(st.sampled_from((0, 0, 0, 1, 2, 5, 30, 200)))
    return draw(st.integers(0, 10_000)), length, draw(st.sampled_from(PIECES))


@pytest.mark.parametrize("gap", [2_000, 8])
@settings(max_examples=120, derandomize=True, deadline=None)
@given(st.sampled_from(PROGRAMS), st.lists(st.lists(replacements(), min_size=1, max_size=3), min_size=1, max_size=5))
def test_in_place_or_afresh(gap: int, program: str, steps: list[list[tuple[int, int, str]]]) -> None:
    with patch.object(incremental_segmenter, "_LONG_GAP_CHARS", gap):
        check_steps(program, steps)


def check_steps(program: str, steps: list[list[tuple[int, int, str]]]) -> None:
    """Compare the items after each of `steps` with those of the text cut afresh."""
    document, text = parse_document(program), program
    for step in steps:
        for place, length, inserted in step:
            at = place * len(text) // 10_000
            text = text[:at] + inserted + text[at + length :]
        document = document.edited(text)
        # What a NUL is depends on what is before it, and the document says it: a space outside of strings.
        read = segment_text(document.text)
        wanted = [(c.start, c.end, c.is_regular, [flat_segment(p) for p in c.segments]) for c in read]
        assert document.text == without_nul(text)
        assert [flat_chunk(chunk) for chunk in document.chunks] == wanted
        assert document.run_lines() == tuple(run_lines(document.text))


@pytest.mark.parametrize(
    ("program", "at", "typed"), [(f"{FUNCTIONS}%v = foo.bar\n", "return", "%v "), (SPACED, "c\n", "{-#")]
)
def test_what_the_text_around_decides(program: str, at: str, typed: str) -> None:
    check_steps(program, [[(10_000 * program.index(at) // len(program) + 1, 0, typed)]])


@settings(max_examples=200, derandomize=True)
@given(st.text("ab", max_size=12), st.text("ab", max_size=12))
def test_the_edit_between_two_texts(old: str, new: str) -> None:
    edit = edit_between(old, new)
    assert 0 <= edit.start <= min(edit.old_end, edit.new_end)
    assert old[: edit.start] + new[edit.start : edit.new_end] + old[edit.old_end :] == new
    assert old[edit.start : edit.start + 1] != new[edit.start : edit.start + 1] or edit.start in (len(old), len(new))


def pieces_cut_again(old: str, new: str) -> int:
    found = resegment(old, new, parse_document(old).chunks)
    assert found is not None
    return len(found.segments)


def test_a_keystroke_looks_at_the_items_around_it() -> None:
    for program in (FUNCTIONS, MODULES):
        at = program.rindex("@f8")
        for replacement in ("@f88", "@f", '@"f8"', "@f8 /", "\n\n@f8"):
            assert 1 <= pieces_cut_again(program, program[:at] + replacement + program[at + 3 :]) <= 7


def test_items_that_come_and_go() -> None:
    at = FUNCTIONS.index("func.func @f6")
    assert pieces_cut_again(FUNCTIONS, FUNCTIONS[:at] + "func.func @new() {\n  return\n}\n" + FUNCTIONS[at:]) <= 8
    assert pieces_cut_again(FUNCTIONS, FUNCTIONS[:at] + FUNCTIONS[FUNCTIONS.index("func.func @f7") :]) <= 8


def test_what_cannot_be_done_in_place() -> None:
    at = FUNCTIONS.index("  return\n}\nfunc.func @f6")
    for text in ("{", "}", "{-#", "\n// -----\n"):
        assert resegment(FUNCTIONS, FUNCTIONS[:at] + text + FUNCTIONS[at:], parse_document(FUNCTIONS).chunks) is None


def test_braces_that_were_guessed_are_guessed_again() -> None:
    old = (
        "func.func @f(%list: memref<?xi64>) -> memref<?xi64> {\n"
        "  %larger = memref.realloc %list(%n) : memref<?xi64> to memref<?}\n"
        "xi64>\n"
        "  return %larger : memref<?xi64>\n"
        "}\n"
    )
    before = parse_document(old)
    assert [chunk.is_regular for chunk in before.chunks] == [False]
    new = old.replace("%larger =", "%l[arger =")
    edited, fresh = before.edited(new), parse_document(new)
    assert [flat_chunk(chunk) for chunk in edited.chunks] == [flat_chunk(chunk) for chunk in fresh.chunks]


@pytest.mark.parametrize(
    "around", ["{}\n", "func.func @f() {{\n  return\n}}\n{}\n\nfunc.func @g()\n", "module {{\n{}\n}}\n"]
)
@pytest.mark.parametrize("comment", ["// a comment, with text", "// RUN: cat %s", "  // @f {", "// -----", "%a // no"])
def test_an_edit_of_a_comment_between_items(around: str, comment: str) -> None:
    old = around.format(f"// first\n{comment}\n// last")
    at = old.index(comment)
    for new in ("", "x", " module {", "{", "}", '"', "// -----", "\n", "module @m {\n", "%a = "):
        for start in (at, at + 2, at + 5, at + len(comment)):
            for end in (start, min(start + 3, at + len(comment))):
                text = old[:start] + new + old[end:]
                found = parse_document(text, old=parse_document(old), edit=EditSpan(start, end, start + len(new)))
                assert described(found) == described(parse_document(text))


def test_thousands_of_comments_between_items_are_left_alone() -> None:
    comments = "// CHECK: text\n" * 3_000
    old = f"func.func @f() {{\n  return\n}}\n{comments}func.func @g()\n"
    at = old.index(comments) + len(comments) // 2 + 5
    found = resegment(old, old[:at] + "x" + old[at:], parse_document(old).chunks)
    assert found is not None
    assert (found.first, found.last, found.segments) == (1, 1, ())


@pytest.mark.parametrize("after", ["func.func @g()\n", ""])
@pytest.mark.parametrize("typed", ["%", "%x", "%x, "])
def test_a_name_that_nothing_defines_is_cut_where_it_is(typed: str, after: str) -> None:
    comments = "// CHECK: text\n" * 30
    old = f"func.func @f() {{\n  return\n}}\n{comments}{after}"
    at = old.index(comments) + len(comments) // 2
    new = old[:at] + typed + old[at:]
    for before, text in ((old, new), (new, old)):
        assert resegment(before, text, parse_document(before).chunks) is not None
        assert described(parse_document(text, old=parse_document(before))) == described(parse_document(text))


def test_braces_in_comments_of_a_region_say_nothing_of_it() -> None:
    old = (
        "foo.circuit @c {\n  // CHECK: }}\n  foo.module @m(\n    out %a: !foo.t\n  ) {\n    // }\n  }\n}\nfoo.bar @b\n"
    )
    found = resegment(old, old.replace("%a: ", "1%a: "), parse_document(old).chunks)
    assert found is not None
    assert found.braces is None, "nothing but the lines was looked at"
    assert len(found.segments) == 1


@pytest.mark.parametrize("typed", ["1", "%", "%x", "%x = foo.bar ", "func.func @h() ", "else", "{", "module {}"])
def test_a_word_among_thousands_of_comments(typed: str) -> None:
    comments = "// CHECK: text\n" * 3_000
    old = f"func.func @f() {{\n  return\n}}\n{comments}func.func @g()\n"
    at = old.index(comments) + len(comments) // 2
    text = old[:at] + typed + old[at:]
    found = parse_document(text, old=parse_document(old), edit=EditSpan(at, at, at + len(typed)))
    assert described(found) == described(parse_document(text))
    if typed not in ("else", "{", "%x = foo.bar "):
        assert max(len(item.parsed.source) for item in found.leaves()) < 100
