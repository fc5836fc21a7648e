"""Custom syntax of `vector.transfer_read` and `vector.transfer_write`, with the properties they leave out."""

from __future__ import annotations

from ...ir.affine import AffineDim, AffineMap
from ...ir.attributes import AffineMapAttr, ArrayAttr, bool_attr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import I1, INDEX, UNKNOWN_TYPE, MemRefType, RankedTensorType, UnknownType, VectorType, element_type
from ...ods.protocols import OperandUse, OpParser, OpPrinter
from ...ods.segments import array_elements, integer_value, segments, set_segments
from . import ops as vector_ops


def minor_identity(source: Type, vector: VectorType) -> AffineMap | None:
    """The permutation map of a transfer that names none: the last dimensions, in order. None if there are too few."""
    rank = len(source.shape) if isinstance(source, (MemRefType, RankedTensorType)) else 0
    element = element_type(source)
    results = len(vector.shape) - (len(element.shape) if isinstance(element, VectorType) else 0)
    if rank < results:
        return None
    return AffineMap(rank, 0, tuple(AffineDim(rank - results + i) for i in range(results)))


def mask_type(vector: VectorType, map_: AffineMap) -> VectorType:
    """One bit for each element that is read: the vector's dimensions in the order of the source's."""
    flags = vector.scalable or (False,) * len(vector.shape)
    order = [
        (result.position, vector.shape[index], flags[index])
        for index, result in enumerate(map_.results)
        if isinstance(result, AffineDim) and index < len(vector.shape)
    ]
    order.sort()
    if not order:
        return VectorType((1,), I1)
    return VectorType(tuple(size for _, size, _ in order), I1, tuple(flag for _, _, flag in order))


def _vector(p: OpParser) -> VectorType:
    start = p.offset
    type_ = p.type()
    if not isinstance(type_, VectorType):
        p.fail("requires vector type", start)
    return type_


def _second(p: OpParser, start: int) -> None:
    """The comma before the second of two types, the first of which is at `start`."""
    if not p.optional_punctuation(","):
        p.fail("requires two types", start)


def _complete(p: OpParser, op: Operation, source: Type, vector: VectorType, start: int) -> AffineMap:
    """Fill in the properties that the text leaves out; the permutation map. `start`: of the types."""
    if not isinstance(source, (MemRefType, RankedTensorType, UnknownType)):
        p.fail("requires memref or ranked tensor type", start)
    attribute = op.properties.get("permutation_map")
    map_ = attribute.map if isinstance(attribute, AffineMapAttr) else minor_identity(source, vector)
    if map_ is None:
        p.fail("expected a custom permutation_map when rank(source) != rank(destination)", start)
    op.properties["permutation_map"] = AffineMapAttr(map_)
    op.properties.setdefault("in_bounds", ArrayAttr((bool_attr(False),) * len(map_.results)))
    return map_


def parse_read(p: OpParser, op: Operation) -> None:
    source = p.operand()
    indices = p.operand_list("[", "]")
    p.punctuation(",")
    padding = p.operand()
    mask = p.operand() if p.optional_punctuation(",") else None
    p.attribute_dictionary(op)
    start = p.offset + 1
    source_type = p.colon_type()
    _second(p, start)
    vector = _vector(p)
    map_ = _complete(p, op, source_type, vector, start)
    p.resolve(op, source, source_type)
    p.resolve_all(op, indices, INDEX)
    p.resolve(op, padding, element_type(source_type))
    _resolve_mask(p, op, mask, vector, map_, source_type)
    set_segments(op, 1, len(indices), 1, int(mask is not None))
    op.add_result(vector)


def _resolve_mask(
    p: OpParser, op: Operation, mask: OperandUse | None, vector: VectorType, map_: AffineMap, memory: Type
) -> None:
    if mask is not None:
        if isinstance(element_type(memory), VectorType):
            p.fail("does not support masks with vector element type", mask.start, mask.end)
        if len(map_.results) != len(vector.shape):
            text = "expected the same rank for the vector and the results of the permutation map"
            p.fail(text, mask.start, mask.end)
        p.resolve(op, mask, mask_type(vector, map_))


def parse_write(p: OpParser, op: Operation) -> None:
    stored = p.operand()
    p.punctuation(",")
    base = p.operand()
    indices = p.operand_list("[", "]")
    mask = p.operand() if p.optional_punctuation(",") else None
    p.attribute_dictionary(op)
    p.punctuation(":")
    start = p.offset
    vector = _vector(p)
    _second(p, start)
    base_type = p.type()
    map_ = _complete(p, op, base_type, vector, start)
    p.resolve(op, stored, vector)
    p.resolve(op, base, base_type)
    p.resolve_all(op, indices, INDEX)
    _resolve_mask(p, op, mask, vector, map_, base_type)
    set_segments(op, 1, 1, len(indices), int(mask is not None))
    if isinstance(base_type, RankedTensorType):
        op.add_result(base_type)


def _elided(op: Operation, source: Type, vector: Type) -> list[str]:
    elided = ["operandSegmentSizes"]
    map_ = op.properties.get("permutation_map")
    if (
        isinstance(map_, AffineMapAttr)
        and isinstance(vector, VectorType)
        and map_.map is minor_identity(source, vector)
    ):
        elided.append("permutation_map")
    if not any(integer_value(item) for item in array_elements(op.properties.get("in_bounds"))):
        elided.append("in_bounds")
    return elided


def _print_tail(p: OpPrinter, op: Operation, operands: list[Value], source: Type, vector: Type) -> None:
    for value in operands:
        p.write(", ")
        p.value(value)
    p.attribute_dictionary(op, _elided(op, source, vector))


def _print_base(p: OpPrinter, base: Value, indices: list[Value]) -> None:
    p.value(base)
    p.write("[")
    p.values(indices)
    p.write("]")


def print_read(p: OpPrinter, op: Operation) -> None:
    transfer_read = vector_ops.TransferReadOp(op)
    base, indices, padding, mask = segments(op, 4)
    source, vector = transfer_read.base.type, transfer_read.vector.type if op.results else UNKNOWN_TYPE
    p.write(" ")
    _print_base(p, base[0], indices)
    _print_tail(p, op, padding + mask, source, vector)
    p.write(" : ")
    p.types([source, vector])


def print_write(p: OpPrinter, op: Operation) -> None:
    stored, base, indices, mask = segments(op, 4)
    p.write(" ")
    p.value(stored[0])
    p.write(", ")
    _print_base(p, base[0], indices)
    _print_tail(p, op, mask, base[0].type, stored[0].type)
    p.write(" : ")
    p.types([stored[0].type, base[0].type])
