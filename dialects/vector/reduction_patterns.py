"""Folds and patterns of reductions of vectors (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, DialectAttr
from ...ir.graph import Operation, Value
from ...ir.types import I1, FloatType, VectorType, element_type
from ...ods.op_view import view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from ..arith.fold_integers import Constants, Folded
from . import ops as vector_ops
from .elements import shape_of

_INTEGER = {
    "add": "addi",
    "mul": "muli",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
    "minsi": "minsi",
    "minui": "minui",
    "maxsi": "maxsi",
    "maxui": "maxui",
}
_FLOAT = {
    "add": "addf",
    "mul": "mulf",
    "minnumf": "minnumf",
    "maxnumf": "maxnumf",
    "minimumf": "minimumf",
    "maximumf": "maximumf",
}


def multi_reduction(view: vector_ops.MultiDimReductionOp, constants: Constants) -> Folded:
    """`vector.multi_reduction <add>, %v, %a [] : vector<4xf32> to vector<4xf32>` -> `%v`, for one dimension alone."""
    del constants
    is_unchanged = len(shape_of(view.source.type)) == 1 and not dense_values(view.reduction_dims)
    return (view.source,) if is_unchanged else None


def _combine(
    rewriter: PatternRewriter, op: Operation, values: tuple[Value, Value], acc: Value, mask: Value | None
) -> Value:
    """makeArithReduction: `values` combined as the reduction `op` does; `acc` where the mask is off."""
    kind = op.properties.get("kind")
    name = (kind.body or "").strip() if isinstance(kind, DialectAttr) else ""
    type_ = values[0].type
    names = _FLOAT if isinstance(element_type(type_), FloatType) else _INTEGER
    flags = op.properties.get("fastmath") if names is _FLOAT else None
    properties: dict[str, Attribute] = {"fastmath": flags} if flags is not None else {}
    made = rewriter.create(f"arith.{names[name]}", values, [type_], properties=properties, location=op.location)
    if mask is None:
        return made.results[0]
    chosen = (mask, made.results[0], acc)
    return rewriter.create("arith.select", chosen, [type_], location=op.location).results[0]


def _masking(op: Operation) -> vector_ops.MaskOp | None:
    return view_if(op.parent_op, vector_ops.MaskOp)


def _element(rewriter: PatternRewriter, op: Operation, vector: Value) -> Value:
    """The one element of a vector."""
    type_ = vector.type
    assert isinstance(type_, VectorType)
    position: dict[str, Attribute] = {"static_position": dense_i64([0] * len(type_.shape))}
    made = rewriter.create("vector.extract", (vector,), [type_.element], properties=position, location=op.location)
    return made.results[0]


def _reduce_one(view: vector_ops.ReductionOp, rewriter: PatternRewriter) -> bool:
    """The element itself, combined with the accumulator, for the reduction of one.

        %r = vector.reduction <add>, %v, %a : vector<1xf32> into f32
        "use"(%r) : (f32) -> ()
    becomes
        %e = vector.extract %v[0] : f32 from vector<1xf32>
        %r = arith.addf %e, %a : f32
        "use"(%r) : (f32) -> ()
    """
    if shape_of(view.vector.type) not in {(), (1,)}:
        return False
    masking = _masking(view.op)
    root = masking.op if masking is not None else view.op
    rewriter.set_before(root)
    mask = _element(rewriter, view.op, masking.mask) if masking is not None else None
    result = _element(rewriter, view.op, view.vector)
    if view.acc is not None:
        result = _combine(rewriter, view.op, (result, view.acc), view.acc, mask)
    rewriter.replace(root, (result,))
    return True


def _reduce_unit_dimensions(view: vector_ops.MultiDimReductionOp, rewriter: PatternRewriter) -> bool:
    """Shape cast and addition for a reduction over dimensions of size 1 alone.

        %r = vector.multi_reduction <add>, %v, %a [0] : vector<1x4xf32> to vector<4xf32>
        "use"(%r) : (vector<4xf32>) -> ()
    becomes
        %s = vector.shape_cast %v : vector<1x4xf32> to vector<4xf32>
        %r = arith.addf %a, %s : vector<4xf32>
        "use"(%r) : (vector<4xf32>) -> ()
    """
    shape, type_ = shape_of(view.source.type), view.dest.type
    if any(shape[i] != 1 for i in dense_values(view.reduction_dims)):
        return False
    masking = _masking(view.op)
    root = masking.op if masking is not None else view.op
    mask = masking.mask if masking is not None else None
    rewriter.set_before(root)
    if isinstance(type_, VectorType):
        if mask is not None:
            wanted = VectorType(type_.shape, I1, type_.scalable)
            mask = rewriter.create("vector.shape_cast", (mask,), [wanted], location=view.op.location).results[0]
        source = rewriter.create("vector.shape_cast", (view.source,), [type_], location=view.op.location).results[0]
    else:
        mask = _element(rewriter, view.op, mask) if mask is not None else None
        source = _element(rewriter, view.op, view.source)
    result = _combine(rewriter, view.op, (view.acc, source), source, mask)
    rewriter.replace(root, (result,))
    return True


PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.multi_reduction": (Pattern("ElideUnitDimsInMultiDimReduction", _reduce_unit_dimensions),),
    "vector.reduction": (Pattern("ElideSingleElementReduction", _reduce_one),),
}
