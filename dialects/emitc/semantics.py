"""Semantics of `emitc` that ODS lacks: names without a dialect, and the control flow of branches."""

from __future__ import annotations

from ...ods.regions import ONE_OF_ALL, ONE_OF_TWO
from ...ods.semantics import Runs, Semantics

# mlir/include/mlir/Dialect/EmitC/IR/EmitC.td
SEMANTICS = {
    "emitc.do": Semantics(default_dialect="emitc", fills_body=True, runs=Runs.REPEATEDLY),
    "emitc.expression": Semantics(default_dialect="emitc", shadows_operands=True, runs=Runs.ONCE),
    "emitc.file": Semantics(default_dialect="emitc"),
    "emitc.for": Semantics(default_dialect="emitc", runs=Runs.REPEATEDLY),
    "emitc.func": Semantics(default_dialect="emitc"),
    "emitc.if": Semantics(region_branch=ONE_OF_TWO, default_dialect="emitc"),
    "emitc.switch": Semantics(region_branch=ONE_OF_ALL, default_dialect="emitc", writes_terminators_from=1),
}
