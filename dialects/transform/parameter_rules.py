"""Verifier rules of `transform`: the parameters of its types."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import width_in
from ...ods.verification.parameter_rules import ParameterRules

_TYPE = lazy_pattern(r"(?:\w+|[!\w.]+<.*>|![\w.]+)", re.DOTALL).fullmatch
_INTEGER = lazy_pattern(r"\s*[su]?i(\d+)\s*").fullmatch
_MOST_BITS = 64


def _parameter(body: str) -> str | None:
    """Parameters of transforms are integers."""
    found = _INTEGER(body)
    if found is not None and width_in(found[1]) <= _MOST_BITS:
        return None
    return "only supports integer types with width <=64" if _TYPE(body.strip()) else None


TYPE_RULES: ParameterRules = {"transform.param": _parameter}
OPEN = ("type", "attribute")
