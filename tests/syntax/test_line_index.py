"""Lines and columns against slow, obvious definitions."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.syntax.text import line_index
from pydealloc.syntax.text.line_index import Encoding, LineIndex, line_end_near, line_start

TEXTS = st.text(alphabet=st.sampled_from("ab\n\r\f\u2028é中😀\0"), max_size=30)
WIDTHS = {
    Encoding.UTF8: lambda c: len(c.encode("utf-8")),
    Encoding.UTF16: lambda c: len(c.encode("utf-16-le")) // 2,
    Encoding.UTF32: lambda c: 1,
}


def lines_of(text: str) -> list[str]:
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


@given(TEXTS, st.sampled_from(Encoding))
def test_every_offset_comes_back(text: str, encoding: Encoding) -> None:
    index = LineIndex(text)
    for offset in range(len(text) + 1):
        line, column = index.position(offset, encoding)
        prefix = lines_of(text[:offset])
        if text[offset - 1 : offset + 1] != "\r\n":
            assert line == len(prefix) - 1
            assert column == sum(map(WIDTHS[encoding], prefix[-1]))
            assert index.offset(line, column, encoding) == offset
        else:
            assert index.offset(line, column, encoding) == offset - 1


@given(TEXTS)
def test_lines(text: str) -> None:
    index = LineIndex(text)
    found = [text[index.line_start(i) : index.line_end(i)] for i in range(index.line_count)]
    assert found == lines_of(text)


@given(TEXTS, st.lists(TEXTS, max_size=4), st.data(), st.sampled_from([1, 2, 3, 256]))
def test_an_edited_index_is_a_fresh_one(text: str, replacements: list[str], data: st.DataObject, block: int) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(line_index, "_BLOCK_LINES", block)
        edited = LineIndex(text)
        for replacement in replacements:
            start = data.draw(st.integers(0, len(text)))
            end = data.draw(st.integers(start, len(text)))
            edited = edited.edited(start, end, replacement)
            text = text[:start] + replacement + text[end:]
        fresh = LineIndex(text)
    assert edited.text == fresh.text
    assert edited.line_count == fresh.line_count
    for line in range(-1, fresh.line_count + 1):
        assert edited.line_start(line) == fresh.line_start(line)
        assert edited.line_end(line) == fresh.line_end(line)
    for offset in range(len(text) + 1):
        assert edited.position(offset, Encoding.UTF16) == fresh.position(offset, Encoding.UTF16)
    for offset in range(len(text) + 1):
        assert edited.line_at(offset) == fresh.line_at(offset)
        assert edited.position(offset, Encoding.UTF8) == fresh.position(offset, Encoding.UTF8)


@pytest.mark.parametrize(
    ("line", "column", "encoding", "expected"),
    [
        (0, 99, Encoding.UTF16, 2),
        (9, 0, Encoding.UTF16, 4),
        (-1, 5, Encoding.UTF16, 0),
        (0, -1, Encoding.UTF16, 0),
        (0, 1, Encoding.UTF8, 0),
        (0, 3, Encoding.UTF8, 0),
        (0, 4, Encoding.UTF8, 1),
        (0, 1, Encoding.UTF16, 0),
        (0, 2, Encoding.UTF16, 1),
        (0, 1, Encoding.UTF32, 1),
    ],
)
def test_clamping_and_rounding_down(line: int, column: int, encoding: Encoding, expected: int) -> None:
    assert LineIndex("😀b\nc").offset(line, column, encoding) == expected


def test_offsets_are_clamped() -> None:
    assert LineIndex("a\nb").position(99, Encoding.UTF8) == (1, 1)
    assert LineIndex("a\nb").position(-1, Encoding.UTF8) == (0, 0)
    assert LineIndex("").position(0, Encoding.UTF16) == (0, 0)


def test_the_start_of_a_line() -> None:
    text = "one\ntwo\r\nthree\rfour" + "x" * 5000
    for offset in range(len(text)):
        before = text[:offset]
        assert line_start(text, offset) == max(before.rfind("\n"), before.rfind("\r")) + 1
        if offset >= 2:
            assert line_start(text, offset, 2) == max(line_start(text, offset), 2)


@pytest.mark.parametrize(
    ("text", "offset", "expected"),
    [
        ("", 0, "\n"),
        ("a", 1, "\n"),
        ("a\r\nb\n", 0, "\r\n"),
        ("a\r\nb\n", 3, "\n"),
        ("a\r\nb", 3, "\r\n"),
        ("\nb", 0, "\n"),
        ("a\rb", 0, "\r"),
    ],
)
def test_the_line_end_near_an_offset(text: str, offset: int, expected: str) -> None:
    assert line_end_near(text, offset) == expected
