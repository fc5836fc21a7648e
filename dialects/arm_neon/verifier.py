"""Verifier rules of `arm_neon`: shapes of a dot product of two dimensions (mlir/Dialect/ArmNeon/ArmNeon.td)."""

from __future__ import annotations

from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of


def _dot_product(view: View) -> Failure | None:
    """Each row of `b`, of 4 numbers, makes one element of `a`."""
    sum_shape, shape = (shape_of(type_) for name in ("a", "b") for type_ in view.types(name))
    if sum_shape is None or shape is None:
        return None
    if len(sum_shape) != 1:
        wrong = "failed to verify that operand `a` should be 1-dimensional"
    elif len(shape) != 2:
        wrong = "failed to verify that operand `b` should be 2-dimensional"
    elif shape[1] != 4:
        wrong = "failed to verify that operand `b` should have 4 columns"
    elif shape[0] != sum_shape[0]:
        wrong = "failed to verify that operand `b` should have as many rows as the size of operand `a`"
    else:
        return None
    return Failure("verify-trait", wrong)


EARLY_RULES: dict[str, tuple[Rule, ...]] = {"arm_neon.2d.sdot": (_dot_product,)}
