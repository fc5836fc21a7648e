"""Values that operations without a bufferization hand on: to results, to arguments of their regions, to blocks.

Along branches and edges between regions it is known; an operation whose edges nobody has described, and the terminators
in it, may hand their operands to each of its results and regions. `returned`: those without regions, such as calls.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation, OpOperand, Region, Value
from ...ods.bufferization.interface import is_tensor
from ...ods.knowledge import Knowledge
from ...ods.semantics import RegionEdge

_COMPUTES = "Elementwise"
"""The trait of operations whose results are new."""


def handed_on(op: Operation, knowledge: Knowledge) -> Iterator[tuple[OpOperand, Value]]:
    """Tensor operands of `op`, each with a value that may be the same tensor, in no particular order."""
    for operand, value in _all_handed_on(op, knowledge):
        if is_tensor(operand.value.type) and is_tensor(value.type):
            yield operand, value


def returned(op: Operation, knowledge: Knowledge) -> list[Value]:
    """Results that may be an operand of `op`, which has no bufferization, for instance a call that is left alone."""
    if op.regions or not op.operands or knowledge.has_trait(op, _COMPUTES):
        return []
    return [result for result in op.results if is_tensor(result.type)]


def _all_handed_on(op: Operation, knowledge: Knowledge) -> Iterator[tuple[OpOperand, Value]]:
    branch = knowledge.region_branch(op)
    for edge in branch.entry(op) if branch is not None else ():
        yield from _along(op, op, edge)
    if branch is None and op.regions and not knowledge.is_function_like(op):
        yield from _everywhere(op.operands, op)
    if op.successors:
        for number, block in enumerate(op.successor_blocks if knowledge.is_branch(op) else ()):
            positions = knowledge.successor_operands(op, number)
            produced = max(len(block.args) - len(positions), 0)
            for position, argument in zip(positions, block.args[produced:], strict=False):
                yield op.operands[position], argument
    elif op.next is None and (region := op.parent_region) is not None:
        yield from _handed_up(op, region, knowledge)


def _handed_up(last: Operation, region: Region, knowledge: Knowledge) -> Iterator[tuple[OpOperand, Value]]:
    parent = region.parent
    branch = knowledge.region_branch(parent)
    if branch is not None:
        for edge in branch.leave(parent, region):
            yield from _along(parent, last, edge)
    elif not knowledge.is_function_like(parent):
        yield from _everywhere(last.operands, parent)


def _everywhere(operands: Sequence[OpOperand], op: Operation) -> Iterator[tuple[OpOperand, Value]]:
    """To each result of `op`, and each argument of its regions."""
    entries = [each.entry for each in op.regions]
    inputs = [*op.results, *(argument for entry in entries if entry is not None for argument in entry.args)]
    yield from ((operand, value) for operand in operands for value in inputs)


def _along(op: Operation, start: Operation, edge: RegionEdge) -> Iterator[tuple[OpOperand, Value]]:
    entry = edge.target.entry if edge.target is not None else None
    inputs: Sequence[Value] = op.results if edge.target is None else entry.args if entry is not None else ()
    for position, value in zip(edge.operands, inputs[edge.first_input : edge.end_input], strict=False):
        if position < len(start.operands):
            yield start.operands[position], value
