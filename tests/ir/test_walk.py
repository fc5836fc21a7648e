"""Walking, copying and dominance; none of them recurses."""

from __future__ import annotations

from itertools import pairwise

from pydealloc.ir.builder import Builder
from pydealloc.ir.cloning import Mapping, clone, clone_all
from pydealloc.ir.dominance import Dominance, post_order
from pydealloc.ir.graph import Block, Operation, Region
from pydealloc.ir.types import INDEX
from pydealloc.ir.walk import (
    operations_in,
    operations_inside_out,
    reachable_preorder,
    walk,
    walk_blocks,
    walk_into,
    walk_post_order,
    walk_values,
)

DEEP = 5_000


def nest(depth: int) -> Operation:
    root = Operation("t.0")
    op = root
    for number in range(1, depth):
        block = op.add_region().append(Block())
        block.add_argument(INDEX)
        op = Builder.at_end(block).create(f"t.{number}", [block.args[0]], [INDEX])
    return root


def test_walks_in_text_order() -> None:
    root = Operation("t.root")
    region = root.add_region()
    for label in ("a", "b"):
        block = region.append(Block(label))
        for number in range(2):
            outer = Builder.at_end(block).create(f"t.{label}{number}", regions=1)
            Builder.at_end(outer.regions[0].append(Block())).create(f"t.in_{label}{number}")
    names = [op.name for op in walk(root)]
    assert names == [f"t.{n}" for n in ["root", "a0", "in_a0", "a1", "in_a1", "b0", "in_b0", "b1", "in_b1"]]
    names = [op.name for op in walk_post_order(root)]
    assert names == [f"t.{n}" for n in ["in_a0", "a0", "in_a1", "a1", "in_b0", "b0", "in_b1", "b1", "root"]]
    assert operations_in(root) == list(walk(root))
    assert operations_inside_out(root) == list(walk_post_order(root))
    # What follows the root is no part of it.
    first = region.blocks[0].first
    assert first is not None
    assert [op.name for op in operations_in(first)] == ["t.a0", "t.in_a0"]
    assert [op.name for op in operations_inside_out(first)] == ["t.in_a0", "t.a0"]
    assert [block.label for block in walk_blocks(root)] == ["a", "b", None, None, None, None]


def test_the_operation_just_walked_may_be_erased() -> None:
    root = nest(1)
    block = root.add_region().append(Block())
    for _ in range(5):
        Builder.at_end(block).create("t.x")
    for op in walk(root):
        if op is not root:
            op.erase()
    assert block.first is None


def test_deep_nests() -> None:
    root = nest(DEEP)
    assert sum(1 for _ in walk(root)) == DEEP
    assert operations_in(root) == operations_inside_out(root)[::-1]
    assert next(walk_post_order(root)).name == f"t.{DEEP - 1}"
    assert sum(1 for _ in walk_values(root)) == 2 * (DEEP - 1)
    copy = clone(root)
    assert [op.name for op in walk(copy)] == [op.name for op in walk(root)]
    last = list(walk(copy))[-1]
    assert last.operands[0].value.parent_block is last.parent
    root.drop_all_references()
    assert not any(value.uses for value in walk_values(root))


# --- Copies ---------------------------------------------------------------------------------------------------------


def test_a_copy_uses_its_own_values_and_remembers_its_origin() -> None:
    outside = Builder().create("t.out", result_types=[INDEX])
    root = Operation("t.root")
    region = root.add_region()
    a, b = region.append(Block("a")), region.append(Block("b"))
    argument = a.add_argument(INDEX, "x", (1, 2))
    used = Builder.at_end(b).create("t.def", result_types=[INDEX])
    user = Builder.at_end(a).create("t.use", [argument, used.result, outside.result], successors=[b, a])
    copy = clone(root)
    new_a, new_b = copy.regions[0].blocks
    (new_user,) = new_a.ops
    (new_used,) = new_b.ops
    assert new_user.operand_values == [new_a.args[0], new_used.result, outside.result]
    assert new_user.successor_blocks == [new_b, new_a]
    assert (new_user.origin, new_used.result.origin, new_a.origin) == (user, used.result, a)
    assert (new_a.args[0].name, new_a.args[0].span, new_a.args[0].origin) == ("x", (1, 2), argument)
    assert list(argument.users) == [user]


def test_copies_made_together_use_each_other() -> None:
    later = Builder().create("t.later", result_types=[INDEX])
    first = Builder().create("t.first", [later.result], regions=1)
    nested = Builder.at_end(first.regions[0].append(Block())).create("t.nested", [later.result])
    new_first, new_later = clone_all([first, later])
    assert new_first.operand_values == [new_later.result]
    assert next(new_first.regions[0].blocks[0].ops).operand_values == [new_later.result]
    assert list(later.result.users) == [first, nested]


