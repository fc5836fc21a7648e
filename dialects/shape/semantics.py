"""Semantics of `shape` that ODS lacks."""

from __future__ import annotations

from ...ods.regions import RUNS_ONCE
from ...ods.semantics import Runs, Semantics

SEMANTICS: dict[str, Semantics] = {
    "shape.assuming": Semantics(region_branch=RUNS_ONCE),
    "shape.func": Semantics(default_dialect="shape"),
    "shape.function_library": Semantics(default_dialect="shape"),
    # One extent after the other (mlir/include/mlir/Dialect/Shape/IR/ShapeOps.td).
    "shape.reduce": Semantics(writes_terminators_from=0, runs=Runs.REPEATEDLY),
}
