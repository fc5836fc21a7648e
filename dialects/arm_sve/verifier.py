"""Verifier rules of `arm_sve`: conversions of predicates (mlir/Dialect/ArmSVE/IR/ArmSVE.td)."""

from __future__ import annotations

from ...ir.types import VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View

_MASKS = (1, 2, 4, 8, 16)


def _from_svbool(view: View) -> Failure | None:
    """A part of `vector<[16]xi1>`, as long as a power of 2."""
    made = view.results[0]
    if not isinstance(made, VectorType) or (made.shape and made.shape[-1] in _MASKS):
        return None
    words = (
        "failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or "
        "vector<[16]xi1>"
    )
    return Failure("verify-trait", words)


def _to_svbool(view: View) -> Failure | None:
    made = view.results[0]
    if not isinstance(made, VectorType) or made.shape[-1:] == _MASKS[-1:]:
        return None
    return Failure("verify-trait", "failed to verify that 'res' is vector<[16]xi1>")


EARLY_RULES: dict[str, tuple[Rule, ...]] = {
    "arm_sve.intr.convert.from.svbool": (_from_svbool,),
    "arm_sve.intr.convert.to.svbool": (_to_svbool,),
}
