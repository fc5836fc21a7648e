"""Canonicalization of `tensor` (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import index_attr
from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import INDEX, RankedTensorType
from ...ods.constants import int_value
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternRewriter
from ..arith.fold_integers import Constants, Folded
from ..bufferization import ops as bufferization
from ..bufferization.tensor_patterns import DIM_OF_ALLOC_TENSOR
from ..common.canonicalization.matching import constant_int, defining_op, int_constant
from ..common.canonicalization.mixed import slice_of, static_shape
from ..common.canonicalization.reshapes import fold_reshape, reshape_patterns
from ..common.canonicalization.tensor_casts import FOLD_TENSOR_CAST, are_cast_compatible, preserves_static_information
from ..complex.canonicalize import make_constant
from ..linalg.cast_patterns import CAST_OF_RESULT
from ..linalg.fill_patterns import FILL_PATTERNS
from ..shape.patterns import cast_of_constant, cast_of_shape, extract_of_shape
from ..vector.transfer_patterns import insert_of_write
from . import ops as tensor
from .extract_patterns import EXTRACT_PATTERNS
from .folds import FOLDS as ELEMENT_FOLDS
from .pad_patterns import PAD_PATTERNS
from .shape_patterns import SHAPE_PATTERNS
from .slice_patterns import SLICE_PATTERNS, cast_of_slice

CONSTANT = make_constant


def _fold_cast_operand(dim: tensor.DimOp) -> Folded:
    cast = defining(dim.source, tensor.CastOp)
    if cast is None or not isinstance(cast.source.type, RankedTensorType):
        return None
    dim.source = cast.source
    return IN_PLACE


def _position(type_: RankedTensorType, index: int) -> int:
    """The number, among the dynamic sizes, of that of dimension `index`."""
    return sum(size is None for size in type_.shape[:index])


# tensor.dim, tensor.rank


def _dim(view: tensor.DimOp, constants: Constants) -> Folded:
    """`tensor.dim (tensor.generate %n), 0` -> `%n`; a static size as a constant; for a cast, of its source."""
    source = view.source
    index = int_value(constants[1])
    type_ = source.type
    if index is None or not isinstance(type_, RankedTensorType) or not 0 <= index < len(type_.shape):
        return None
    size = type_.shape[index]
    if size is not None:
        return (index_attr(size),)
    generate = defining(source, tensor.GenerateOp)
    if generate is not None:
        return (generate.dynamic_extents[_position(type_, index)],)
    part = defining(source, tensor.ExtractSliceOp)
    if part is not None:
        given = part.source.type
        value = slice_of(part.op, 1)[1][index] if len(slice_of(part.op, 1)[1]) == len(type_.shape) else None
        return (value,) if isinstance(given, RankedTensorType) and isinstance(value, Value) else None
    return _fold_cast_operand(view)


def _rank(op: tensor.RankOp, constants: Constants) -> Folded:
    """`tensor.rank %t : tensor<?x?xf32>` -> `2`."""
    del constants
    type_ = op.tensor.type
    return (index_attr(len(type_.shape)),) if isinstance(type_, RankedTensorType) else None


def _dim_of_to_tensor(dim: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """Size of the buffer in place of the size of its tensor.

        %t = bufferization.to_tensor %m : memref<?xf32> to tensor<?xf32>
        %d = tensor.dim %t, %i : tensor<?xf32>
        "use"(%d) : (index) -> ()
    becomes
        %d = memref.dim %m, %i : memref<?xf32>
        "use"(%d) : (index) -> ()
    """
    before = defining(dim.source, bufferization.ToTensorOp)
    if before is None:
        return False
    rewriter.replace_with(dim.op, "memref.dim", (before.buffer, dim.index))
    return True


def _dim_of_empty(dim: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """Size operand of a `tensor.empty` in place of a `tensor.dim` of it.

        %i = arith.constant 0 : index
        %t = tensor.empty(%n) : tensor<?xf32>
        %d = tensor.dim %t, %i : tensor<?xf32>
        "use"(%d) : (index) -> ()
    becomes
        "use"(%n) : (index) -> ()
    """
    index = constant_int(dim.index)
    empty = defining(dim.source, tensor.EmptyOp)
    type_ = empty.result.type if empty is not None else None
    if empty is None or index is None or not isinstance(type_, RankedTensorType) or not 0 <= index < len(type_.shape):
        return False
    if type_.shape[index] is not None:
        return False
    rewriter.replace(dim.op, (empty.dynamic_sizes[_position(type_, index)],))
    return True


def _dim_of_cast(dim: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """Size of the tensor before a cast.

        %u = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
        %d = tensor.dim %u, %i : tensor<?xf32>
        "use"(%d) : (index) -> ()
    becomes
        %d = tensor.dim %t, %i : tensor<*xf32>
        "use"(%d) : (index) -> ()
    """
    cast = defining(dim.source, tensor.CastOp)
    if cast is None:
        return False
    rewriter.replace_with(dim.op, "tensor.dim", (cast.source, dim.index))
    return True


def _dim_of_destination(view: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """Size of the destination in place of the size of a result, which are equal for operations in destination style.

        %r = linalg.fill ins(%x : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
        %d = tensor.dim %r, %i : tensor<?xf32>
        "use"(%d) : (index) -> ()
    becomes
        %d = tensor.dim %t, %i : tensor<?xf32>
        "use"(%d) : (index) -> ()
    """
    maker = view.source.defining_op
    if maker is None or maker.dialect != "linalg" or not maker.results:
        return False
    if not rewriter.knowledge.has_interface(maker, "DestinationStyleOpInterface"):
        return False
    return _size_of_destination(view, maker, rewriter)


def _dim_of_shared_output(view: tensor.DimOp, rewriter: PatternRewriter) -> bool:
    """Size of what a loop's result begins as, in place of the size of the result.

        %r = scf.forall (%j) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %v into %o[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>
          }
        }
        %d = tensor.dim %r, %i : tensor<?xf32>
        "use"(%d, %r) : (index, tensor<?xf32>) -> ()
    becomes
        %r = scf.forall (%j) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
          scf.forall.in_parallel {
            tensor.parallel_insert_slice %v into %o[%j] [1] [1] : tensor<1xf32> into tensor<?xf32>
          }
        }
        %d = tensor.dim %t, %i : tensor<?xf32>
        "use"(%d, %r) : (index, tensor<?xf32>) -> ()
    """
    maker = view.source.defining_op
    return maker is not None and maker.name == "scf.forall" and _size_of_destination(view, maker, rewriter)


def _size_of_destination(dim: tensor.DimOp, maker: Operation, rewriter: PatternRewriter) -> bool:
    """Let the size `dim` be that of the destination, each a last operand, of the result of `maker` it is of."""
    index = next(i for i, result in enumerate(maker.results) if result is dim.source)
    dim.source = maker.operand_values[index - len(maker.results)]
    rewriter.modified(dim.op)
    return True


# tensor.empty, tensor.cast, slices, reshapes


def _empty_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant sizes of a `tensor.empty` as part of its type.

        %n = arith.constant 4 : index
        %t = tensor.empty(%n) : tensor<?xf32>
        "use"(%t) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.empty() : tensor<4xf32>
        %t = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
        "use"(%t) : (tensor<?xf32>) -> ()

    A negative size is undefined behaviour, and no type has one.
    """
    type_ = op.results[0].type
    if not isinstance(type_, RankedTensorType):
        return False
    shape, remaining = static_shape(type_.shape, op.operand_values)
    new_type = replace(type_, shape=shape)
    if new_type is type_:
        return False
    new = rewriter.create(op.name, remaining, (new_type,), location=op.location)
    rewriter.replace_with_cast(op, "tensor.cast", new)
    return True


