"""The graph: uses, order inside blocks, moving and erasing."""

from __future__ import annotations

import pytest

from pydealloc.ir.attributes import UNIT
from pydealloc.ir.base import SharedAttributes
from pydealloc.ir.builder import Builder, Listener, Rewriter
from pydealloc.ir.cloning import clone
from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.ir.graph_lists import NO_ORDER, ORDER_STRIDE, order_between
from pydealloc.ir.types import I1, INDEX


def made(name: str, *operands: Value, results: int = 0) -> Operation:
    return Builder().create(name, operands, [INDEX] * results)


def filled(count: int) -> tuple[Block, list[Operation]]:
    block = Block()
    ops = [made(f"t.{number}") for number in range(count)]
    for op in ops:
        block.append(op)
    return block, ops


# --- Uses -----------------------------------------------------------------------------------------------------------


def test_a_value_knows_its_uses_in_order() -> None:
    a = made("t.a", results=1)
    b = made("t.b", a.result, a.result)
    c = made("t.c", a.result)
    assert list(a.result.users) == [b, b, c]
    assert [use.index for use in a.result.uses] == [0, 1, 0]


@pytest.mark.parametrize("count", [1, 2, 8, 9, 20])
def test_uses_are_taken_out_one_by_one_in_any_number(count: int) -> None:
    a, b = made("t.a", results=1), made("t.b", results=1)
    users = [made("t.c", a.result) for _ in range(count)]
    assert list(a.result.users) == users
    for left, user in enumerate(reversed(users), 1):
        user.operands[0].set(b.result)
        assert list(a.result.users) == users[: count - left]
    assert list(b.result.users) == users[::-1]
    b.result.remove_use(made("t.c", a.result).operands[0])
    assert len(b.result.uses) == count


def test_shared_attributes_change_in_no_way_and_those_of_a_clone_do() -> None:
    op = Operation("t.a", SharedAttributes({"a": UNIT}), SharedAttributes())
    with pytest.raises(TypeError):
        op.properties["a"] = UNIT
    with pytest.raises(TypeError):
        op.attributes.update(op.properties)
    copy = clone(op)
    copy.properties["b"] = UNIT
    assert (len(copy.properties), len(op.properties)) == (2, 1)


def test_replacing_a_value_moves_all_its_uses() -> None:
    a, b = made("t.a", results=1), made("t.b", results=1)
    user = made("t.c", a.result, b.result, a.result)
    a.result.replace_all_uses_with(b.result)
    assert not a.result.uses
    assert user.operand_values == [b.result] * 3
    assert len(b.result.uses) == 3


def test_setting_operands_keeps_the_places_of_those_that_stay() -> None:
    a, b = made("t.a", results=1), made("t.b", results=1)
    user = Operation("t.c")
    first = user.add_operand(a.result, (3, 5))
    user.add_operand(b.result)
    user.set_operands([a.result])
    assert user.operands == [first]
    assert first.span == (3, 5)
    assert not b.result.uses
    user.insert_operands(0, [b.result])
    assert user.operand_values == [b.result, a.result]


def test_erasing_frees_what_nested_operations_use() -> None:
    outside = made("t.a", results=1)
    outer = Operation("t.outer")
    block = outer.add_region().append(Block())
    inner = Builder.at_end(block).create("t.inner", [outside.result], successors=[block])
    assert list(outside.result.users) == [inner]
    home = Block()
    home.append(outer)
    outer.erase()
    assert not outside.result.uses
    assert not block.uses
    assert home.first is None
    assert outer.parent is None


def test_what_is_used_cannot_be_erased() -> None:
    a = made("t.a", results=1)
    made("t.b", a.result)
    with pytest.raises(AssertionError, match="is erased"):
        a.erase()


# --- Blocks ---------------------------------------------------------------------------------------------------------


def test_operations_are_linked_in_order() -> None:
    block, (a, b, c) = filled(3)
    first, last, middle = made("t.f"), made("t.l"), made("t.m")
    block.prepend(first)
    block.append(last)
    block.insert_after(b, middle)
    assert list(block.ops) == [first, a, b, middle, c, last]
    b.detach()
    first.detach()
    last.detach()
    assert list(block.ops) == [a, middle, c]
    assert (block.first, block.last) == (a, c)
    assert (a.prev, a.next, c.prev, c.next) == (None, middle, middle, None)


def test_a_block_may_change_while_it_is_walked() -> None:
    block, ops = filled(5)
    for op in block.ops:
        op.erase()
    assert block.first is block.last is None
    assert all(op.parent is None for op in ops)


def test_erased_arguments_renumber_the_rest() -> None:
    block = Block()
    a, b, c = (block.add_argument(INDEX) for _ in range(3))
    block.erase_argument(1)
    assert [a.index, c.index] == [0, 1]
    assert block.args == [a, c]
    assert b not in block.args


