"""Semantics of `wasmssa` that ODS lacks (mlir/include/mlir/Dialect/WasmSSA/IR/WasmSSAOps.td)."""

from __future__ import annotations

from ...ods.semantics import Runs, Semantics

SEMANTICS = {
    "wasmssa.block": Semantics(runs=Runs.ONCE),
    "wasmssa.if": Semantics(runs=Runs.AT_MOST_ONCE),
    # Branches lead back to its start.
    "wasmssa.loop": Semantics(runs=Runs.REPEATEDLY),
}
