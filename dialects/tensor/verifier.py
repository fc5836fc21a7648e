"""Verifier rules of `tensor` (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import IndexType, RankedTensorType, Shape, UnknownType, UnrankedTensorType, element_type
from ...ods.op_view import BinaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bad_attribute, operand
from ...ods.verification.op_parts import DYNAMIC, entry, integer, integers, is_uncertain, terminator, width
from ...ods.verification.op_view import View
from ...ods.verification.shapes import sizes_agree
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..arith.verifier import cast
from ..common.verification.reshapes import reshape
from ..common.verification.slices import Unlike, checked_lists, in_bounds, unlike
from ..memref.verifier import index_count
from . import ops as tensor


def _are_of_one_shape(source: Type, target: Type) -> bool:
    """Whether both are tensors, with shapes that agree as far as they are known."""
    if isinstance(source, RankedTensorType) and isinstance(target, RankedTensorType):
        return len(source.shape) == len(target.shape) and all(map(sizes_agree, source.shape, target.shape))
    return all(isinstance(type_, (RankedTensorType, UnrankedTensorType)) for type_ in (source, target))


def _cast_compatible(source: Type, target: Type) -> bool:
    return _are_of_one_shape(source, target) and not differ(element_type(source), element_type(target))


def _bit_compatible(source: Type, target: Type) -> bool:
    """Whether two tensors have one shape, and elements of one width."""
    widths = width(element_type(source)), width(element_type(target))
    return _are_of_one_shape(source, target) and (None in widths or widths[0] == widths[1])


def dynamic_sizes(view: View) -> Failure | None:
    type_ = view.results[0]
    if not isinstance(type_, RankedTensorType):
        return None
    wanted, given = type_.shape.count(None), len(view.operands)
    if wanted != given:
        return Failure("verify-allocation", f"incorrect number of dynamic sizes, has {given}, expected {wanted}")
    return None


def _generate(op: Operation) -> Failure | None:
    type_ = op.results[0].type if op.results else None
    block = entry(op)
    if not isinstance(type_, RankedTensorType) or block is None:
        return None
    wanted = type_.shape.count(None)
    if wanted != len(op.operands):
        return Failure("verify-allocation", "must have as many index operands as dynamic extents in the result type")
    return _index_body(op, len(type_.shape), type_.element, "must have one body argument per input dimension")


def _index_body(op: Operation, rank: int, element: Type, words: str) -> Failure | None:
    """A region that takes indices and yields an element."""
    block = entry(op)
    if block is None:
        return None
    for index, argument in enumerate(block.args):
        if not isinstance(argument.type, (IndexType, UnknownType)):
            if op.name == tensor.GenerateOp.NAME:
                return Failure("verify-region", "all body arguments must be index", is_bare=True)
            return Failure("verify-region", f"expected block argument {index + 1} to be an index")
    if len(block.args) != rank:
        return Failure("verify-region", f"{words}: {len(block.args)} for {rank}")
    last = terminator(block, "tensor.yield")
    found = tensor.YieldOp(last).value.type if last is not None and last.operands else element
    if differ(found, element):
        text = "expected yield type to match shape element type"
        addition = f": '{element}', but got '{found}'"
        if op.name == tensor.GenerateOp.NAME:
            text = "body must be terminated with a `yield` operation of the tensor element type"
        return Failure("verify-yield", text, addition=addition)
    return None


def _pad(pad: tensor.PadOp) -> Failure | None:
    if not pad.op.operands or not pad.op.results:
        return None
    source, result = pad.source.type, pad.result.type
    low, high = integers(pad.op.properties.get("static_low")), integers(pad.op.properties.get("static_high"))
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    if low is None or high is None:
        return None
    if not len(low) == len(high) == len(source.shape):
        text = f"failed to infer expectedType from sourceType '{source}', specified resultType is '{result}'"
        return Failure("verify-type", text, is_bare=True)
    if len(result.shape) != len(source.shape):
        return Failure("verify-type", f"specified type '{result}' does not match the rank of the source")
    for index, (size, before, after, found) in enumerate(zip(source.shape, low, high, result.shape, strict=True)):
        if size is None or DYNAMIC in (before, after) or found is None:
            continue
        if size + before + after != found:
            inferred = RankedTensorType(_padded(source.shape, low, high), source.element)
            text = f"specified type '{result}' does not match the inferred type '{inferred}'"
            return Failure("verify-type", text, addition=f": dimension {index}", is_bare=True)
    return _index_body(
        pad.op, len(source.shape), source.element, "expected the block to have one argument per dimension"
    )


def _padded(shape: Shape, low: Sequence[int], high: Sequence[int]) -> Shape:
    """The sizes with what is added before and after; None where one of them is not known."""
    return tuple(
        None if size is None or DYNAMIC in (before, after) else size + before + after
        for size, before, after in zip(shape, low, high, strict=True)
    )


def _extract_slice(view: View) -> Failure | None:
    extract_slice = tensor.ExtractSliceOp(view.op)
    source, result = extract_slice.source.type, extract_slice.result.type
    if not isinstance(source, RankedTensorType) or not isinstance(result, RankedTensorType):
        return None
    lists = checked_lists(view, len(source.shape))
    if lists is None or isinstance(lists, Failure):
        return lists
    return _fitting(RankedTensorType(tuple(lists[1]), source.element, result.encoding), result) or in_bounds(
        source.shape, view
    )


def insert_slice(view: View) -> Failure | None:
    """The inserted tensor has the sizes of the slice, which lies in the target."""
    source, target = BinaryOp(view.op).lhs.type, BinaryOp(view.op).rhs.type
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return None
    lists = checked_lists(view, len(target.shape))
    if lists is None or isinstance(lists, Failure):
        return lists
    expected = RankedTensorType(tuple(lists[1]), target.element, source.encoding)
    return _fitting(expected, source) or in_bounds(target.shape, view)


def _fitting(expected: RankedTensorType, found: RankedTensorType) -> Failure | None:
    wrong = unlike(expected, found)
    if wrong is None:
        return None
    if wrong is Unlike.RANK:
        return Failure("verify-slice", "expected rank to be smaller or equal to the other rank. ", is_bare=True)
    if wrong is Unlike.ELEMENT:
        text = f"expected element type to be '{expected.element}'"
        return Failure("verify-slice", text, addition=f", but got '{found.element}'", is_bare=True)
    text = f"expected type to be '{expected}' or a rank-reduced version. (size mismatch) "
    return Failure("verify-slice", text, addition=f"for '{found}'", is_bare=True)


def _concat(view: View) -> Failure | None:
    result = view.results[0]
    dim = integer(view.op, "dim")
    ranked = [type_ for type_ in view.operands if isinstance(type_, RankedTensorType)]
    if not view.operands:
        return Failure("verify-count", "requires at least one input")
    if dim is None or len(ranked) != len(view.operands) or not isinstance(result, RankedTensorType):
        return None
    rank = len(ranked[0].shape)
    if any(len(type_.shape) != rank for type_ in ranked):
        return Failure("verify-shape", "all tensors must have the same rank")
    if len(result.shape) != rank:
        return Failure("verify-shape", "rank of concatenated inputs must match result rank")
    if any(differ(type_.element, result.element) for type_ in ranked):
        return Failure("verify-type", "inputs and result element type must match")
    if not 0 <= dim < rank:
        text = "concatenation dim must be less than the tensor rank"
        return bad_attribute(text)
    inferred: list[int | None] = []
    for index in range(rank):
        sizes = [type_.shape[index] for type_ in ranked]
        known = [size for size in sizes if size is not None]
        if index == dim:
            inferred.append(sum(known) if len(known) == len(sizes) else None)
            continue
        if len(set(known)) > 1:
            return Failure(
                "verify-shape", f"static concatenation size mismatch along non-concatenated dimension {index}"
            )
        inferred.append(known[0] if known else None)
    if len(result.shape) != rank or not all(map(sizes_agree, inferred, result.shape)):
        wanted = RankedTensorType(tuple(inferred), ranked[0].element)
        return Failure("verify-shape", f"result type '{result}' does not match inferred shape '{wanted}' static sizes")
    return None


def _gather(what: str, whole_name: str) -> Rule:
    def rule(view: View) -> Failure | None:
        dims = integers(view.op.properties.get(f"{what}_dims"))
        (indices,), (whole,) = view.types("indices"), view.types(whole_name)
        if dims is None or not isinstance(indices, RankedTensorType) or not isinstance(whole, RankedTensorType):
            return None
        last = indices.shape[-1] if indices.shape else None
        if last is not None and last != len(dims):
            text = f"{what}_dims length must match the size of last dimension of indices: {len(dims)} and {last}"
            return Failure("verify-shape", text)
        rank = len(whole.shape)
        if not dims:
            return Failure("verify-attribute", f"{what}_dims must be non-empty")
        if len(dims) > rank:
            return Failure("verify-attribute", f"{what}_dims overflow {_NAMES[what]} rank")
        for value in dims:
            if value < 0:
                return Failure("verify-attribute", f"{what}_dims value must be non-negative")
            if value >= rank:
                return Failure("verify-attribute", f"{what}_dims value must be smaller than {_NAMES[what]} rank")
        if dims != sorted(set(dims)):
            return Failure("verify-attribute", f"{what}_dims values must be strictly increasing")
        return _part(view, what, dims, indices, whole)

    return rule


def _part(view: View, what: str, dims: list[int], indices: RankedTensorType, whole: RankedTensorType) -> Failure | None:
    """The tensor that is read or written: a slice for each index."""
    if what == "scatter" and "unique" not in view.op.properties:
        return bad_attribute("requires 'unique' attribute to be set")
    side = "result" if what == "gather" else "source"
    found = view.type_of(side)
    before = indices.shape[:-1]
    sizes = [1 if index in dims else size for index, size in enumerate(whole.shape)]
    rest = [size for index, size in enumerate(whole.shape) if index not in dims]
    wanted = RankedTensorType((*before, *sizes), whole.element)
    reduced = RankedTensorType((*before, *rest), whole.element)
    if found is None or is_uncertain(found) or not (differ(found, wanted) and differ(found, reduced)):
        return None
    text = f"{side} type mismatch: expected '{wanted}' or its rank-reduced variant '{reduced}' (got: '{found}')"
    return Failure("verify-type", text)


_NAMES = {"gather": "source", "scatter": "dest"}


def _reshape(view: View) -> Failure | None:
    reshape_op = tensor.ReshapeOp(view.op)
    source, shape, result = reshape_op.source.type, reshape_op.shape.type, reshape_op.result.type
    if differ(element_type(source), element_type(result)):
        return Failure("verify-reshape", "element types of source and destination tensor types should be the same")
    length = shape.shape[0] if isinstance(shape, RankedTensorType) and shape.shape else None
    if isinstance(result, RankedTensorType) and isinstance(shape, RankedTensorType):
        if length is None:
            text = "cannot use shape operand with dynamic length to reshape to statically-ranked tensor type"
            return Failure("verify-reshape", text, operand(1))
        if length != len(result.shape):
            return Failure("verify-reshape", "length of shape operand differs from the result's tensor rank")
        if isinstance(source, RankedTensorType) and None not in (*source.shape, *result.shape):
            counts = (prod(size or 0 for size in each.shape) for each in (source, result))
            if len({*counts}) > 1:
                text = "source and destination tensor should have the same number of elements"
                return Failure("verify-reshape", text)
    return None


def _splat(view: View) -> Failure | None:
    type_ = view.results[0]
    if isinstance(type_, RankedTensorType) and len(view.operands) - 1 != type_.shape.count(None):
        given = len(view.operands) - 1
        text = f"incorrect number of dynamic sizes, has {given}, expected {type_.shape.count(None)}"
        return Failure("verify-allocation", text)
    return None


EARLY_RULES: dict[str, tuple[Rule, ...]] = {
    "tensor.bitcast": (cast(_bit_compatible),),
    "tensor.cast": (cast(_cast_compatible),),
}
RULES: dict[str, tuple[Rule, ...]] = {
    "tensor.collapse_shape": (reshape(expanding=False),),
    "tensor.concat": (_concat,),
    "tensor.empty": (dynamic_sizes,),
    "tensor.expand_shape": (reshape(expanding=True),),
    "tensor.extract": (index_count("tensor", "indices", "incorrect number of indices for extract_element"),),
    "tensor.extract_slice": (_extract_slice,),
    "tensor.gather": (_gather("gather", "source"),),
    "tensor.insert": (index_count("dest", "indices", "incorrect number of indices"),),
    "tensor.insert_slice": (insert_slice,),
    "tensor.parallel_insert_slice": (insert_slice,),
    "tensor.reshape": (_reshape,),
    "tensor.scatter": (_gather("scatter", "dest"),),
    "tensor.splat": (_splat,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"tensor.generate": (_generate,), "tensor.pad": (_pad,)}
