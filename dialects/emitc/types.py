"""Types that C++ can be written for, by their texts: isSupportedEmitCType (mlir/lib/Dialect/EmitC/IR/EmitC.cpp)."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ...ods.verification.type_groups import Verdict, all_hold
from ..common.assembly.body_parts import split_parts

_SCALAR = lazy_pattern(
    r"[su]?i(?:1|8|16|32|64)|index|b?f16|f32|f64|!emitc\.(?:opaque<.*>|s?size_t|ptrdiff_t)", re.DOTALL
).fullmatch
_WITH_TYPES = lazy_pattern(r"(!emitc\.ptr|!emitc\.array|tensor|tuple)<(.*)>", re.DOTALL).fullmatch
_SIZES = lazy_pattern(r"\s*(?:[0-9]+\s*x\s*)*").match
_OTHERWISE_WRITTEN = lazy_pattern(r"!\w+(?:<|$)").match
"""An alias, and the longer spelling `!emitc<...>`."""


def is_supported(text: str) -> Verdict:
    """isSupportedEmitCType; None where the text does not tell which type it is."""
    if _SCALAR(text):
        return True
    if _OTHERWISE_WRITTEN(text):
        return None
    found = _WITH_TYPES(text)
    if found is None:
        return False
    kind, body = found[1], found[2]
    if kind == "!emitc.ptr":
        return is_supported(body.strip())
    parts = split_parts(body) if kind == "tuple" else split_parts(element_text(body))[:1]
    return False if any(part.startswith("!emitc.array<") for part in parts) else all_hold(map(is_supported, parts))


def is_element(text: str) -> Verdict:
    """ArrayType::isValidElementType; None as above."""
    return True if text.startswith("!emitc.ptr<") or _SCALAR(text) else (None if _OTHERWISE_WRITTEN(text) else False)


def element_text(body: str) -> str:
    """The type after the sizes in `body`, as in `2x3xf32`."""
    sizes = _SIZES(body)
    return (body[sizes.end() :] if sizes else body).strip()
