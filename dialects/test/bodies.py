"""Parameters of types and attributes of LLVM's `test` dialect (TestTypes.cpp, TestAttributes.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import IntegerType, RankedTensorType, VectorType

_LISTED = lazy_pattern(r"\s*\[([^\[\]]*)\]\s*").fullmatch
_COUNTED = lazy_pattern(r"\s*(-?[0-9]+)\s*:[^\[\]]*\bfour\s*=\s*\[([^\[\]]*)\]").match
_NOTHING_NAMED = lazy_pattern(r"\s*-?[0-9]+\s*:\s*").fullmatch
_STRING = lazy_pattern(r'\s*"([^"\\]*)"\s*:').match
_INTEGER = lazy_pattern(r"\s*([su]?)i([0-9]+)\s*").fullmatch
_WORD = lazy_pattern(r"\s*([A-Za-z_]\w*)").match


def _count(listed: str) -> int:
    return len([each for each in listed.split(",") if each.strip()])


def elements(body: str, type_: Type | None) -> str | None:
    """The fault of `#test.i64_elements<[1, 2]> : type`."""
    listed = _LISTED(body)
    if listed is None or not isinstance(type_, (RankedTensorType, VectorType)) or None in type_.shape:
        return None
    wanted, given = prod(size or 0 for size in type_.shape), _count(listed[1])
    if given != wanted:
        return f"number of elements does not match the provided shape type, got: {given}, but expected: {wanted}"
    if len(type_.shape) != 1 or type_.element is not IntegerType(64):
        return f"expected single rank 64-bit shape type, but got: '{type_}'"
    return None


def external_elements(_: str, type_: Type | None) -> str | None:
    """The fault of `#test.e1di64_elements<name> : type`."""
    return "expected a trailing type" if type_ is None else None


def with_format(body: str) -> str | None:
    """The fault of `#test.attr_with_format<1 : two = "...", four = [...] : ...>`."""
    if _NOTHING_NAMED(body) is not None:
        return "expected valid keyword"
    found = _COUNTED(body)
    if found is None or number_in(found[1]) == _count(found[2]):
        return None
    return "expected 'one' to equal 'four.size()'"


def custom_float(body: str) -> str | None:
    """The fault of `#test.custom_float<"float" : 1.0>`."""
    found = _STRING(body)
    if found is None or found[1] in ("float", "double", "fp80"):
        return None
    return "unknown float type, expected 'float', 'double' or 'fp80'"


def verified(body: str) -> str | None:
    """The fault of `!test.type_verification<type>`."""
    found = _INTEGER(body)
    if found is None or (found[1], found[2]) in (("", "16"), ("", "32")):
        return None
    return "failed to verify 'param': 16-bit signless integer or 32-bit signless integer"


def integer(body: str) -> str | None:
    """The fault of `!test.int<signedness, width>`."""
    found = _WORD(body)
    if found is None or found[1].lower() in ("u", "unsigned", "s", "signed", "n", "none"):
        return None
    return "expected signed, unsigned, or none"