def test_a_mapping_says_what_stands_for_outer_values() -> None:
    a, b = (Builder().create("t.def", result_types=[INDEX]) for _ in range(2))
    user = Builder().create("t.use", [a.result])
    mapping = Mapping()
    mapping.values[a.result] = b.result
    assert clone(user, mapping).operand_values == [b.result]


# --- Dominance ------------------------------------------------------------------------------------------------------


def graph(edges: dict[str, str]) -> tuple[Region, dict[str, Block]]:
    """A region with a block for each name, in order, that branches to the blocks named."""
    op = Operation("t.graph")
    region = op.add_region()
    blocks = {name: region.append(Block(name)) for name in edges}
    for name, targets in edges.items():
        Builder.at_end(blocks[name]).create("t.br", successors=[blocks[target] for target in targets])
    return region, blocks


def idoms(edges: dict[str, str]) -> dict[str | None, str | None]:
    region, _ = graph(edges)
    return {block.label: up.label for block, up in Dominance().immediate_dominators(region).items()}


def test_dominators_of_a_diamond() -> None:
    assert idoms({"a": "bc", "b": "d", "c": "d", "d": ""}) == {"a": "a", "b": "a", "c": "a", "d": "a"}


def test_dominators_of_loops() -> None:
    assert idoms({"a": "b", "b": "cd", "c": "b", "d": ""}) == {"a": "a", "b": "a", "c": "b", "d": "b"}
    # Entered in two places: neither block of the loop dominates the other.
    assert idoms({"a": "bc", "b": "c", "c": "b"}) == {"a": "a", "b": "a", "c": "a"}


def test_unreachable_blocks_are_dominated_by_all() -> None:
    region, blocks = graph({"a": "b", "b": "", "u": "b"})
    dominance = Dominance()
    assert blocks["u"] not in dominance.immediate_dominators(region)
    assert dominance.block_dominates(blocks["b"], blocks["u"])
    assert not dominance.block_dominates(blocks["u"], blocks["b"])
    assert dominance.block_dominates(blocks["a"], blocks["b"])


def test_a_long_chain_of_blocks() -> None:
    op = Operation("t.graph")
    region = op.add_region()
    blocks = [region.append(Block(str(number))) for number in range(DEEP)]
    for block, following in pairwise(blocks):
        Builder.at_end(block).create("t.br", successors=[following])
    assert post_order(region) == blocks[::-1]
    assert reachable_preorder(region) == blocks
    assert Dominance().block_dominates(blocks[0], blocks[-1])


def test_operations_and_values() -> None:
    _, blocks = graph({"a": "bc", "b": "", "c": ""})
    a, b, c = (blocks[name].last for name in "abc")
    assert a is not None
    assert b is not None
    assert c is not None
    first = Builder.at_start(blocks["a"]).create("t.first", result_types=[INDEX], regions=1)
    nested = Builder.at_end(first.regions[0].append(Block())).create("t.nested")
    dominance = Dominance()
    assert dominance.properly_dominates(first, a)
    assert dominance.properly_dominates(a, b)
    assert not dominance.properly_dominates(b, c)
    assert not dominance.properly_dominates(a, a)
    # An operation has not finished while what it contains runs.
    assert not dominance.properly_dominates(first, nested)
    assert dominance.value_dominates(first.result, c)
    argument = blocks["b"].add_argument(INDEX)
    assert dominance.value_dominates(argument, b)
    assert not dominance.value_dominates(argument, c)


def test_preorder_follows_successors() -> None:
    region, _ = graph({"a": "cb", "b": "", "c": "b", "u": ""})
    assert [block.label for block in reachable_preorder(region)] == ["a", "c", "b"]


def test_nothing_is_looked_into_that_is_not_entered() -> None:
    root = Operation("t.root")
    for block in (root.add_region().append(Block()), root.add_region().append(Block())):
        for number in range(3):
            outer = Builder.at_end(block).create(f"t.{number}", regions=1)
            inner = outer.regions[0].append(Block())
            for number in range(3):
                Builder.at_end(inner).create(f"t.{number}")
    asked: list[Operation] = []

    def is_entered(op: Operation) -> bool:
        asked.append(op)
        return op.name != "t.1"

    found = [*walk_into([root], is_entered)]
    assert found == [op for op in walk(root) if not any(one.name == "t.1" for one in (op, *op.ancestors()))]
    assert all(op.parent_op is None or op.parent_op in found for op in asked)
    assert [*walk_into([root, nest(3)], lambda _: False)] == []