def _empty_of_cast(cast_op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """Empty tensor of the type that an empty tensor is cast to.

        %t = tensor.empty(%n) : tensor<?xf32>
        %u = tensor.cast %t : tensor<?xf32> to tensor<4xf32>
        "use"(%u) : (tensor<4xf32>) -> ()
    becomes
        %u = tensor.empty() : tensor<4xf32>
        "use"(%u) : (tensor<4xf32>) -> ()

    The cast promises that `%n` is 4; a constant that contradicts it stays for the verifier of the program.
    """
    empty = defining_op(cast_op.source, "tensor.empty")
    result, source = cast_op.dest.type, cast_op.source.type
    if empty is None or not isinstance(result, RankedTensorType) or not isinstance(source, RankedTensorType):
        return False
    if not preserves_static_information(source, result):
        return False
    remaining = iter(empty.operand_values)
    sizes: list[Value] = []
    for given, wanted in zip(source.shape, result.shape, strict=True):
        size = next(remaining) if given is None else None
        if wanted is not None:
            known = constant_int(size) if size is not None else None
            if size is not None and known is not None and known != wanted:
                return False
        else:
            sizes.append(size if size is not None else int_constant(rewriter, given or 0, INDEX, cast_op.op.location))
    rewriter.replace_with(cast_op.op, "tensor.empty", sizes)
    return True


def _chained_casts(cast_op: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """One cast for two.

        %u = tensor.cast %t : tensor<4x?xf32> to tensor<?x?xf32>
        %v = tensor.cast %u : tensor<?x?xf32> to tensor<?x8xf32>
        "use"(%v) : (tensor<?x8xf32>) -> ()
    becomes
        %v = tensor.cast %t : tensor<4x?xf32> to tensor<?x8xf32>
        "use"(%v) : (tensor<?x8xf32>) -> ()

    The type in the middle must not know a size that neither of the others does: its check at run time would be lost.
    """
    before = defining(cast_op.source, tensor.CastOp)
    if before is None:
        return False
    source, middle, result = before.source.type, before.dest.type, cast_op.dest.type
    types = (source, middle, result)
    ranked = [type_ for type_ in types if isinstance(type_, RankedTensorType)]
    if len(ranked) == len(types):
        with_middle = _joined(_joined(ranked[0].shape, ranked[1].shape), ranked[2].shape)
        if with_middle is None or _joined(ranked[0].shape, ranked[2].shape) != with_middle:
            return False
    elif not are_cast_compatible(source, result):
        return False
    rewriter.replace_with(cast_op.op, "tensor.cast", (before.source,))
    return True


def _joined(a: tuple[int | None, ...] | None, b: tuple[int | None, ...] | None) -> tuple[int | None, ...] | None:
    """The shape that both shapes give together; None when they contradict."""
    if a is None or b is None or any(x is not None and y is not None and x != y for x, y in zip(a, b, strict=True)):
        return None
    return tuple(x if x is not None else y for x, y in zip(a, b, strict=True))


def _collapse(op: Operation, constants: Constants) -> Folded:
    """`tensor.collapse_shape (tensor.expand_shape %t)` -> `%t`, where the type is the first one again."""
    return fold_reshape(op, constants[0], "tensor.expand_shape")


def _expand(op: Operation, constants: Constants) -> Folded:
    """`tensor.expand_shape (tensor.collapse_shape %t)` -> `%t`, where the type is the first one again."""
    return fold_reshape(op, constants[0], "tensor.collapse_shape")


_RESHAPES = reshape_patterns("tensor")

FOLDS: dict[str, FoldFunction] = {
    "tensor.collapse_shape": _collapse,
    "tensor.dim": _dim,
    "tensor.expand_shape": _expand,
    "tensor.rank": _rank,
    **ELEMENT_FOLDS,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    **SHAPE_PATTERNS,
    **SLICE_PATTERNS,
    "tensor.cast": (
        Pattern("FoldEmptyTensorWithCastOp", _empty_of_cast),
        Pattern("ChainedTensorCast", _chained_casts),
        Pattern("ShapeOfCastExtentTensor", cast_of_shape),
        Pattern("TensorCastConstShape", cast_of_constant),
        Pattern("TensorCastExtractSlice", cast_of_slice),
        CAST_OF_RESULT,
    ),
    "tensor.collapse_shape": (
        *_RESHAPES["tensor.collapse_shape"],
        *SHAPE_PATTERNS["tensor.collapse_shape"],
        *FILL_PATTERNS["tensor.collapse_shape"],
    ),
    "tensor.dim": (
        Pattern("DimOfToTensorFolder", _dim_of_to_tensor),
        DIM_OF_ALLOC_TENSOR,
        Pattern("FoldEmptyTensorWithDimOp", _dim_of_empty),
        Pattern("DimOfCastOp", _dim_of_cast),
        *SHAPE_PATTERNS["tensor.dim"],
        Pattern("DimOfDestStyleOp", _dim_of_destination),
        Pattern("DimOfForallOp", _dim_of_shared_output),
    ),
    "tensor.empty": (Pattern("ReplaceEmptyTensorStaticShapeDims", _empty_sizes),),
    "tensor.expand_shape": (
        *_RESHAPES["tensor.expand_shape"],
        *SHAPE_PATTERNS["tensor.expand_shape"],
        *FILL_PATTERNS["tensor.expand_shape"],
    ),
    "tensor.extract": (*EXTRACT_PATTERNS, Pattern("ExtractFromShapeOfExtentTensor", extract_of_shape)),
    "tensor.insert": (FOLD_TENSOR_CAST,),
    "tensor.insert_slice": (
        *SLICE_PATTERNS["tensor.insert_slice"],
        Pattern("SwapExtractSliceOfTransferWrite", insert_of_write),
        *FILL_PATTERNS["tensor.insert_slice"],
    ),
    "tensor.concat": (*SHAPE_PATTERNS["tensor.concat"], *FILL_PATTERNS["tensor.concat"]),
    "tensor.pad": (*PAD_PATTERNS, *FILL_PATTERNS["tensor.pad"]),
}
