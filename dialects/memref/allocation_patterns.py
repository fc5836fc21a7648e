"""Canonicalization patterns of allocations and of `memref.alloca_scope` (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation
from ...ir.records import replace
from ...ir.types import MemRefType
from ...ods.op_view import view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i32, segments
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ..common.canonicalization.matching import constant_of
from ..common.canonicalization.mixed import static_shape
from ..common.canonicalization.regions import replace_with_region
from . import ops as memref


def _constant_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant sizes of an allocation as part of its type.

        %n = arith.constant 4 : index
        %m = memref.alloc(%n, %k) : memref<?x?xf32>
        "use"(%m) : (memref<?x?xf32>) -> ()
    becomes
        %a = memref.alloc(%k) : memref<4x?xf32>
        %m = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
        "use"(%m) : (memref<?x?xf32>) -> ()

    A negative size is undefined behaviour, and no type has one.
    """
    if not op.operands:
        return False
    if all(constant_of(value) is None for value in op.operand_values):
        return False
    sizes, symbols = segments(op, 2)
    type_ = op.results[0].type
    if not isinstance(type_, MemRefType):
        return False
    shape, dynamic = static_shape(type_.shape, sizes)
    if len(dynamic) == len(sizes):
        return False
    properties: dict[str, Attribute] = {
        **op.properties,
        "operandSegmentSizes": dense_i32((len(dynamic), len(symbols))),
    }
    new = rewriter.create(
        op.name, (*dynamic, *symbols), (replace(type_, shape=shape),), properties=properties, location=op.location
    )
    rewriter.replace_with_cast(op, "memref.cast", new)
    return True


def _dead_allocation(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of an allocation that is only written to and freed.

        %m = memref.alloc() : memref<4xf32>
        memref.store %x, %m[%i] : memref<4xf32>
        memref.dealloc %m : memref<4xf32>
    becomes
        (nothing)

    A view, or a store of the buffer itself, is a use of another kind: no alias can read the content.
    """
    result = op.results[0]
    for use in result.uses:
        if use.owner.name not in ("memref.store", "memref.dealloc"):
            return False
    users = list(dict.fromkeys(reversed(list(result.users))))
    for user in users:
        store = view_if(user, memref.StoreOp)
        if store is not None and store.value is result:
            return False
    for user in users:
        rewriter.erase(user)
    rewriter.erase(op)
    return True


# memref.alloca_scope


def _has_scope(op: Operation, rewriter: PatternRewriter) -> bool:
    return rewriter.knowledge.has_trait(op, "AutomaticAllocationScope")


def _may_allocate_on_stack(op: Operation, rewriter: PatternRewriter) -> bool:
    if rewriter.knowledge.has_recursive_effects(op):
        return False
    effects = rewriter.knowledge.effects(op)
    if effects is None:
        return True
    return any(effect.kind is EffectKind.ALLOCATE and effect.resource == AUTOMATIC_SCOPE for effect in effects)


def _contains_stack_allocation(op: Operation, rewriter: PatternRewriter) -> bool:
    pending = [inner for region in op.regions for block in region.blocks for inner in block.ops]
    while pending:
        current = pending.pop()
        if _may_allocate_on_stack(current, rewriter):
            return True
        if not _has_scope(current, rewriter):
            pending.extend(inner for region in current.regions for block in region.blocks for inner in block.ops)
    return False


def _is_last(op: Operation) -> bool:
    region = op.parent_region
    return op.parent is not None and op.next is op.parent.last and region is not None and len(region.blocks) == 1


def _inline_scope(op: Operation, rewriter: PatternRewriter) -> bool:
    """Body of a `memref.alloca_scope` that allocates nothing on the stack, in its place.

        memref.alloca_scope { "f"(%m) : (memref<4xf32>) -> () }
    becomes
        "f"(%m) : (memref<4xf32>) -> ()

    With an allocation: only where the scope around ends directly after this one, so that it is freed at the same time.
    An operation with unknown effects may allocate.
    """
    if _contains_stack_allocation(op, rewriter):
        parent = op.parent_op
        if parent is None or not _has_scope(parent, rewriter) or not _is_last(op):
            return False
    replace_with_region(op, rewriter, op.regions[0])
    return True


def _hoist_from_scope(op: Operation, rewriter: PatternRewriter) -> bool:
    """Stack allocations before the outermost operation that ends together with their scope.

        scf.if %c {
          memref.alloca_scope { %m = memref.alloca() : memref<4xf32>  "f"(%m) : (memref<4xf32>) -> () }
        }
    becomes
        %m = memref.alloca() : memref<4xf32>
        scf.if %c {
          memref.alloca_scope { "f"(%m) : (memref<4xf32>) -> () }
        }

    The function frees them directly after the scope did. Sizes must be values from outside of that operation.
    """
    outer: Operation | None = op.parent_op
    if outer is None or _has_scope(outer, rewriter) or not _is_last(op):
        return False
    while True:
        parent = outer.parent_op
        if parent is None:
            return False
        if _has_scope(parent, rewriter):
            break
        if not _is_last(outer):
            return False
        outer = parent
    if not _is_last(outer):
        return False
    region = outer.parent_region
    if region is None or len(region.blocks) != 1:
        return False
    found = [
        inner
        for block in op.regions[0].blocks
        for inner in block.ops
        if _allocates_on_stack(inner, rewriter) and not _uses_something_inside(inner, outer)
    ]
    if not found or outer.parent is None:
        return False
    for inner in found:
        rewriter.move_before(inner, outer.parent, outer)
    return True


def _allocates_on_stack(op: Operation, rewriter: PatternRewriter) -> bool:
    return rewriter.knowledge.effects(op) is not None and _may_allocate_on_stack(op, rewriter)


def _uses_something_inside(op: Operation, outer: Operation) -> bool:
    return any(region.is_ancestor_of(value.parent_region) for value in op.operand_values for region in outer.regions)


_DEAD_ALLOCATION = Pattern("SimplifyDeadAlloc", _dead_allocation, sees_uses=True)
_ALLOCATION = (Pattern("SimplifyAllocConst", _constant_sizes), _DEAD_ALLOCATION)

ALLOCATION_PATTERNS: dict[str, Sequence[Pattern]] = {
    "memref.alloc": _ALLOCATION,
    "memref.alloca": _ALLOCATION,
    "memref.alloca_scope": (
        Pattern("AllocaScopeInliner", _inline_scope),
        Pattern("AllocaScopeHoister", _hoist_from_scope),
    ),
    "memref.realloc": (_DEAD_ALLOCATION,),
}
