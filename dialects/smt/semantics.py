"""Semantics of `smt` that ODS lacks: how often regions run (mlir/include/mlir/Dialect/SMT/IR/SMTOps.td)."""

from __future__ import annotations

from ...ods.semantics import Runs, Semantics

_ONCE = Semantics(runs=Runs.ONCE)

# A quantifier builds its formula once, for an unknown; the answer of a check chooses one of three regions.
SEMANTICS = {
    "smt.check": Semantics(runs=Runs.AT_MOST_ONCE),
    "smt.exists": _ONCE,
    "smt.forall": _ONCE,
    "smt.solver": _ONCE,
}
