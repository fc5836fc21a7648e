"""Canonicalization of `quant` (mlir/lib/Dialect/Quant/IR/QuantOps.cpp of LLVM 22)."""

from __future__ import annotations

from ...ods.op_view import defining
from ...ods.rewriting import FoldFunction
from ..arith.fold_integers import Constants, Folded
from . import ops as quant


def _storage_cast(view: quant.StorageCastOp, constants: Constants) -> Folded:
    """`quant.scast (quant.scast %x)` -> `%x`, where the type is that of `%x` again."""
    del constants
    before = defining(view.input, quant.StorageCastOp)
    return (before.input,) if before is not None and before.input.type is view.result.type else None


def _quantize(view: quant.QuantizeCastOp, constants: Constants) -> Folded:
    """`quant.qcast (quant.dcast %x)` -> `%x`, where the type is that of `%x` again."""
    del constants
    before = defining(view.input, quant.DequantizeCastOp)
    return (before.input,) if before is not None and before.input.type is view.result.type else None


def _dequantize(view: quant.DequantizeCastOp, constants: Constants) -> Folded:
    """`quant.dcast (quant.qcast %x)` -> `%x`, where the type is that of `%x` again."""
    del constants
    before = defining(view.input, quant.QuantizeCastOp)
    return (before.input,) if before is not None and before.input.type is view.result.type else None


FOLDS: dict[str, FoldFunction] = {
    "quant.dcast": _dequantize,
    "quant.qcast": _quantize,
    "quant.scast": _storage_cast,
}
