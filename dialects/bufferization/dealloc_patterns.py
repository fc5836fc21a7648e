"""Patterns of `bufferization.dealloc` and `bufferization.clone`.

Follows mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import I1
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
from ...ods.rewriting import Defect, Pattern, PatternRewriter
from ...ods.segments import dense_i32, dense_values, segments, set_segments
from ...ods.semantics import EffectKind
from ...ods.side_effects import has_effect
from ..common.canonicalization.matching import constant_int, int_constant
from ..common.canonicalization.memref_types import are_cast_compatible
from ..common.view_chains import view_base, views_of
from ..memref import ops as memref_ops
from . import ops as bufferization

_GROUPS = 3
FREED_VIEW = Defect(
    "freed-view", "LLVM 22 frees this view in place of a copy, and it begins elsewhere than its allocation"
)


class DeallocOperands:
    """Operands of a `bufferization.dealloc`: buffers, their conditions, and what is retained. Not to be changed."""

    __slots__ = ("buffers", "conditions", "pairs", "retained")

    def __init__(self, op: Operation) -> None:
        self.buffers, self.conditions, self.retained = segments(op, _GROUPS)
        self.pairs = list(zip(self.buffers, self.conditions, strict=True))


def operands_of(op: Operation, rewriter: PatternRewriter) -> DeallocOperands:
    """The operands of `op`, divided for the first pattern that is tried on it."""
    known = rewriter.remembered
    if isinstance(known, DeallocOperands):
        return known
    given = DeallocOperands(op)
    rewriter.remembered = given
    return given


def _update(op: Operation, rewriter: PatternRewriter, memrefs: list[Value], conditions: list[Value]) -> bool:
    """Give `op` other buffers to free; False if they are the same."""
    old = operands_of(op, rewriter)
    retained = old.retained
    if memrefs == old.buffers and conditions == old.conditions:
        return False
    op.set_operands([*memrefs, *conditions, *retained])
    set_segments(op, len(memrefs), len(conditions), len(retained))
    rewriter.modified(op)
    return True


def _merge_duplicate_memrefs(op: Operation, rewriter: PatternRewriter) -> bool:
    """One pair for buffers of a `bufferization.dealloc` that are the same value.

        bufferization.dealloc (%m, %m : memref<4xf32>, memref<4xf32>) if (%a, %b)
    becomes
        %c = arith.ori %a, %b : i1
        bufferization.dealloc (%m : memref<4xf32>) if (%c)

    The operation frees a buffer once, if one of its conditions holds. Values that may alias keep their pairs.
    """
    given = operands_of(op, rewriter)
    memrefs, conditions = given.buffers, given.conditions
    if len(memrefs) < 2 or len(set(memrefs)) == len(memrefs):
        return False
    merged: dict[Value, Value] = {}
    for memref, condition in zip(memrefs, conditions, strict=True):
        known = merged.get(memref)
        if known is None:
            merged[memref] = condition
        elif known is not condition:
            either = rewriter.create("arith.ori", (known, condition), [I1], location=op.location)
            merged[memref] = either.results[0]
    return _update(op, rewriter, list(merged), list(merged.values()))


def _merge_duplicate_retained(op: Operation, rewriter: PatternRewriter) -> bool:
    """One operand, and one result, for retained buffers that are the same value.

        %r:2 = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%k, %k : memref<4xf32>, memref<4xf32>)
        "use"(%r#0, %r#1) : (i1, i1) -> ()
    becomes
        %r = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%k : memref<4xf32>)
        "use"(%r, %r) : (i1, i1) -> ()
    """
    given = operands_of(op, rewriter)
    memrefs, conditions, retained = given.buffers, given.conditions, given.retained
    positions: dict[Value, int] = {}
    for value in retained:
        positions.setdefault(value, len(positions))
    if len(positions) == len(retained):
        return False
    segment_sizes: dict[str, Attribute] = {
        "operandSegmentSizes": dense_i32((len(memrefs), len(conditions), len(positions)))
    }
    new = rewriter.create(
        op.name,
        [*memrefs, *conditions, *positions],
        [I1] * len(positions),
        properties=segment_sizes,
        location=op.location,
    )
    new.origin = op.origin
    rewriter.replace(op, [new.results[positions[value]] for value in retained])
    return True


def _erase_empty(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of a `bufferization.dealloc` of no buffer: no retained buffer becomes owned.

        %r = bufferization.dealloc retain (%k : memref<4xf32>)
        "use"(%r) : (i1) -> ()
    becomes
        %r = arith.constant false
        "use"(%r) : (i1) -> ()
    """
    if operands_of(op, rewriter).buffers:
        return False
    false = int_constant(rewriter, 0, I1, op.location)
    rewriter.replace(op, [false] * len(op.results))
    return True


