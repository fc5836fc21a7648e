"""Index arithmetic that is folded while it is made (makeComposedFoldedAffineApply of AffineOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol
from ...ir.affine_substitution import substituted
from ...ir.attributes import AffineMapAttr
from ...ir.builder import Rewriter
from ...ir.graph import Operation, Value
from ...ir.types import INDEX
from ..common.canonicalization.mixed import Mixed
from .fold_maps import composed_with_applies


def folded_apply(rewriter: Rewriter, expr: AffineExpr, operands: Sequence[Mixed], op: Operation) -> Mixed:
    """The value of `expr`, whose dimension `i` is `operands[i]`: a number, an operand, or an `affine.apply`."""
    values: list[Value] = []
    dims: list[AffineExpr] = []
    for operand in operands:
        if isinstance(operand, int):
            dims.append(AffineConstant(operand))
        else:
            dims.append(AffineDim(len(values)))
            values.append(operand)
    affine, used = composed_with_applies(AffineMap(len(values), 0, (substituted(expr, dims, ()),)), values)
    result = affine.results[0]
    if isinstance(result, AffineConstant):
        return result.value
    if isinstance(result, AffineDim):
        return used[result.position]
    if isinstance(result, AffineSymbol):
        return used[affine.num_dims + result.position]
    return rewriter.create(
        "affine.apply", used, (INDEX,), properties={"map": AffineMapAttr(affine)}, location=op.location
    ).result
