"""Verifier rules of `pdl`: the parameters of its types."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...ods.verification.parameter_rules import ParameterRules

_WORD = lazy_pattern(r"\w+")


def _pdl_range(body: str) -> str | None:
    if body.strip().startswith("!"):
        return "expected valid keyword"
    word = _WORD.match(body.strip())
    if word is not None and word[0] not in ("attribute", "operation", "range", "type", "value"):
        return f"invalid 'pdl' type: `{word[0]}'"
    if body.strip().startswith("range"):
        return f"element of pdl.range cannot be another range, but got'!pdl.{body.strip().removeprefix('!pdl.')}'"
    return None


TYPE_RULES: ParameterRules = {"pdl.range": _pdl_range}
