"""`parse_fixture` and `draw` are inverses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.harness.fixture import Annotation, draw, parse_fixture

SOURCE = """\
func.func @f() {
// @1..5 keyword
  %0 = memref.alloc() : memref<4xf32>  // scratch
//^^ value
//     ^^^^^^^^^^^^ cursor
//            | here
  return
//  @3..+1:2 to the end
}
"""


def test_the_forms() -> None:
    fixture = parse_fixture(SOURCE)
    covered = [(fixture.text[note.start : note.end], note.text) for note in fixture.annotations]
    assert covered == [
        ("func", "keyword"),
        ("%0", "value"),
        ("memref.alloc", "cursor"),
        ("", "here"),
        ("return\n}", "to the end"),
    ]
    assert "//^" not in fixture.text
    assert "// scratch" in fixture.text
    assert fixture.cursor.text == "cursor"
    assert len(fixture.expectations) == 4


def test_drawing_is_the_inverse() -> None:
    fixture = parse_fixture(SOURCE)
    assert draw(fixture.text, fixture.annotations) == SOURCE.replace("//  @", "// @")


def test_other_comments_stay() -> None:
    text = "// @f is called here\n  // ^ indented comments are the author's\n//\n"
    assert parse_fixture(text).text == text


def test_the_end_of_the_text() -> None:
    assert draw("a\n", [Annotation(2, 2, "end")]) == "a\n// @+1:1..+1:1 end\n"


@pytest.mark.parametrize(
    "source", ["// ^ nothing above\nx\n", "x\n//    ^ too far right\n", "x\n// @1..+7:1 too far down\n"]
)
def test_an_annotation_that_points_nowhere(source: str) -> None:
    with pytest.raises(ValueError, match="annotation"):
        parse_fixture(source)


@pytest.mark.parametrize("count", [0, 2])
def test_there_is_one_cursor(count: int) -> None:
    with pytest.raises(ValueError, match=f"{count} cursors"):
        _ = parse_fixture("abcdef\n" + "//  ^ cursor\n" * count).cursor


@st.composite
def annotated(draw_value: st.DrawFn) -> tuple[str, list[Annotation]]:
    text = draw_value(st.text(alphabet="ab %\t\r\u2028é𝄞\n", max_size=40))
    offsets = st.integers(0, len(text))
    ranges = st.tuples(offsets, offsets).map(sorted)
    words = st.text(alphabet="ab^|@ é", max_size=5)
    notes = draw_value(st.lists(st.tuples(ranges, words), max_size=4))
    return text, [Annotation(start, end, word) for (start, end), word in notes]


@given(annotated())
def test_what_was_drawn_is_read_back(case: tuple[str, list[Annotation]]) -> None:
    text, annotations = case
    fixture = parse_fixture(draw(text, annotations))
    assert fixture.text == text
    assert list(fixture.annotations) == sorted(annotations, key=lambda note: (note.start, note.end))
