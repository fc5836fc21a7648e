"""Failures of clauses of acc and omp (OpenACCMPCommon)."""

from __future__ import annotations

from ....ods.verification.failure import Failure, attribute


def clause_failure(text: str, name: str = "") -> Failure:
    """`name` is the attribute it is about, if there is one."""
    return Failure("verify-clause", text, attribute(name) if name else None)