def test_predecessors_and_successors() -> None:
    op = Operation("t.region")
    region = op.add_region()
    a, b = region.append(Block("a")), region.append(Block("b"))
    branch = Builder.at_end(a).create("t.br", successors=[b, b])
    assert b.predecessors == [a]
    assert a.successors == [b, b]
    assert (a.is_entry, b.is_entry, b.index) == (True, False, 1)
    branch.successors[0].set(a)
    assert a.predecessors == [a]
    assert a.successors == [a, b]


def test_ancestors() -> None:
    outer = Operation("t.outer")
    region = outer.add_region()
    block = region.append(Block())
    middle = Builder.at_end(block).create("t.middle", regions=1)
    inner_block = middle.regions[0].append(Block())
    inner = Builder.at_end(inner_block).create("t.inner")
    assert list(inner.ancestors()) == [middle, outer]
    assert outer.is_proper_ancestor_of(inner)
    assert not inner.is_proper_ancestor_of(inner)
    assert inner_block.ancestor_in(region) is block
    assert block.ancestor_in(middle.regions[0]) is None
    assert region.is_ancestor_of(middle.regions[0])
    assert not middle.regions[0].is_ancestor_of(region)


# --- Order ----------------------------------------------------------------------------------------------------------


def test_order_is_given_on_demand_with_gaps() -> None:
    block, ops = filled(3)
    assert [op.order_index for op in ops] == [NO_ORDER] * 3
    assert ops[0].is_before_in_block(ops[2])
    assert [op.order_index for op in block.ops] == [ORDER_STRIDE, 2 * ORDER_STRIDE, 3 * ORDER_STRIDE]


def test_new_operations_go_between_without_renumbering() -> None:
    block, (a, b) = filled(2)
    assert a.is_before_in_block(b)
    between, last, first = made("t.m"), made("t.l"), made("t.f")
    block.insert_before(b, between)
    assert a.is_before_in_block(between)
    assert between.order_index == 7
    block.append(last)
    assert b.is_before_in_block(last)
    assert last.order_index == 15
    block.prepend(first)
    assert first.is_before_in_block(a)
    assert first.order_index == 2


def test_a_full_gap_renumbers_the_block() -> None:
    block, (a, b) = filled(2)
    assert a.is_before_in_block(b)
    for number in range(20):
        op = made(f"t.n{number}")
        block.insert_before(b, op)
        assert a.is_before_in_block(op)
        assert op.is_before_in_block(b)
    order = [op.order_index for op in block.ops]
    assert order == sorted(order)
    assert len(set(order)) == len(order)


@pytest.mark.parametrize(
    ("before", "after", "order"),
    [
        (None, None, 5),
        (5, None, 10),
        (None, 10, 5),
        (None, 5, 2),
        (None, 1, 0),
        (None, 0, None),
        (5, 10, 7),
        (5, 6, None),
        (NO_ORDER, 5, None),
        (5, NO_ORDER, None),
    ],
)
def test_order_between_neighbours(before: int | None, after: int | None, order: int | None) -> None:
    assert order_between(before, after) == order


# --- Builders -------------------------------------------------------------------------------------------------------


def test_builders_insert_where_they_are_told() -> None:
    block, (a, b) = filled(2)
    names = [
        Builder.before(b).create("t.before").name,
        Builder.after(a).create("t.after").name,
        Builder.at_start(block).create("t.start").name,
        Builder.at_end(block).create("t.end").name,
    ]
    assert names == ["t.before", "t.after", "t.start", "t.end"]
    assert [op.name for op in block.ops] == ["t.start", "t.0", "t.after", "t.before", "t.1", "t.end"]


class Recorder(Listener):
    def __init__(self) -> None:
        self.events: list[str] = []

    def inserted(self, op: Operation) -> None:
        self.events.append(f"inserted {op.name}")

    def modified(self, op: Operation) -> None:
        self.events.append(f"modified {op.name}")

    def erased(self, op: Operation) -> None:
        self.events.append(f"erased {op.name}")


def test_a_rewriter_tells_its_listener() -> None:
    block = Block()
    listener = Recorder()
    rewriter = Rewriter(block, listener=listener)
    old = rewriter.create("t.old", result_types=[I1])
    user = rewriter.create("t.user", [old.result])
    rewriter.set_insertion_point(block, old)
    new = rewriter.create("t.new", result_types=[I1])
    rewriter.replace(old, [new.result])
    assert user.operand_values == [new.result]
    assert [op.name for op in block.ops] == ["t.new", "t.user"]
    assert rewriter.anchor is user
    assert listener.events == ["inserted t.old", "inserted t.user", "inserted t.new", "modified t.user", "erased t.old"]
