"""Verifier rules of `transform`: permutations (mlir/lib/Dialect/Linalg/TransformOps/LinalgTransformOps.cpp)."""

from __future__ import annotations

from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View


def _pack_transpose(view: View) -> Failure | None:
    orders = {name: integers(view.op.properties.get(name)) or [] for name in ("inner_perm", "outer_perm")}
    for name, order in orders.items():
        if sorted(order) != list(range(len(order))):
            return Failure("verify-attribute", f'"{name}" is not a valid permutation', attribute(name))
    if not any(orders.values()):
        return Failure("verify-attribute", ' at least one of "inner_perm" or "outer_perm" must be specified')
    return None


RULES: dict[str, tuple[Rule, ...]] = {"transform.structured.pack_transpose": (_pack_transpose,)}
