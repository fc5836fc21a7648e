"""Patterns of tensors that change their shape: reshapes, concatenations, generated tensors (TensorOps.cpp of LLVM 22).

    %0 = tensor.splat %x : tensor<6xf32>
    %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
becomes
    %1 = tensor.splat %x : tensor<2x3xf32>
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import Attribute
from ...ir.graph import Operation
from ...ir.records import replace
from ...ir.types import RankedTensorType, element_type
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values, integer_value
from ..common.canonicalization.mixed import as_constant, mixed_values, split_mixed, static_shape
from ..common.canonicalization.reshaped_types import reassociation
from ..common.canonicalization.tensor_casts import is_foldable
from . import ops as tensor

# Reshapes


def _is_static(type_: object) -> bool:
    return isinstance(type_, RankedTensorType) and None not in type_.shape


def _reshape_of_splat(view: UnaryOp, rewriter: PatternRewriter) -> bool:
    """Splat with the new shape.

        %s = tensor.splat %x : tensor<6xf32>
        %r = tensor.expand_shape %s [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
        "use"(%r) : (tensor<2x3xf32>) -> ()
    becomes
        %r = tensor.splat %x : tensor<2x3xf32>
        "use"(%r) : (tensor<2x3xf32>) -> ()
    """
    made = defining(view.operand, tensor.SplatOp)
    if made is None or not _is_static(made.aggregate.type):
        return False
    rewriter.replace_with(view.op, "tensor.splat", (made.input,))
    return True


def _reshape_of_elements(view: UnaryOp, rewriter: PatternRewriter) -> bool:
    """Tensor of the same elements with the new shape.

        %s = tensor.from_elements %x, %y : tensor<2xf32>
        %r = tensor.expand_shape %s [[0, 1]] output_shape [1, 2] : tensor<2xf32> into tensor<1x2xf32>
        "use"(%r) : (tensor<1x2xf32>) -> ()
    becomes
        %r = tensor.from_elements %x, %y : tensor<1x2xf32>
        "use"(%r) : (tensor<1x2xf32>) -> ()
    """
    made = defining(view.operand, tensor.FromElementsOp)
    if made is None or not _is_static(view.op.results[0].type):
        return False
    rewriter.replace_with(view.op, "tensor.from_elements", made.elements)
    return True


def _collapse_of_cast(view: UnaryOp, rewriter: PatternRewriter) -> bool:
    """Collapse of the tensor before a cast that only forgets sizes.

        %c = tensor.cast %t : tensor<2x3xf32> to tensor<?x?xf32>
        %r = tensor.collapse_shape %c [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.collapse_shape %t [[0, 1]] : tensor<2x3xf32> into tensor<6xf32>
        %r = tensor.cast %a : tensor<6xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    cast = defining(view.operand, tensor.CastOp)
    if cast is None or not is_foldable(cast) or not isinstance(cast.source.type, RankedTensorType):
        return False
    given = cast.source.type
    shape: list[int | None] = []
    for group in reassociation(view.op):
        sizes = [given.shape[i] for i in group]
        known = [size for size in sizes if size is not None]
        shape.append(prod(known) if len(known) == len(sizes) else None)
    type_ = RankedTensorType(tuple(shape), given.element)
    if type_ is view.op.results[0].type:
        view.operand = cast.source
        rewriter.modified(view.op)
        return True
    new = rewriter.create(
        view.op.name, (cast.source,), (type_,), properties=view.op.properties, location=view.op.location
    )
    rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _expand_to_constants(view: tensor.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Constant sizes of the result as part of its type, where a cast hid the static sizes of the source.

        %c = tensor.cast %t : tensor<6xf32> to tensor<?xf32>
        %r = tensor.expand_shape %c [[0, 1]] output_shape [%c2, 3] : tensor<?xf32> into tensor<?x3xf32>
        "use"(%r) : (tensor<?x3xf32>) -> ()
    becomes
        %c = tensor.cast %t : tensor<6xf32> to tensor<?xf32>
        %s = tensor.cast %c : tensor<?xf32> to tensor<6xf32>
        %a = tensor.expand_shape %s [[0, 1]] output_shape [2, 3] : tensor<6xf32> into tensor<2x3xf32>
        %r = tensor.cast %a : tensor<2x3xf32> to tensor<?x3xf32>
        "use"(%r) : (tensor<?x3xf32>) -> ()
    """
    cast = defining(view.src, tensor.CastOp)
    wanted = view.result.type
    if cast is None or not is_foldable(cast) or not isinstance(wanted, RankedTensorType):
        return False
    before = cast.source.type
    if not isinstance(before, RankedTensorType):
        return False
    # A size may be given as a number though the type does not say it.
    sizes = mixed_values(dense_values(view.op.properties.get("static_output_shape")), view.output_shape)
    shape, given = list(wanted.shape), list[int | None]()
    for group, extent in zip(reassociation(view.op), before.shape, strict=True):
        for i in group if extent is not None else ():
            constant = as_constant(sizes[i])
            if shape[i] is None and constant is not None:
                shape[i] = sizes[i] = constant
        known = [found for i in group if (found := shape[i]) is not None]
        given.append(prod(known) if len(known) == len(group) else None)
    if shape == list(wanted.shape):
        return False
    source = RankedTensorType(tuple(given), wanted.element)
    rewriter.set_before(view.op)
    inner = rewriter.create("tensor.cast", (view.src,), (source,), location=view.op.location).results[0]
    static, dynamic = split_mixed(sizes)
    properties: dict[str, Attribute] = {**view.op.properties, "static_output_shape": dense_i64(static)}
    type_ = RankedTensorType(tuple(shape), wanted.element)
    new = rewriter.create(view.op.name, (inner, *dynamic), (type_,), properties=properties, location=view.op.location)
    rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _dim_of_reshape(view: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """Element of the shape in place of a dimension of the tensor that was reshaped to it.

        %r = tensor.reshape %t(%s) : (tensor<*xf32>, tensor<2xindex>) -> tensor<?x?xf32>
        %d = tensor.dim %r, %i : tensor<?x?xf32>
        "use"(%d) : (index) -> ()
    becomes
        %d = tensor.extract %s[%i] : tensor<2xindex>
        "use"(%d) : (index) -> ()
    """
    made = defining(view.source, tensor.ReshapeOp)
    if made is None:
        return False
    element = element_type(made.shape.type)
    if element is view.op.results[0].type:
        rewriter.replace_with(view.op, "tensor.extract", (made.shape, view.index))
        return True
    rewriter.set_before(view.op)
    extent = rewriter.create("tensor.extract", (made.shape, view.index), (element,), location=view.op.location)
    rewriter.replace_with(view.op, "arith.index_cast", extent.results)
    return True


def _bitcast_twice(view: UnaryOp, rewriter: PatternRewriter) -> bool:
    """One bitcast for two.

        %a = tensor.bitcast %t : tensor<4xi32> to tensor<4xui32>
        %b = tensor.bitcast %a : tensor<4xui32> to tensor<4xf32>
        "use"(%b) : (tensor<4xf32>) -> ()
    becomes
        %b = tensor.bitcast %t : tensor<4xi32> to tensor<4xf32>
        "use"(%b) : (tensor<4xf32>) -> ()
    """
    before = defining(view.operand, tensor.BitcastOp)
    if before is None:
        return False
    rewriter.replace_with(view.op, view.op.name, (before.source,))
    return True


# Generated tensors


def _generate_constants(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant sizes of a generated tensor as part of its type.

        %t = tensor.generate %c4 {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<?xf32>
        "use"(%t) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.generate {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<4xf32>
        %t = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
        "use"(%t) : (tensor<?xf32>) -> ()
    """
    type_ = op.results[0].type
    if not isinstance(type_, RankedTensorType):
        return False
    shape, remaining = static_shape(type_.shape, op.operand_values)
    if shape == type_.shape:
        return False
    rewriter.set_before(op)
    new_type = RankedTensorType(shape, type_.element, type_.encoding)
    new = rewriter.create(op.name, remaining, (new_type,), regions=1, location=op.location)
    new.regions[0].take_body(op.regions[0])
    rewriter.replace_with_cast(op, "tensor.cast", new)
    return True


# Concatenations


def _concat_of_one(op: Operation, rewriter: PatternRewriter) -> bool:
    """Cast of the operand, where there is one alone.

        %r = tensor.concat dim(0) %t : (tensor<4xf32>) -> tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %r = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    if len(op.operands) != 1:
        return False
    rewriter.replace_with(op, "tensor.cast", op.operand_values)
    return True


def _concatenated(view: tensor.ConcatOp) -> tuple[int | None, ...] | None:
    """The shape that follows from those of the operands (inferResultType)."""
    types = [value.type for value in view.inputs if isinstance(value.type, RankedTensorType)]
    if len(types) < len(view.inputs):
        return None
    along = integer_value(view.dim)
    shape: list[int | None] = []
    for i in range(len(types[0].shape)):
        sizes = [type_.shape[i] for type_ in types]
        known = [size for size in sizes if size is not None]
        if i == along:
            shape.append(sum(known) if len(known) == len(sizes) else None)
        else:
            shape.append(known[0] if known else None)
    return tuple(shape)


def _concat_operand_types(view: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Sizes that all operands share as part of the type of each.

        %r = tensor.concat dim(0) %s, %t : (tensor<?x8xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
        "use"(%r) : (tensor<?x8xf32>) -> ()
    becomes
        %a = tensor.cast %t : tensor<?x?xf32> to tensor<?x8xf32>
        %r = tensor.concat dim(0) %s, %a : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xf32>
        "use"(%r) : (tensor<?x8xf32>) -> ()
    """
    along, wanted, inferred = integer_value(view.dim), view.result.type, _concatenated(view)
    if not isinstance(wanted, RankedTensorType) or inferred is None:
        return False
    common = [a if a is not None else b for a, b in zip(inferred, wanted.shape, strict=True)]
    changed = False
    for operand in view.op.operands:
        type_ = operand.value.type
        assert isinstance(type_, RankedTensorType)
        shape = list(common)
        shape[along] = type_.shape[along]
        new_type = RankedTensorType(tuple(shape), type_.element)
        if new_type is type_ or not _fits(type_, new_type):
            continue
        rewriter.set_before(view.op)
        cast = rewriter.create("tensor.cast", (operand.value,), (new_type,), location=view.op.location)
        operand.set(cast.results[0])
        changed = True
    if changed:
        rewriter.modified(view.op)
    return changed


def _fits(type_: RankedTensorType, other: RankedTensorType) -> bool:
    """Whether `other` knows more sizes than `type_`, and as many as it."""
    return all(a is None or a == b for a, b in zip(type_.shape, other.shape, strict=True))


def _concat_result_type(view: tensor.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Sizes that follow from the operands as part of the type of the result.

        %r = tensor.concat dim(0) %s, %t : (tensor<2xf32>, tensor<3xf32>) -> tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.concat dim(0) %s, %t : (tensor<2xf32>, tensor<3xf32>) -> tensor<5xf32>
        %r = tensor.cast %a : tensor<5xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    type_, shape = view.result.type, _concatenated(view)
    if not isinstance(type_, RankedTensorType) or shape is None:
        return False
    known = tuple(a if a is not None else b for a, b in zip(shape, type_.shape, strict=True))
    new_type = replace(type_, shape=known)
    if new_type is type_:
        return False
    rewriter.set_before(view.op)
    new = rewriter.create(
        view.op.name,
        view.op.operand_values,
        (new_type,),
        properties=view.op.properties,
        attributes=view.op.attributes,
        location=view.op.location,
    )
    rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


_RESHAPED = (
    Pattern("FoldReshapeWithSplat", _reshape_of_splat),
    Pattern("FoldReshapeWithFromElements", _reshape_of_elements),
)
SHAPE_PATTERNS: dict[str, Sequence[Pattern]] = {
    "tensor.bitcast": (Pattern("ChainedTensorBitcast", _bitcast_twice),),
    "tensor.collapse_shape": (*_RESHAPED, Pattern("FoldCollapseOfCastOp", _collapse_of_cast)),
    "tensor.concat": (
        Pattern("SingleInputConcatOp", _concat_of_one),
        Pattern("InferConcatOperandTypes", _concat_operand_types),
        Pattern("InferConcatResultType", _concat_result_type),
    ),
    "tensor.dim": (Pattern("DimOfReshapeOp", _dim_of_reshape),),
    "tensor.expand_shape": (Pattern("ConvertToStaticExpandShape", _expand_to_constants), *_RESHAPED),
    "tensor.generate": (Pattern("StaticTensorGenerate", _generate_constants),),
}
