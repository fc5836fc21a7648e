"""Verifier rules of `test`: the parameters of its types and attributes."""

from __future__ import annotations

from collections.abc import Mapping

from ...ods.verification.parameter_rules import ParameterRules, TypedRule
from .bodies import custom_float, elements, external_elements, integer, verified, with_format

TYPE_RULES: ParameterRules = {"test.int": integer, "test.type_verification": verified}
ATTRIBUTE_RULES: ParameterRules = {"test.attr_with_format": with_format, "test.custom_float": custom_float}
TYPED_RULES: Mapping[str, TypedRule] = {"test.e1di64_elements": external_elements, "test.i64_elements": elements}
