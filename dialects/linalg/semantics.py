"""Semantics of `linalg` that ODS lacks: the buffers that a structured operation reads and writes.

A structured operation takes its inputs first, then its outputs. An output is read only when the body uses
its element; named operations leave the body out of the text, so their interfaces tell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from ...ods.registry import UPSTREAM
from ...ods.segments import dense_values
from ...ods.semantics import EffectInstance, EffectKind, Semantics
from .implied_bodies import WITH_IMPLIED_CONSTANTS, add_implied_body

_ACCUMULATING_INTERFACES = frozenset(("ContractionOpInterface", "ConvolutionOpInterface"))
_WITH_WRITTEN_BODY = ("linalg.generic", "linalg.map", "linalg.reduce")
_ACCUMULATING = frozenset(("linalg.quantized_matmul", "linalg.quantized_batch_matmul"))


def input_count(op: Operation) -> int:
    """Number of operands that are inputs; the rest are outputs."""
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    if sizes:
        return sizes[0]
    return len(op.operands) // 2 if op.name == "linalg.reduce" else max(0, len(op.operands) - 1)


def reads_output(op: Operation, index: int) -> bool:
    """Whether the body uses the element that operand `index`, an output, had before."""
    entry = op.regions[0].entry if op.regions else None
    if entry is not None:
        return index < len(entry.args) and bool(entry.args[index].uses)
    return _accumulates(op.name)


@cache
def _accumulates(name: str) -> bool:
    """Whether the body of the named operation uses what its outputs had before."""
    definition = UPSTREAM.lookup(name)
    accumulating = definition is not None and not _ACCUMULATING_INTERFACES.isdisjoint(definition.interfaces)
    return accumulating or name in _ACCUMULATING


def _effects(op: Operation, reads_output: Callable[[Operation, int], bool]) -> Sequence[EffectInstance]:
    inputs = input_count(op)
    effects: list[EffectInstance] = []
    for index, operand in enumerate(op.operands):
        if not isinstance(operand.value.type, MemRefType):
            continue
        if index < inputs or reads_output(op, index):
            effects.append(EffectInstance(EffectKind.READ, operand.value))
        if index >= inputs:
            effects.append(EffectInstance(EffectKind.WRITE, operand.value))
    return effects


def _structured_effects(op: Operation) -> Sequence[EffectInstance]:
    return _effects(op, reads_output)


_KINDS = {
    (reads, writes): frozenset([EffectKind.READ] * reads + [EffectKind.WRITE] * writes)
    for reads in (False, True)
    for writes in (False, True)
}


def _structured_kinds(op: Operation) -> frozenset[EffectKind]:
    inputs = input_count(op)
    reads = writes = False
    for index, operand in enumerate(op.operands):
        if isinstance(operand.value.type, MemRefType):
            reads = reads or index < inputs or reads_output(op, index)
            writes = writes or index >= inputs
    return _KINDS[reads, writes]


def _softmax_effects(op: Operation) -> Sequence[EffectInstance]:
    return _effects(op, lambda _op, _index: True)


def _point_count(op: Operation) -> int | None:
    """1 where all operands have one element, so that each loop runs once; None else."""
    extents = {extent for value in op.operand_values if (shape := _shape(value)) is not None for extent in shape}
    return 1 if extents <= {1} and op.operands else None


def _shape(value: Value) -> Sequence[int | None] | None:
    type_ = value.type
    if isinstance(type_, (UnrankedMemRefType, UnrankedTensorType)):
        return (None,)
    return type_.shape if isinstance(type_, (MemRefType, RankedTensorType)) else None


_STRUCTURED = Semantics(
    effects=_structured_effects,
    effect_kinds=_structured_kinds,
    implies_body=True,
    iterations=_point_count,
    writes_back=lambda op: op.operand_values[input_count(op) :],
)


def _structured_operations() -> dict[str, Semantics]:
    found: dict[str, Semantics] = {}
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and definition.has_custom_effects:
            found[name] = _STRUCTURED
    return found


SEMANTICS = {
    **_structured_operations(),
    **{name: replace(_STRUCTURED, implied_body=add_implied_body) for name in WITH_IMPLIED_CONSTANTS},
    **{name: replace(_STRUCTURED, writes_terminators_from=0) for name in _WITH_WRITTEN_BODY},
    "linalg.softmax": Semantics(effects=_softmax_effects),
}
