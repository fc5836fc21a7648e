"""Patterns of casts around structured operations on tensors (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp of LLVM 22).

    %0 = linalg.add ins(%a, %b : tensor<4xf32>, tensor<?xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
becomes
    %1 = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
    %0 = linalg.add ins(%a, %1 : tensor<4xf32>, tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineDim, AffineMap
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter, rebuild
from ..common.canonicalization.tensor_casts import cast_back, preserves_static_information
from ..tensor import ops as tensor
from .indexing import maps_of
from .semantics import input_count


def _shape_before_cast(value: Value) -> tuple[int | None, ...]:
    """The sizes of a tensor, or those before a cast that hides static ones."""
    cast = defining(value, tensor.CastOp)
    given = cast.source.type if cast is not None else None
    type_ = given if isinstance(given, RankedTensorType) and None not in given.shape else value.type
    return type_.shape if isinstance(type_, RankedTensorType) else ()


def _loop_sizes(op: Operation, maps: Sequence[AffineMap]) -> dict[int, int]:
    """Count of the runs of each loop, as far as the types tell; the first operand counts."""
    sizes: dict[int, int] = {}
    for value, map_ in zip(op.operand_values, maps, strict=True):
        type_ = value.type
        if not isinstance(type_, RankedTensorType):
            continue
        for expr, own, extent in zip(map_.results, type_.shape, _shape_before_cast(value), strict=True):
            if own is not None and extent is not None and isinstance(expr, AffineDim):
                sizes.setdefault(expr.position, extent)
    return sizes


def _permutes(map_: AffineMap) -> bool:
    """isProjectedPermutation."""
    places = [expr.position for expr in map_.results if isinstance(expr, AffineDim)]
    return map_.num_symbols == 0 and len(places) == len(map_.results) == len(set(places))


def _infer_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Sizes that other operands tell as part of the type of each operand.

        %r = linalg.add ins(%a, %b : tensor<4xf32>, tensor<?xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
        "use"(%r) : (tensor<4xf32>) -> ()
    becomes
        %e = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
        %r = linalg.add ins(%a, %e : tensor<4xf32>, tensor<4xf32>) outs(%d : tensor<4xf32>) -> tensor<4xf32>
        "use"(%r) : (tensor<4xf32>) -> ()
    """
    if not op.results or any(isinstance(value.type, MemRefType) for value in op.operand_values):
        return False
    if all(None not in type_.shape for type_ in _tensor_types(op)):
        return False
    maps = maps_of(op)
    if maps is None or len(maps) != len(op.operands) or not all(_permutes(map_) for map_ in maps):
        return False
    if any(len(m.results) != len(t.shape) for m, t in zip(maps, _types(op), strict=True) if t is not None):
        return False
    sizes = _loop_sizes(op, maps)
    types = [_inferred(type_, map_, sizes) for type_, map_ in zip(_types(op), maps, strict=True)]
    if all(new is old for new, old in zip(types, _types(op), strict=True)):
        return False
    rewriter.set_before(op)
    values: list[Value] = []
    for value, type_ in zip(op.operand_values, types, strict=True):
        if type_ is None or type_ is value.type:
            values.append(value)
        else:
            values.append(rewriter.create("tensor.cast", (value,), (type_,), location=op.location).results[0])
    new = rebuild(rewriter, op, values, [value.type for value in values[input_count(op) :]])
    rewriter.replace(op, cast_back(op, rewriter, new))
    return True


def _types(op: Operation) -> list[RankedTensorType | None]:
    return [value.type if isinstance(value.type, RankedTensorType) else None for value in op.operand_values]


def _tensor_types(op: Operation) -> list[RankedTensorType]:
    return [type_ for type_ in _types(op) if type_ is not None]


def _inferred(type_: RankedTensorType | None, map_: AffineMap, sizes: dict[int, int]) -> RankedTensorType | None:
    if type_ is None:
        return None
    shape: list[int | None] = []
    for extent, expr in zip(type_.shape, map_.results, strict=True):
        known = sizes.get(expr.position) if isinstance(expr, AffineDim) else None
        shape.append(known if extent is None else extent)
    return RankedTensorType(tuple(shape), type_.element, type_.encoding)


def cast_of_result(cast: tensor.CastOp, rewriter: PatternRewriter) -> bool:
    """Cast of the destination of a structured operation in place of a cast of its result to a more static type.

        %r = linalg.exp ins(%a : tensor<?xf32>) outs(%d : tensor<?xf32>) -> tensor<?xf32>
        %s = tensor.cast %r : tensor<?xf32> to tensor<4xf32>
        "use"(%s) : (tensor<4xf32>) -> ()
    becomes
        %e = tensor.cast %d : tensor<?xf32> to tensor<4xf32>
        %s = linalg.exp ins(%a : tensor<?xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
        "use"(%s) : (tensor<4xf32>) -> ()
    """
    source, wanted = cast.source, cast.dest.type
    made = source.op if isinstance(source, OpResult) else None
    if made is None or made.dialect != "linalg" or not rewriter.knowledge.has_interface(made, "LinalgOp"):
        return False
    if not preserves_static_information(source.type, wanted) or made.parent is not cast.op.parent:
        return False
    number = next(i for i, result in enumerate(made.results) if result is source)
    rewriter.set_before(made)
    operands, types = made.operand_values, made.result_types
    place = len(operands) - len(made.results) + number
    operands[place] = rewriter.create("tensor.cast", (operands[place],), (wanted,), location=made.location).results[0]
    types[number] = wanted
    new = rebuild(rewriter, made, operands, types)
    rewriter.replace(made, cast_back(made, rewriter, new))
    rewriter.replace(cast.op, (new.results[number],))
    return True


INFER_SIZES = Pattern("InferStaticShapeOfOperands", _infer_sizes)
CAST_OF_RESULT = Pattern("FoldTensorCastConsumerOp", cast_of_result)
