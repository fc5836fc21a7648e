"""Canonicalization of `omp` (mlir/lib/Dialect/OpenMP/IR/OpenMPDialect.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ods.op_view import UnaryOp
from ...ods.rewriting import Pattern, PatternRewriter
from . import ops as omp


def _update_without_reading(view: omp.AtomicUpdateOp, rewriter: PatternRewriter) -> bool:
    """Atomic write for an update with a value from outside; nothing for one with the value that is there.

        omp.atomic.update %p : memref<i32> {
          ^bb0(%old: i32): omp.yield(%x : i32) }
    becomes
        omp.atomic.write %p = %x : memref<i32>, i32
    """
    block = view.region.blocks[0]
    last = block.last
    if last is None or block.first is not last or len(last.operands) != 1:
        return False
    value = UnaryOp(last).operand
    if value is block.args[0]:
        rewriter.erase(view.op)
        return True
    found = {"hint": view.hint, "memory_order": view.memory_order}
    properties: dict[str, Attribute] = {name: given for name, given in found.items() if given is not None}
    rewriter.replace_with(view.op, "omp.atomic.write", (view.x, value), properties=properties)
    return True


PATTERNS: dict[str, Sequence[Pattern]] = {"omp.atomic.update": (Pattern("AtomicUpdateOp", _update_without_reading),)}
