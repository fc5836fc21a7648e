"""Merging of blocks that do the same, and removal of block arguments that always get the same value.

    cf.cond_br %c, ^a, ^b             cf.cond_br %c, ^a(%x : i32), ^a(%y : i32)
    ^a: return %x : i32       =>      ^a(%z: i32): return %z : i32
    ^b: return %y : i32

What differs becomes arguments. Follows `mergeIdenticalBlocks` and `dropRedundantArguments` of
mlir/lib/Transforms/Utils/RegionUtils.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...ir.graph import Block, BlockUse, Operation, OpOperand, OpResult, Region, Value
from ...ods.knowledge import Knowledge
from ...ods.rewriting import PatternRewriter
from ...ods.segments import DESTINATIONS, dense_i32, dense_values, erase_operand, set_segments

_CASES = "case_operand_segments"

_Place = tuple[int, int]
"""A number of an operation in its block, and of an operand of it."""


def merge_identical_blocks(rewriter: PatternRewriter, regions: Sequence[Region]) -> bool:
    """Whether any were merged. Regions inside are looked at too."""

    def merge(region: Region) -> bool:
        return len(region.blocks) > 1 and _merge_in(rewriter, region)

    return _in_all(regions, merge, is_repeated=True)


def drop_repeated_arguments(rewriter: PatternRewriter, regions: Sequence[Region]) -> bool:
    """Whether any argument was removed. Regions inside are looked at too."""

    def drop(region: Region) -> bool:
        changed = False
        for block in region.blocks[1:]:
            changed = _drop_arguments(rewriter, block) or changed
        return changed

    return _in_all(regions, drop, is_repeated=False)


def _in_all(regions: Sequence[Region], change: Callable[[Region], bool], *, is_repeated: bool) -> bool:
    """Apply `change` to all regions; where it did something, again if that is wanted."""
    work = dict.fromkeys(regions)
    changed = False
    while work:
        region, _ = work.popitem()
        if change(region):
            changed = True
            if is_repeated:
                work[region] = None
        work.update(dict.fromkeys(inner for block in region.blocks for op in block.ops for inner in op.regions))
    return changed


# Blocks


def _merge_in(rewriter: PatternRewriter, region: Region) -> bool:
    by_successors: dict[tuple[Block, ...], list[Block]] = {}
    for block in region.blocks[1:]:
        last = block.last
        by_successors.setdefault(tuple(last.successor_blocks) if last is not None else (), []).append(block)
    changed = False
    for blocks in by_successors.values():
        clusters: list[_Cluster] = []
        for block in blocks if len(blocks) > 1 else ():
            if not _is_mergeable(block):
                continue
            candidate = _Cluster(block, rewriter.knowledge)
            if not any(cluster.add(candidate) for cluster in clusters):
                clusters.append(candidate)
        for cluster in clusters:
            changed = cluster.merge(rewriter) or changed
    return changed


def _is_mergeable(block: Block) -> bool:
    """Whether `block` has no nested blocks, and its arguments are used in it alone."""
    if any(region.blocks for op in block.ops for region in op.regions):
        return False
    return not any(_has_outside_use(argument, block) for argument in block.args)


def _has_outside_use(value: Value, block: Block) -> bool:
    return any(use.owner.parent is not block for use in value.uses)


class _Cluster:
    """A block, the blocks that do the same, and the operands in which they differ."""

    def __init__(self, leader: Block, knowledge: Knowledge) -> None:
        self.leader = leader
        self.knowledge = knowledge
        self.ops = list(leader.ops)
        self.others: list[_Cluster] = []
        self.differing: set[_Place] = set()
        self.numbers: dict[Value, int] = {}
        for value in (*leader.args, *(result for op in self.ops for result in op.results)):
            self.numbers[value] = len(self.numbers)

    def add(self, other: _Cluster) -> bool:
        """Take in a block that does the same; False: it does not."""
        if [a.type for a in self.leader.args] != [a.type for a in other.leader.args]:
            return False
        if len(self.ops) != len(other.ops):
            return False
        found: set[_Place] = set()
        for number, (ours, theirs) in enumerate(zip(self.ops, other.ops, strict=True)):
            if not _are_alike(ours, theirs):
                return False
            for position, (a, b) in enumerate(zip(ours.operands, theirs.operands, strict=True)):
                match self.compare(a, b, other):
                    case None:
                        return False
                    case False:
                        found.add((number, position))
                    case True:
                        pass
            if any(_has_outside_use(result, self.leader) for result in ours.results) or any(
                _has_outside_use(result, other.leader) for result in theirs.results
            ):
                return False
        self.differing |= found
        self.others.append(other)
        return True

    def compare(self, a: OpOperand, b: OpOperand, other: _Cluster) -> bool | None:
        """Whether both are the same value; False: a new argument can stand for both; None: the blocks differ."""
        if a.value is b.value:
            return True
        if a.value.type is not b.value.type:
            return None
        inside = a.value in self.numbers
        if inside != (b.value in other.numbers):
            return None
        if inside:
            return True if self.numbers[a.value] == other.numbers[b.value] else None
        fits = _can_be_passed(a.value, self.leader) and _can_be_passed(b.value, other.leader)
        return False if fits else None

    def merge(self, rewriter: PatternRewriter) -> bool:
        if not self.others:
            return False
        if self.differing and not self.pass_differing():
            return False
        for other in self.others:
            for use in list(other.leader.uses):
                use.set(self.leader)
            rewriter.erase_block(other.leader)
        return True

    def pass_differing(self) -> bool:
        """Make arguments of the operands that differ. False: some predecessor cannot pass them."""
        clusters = (self, *self.others)
        if not all(self.knowledge.is_branch(use.owner) for cluster in clusters for use in cluster.leader.uses):
            return False
        places = sorted(self.differing)
        passed = [[cluster.ops[number].operands[i].value for number, i in places] for cluster in clusters]
        first: dict[Value, int] = {}
        arguments: dict[int, Value] = {}
        for column, (number, position) in enumerate(places):
            value = passed[0][column]
            # Upstream compares with the first column of that value only.
            earlier = first.setdefault(value, column)
            if earlier == column or any(row[earlier] is not row[column] for row in passed):
                arguments[column] = self.leader.add_argument(value.type)
                earlier = column
            self.ops[number].operands[position].set(arguments[earlier])
        for cluster, row in zip(clusters, passed, strict=True):
            for use in cluster.leader.uses:
                _forward(use, [row[column] for column in arguments], self.knowledge)
        return True


def _are_alike(a: Operation, b: Operation) -> bool:
    """Whether both are the same operation, their operands apart (OperationEquivalence)."""
    return (
        a.name == b.name
        and a.properties == b.properties
        and a.attributes == b.attributes
        and len(a.operands) == len(b.operands)
        and [result.type for result in a.results] == [result.type for result in b.results]
        and len(a.regions) == len(b.regions)
    )


def _can_be_passed(value: Value, block: Block) -> bool:
    """Whether predecessors can forward `value`: it is not made by the branch itself."""
    return not isinstance(value, OpResult) or all(use.owner is not value.op for use in block.uses)


def _forward(use: BlockUse, values: Sequence[Value], knowledge: Knowledge) -> None:
    """Let a branch pass `values` after what it passes to that block."""
    op = use.owner
    number = next(i for i, each in enumerate(op.successors) if each is use)
    positions = knowledge.successor_operands(op, number)
    old = op.operand_values
    op.set_operands((*old[: positions.stop], *values, *old[positions.stop :]))
    for resize in _ways_to_grow(op, len(values)):
        resize()
        if len(knowledge.successor_operands(op, number)) == len(positions) + len(values):
            return
    raise AssertionError("a branch passes operands")


def _ways_to_grow(op: Operation, count: int) -> Iterator[Callable[[], None]]:
    """The ways to give one segment of operands `count` more."""
    if DESTINATIONS in op.properties:
        parts = dense_values(op.properties[DESTINATIONS])
        for number in range(len(parts)):
            grown = dense_i32([size + count * (i == number) for i, size in enumerate(parts)])
            yield lambda grown=grown: op.properties.__setitem__(DESTINATIONS, grown)
        return
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    if not sizes:
        yield lambda: None
        return
    cases = dense_values(op.properties.get(_CASES))

    def grow(segment: int, case: int | None) -> None:
        set_segments(op, *(size + count * (i == segment) for i, size in enumerate(sizes)))
        if _CASES in op.properties:
            op.properties[_CASES] = dense_i32([size + count * (i == case) for i, size in enumerate(cases)])

    for segment in range(len(sizes)):
        if cases and segment == len(sizes) - 1:
            yield from (lambda case=case, segment=segment: grow(segment, case) for case in range(len(cases)))
        else:
            yield lambda segment=segment: grow(segment, None)


# Arguments


def _drop_arguments(rewriter: PatternRewriter, block: Block) -> bool:
    repeated: list[int] = []
    for argument in block.args:
        value = _common_value(block, argument.index, rewriter.knowledge)
        if value is not None:
            repeated.append(argument.index)
            rewriter.replace_all_uses(argument, value)
    for index in reversed(repeated):
        for use in block.uses:
            erase_operand(use.owner, _positions(use, rewriter.knowledge)[index])
        block.erase_argument(index)
    return bool(repeated)


def _common_value(block: Block, index: int, knowledge: Knowledge) -> Value | None:
    """The value that all branches pass as argument `index`; None if they differ, or it is unknown."""
    found: Value | None = None
    for use in block.uses:
        positions = _positions(use, knowledge)
        if not knowledge.is_branch(use.owner) or len(positions) != len(block.args):
            return None
        value = use.owner.operands[positions[index]].value
        if found is not None and value is not found:
            return None
        found = value
    return found


def _positions(use: BlockUse, knowledge: Knowledge) -> range:
    number = next(i for i, each in enumerate(use.owner.successors) if each is use)
    return knowledge.successor_operands(use.owner, number)
