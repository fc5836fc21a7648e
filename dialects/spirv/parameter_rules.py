"""Verifier rules of `spirv`: the parameters of its types and attributes."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules
from . import type_verifier

TYPE_RULES: ParameterRules = type_verifier.TYPE_RULES
ATTRIBUTE_RULES: ParameterRules = type_verifier.ATTRIBUTE_RULES
UNDEFINED = {
    "type": frozenset(
        ("arm.tensor", "array", "coopmatrix", "image", "matrix", "ptr", "rtarray", "sampled_image", "sampler", "struct")
    ),
    "attribute": frozenset(("entry_point_abi", "interface_var_abi", "resource_limits", "target_env", "vce")),
}
UNKNOWN = {"type": "unknown SPIR-V type: {}", "attribute": "unknown SPIR-V attribute kind: {}"}
