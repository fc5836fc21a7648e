"""Verifier rules of `acc`: the parameters of its attributes."""

from __future__ import annotations

from ...ods.verification.parameter_rules import ParameterRules
from .data_verifier import routine_info

ATTRIBUTE_RULES: ParameterRules = {"acc.routine_info": routine_info}
