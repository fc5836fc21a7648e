"""Remove what control never reaches and what nothing depends on, cycles included.

Follows `simplifyRegions` of mlir/lib/Transforms/Utils/RegionUtils.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..dialects.knowledge import Knowledge
from ..dialects.rewriting import PatternRewriter
from ..dialects.segments import erase_operand
from ..dialects.side_effects import would_be_trivially_dead
from ..ir.dominance import post_order
from ..ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, PlaceholderValue, Region, Value
from ..ir.walk import reachable_preorder


def simplify_regions(rewriter: PatternRewriter, regions: Sequence[Region]) -> bool:
    """Whether anything changed."""
    changed = erase_unreachable_blocks(rewriter, regions)
    return _erase_dead(rewriter, regions) or changed


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
                        use.block.uses.pop(use, None)
                    op.successors = []
                rewriter.erase_block(block)
        pending.extend(inner for block in region.blocks for op in block.ops for inner in op.regions)
    return changed


def _drop_defined_values(block: Block) -> None:
    """Let nothing use what `block` defines any longer; only unreachable code can have done so."""
    for value in (*block.args, *(result for op in block.ops for result in op.results)):
        for use in list(value.uses):
            use.set(PlaceholderValue(value.type, value.name))


class _Liveness:
    """Which operations and block arguments are needed: those with effects, terminators, and what they use."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self.operations: set[Operation] = set()
        self.arguments: set[BlockArgument] = set()
        self._pending: list[Operation | BlockArgument] = []

    def compute(self, regions: Sequence[Region]) -> None:
        pending = list(regions)
        while pending:
            region = pending.pop()
            for block in region.blocks:
                for op in block.ops:
                    if op.regions:
                        pending.extend(op.regions)
                    if self._knowledge.is_terminator(op):
                        self._mark_terminator(op)
                    elif not would_be_trivially_dead(op, self._knowledge):
                        self._mark(op)
        self._propagate()

    def is_live(self, value: Value) -> bool:
        return value.op in self.operations if isinstance(value, OpResult) else value in self.arguments

    def _mark(self, found: Operation | BlockArgument) -> None:
        if isinstance(found, Operation):
            if found not in self.operations:
                self.operations.add(found)
                self._pending.append(found)
        elif found not in self.arguments:
            self.arguments.add(found)
            self._pending.append(found)

    def _mark_value(self, value: Value) -> None:
        if isinstance(value, OpResult):
            self._mark(value.op)
        elif isinstance(value, BlockArgument):
            self._mark(value)

    def _mark_terminator(self, op: Operation) -> None:
        self._mark(op)
        if not self._knowledge.is_branch(op):
            for block in op.successor_blocks:
                for argument in block.args:
                    self._mark(argument)

    def _propagate(self) -> None:
        while self._pending:
            found = self._pending.pop()
            if isinstance(found, Operation):
                for operand, argument in forwarded(found, self._knowledge):
                    if argument is None or argument in self.arguments:
                        self._mark_value(operand.value)
            else:
                for operand in _incoming(found, self._knowledge):
                    self._mark_value(operand.value)


def forwarded(op: Operation, knowledge: Knowledge) -> list[tuple[OpOperand, BlockArgument | None]]:
    """The operands of `op`, each with the block argument that it becomes, if it is handed to a successor."""
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
    for use in argument.block.uses:
        op = use.owner
        if knowledge.is_branch(op):
            found.extend(operand for operand, target in forwarded(op, knowledge) if target is argument)
    return found


def _erase_dead(rewriter: PatternRewriter, regions: Sequence[Region]) -> bool:
    """Erase operations nobody needs, then block arguments; only the former count as a change."""
    live = _Liveness(rewriter.knowledge)
    live.compute(regions)
    changed = False
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
    return changed


def _drop_dead_operands(op: Operation, live: _Liveness, knowledge: Knowledge) -> None:
    """Take out the operands of a branch that become arguments nobody needs."""
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
