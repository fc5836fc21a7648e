"""Clones of what flows into critical names: each such name gets a buffer of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.builder import Builder
from ...ir.graph import BlockArgument, Operation, OpOperand, OpResult, Region, Value
from ...ods.knowledge import Knowledge
from ...ods.semantics import RegionEdge


def introduce_clones(critical: Sequence[Value], knowledge: Knowledge) -> None:
    """Clone the operands that become one of `critical`, directly before the operation that hands them over."""
    cloning = _Cloning(knowledge)
    for name in critical:
        if isinstance(name, BlockArgument):
            cloning.of_argument(name)
        elif isinstance(name, OpResult):
            cloning.of_regions(name.op, None, name.index)


class _Cloning:
    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._clones: set[Value] = set()

    def of_argument(self, argument: BlockArgument) -> None:
        block, knowledge = argument.block, self._knowledge
        for use in reversed(list(block.uses)):
            branch = use.owner
            if not knowledge.is_branch(branch):
                continue
            number = next(i for i, successor in enumerate(branch.successors) if successor is use)
            group = knowledge.successor_operands(branch, number)
            # What the branch itself makes comes first.
            position = argument.index - max(len(block.args) - len(group), 0)
            if 0 <= position < len(group):
                self._clone(branch.operands[group[position]], branch)
        region = block.parent
        if region is None or not block.is_entry or knowledge.region_branch(region.parent) is None:
            return
        around = region.parent
        self.of_regions(around, region, argument.index)
        branch = knowledge.region_branch(around)
        assert branch is not None
        edge = next((edge for edge in branch.entry(around) if edge.target is region), None)
        operand = _handed(around, edge, argument.index) if edge is not None else None
        if operand is not None:
            self._clone(operand, around)

    def of_regions(self, op: Operation, target: Region | None, number: int) -> None:
        """Clone what regions of `op` hand to input `number` of `target` (None: to its results)."""
        branch = self._knowledge.region_branch(op)
        if branch is None:
            return
        for region in op.regions:
            edge = next((edge for edge in branch.leave(op, region) if edge.target is target), None)
            if edge is None:
                continue
            for terminator in self._terminators(region):
                operand = _handed(terminator, edge, number)
                if operand is not None:
                    self._clone(operand, terminator)

    def _terminators(self, region: Region) -> Iterator[Operation]:
        for block in region.blocks:
            if block.last is not None and self._knowledge.is_region_terminator(block.last):
                yield block.last

    def _clone(self, operand: OpOperand, before: Operation) -> None:
        source = operand.value
        if source in self._clones:
            return
        made = Builder.before(before).create("bufferization.clone", [source], [source.type], location=before.location)
        self._clones.add(made.result)
        operand.set(made.result)


def _handed(start: Operation, edge: RegionEdge, number: int) -> OpOperand | None:
    position = number - edge.first_input
    if not 0 <= position < len(edge.operands) or edge.operands[position] >= len(start.operands):
        return None
    return start.operands[edge.operands[position]]
