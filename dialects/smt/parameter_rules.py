"""Verifier rules of `smt`: the parameters of its types and attributes."""

from __future__ import annotations

from collections.abc import Mapping

from ...ods.verification.parameter_rules import ParameterRules, TypedRule
from .type_verifier import array, bits, function, sort, value

TYPE_RULES: ParameterRules = {"smt.array": array, "smt.bv": bits, "smt.func": function, "smt.sort": sort}
TYPED_RULES: Mapping[str, TypedRule] = {"smt.bv": value}
