"""Items in blocks are what a tuple of them would be, after any edits and moves, whatever was looked at between them."""

from __future__ import annotations

import random
from bisect import bisect_right
from collections.abc import Sequence

import pytest

from pydealloc.ir.graph import Block
from pydealloc.syntax.document import item_blocks
from pydealloc.syntax.document.document import AliasUses, Document, Item, parse_document
from pydealloc.syntax.document.item_blocks import ItemBlocks, in_blocks, leaves_of
from pydealloc.syntax.document.item_search import nested_leaves, start_of
from pydealloc.syntax.document.segmenter import ItemKind
from pydealloc.syntax.parser.parser_state import ParsedItem
from tests.syntax.test_incremental_segmenter import flat_chunk

FUNCTION = "func.func @f{n}() {{\n  return\n}}\n"


@pytest.fixture(autouse=True)
def short_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(item_blocks, "BLOCK_ITEMS", 3)
    monkeypatch.setattr(item_blocks, "LONG_BODY_ITEMS", 4)


def item(start: int, kind: ItemKind = ItemKind.OPERATIONS, children: Sequence[Item] = ()) -> Item:
    return Item(start, kind, ParsedItem("x", Block()), AliasUses(), children, 0, start + 1)


def random_items(dice: random.Random, count: int) -> list[Item]:
    kinds = [ItemKind.OPERATIONS] * dice.choice((1, 8)) + [ItemKind.ALIAS, ItemKind.MODULE]
    found: list[Item] = []
    for number in range(count):
        kind = dice.choice(kinds)
        inner = in_blocks(random_items(dice, dice.choice((0, 2, 9)))) if kind is ItemKind.MODULE and count > 3 else ()
        found.append(item(10 * number, kind, inner))
    return found


def look(dice: random.Random, blocks: Sequence[Item], items: tuple[Item, ...]) -> None:
    """Ask for some of it, and for all of it now and then."""
    count = len(items)
    assert len(blocks) == count
    assert bool(blocks) == bool(items)
    for _ in range(2):
        first, last = dice.randint(-count - 2, count + 2), dice.randint(-count - 2, count + 2)
        step = dice.choice((None, None, 1, 2, -1, -3))
        assert blocks[first:last:step] == items[first:last:step]
        place = dice.randint(0, 10 * count)
        assert bisect_right(blocks, place, key=start_of) == bisect_right(items, place, key=start_of)
    if items:
        index = dice.randint(-count, count - 1)
        assert blocks[index] == items[index]
        assert blocks[index] is blocks[index]
    for outside in (count, -count - 1):
        with pytest.raises(IndexError):
            blocks[outside]
    if dice.random() < 0.2:
        assert tuple(blocks) == items
        assert tuple(reversed(blocks)) == items[::-1]
        assert [*leaves_of(blocks)] == [*nested_leaves(items)]
        around = (item(0, ItemKind.ALIAS), item(0, ItemKind.MODULE, blocks), item(3))
        assert [one.parsed for one in leaves_of(around)] == [one.parsed for one in nested_leaves(around)]


@pytest.mark.parametrize("seed", range(30))
def test_edits_and_moves(seed: int) -> None:
    dice = random.Random(seed)
    items = tuple(random_items(dice, dice.choice((0, 1, 5, 40))))
    blocks = in_blocks(items)
    assert isinstance(blocks, ItemBlocks) == (len(items) > 4)
    if not isinstance(blocks, ItemBlocks):
        blocks = ItemBlocks([])
        items = ()
    for _ in range(12):
        before, as_before = blocks, items
        delta = dice.choice((0, 0, 7, -3, 1))
        if dice.random() < 0.2:
            blocks, items = blocks.moved(delta), tuple([one.moved(delta) for one in items])
        else:
            first = dice.randint(0, len(items))
            last = min(len(items), first + dice.choice((0, 0, 1, 1, 2, 20)))
            made = random_items(dice, dice.choice((0, 1, 1, 2, 15)))
            blocks = blocks.replaced(first, last, made, delta)
            items = (*items[:first], *made, *[one.moved(delta) for one in items[last:]])
        look(dice, blocks, items)
        look(dice, before, as_before)
    assert blocks == ItemBlocks([]).replaced(0, 0, items, 0)


@pytest.mark.parametrize(
    "shape", ["{0}", "module {{\n{0}}}\n", "!a = i1\nmodule {{\n{0}}}\n!b = i1\nmodule {{\n{0}}}\n"]
)
def test_documents_of_many_items(shape: str) -> None:
    dice = random.Random(shape)
    text = shape.format("".join(FUNCTION.format(n=n) for n in range(30)))
    document = parse_document(text)
    for number in range(40):
        at = dice.randrange(len(text))
        length = dice.choice((0, 0, 1, 2, 60))
        words = dice.choice((" ", "\n", "x", "}", FUNCTION.format(n=f"new{number}"), "module {\n}\n"))
        text = text[:at] + words + text[at + length :]
        document = document.edited(text)
        fresh = parse_document(text)
        assert [flat_chunk(chunk) for chunk in document.chunks] == [flat_chunk(chunk) for chunk in fresh.chunks]
        assert places(document) == places(fresh)
        assert document.findings == fresh.findings


def places(document: Document) -> list[tuple[int, int]]:
    return [(item.start, item.end) for item in document.leaves()]


def test_an_edit_shares_the_blocks_before_it_and_makes_no_items_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "".join(FUNCTION.format(n=n) for n in range(3000))
    document = parse_document(text)
    made: list[int] = []
    moved = Item.moved

    def counted(self: Item, delta: int) -> Item:
        made.append(delta)
        return moved(self, delta)

    monkeypatch.setattr(Item, "moved", counted)
    for _ in range(5):
        at = text.index("return", len(text) // 2)
        text = f"{text[:at]} {text[at:]}"
        document = document.edited(text)
    assert len(made) < 300
    assert document.leaves()[0] is document.chunks[0].items[0]
