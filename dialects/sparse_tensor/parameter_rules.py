"""Verifier rules of `sparse_tensor`: the parameters of its types and attributes."""

from __future__ import annotations

from ...ir.numerals import number_in
from ...ods.verification.parameter_rules import ParameterMessage, ParameterRules
from .encoding_rules import encoding_fault, slice_fault


def _encoding(body: str) -> ParameterMessage | None:
    wrong = encoding_fault(body)
    return (str(wrong), wrong.addition) if wrong is not None else None


def _slice(body: str) -> ParameterMessage | None:
    """`#sparse_tensor<slice(...)>`."""
    return slice_fault(body) if body.startswith("slice") else None


def _iteration(body: str) -> str | None:
    """The levels of an iteration space or an iterator."""
    _, found, levels = body.rpartition("lvls")
    if not found or not levels.lstrip().startswith("="):
        return None
    low, to, high = levels.partition("=")[2].partition(" to")
    if not {low.strip(), high.strip()}.isdisjoint(("-0", "true", "false")):
        return None
    if not low.strip().isdecimal() or (to and not high.strip().isdecimal()):
        return "expected integer value"
    is_empty = bool(to) and number_in(high.strip()) <= number_in(low.strip())
    return "expect larger level upper bound than lower bound" if is_empty else None


TYPE_RULES: ParameterRules = {"sparse_tensor.iter_space": _iteration, "sparse_tensor.iterator": _iteration}
ATTRIBUTE_RULES: ParameterRules = {"sparse_tensor.encoding": _encoding, "sparse_tensor.*": _slice}
