"""Layouts of memref types: strides, offsets, cast compatibility (mlir/lib/IR/BuiltinTypes.cpp, MemRefOps.cpp)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....ir.affine import AffineBinary, AffineConstant, AffineDim, AffineMap
from ....ir.affine_arithmetic import is_symbolic
from ....ir.attributes import AffineMapAttr, StridedLayoutAttr
from ....ir.base import Type
from ....ir.types import MemRefType, UnrankedMemRefType
from .mixed import Mixed, as_constant

Strides = tuple["int | None", ...]
"""None is dynamic."""


def strides_and_offset(type_: MemRefType) -> tuple[Strides, int | None] | None:
    """The strides and the offset; None for layouts that have none, or that we cannot read."""
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout.strides, layout.offset
    if isinstance(layout, AffineMapAttr):
        return _strides_of_map(layout.map)
    if layout is not None:
        return None
    strides: list[int | None] = []
    running: int | None = 1
    for size in reversed(type_.shape):
        strides.append(running)
        running = None if running is None or size is None else running * size
    return tuple(reversed(strides)), 0


def has_identity_layout(type_: MemRefType) -> bool:
    """Whether the layout's map is the identity: none, or `strided<[1]>` of one dimension.

    Strides of several dimensions are not, whatever their numbers: their map has one result.
    """
    layout = type_.layout
    if isinstance(layout, AffineMapAttr):
        return layout.map.is_identity
    return layout is None or layout == StridedLayoutAttr((1,))


def has_row_major_layout(type_: MemRefType) -> bool:
    """Whether elements lie as with the identity layout, whichever way that is written (canonicalizeStridedLayout).

    For types of static shape: strides that depend on sizes are equal here where nobody knows them.
    """
    plain = MemRefType(type_.shape, type_.element, None, type_.memory_space)
    return has_identity_layout(type_) or strides_and_offset(type_) == strides_and_offset(plain)


def _strides_of_map(layout: AffineMap) -> tuple[Strides, int | None] | None:
    """A sum of dimensions with factors; a factor or an offset with symbols in it is dynamic."""
    if len(layout.results) != 1:
        return None
    strides: list[int | None] = [0] * layout.num_dims
    offset: int | None = 0
    pending = [layout.results[0]]
    while pending:
        expr = pending.pop()
        if isinstance(expr, AffineBinary) and expr.operator == "+":
            pending.extend((expr.lhs, expr.rhs))
        elif isinstance(expr, AffineDim):
            strides[expr.position] = _plus(strides[expr.position], 1)
        elif isinstance(expr, AffineBinary) and expr.operator == "*" and isinstance(expr.lhs, AffineDim):
            factor = expr.rhs.value if isinstance(expr.rhs, AffineConstant) else None
            if not is_symbolic(expr.rhs):
                return None
            strides[expr.lhs.position] = _plus(strides[expr.lhs.position], factor)
        elif is_symbolic(expr):
            offset = _plus(offset, expr.value if isinstance(expr, AffineConstant) else None)
        else:
            return None
    return tuple(strides), offset


def are_cast_compatible(source: Type, target: Type) -> bool:
    """Whether `memref.cast` goes from one to the other (CastOp::areCastCompatible)."""
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        if source.element is not target.element or source.memory_space is not target.memory_space:
            return False
        if source.layout is not target.layout and not _layouts_fit(source, target):
            return False
        return len(source.shape) == len(target.shape) and all(map(_fits, source.shape, target.shape))
    if not isinstance(source, (MemRefType, UnrankedMemRefType)):
        return False
    if not isinstance(target, (MemRefType, UnrankedMemRefType)):
        return False
    both_unranked = isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType)
    return not both_unranked and source.element is target.element and source.memory_space is target.memory_space


def _fits(a: int | None, b: int | None) -> bool:
    return a is None or b is None or a == b


def _layouts_fit(source: MemRefType, target: MemRefType) -> bool:
    first, second = strides_and_offset(source), strides_and_offset(target)
    if first is None or second is None:
        return False
    return _fits(first[1], second[1]) and all(map(_fits, first[0], second[0]))


def loses_static_information(source: Type, target: Type) -> bool:
    """CastOp::canFoldIntoConsumerOp: a cast from `source` to `target` only forgets sizes, strides and the offset."""
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return False
    if source.element is not target.element or len(source.shape) != len(target.shape):
        return False
    first, second = strides_and_offset(source), strides_and_offset(target)
    if first is None or second is None:
        return False
    pairs = [*zip(source.shape, target.shape, strict=True), (first[1], second[1])]
    pairs.extend(zip(first[0], second[0], strict=True))
    return not any(a is None and b is not None for a, b in pairs)


def _times(a: int | None, b: int | None) -> int | None:
    return 0 if a == 0 or b == 0 else None if a is None or b is None else a * b


def _plus(a: int | None, b: int | None) -> int | None:
    return None if a is None or b is None else a + b


def known(value: Mixed) -> int | None:
    """The constants of a static list; operands are not examined."""
    return value if isinstance(value, int) else None


def subview_type(
    source: MemRefType, offsets: Sequence[Mixed], sizes: Sequence[Mixed], steps: Sequence[Mixed]
) -> MemRefType | None:
    """SubViewOp::inferResultType, without dropping dimensions."""
    layout = strides_and_offset(source)
    if layout is None:
        return None
    offset = layout[1]
    strides: list[int | None] = []
    for start, step, stride in zip(offsets, steps, layout[0], strict=True):
        offset = _plus(offset, _times(known(start), stride))
        strides.append(_times(stride, known(step)))
    shape = tuple(known(size) for size in sizes)
    return MemRefType(shape, source.element, StridedLayoutAttr(tuple(strides), offset), source.memory_space)


def dropped_dimensions(source: MemRefType, result: MemRefType, sizes: Sequence[Mixed]) -> set[int] | None:
    """The dimensions of size 1 that a rank-reducing subview leaves out (computeMemRefRankReductionMask)."""
    rank, reduced = len(source.shape), len(result.shape)
    if rank == reduced:
        return set()
    unused = {i for i, size in enumerate(sizes) if size == 1}
    if len(unused) + reduced == rank:
        return unused
    first, second = strides_and_offset(source), strides_and_offset(result)
    if first is None or second is None:
        return None
    remaining, wanted = Counter(first[0]), Counter(second[0])
    for dimension in sorted(unused):
        stride = first[0][dimension]
        if remaining[stride] > wanted[stride]:
            remaining[stride] -= 1
        elif remaining[stride] == wanted[stride]:
            unused.discard(dimension)
        else:
            return None
    return unused if len(unused) + reduced == rank else None


def surely_dropped(source: MemRefType, result: MemRefType, sizes: Sequence[Mixed]) -> set[int] | None:
    """`dropped_dimensions`, None also where these are others than those that the subview leaves out.

    Layouts with equal or unknown strides do not tell dimensions of size 1 apart, but the remaining sizes do.
    """
    dropped = dropped_dimensions(source, result, sizes)
    if dropped is None or tuple(known(size) for i, size in enumerate(sizes) if i not in dropped) != result.shape:
        return None
    return dropped


def without_dimensions(type_: MemRefType, dropped: set[int]) -> MemRefType:
    """`type_`, which has a strided layout, without some dimensions."""
    layout = strides_and_offset(type_)
    if not dropped or layout is None:
        return type_
    retained = [i for i in range(len(type_.shape)) if i not in dropped]
    strided = StridedLayoutAttr(tuple(layout[0][i] for i in retained), layout[1])
    return MemRefType(tuple(type_.shape[i] for i in retained), type_.element, strided, type_.memory_space)


def reduced_subview_type(
    result: MemRefType,
    source: MemRefType,
    new_source: MemRefType,
    parts: tuple[Sequence[Mixed], Sequence[Mixed], Sequence[Mixed]],
) -> MemRefType | None:
    """The type of a subview of `new_source` that drops what the one of `source` with type `result` dropped."""
    inferred = subview_type(new_source, *parts)
    if inferred is None:
        return None
    dropped = surely_dropped(source, result, parts[1])
    if dropped is None:
        return None
    return without_dimensions(inferred, dropped)


def is_empty(type_: Type) -> bool:
    return isinstance(type_, MemRefType) and 0 in type_.shape


def all_constant(values: Sequence[Mixed], wanted: int) -> bool:
    return all(as_constant(value) == wanted for value in values)
