"""Semantics of `llvm` that ODS lacks: operands of branches, and effects that depend on attributes."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation
from ...ods.branches import conditional_operands, part, switch_operands
from ...ods.segments import dense_values
from ...ods.semantics import EffectInstance, EffectKind, Semantics
from . import ops as llvm

_UNORDERED = 1
"""The strongest `ordering` that synchronises nothing."""
_ANYWHERE = (EffectInstance(EffectKind.WRITE), EffectInstance(EffectKind.READ))


def _indirect_operands(op: Operation, successor: int) -> range:
    """Operand 0 is the address; the others are divided among the successors."""
    return part(dense_values(op.properties.get("indbr_operand_segments")), successor, 1)


def _may_synchronise(op: Operation) -> bool:
    ordering = op.properties.get("ordering")
    return "volatile_" in op.properties or (isinstance(ordering, IntegerAttr) and ordering.value > _UNORDERED)


def _load_effects(view: llvm.LoadOp) -> Sequence[EffectInstance]:
    own = EffectInstance(EffectKind.READ, view.addr if view.op.operands else None)
    return [own, *_ANYWHERE] if _may_synchronise(view.op) else [own]


def _store_effects(view: llvm.StoreOp) -> Sequence[EffectInstance]:
    own = EffectInstance(EffectKind.WRITE, view.addr if len(view.op.operands) > 1 else None)
    return [own, *_ANYWHERE] if _may_synchronise(view.op) else [own]


def _assembly_effects(op: Operation) -> Sequence[EffectInstance]:
    return _ANYWHERE if "has_side_effects" in op.properties else ()


SEMANTICS = {
    "llvm.cond_br": Semantics(successor_operands=conditional_operands),
    "llvm.func": Semantics(may_be_empty=True),
    "llvm.indirectbr": Semantics(successor_operands=_indirect_operands),
    "llvm.inline_asm": Semantics(effects=_assembly_effects),
    "llvm.invoke": Semantics(successor_operands=conditional_operands),
    "llvm.mlir.alias": Semantics(writes_terminators_from=0),
    "llvm.mlir.global": Semantics(writes_terminators_from=0),
    "llvm.load": Semantics(effects=_load_effects),
    "llvm.store": Semantics(effects=_store_effects),
    "llvm.switch": Semantics(successor_operands=switch_operands),
}
