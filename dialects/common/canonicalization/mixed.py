"""Lists of numbers, some known and some operands: offsets, sizes, strides, bounds (OpFoldResult)."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.base import Attribute
from ....ir.graph import Operation, Value
from ....ir.types import RankedTensorType
from ....ods.rewriting import PatternRewriter
from ....ods.segments import dense_i32, dense_i64, dense_values, segments
from .matching import constant_int, constant_of

DYNAMIC = -(1 << 63)
"""The number in a static list for a dynamic operand (ShapedType::kDynamic)."""

Mixed = int | Value
Slice = tuple[list[Mixed], list[Mixed], list[Mixed]]
"""Offsets, sizes and strides."""

_NAMES = ("static_offsets", "static_sizes", "static_strides")


def mixed_values(static: Sequence[int], dynamic: Sequence[Value]) -> list[Mixed]:
    """`static` with the operands where it says `DYNAMIC`."""
    remaining = iter(dynamic)
    return [next(remaining) if number == DYNAMIC else number for number in static]


def split_mixed(values: Sequence[Mixed]) -> tuple[list[int], list[Value]]:
    """The other way round."""
    static = [value if isinstance(value, int) else DYNAMIC for value in values]
    return static, [value for value in values if isinstance(value, Value)]


def as_constant(value: Mixed) -> int | None:
    """getConstantIntValue."""
    return value if isinstance(value, int) else constant_int(value)


def with_constants(values: Sequence[Mixed], *, non_negative: bool = False) -> list[Mixed]:
    """Operands that are constants as numbers (foldDynamicIndexList); negative ones stay if not wanted."""
    found: list[Mixed] = []
    for value in values:
        number = as_constant(value)
        usable = number is not None and number != DYNAMIC and not (non_negative and number < 0)
        found.append(number if usable and number is not None else value)
    return found


def static_shape(shape: Sequence[int | None], sizes: Sequence[Value]) -> tuple[tuple[int | None, ...], list[Value]]:
    """`shape` with the constants among `sizes`, one for each None in it, and the sizes that remain.

    A negative size is undefined behaviour, and no type has one: it remains.
    """
    dynamic = with_constants(sizes, non_negative=True)
    numbers = iter(dynamic)
    filled = [next(numbers) if extent is None else extent for extent in shape]
    return tuple([e if isinstance(e, int) else None for e in filled]), [s for s in dynamic if isinstance(s, Value)]


def same_mixed(a: Sequence[Mixed], b: Sequence[Mixed]) -> bool:
    """Whether both lists have the same numbers and the same operands."""
    return len(a) == len(b) and all(x is y or (isinstance(x, int) and x == y) for x, y in zip(a, b, strict=True))


def equal_values(a: Mixed, b: Mixed) -> bool:
    """isEqualConstantIntOrValue."""
    first, second = as_constant(a), as_constant(b)
    return first == second if first is not None and second is not None else a is b


def is_in_bounds(
    shape: Sequence[int | None], offsets: Sequence[Mixed], sizes: Sequence[Mixed], strides: Sequence[Mixed]
) -> bool:
    """Whether nothing that is known of a slice is outside of `shape` (verifyInBoundsSlice)."""
    for extent, offset, size, stride in zip(shape, offsets, sizes, strides, strict=True):
        if extent is None or not isinstance(offset, int):
            continue
        if offset >= extent:
            return False
        if isinstance(size, int) and isinstance(stride, int) and offset + (size - 1) * stride >= extent:
            return False
    return True


def is_surely_in_bounds(shape: Sequence[int | None], parts: Slice) -> bool:
    """Whether the whole of a slice is known, and inside of `shape`."""
    for extent, *part in zip(shape, *parts, strict=True):
        offset, size, stride = (as_constant(each) for each in part)
        if extent is None or offset is None or size is None or stride is None:
            return False
        last = offset + (size - 1) * stride
        if size > 0 and (min(offset, last) < 0 or max(offset, last) >= extent):
            return False
    return True


def slice_of(op: Operation, first_group: int) -> Slice:
    """The offsets, sizes and strides of an operation whose operand groups from `first_group` on are those."""
    groups = segments(op, first_group + 3)
    parts = [mixed_values(dense_values(op.properties.get(n)), groups[first_group + i]) for i, n in enumerate(_NAMES)]
    return parts[0], parts[1], parts[2]


def folded_slice(op: Operation, first_group: int) -> Slice | None:
    """The slice with constants for operands; of offsets, sizes and strides only the first list that has any."""
    if all(constant_of(value) is None for value in op.operand_values):
        return None
    offsets, sizes, strides = slice_of(op, first_group)
    for index, part in enumerate((offsets, sizes, strides)):
        folded = with_constants(part, non_negative=index < 2)
        if any(a is not b for a, b in zip(part, folded, strict=True)):
            parts = [offsets, sizes, strides]
            parts[index] = folded
            return parts[0], parts[1], parts[2]
    return None


def slice_parts(parts: Sequence[Sequence[Mixed]], *groups: int) -> tuple[list[Value], dict[str, Attribute]]:
    """Operands and properties that say `parts`; `groups` are the sizes of the operand groups before them."""
    operands: list[Value] = []
    properties: dict[str, Attribute] = {}
    sizes = list(groups)
    for name, part in zip(_NAMES, parts, strict=True):
        static, dynamic = split_mixed(part)
        operands.extend(dynamic)
        sizes.append(len(dynamic))
        properties[name] = dense_i64(static)
    properties["operandSegmentSizes"] = dense_i32(sizes)
    return operands, properties


def make_slice(
    rewriter: PatternRewriter, op: Operation, type_: RankedTensorType, source: Value, parts: Sequence[Sequence[Mixed]]
) -> Operation:
    """A new `tensor.extract_slice` where the rewriter is."""
    dynamic, properties = slice_parts(parts, 1)
    return rewriter.create(
        "tensor.extract_slice", (source, *dynamic), (type_,), properties=properties, location=op.location
    )
