"""Builders of the operations that the ownership pass inserts, one function each.

`location` is the one upstream gives them: that of the value or operation they are about.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import DenseArrayAttr, StridedLayoutAttr, StringAttr, bool_attr
from ...ir.base import Attribute
from ...ir.builder import Builder
from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.types import I1, INDEX, IntegerType, MemRefType, Type, UnrankedMemRefType, element_type

_I32 = IntegerType(32)
_I64 = IntegerType(64)


def location_of(value: Value) -> Attribute | None:
    """None: its position in the text is the location."""
    if isinstance(value, BlockArgument):
        return value.location
    op = value.defining_op
    return op.location if op is not None else None


def constant(builder: Builder, location: Attribute | None, truth: bool) -> Value:
    op = builder.create("arith.constant", result_types=[I1], properties={"value": bool_attr(truth)}, location=location)
    return op.result


def binary(builder: Builder, name: str, location: Attribute | None, left: Value, right: Value) -> Value:
    """`arith.andi` and `arith.xori` on `i1`."""
    return builder.create(name, [left, right], [I1], location=location).result


def select(builder: Builder, location: Attribute | None, condition: Value, if_true: Value, if_false: Value) -> Value:
    return builder.create("arith.select", [condition, if_true, if_false], [if_true.type], location=location).result


def assert_not(builder: Builder, location: Attribute | None, ownership: Value) -> None:
    """Stop the program when the block owns the buffer."""
    inverted = binary(builder, "arith.xori", location, ownership, constant(builder, location, True))
    message = StringAttr("expected that the block does not have ownership")
    builder.create("cf.assert", [inverted], properties={"msg": message}, location=location)


def clone(builder: Builder, location: Attribute | None, buffer: Value) -> Value:
    return builder.create("bufferization.clone", [buffer], [buffer.type], location=location).result


def clone_unless(builder: Builder, location: Attribute | None, owned: Value, buffer: Value) -> Operation:
    """`scf.if` that gives `buffer` when `owned` and a copy of it otherwise."""
    op = builder.create("scf.if", [owned], [buffer.type], regions=2, location=location)
    for region, copies in zip(op.regions, (False, True), strict=True):
        inside = Builder.at_end(region.append(Block()))
        given = clone(inside, location, buffer) if copies else buffer
        inside.create("scf.yield", [given], location=location)
    return op


def base_buffer(builder: Builder, location: Attribute | None, buffer: Value) -> Value:
    """The base of `buffer`: the memref that the allocator returned."""
    if isinstance(buffer.type, UnrankedMemRefType):
        buffer = _as_rank_zero(builder, location, buffer, buffer.type)
    type_ = buffer.type
    assert isinstance(type_, MemRefType)
    results: list[Type] = [MemRefType((), type_.element, None, type_.memory_space), INDEX]
    results += [INDEX] * (2 * len(type_.shape))
    return builder.create("memref.extract_strided_metadata", [buffer], results, location=location).results[0]


def _as_rank_zero(builder: Builder, location: Attribute | None, buffer: Value, type_: UnrankedMemRefType) -> Value:
    target = MemRefType((), element_type(type_), StridedLayoutAttr(()), type_.memory_space)
    properties: dict[str, Attribute] = {
        "operandSegmentSizes": DenseArrayAttr(_I32, (1, 0, 0, 0)),
        "static_offsets": DenseArrayAttr(_I64, (0,)),
        "static_sizes": DenseArrayAttr(_I64, ()),
        "static_strides": DenseArrayAttr(_I64, ()),
    }
    op = builder.create("memref.reinterpret_cast", [buffer], [target], properties=properties, location=location)
    return op.result


def deallocation(
    builder: Builder,
    location: Attribute | None,
    buffers: Sequence[Value],
    conditions: Sequence[Value],
    retained: Sequence[Value],
) -> Operation:
    """`bufferization.dealloc`; its results are the ownership of each of `retained` afterwards."""
    segments = DenseArrayAttr(_I32, (len(buffers), len(conditions), len(retained)))
    return builder.create(
        "bufferization.dealloc",
        [*buffers, *conditions, *retained],
        [I1] * len(retained),
        properties={"operandSegmentSizes": segments},
        location=location,
    )


def replace_operands(op: Operation, group: range, values: Sequence[Value], segment: int | None = None) -> None:
    """Replace the operands `group` by `values`, and update `operandSegmentSizes` if the operation has it.

    `segment`: which of the operand groups `group` is; None: the last one that starts and ends with `group`.
    """
    old = op.operand_values
    op.set_operands([*old[: group.start], *values, *old[group.stop :]])
    sizes = op.properties.get("operandSegmentSizes")
    if not isinstance(sizes, DenseArrayAttr) or len(values) == len(group):
        return
    numbers = [size for size in sizes.values if isinstance(size, int)]
    if segment is None:
        starts = [sum(numbers[:i]) for i in range(len(numbers))]
        fitting = [i for i, start in enumerate(starts) if start == group.start and numbers[i] == len(group)]
        if not fitting:
            return
        segment = fitting[-1]
    if segment < len(numbers):
        numbers[segment] = len(values)
        op.properties["operandSegmentSizes"] = DenseArrayAttr(sizes.element, tuple(numbers))
