"""Verifier rules of `xegpu`: the parameters of its types and attributes."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules
from .layouts import ATTRIBUTE_FAULTS, descriptor_fault

TYPE_RULES: ParameterRules = {"xegpu.tensor_desc": descriptor_fault}
ATTRIBUTE_RULES: ParameterRules = ATTRIBUTE_FAULTS
CLASSES = {"DistributeLayoutAttr": frozenset(("xegpu.layout", "xegpu.slice"))}
