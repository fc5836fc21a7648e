"""Verifier rules of `wasmssa` (mlir/lib/Dialect/WasmSSA/IR/WasmSSAOps.cpp): conversions of numbers."""

from __future__ import annotations

from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import width
from ...ods.verification.op_view import View


def _reinterpret(view: View) -> Failure | None:
    source, result = view.type_of("input"), view.results[0]
    if source is None:
        return None
    if source is result:
        text = "reinterpret input and output type should be distinct"
    elif width(source) != width(result):
        text = f"input type ('{source}') and output type ('{result}') have incompatible bit widths"
    else:
        return None
    return Failure("verify-result-type", text, is_bare=True)


RULES: dict[str, tuple[Rule, ...]] = {"wasmssa.reinterpret": (_reinterpret,)}
