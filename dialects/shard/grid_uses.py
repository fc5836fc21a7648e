"""References to grids: what operations of `shard` ask of the grid that they name.

mlir/lib/Dialect/Shard/IR/ShardOps.cpp.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import RankedTensorType
from ...ods.knowledge import UPSTREAM
from ...ods.verification.op_parts import DYNAMIC, integer, integers

_AXES = lazy_pattern(r"\[([-0-9,\s]*)\]").findall
_NUMBER = lazy_pattern(r"-?[0-9]+").findall


def grid_shape(grid: Operation) -> list[int]:
    """A dynamic size is `DYNAMIC`."""
    return integers(grid.properties.get("shape")) or []


def split_axes(op: Operation) -> list[list[int]]:
    """The axes of the grid over which each axis of a tensor is split."""
    value = op.properties.get("split_axes")
    body = (value.body or "") if isinstance(value, DialectAttr) else str(value)
    inner = body.strip().removeprefix("<").removesuffix(">").strip().removeprefix("[").removesuffix("]")
    return [[number_in(each) for each in _NUMBER(axes)] for axes in _AXES(inner)]


def _axes(op: Operation) -> list[int]:
    found = integers(op.properties.get("grid_axes"))
    return found if found is not None else integers(op.properties.get("axes")) or []


def _axes_words(axes: Sequence[int], grid: Operation) -> str | None:
    """verifyGridAxes."""
    if len({*axes}) != len(axes):
        return "Grid axes contains duplicate elements."
    rank, name = len(grid_shape(grid)), str(grid.properties.get("sym_name")).strip('"')
    for axis in axes:
        if not 0 <= axis < rank:
            return f'0-based grid axis index {axis} is out of bounds. The referenced grid "{name}" is of rank {rank}.'
    return None


def indices(op: Operation, grid: Operation) -> str | None:
    """Of `grid_shape` and `process_multi_index`."""
    axes = _axes(op)
    words = _axes_words(axes, grid)
    wanted = len(axes) or len(grid_shape(grid))
    if words is None and len(op.results) != wanted:
        return f"Unexpected number of results {len(op.results)}. Expected {wanted}."
    return words


def sharding(op: Operation, grid: Operation) -> str | None:
    offsets, shape = integers(op.properties.get("static_sharded_dims_offsets")) or [], grid_shape(grid)
    if not offsets:
        return None
    if DYNAMIC in shape:
        return "sharded dims offsets are not allowed for device grids with dynamic shape."
    start = 0
    for axes in split_axes(op):
        if not axes or any(not 0 <= axis < len(shape) for axis in axes):
            continue
        count, last = sum(shape[axis] for axis in axes), 0
        if len(offsets) <= start + count:
            return "sharded dims offsets has wrong size."
        for offset in offsets[start : start + count + 1]:
            if offset == DYNAMIC:
                continue
            if offset < last:
                return "sharded dims offsets must be non-decreasing."
            last = offset
        start += count + 1
    return None


def _device(op: Operation, name: str, axes: Sequence[int], shape: Sequence[int]) -> str | None:
    """verifyInGroupDevice."""
    device = integers(op.properties.get(name))
    if device is None:
        return None
    if len(device) != len(axes):
        return f'In-group device "{name}" has unexpected multi-index size {len(device)}. Expected {len(axes)}.'
    for place, (index, axis) in enumerate(zip(device, axes, strict=True)):
        if index != DYNAMIC and shape[axis] != DYNAMIC and shape[axis] <= index:
            return (
                f'Out of bounds coordinate {place} for in-group device "{name}". Got {index}, but expected value in '
                f"the range [0, {shape[axis] - 1}]."
            )
    return None


def _types(op: Operation) -> tuple[RankedTensorType, RankedTensorType] | None:
    values = UPSTREAM.operand_group(op, "input")
    given: Type | None = values[0].type if values else None
    made = op.results[0].type if op.results else None
    if not isinstance(given, RankedTensorType) or not isinstance(made, RankedTensorType):
        return None
    return (given, made) if len(given.shape) <= len(made.shape) else None


def _size_words(wanted: int | None, given: int | None, axis: int) -> str | None:
    """verifyDimensionCompatibility."""
    if given is None or wanted == given:
        return None
    shown = "dynamic" if wanted is None else wanted
    return f"Dimension size mismatch for result axis {axis}. Expected {shown}, but got {given}."


def _gathered(op: Operation, devices: int | None) -> str | None:
    types, axis = _types(op), integer(op, "gather_axis")
    if types is None or axis is None:
        return None
    given, made = types[0].shape, types[1].shape
    if not 0 <= axis < len(made):
        return f"Gather axis {axis} is out of bounds [0, {len(made)})."
    for place, size in enumerate(given):
        wanted = size
        if place == axis:
            wanted = None if size is None or devices is None else size * devices
        words = _size_words(wanted, made[place], place)
        if words is not None:
            return words
    return None


def _scattered(op: Operation, devices: int | None) -> str | None:
    types = _types(op)
    axis = next((found for name in ("slice_axis", "scatter_axis") if (found := integer(op, name)) is not None), None)
    if types is None or axis is None or not 0 <= axis < len(types[0].shape):
        return None
    given, made = types[0].shape, types[1].shape
    for place, size in enumerate(given):
        words = _size_words(size, made[place], place) if place != axis else None
        if words is not None:
            return words
    size = given[axis]
    if size is not None and devices and size % devices:
        return (
            f"Operand dimension size {size} is not divisible by collective device group size {devices} for tensor "
            f"axis {axis}."
        )
    return _size_words(None if size is None or not devices else size // devices, made[axis], axis)


def _exchanged(op: Operation, devices: int | None) -> str | None:
    types, split, concat = _types(op), integer(op, "split_axis"), integer(op, "concat_axis")
    if types is None or split is None or concat is None:
        return None
    given, made = types[0].shape, types[1].shape
    if not all(0 <= axis < len(given) for axis in (split, concat)):
        return None
    for place, size in enumerate(given):
        words = _size_words(size, made[place], place) if place not in (split, concat) or split == concat else None
        if words is not None:
            return words
    if split == concat:
        return None
    whole, part = given[concat], given[split]
    words = _size_words(None if whole is None or devices is None else whole * devices, made[concat], concat)
    is_even = part is not None and bool(devices) and part % devices == 0
    return words or _size_words(
        part // devices if part is not None and devices and is_even else None, made[split], split
    )


def collective(
    device: str = "", shapes: Callable[[Operation, int | None], str | None] | None = None
) -> Callable[[Operation, Operation], str | None]:
    """`device`: the attribute with the place of a device in the group."""

    def words(op: Operation, grid: Operation) -> str | None:
        axes, shape = _axes(op), grid_shape(grid)
        found = _axes_words(axes, grid)
        if found is None and device:
            found = _device(op, device, axes, shape)
        if found is None and shapes is not None:
            sizes = [shape[axis] for axis in axes]
            found = shapes(op, None if DYNAMIC in sizes else prod(sizes))
        return found

    return words


def shifted(op: Operation, grid: Operation) -> str | None:
    axes, axis = _axes(op), integer(op, "shift_axis")
    words = _axes_words(axes, grid)
    if words is None and axis is not None and axis not in axes:
        return f"Invalid shift axis {axis}. It must be one of the grouping grid axes."
    return words


MISMATCHES: dict[str, Callable[[Operation, Operation], str | None]] = {
    "shard.all_gather": collective(shapes=_gathered),
    "shard.all_reduce": collective(),
    "shard.all_slice": collective(shapes=_scattered),
    "shard.all_to_all": collective(shapes=_exchanged),
    "shard.broadcast": collective("root"),
    "shard.gather": collective("root", _gathered),
    "shard.grid_shape": indices,
    "shard.process_multi_index": indices,
    "shard.recv": collective("source"),
    "shard.reduce": collective("root"),
    "shard.reduce_scatter": collective(shapes=_scattered),
    "shard.scatter": collective("root", _scattered),
    "shard.send": collective("destination"),
    "shard.sharding": sharding,
    "shard.shift": shifted,
}
"""By operation: what does not fit of the grid that it names."""
