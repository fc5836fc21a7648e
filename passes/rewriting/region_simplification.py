"""Region simplification: unreachable blocks and unused values removed, cycles included; on request, blocks merged.

Follows `simplifyRegions` of mlir/lib/Transforms/Utils/RegionUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...ir.dominance import post_order
from ...ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, PlaceholderValue, Region, Value
from ...ir.walk import reachable_preorder
from ...ods.definitions import OpDefinition
from ...ods.knowledge import Knowledge
from ...ods.rewriting import PatternRewriter
from ...ods.segments import erase_operand
from ...ods.side_effects import would_be_trivially_dead
from .block_merging import drop_repeated_arguments, merge_identical_blocks


class Simplified(NamedTuple):
    """Result of the simplification of some regions."""

    changed: bool
    """Whether a block or an operation went, or blocks were merged: what upstream counts as a change."""
    is_as_before: bool
    """Whether nothing is different, not even the arguments of a block."""


def simplify_regions(
    rewriter: PatternRewriter, regions: Sequence[Region], *, merges_blocks: bool = False
) -> Simplified:
    if _is_all_needed(regions, rewriter.knowledge):
        return Simplified(False, True)
    changed = erase_unreachable_blocks(rewriter, regions)
    dead = _erase_dead(rewriter, regions)
    changed = changed or dead.changed
    if merges_blocks:
        changed = merge_identical_blocks(rewriter, regions) or changed
        changed = drop_repeated_arguments(rewriter, regions) or changed
    return Simplified(changed, dead.is_as_before and not changed)


def erase_unreachable_blocks(rewriter: PatternRewriter, regions: Sequence[Region]) -> bool:
    changed = False
    pending = list(regions)
    while pending:
        region = pending.pop()
        if len(region.blocks) > 1:
            reachable = set(reachable_preorder(region))
            dead = [block for block in region.blocks if block not in reachable]
            for block in dead:
                _drop_defined_values(block)
                changed = True
            for block in dead:
                for op in block.ops:
                    for use in op.successors:
                        use.block.remove_use(use)
                    op.successors = ()
                rewriter.erase_block(block)
        for block in region.blocks:
            op = block.first
            while op is not None:
                if op.regions:
                    pending += op.regions
                op = op.next
    return changed


def _drop_defined_values(block: Block) -> None:
    """Replace all uses of values defined in `block`; the users are unreachable too."""
    for value in (*block.args, *(result for op in block.ops for result in op.results)):
        for use in list(value.uses):
            use.set(PlaceholderValue(value.type, value.name))


class _Liveness:
    """Live operations and block arguments: those with effects, terminators, and their operands."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self.operations: set[Operation] = set()
        self.arguments: set[BlockArgument] = set()
        self.is_everything = False
        """Whether no operation, and no argument of a block after the first, is dead."""
        self._pending: list[Operation] = []
        self._pending_arguments: list[BlockArgument] = []

    def compute(self, regions: Sequence[Region]) -> None:
        knowledge, operations, found = self._knowledge, self.operations, self._pending
        removal_rule = knowledge.removal_rule
        pending = list(regions)
        count = 0
        arguments: list[BlockArgument] = []
        while pending:
            region = pending.pop()
            for block in region.blocks:
                op = block.first
                while op is not None:
                    count += 1
                    if op.regions:
                        pending += op.regions
                    if op.successors:
                        self._mark_targets(op)
                    rule = removal_rule(op.name)
                    # Terminators are never dead.
                    is_dead = rule is True or (rule is not False and would_be_trivially_dead(op, knowledge))
                    if not is_dead and op not in operations:
                        operations.add(op)
                        if op.operands:
                            found.append(op)
                    op = op.next
            for block in region.blocks[1:]:
                arguments += block.args
        self._propagate()
        self.is_everything = len(operations) == count and self.arguments.issuperset(arguments)

    def _mark(self, argument: BlockArgument) -> None:
        if argument not in self.arguments:
            self.arguments.add(argument)
            self._pending_arguments.append(argument)

    def _mark_value(self, value: Value) -> None:
        if isinstance(value, OpResult):
            if value.op not in self.operations:
                self.operations.add(value.op)
                self._pending.append(value.op)
        elif isinstance(value, BlockArgument):
            self._mark(value)

    def _mark_targets(self, op: Operation) -> None:
        """Mark all arguments of successors of a terminator without BranchOpInterface: its operands are unknown."""
        if self._knowledge.is_terminator(op) and not self._knowledge.is_branch(op):
            for block in op.successor_blocks:
                for argument in block.args:
                    self._mark(argument)

    def _propagate(self) -> None:
        pending, operations = self._pending, self.operations
        while pending or self._pending_arguments:
            if not pending:
                for operand in _incoming(self._pending_arguments.pop(), self._knowledge):
                    self._mark_value(operand.value)
                continue
            found = pending.pop()
            if found.successors:
                for operand, argument in forwarded(found, self._knowledge):
                    if argument is None or argument in self.arguments:
                        self._mark_value(operand.value)
                continue
            for operand in found.operands:
                value = operand.value
                if isinstance(value, OpResult):
                    definition = value.op
                    if definition not in operations:
                        operations.add(definition)
                        pending.append(definition)
                elif isinstance(value, BlockArgument):
                    self._mark(value)