def _erase_always_false(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of the pairs whose condition is the constant false.

        %false = arith.constant false
        bufferization.dealloc (%a, %b : memref<4xf32>, memref<4xf32>) if (%false, %c)
    becomes
        bufferization.dealloc (%b : memref<4xf32>) if (%c)
    """
    given = operands_of(op, rewriter)
    remaining = [pair for pair in given.pairs if constant_int(pair[1]) != 0]
    if len(remaining) == len(given.buffers):
        return False
    return _update(op, rewriter, [memref for memref, _ in remaining], [condition for _, condition in remaining])


def _skip_metadata_of_allocation(op: Operation, rewriter: PatternRewriter) -> bool:
    """Allocation itself in place of its base buffer.

        %m = memref.alloc() : memref<4xf32>
        %base, %o, %n, %s = memref.extract_strided_metadata %m : memref<4xf32> -> memref<f32>, index, index, index
        bufferization.dealloc (%base : memref<f32>) if (%c)
        "use"(%m) : (memref<4xf32>) -> ()
    becomes
        %m = memref.alloc() : memref<4xf32>
        bufferization.dealloc (%m : memref<4xf32>) if (%c)
        "use"(%m) : (memref<4xf32>) -> ()

    Right for a buffer that was just allocated alone: a view starts elsewhere, and only its base can be freed.
    """
    given = operands_of(op, rewriter)
    knowledge = rewriter.knowledge
    return _update(op, rewriter, [_allocation_of(memref, knowledge) for memref in given.buffers], given.conditions)


def _allocation_of(memref: Value, knowledge: Knowledge) -> Value:
    """The allocated buffer of which `memref` is the base buffer; `memref` if it is none."""
    extract = defining(memref, memref_ops.ExtractStridedMetadataOp)
    if extract is None or extract.base_buffer is not memref:
        return memref
    source = extract.source
    allocation = source.defining_op
    if allocation is not None and has_effect(allocation, EffectKind.ALLOCATE, knowledge, source):
        return source
    return memref


def _remove_unused_pairs(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of an allocation whose only use is to be freed, whatever the condition.

        %m = memref.alloc() : memref<4xf32>
        bufferization.dealloc (%m, %k : memref<4xf32>, memref<4xf32>) if (%a, %b)
    becomes
        bufferization.dealloc (%k : memref<4xf32>) if (%b)

    One use means that no alias exists: a retained buffer cannot be this one. The operation that allocates has no other
    effect and no other result.
    """
    given = operands_of(op, rewriter)
    remaining: list[tuple[Value, Value]] = []
    gone: list[Operation] = []
    for memref, condition in given.pairs:
        allocation = memref.defining_op
        if allocation is not None and len(memref.uses) == 1 and _only_allocates(allocation, memref, rewriter):
            gone.append(allocation)
        else:
            remaining.append((memref, condition))
    if not gone:
        return False
    _update(op, rewriter, [memref for memref, _ in remaining], [condition for _, condition in remaining])
    for allocation in gone:
        rewriter.erase(allocation)
    return True


def _only_allocates(op: Operation, memref: Value, rewriter: PatternRewriter) -> bool:
    effects = rewriter.knowledge.effects(op)
    return (
        effects is not None
        and len(op.results) == 1
        and bool(effects)
        and all(effect.kind is EffectKind.ALLOCATE and effect.value is memref for effect in effects)
    )


# bufferization.clone


def _deallocation_of(value: Value, rewriter: PatternRewriter) -> tuple[bool, Operation | None]:
    """The only operation that frees `value`; the first part is False when there are several."""
    found: Operation | None = None
    for user in value.users:
        if has_effect(user, EffectKind.FREE, rewriter.knowledge, value):
            if found is not None:
                return False, None
            found = user
    return True, found


def _simplify_clone(clone: bufferization.CloneOp, rewriter: PatternRewriter) -> bool:
    """Source in place of a clone, where the first to be freed of the two is freed in the block of the clone.

        %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
        memref.dealloc %a : memref<4xf32>
        "use"(%b) : (memref<4xf32>) -> ()
    becomes
        "use"(%a) : (memref<4xf32>) -> ()

    That deallocation, which follows the clone, goes, too. Nothing between them may free: it could free the same buffer
    through an alias. A view that begins elsewhere than its allocation stays what it is: it would be freed. And
    `bufferization.clone` promises that neither buffer is written after it.
    """
    result, given = clone.output, clone.input
    if not result.uses:
        rewriter.erase(clone.op)
        return True
    if result.type is not given.type and not are_cast_compatible(given.type, result.type):
        return False
    source = view_base(given, rewriter.knowledge)
    one_of_clone, clone_free = _deallocation_of(result, rewriter)
    one_of_source, source_free = _deallocation_of(source, rewriter)
    if not one_of_clone or not one_of_source:
        return False
    redundant = _redundant_deallocation(clone.op, clone_free, source_free)
    if redundant is None:
        return False
    # What frees the clone frees the view from now on.
    is_interior = redundant is source_free and _begins_inside(given, rewriter.knowledge)
    if is_interior and not rewriter.defects.follow(FREED_VIEW, clone.op):
        return False
    between = clone.op.next
    while between is not redundant:
        # At the end of the block: the source is freed before it is cloned.
        if between is None or has_effect(between, EffectKind.FREE, rewriter.knowledge):
            return False
        between = between.next
    value = given
    if result.type is not given.type:
        value = rewriter.create("memref.cast", (given,), (result.type,), location=clone.op.location).results[0]
    rewriter.replace(clone.op, (value,))
    rewriter.erase(redundant)
    return True


def _redundant_deallocation(
    op: Operation, clone_free: Operation | None, source_free: Operation | None
) -> Operation | None:
    """The redundant one of the two: the clone's, else the source's, if it is in the block of the clone."""
    if clone_free is not None and source_free is not None and clone_free.parent is source_free.parent:
        return None
    for free in (clone_free, source_free):
        if free is not None and free.parent is op.parent:
            return free
    return None


def _begins_inside(view: Value, knowledge: Knowledge) -> bool:
    """Whether `view` may begin elsewhere than the allocation that it leads back to."""
    for op, _ in views_of(view, knowledge):
        semantics = knowledge.semantics(op.name)
        if semantics is not None and semantics.moves_address is not None and semantics.moves_address(op):
            return True
        offsets = dense_values(op.properties.get("static_offsets"))
        if any(offsets):
            return True
        if op.name == "memref.reinterpret_cast":
            # Its offset counts from the allocation.
            return False
    return False


DEALLOC_PATTERNS: tuple[Pattern, ...] = (
    Pattern("DeallocRemoveDuplicateDeallocMemrefs", _merge_duplicate_memrefs),
    Pattern("DeallocRemoveDuplicateRetainedMemrefs", _merge_duplicate_retained),
    Pattern("EraseEmptyDealloc", _erase_empty),
    Pattern("EraseAlwaysFalseDealloc", _erase_always_false),
    Pattern("SkipExtractMetadataOfAlloc", _skip_metadata_of_allocation),
    Pattern("RemoveAllocDeallocPairWhenNoOtherUsers", _remove_unused_pairs, sees_uses=True),
)
"""Also what buffer-deallocation-simplification applies after its own patterns."""

PATTERNS: dict[str, Sequence[Pattern]] = {
    "bufferization.clone": (Pattern("SimplifyClones", _simplify_clone),),
    "bufferization.dealloc": DEALLOC_PATTERNS,
}
