"""Verifier rules of `gpu`: the parameters of its types and attributes."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...ods.verification.parameter_rules import ParameterRules, first_of
from .object_rules import FAULTS

_MMA = lazy_pattern(r"\s*((?:\d+\s*x\s*)*)([a-z]\w*)\s*(?:,|$)")
_MMA_ELEMENTS = frozenset(("i8", "si8", "ui8", "i32", "f16", "f32", "f64"))


def _mma_matrix(body: str) -> str | None:
    found = _MMA.match(body)
    if found is None:
        return None
    if found[1].count("x") != 2:
        return "MMAMatrixType must have exactly two dimensions"
    if found[2] not in _MMA_ELEMENTS:
        return "MMAMatrixType elements must be SI8, UI8, I32, F16, F32, or F64"
    return None


def _mma_role(body: str) -> str | None:
    role = body.rpartition(",")[2].strip()
    is_wrong = role.startswith('"') and role not in ('"AOp"', '"BOp"', '"COp"')
    return "operand expected to be one of AOp, BOp or COp" if is_wrong else None


TYPE_RULES: ParameterRules = {"gpu.mma_matrix": first_of(_mma_matrix, _mma_role)}
ATTRIBUTE_RULES: ParameterRules = FAULTS
UNDEFINED = {
    "type": frozenset(
        ("async.token", "mma_matrix", "sparse.dntensor_handle", "sparse.spmat_handle", "sparse.spgemmop_handle")
    )
}
UNKNOWN = {"type": "unknown gpu type: {}"}
