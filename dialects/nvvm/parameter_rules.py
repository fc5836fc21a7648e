"""Verifier rules of `nvvm`: the parameters of its attributes."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules
from .target_verifier import target_fault

ATTRIBUTE_RULES: ParameterRules = {"nvvm.target": target_fault}
