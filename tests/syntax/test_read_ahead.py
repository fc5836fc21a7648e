"""Items that are read in pieces: the program is that of reading the text at once."""

from __future__ import annotations

import random

import pytest

from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.document.lazy_item import LazyItem
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
