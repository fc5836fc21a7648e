"""Canonicalization patterns of structured operations (mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import BlockArgument, Operation, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from ..common.canonicalization.matching import defining_op
from ..common.canonicalization.memref_types import is_empty
from ..common.canonicalization.regions import clone_regions
from ..common.canonicalization.tensor_casts import FOLD_TENSOR_CAST
from . import ops as linalg
from .cast_patterns import INFER_SIZES
from .fill_patterns import FILL_PATTERNS
from .indexing import maps_of
from .semantics import input_count


def _erase_empty(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of a structured operation on a buffer without elements: its body runs for none.

    linalg.fill ins(%x : f32) outs(%m : memref<0xf32>)    =>    (nothing)
    """
    if not any(is_empty(value.type) for value in op.operand_values) or any(result.uses for result in op.results):
        return False
    rewriter.erase(op)
    return True


def _erase_identity(op: Operation, rewriter: PatternRewriter) -> bool:
    """Inputs in place of the results of a body that yields elements as they are, all with the same map.

        #id = affine_map<(d0) -> (d0)>
        %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
          ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
          ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
        "use"(%r) : (tensor<4xf32>) -> ()
    becomes
        "use"(%a) : (tensor<4xf32>) -> ()

    Of buffers only a copy of a buffer to itself goes: input and output must be one value. A copy to another buffer is
    an effect.
    """
    body = op.regions[0].entry if op.regions else None
    last = body.last if body is not None else None
    if body is None or last is None or body.first is not last:
        return False
    maps = maps_of(op)
    if maps is None or len(set(maps)) > 1:
        return False
    values = op.operand_values
    inputs = input_count(op)
    yielded = last.operand_values
    if not all(isinstance(value, BlockArgument) and value.block is body for value in yielded):
        return False
    if values and all(isinstance(value.type, MemRefType) for value in values):
        if inputs != 1 or len(values) != 2 or values[0] is not values[1]:
            return False
        rewriter.erase(op)
        return True
    if any(isinstance(value.type, MemRefType) for value in values) or len(yielded) != len(op.results):
        return False
    results = [values[value.index] for value in yielded if isinstance(value, BlockArgument)]
    if not all(isinstance(value.type, RankedTensorType) for value in results):
        return False
    found: list[Value] = []
    for value, old in zip(results, op.results, strict=True):
        if value.type is old.type:
            found.append(value)
        else:
            cast = rewriter.create("tensor.cast", (value,), (old.type,), location=op.location)
            found.append(cast.results[0])
    rewriter.replace(op, found)
    return True


def _fill_instead_of_copy(view: linalg.CopyOp, rewriter: PatternRewriter) -> bool:
    """Fill of the destination in place of a copy of a filled tensor.

        %f = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
        %c = linalg.copy ins(%f : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
        "use"(%c) : (tensor<4xf32>) -> ()
    becomes
        %c = linalg.fill ins(%x : f32) outs(%b : tensor<4xf32>) -> tensor<4xf32>
        "use"(%c) : (tensor<4xf32>) -> ()
    """
    (source,), (target,) = view.inputs, view.outputs
    fill = defining_op(source, "linalg.fill")
    if fill is None:
        return False
    new = rewriter.create(
        "linalg.fill",
        (*linalg.FillOp(fill).inputs, target),
        [target.type] if view.op.results else (),
        properties=fill.properties,
        regions=len(fill.regions),
        location=view.op.location,
    )
    clone_regions(fill, new)
    rewriter.replace(view.op, new.results)
    return True


def _self_copy(view: linalg.CopyOp, rewriter: PatternRewriter) -> bool:
    """Removal of a copy of a tensor or buffer to itself.

        linalg.copy ins(%m : memref<4xf32>) outs(%m : memref<4xf32>)    =>    (nothing)

    Source and destination are one value; two values that may be one buffer are not enough.
    """
    (source,), (target,) = view.inputs, view.outputs
    if source is not target:
        return False
    rewriter.replace(view.op, [source] * len(view.op.results))
    return True


