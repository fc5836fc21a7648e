"""Properties of LLVM's `test` dialect that are no attributes: what each can be made of, in the generic form.

Follows mlir/IR/Properties.td and mlir/test/lib/Dialect/Test/TestOps.td.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from ...ir.attributes import ArrayAttr, DenseArrayAttr, DialectAttr, DictAttr, IntegerAttr, OpaqueAttr, StringAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.structure import GraphRule

Conversion = Callable[[Attribute], "str | None"]
"""Upstream's words where an attribute cannot be made a property."""


def _converted(conversions: Mapping[str, Conversion], op: Operation) -> Failure | None:
    syntax = op.syntax
    if syntax is None or not syntax.is_generic:
        return None
    for name, conversion in conversions.items():
        given, span = op.properties.get(name), syntax.attribute_spans.get(name)
        if given is None or span is None or isinstance(given, OpaqueAttr):
            continue
        before = syntax.source[syntax.name_end : span[0]]
        words = conversion(given) if before.rfind("<{") > before.rfind("}>") else None
        if words is not None:
            return Failure("verify-attribute", words, attribute(name), conversion=words)
    return None


def _nice(given: Attribute) -> str | None:
    if not isinstance(given, DictAttr):
        return "expected DictionaryAttr to set TestProperties"
    entries = dict(given.entries)
    if not isinstance(entries.get("label"), StringAttr):
        return "expected StringAttr for key `label`"
    return None if isinstance(entries.get("value"), IntegerAttr) else "expected IntegerAttr for key `value`"


def _versioned(given: Attribute) -> str | None:
    if not isinstance(given, DictAttr):
        return "expected DictionaryAttr to set VersionedProperties"
    entries = dict(given.entries)
    if not isinstance(entries.get("value1"), IntegerAttr):
        return "expected IntegerAttr for key `value1`"
    return None if isinstance(entries.get("value2"), IntegerAttr) else "expected IntegerAttr for key `value2`"


def _wrapped(given: Attribute) -> str | None:
    return None if isinstance(given, StringAttr) else f"Expect StringAttr but got {given}"


def _optional(given: Attribute) -> str | None:
    if not isinstance(given, ArrayAttr):
        return "expected optional properties to materialize as arrays"
    if len(given.elements) > 1:
        return "expected optional properties to become 0- or 1-element arrays"
    is_text = all(isinstance(each, StringAttr) for each in given.elements)
    return None if is_text else "expected string property to come from string attribute"


def _number(given: Attribute) -> str | None:
    return None if isinstance(given, IntegerAttr) else "expected IntegerAttr for key `value`"


def _case(given: Attribute) -> str | None:
    return None if isinstance(given, IntegerAttr) else "expected IntegerAttr storage for test::TestEnum"


def _bits(given: Attribute) -> str | None:
    return None if isinstance(given, IntegerAttr) else "expected IntegerAttr storage for test::TestBitEnum"


def _case_or_attribute(given: Attribute) -> str | None:
    if isinstance(given, (IntegerAttr, DialectAttr)):
        return None
    return "expected ::test::TestEnumAttr or IntegerAttr storage for test::TestEnum"


# Predicates of properties


def _numbers(given: Attribute | None) -> list[int] | None:
    """Of a number, an array of numbers, or an array with one; None for anything else."""
    if isinstance(given, IntegerAttr):
        return [given.value]
    if isinstance(given, DenseArrayAttr):
        return [value for value in given.values if isinstance(value, int)]
    if not isinstance(given, ArrayAttr):
        return None
    if len(given.elements) == 1 and isinstance(given.elements[0], (ArrayAttr, DenseArrayAttr)):
        return _numbers(given.elements[0])
    values = [each.value for each in given.elements if isinstance(each, IntegerAttr)]
    return values if len(values) == len(given.elements) else None


def _is_empty(given: Attribute | None) -> bool:
    return _numbers(given) == [] and not (isinstance(given, ArrayAttr) and not given.elements)


_PREDICATES: tuple[tuple[str, str, Callable[[list[int]], bool]], ...] = (
    ("scalar", "failed to satisfy constraint: non-negative int64_t", lambda values: min(values) >= 0),
    ("optional", "failed to satisfy constraint: optional non-negative int64_t",
     lambda values: not values or values[0] >= 0),
    ("defaulted", "failed to satisfy constraint: non-negative int64_t", lambda values: min(values) >= 0),
    ("more_constrained", "failed to satisfy constraint: between 0 and 5", lambda values: 0 <= values[0] <= 5),
    ("array", "failed to satisfy constraint: array of non-negative int64_t",
     lambda values: not values or min(values) >= 0),
    ("non_empty_unconstrained", "failed to satisfy constraint: non-empty array of int64_t", bool),
    ("non_empty_constrained", "failed to satisfy constraint: non-empty array of non-negative int64_t",
     lambda values: bool(values) and min(values) >= 0),
)  # fmt: skip
_OPTIONAL_ARRAY = "failed to satisfy constraint: optional non-empty array of non-negative int64_t"


def _satisfied(op: Operation) -> Failure | None:
    syntax = op.syntax
    if syntax is None or "<{" not in syntax.source[syntax.name_end :][:8]:
        return None
    for name, words, holds in _PREDICATES:
        values = _numbers(op.properties.get(name))
        is_scalar = name in ("scalar", "defaulted", "more_constrained")
        if values is not None and (values or not is_scalar) and not holds(values):
            return Failure("verify-attribute", f"property '{name}' {words}", attribute(name))
    last = op.properties.get("non_empty_optional")
    values = _numbers(last)
    if values is not None and (_is_empty(last) or any(value < 0 for value in values)):
        return Failure(
            "verify-attribute", f"property 'non_empty_optional' {_OPTIONAL_ARRAY}", attribute("non_empty_optional")
        )
    return None


_CONVERSIONS: Mapping[str, Mapping[str, Conversion]] = {
    "test.with_nice_properties": {"prop": _nice},
    "test.with_versioned_properties": {"prop": _versioned},
    "test.with_wrapped_properties": {"prop": _wrapped},
    "test.with_wrapped_properties2": {"prop": _wrapped},
    "test.format_optional_prop_dict": {"a": _optional, "b": _number},
    "test.op_with_enum_prop": {"value": _case},
    "test.op_with_enum_prop_attr_form": {"value": _case_or_attribute},
    "test.op_with_bit_enum_prop": {"value1": _bits, "value2": _bits},
    "test.op_with_bit_enum_prop_named": {"value1": _bits, "value2": _bits},
}

PROPERTY_RULES: dict[str, tuple[GraphRule, ...]] = {
    **{name: (partial(_converted, conversions),) for name, conversions in _CONVERSIONS.items()},
    "test.op_with_property_predicates": (_satisfied,),
}
