"""Verifier rules of `spirv`: the parameters of its types and attributes."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules
from . import type_verifier

TYPE_RULES: ParameterRules = type_verifier.TYPE_RULES
ATTRIBUTE_RULES: ParameterRules = type_verifier.ATTRIBUTE_RULES
