"""Texts of the types and attributes of `smt` (mlir/lib/Dialect/SMT/IR/SMTTypes.cpp, SMTAttributes.cpp)."""

from __future__ import annotations

import re

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType
from ..llvm.types import split_types

_FUNCTION = "!smt.func"
_INTEGER = lazy_pattern(r"-?(?:0x[0-9A-Fa-f]+|[0-9]+)", re.ASCII).fullmatch


def is_value(text: str) -> bool:
    """Whether a type, as written, is one of the dialect."""
    return text.strip().startswith("!smt.")


def is_foreign(text: str) -> bool:
    """Whether it is none of the dialect for sure: an alias may be one."""
    return not text.strip().startswith("!") or "." in text.partition("<")[0]


def is_plain(text: str) -> bool:
    """Whether it is one of the dialect, and no function."""
    return is_value(text) and not text.strip().startswith(_FUNCTION)


def bits(body: str) -> str | None:
    """The fault of `!smt.bv<body>`."""
    text = body.strip()
    if text in ("true", "false") or (text.removeprefix("-").isdecimal() and number_in(text) < 1):
        return "bit-vector must have at least a width of one"
    return None


def value(body: str, type_: Type | None) -> str | None:
    """The fault of `#smt.bv<body> : type`."""
    text = body.strip()
    if _INTEGER(text) is None:
        return "expected integer value"
    if not (isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("smt", "bv")):
        return "explicit bit-vector type required"
    number = int(text, 16) if "0x" in text else number_in(text)
    # Another width than a number is an error of the type.
    width = number_in(type_.body) if type_.body is not None and type_.body.isdecimal() else 0
    needed = number.bit_length() if number >= 0 else (-number - 1).bit_length() + 1
    return f"integer value out of range for given bit-vector type '{type_}'" if 0 < width < needed else None


def array(body: str) -> str | None:
    """The fault of `!smt.array<body>`."""
    inner = body.strip().removeprefix("[").removesuffix("]")
    domain, arrow, found = inner.partition("->")
    if not arrow or "array" in domain:
        return None
    if not is_value(domain) and is_foreign(domain):
        return "domain must be any SMT value type"
    if not is_value(found) and is_foreign(found):
        return "range must be any SMT value type"
    return None


def function(body: str) -> str | None:
    """The fault of `!smt.func<body>`."""
    text = body.strip()
    end = text.find(")")
    if not text.startswith("(") or "(" in text[1:end]:
        return None
    domain = split_types(text[1:end])
    if not domain:
        return "expected non-function type"
    if not all(is_plain(each) or not (is_value(each) or is_foreign(each)) for each in domain):
        return "domain types must be any non-function SMT type"
    result = text[end + 1 :].strip()
    if result.startswith(_FUNCTION) or (is_foreign(result) and not is_value(result)):
        return "range type must be any non-function SMT type"
    return None


def sort(body: str) -> str | None:
    """The fault of `!smt.sort<body>`."""
    _, bracket, parameters = body.partition("[")
    if not bracket:
        return None
    for each in split_types(parameters.rpartition("]")[0]):
        if each.startswith(_FUNCTION) or (is_foreign(each) and not is_value(each)):
            return "sort parameter types must be any non-function SMT type"
    return None
