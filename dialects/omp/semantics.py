"""Semantics of `omp` that ODS lacks: how often regions run (mlir/include/mlir/Dialect/OpenMP/OpenMPOps.td).

Numbers are those of one thread that arrives at the operation: of several, one runs a `single` region.
"""

from __future__ import annotations

from ...ods.semantics import Runs, Semantics

_ONCE = Semantics(runs=Runs.ONCE)
_BY_ONE_THREAD = Semantics(runs=Runs.AT_MOST_ONCE)
_SHARED = Semantics(runs=Runs.IN_PARALLEL)
_DECLARED = Semantics(runs=Runs.AT_ANOTHER_TIME)

SEMANTICS = {
    "omp.atomic.capture": _ONCE,
    # The new value is computed again while others change the old one.
    "omp.atomic.update": Semantics(runs=Runs.REPEATEDLY, writes_back=lambda op: op.operand_values[:1]),
    "omp.canonical_loop": Semantics(runs=Runs.REPEATEDLY),
    "omp.critical": _ONCE,
    "omp.declare_mapper": _DECLARED,
    "omp.declare_reduction": _DECLARED,
    "omp.distribute": _SHARED,
    "omp.loop": _SHARED,
    "omp.loop_nest": _SHARED,
    "omp.masked": _BY_ONE_THREAD,
    "omp.master": _BY_ONE_THREAD,
    "omp.ordered.region": _ONCE,
    "omp.parallel": _SHARED,
    "omp.private": _DECLARED,
    "omp.section": _BY_ONE_THREAD,
    "omp.sections": _SHARED,
    "omp.simd": _SHARED,
    "omp.single": _BY_ONE_THREAD,
    # With `nowait` the host goes on.
    "omp.target": Semantics(runs=Runs.AT_ANOTHER_TIME),
    "omp.target_data": _ONCE,
    "omp.task": Semantics(runs=Runs.AT_ANOTHER_TIME),
    "omp.taskgroup": _ONCE,
    "omp.taskloop": Semantics(runs=Runs.ASYNCHRONOUSLY),
    "omp.teams": _SHARED,
    "omp.workdistribute": _SHARED,
    "omp.workshare": _SHARED,
    "omp.workshare.loop_wrapper": _SHARED,
    "omp.wsloop": _SHARED,
}
