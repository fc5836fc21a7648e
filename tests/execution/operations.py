"""What single operations do to memory, for the interpreter."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import combinations
from typing import cast

from pydealloc.ir.affine import AffineDim
from pydealloc.ir.attributes import AffineMapAttr, ArrayAttr, IntegerAttr, StridedLayoutAttr, SymbolRefAttr
from pydealloc.ir.base import Type
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import MemRefType, UnrankedMemRefType, element_type
from pydealloc.ods.segments import dense_values, integer_value, segments
from tests.execution.arithmetic import ARITHMETIC
from tests.execution.call_operations import Address
from tests.execution.ledger import Fault, Kind, Place, View, row_major
from tests.execution.memory import POISON, Compute, Memory, Unsupported, bits_of, width_of, wrapped

# --- memref ----------------------------------------------------------------------------------------------------------


def new_buffer(memory: Memory, op: Operation, operands: list[object], place: Place) -> View:
    """The buffer that an allocation with the dynamic sizes first among its operands makes."""
    type_ = op.results[0].type
    if not isinstance(type_, MemRefType) or len(op.results) > 1:
        raise Unsupported(f"allocation of {', '.join(str(result.type) for result in op.results)}")
    numbers = iter(cast("list[int]", operands))
    sizes = [next(numbers) if size is None else size for size in type_.shape]
    view = memory.ledger.allocate(sizes, width_of(type_.element), place, op.name)
    if type_.layout is not None and not (isinstance(type_.layout, StridedLayoutAttr) and has_layout(view, type_)):
        raise Unsupported(f"allocation of {type_}")
    return view


def _alloc(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (new_buffer(memory, op, operands, Place.HEAP),)


def _realloc(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """Always to another place. The source is freed by it only where a pass has decided who owns it."""
    source = cast("View", operands[0])
    new = new_buffer(memory, op, operands[1:], Place.HEAP)
    source.require_live("reallocates")
    for (i,) in list(source.elements())[: new.sizes[0]]:
        value = source.allocation.cells.get(source.at((i,)))
        if value is not None:
            new.store((i,), value)
    if memory.realloc_frees:
        memory.ledger.free(source)
    return (new,)


def _free(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    memory.ledger.free(cast("View", operands[0]), op.name)
    return ()


def _load(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, *indices = operands
    # What nobody uses may be read while threads write it.
    return (cast("View", view).load(cast("list[int]", indices), is_used=bool(op.result.uses)),)


def _store(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    value, view, *indices = operands
    cast("View", view).store(cast("list[int]", indices), value)
    return ()


def _copy(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    source, target = cast("list[View]", operands)
    source.copy_to(target)
    return ()


def _clone(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    source = cast("View", operands[0])
    new = memory.ledger.allocate(source.sizes, source.width, Place.HEAP, op.name)
    type_ = op.result.type
    if isinstance(type_, MemRefType) and not has_layout(new, type_):
        # A buffer of the same layout, with gaps.
        memory.ledger.free(new)
        extent = source.offset + 1 + sum((n - 1) * by for n, by in zip(source.sizes, source.strides, strict=True))
        whole = memory.ledger.allocate([max(extent, 0)], source.width, Place.HEAP, op.name)
        new = whole.shown(source.sizes, source.strides, offset=source.offset)
    source.copy_to(new)
    return (new,)


def _fill(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    value, view = operands
    for indices in cast("View", view).elements():
        cast("View", view).store(indices, value)
    return ()


def _global(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    name = op.properties["name"]
    assert isinstance(name, SymbolRefAttr)
    return (memory.named(name.leaf),)


def _dim(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, index = operands
    sizes = cast("View", view).sizes
    if not 0 <= cast("int", index) < len(sizes):
        raise Fault(Kind.UNDEFINED, f"dimension {index} of {len(sizes)}")
    return (sizes[cast("int", index)],)


def _pointer(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (Address.of(cast("View", operands[0])),)


def _same(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (operands[0],)


def _cast(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """
    Raises:
        Fault: the type at the other end does not describe the buffer.
    """
    view, type_, given = cast("View", operands[0]), op.result.type, op.operand_values[0].type
    if (element_type(given), _space(given)) != (element_type(type_), _space(type_)):
        raise Fault(Kind.UNDEFINED, f"cast of {given} to {type_}")
    if isinstance(type_, MemRefType):
        if not fits(view, type_):
            raise Fault(Kind.UNDEFINED, f"cast of {view.sizes} with strides {view.strides} to {type_}")
    elif not isinstance(type_, UnrankedMemRefType):
        raise Unsupported(f"cast to {type_}")
    return (view,)


def _space(type_: Type) -> object:
    return type_.memory_space if isinstance(type_, (MemRefType, UnrankedMemRefType)) else None


def fits(view: View, type_: MemRefType) -> bool:
    """Whether a buffer has the type."""
    if len(type_.shape) != len(view.sizes) or any(
        a not in (None, b) for a, b in zip(type_.shape, view.sizes, strict=True)
    ):
        return False
    return has_layout(view, type_)


def has_layout(view: View, type_: MemRefType) -> bool:
    """Whether its offset and strides are those of the type."""
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout.offset in (None, view.offset) and _strides_fit(layout.strides, view)
    if layout is not None:
        return True
    dense = row_major(view.sizes)
    return view.offset == 0 and (view.strides == dense or _strides_fit(dense, view))


def _strides_fit(strides: Sequence[int | None], view: View) -> bool:
    """Strides of dimensions with one element do not matter."""
    triples = zip(strides, view.strides, view.sizes, strict=True)
    return all(wanted in (None, found) or size == 1 for wanted, found, size in triples)


def _mixed(op: Operation, name: str, dynamic: list[int]) -> list[int]:
    """The static values of a property, those that are dynamic (the smallest number) taken from `dynamic`."""
    rest = iter(dynamic)
    return [next(rest) if value == -(1 << 63) else value for value in dense_values(op.properties.get(name))]


def _triples(op: Operation, operands: list[object]) -> tuple[View, list[list[int]]]:
    groups = [len(group) for group in segments(op, 4)]
    view, *numbers = operands
    found: list[list[int]] = []
    for count, name in zip(groups[1:], ("static_offsets", "static_sizes", "static_strides"), strict=True):
        found.append(_mixed(op, name, cast("list[int]", numbers[:count])))
        numbers = numbers[count:]
    return cast("View", view), found


def _subview(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, (offsets, sizes, strides) = _triples(op, operands)
    type_ = op.result.type
    assert isinstance(type_, MemRefType)
    offset = view.offset + sum(a * b for a, b in zip(offsets, view.strides, strict=True))
    scaled = [a * b for a, b in zip(strides, view.strides, strict=True)]
    kept = _kept(op, type_, sizes, scaled)
    return (view.shown([sizes[d] for d in kept], [scaled[d] for d in kept], offset=offset),)


def _kept(op: Operation, type_: MemRefType, sizes: list[int], strides: list[int]) -> list[int]:
    """The dimensions that the type of a subview has. Of those that may be dropped, the strides of the type decide."""
    found: list[tuple[int, ...]] = []
    for kept in combinations(range(len(sizes)), len(type_.shape)):
        shape = [sizes[d] for d in kept]
        rest = [sizes[d] for d in range(len(sizes)) if d not in kept]
        if all(size == 1 for size in rest) and all(a in (None, b) for a, b in zip(type_.shape, shape, strict=True)):
            found.append(kept)
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr) and len(found) > 1:
        exact = [k for k in found if all(a in (None, strides[d]) for a, d in zip(layout.strides, k, strict=True))]
        found = exact or found
    if not found:
        raise Fault(Kind.UNDEFINED, f"subview of {sizes} as {type_}")
    return list(found[0])


def _reinterpret(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, (offsets, sizes, strides) = _triples(op, operands)
    return (replace(view, offset=offsets[0], sizes=tuple(sizes), strides=tuple(strides)),)


def _metadata(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view = cast("View", operands[0])
    base = replace(view, offset=0, sizes=(), strides=())
    return (base, view.offset, *view.sizes, *view.strides)


def _view(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    source, shift, *dynamic = operands
    type_ = op.result.type
    assert isinstance(type_, MemRefType)
    numbers = iter(cast("list[int]", dynamic))
    sizes = tuple(next(numbers) if size is None else size for size in type_.shape)
    base = cast("View", source)
    width = width_of(type_.element)
    if width != base.width and base.allocation.widths is None:
        base.allocation.widths = {}
    return (
        View(base.allocation, base.shift + cast("int", shift), 0, sizes, row_major(sizes), width, base.is_read_only),
    )


def groups_of(op: Operation) -> list[list[int]]:
    groups = op.properties["reassociation"]
    assert isinstance(groups, ArrayAttr)
    return [
        [cast("IntegerAttr", number).value for number in cast("ArrayAttr", group).elements] for group in groups.elements
    ]


def _expand(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, *dynamic = operands
    source = cast("View", view)
    sizes = _mixed(op, "static_output_shape", cast("list[int]", dynamic))
    strides = [0] * len(sizes)
    for group, stride in zip(groups_of(op), source.strides, strict=True):
        for dimension in reversed(group):
            strides[dimension] = stride
            stride *= sizes[dimension]
    return (
        View(
            source.allocation,
            source.shift,
            source.offset,
            tuple(sizes),
            tuple(strides),
            source.width,
            source.is_read_only,
        ),
    )


def _collapse(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """Of buffers that can be: the last of each group gives the stride."""
    source = cast("View", operands[0])
    groups = groups_of(op)
    sizes = tuple(math.prod(source.sizes[dimension] for dimension in group) for group in groups)
    strides = tuple(source.strides[group[-1]] for group in groups)
    return (replace(source, sizes=sizes, strides=strides),)


def _reshape(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """The same elements in rows, with the sizes that the second operand holds."""
    source, shape = cast("list[View]", operands)
    if source.strides != row_major(source.sizes):
        raise Unsupported("memref.reshape of a buffer with strides")
    sizes = [cast("int", shape.load(place)) for place in shape.elements()]
    if math.prod(sizes) != math.prod(source.sizes):
        raise Fault(Kind.UNDEFINED, f"memref.reshape of {source.sizes} to {sizes}")
    return (source.shown(sizes, row_major(sizes)),)


# --- The rest --------------------------------------------------------------------------------------------------------


def _print(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    memory.printed.append(operands[0] if operands else str(op.properties.get("stringLiteral")))
    return ()


def _assert(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if not operands[0]:
        raise Fault(Kind.ASSERTION, str(op.properties.get("msg")))
    return ()


def _poison(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (POISON,)


def _witness(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (integer_value(op.properties.get("passing")),)


def _rank(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (len(cast("View", operands[0]).sizes),)


def _transpose(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, map_ = cast("View", operands[0]), op.properties["permutation"]
    assert isinstance(map_, AffineMapAttr)
    order = [cast("AffineDim", expr).position for expr in map_.map.results]
    return (view.shown([view.sizes[d] for d in order], [view.strides[d] for d in order]),)


_COMBINE: dict[int, Callable[[int, int], int]] = {
    1: lambda a, b: a + b,
    2: lambda a, b: b,
    4: max,
    7: min,
    10: lambda a, b: a * b,
    11: lambda a, b: a | b,
    12: lambda a, b: a & b,
}
"""Of integers, by the number of arith::AtomicRMWKind."""


def _update(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """`memref.atomic_rmw`: threads may meet in the element."""
    value, view, *indices = operands
    combine = _COMBINE.get(integer_value(op.properties.get("kind"), -1))
    if combine is None:
        raise Unsupported("memref.atomic_rmw of this kind")
    threads, memory.ledger.threads = memory.ledger.threads, ()
    place = cast("list[int]", indices)
    before = cast("View", view).load(place)
    after = wrapped(combine(cast("int", before), cast("int", value)), bits_of(op.result.type))
    cast("View", view).store(place, after)
    memory.ledger.threads = threads
    return (after,)


COMPUTE: dict[str, Compute] = {
    **ARITHMETIC,
    "gpu.alloc": _alloc,
    "gpu.dealloc": _free,
    "memref.alloc": _alloc,
    "memref.realloc": _realloc,
    "memref.dealloc": _free,
    "memref.load": _load,
    "memref.store": _store,
    "memref.copy": _copy,
    "linalg.copy": _copy,
    "linalg.fill": _fill,
    "bufferization.clone": _clone,
    "memref.get_global": _global,
    "memref.dim": _dim,
    "memref.extract_aligned_pointer_as_index": _pointer,
    "memref.memory_space_cast": _same,
    "memref.assume_alignment": _same,
    "memref.cast": _cast,
    "memref.subview": _subview,
    "memref.reinterpret_cast": _reinterpret,
    "memref.extract_strided_metadata": _metadata,
    "memref.view": _view,
    "memref.expand_shape": _expand,
    "memref.collapse_shape": _collapse,
    "memref.atomic_rmw": _update,
    "memref.rank": _rank,
    "memref.reshape": _reshape,
    "memref.transpose": _transpose,
    "shape.const_witness": _witness,
    "ub.poison": _poison,
    "vector.print": _print,
    "cf.assert": _assert,
}
