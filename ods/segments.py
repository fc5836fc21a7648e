"""Small helpers that hand-written syntax shares: integer attributes, segment sizes, arrays of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..ir.attributes import ArrayAttr, Attribute, DenseArrayAttr, IntegerAttr
from ..ir.graph import Operation, OpResult, Value
from ..ir.types import IntegerType
from .definitions import OpDefinition

I32 = IntegerType(32)
I64 = IntegerType(64)


def i32_attr(value: int) -> IntegerAttr:
    return IntegerAttr(value, I32)


def i64_attr(value: int) -> IntegerAttr:
    return IntegerAttr(value, I64)


def i64_array_attr(values: Iterable[int]) -> ArrayAttr:
    """`[1, 2]`."""
    return ArrayAttr(tuple(i64_attr(value) for value in values))


def dense_i32(values: Iterable[int]) -> DenseArrayAttr:
    """`array<i32: 1, 2>`."""
    return DenseArrayAttr(I32, tuple(values))


def dense_i64(values: Iterable[int]) -> DenseArrayAttr:
    """`array<i64: 1, 2>`."""
    return DenseArrayAttr(I64, tuple(values))


_INTEGERS: dict[DenseArrayAttr, tuple[int, ...]] = {}
"""Cache of `dense_values`; attributes are never collected anyway."""


def dense_values(attribute: Attribute | None) -> list[int]:
    """The integers of an `array<iN: ...>`; empty for anything else."""
    if not isinstance(attribute, DenseArrayAttr):
        return []
    known = _INTEGERS.get(attribute)
    if known is None:
        known = _INTEGERS[attribute] = tuple([value for value in attribute.values if isinstance(value, int)])
    return [*known]


def array_elements(attribute: Attribute | None) -> Sequence[Attribute]:
    """The elements of an array attribute; empty for anything else."""
    return attribute.elements if isinstance(attribute, ArrayAttr) else ()


def integer_value(attribute: Attribute | None, default: int = 0) -> int:
    return attribute.value if isinstance(attribute, IntegerAttr) else default


def set_segments(op: Operation, *sizes: int) -> None:
    """Record how many operands each group has."""
    op.properties["operandSegmentSizes"] = dense_i32(sizes)


def segments(op: Operation, count: int) -> list[list[Value]]:
    """The operands of each of the `count` groups by `operandSegmentSizes`; sizes that are missing count as 0."""
    attribute = op.properties.get("operandSegmentSizes")
    # A look into the table first: the sizes of most operations are there.
    sizes = _INTEGERS.get(attribute) if isinstance(attribute, DenseArrayAttr) else None
    if sizes is None:
        sizes = tuple(dense_values(attribute))
    if len(sizes) != count:
        sizes = (*sizes, *(0 for _ in range(count)))[:count]
    values = [operand.value for operand in op.operands]
    groups: list[list[Value]] = []
    start = 0
    for size in sizes:
        groups.append(values[start : start + size])
        start += size
    return groups


DESTINATIONS = "indbr_operand_segments"
"""The property that divides all operands behind the first among the successors."""


def erase_operand(op: Operation, position: int) -> None:
    """Take out one operand; the sizes of the segments around it follow."""
    if DESTINATIONS in op.properties and position:
        op.properties[DESTINATIONS] = _one_less(op.properties[DESTINATIONS], position - 1)
    start = 0
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    for index, size in enumerate(sizes):
        if start <= position < start + size:
            if "case_operand_segments" in op.properties and index == len(sizes) - 1:
                op.properties["case_operand_segments"] = _one_less(
                    op.properties["case_operand_segments"], position - start
                )
            sizes[index] -= 1
            set_segments(op, *sizes)
            break
        start += size
    op.remove_operand(position)


def _one_less(attribute: Attribute, position: int) -> Attribute:
    """The sizes of parts that lie behind each other, the one around `position` smaller by one."""
    sizes = dense_values(attribute)
    start = 0
    for index, size in enumerate(sizes):
        if start <= position < start + size:
            sizes[index] -= 1
            break
        start += size
    return dense_i32(sizes)


def segment_sizes(op: Operation, name: str) -> list[int] | None:
    """`operandSegmentSizes` or `resultSegmentSizes`; None when the operation carries none."""
    sizes = op.properties.get(name) or op.attributes.get(name)
    if isinstance(sizes, DenseArrayAttr):
        return [size for size in sizes.values if isinstance(size, int)]
    return None


def group_slices_of(op: Operation, definition: OpDefinition, *, is_result: bool) -> dict[str, slice]:
    """The range of each group among the operands, or the results; empty when they cannot be divided.

    Of groups with one name the first one counts.
    """
    if is_result:
        groups = definition.results
        slices = definition.result_slices(len(op.results), segment_sizes(op, "resultSegmentSizes"))
    else:
        groups = definition.operands
        slices = definition.operand_slices(len(op.operands), segment_sizes(op, "operandSegmentSizes"))
    by_name: dict[str, slice] = {}
    for group, part in zip(groups, slices or (), strict=False):
        by_name.setdefault(group.name, part)
    return by_name


def operand_group(op: Operation, definition: OpDefinition, name: str) -> list[Value]:
    """The operands of the group `name`; empty when there is none or the operands cannot be divided."""
    part = group_slices_of(op, definition, is_result=False).get(name)
    return [operand.value for operand in op.operands[part]] if part is not None else []


def result_group(op: Operation, definition: OpDefinition, name: str) -> list[OpResult]:
    """As `operand_group`, of the results."""
    part = group_slices_of(op, definition, is_result=True).get(name)
    return list(op.results[part]) if part is not None else []


Shape = tuple[str, int, int, "Attribute | None", "Attribute | None"]
"""All that the groups of operands and results depend on: name, numbers of operands and results, sizes of both."""


def shape_of(op: Operation) -> Shape:
    operands, results = "operandSegmentSizes", "resultSegmentSizes"
    return (
        op.name,
        len(op.operands),
        len(op.results),
        op.properties.get(operands) or op.attributes.get(operands),
        op.properties.get(results) or op.attributes.get(results),
    )