def forwarded(op: Operation, knowledge: Knowledge) -> list[tuple[OpOperand, BlockArgument | None]]:
    """The operands of `op`, each with the block argument that it becomes, if it is passed to a successor."""
    if not op.successors or not knowledge.is_branch(op):
        return [(operand, None) for operand in op.operands]
    targets: dict[int, BlockArgument] = {}
    for index, use in enumerate(op.successors):
        positions = knowledge.successor_operands(op, index)
        arguments = use.block.args[len(use.block.args) - len(positions) :]
        targets.update(zip(positions, arguments, strict=True))
    return [(operand, targets.get(i)) for i, operand in enumerate(op.operands)]


def _incoming(argument: BlockArgument, knowledge: Knowledge) -> list[OpOperand]:
    """The operands of branches that `argument` gets its value from."""
    found: list[OpOperand] = []
    block = argument.block
    for op in dict.fromkeys(use.owner for use in block.uses):
        for number, successor in enumerate(op.successor_blocks if knowledge.is_branch(op) else ()):
            if successor is block:
                positions = knowledge.successor_operands(op, number)
                # The first arguments may come from the operation itself.
                place = argument.index - (len(block.args) - len(positions))
                if place >= 0:
                    found.append(op.operands[positions[place]])
    return found


def _is_all_needed(regions: Sequence[Region], knowledge: Knowledge) -> bool:
    """Whether it is plain that nothing is dead: what could go has users, in regions of one block that runs in order.

    A user comes after what it uses there, so that each chain of users ends at an operation that stays. Nor is there a
    block to be merged, or that cannot be reached.
    """
    removal_rule = knowledge.removal_rule
    pending = list(regions)
    while pending:
        region = pending.pop()
        if not region.blocks:
            continue
        if len(region.blocks) > 1 or not _runs_in_order(region, knowledge):
            return False
        op = region.blocks[0].first
        while op is not None:
            if op.successors:
                return False
            if op.regions:
                pending += op.regions
            rule = removal_rule(op.name)
            if rule is not False:
                for result in op.results:
                    if result.use_list:
                        break
                else:
                    if rule is True or would_be_trivially_dead(op, knowledge):
                        return False
            op = op.next
    return True


def _runs_in_order(region: Region, knowledge: Knowledge) -> bool:
    definition = knowledge.definition(region.parent.name)
    return definition is not None and is_ordered(definition)


def is_ordered(definition: OpDefinition) -> bool:
    """Whether operations inside of one so defined run in order."""
    return "HasOnlyGraphRegion" not in definition.traits and "RegionKindInterface" not in definition.interfaces


def _erase_dead(rewriter: PatternRewriter, regions: Sequence[Region]) -> Simplified:
    """Erase dead operations, then dead block arguments; only the former count as a change."""
    live = _Liveness(rewriter.knowledge)
    live.compute(regions)
    if live.is_everything:
        return Simplified(False, True)
    changed = differs = False
    pending = list(regions)
    while pending:
        region = pending.pop()
        if not region.blocks:
            continue
        single = len(region.blocks) == 1
        for block in post_order(region):
            if not single and block.last is not None:
                _drop_dead_operands(block.last, live, rewriter.knowledge)
            op = block.last
            while op is not None:
                previous = op.prev
                if op in live.operations:
                    pending.extend(op.regions)
                else:
                    changed = True
                    rewriter.erase(op)
                op = previous
        for block in region.blocks[1:]:
            for argument in list(reversed(block.args)):
                if argument not in live.arguments:
                    for use in list(argument.uses):
                        use.set(PlaceholderValue(argument.type, argument.name))
                    block.erase_argument(argument.index)
                    differs = True
    return Simplified(changed, not (changed or differs))


def _drop_dead_operands(op: Operation, live: _Liveness, knowledge: Knowledge) -> None:
    """Remove the operands of a branch for dead block arguments."""
    for index in reversed(range(len(op.successors))):
        arguments = op.successors[index].block.args
        positions = knowledge.successor_operands(op, index)
        if not knowledge.is_branch(op):
            return
        for position, argument in reversed(
            list(zip(positions, arguments[len(arguments) - len(positions) :], strict=True))
        ):
            if argument not in live.arguments:
                erase_operand(op, position)
