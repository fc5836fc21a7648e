"""Failures of clauses of acc and omp (OpenACCMPCommon)."""

from __future__ import annotations

from ....ods.verification.failure import Failure, attribute


def clause_failure(text: str, name: str = "", addition: str = "", *, is_bare: bool = False) -> Failure:
    """`name` is the attribute it is about, if there is one; `addition` and `is_bare` as in `Failure`."""
    place = attribute(name) if name else None
    return Failure("verify-clause", text, place, addition=addition, is_bare=is_bare)
