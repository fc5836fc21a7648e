"""Verifier rules of `test`: the parameters of its types and attributes."""

from __future__ import annotations

from collections.abc import Mapping

from ...ods.verification.parameter_rules import ParameterRules, TypedRule
from .bodies import custom_float, elements, external_elements, integer, verified, with_format

TYPE_RULES: ParameterRules = {"test.int": integer, "test.type_verification": verified}
ATTRIBUTE_RULES: ParameterRules = {"test.attr_with_format": with_format, "test.custom_float": custom_float}
TYPED_RULES: Mapping[str, TypedRule] = {"test.e1di64_elements": external_elements, "test.i64_elements": elements}
_UNDEFINED_TYPES = frozenset(
    ("all_optional_params", "all_optional_struct", "ap_float", "cmpnd_a", "cmpnd_inner", "cmpnd_nested_outer",
     "cmpnd_nested_outer_qual", "custom_type", "custom_type_spacing", "custom_type_string", "default_valued_type",
     "dynamic_custom_assembly_format", "dynamic_pair", "dynamic_singleton", "else_anchor", "else_anchor_struct",
     "i32", "int", "memref_element", "no_parser", "op_asm_type_interface", "optional_group", "optional_group_params",
     "optional_group_struct", "optional_param", "optional_params", "optional_params_after", "optional_struct",
     "optional_type_string", "optional_value_type", "smpla", "spaces", "struct", "struct_capture_all", "test_memref",
     "test_rec", "test_rec_alias", "test_tensor", "test_type", "test_type_with_layout", "test_type_with_trait",
     "type_verification", "type_with_format")
)  # fmt: skip
UNDEFINED = {"type": _UNDEFINED_TYPES}
UNKNOWN = {"type": "unknown type!"}
OPEN = ("attribute",)
