"""Verifier rules of `amdgpu`: the parameters of its types."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules
from .verifier import gather_base_fault

TYPE_RULES: ParameterRules = {"amdgpu.tdm_gather_base": gather_base_fault}
