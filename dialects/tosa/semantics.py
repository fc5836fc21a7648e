"""Semantics of `tosa` that ODS lacks: how often regions run (mlir/include/mlir/Dialect/Tosa/IR/TosaOps.td)."""

from __future__ import annotations

from ...ods.semantics import Runs, Semantics

SEMANTICS = {
    "tosa.cond_if": Semantics(runs=Runs.AT_MOST_ONCE),
    "tosa.while_loop": Semantics(runs=Runs.REPEATEDLY),
}
