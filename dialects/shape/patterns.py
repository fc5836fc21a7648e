"""Patterns of shapes and constraints on them (mlir/lib/Dialect/Shape/IR of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import TRUE, Attribute, index_attr
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, MemRefType, RankedTensorType, UnrankedTensorType
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import Pattern, PatternRewriter
from ..tensor import ops as tensor
from . import ops as shape
from .folds import broadcast_shapes, constant_shape, is_extent_tensor, shape_attr


def _unique(values: Sequence[Value]) -> list[Value]:
    return list(dict.fromkeys(values))


def _without_repetitions(op: Operation, rewriter: PatternRewriter) -> bool:
    """Each operand once.

        %b = shape.is_broadcastable %s, %s, %t : !shape.shape, !shape.shape, !shape.shape
        "use"(%b) : (i1) -> ()
    becomes
        %b = shape.is_broadcastable %s, %t : !shape.shape, !shape.shape
        "use"(%b) : (i1) -> ()
    """
    values = _unique(op.operand_values)
    if len(values) == len(op.operands):
        return False
    rewriter.replace_with(op, op.name, values, properties=op.properties, attributes=op.attributes)
    return True


def _may_have_extents(value: Value) -> bool:
    type_ = value.type
    if isinstance(type_, RankedTensorType) and type_.shape[0] == 0:
        return False
    made = defining(value, shape.ConstShapeOp)
    return made is None or constant_shape(value) != []


def _without_empty_shapes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operands without those that are shapes of scalars.

        %e = shape.const_shape [] : tensor<0xindex>
        %b = shape.broadcast %s, %t, %e : tensor<3xindex>, tensor<3xindex>, tensor<0xindex> -> tensor<3xindex>
        "use"(%b) : (tensor<3xindex>) -> ()
    becomes
        %b = shape.broadcast %s, %t : tensor<3xindex>, tensor<3xindex> -> tensor<3xindex>
        "use"(%b) : (tensor<3xindex>) -> ()
    """
    values = [value for value in op.operand_values if _may_have_extents(value)]
    if len(values) == len(op.operands):
        return False
    rewriter.replace_with(op, op.name, values, properties=op.properties, attributes=op.attributes)
    return True


