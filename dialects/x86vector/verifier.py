"""Verifier rules of `x86vector` (mlir/lib/Dialect/X86Vector/IR/X86VectorDialect.cpp)."""

from __future__ import annotations

from ...ir.attributes import attribute_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, bare_failure
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ


def _compress(view: View) -> Failure | None:
    """The value that fills the rest is given once, and of the type of the result."""
    source, constant = view.type_of("src"), attribute_type(view.op.properties.get("constant_src"))
    result = next(iter(view.results), None)
    if source is not None and constant is not None:
        return bare_failure("cannot use both src and constant_src")
    if result is None:
        return None
    if source is not None and differ(source, result):
        return bare_failure("failed to verify that src and dst have same type")
    if constant is not None and differ(constant, result):
        return bare_failure("failed to verify that constant_src and dst have same type")
    return None


RULES: dict[str, tuple[Rule, ...]] = {"x86vector.avx512.mask.compress": (_compress,)}
