"""What ODS does not say about `llvm`: operands of branches, and effects that depend on attributes."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.attributes import IntegerAttr
from ..ir.graph import Operation
from .segments import dense_values
from .semantics import EffectInstance, EffectKind, Semantics

_UNORDERED = 1
"""The strongest `ordering` that synchronises nothing."""
_ANYWHERE = (EffectInstance(EffectKind.WRITE), EffectInstance(EffectKind.READ))


def _group(op: Operation, index: int) -> range:
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    return range(sum(sizes[:index]), sum(sizes[: index + 1]))


def _second_group_on(op: Operation, successor: int) -> range:
    """One group of operands for each successor, behind another one."""
    return _group(op, 1 + successor)


def _nested(op: Operation, attribute: str, start: int, index: int) -> range:
    """Range `index` of a group of ranges that begins at operand `start`."""
    sizes = dense_values(op.properties.get(attribute))
    begin = start + sum(sizes[:index])
    return range(begin, begin + (sizes[index] if index < len(sizes) else 0))


def _switch_operands(op: Operation, successor: int) -> range:
    if successor == 0:
        return _group(op, 1)
    return _nested(op, "case_operand_segments", _group(op, 2).start, successor - 1)


def _indirect_operands(op: Operation, successor: int) -> range:
    return _nested(op, "indbr_operand_segments", 1, successor)


def _may_synchronise(op: Operation) -> bool:
    ordering = op.properties.get("ordering")
    return "volatile_" in op.properties or (isinstance(ordering, IntegerAttr) and ordering.value > _UNORDERED)


def _load_effects(op: Operation) -> Sequence[EffectInstance]:
    own = EffectInstance(EffectKind.READ, op.operands[0].value)
    return [own, *_ANYWHERE] if _may_synchronise(op) else [own]


def _store_effects(op: Operation) -> Sequence[EffectInstance]:
    own = EffectInstance(EffectKind.WRITE, op.operands[1].value)
    return [own, *_ANYWHERE] if _may_synchronise(op) else [own]


def _assembly_effects(op: Operation) -> Sequence[EffectInstance]:
    return _ANYWHERE if "has_side_effects" in op.properties else ()


SEMANTICS = {
    "llvm.cond_br": Semantics(successor_operands=_second_group_on),
    "llvm.indirectbr": Semantics(successor_operands=_indirect_operands),
    "llvm.inline_asm": Semantics(effects=_assembly_effects),
    "llvm.invoke": Semantics(successor_operands=_second_group_on),
    "llvm.load": Semantics(effects=_load_effects),
    "llvm.store": Semantics(effects=_store_effects),
    "llvm.switch": Semantics(successor_operands=_switch_operands),
}
