"""Items that are read in pieces: the program is that of reading the text at once."""

from __future__ import annotations

import random
from contextlib import suppress

import pytest

from pydealloc.ir.pauses import pausing
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document import lazy_item
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.document.lazy_item import LazyItem
from pydealloc.syntax.document.local_reparse import reparse_in
from pydealloc.syntax.text.edits import EditSpan
from tests.syntax.splice_edits import PROGRAMS, random_edit, told


@pytest.mark.parametrize("seed", range(32))
def test_pieces_give_the_program_of_the_text(seed: int) -> None:
    rng = random.Random(seed)
    text = PROGRAMS[seed % len(PROGRAMS)]
    for _ in range(seed % 4):
        start, end, new = random_edit(text, rng)
        text = text[:start] + new + text[end:]
    document = parse_document(text, lazily=True)
    for item in document.leaves():
        parsed = item.parsed
        end = 0
        while isinstance(parsed, LazyItem) and not parsed.is_read:
            seen = [op.name for op in parsed.read_ahead(end).operations]
            assert end < len(parsed.source) or seen == [op.name for op in parsed.operations]
            end += rng.randint(1, 120)
    assert told(document) == told(parse_document(text))


def test_a_piece_has_the_operations_before_its_end() -> None:
    lines = [f"  %{n} = arith.constant {n} : index\n" for n in range(500)]
    document = parse_document("func.func @f() {\n" + "".join(lines) + "  return\n}\n", lazily=True)
    (item,) = document.leaves()
    assert isinstance(item.parsed, LazyItem)
    (function,) = item.parsed.read_ahead(1_000).operations
    known = len([*function.regions[0].blocks[0].ops])
    assert 20 < known < 50
    assert not item.parsed.is_read
    assert item.operations == [function]
    assert len([*function.regions[0].blocks[0].ops]) == 501


@pytest.mark.parametrize("seed", range(48))
def test_edits_of_a_text_of_which_a_part_is_read(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lazy_item, "MIN_SPLICED_CHARS", 1)
    monkeypatch.setattr(lazy_item, "_SLICE_CHARS", 60)
    monkeypatch.setattr(lazy_item, "_LONG_CHARS", 60)
    rng = random.Random(seed)
    text = PROGRAMS[seed % len(PROGRAMS)]
    document = parse_document(text, lazily=True)
    for _ in range(4):
        for item in document.leaves():
            if isinstance(item.parsed, LazyItem):
                for _ in range(rng.randint(0, 3)):
                    item.parsed.read_slice()
                reparse_in(document, item)
        start, end, new = random_edit(text, rng)
        edit = EditSpan(start, end, start + len(new))
        text = text[:start] + new + text[end:]
        document = parse_document(text, UPSTREAM, document, edit, lazily=True)
    assert told(document) == told(parse_document(text))


class _Interrupted(BaseException):
    """The result is no longer wanted."""


@pytest.mark.parametrize("after", range(0, 60, 3))
def test_reading_that_was_interrupted_goes_on_with_whole_operations(after: int) -> None:
    """Of a short item that was begun, too: no operation is read twice."""
    text = f"func.func @f(%a: i32) {{\n{OPERATIONS}  return\n}}\n"
    document = parse_document(text, lazily=True)
    parsed = document.leaves()[0].parsed
    assert isinstance(parsed, LazyItem)
    parsed.read_ahead(len(text) // 3)
    pauses = iter(range(after))

    def pause() -> None:
        if next(pauses, None) is None:
            raise _Interrupted

    with suppress(_Interrupted), pausing(pause):
        assert parsed.findings == []
    assert told(document) == told(parse_document(text))


OPERATIONS = "".join([f"  %{number} = arith.addi %a, %a : i32\n" for number in range(40)])
