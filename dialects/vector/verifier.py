"""Verifier rules of `vector`: vectors, their positions and slices (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.base import Type
from ...ir.types import MemRefType, RankedTensorType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import DYNAMIC, integer, integers, is_uncertain, width
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.canonicalization.memref_types import has_row_major_layout
from . import ops as vector_ops
from .kinds import kind_fits, kind_of
from .mask_verifier import GRAPH_RULES as MASK_GRAPH_RULES
from .mask_verifier import RULES as MASK_RULES
from .memory_verifier import RULES as MEMORY_RULES
from .slice_verifier import RULES as SLICE_RULES
from .transfer_verifier import GRAPH_RULES as TRANSFER_GRAPH_RULES
from .transfer_verifier import RULES as TRANSFER_RULES


def _reduction(view: View) -> Failure | None:
    reduction = vector_ops.ReductionOp(view.op)
    source, result = reduction.vector.type, reduction.dest.type
    if isinstance(source, VectorType) and len(source.shape) > 1:
        return Failure("verify-shape", f"unsupported reduction rank: {len(source.shape)}")
    kind = kind_of(view.op)
    return kind_fits(kind, result, f"unsupported reduction type ''{result}'' for kind '{kind}'")


def _multi_reduction(view: View) -> Failure | None:
    multi_reduction = vector_ops.MultiDimReductionOp(view.op)
    source, result = multi_reduction.source.type, multi_reduction.dest.type
    dims = integers(view.op.properties.get("reduction_dims"))
    if not isinstance(source, VectorType) or dims is None:
        return None
    remaining = tuple(size for index, size in enumerate(source.shape) if index not in dims)
    found = result.shape if isinstance(result, VectorType) else ()
    if remaining != found or differ(element_type(result), source.element):
        text = f"destination type '{result}' is incompatible with source type '{source}'"
        return Failure("verify-shape", text)
    return None


def _scan(view: View) -> Failure | None:
    scan = vector_ops.ScanOp(view.op)
    source, initial = scan.source.type, scan.initial_value.type
    dim = integer(view.op, "reduction_dim")
    if not isinstance(source, VectorType) or dim is None:
        return None
    rank = len(source.shape)
    if not 0 <= dim < rank:
        return Failure("verify-attribute", f"reduction dimension {dim} has to be less than {rank}")
    shape = initial.shape if isinstance(initial, VectorType) else ()
    if len(shape) != rank - 1:
        return Failure("verify-shape", f"initial value rank {len(shape)} has to be equal to {rank - 1}")
    if shape != (*source.shape[:dim], *source.shape[dim + 1 :]):
        return Failure("verify-shape", f"incompatible input/initial value shapes: '{source}' and '{initial}'")
    kind = kind_of(view.op)
    return kind_fits(kind, source.element, f"unsupported reduction type '{source.element}' for kind '{kind}'")


def _extract(view: View) -> Failure | None:
    extract = vector_ops.ExtractOp(view.op)
    source, result = extract.source.type, extract.result.type
    if isinstance(result, VectorType) and not result.shape:
        return Failure("verify-type", "expected a scalar instead of a 0-d vector as the result type", is_bare=True)
    failure = _position(view, source, "vector")
    if failure is not None or not isinstance(source, VectorType):
        return failure
    count = len(integers(view.op.properties.get("static_position")) or [])
    rest = source.shape[count:]
    wanted: Type = VectorType(rest, source.element, source.scalable[count:]) if rest else source.element
    if not differ(wanted, result) or is_uncertain(result):
        return None
    text = f"inferred type(s) '{wanted}' are incompatible with return type(s) of operation '{result}'"
    return Failure("verify-type", text)


def _insert(view: View) -> Failure | None:
    insert = vector_ops.InsertOp(view.op)
    source, target = insert.value_to_store.type, insert.dest.type
    if isinstance(source, VectorType) and not source.shape:
        return Failure("verify-type", "expected a scalar instead of a 0-d vector as the source operand", is_bare=True)
    position = integers(view.op.properties.get("static_position"))
    if not isinstance(target, VectorType) or position is None:
        return None
    failure = _rank_of_position(view, position, target, "dest vector")
    if failure is not None:
        return failure
    rank = len(source.shape) if isinstance(source, VectorType) else 0
    if isinstance(source, VectorType) and len(position) + rank != len(target.shape):
        return Failure("verify-position", "expected position attribute rank + source rank to match dest vector rank")
    if not isinstance(source, VectorType) and len(position) != len(target.shape):
        return Failure("verify-position", "expected position attribute rank to match the dest vector rank")
    return _position(view, target, "dest vector")


def _rank_of_position(view: View, position: list[int], type_: VectorType, what: str) -> Failure | None:
    given = len(view.types("dynamic_position"))
    if position.count(DYNAMIC) != given:
        text = "mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position)"
        text += " -- this can only happen due to an incorrect fold/rewrite"
        return Failure("verify-position", text, addition=f": {position.count(DYNAMIC)} and {given}")
    if len(position) > len(type_.shape):
        text = f"expected position attribute of rank no greater than {what} rank"
        return Failure("verify-position", text, addition=f" {len(type_.shape)}")
    return None


def _position(view: View, type_: Type, what: str) -> Failure | None:
    position = integers(view.op.properties.get("static_position"))
    if position is None or not isinstance(type_, VectorType):
        return None
    failure = _rank_of_position(view, position, type_, what)
    if failure is not None:
        return failure
    poison = "" if what == "dest vector" else " or poison (-1)"
    for index, (value, size) in enumerate(zip(position, type_.shape, strict=False)):
        if value == DYNAMIC or -1 <= value < size:
            continue
        text = f"expected position attribute #{index + 1} to be a non-negative integer smaller than the corresponding"
        text += f" {what} dimension{poison}"
        return Failure("verify-position", text, addition=f": {value} and {size}")
    return None


def broadcast_fits(source: Type, target: VectorType) -> Failure | None:
    """isBroadcastableTo."""
    if not isinstance(source, VectorType):
        if isinstance(source, (RankedTensorType, MemRefType)):
            return Failure("verify-type", "source type is not a vector")
        return None
    if len(source.shape) > len(target.shape):
        return Failure("verify-shape", "source rank higher than destination rank")
    offset = len(target.shape) - len(source.shape)
    flags = source.scalable or (False,) * len(source.shape)
    wanted_flags = target.scalable or (False,) * len(target.shape)
    for index, size in enumerate(source.shape):
        wanted, flag, wanted_flag = target.shape[offset + index], flags[index], wanted_flags[offset + index]
        fits = (size == 1 and not flag) or (size == wanted and flag == wanted_flag)
        if not fits:
            names = [
                f"[{number}]" if is_open else str(number) for number, is_open in ((size, flag), (wanted, wanted_flag))
            ]
            return Failure("verify-shape", f"dimension mismatch ({names[0]} vs. {names[1]})")
    return None


def _broadcast(view: View) -> Failure | None:
    broadcast = vector_ops.BroadcastOp(view.op)
    target = broadcast.vector.type
    return broadcast_fits(broadcast.source.type, target) if isinstance(target, VectorType) else None


def _transpose(view: View) -> Failure | None:
    transpose = vector_ops.TransposeOp(view.op)
    source, result = transpose.vector.type, transpose.result.type
    permutation = integers(view.op.properties.get("permutation"))
    if not isinstance(source, VectorType) or not isinstance(result, VectorType) or permutation is None:
        return None
    rank = len(source.shape)
    if rank != len(result.shape):
        return Failure("verify-shape", f"vector result rank mismatch: {len(result.shape)}")
    if rank != len(permutation):
        return Failure("verify-shape", f"transposition length mismatch: {len(permutation)}")
    seen: set[int] = set()
    for index, value in enumerate(permutation):
        if not 0 <= value < rank:
            return Failure("verify-attribute", f"transposition index out of range: {value}", attribute("permutation"))
        if value in seen:
            return Failure("verify-attribute", f"duplicate position index: {value}", attribute("permutation"))
        seen.add(value)
        if result.shape[index] != source.shape[value]:
            return Failure("verify-shape", f"dimension size mismatch at: {value}")
    return None


def _outer_product(view: View) -> Failure | None:
    outerproduct = vector_ops.OuterProductOp(view.op)
    lhs, rhs, result = outerproduct.lhs.type, outerproduct.rhs.type, outerproduct.result.type
    if not isinstance(lhs, VectorType) or len(lhs.shape) != 1:
        return Failure("verify-shape", "expected 1-d vector for operand #1", operand(0))
    if not isinstance(result, VectorType):
        return None
    if isinstance(rhs, VectorType):
        if len(rhs.shape) != 1:
            return Failure("verify-shape", "expected 1-d vector for operand #2", operand(1))
        if len(result.shape) != 2:
            return Failure("verify-shape", "expected 2-d vector result")
        if lhs.shape[0] != result.shape[0]:
            return Failure("verify-shape", "expected #1 operand dim to match result dim #1", operand(0))
        if rhs.shape[0] != result.shape[1]:
            return Failure("verify-shape", "expected #2 operand dim to match result dim #2", operand(1))
        if any(lhs.scalable) and not any(rhs.scalable):
            return Failure("verify-shape", "expected either both or only #2 operand dim to be scalable", operand(0))
    else:
        if len(result.shape) != 1:
            return Failure("verify-shape", "expected 1-d vector result")
        if lhs.shape[0] != result.shape[0]:
            return Failure("verify-shape", "expected #1 operand dim to match result dim #1", operand(0))
    if outerproduct.acc is not None and differ(outerproduct.acc.type, result):
        return Failure("verify-operand-type", f"expected operand #3 of same type as result type '{result}'", operand(2))
    return kind_fits(kind_of(view.op), result.element, "unsupported outerproduct type")


def _shuffle(view: View) -> Failure | None:
    shuffle = vector_ops.ShuffleOp(view.op)
    first, second, result = shuffle.v1.type, shuffle.v2.type, shuffle.vector.type
    mask = integers(view.op.properties.get("mask"))
    if not isinstance(first, VectorType) or not isinstance(second, VectorType) or not isinstance(result, VectorType):
        return None
    if mask is None:
        return None
    rank = len(result.shape)
    well_formed = (len(first.shape) == rank or not first.shape) and (len(second.shape) == rank or not second.shape)
    if len(first.shape) != len(second.shape) or not well_formed:
        return Failure("verify-shape", "rank mismatch")
    if first.shape[1:] != second.shape[1:] or first.shape[1:] != result.shape[1:]:
        return Failure("verify-shape", "dimension mismatch")
    if not mask:
        return Failure("verify-attribute", "invalid mask length")
    if len(mask) != result.shape[0]:
        return Failure("verify-attribute", "mask length mismatch")
    total = (first.shape[0] if first.shape else 1) + (second.shape[0] if second.shape else 1)
    for index, value in enumerate(mask):
        if value != -1 and not 0 <= value < total:
            return Failure("verify-attribute", f"mask index #{index + 1} out of range", attribute("mask"))
    return None


def _shape_cast(view: View) -> Failure | None:
    shape_cast = vector_ops.ShapeCastOp(view.op)
    source, result = shape_cast.source.type, shape_cast.result.type
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return None
    if differ(source.element, result.element):
        return Failure("verify-type", "has different source and result element types")
    counts = [
        ("elements", prod(source.shape), prod(result.shape)),
        ("scalable dims", sum(source.scalable), sum(result.scalable)),
    ]
    for what, first, second in counts:
        if first != second:
            text = f"has different number of {what} at source ({first}) and result ({second})"
            return Failure("verify-shape", text)
    return None


def _type_cast(view: View) -> Failure | None:
    cast = vector_ops.TypeCastOp(view.op)
    source, result = cast.memref.type, cast.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return None
    if not has_row_major_layout(source):
        return Failure("verify-layout", "expects operand to be a memref with identity layout")
    if not has_row_major_layout(result):
        return Failure("verify-layout", "expects result to be a memref with identity layout")
    if source.memory_space is not result.memory_space:
        return Failure("verify-type", "expects result in same memory space")
    if differ(_scalar_of(source), _scalar_of(result)):
        text = f"expects result and operand with same underlying scalar type: '{result}'"
        return Failure("verify-type", text)
    if _whole_shape(source) != _whole_shape(result):
        text = f"expects concatenated result and operand shapes to be equal: '{result}'"
        return Failure("verify-shape", text)
    return None


def _scalar_of(type_: MemRefType) -> Type:
    return type_.element.element if isinstance(type_.element, VectorType) else type_.element


def _whole_shape(type_: MemRefType) -> tuple[int | None, ...]:
    return (*type_.shape, *(type_.element.shape if isinstance(type_.element, VectorType) else ()))


def _bitcast(view: View) -> Failure | None:
    bitcast = vector_ops.BitCastOp(view.op)
    source, result = bitcast.source.type, bitcast.result.type
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return None
    if len(source.shape) != len(result.shape):
        return None
    for index, (size, other) in enumerate(zip(source.shape[:-1], result.shape[:-1], strict=True)):
        if size != other:
            return Failure("verify-shape", f"dimension size mismatch at: {index}")
    widths = width(source.element), width(result.element)
    if None in widths:
        return None
    if not source.shape:
        text = "source/result bitwidth of the 0-D vector element types must be equal"
        return Failure("verify-type", text) if widths[0] != widths[1] else None
    if (widths[0] or 0) * source.shape[-1] != (widths[1] or 0) * result.shape[-1]:
        return Failure("verify-type", "source/result bitwidth of the minor 1-D vectors must be equal")
    return None


def _print(view: View) -> Failure | None:
    properties = view.op.properties
    punctuation = properties.get("punctuation")
    is_usual = punctuation is None or "newline" in str(punctuation)
    if "stringLiteral" in properties and (view.operands or not is_usual):
        text = "failed to verify that `source` or `punctuation` are not set when printing strings"
        return Failure("verify-trait", text)
    return None


def _scalable(view: View) -> Failure | None:
    position = integer(view.op, "pos")
    is_extract = view.op.name == vector_ops.ScalableExtractOp.NAME
    part = view.results[0] if is_extract else vector_ops.ScalableInsertOp(view.op).value_to_store.type
    if position is not None and isinstance(part, VectorType) and part.shape and position % part.shape[0]:
        what = "result" if is_extract else "source"
        text = f"failed to verify that position is a multiple of the {what} length."
        return Failure("verify-trait", f"{text} ({position} and {part.shape[0]})")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    **TRANSFER_RULES,
    **MASK_RULES,
    **MEMORY_RULES,
    **SLICE_RULES,
    "vector.bitcast": (_bitcast,),
    "vector.broadcast": (_broadcast,),
    "vector.extract": (_extract,),
    "vector.insert": (_insert,),
    "vector.multi_reduction": (_multi_reduction,),
    "vector.outerproduct": (_outer_product,),
    "vector.print": (_print,),
    "vector.reduction": (_reduction,),
    "vector.scalable.extract": (_scalable,),
    "vector.scalable.insert": (_scalable,),
    "vector.scan": (_scan,),
    "vector.shape_cast": (_shape_cast,),
    "vector.shuffle": (_shuffle,),
    "vector.transpose": (_transpose,),
    "vector.type_cast": (_type_cast,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {**TRANSFER_GRAPH_RULES, **MASK_GRAPH_RULES}
