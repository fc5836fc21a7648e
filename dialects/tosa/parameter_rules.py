"""Verifier rules of `tosa`: the parameters of its types."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules


def _tosa_shape(body: str) -> str | None:
    rank = body.strip().replace("true", "-1")
    return f"invalid rank (must be >= 0): {rank}" if rank.startswith("-") and rank.strip("-0") else None


TYPE_RULES: ParameterRules = {"tosa.shape": _tosa_shape}
