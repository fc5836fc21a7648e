"""Verifier rules of `vector` for masks, and for the operation that is masked (VectorOps.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import I1, VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, bare_failure
from ...ods.verification.op_parts import entry, integers, is_custom, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as vector_ops


def _constant_mask(view: View) -> Failure | None:
    result = view.results[0]
    sizes = integers(view.op.properties.get("mask_dim_sizes"))
    if not isinstance(result, VectorType) or sizes is None:
        return None
    if not result.shape:
        if len(sizes) != 1:
            return bare_failure("array attr must have length 1 for 0-D vectors")
        return None if sizes[0] in (0, 1) else bare_failure("mask dim size must be either 0 or 1 for 0-D vectors")
    if len(sizes) != len(result.shape):
        return Failure("verify-attribute", "must specify array attr of size equal vector result rank")
    if any(not 0 <= size <= limit for size, limit in zip(sizes, result.shape, strict=True)):
        return Failure("verify-attribute", "array attr of size out of bounds of vector result dimension size")
    flags = result.scalable or (False,) * len(sizes)
    if any(flag and size not in (0, limit) for size, limit, flag in zip(sizes, result.shape, flags, strict=True)):
        return Failure("verify-attribute", "only supports 'none set' or 'all set' scalable dimensions")
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


_MASKABLE = frozenset(("gather", "transfer_read", "transfer_write", "reduction", "multi_reduction", "contract",
                       "outerproduct", "scan", "load", "store", "maskedload", "maskedstore", "yield"))  # fmt: skip
_WITHOUT_PASS_THROUGH = frozenset(("vector.reduction", "vector.multi_reduction", "vector.contract"))


def _failure(text: str, *remarks: Remark) -> Failure:
    return Failure("verify-region", text, remarks=remarks)


def _mask(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None:
        return None
    inside = [*block.ops]
    end = inside.pop() if inside and inside[-1].name == vector_ops.YieldOp.NAME else None
    if len(inside) > 1:
        return _failure("expects only one operation to mask", Remark(inside[1], "the second one"))
    return _masked(op, inside[0] if inside else None, end)


def _masked(op: Operation, only: Operation | None, end: Operation | None) -> Failure | None:
    """`only`: the operation that is masked; `end`: the yield, which is not written in the custom form."""
    if end is None and not is_custom(op):
        return _failure("expects a terminator within the mask region")
    if only is not None and is_opaque(only):
        return None
    yielded = [*end.operand_values] if end is not None else [*only.results] if only is not None else []
    if len(yielded) != len(op.results):
        return _failure("expects number of results to match mask region yielded values")
    if only is None:
        return None
    is_known = only.dialect in ("vector", "arith", "memref", "tensor", "scf", "func", "math")
    if is_known and not (only.dialect == "vector" and only.name.partition(".")[2] in _MASKABLE):
        return _failure("expects a MaskableOpInterface within the mask region", Remark(only, "this operation"))
    if len(only.results) != len(op.results):
        return _failure("expects number of results to match maskable operation number of results")
    if yielded != [*only.results]:
        text = "expects all the results from the MaskableOpInterface to match all the values returned by the terminator"
        return _failure(text)
    if any(differ(mine.type, inner.type) for mine, inner in zip(op.results, only.results, strict=True)):
        return _failure("expects result type to match maskable operation result type")
    return _mask_operands(vector_ops.MaskOp(op), only)


def _mask_operands(mask: vector_ops.MaskOp, only: Operation) -> Failure | None:
    source = _masked_vector(only)
    if source is not None:
        wanted = VectorType(source.shape, I1, source.scalable)
        if differ(mask.mask.type, wanted):
            return _failure(f"expects a '{wanted}' mask for the maskable operation")
    if mask.passthru is None:
        return None
    if only.name in _WITHOUT_PASS_THROUGH:
        return _failure("doesn't expect a passthru argument for this maskable operation")
    if len(only.results) == 1 and differ(mask.passthru.type, only.results[0].type):
        return _failure("expects passthru type to match result type")
    return None


def _masked_vector(only: Operation) -> VectorType | None:
    """The vector whose elements are masked, where it is an operand or a result."""
    if only.name == vector_ops.ReductionOp.NAME:
        found = vector_ops.ReductionOp(only).vector.type
    elif only.name == vector_ops.MultiDimReductionOp.NAME:
        found = vector_ops.MultiDimReductionOp(only).source.type
    elif only.name == vector_ops.GatherOp.NAME:
        found = vector_ops.GatherOp(only).result.type
    else:
        return None
    return found if isinstance(found, VectorType) else None


RULES: dict[str, tuple[Rule, ...]] = {
    "vector.constant_mask": (_constant_mask,),
    "vector.create_mask": (_create_mask,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"vector.mask": (_mask,)}