def _before_casts(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operands before casts that forget the rank.

        %c = tensor.cast %s : tensor<3xindex> to tensor<?xindex>
        %b = shape.broadcast %c, %t : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    becomes
        %b = shape.broadcast %s, %t : tensor<3xindex>, tensor<?xindex> -> tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    """
    values: list[Value] = []
    for value in op.operand_values:
        cast = defining(value, tensor.CastOp)
        forgets = cast is not None and isinstance(value.type, RankedTensorType) and value.type.shape[0] is None
        values.append(cast.source if cast is not None and forgets else value)
    if values == op.operand_values:
        return False
    rewriter.replace_with(op, op.name, values)
    return True


# Broadcasts


def _broadcast_of_known_rank(view: shape.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Result of known rank, cast to the type without it.

        %b = shape.broadcast %s, %t : tensor<3xindex>, tensor<2xindex> -> tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    becomes
        %a = shape.broadcast %s, %t : tensor<3xindex>, tensor<2xindex> -> tensor<3xindex>
        %b = tensor.cast %a : tensor<3xindex> to tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    """
    type_ = view.result.type
    if not isinstance(type_, RankedTensorType) or type_.shape[0] is not None:
        return False
    rank = 0
    for value in view.shapes:
        if isinstance(value.type, RankedTensorType):
            extent = value.type.shape[0]
            if extent is None:
                return False
            rank = max(rank, extent)
    rewriter.set_before(view.op)
    new = rewriter.create("shape.broadcast", view.shapes, [RankedTensorType((rank,), INDEX)], location=view.op.location)
    rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _broadcast_of_constants(view: shape.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """One constant for several.

        %a = shape.const_shape [1, 2] : tensor<2xindex>
        %d = shape.const_shape [3, 1] : tensor<2xindex>
        %b = shape.broadcast %a, %s, %d : tensor<2xindex>, tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    becomes
        %a = shape.const_shape [3, 2] : tensor<2xindex>
        %b = shape.broadcast %s, %a : tensor<?xindex>, tensor<2xindex> -> tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    """
    folded: list[int] = []
    values: list[Value] = []
    for value in view.shapes:
        extents = constant_shape(value) if defining(value, shape.ConstShapeOp) is not None else None
        both = broadcast_shapes(folded, extents) if extents is not None else None
        if both is None:
            values.append(value)
        else:
            folded = both
    if len(view.shapes) - len(values) < 2:
        return False
    rewriter.set_before(view.op)
    values.append(_const_shape(rewriter, view.op, folded))
    rewriter.replace_with(view.op, "shape.broadcast", values)
    return True


def _const_shape(rewriter: PatternRewriter, op: Operation, extents: Sequence[int]) -> Value:
    type_ = RankedTensorType((len(extents),), INDEX)
    properties = {"shape": shape_attr(extents)}
    return rewriter.create("shape.const_shape", (), [type_], properties=properties, location=op.location).results[0]


def _broadcast_of_one(view: shape.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """The operand, where there is one alone, with a cast to the type of the result.

        %b = shape.broadcast %s : tensor<3xindex> -> tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    becomes
        %b = tensor.cast %s : tensor<3xindex> to tensor<?xindex>
        "use"(%b) : (tensor<?xindex>) -> ()
    """
    if len(view.shapes) != 1:
        return False
    value, wanted = view.shapes[0], view.result.type
    if value.type is wanted:
        rewriter.replace(view.op, (value,))
    elif isinstance(wanted, RankedTensorType):
        rewriter.replace_with(view.op, "tensor.cast", (value,))
    else:
        rewriter.replace_with(view.op, "shape.from_extent_tensor", (value,))
    return True


# Constraints


def _equal_shapes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Witness for shapes that are one and the same.

        %w = shape.cstr_eq %s, %s : !shape.shape, !shape.shape
        "use"(%w) : (!shape.witness) -> ()
    becomes
        %w = shape.const_witness true
        "use"(%w) : (!shape.witness) -> ()
    """
    if len(_unique(op.operand_values)) != 1:
        return False
    rewriter.replace_with(op, "shape.const_witness", properties={"passing": TRUE})
    return True


def _merge_all(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operands of the operands that are `shape.assuming_all` themselves.

        %a = shape.assuming_all %u, %v
        %b = shape.assuming_all %w, %a
        "use"(%b) : (!shape.witness) -> ()
    becomes
        %b = shape.assuming_all %w, %u, %v
        "use"(%b) : (!shape.witness) -> ()
    """
    values: list[Value] = []
    for value in op.operand_values:
        inner = defining(value, shape.AssumingAllOp)
        values.extend(inner.inputs if inner is not None else (value,))
    if len(values) == len(op.operands):
        return False
    rewriter.replace_with(op, "shape.assuming_all", values)
    return True


def _all_broadcastable(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constraints without those that follow from another one.

        %a = shape.cstr_broadcastable %s, %t : !shape.shape, !shape.shape
        %b = shape.cstr_broadcastable %s, %t, %u : !shape.shape, !shape.shape, !shape.shape
        %d = shape.cstr_broadcastable %u, %v : !shape.shape, !shape.shape
        %w = shape.assuming_all %a, %b, %d
        "use"(%w) : (!shape.witness) -> ()
    becomes
        %b = shape.cstr_broadcastable %s, %t, %u : !shape.shape, !shape.shape, !shape.shape
        %d = shape.cstr_broadcastable %u, %v : !shape.shape, !shape.shape
        %w = shape.assuming_all %b, %d
        "use"(%w) : (!shape.witness) -> ()
    """
    found: list[shape.CstrBroadcastableOp] = []
    for value in _unique(op.operand_values):
        one = defining(value, shape.CstrBroadcastableOp)
        if one is None:
            return False
        found.append(one)
    if len(found) <= 1:
        return False
    found.sort(key=lambda one: -len(one.shapes))
    remaining: list[shape.CstrBroadcastableOp] = []
    redundant: list[shape.CstrBroadcastableOp] = []
    for one in found:
        follows = any(set(one.shapes) <= set(other.shapes) for other in remaining)
        (redundant if follows else remaining).append(one)
    if not redundant:
        return False
    rewriter.replace_with(op, "shape.assuming_all", [one.result for one in remaining])
    for one in redundant:
        if not one.result.uses:
            rewriter.erase(one.op)
    return True


def _all_equalities(op: Operation, rewriter: PatternRewriter) -> bool:
    """One constraint for several that share shapes.

        %a = shape.cstr_eq %s, %t : !shape.shape, !shape.shape
        %b = shape.cstr_eq %t, %u : !shape.shape, !shape.shape
        %w = shape.assuming_all %a, %b
        "use"(%w) : (!shape.witness) -> ()
    becomes
        %a = shape.cstr_eq %s, %t : !shape.shape, !shape.shape
        %b = shape.cstr_eq %t, %u : !shape.shape, !shape.shape
        %w = shape.cstr_eq %s, %t, %t, %u : !shape.shape, !shape.shape, !shape.shape, !shape.shape
        "use"(%w) : (!shape.witness) -> ()
    """
    shapes: list[Value] = []
    for value in op.operand_values:
        one = defining(value, shape.CstrEqOp)
        if one is None or (shapes and one.shapes and not set(one.shapes) & set(shapes)):
            return False
        shapes += one.shapes
    rewriter.replace_with(op, "shape.cstr_eq", shapes)
    return True


# Shapes of values


def _there_and_back(view: UnaryOp, rewriter: PatternRewriter) -> bool:
    """The operand of the inverse cast.

        %i = shape.size_to_index %s : !shape.size
        %r = shape.index_to_size %i
        "use"(%r) : (!shape.size) -> ()
    becomes
        "use"(%s) : (!shape.size) -> ()
    """
    inverse = shape.SizeToIndexOp if view.op.name == "shape.index_to_size" else shape.IndexToSizeOp
    before = defining(view.operand, inverse)
    if before is None or before.arg.type is not view.op.results[0].type:
        return False
    rewriter.replace(view.op, (before.arg,))
    return True


def _rank_of_type(view: shape.RankOp, rewriter: PatternRewriter) -> bool:
    """Constant for the rank of a ranked tensor.

        %s = shape.shape_of %t : tensor<2x?xf32> -> tensor<2xindex>
        %r = shape.rank %s : tensor<2xindex> -> index
        "use"(%r) : (index) -> ()
    becomes
        %r = arith.constant 2 : index
        "use"(%r) : (index) -> ()
    """
    made = defining(view.shape, shape.ShapeOfOp)
    type_ = made.arg.type if made is not None else None
    if not isinstance(type_, RankedTensorType):
        return False
    name = "arith.constant" if view.rank.type is INDEX else "shape.const_size"
    rewriter.replace_with(view.op, name, properties={"value": index_attr(len(type_.shape))})
    return True


def _shape_of_static(view: shape.ShapeOfOp, rewriter: PatternRewriter) -> bool:
    """Constant for the shape of a value whose type tells it.

        %s = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
        "use"(%s) : (tensor<2xindex>) -> ()
    becomes
        %s = shape.const_shape [2, 3] : tensor<2xindex>
        "use"(%s) : (tensor<2xindex>) -> ()
    """
    type_, wanted = view.arg.type, view.result.type
    if not isinstance(type_, (RankedTensorType, MemRefType)) or None in type_.shape:
        return False
    if not isinstance(wanted, RankedTensorType):
        # `!shape.shape` is no tensor that a constant could be cast to; LLVM 22 crashes.
        return False
    rewriter.set_before(view.op)
    value = _const_shape(rewriter, view.op, [extent or 0 for extent in type_.shape])
    if value.type is not wanted:
        value = rewriter.create("tensor.cast", (value,), [wanted], location=view.op.location).results[0]
    rewriter.replace(view.op, (value,))
    return True


def _shape_of_reshape(view: shape.ShapeOfOp, rewriter: PatternRewriter) -> bool:
    """The shape that a tensor was reshaped to.

        %r = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
        %e = shape.shape_of %r : tensor<?x?xf32> -> tensor<2xindex>
        "use"(%e) : (tensor<2xindex>) -> ()
    becomes
        "use"(%s) : (tensor<2xindex>) -> ()
    """
    made = defining(view.arg, tensor.ReshapeOp)
    wanted = view.result.type
    if made is None or not isinstance(wanted, RankedTensorType):
        return False
    given = made.shape.type
    if wanted is given:
        rewriter.replace(view.op, (made.shape,))
    elif isinstance(given, RankedTensorType) and given.element is wanted.element:
        rewriter.replace_with(view.op, "tensor.cast", (made.shape,))
    elif not is_extent_tensor(given):
        rewriter.replace_with(view.op, "arith.index_cast", (made.shape,))
    else:
        return False
    return True


# Of operations of `tensor`, whose operand is a shape


def cast_of_shape(view: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """Shape with the type that it is cast to.

        %s = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
        %r = tensor.cast %s : tensor<2xindex> to tensor<?xindex>
        "use"(%r) : (tensor<?xindex>) -> ()
    becomes
        %r = shape.shape_of %t : tensor<?x?xf32> -> tensor<?xindex>
        "use"(%r) : (tensor<?xindex>) -> ()
    """
    wanted = view.dest.type
    made = defining(view.source, shape.ShapeOfOp)
    type_ = made.arg.type if made is not None else None
    if made is None or not isinstance(wanted, RankedTensorType) or not isinstance(type_, RankedTensorType):
        return False
    if len(wanted.shape) != 1 or wanted.shape[0] not in (None, len(type_.shape)):
        return False
    rewriter.replace_with(view.op, "shape.shape_of", (made.arg,))
    return True


def cast_of_constant(view: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """Constant shape with the type that it is cast to.

        %s = shape.const_shape [2, 3] : tensor<?xindex>
        %r = tensor.cast %s : tensor<?xindex> to tensor<2xindex>
        "use"(%r) : (tensor<2xindex>) -> ()
    becomes
        %r = shape.const_shape [2, 3] : tensor<2xindex>
        "use"(%r) : (tensor<2xindex>) -> ()
    """
    wanted = view.dest.type
    made = defining(view.source, shape.ConstShapeOp)
    if made is None or made.shape is None or not isinstance(wanted, RankedTensorType) or None in wanted.shape:
        return False
    properties: dict[str, Attribute] = {"shape": made.shape}
    rewriter.replace_with(view.op, "shape.const_shape", properties=properties)
    return True


def extract_of_shape(view: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Dimension of a tensor for the element of its shape.

        %s = shape.shape_of %t : tensor<?x?xf32> -> tensor<2xindex>
        %r = tensor.extract %s[%i] : tensor<2xindex>
        "use"(%r) : (index) -> ()
    becomes
        %r = tensor.dim %t, %i : tensor<?x?xf32>
        "use"(%r) : (index) -> ()
    """
    made = defining(view.tensor, shape.ShapeOfOp)
    if made is None or not isinstance(made.arg.type, (RankedTensorType, UnrankedTensorType)):
        return False
    rewriter.replace_with(view.op, "tensor.dim", (made.arg, view.indices[0]))
    return True


_UNIQUE = Pattern("RemoveDuplicateOperandsPattern", _without_repetitions)
_NOT_EMPTY = Pattern("RemoveEmptyShapeOperandsPattern", _without_empty_shapes)
_UNCAST = Pattern("CanonicalizeCastExtentTensorOperandsPattern", _before_casts)
PATTERNS: dict[str, Sequence[Pattern]] = {
    "shape.broadcast": (
        Pattern("BroadcastConcretizeResultTypePattern", _broadcast_of_known_rank),
        Pattern("BroadcastFoldConstantOperandsPattern", _broadcast_of_constants),
        Pattern("BroadcastForwardSingleOperandPattern", _broadcast_of_one),
        _UNCAST,
        _UNIQUE,
        _NOT_EMPTY,
    ),
    "shape.cstr_broadcastable": (_UNCAST, Pattern("CstrBroadcastableEqOps", _equal_shapes), _UNIQUE, _NOT_EMPTY),
    "shape.cstr_eq": (Pattern("CstrEqEqOps", _equal_shapes),),
    "shape.index_to_size": (Pattern("SizeToIndexToSizeCanonicalization", _there_and_back),),
    "shape.is_broadcastable": (_UNIQUE,),
    "shape.rank": (Pattern("RankShapeOfCanonicalizationPattern", _rank_of_type),),
    "shape.shape_of": (
        Pattern("ShapeOfOpToConstShapeOp", _shape_of_static),
        Pattern("ShapeOfFromReshape", _shape_of_reshape),
    ),
    "shape.size_to_index": (Pattern("IndexToSizeToIndexCanonicalization", _there_and_back),),
}
ALL_PATTERNS = (
    Pattern("MergeAssumingAllOps", _merge_all),
    Pattern("AssumingAllOfCstrBroadcastable", _all_broadcastable),
    Pattern("AssumingAllToCstrEqCanonicalization", _all_equalities),
    _UNIQUE,
)
"""Patterns of `shape.assuming_all`, except for that of one operand."""
