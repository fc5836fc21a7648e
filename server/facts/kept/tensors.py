"""Sketches of functions: all that decisions about tensors depend on, as values that tell two versions apart.

Most edits in a long function change nothing that One-Shot Bufferize looks at: a number that is stored, arithmetic in
the body of a loop nest, a name. The sketch of both versions is the same then, and plans of the old one are plans of the
new one, with its operations in their place (`Successor`).

A sketch has every operation with tensors, regions, successors or unknown effects, in text order. What it leaves out is
other operations, and operands that are no tensors, except of operations that use them to tell parts of tensors or
iterations apart; whatever those are computed from is in the sketch as a whole.
"""

from __future__ import annotations

from collections.abc import Iterable

from ....ir.graph import Block, Operation, Value
from ....ir.records import dataclass
from ....ir.types import FloatType, Type, VectorType
from ....ir.walk import walk
from ....ods.bufferization.interface import TENSORS
from ....ods.knowledge import Knowledge
from .buffer_sketches import is_constant_number


@dataclass(frozen=True)
class Sketch:
    """`content` is compared; `operations` are those of one version that it describes, in text order."""

    content: tuple[object, ...]
    operations: tuple[Operation, ...]


@dataclass(frozen=True)
class _Kind:
    """Facts of all operations of one name."""

    is_always_described: bool
    """Whether a sketch has the operation even if it has no tensors."""
    needs_scalars: bool
    """Whether decisions may depend on operands that are no tensors."""
    has_payload: bool
    """Whether it may matter which arguments its blocks use, whatever they are."""


class _Kinds:
    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._known: dict[str, _Kind] = {}

    def of(self, op: Operation) -> _Kind:
        found = self._known.get(op.name)
        if found is None:
            found = self._known[op.name] = self._kind(op)
        return found

    def _kind(self, op: Operation) -> _Kind:
        knowledge = self._knowledge
        interface = knowledge.bufferization(op.name)
        is_control_flow = (
            knowledge.region_branch(op) is not None
            or knowledge.has_interface(op, "LoopLikeOpInterface")
            or knowledge.has_interface(op, "RegionBranchOpInterface")
            or knowledge.is_branch(op)
            or knowledge.is_call(op)
        )
        is_unknown = knowledge.definition(op.name) is None
        is_terminator = knowledge.is_region_terminator(op)
        needs_scalars = is_control_flow or is_unknown or (interface is None and not is_terminator)
        has_parts = interface is not None and interface.subset is not None
        return _Kind(
            is_control_flow or is_unknown or is_terminator,
            needs_scalars or has_parts,
            not is_control_flow and not knowledge.is_function_like(op),
        )


def sketch_of(operations: Iterable[Operation], knowledge: Knowledge) -> Sketch:
    """The sketch of `operations` and all inside of them."""
    everything = [op for root in operations for op in walk(root)]
    kinds = _Kinds(knowledge)
    described: dict[Operation, bool] = {}
    """Whether operands that are no tensors count."""
    for op in everything:
        kind = kinds.of(op)
        if kind.is_always_described or op.regions or op.successors or _has_tensors(op):
            parent = op.parent_op
            passes_on = kind.is_always_described and parent is not None and kinds.of(parent).needs_scalars
            described[op] = kind.needs_scalars or passes_on
    _add_sources(described)
    numbers: dict[Value | Block, int] = {}
    ordered = tuple(op for op in everything if op in described)
    content = [_content(op, described[op], kinds.of(op), numbers, knowledge) for op in ordered]
    return Sketch(tuple(content), ordered)


def _has_tensors(op: Operation) -> bool:
    for operand in op.operands:
        if isinstance(operand.value.type, TENSORS):
            return True
    return any(isinstance(result.type, TENSORS) for result in op.results)


def _add_sources(described: dict[Operation, bool]) -> None:
    """Keep, as a whole, what the operands that count are computed from."""
    pending = [
        operand.value
        for op, is_whole in described.items()
        if is_whole
        for operand in op.operands
        if _may_count(operand.value.type)
    ]
    seen: set[Operation] = set()
    while pending:
        definer = pending.pop().defining_op
        if definer is not None and definer not in seen:
            seen.add(definer)
            described[definer] = True
            pending += [value for value in definer.operand_values if _may_count(value.type)]


def _may_count(type_: Type) -> bool:
    """Whether values of this type may tell parts of tensors, or iterations, apart: no tensors, and no fractions."""
    element = type_.element if isinstance(type_, VectorType) else type_
    return not isinstance(element, (*TENSORS, FloatType))


def _content(
    op: Operation, is_whole: bool, kind: _Kind, numbers: dict[Value | Block, int], knowledge: Knowledge
) -> tuple[object, ...]:
    def number(one: Value | Block) -> int:
        return numbers.setdefault(one, len(numbers))

    operands = [
        number(operand.value) if is_whole or isinstance(operand.value.type, TENSORS) else operand.value.type
        for operand in op.operands
    ]
    results = [(result.type, number(result)) for result in op.results]
    regions = [
        [
            (
                number(block),
                [
                    (argument.type, kind.has_payload and bool(argument.uses), number(argument))
                    for argument in block.args
                ],
            )
            for block in region.blocks
        ]
        for region in op.regions
    ]
    return (
        op.name,
        number(op.parent) if op.parent is not None else -1,
        operands,
        results,
        None if is_constant_number(op, knowledge) else op.properties,
        op.attributes,
        regions,
        [number(use.block) for use in op.successors],
    )
