"""Verifier rules of `bufferization` (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.types import DialectType, MemRefType, RankedTensorType, UnrankedTensorType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, shapes_agree
from ...ods.verification.type_predicates import differ
from . import ops as bufferization


def _materialize(view: View) -> Failure | None:
    materialize_in_destination = bufferization.MaterializeInDestinationOp(view.op)
    source, target = materialize_in_destination.source.type, materialize_in_destination.dest.type
    properties = view.op.properties
    is_buffer = not isinstance(target, (RankedTensorType, UnrankedTensorType))
    if isinstance(target, VectorType):
        return Failure("verify-operand-type", "'dest' must be a tensor or a memref", operand(1))
    if not is_buffer and len(view.results) != 1:
        return Failure("verify-count", "tensor 'dest' implies exactly one tensor result")
    if is_buffer and view.results:
        return Failure("verify-count", "memref 'dest' implies zero results")
    if not is_buffer:
        if differ(view.results[0], target):
            return Failure("verify-result-type", "result and 'dest' types must match")
        for name in ("restrict", "writable"):
            if name in properties:
                return Failure("verify-attribute", f"'{name}' is valid only for memref destinations", attribute(name))
    elif "writable" not in properties:
        return Failure(
            "verify-attribute", "'writable' must be specified if and only if the destination is of memref type"
        )
    return _same_shape(source, target)


def _same_shape(source: Type, target: Type) -> Failure | None:
    first, second = shape_of(source), shape_of(target)
    if first is None or second is None:
        return None
    if len(first) != len(second):
        return Failure("verify-shape", "rank mismatch between source and destination shape", operand(1))
    if not shapes_agree(first, second):
        addition = f": '{source}' and '{target}'"
        return Failure("verify-shape", "source/destination shapes are incompatible", operand(1), addition=addition)
    return None


def _clone(view: View) -> Failure | None:
    clone = bufferization.CloneOp(view.op)
    source, target = clone.input.type, clone.output.type
    if isinstance(source, MemRefType) and isinstance(target, MemRefType) and differ(source.element, target.element):
        text = f"operand type '{source}' and result type '{target}' are cast incompatible"
        return Failure("verify-cast", text)
    return None


def _alloc_tensor(view: View) -> Failure | None:
    type_ = view.results[0]
    if not isinstance(type_, RankedTensorType):
        return None
    copies, sizes = view.types("copy"), view.types("dynamic_sizes")
    if copies and sizes:
        return Failure("verify-allocation", "dynamic sizes not needed when copying a tensor")
    if not copies and len(sizes) != type_.shape.count(None):
        text = f"expected {type_.shape.count(None)} dynamic sizes, but got {len(sizes)}"
        return Failure("verify-allocation", text)
    if copies and differ(copies[0], type_):
        return Failure(
            "verify-operand-type", f"expected that `copy` and return type match: '{copies[0]}' and '{type_}'"
        )
    return None


def _matching(tensor: str, buffer: str) -> Rule:
    """A tensor and a buffer of one shape and element type."""

    def rule(view: View) -> Failure | None:
        first, second = view.types(tensor), view.types(buffer)
        if not first or not second:
            return None
        a, b = first[0], second[0]
        if isinstance(a, DialectType) or isinstance(b, DialectType):
            # What a tensor or a buffer of another dialect goes with is known there.
            return None
        shape, other = shape_of(a), shape_of(b)
        if differ(element_type(a), element_type(b)) or (shape is not None and other is not None and shape != other):
            text = f"failed to verify that specified tensor and buffer types match: '{a}' and '{b}'"
            return Failure("verify-type", text)
        return None

    return rule


def _dealloc(view: View) -> Failure | None:
    buffers, conditions = len(view.types("memrefs")), len(view.types("conditions"))
    if buffers != conditions:
        return Failure(
            "verify-count", f"must have the same number of conditions as memrefs to deallocate: {conditions}"
        )
    retained = len(view.types("retained"))
    if len(view.results) != retained:
        text = "must have the same number of updated conditions (results) as retained operands"
        return Failure("verify-count", f"{text}: {len(view.results)} for {retained}")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "bufferization.alloc_tensor": (_alloc_tensor,),
    "bufferization.clone": (_clone,),
    "bufferization.dealloc": (_dealloc,),
    "bufferization.materialize_in_destination": (_materialize,),
    "bufferization.to_buffer": (_matching("tensor", "buffer"),),
    "bufferization.to_tensor": (_matching("result", "buffer"),),
}
