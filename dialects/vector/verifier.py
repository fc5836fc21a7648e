"""Verifier rules of `vector`: vectors, their positions and slices (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.attributes import DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import FloatType, IndexType, IntegerType, MemRefType, RankedTensorType, VectorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, attribute, operand
from ...ods.verification.op_parts import DYNAMIC, entry, integer, integers, is_opaque, is_uncertain
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.canonicalization.memref_types import has_row_major_layout, strides_and_offset
from . import ops as vector_ops
from .transfer_verifier import GRAPH_RULES as TRANSFER_GRAPH_RULES
from .transfer_verifier import RULES as TRANSFER_RULES

_FLOAT_KINDS = frozenset(("minnumf", "maxnumf", "minimumf", "maximumf"))
_INTEGER_KINDS = frozenset(("minui", "minsi", "maxui", "maxsi", "and", "or", "xor"))


def kind_fits(name: str, type_: Type) -> Failure | None:
    """isSupportedCombiningKind."""
    if is_uncertain(type_):
        return None
    is_number = isinstance(type_, (IntegerType, IndexType))
    if (name in _FLOAT_KINDS and not isinstance(type_, FloatType)) or (name in _INTEGER_KINDS and not is_number):
        return Failure(
            "verify-kind", f"unsupported reduction: `{name}` operation is not compatible with type '{type_}'"
        )
    return None


def _kind(op: Operation) -> str:
    found = op.properties.get("kind")
    if not isinstance(found, DialectAttr) or found.body is None:
        return ""
    return found.body.split()[-1] if not found.mnemonic else found.body


def _reduction(view: View) -> Failure | None:
    reduction = vector_ops.ReductionOp(view.op)
    source, result = reduction.vector.type, reduction.dest.type
    if isinstance(source, VectorType) and len(source.shape) > 1:
        return Failure("verify-shape", f"unsupported reduction rank: {len(source.shape)}")
    return kind_fits(_kind(view.op), result)


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
    return kind_fits(_kind(view.op), source.element)


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
    return kind_fits(_kind(view.op), source.element)


def _extract(view: View) -> Failure | None:
    extract = vector_ops.ExtractOp(view.op)
    source, result = extract.source.type, extract.result.type
    failure = _position(view, source, "vector")
    if failure is not None or not isinstance(source, VectorType):
        return failure
    count = len(integers(view.op.properties.get("static_position")) or [])
    return _part(source, count, result, "result")


def _insert(view: View) -> Failure | None:
    insert = vector_ops.InsertOp(view.op)
    source, target = insert.value_to_store.type, insert.dest.type
    failure = _position(view, target, "dest vector")
    if failure is not None or not isinstance(target, VectorType):
        return failure
    count = len(integers(view.op.properties.get("static_position")) or [])
    rank = len(source.shape) if isinstance(source, VectorType) else 0
    if isinstance(source, VectorType) and count + rank != len(target.shape):
        return Failure("verify-position", "expected position attribute rank + source rank to match dest vector rank")
    if not isinstance(source, VectorType) and count != len(target.shape):
        return Failure("verify-position", "expected position attribute rank to match the dest vector rank")
    return _part(target, count, source, "source")


def _position(view: View, type_: Type, what: str) -> Failure | None:
    position = integers(view.op.properties.get("static_position"))
    if position is None or not isinstance(type_, VectorType):
        return None
    if position.count(DYNAMIC) != len(view.types("dynamic_position")):
        text = "expected number of dynamic positions to match the number of operands"
        return Failure(
            "verify-position", f"{text}: {position.count(DYNAMIC)} and {len(view.types('dynamic_position'))}"
        )
    if len(position) > len(type_.shape):
        words = "no greater than vector rank" if what == "vector" else "to match the dest vector rank"
        return Failure("verify-position", f"expected position attribute of rank {words} {len(type_.shape)}")
    for index, (value, size) in enumerate(zip(position, type_.shape, strict=False)):
        if value == DYNAMIC:
            continue
        if value < -1 or value >= size:
            text = (
                f"expected position attribute #{index + 1} to be a non-negative integer smaller than the corresponding"
            )
            return Failure("verify-position", f"{text} {what} dimension or poison (-1): {value} and {size}")
    return None


def _part(whole: VectorType, count: int, part: Type, what: str) -> Failure | None:
    """The type at a position of `count` numbers."""
    rest = whole.shape[count:]
    wanted: Type = VectorType(rest, whole.element, whole.scalable[count:]) if rest else whole.element
    if not differ(wanted, part) or is_uncertain(part):
        return None
    if not rest and isinstance(part, VectorType) and not part.shape:
        return Failure("verify-type", "expected a scalar instead of a 0-d vector as the result type")
    text = f"inferred type(s) '{wanted}' are incompatible with {'return' if what == 'result' else what} type(s)"
    return Failure("verify-type", f"{text} of operation '{part}'")


def broadcast_fits(source: Type, target: VectorType) -> Failure | None:
    """isBroadcastableTo."""
    if not isinstance(source, VectorType):
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
    else:
        if len(result.shape) != 1:
            return Failure("verify-shape", "expected 1-d vector result")
        if lhs.shape[0] != result.shape[0]:
            return Failure("verify-shape", "expected #1 operand dim to match result dim #1", operand(0))
    if outerproduct.acc is not None and differ(outerproduct.acc.type, result):
        return Failure("verify-operand-type", f"expected operand #3 of same type as result type '{result}'", operand(2))
    return kind_fits(_kind(view.op), result.element)


def _shuffle(view: View) -> Failure | None:
    shuffle = vector_ops.ShuffleOp(view.op)
    first, second, result = shuffle.v1.type, shuffle.v2.type, shuffle.vector.type
    mask = integers(view.op.properties.get("mask"))
    if not isinstance(first, VectorType) or not isinstance(second, VectorType) or not isinstance(result, VectorType):
        return None
    if mask is None:
        return None
    if len(first.shape) != len(second.shape) or first.shape[1:] != second.shape[1:]:
        return Failure("verify-shape", "dimension mismatch")
    if not mask:
        return Failure("verify-attribute", "invalid mask length")
    total = (first.shape[0] if first.shape else 1) + (second.shape[0] if second.shape else 1)
    for index, value in enumerate(mask):
        if value != -1 and not 0 <= value < total:
            return Failure("verify-attribute", f"mask index #{index + 1} out of range", attribute("mask"))
    return None


def _strided_slice(*, inserting: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        if inserting:
            insert = vector_ops.InsertStridedSliceOp(view.op)
            whole, part = insert.dest.type, insert.value_to_store.type
        else:
            extract = vector_ops.ExtractStridedSliceOp(view.op)
            whole, part = extract.source.type, extract.result.type
        offsets, strides = (integers(view.op.properties.get(name)) for name in ("offsets", "strides"))
        if not isinstance(whole, VectorType) or offsets is None or strides is None:
            return None
        sizes = integers(view.op.properties.get("sizes")) if not inserting else None
        if not inserting and sizes is None:
            return None
        if any(stride != 1 for stride in strides):
            return Failure("verify-slice", "expected strides to be confined to [1, 2)", attribute("strides"))
        first = 0
        if inserting and isinstance(part, VectorType):
            first = len(whole.shape) - len(part.shape)
            sizes = list(part.shape)
            if len(offsets) != len(whole.shape):
                return Failure("verify-slice", "expected offsets of same size as destination vector rank")
            offsets = offsets[first:]
        return _slice_in(whole, first, offsets, sizes or [])

    return rule


def _slice_in(whole: VectorType, first: int, offsets: list[int], sizes: list[int]) -> Failure | None:
    if len(offsets) != len(sizes):
        return Failure("verify-slice", "expected offsets, sizes and strides attributes of same size")
    if len(offsets) + first > len(whole.shape):
        return Failure("verify-slice", "expected offsets attribute of rank no greater than vector rank")
    flags = whole.scalable or (False,) * len(whole.shape)
    for index, (offset, size) in enumerate(zip(offsets, sizes, strict=True)):
        limit = whole.shape[first + index]
        if not 0 <= offset < limit:
            text = f"expected offsets dimension {index} to be confined to [0, {limit})"
            return Failure("verify-slice", text, attribute("offsets"))
        if not 1 <= size <= limit:
            text = f"expected sizes dimension {index} to be confined to [1, {limit + 1})"
            return Failure("verify-slice", text, attribute("sizes"))
        if offset + size > limit:
            text = f"expected sum(offsets, sizes) dimension {index} to be confined to [1, {limit + 1})"
            return Failure("verify-slice", text)
        if flags[first + index] and size != limit:
            text = f"expected size at idx={index} to match the corresponding base size from the input vector"
            return Failure("verify-slice", f"{text} ({size} vs {limit})")
    return None


def _constant_mask(view: View) -> Failure | None:
    result = view.results[0]
    sizes = integers(view.op.properties.get("mask_dim_sizes"))
    if not isinstance(result, VectorType) or sizes is None:
        return None
    if not result.shape:
        return None if len(sizes) == 1 else Failure("verify-attribute", "array attr must have length 1 for 0-D vectors")
    if len(sizes) != len(result.shape):
        return Failure("verify-attribute", "must specify array attr of size equal vector result rank")
    if any(not 0 <= size <= limit for size, limit in zip(sizes, result.shape, strict=True)):
        return Failure("verify-attribute", "array attr of size out of bounds of vector result dimension size")
    if any(sizes) and not all(sizes):
        text = "expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim"
        return Failure("verify-attribute", text)
    return None


def _create_mask(view: View) -> Failure | None:
    result = view.results[0]
    if not isinstance(result, VectorType):
        return None
    if not result.shape:
        if len(view.operands) != 1:
            return Failure("verify-count", "must specify exactly one operand for 0-D create_mask")
    elif len(view.operands) != len(result.shape):
        return Failure("verify-count", "must specify an operand for each result vector dimension")
    return None


def _shape_cast(view: View) -> Failure | None:
    shape_cast = vector_ops.ShapeCastOp(view.op)
    source, result = shape_cast.source.type, shape_cast.result.type
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return None
    if differ(source.element, result.element):
        return Failure("verify-type", "source and result must have same element type")
    first = second = 1
    for size in source.shape:
        first *= size
    for size in result.shape:
        second *= size
    if first != second:
        return Failure("verify-shape", f"source and result must have same number of elements: {first} and {second}")
    if sum(source.scalable) != sum(result.scalable):
        return Failure("verify-shape", "source and result must have same number of scalable dims")
    return None


def _type_cast(view: View) -> Failure | None:
    source = vector_ops.TypeCastOp(view.op).memref.type
    if isinstance(source, MemRefType) and not has_row_major_layout(source):
        return Failure("verify-layout", "expects operand to be a memref with identity layout")
    return None


def _memory_access(base: str, value: str, names: tuple[str, ...], words: str) -> Rule:
    """Loads and stores: elements fit, as many indices as dimensions, the vector no larger."""

    def rule(view: View) -> Failure | None:
        memory, vectors = view.types(base), view.types(value)
        if not memory or not vectors or not isinstance(memory[0], (MemRefType, RankedTensorType)):
            return None
        type_, vector = memory[0], vectors[0]
        if not isinstance(vector, VectorType):
            return None
        if names and differ(type_.element, vector.element) and not isinstance(type_.element, VectorType):
            return Failure("verify-type", f"base and {names[0]} element type should match")
        given = len(view.types("offsets" if "offsets" in view.operand_groups else "indices"))
        if given != len(type_.shape):
            return Failure("verify-index-count", f"requires {len(type_.shape)} indices, but got {given}")
        for other in ("mask", "pass_thru"):
            shape = shape_of(view.types(other)[0]) if view.types(other) else None
            if shape is not None and shape != vector.shape:
                text = f"expected {words} shape to match {'mask' if other == 'mask' else other} shape"
                return Failure("verify-shape", text)
        return None

    return rule


def _plain_access(base: str, value: str, *, storing: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        memory, vectors = view.types(base), view.types(value)
        if not memory or not vectors or not isinstance(memory[0], MemRefType):
            return None
        type_, vector = memory[0], vectors[0]
        if not isinstance(vector, VectorType):
            return None
        if not _has_unit_stride(type_) and prod(vector.shape) != 1:
            side = "source" if storing is False else "destination"
            return Failure("verify-layout", f"most minor memref dim must have unit stride: {side}")
        if isinstance(type_.element, VectorType):
            wrong = differ(type_.element, vector)
            text = (
                "base memref and valueToStore vector types should match" if storing else "base memref and result vector"
            )
            return Failure("verify-type", text) if wrong else None
        if len(type_.shape) < len(vector.shape):
            return Failure("verify-shape", "source memref has lower rank than the vector to store" if storing else
                           "destination memref has lower rank than the result vector")  # fmt: skip
        if differ(type_.element, vector.element):
            name = "valueToStore" if storing else "result"
            return Failure("verify-type", f"base and {name} element type should match")
        given = len(view.types("indices"))
        if given != len(type_.shape):
            return Failure("verify-index-count", f"requires {len(type_.shape)} indices, but got {given}")
        return None

    return rule


def _has_unit_stride(type_: MemRefType) -> bool:
    layout = strides_and_offset(type_)
    return layout is None or not layout[0] or layout[0][-1] == 1 or type_.shape[-1] == 1


def _bitcast(view: View) -> Failure | None:
    bitcast = vector_ops.BitCastOp(view.op)
    source, result = bitcast.source.type, bitcast.result.type
    if not isinstance(source, VectorType) or not isinstance(result, VectorType):
        return None
    if len(source.shape) == len(result.shape) and source.shape[:-1] != result.shape[:-1]:
        return Failure("verify-shape", "dimension size mismatch in the leading dimensions")
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


_MASKABLE = frozenset(("gather", "transfer_read", "transfer_write", "reduction", "multi_reduction", "contract",
                       "outerproduct", "scan", "load", "store", "maskedload", "maskedstore", "yield"))  # fmt: skip


def _mask(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None:
        return None
    inside = [inner for inner in block.ops if inner.name != "vector.yield"]
    if not inside:
        return None
    if len(inside) > 1:
        text = "expects only one operation to mask"
        return Failure("verify-region", text, remarks=(Remark(inside[1], "the second one"),))
    only = inside[0]
    is_known = only.dialect in ("vector", "arith", "memref", "tensor", "scf", "func", "math")
    if is_known and not is_opaque(only) and not (only.dialect == "vector" and only.name.partition(".")[2] in _MASKABLE):
        text = "expects a MaskableOpInterface within the mask region"
        return Failure("verify-region", text, remarks=(Remark(only, "this operation"),))
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    **TRANSFER_RULES,
    "vector.bitcast": (_bitcast,),
    "vector.broadcast": (_broadcast,),
    "vector.compressstore": (_memory_access("base", "valueToStore", ("valueToStore",), "valueToStore"),),
    "vector.constant_mask": (_constant_mask,),
    "vector.create_mask": (_create_mask,),
    "vector.expandload": (_memory_access("base", "result", ("result",), "result"),),
    "vector.extract": (_extract,),
    "vector.extract_strided_slice": (_strided_slice(inserting=False),),
    "vector.gather": (_memory_access("base", "result", ("result",), "result"),),
    "vector.insert": (_insert,),
    "vector.insert_strided_slice": (_strided_slice(inserting=True),),
    "vector.load": (_plain_access("base", "result", storing=False),),
    "vector.maskedload": (_memory_access("base", "result", ("result",), "result"),),
    "vector.maskedstore": (_memory_access("base", "valueToStore", ("valueToStore",), "valueToStore"),),
    "vector.multi_reduction": (_multi_reduction,),
    "vector.outerproduct": (_outer_product,),
    "vector.print": (_print,),
    "vector.reduction": (_reduction,),
    "vector.scalable.extract": (_scalable,),
    "vector.scalable.insert": (_scalable,),
    "vector.scan": (_scan,),
    "vector.scatter": (_memory_access("base", "valueToStore", ("valueToStore",), "valueToStore"),),
    "vector.shape_cast": (_shape_cast,),
    "vector.shuffle": (_shuffle,),
    "vector.store": (_plain_access("base", "valueToStore", storing=True),),
    "vector.transpose": (_transpose,),
    "vector.type_cast": (_type_cast,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {**TRANSFER_GRAPH_RULES, "vector.mask": (_mask,)}
