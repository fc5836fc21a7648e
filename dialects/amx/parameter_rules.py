"""Verifier rules of `amx`: the parameters of its types."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules

_SCALARS = frozenset(
    ("f64", "f80", "f128", "tf32", "i1", "i4", "i16", "i64", "index", "f32", "f16", "bf16", "i32", "i8")
)


def _tile(body: str) -> str | None:
    """Tiles of `amx`: what their elements may be."""
    element = body.rpartition("x")[2].strip()
    if element not in _SCALARS or element in ("f32", "f16", "bf16", "i32", "i8"):
        return None
    allowed = "32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer"
    return f"failed to verify 'elementType': {allowed}"


TYPE_RULES: ParameterRules = {"amx.tile": _tile}