def _made_like(
    view: linalg.BroadcastOp | linalg.TransposeOp,
    rewriter: PatternRewriter,
    source: Value,
    properties: dict[str, Attribute],
) -> None:
    """Use an operation like `view` on `source` instead of it."""
    rewriter.set_before(view.op)
    new = rewriter.create(
        view.op.name,
        (source, view.init),
        view.op.result_types,
        properties={**view.op.properties, **properties},
        attributes=view.op.attributes,
        regions=len(view.op.regions),
        location=view.op.location,
    )
    clone_regions(view.op, new)
    rewriter.replace(view.op, new.results)


def _broadcast_along_nothing(view: linalg.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """Operand of a broadcast along no dimension.

        %r = linalg.broadcast ins(%t : tensor<2xf32>) outs(%d : tensor<2xf32>) dimensions = []
        "use"(%r) : (tensor<2xf32>) -> ()
    becomes
        "use"(%t) : (tensor<2xf32>) -> ()
    """
    if not view.op.results or view.input.type is not view.op.results[0].type:
        return False
    rewriter.replace(view.op, (view.input,))
    return True


def _broadcast_twice(view: linalg.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """One broadcast for two.

        %a = linalg.broadcast ins(%t : tensor<2xf32>) outs(%d : tensor<2x3xf32>) dimensions = [1]
        %r = linalg.broadcast ins(%a : tensor<2x3xf32>) outs(%e : tensor<2x3x4xf32>) dimensions = [2]
        "use"(%r) : (tensor<2x3x4xf32>) -> ()
    becomes
        %r = linalg.broadcast ins(%t : tensor<2xf32>) outs(%e : tensor<2x3x4xf32>) dimensions = [1, 2]
        "use"(%r) : (tensor<2x3x4xf32>) -> ()
    """
    before = defining(view.input, linalg.BroadcastOp)
    type_ = view.init.type
    if before is None or not view.op.results or not isinstance(type_, RankedTensorType):
        return False
    outer = dense_values(view.dimensions)
    others = [i for i in range(len(type_.shape)) if i not in outer]
    both = sorted([*outer, *(others[i] for i in dense_values(before.dimensions))])
    _made_like(view, rewriter, before.input, {"dimensions": dense_i64(both)})
    return True


def _transpose_twice(view: linalg.TransposeOp, rewriter: PatternRewriter) -> bool:
    """One transposition for two.

        %a = linalg.transpose ins(%t : tensor<2x3x4xf32>) outs(%d : tensor<3x4x2xf32>) permutation = [1, 2, 0]
        %r = linalg.transpose ins(%a : tensor<3x4x2xf32>) outs(%e : tensor<4x3x2xf32>) permutation = [1, 0, 2]
        "use"(%r) : (tensor<4x3x2xf32>) -> ()
    becomes
        %r = linalg.transpose ins(%t : tensor<2x3x4xf32>) outs(%e : tensor<4x3x2xf32>) permutation = [2, 1, 0]
        "use"(%r) : (tensor<4x3x2xf32>) -> ()
    """
    before = defining(view.input, linalg.TransposeOp)
    if before is None or not view.op.results:
        return False
    inner = dense_values(before.permutation)
    order = dense_i64(inner[i] for i in dense_values(view.permutation))
    _made_like(view, rewriter, before.input, {"permutation": order})
    return True


STRUCTURED_PATTERNS: tuple[Pattern, ...] = (
    FOLD_TENSOR_CAST,
    Pattern("EraseDeadLinalgOp", _erase_empty),
    INFER_SIZES,
)

_IDENTITY = Pattern("EraseIdentityLinalgOp", _erase_identity)
_OWN: dict[str, tuple[Pattern, ...]] = {
    "linalg.broadcast": (
        _IDENTITY,
        Pattern("EraseIdentityLinalgOp", _broadcast_along_nothing),
        Pattern("FoldBroadcasts", _broadcast_twice),
    ),
    "linalg.copy": (Pattern("FoldFillWithCopy", _fill_instead_of_copy), Pattern("EraseSelfCopy", _self_copy)),
    "linalg.generic": (_IDENTITY,),
    "linalg.pack": (*FILL_PATTERNS["linalg.pack"],),
    "linalg.transpose": (
        *FILL_PATTERNS["linalg.transpose"],
        _IDENTITY,
        Pattern("FoldTransposeWithTranspose", _transpose_twice),
    ),
}


def patterns_of(name: str) -> Sequence[Pattern]:
    """The patterns that an operation has besides those of all."""
    return _OWN.get(name, ())
