"""Casts of tensors that operations look through (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp)."""

from __future__ import annotations

from ....ir.base import Type
from ....ir.graph import Operation, Value
from ....ir.types import RankedTensorType, UnrankedTensorType
from ....ods.op_view import defining
from ....ods.rewriting import Pattern, PatternRewriter, rebuild
from ...tensor import ops as tensor


def preserves_static_information(source: object, target: object) -> bool:
    """Whether `target` is as static as `source` everywhere."""
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return False
    if source.element is not target.element or len(source.shape) != len(target.shape):
        return False
    if source.encoding is not target.encoding:
        return False
    return all(b is not None or a is None for a, b in zip(source.shape, target.shape, strict=True))


def is_foldable(cast: tensor.CastOp) -> bool:
    """canFoldIntoConsumerOp: the cast only forgets sizes."""
    return preserves_static_information(cast.dest.type, cast.source.type)


def are_cast_compatible(source: Type, target: Type) -> bool:
    """Whether `tensor.cast` goes from one to the other."""
    tensors = (RankedTensorType, UnrankedTensorType)
    if not isinstance(source, tensors) or not isinstance(target, tensors) or source.element is not target.element:
        return False
    if not isinstance(source, RankedTensorType) or not isinstance(target, RankedTensorType):
        return True
    if len(source.shape) != len(target.shape):
        return False
    return all(a is None or b is None or a == b for a, b in zip(source.shape, target.shape, strict=True))


def before_cast(value: Value) -> Value:
    """The tensor before a cast that only forgets sizes; `value` itself where there is none."""
    cast = defining(value, tensor.CastOp)
    return cast.source if cast is not None and is_foldable(cast) else value


def cast_back(op: Operation, rewriter: PatternRewriter, new: Operation) -> list[Value]:
    """The results of `new` with the types of those of `op`."""
    found: list[Value] = []
    for old, result in zip(op.results, new.results, strict=True):
        if result.type is not old.type:
            cast = rewriter.create("tensor.cast", (result,), (old.type,), location=op.location)
            found.append(cast.results[0])
        else:
            found.append(result)
    return found


def _fold_tensor_casts(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operands of a destination-style operation as they are before casts that only forget sizes.

        %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        %r = linalg.fill ins(%x : f32) outs(%u : tensor<?xf32>) -> tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %a = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
        %r = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    values = [before_cast(value) for value in op.operand_values]
    if values == [*op.operand_values]:
        return False
    types = list(op.result_types)
    outputs = [i for i, v in enumerate(values) if isinstance(v.type, RankedTensorType)][-len(types) :] if types else []
    for number, position in enumerate(outputs):
        types[number] = values[position].type
    rewriter.set_before(op)
    new = rebuild(rewriter, op, values, types)
    rewriter.replace(op, cast_back(op, rewriter, new))
    return True


FOLD_TENSOR_CAST = Pattern("FoldTensorCastProducerOp", _fold_tensor_casts)
