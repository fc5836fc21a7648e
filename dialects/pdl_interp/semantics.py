"""Semantics of `pdl_interp` that ODS lacks (mlir/include/mlir/Dialect/PDLInterp/IR/PDLInterpOps.td)."""

from __future__ import annotations

from ...ods.semantics import Runs, Semantics

SEMANTICS = {"pdl_interp.foreach": Semantics(runs=Runs.REPEATEDLY)}
