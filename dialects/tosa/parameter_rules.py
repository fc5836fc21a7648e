"""Verifier rules of `tosa`: the parameters of its types."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules


def _tosa_shape(body: str) -> str | None:
    return f"invalid rank (must be >= 0): {body.strip()}" if body.strip().startswith("-") else None


TYPE_RULES: ParameterRules = {"tosa.shape": _tosa_shape}
