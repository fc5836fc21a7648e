"""Semantics of `memref` that ODS lacks."""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ods.regions import RUNS_ONCE
from ...ods.semantics import EffectInstance, EffectKind, Hoisting, Runs, Semantics
from ...ods.transfers import TRANSFER, TRANSFER_END
from . import ops as memref


def _shifts(view: memref.ViewOp) -> bool:
    """`memref.view` starts at operand 1, in bytes; other views keep the aligned address and say the offset apart."""
    shift = view.byte_shift.defining_op if len(view.op.operands) > 1 else None
    start = shift.properties.get("value") if shift is not None else None
    return not (isinstance(start, IntegerAttr) and start.value == 0)


def _moves_contents(view: memref.ReallocOp) -> tuple[EffectInstance, ...]:
    """As ODS has it, and the read of the old buffer, which it leaves out: its elements are those of the new one."""
    source, result = view.source, view.op.results[0]
    return (
        EffectInstance(EffectKind.READ, source),
        EffectInstance(EffectKind.FREE, source),
        EffectInstance(EffectKind.ALLOCATE, result),
    )


# AllocationOpInterface: mlir/lib/Dialect/MemRef/Transforms/AllocationOpInterfaceImpl.cpp attaches it from outside.
SEMANTICS: dict[str, Semantics] = {
    "memref.alloc": Semantics(hoisting=Hoisting.LOOP | Hoisting.BLOCK, stack_form="memref.alloca"),
    "memref.alloca": Semantics(hoisting=Hoisting.LOOP),
    "memref.alloca_scope": Semantics(region_branch=RUNS_ONCE),
    "memref.dma_start": TRANSFER,
    "memref.dma_wait": TRANSFER_END,
    "memref.extract_aligned_pointer_as_index": Semantics(names_memory=True),
    # Tried again while others change the element (mlir/include/mlir/Dialect/MemRef/IR/MemRefOps.td).
    "memref.generic_atomic_rmw": Semantics(
        writes_terminators_from=0, runs=Runs.REPEATEDLY, writes_back=lambda op: op.operand_values[:1]
    ),
    "memref.realloc": Semantics(
        effects=_moves_contents,
        takes=lambda _: range(1),
        gives=lambda _: range(1),
        hoisting=Hoisting.LOOP | Hoisting.BLOCK,
    ),
    "memref.reshape": Semantics(shows=0),
    "memref.view": Semantics(moves_address=_shifts),
}
