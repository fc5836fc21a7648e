"""Canonicalization patterns of allocations and of `memref.alloca_scope` (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import MemRefType
from ...ods.op_view import defining, view_if
from ...ods.rewriting import Defect, Pattern, PatternRewriter
from ...ods.segments import dense_i32, segments
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ..common.canonicalization.matching import constant_of, has_one_use
from ..common.canonicalization.mixed import static_shape
from ..common.canonicalization.regions import replace_with_region
from . import ops as memref

LEAKED_SOURCE = Defect(
    "leaked-source", "LLVM 22 drops this with the deallocation of its result, and then nothing frees what it takes"
)
_ALLOCATING = ("memref.alloc", "memref.alloca", "memref.realloc")


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

    A `memref.realloc` also frees its source:

        %r = memref.realloc %m : memref<4xf32> to memref<8xf32>
        memref.dealloc %r : memref<8xf32>
    becomes
        memref.dealloc %m : memref<4xf32>

    One that nobody frees leaves a buffer that nobody frees, before and after.
    """
    if not _is_only_written(op.results[0]):
        return False
    users = list(dict.fromkeys(reversed(list(op.results[0].users))))
    realloc = view_if(op, memref.ReallocOp)
    is_freed = any(user.name == "memref.dealloc" for user in users)
    # Where the source is dead, too, its deallocation goes with it in both modes.
    if (
        realloc is not None
        and is_freed
        and (_is_source_dead(realloc) or not rewriter.defects.follow(LEAKED_SOURCE, op))
    ):
        rewriter.set_before(op)
        rewriter.create("memref.dealloc", (realloc.source,), (), location=op.location)
    for user in users:
        rewriter.erase(user)
    rewriter.erase(op)
    return True


def _is_only_written(buffer: Value, besides: Operation | None = None) -> bool:
    """Whether nothing is done with `buffer`, `besides` one operation, but that it is written to and freed."""
    for use in buffer.uses:
        store = view_if(use.owner, memref.StoreOp)
        if store is not None and store.value is buffer:
            return False
        if store is None and use.owner.name != "memref.dealloc" and use.owner is not besides:
            return False
    return True


def _is_source_dead(realloc: memref.ReallocOp) -> bool:
    """Whether what `realloc` takes, perhaps as a cast, is a dead allocation without it."""
    buffer, user = realloc.source, realloc.op
    cast = defining(buffer, memref.CastOp)
    if cast is not None and has_one_use(buffer):
        buffer, user = cast.source, cast.op
    allocation = buffer.defining_op
    return allocation is not None and allocation.name in _ALLOCATING and _is_only_written(buffer, user)


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
