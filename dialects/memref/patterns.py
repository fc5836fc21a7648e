"""Canonicalization patterns of the memref dialect (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, StridedLayoutAttr
from ...ir.dominance import Dominance
from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import INDEX, MemRefType
from ...ods.op_view import defining, view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i32, segments
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.memref_types import (
    dropped_dimensions,
    is_empty,
    loses_static_information,
    reduced_subview_type,
    strides_and_offset,
    subview_type,
    without_dimensions,
)
from ..common.canonicalization.mixed import (
    Mixed,
    Slice,
    as_constant,
    equal_values,
    slice_of,
    slice_parts,
    with_constants,
)
from ..common.canonicalization.regions import replace_with_region
from ..common.canonicalization.reshapes import collapsed_memref_type, reassociation, reshape_patterns
from . import ops as memref

# Allocations


def _constant_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    sizes, symbols = segments(op, 2)
    type_ = op.results[0].type
    constants = [constant_int(size) for size in sizes]
    if not isinstance(type_, MemRefType) or not any(constant is not None and constant >= 0 for constant in constants):
        return False
    shape: list[int | None] = []
    kept: list[Value] = []
    remaining = iter(sizes)
    for extent in type_.shape:
        if extent is not None:
            shape.append(extent)
            continue
        size = next(remaining)
        constant = constant_int(size)
        if constant is not None and constant >= 0:
            shape.append(constant)
        else:
            shape.append(None)
            kept.append(size)
    properties: dict[str, Attribute] = {**op.properties, "operandSegmentSizes": dense_i32((len(kept), len(symbols)))}
    new = rewriter.create(
        op.name, (*kept, *symbols), (replace(type_, shape=tuple(shape)),), properties=properties, location=op.location
    )
    rewriter.replace_with_cast(op, "memref.cast", new)
    return True


def _dead_allocation(op: Operation, rewriter: PatternRewriter) -> bool:
    """An allocation that is only written to and freed."""
    result = op.results[0]
    users = list(dict.fromkeys(reversed(list(result.users))))
    for user in users:
        store = view_if(user, memref.StoreOp)
        stores_itself = store is not None and store.value is result
        if user.name not in ("memref.store", "memref.dealloc") or stores_itself:
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
    if _contains_stack_allocation(op, rewriter):
        parent = op.parent_op
        if parent is None or not _has_scope(parent, rewriter) or not _is_last(op):
            return False
    replace_with_region(op, rewriter, op.regions[0])
    return True


def _hoist_from_scope(op: Operation, rewriter: PatternRewriter) -> bool:
    """Stack allocations that need nothing from the operations around them move out to where their scope ends."""
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


# Copies


def _empty_copy(op: Operation, rewriter: PatternRewriter) -> bool:
    if not any(is_empty(value.type) for value in op.operand_values):
        return False
    rewriter.erase(op)
    return True


def _self_copy(op: Operation, rewriter: PatternRewriter) -> bool:
    copy = memref.CopyOp(op)
    if copy.source is not copy.target:
        return False
    rewriter.erase(op)
    return True


# memref.dim


def _dim_of_reshape(op: Operation, rewriter: PatternRewriter) -> bool:
    """The shape that was asked for says it; it is read at once, before anybody can change it."""
    dim = memref.DimOp(op)
    reshape = defining(dim.source, memref.ReshapeOp)
    index = dim.index
    if reshape is None:
        return False
    if not Dominance().value_dominates(index, reshape.op):
        return False
    shape = reshape.shape
    rewriter.set_after(reshape.op)
    element = shape.type.element if isinstance(shape.type, MemRefType) else INDEX
    size = rewriter.create("memref.load", (shape, index), (element,), location=op.location).results[0]
    if element is not INDEX:
        size = rewriter.create("arith.index_cast", (size,), (INDEX,), location=op.location).results[0]
    rewriter.replace(op, (size,))
    return True


# memref.reinterpret_cast


def _reinterpret_metadata(op: Operation, rewriter: PatternRewriter) -> bool:
    """A buffer put together from its own metadata is the buffer."""
    reinterpret_cast = memref.ReinterpretCastOp(op)
    extract = defining(reinterpret_cast.source, memref.ExtractStridedMetadataOp)
    if extract is None:
        return False
    source = extract.source
    if not isinstance(source.type, MemRefType):
        return False
    rank = len(source.type.shape)
    offset, sizes, strides = extract.offset, extract.op.results[2 : 2 + rank], extract.op.results[2 + rank :]
    given = slice_of(op, 1)
    if not _same_numbers(given, ([offset], sizes, strides)) and not _matches_type(given, extract.op, source.type):
        return False
    if source.type is reinterpret_cast.result.type:
        rewriter.replace(op, (source,))
    else:
        rewriter.replace_with(op, "memref.cast", (source,))
    return True


def _same_numbers(given: Slice, wanted: Sequence[Sequence[Mixed]]) -> bool:
    return all(
        len(a) == len(b) and all(equal_values(x, y) for x, y in zip(a, b, strict=True))
        for a, b in zip(given, wanted, strict=True)
    )


def _matches_type(given: Slice, extract: Operation, type_: MemRefType) -> bool:
    """As above, where what the type knows stands as a constant."""
    layout = strides_and_offset(type_)
    if layout is None:
        return False
    rank = len(type_.shape)
    known: list[int | None] = [layout[1], *type_.shape, *layout[0]]
    results: list[Value] = list(extract.results[1:])
    wanted: list[Mixed] = [k if k is not None else r for k, r in zip(known, results, strict=True)]
    return _same_numbers(given, (wanted[:1], wanted[1 : 1 + rank], wanted[1 + rank :]))


def _reinterpret_constants(op: Operation, rewriter: PatternRewriter) -> bool:
    type_ = op.results[0].type
    if not isinstance(type_, MemRefType):
        return False
    given = slice_of(op, 1)
    offsets = with_constants(given[0])
    sizes = with_constants(given[1], non_negative=True)
    strides = with_constants(given[2])
    new = (offsets, sizes, strides)
    if all(a is b for x, y in zip(given, new, strict=True) for a, b in zip(x, y, strict=True)):
        return False

    def number(value: Mixed) -> int | None:
        return value if isinstance(value, int) else None

    layout = StridedLayoutAttr(tuple(number(s) for s in strides), number(offsets[0]))
    result = MemRefType(tuple(number(s) for s in sizes), type_.element, layout, type_.memory_space)
    dynamic, properties = slice_parts(new, 1)
    cast = rewriter.create(
        op.name, (memref.ReinterpretCastOp(op).source, *dynamic), (result,), properties=properties, location=op.location
    )
    rewriter.replace_with(op, "memref.cast", cast.results)
    return True


# memref.subview


def _create_subview(
    op: Operation, rewriter: PatternRewriter, source: Value, type_: MemRefType, parts: Sequence[Sequence[Mixed]]
) -> Value:
    dynamic, properties = slice_parts(parts, 1)
    new = rewriter.create(op.name, (source, *dynamic), (type_,), properties=properties, location=op.location)
    return new.results[0]


def folded_slice(op: Operation, first_group: int) -> Slice | None:
    """The slice with constants for operands; of offsets, sizes and strides only the first list that has any."""
    offsets, sizes, strides = slice_of(op, first_group)
    for index, part in enumerate((offsets, sizes, strides)):
        folded = with_constants(part, non_negative=index < 2)
        if any(a is not b for a, b in zip(part, folded, strict=True)):
            parts = [offsets, sizes, strides]
            parts[index] = folded
            return parts[0], parts[1], parts[2]
    return None


def _subview_constants(op: Operation, rewriter: PatternRewriter) -> bool:
    subview = memref.SubViewOp(op)
    source, type_ = subview.source, subview.result.type
    parts = folded_slice(op, 1)
    if parts is None or not isinstance(source.type, MemRefType) or not isinstance(type_, MemRefType):
        return False
    inferred = subview_type(source.type, *parts)
    dropped = dropped_dimensions(source.type, type_, slice_of(op, 1)[1])
    if inferred is None or dropped is None:
        return False
    new = _create_subview(op, rewriter, source, without_dimensions(inferred, dropped), parts)
    rewriter.replace_with(op, "memref.cast", (new,))
    return True


def _subview_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    subview = memref.SubViewOp(op)
    if any(constant_int(value) is not None for value in op.operand_values):
        return False
    cast = defining(subview.source, memref.CastOp)
    if cast is None:
        return False
    source, before, type_ = cast.source, cast.dest.type, subview.result.type
    if not loses_static_information(source.type, before):
        return False
    if (
        not isinstance(source.type, MemRefType)
        or not isinstance(before, MemRefType)
        or not isinstance(type_, MemRefType)
    ):
        return False
    parts = slice_of(op, 1)
    result = reduced_subview_type(type_, before, source.type, parts)
    if result is None:
        return False
    rewriter.replace_with(op, "memref.cast", (_create_subview(op, rewriter, source, result, parts),))
    return True


def _trivial_subview(op: Operation, rewriter: PatternRewriter) -> bool:
    subview = memref.SubViewOp(op)
    source, type_ = subview.source, subview.result.type
    if not isinstance(source.type, MemRefType) or not isinstance(type_, MemRefType):
        return False
    if len(source.type.shape) != len(type_.shape):
        return False
    offsets, sizes, strides = slice_of(op, 1)
    extents = source.type.shape
    whole = None not in extents and [as_constant(size) for size in sizes] == list(extents)
    if not whole or any(as_constant(o) != 0 for o in offsets) or any(as_constant(s) != 1 for s in strides):
        return False
    if source.type is type_:
        rewriter.replace(op, (source,))
    else:
        rewriter.replace_with(op, "memref.cast", (source,))
    return True


# memref.view, memref.collapse_shape, memref.expand_shape


def _view_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    source, shift, *sizes = op.operand_values
    type_ = op.results[0].type
    if not isinstance(type_, MemRefType) or type_.layout is not None:
        return False
    remaining = iter(sizes)
    shape: list[int | None] = []
    kept: list[Value] = []
    for extent in type_.shape:
        size = next(remaining) if extent is None else None
        constant = constant_int(size) if size is not None else None
        shape.append(extent if size is None else constant)
        if size is not None and constant is None:
            kept.append(size)
    new_type = replace(type_, shape=tuple(shape))
    if new_type is type_:
        return False
    new = rewriter.create(op.name, (source, shift, *kept), (new_type,), location=op.location)
    rewriter.replace_with_cast(op, "memref.cast", new)
    return True


def _view_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    view = memref.ViewOp(op)
    cast = defining(view.source, memref.CastOp)
    if cast is None or not isinstance(cast.source.type, MemRefType):
        return False
    rewriter.replace_with(op, op.name, (cast.source, view.byte_shift, *view.sizes))
    return True


def _collapse_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    collapse_shape = memref.CollapseShapeOp(op)
    cast = defining(collapse_shape.src, memref.CastOp)
    if cast is None or not loses_static_information(cast.source.type, cast.dest.type):
        return False
    source = cast.source
    assert isinstance(source.type, MemRefType)
    type_ = collapsed_memref_type(source.type, reassociation(op))
    if type_ is None:
        return False
    if type_ is collapse_shape.result.type:
        collapse_shape.src = source
        rewriter.modified(op)
        return True
    new = rewriter.create(op.name, (source,), (type_,), properties=op.properties, location=op.location)
    rewriter.replace_with_cast(op, "memref.cast", new)
    return True


_ALLOCATION = {
    name: (Pattern("SimplifyAllocConst", _constant_sizes), Pattern("SimplifyDeadAlloc", _dead_allocation))
    for name in ("memref.alloc", "memref.alloca")
}
_RESHAPES = reshape_patterns("memref")

PATTERNS: dict[str, Sequence[Pattern]] = {
    **_ALLOCATION,
    "memref.alloca_scope": (
        Pattern("AllocaScopeInliner", _inline_scope),
        Pattern("AllocaScopeHoister", _hoist_from_scope),
    ),
    "memref.collapse_shape": (
        *_RESHAPES["memref.collapse_shape"],
        Pattern("CollapseShapeOpMemRefCastFolder", _collapse_of_cast),
    ),
    "memref.copy": (Pattern("FoldEmptyCopy", _empty_copy), Pattern("FoldSelfCopy", _self_copy)),
    "memref.dim": (Pattern("DimOfMemRefReshape", _dim_of_reshape),),
    "memref.expand_shape": _RESHAPES["memref.expand_shape"],
    "memref.realloc": (Pattern("SimplifyDeadAlloc", _dead_allocation),),
    "memref.reinterpret_cast": (
        Pattern("ReinterpretCastOpExtractStridedMetadataFolder", _reinterpret_metadata),
        Pattern("ReinterpretCastOpConstantFolder", _reinterpret_constants),
    ),
    "memref.subview": (
        Pattern("OpWithOffsetSizesAndStridesConstantArgumentFolder", _subview_constants),
        Pattern("SubViewOpMemRefCastFolder", _subview_of_cast),
        Pattern("TrivialSubViewOpFolder", _trivial_subview),
    ),
    "memref.view": (Pattern("ViewOpShapeFolder", _view_sizes), Pattern("ViewOpMemrefCastFolder", _view_of_cast)),
}
