"""Verifier rules of `wasmssa`: the parameters of its types."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules

_REFERENCES = ("!wasmssa<funcref>", "!wasmssa<externref>", "!wasmssa.funcref", "!wasmssa.externref")
_WASM_VALUES = (*_REFERENCES, "i32", "i64", "f32", "f64", "i128")


def _wasm(body: str) -> str | None:
    """The parameters of `local ref to` and `tabletype`."""
    words = body.split()
    if words[:3] == ["local", "ref", "to"] and len(words) > 3 and words[3] not in _WASM_VALUES:
        return (
            "failed to verify 'elementType': 32-bit signless integer or 64-bit signless integer or 32-bit float or "
            "64-bit float or 128-bit signless integer or Opaque type for function reference or Opaque type for "
            "external reference"
        )
    if words[:1] == ["tabletype"] and len(words) > 1 and words[1] not in _REFERENCES:
        return "failed to verify 'reference': Opaque type for function reference or Opaque type for external reference"
    return None


TYPE_RULES: ParameterRules = {"wasmssa.*": _wasm}
