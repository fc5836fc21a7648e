"""Canonicalization of `gpu`, as far as it concerns buffers (mlir/lib/Dialect/GPU/IR/GPUDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import UNIT
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, MemRefType
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternRewriter
from ...ods.segments import segments
from ...ods.semantics import EffectKind
from ...ods.side_effects import has_effect
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int, constant_of, defining_op, int_constant, is_one
from ..common.canonicalization.memref_casts import fold_casts
from ..memref import ops as memref
from . import ops as gpu

CONSTANT = make_constant


def _of_buffers(op: Operation, constants: Constants) -> Folded:
    """`gpu.memcpy %cast, %b` -> `gpu.memcpy %source, %b`, likewise `gpu.memset`."""
    del constants
    return fold_casts(op)


def _unread_copy(copy: gpu.MemcpyOp, rewriter: PatternRewriter) -> bool:
    """Removal of a copy into an allocation whose only other uses free it.

        %m = memref.alloc() : memref<8xf32>
        %t = gpu.memcpy async [%d] %m, %s : memref<8xf32>, memref<8xf32>
        %u = gpu.wait async [%t, %e]
    becomes
        %m = memref.alloc() : memref<8xf32>
        %u = gpu.wait async [%d, %e]

    A view of the allocation would be another use, so no alias can read the copy. The copy has one dependency and a
    token, which the dependency replaces, or neither.
    """
    dependencies, target = copy.async_dependencies, copy.dst
    maker = target.defining_op
    if maker is None or not has_effect(maker, EffectKind.ALLOCATE, rewriter.knowledge, target):
        return False
    if any(
        user is not copy.op and not has_effect(user, EffectKind.FREE, rewriter.knowledge, target)
        for user in target.users
    ):
        return False
    if len(dependencies) > 1 or len(dependencies) != len(copy.op.results):
        return False
    rewriter.replace(copy.op, dependencies)
    return True


# Groups


def _in_all_lanes(op: Operation, constants: Constants) -> Folded:
    """`gpu.all_reduce add %x` -> `gpu.all_reduce add %x uniform`, at the start of a kernel; likewise of subgroups."""
    del constants
    launch = op.parent_op
    if op.properties.get("uniform") is not None or launch is None or launch.name != "gpu.launch":
        return None
    if op.parent is not launch.regions[0].entry:
        return None
    op.properties["uniform"] = UNIT
    return IN_PLACE


def _broadcast_twice(op: gpu.SubgroupBroadcastOp, constants: Constants) -> Folded:
    """`gpu.subgroup_broadcast (gpu.subgroup_broadcast %x)` -> `gpu.subgroup_broadcast %x`."""
    del constants
    source = op.src
    return (source,) if defining(source, gpu.SubgroupBroadcastOp) is not None else None


# Waiting


def _waits_for_nothing(value: Value) -> bool:
    wait = defining_op(value, "gpu.wait")
    return wait is not None and not wait.operands


def _drop_empty_waits(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of the dependencies of a `gpu.wait` on waits that wait for nothing.

        %t = gpu.wait async
        gpu.wait [%t, %u]
    becomes
        %t = gpu.wait async
        gpu.wait [%u]
    """
    remaining = [value for value in op.operand_values if not _waits_for_nothing(value)]
    if len(remaining) == len(op.operands):
        return False
    op.set_operands(remaining)
    rewriter.modified(op)
    return True


def _simplify_wait(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of a `gpu.wait` without effect: of nothing, of one token for another, or with an unused token.

        %t = gpu.wait async [%a]
        gpu.wait [%t]
    becomes
        gpu.wait [%a]

    A wait with `async` does not block the host.
    """
    if not op.operands and not op.results:
        rewriter.erase(op)
    elif len(op.operands) == 1 and op.results:
        rewriter.replace(op, op.operand_values)
    elif op.results and not op.results[0].uses:
        rewriter.erase(op)
    else:
        return False
    return True


def _barrier_before_barrier(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of a barrier directly before another one.

        gpu.barrier
        gpu.barrier
    becomes
        gpu.barrier

    No memory is accessed between the two.
    """
    if op.next is None or op.next.name != op.name:
        return False
    rewriter.erase(op)
    return True


# Launching


def _ids_of_one(op: Operation, rewriter: PatternRewriter) -> bool:
    """Number 0 for a block or thread along a dimension whose size is the constant 1.

        gpu.launch blocks(%bx, ...) in (%gx = %c1, ...) threads(...) in (...) { "f"(%bx) }
    becomes
        gpu.launch blocks(%bx, ...) in (%gx = %c1, ...) threads(...) in (...) { %c0 = arith.constant 0  "f"(%c0) }
    """
    entry = op.regions[0].entry if op.regions else None
    sizes = [value for group in segments(op, 7)[1:] for value in group]
    if entry is None or len(sizes) < 6:
        return False
    zero: Value | None = None
    for number, size in zip(entry.args[:6], sizes[:6], strict=False):
        if not is_one(constant_of(size)) or not number.uses:
            continue
        if zero is None:
            rewriter.set_insertion_point(entry, entry.first)
            zero = int_constant(rewriter, 0, INDEX, op.location)
        rewriter.replace_all_uses(number, zero)
    return zero is not None


def _dim_of_alloc(dim: memref.DimOp, rewriter: PatternRewriter) -> bool:
    """Size operand of a `gpu.alloc` in place of a `memref.dim` of it, for a constant index of a dynamic dimension.

        %m = gpu.alloc (%n) : memref<8x?xf32>
        %d = memref.dim %m, %c1 : memref<8x?xf32>
        "use"(%d, %m) : (index, memref<8x?xf32>) -> ()
    becomes
        %m = gpu.alloc (%n) : memref<8x?xf32>
        "use"(%n, %m) : (index, memref<8x?xf32>) -> ()
    """
    index = constant_int(dim.index)
    allocation = defining(dim.source, gpu.AllocOp)
    type_ = dim.source.type
    if allocation is None or index is None or not isinstance(type_, MemRefType) or not 0 <= index < len(type_.shape):
        return False
    if type_.shape[index] is not None:
        return False
    position = sum(size is None for size in type_.shape[:index])
    rewriter.replace(dim.op, (allocation.dynamic_sizes[position],))
    return True


DIM_OF_ALLOC = Pattern("SimplifyDimOfAllocOp", _dim_of_alloc)

FOLDS: dict[str, FoldFunction] = {
    "gpu.all_reduce": _in_all_lanes,
    "gpu.memcpy": _of_buffers,
    "gpu.memset": _of_buffers,
    "gpu.subgroup_broadcast": _broadcast_twice,
    "gpu.subgroup_reduce": _in_all_lanes,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "gpu.barrier": (Pattern("EraseRedundantGpuBarrierOps", _barrier_before_barrier),),
    "gpu.launch": (Pattern("FoldLaunchArguments", _ids_of_one),),
    "gpu.memcpy": (Pattern("EraseTrivialCopyOp", _unread_copy),),
    "gpu.wait": (
        Pattern("EraseRedundantGpuWaitOpPairs", _drop_empty_waits),
        Pattern("SimplifyGpuWaitOp", _simplify_wait),
    ),
}
