"""Iteration counts of loops with constant bounds."""

from __future__ import annotations

from ..dialects.affine import ops as affine
from ..dialects.affine.semantics import trip_count as affine_trip_count
from ..dialects.scf import ops as scf
from ..dialects.scf.canonicalize import trip_count as scf_trip_count
from ..ir.graph import Operation


def iteration_count(loop: Operation) -> int | None:
    """Times that the body of `loop` runs; None where the text does not tell, as for operations that are no loops."""
    if loop.name == scf.ForOp.NAME:
        view = scf.ForOp(loop)
        return scf_trip_count(view.lower_bound, view.upper_bound, view.step)
    if loop.name == affine.AffineForOp.NAME:
        return affine_trip_count(loop)
    return None
