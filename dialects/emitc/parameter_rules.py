"""Verifier rules of `emitc`: the parameters of its types."""

from __future__ import annotations

import re

from ...ods.verification.parameter_rules import ParameterRules
from .types import element_text, is_element, is_supported


def _emitc_array(body: str) -> str | None:
    if re.fullmatch(r"\s*(?:\d+\s*x\s*)+", body):
        return "expected non-function type: the element"
    if not re.match(r"\s*[\d?]+\s*x", body) and body.strip():
        return "shape must not be empty"
    element = element_text(body)
    return f"invalid array element type ''{element}''" if is_element(element) is False else None


def _emitc_wrapped(body: str) -> str | None:
    """LValueType::verify."""
    inner = body.strip()
    if inner.startswith("!emitc.array<"):
        return "!emitc.lvalue cannot wrap !emitc.array type"
    if is_supported(inner) is False:
        return f"!emitc.lvalue must wrap supported emitc type, but got '{inner}'"
    return None


def _emitc_pointer(body: str) -> str | None:
    return "pointers to lvalues are not allowed" if body.strip().startswith("!emitc.lvalue<") else None


def _emitc_opaque(body: str) -> str | None:
    if body.strip() == '""':
        return "expected non empty string in !emitc.opaque type"
    if body.strip().endswith('*"'):
        return "pointer not allowed as outer type with !emitc.opaque, use !emitc.ptr instead"
    return None


TYPE_RULES: ParameterRules = {
    "emitc.array": _emitc_array,
    "emitc.lvalue": _emitc_wrapped,
    "emitc.opaque": _emitc_opaque,
    "emitc.ptr": _emitc_pointer,
}
