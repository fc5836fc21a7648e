"""Fold and patterns of `tensor.extract` (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp)."""

from __future__ import annotations

from ...ir.cloning import Mapping, clone_all
from ...ir.types import RankedTensorType
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.side_effects import is_memory_effect_free
from ..arith import ops as arith
from ..common.canonicalization.matching import defining_op
from ..linalg import ops as linalg
from . import ops as tensor


def _extract_of_fill(extract: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Filled value in place of any element of the filled tensor.

        %f = linalg.fill ins(%x : f32) outs(%t : tensor<4xf32>) -> tensor<4xf32>
        %e = tensor.extract %f[%i] : tensor<4xf32>
        "use"(%e) : (f32) -> ()
    becomes
        "use"(%x) : (f32) -> ()
    """
    fill = defining(extract.tensor, linalg.FillOp)
    if fill is None or [value.type for value in fill.inputs] != [extract.result.type]:
        return False
    rewriter.replace(extract.op, fill.inputs)
    return True


def _extract_of_generate(extract: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Body of a `tensor.generate`, in place of an element of it.

        %t = tensor.generate %n {
          ^bb0(%j: index): %v = arith.addi %j, %a : index  tensor.yield %v : index } : tensor<?xindex>
        %e = tensor.extract %t[%i] : tensor<?xindex>
        "use"(%e) : (index) -> ()
    becomes
        %e = arith.addi %i, %a : index
        "use"(%e) : (index) -> ()

    The body must be free of memory effects: it runs elsewhere, and perhaps more or less often.
    """
    generate = defining_op(extract.tensor, "tensor.generate")
    if generate is None or len(generate.regions[0].blocks) != 1:
        return False
    block = generate.regions[0].blocks[0]
    last = block.last
    if last is None or extract.op.parent is None:
        return False
    inner = [inner for inner in block.ops if inner is not last]
    if not all(is_memory_effect_free(each, rewriter.knowledge) for each in inner):
        return False
    mapping = Mapping()
    mapping.values.update(zip(block.args, extract.indices, strict=True))
    for copy in clone_all(inner, mapping):
        copy.origin = None
        rewriter.insert(copy)
    rewriter.replace(extract.op, (mapping.value(tensor.YieldOp(last).value),))
    return True


def _extract_of_index_cast(extract: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Cast of one element in place of one element of the casted tensor.

        %u = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
        %e = tensor.extract %u[%i] : tensor<4xindex>
        "use"(%e) : (index) -> ()
    becomes
        %x = tensor.extract %t[%i] : tensor<4xi32>
        %e = arith.index_cast %x : i32 to index
        "use"(%e) : (index) -> ()
    """
    cast = defining(extract.tensor, arith.IndexCastOp)
    if cast is None:
        return False
    source = cast.in_
    if not isinstance(source.type, RankedTensorType):
        return False
    element = rewriter.create(
        "tensor.extract", (source, *extract.indices), (source.type.element,), location=extract.op.location
    )
    rewriter.replace_with(extract.op, "arith.index_cast", element.results)
    return True


def _extract_of_cast(extract: tensor.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Element of the tensor before a cast.

        %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        %e = tensor.extract %u[%i] : tensor<?xf32>
        "use"(%e) : (f32) -> ()
    becomes
        %e = tensor.extract %t[%i] : tensor<4xf32>
        "use"(%e) : (f32) -> ()
    """
    cast = defining(extract.tensor, tensor.CastOp)
    if cast is None or not isinstance(cast.source.type, RankedTensorType):
        return False
    rewriter.replace_with(extract.op, "tensor.extract", (cast.source, *extract.indices))
    return True


EXTRACT_PATTERNS: tuple[Pattern, ...] = (
    Pattern("FoldFillWithTensorExtract", _extract_of_fill),
    Pattern("ExtractFromTensorGenerate", _extract_of_generate),
    Pattern("ExtractElementFromIndexCast", _extract_of_index_cast),
    Pattern("ExtractFromTensorCast", _extract_of_cast),
)
