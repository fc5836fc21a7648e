"""The structure of LLVM's types, whose text `DialectType` keeps as it is: aggregates and functions.

Inside an LLVM type the types of the dialect are written without `!llvm.`.
"""

from __future__ import annotations

import re

from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in, width_in
from ...ir.types import I1, DialectType, FloatType, IntegerType, UnknownType, VectorType

VOID = DialectType("llvm", "void")
_SCALAR = lazy_pattern(r"(?P<int>i[0-9]+)|(?P<float>b?f[0-9]\w*|tf32)").fullmatch
_VECTOR = lazy_pattern(r"vector<(\[?)([0-9]+)\]?x(.*)>", re.DOTALL).fullmatch
_ARRAY = lazy_pattern(r"\s*[0-9]+\s*x\s*(.*)", re.DOTALL).fullmatch
_DIALECT = lazy_pattern(r"!?(?:llvm\.)?([A-Za-z_]\w*)\s*(?:<(.*)>)?", re.DOTALL).fullmatch
_STRUCT = lazy_pattern(r'\s*(?:"(?:[^"\\]|\\.)*"\s*,\s*)?(?:packed\s*)?\((.*)\)\s*', re.DOTALL).fullmatch


def inner_text(type_: Type) -> str:
    """The spelling of `type_` inside an LLVM type."""
    return str(type_).removeprefix("!llvm.")


def type_from_text(text: str) -> Type:
    """The type that `text` means inside an LLVM type; `UnknownType` when it is none of those that occur there."""
    text = text.strip()
    scalar = _SCALAR(text)
    if scalar is not None:
        return IntegerType(width_in(text[1:])) if scalar["int"] else FloatType(text)
    vector = _VECTOR(text)
    if vector is not None:
        flags = (True,) if vector[1] else ()
        return VectorType((number_in(vector[2]),), type_from_text(vector[3]), flags)
    found = _DIALECT(text)
    return DialectType("llvm", found[1], found[2]) if found is not None else UnknownType(text)


def split_types(text: str) -> list[str]:
    """The parts of `text` between commas outside of any brackets; none for blank text."""
    parts: list[str] = []
    depth = start = 0
    for position, char in enumerate(text):
        if char in "<([{":
            depth += 1
        elif char in ">)]}" and not (char == ">" and text[position - 1 : position] == "-"):
            depth -= 1
        elif char == "," and depth == 0:
            parts.append(text[start:position].strip())
            start = position + 1
    last = text[start:].strip()
    return [*parts, last] if last else parts


def struct_elements(type_: Type) -> list[Type] | None:
    """The types in a literal or identified structure with a body; None for any other type."""
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("llvm", "struct"):
        return None
    struct = _STRUCT(type_.body or "")
    return [type_from_text(part) for part in split_types(struct[1])] if struct is not None else None


def address_space(type_: Type) -> int | None:
    """The address space of a pointer; None for any other type, and for a space that is no number."""
    if not isinstance(type_, DialectType) or (type_.dialect, type_.mnemonic) != ("llvm", "ptr"):
        return None
    if not type_.body:
        return 0
    return number_in(type_.body) if type_.body.isdecimal() else None


def element_at(type_: Type, position: int) -> Type | None:
    """The type of element `position` of a structure or an array; None when that cannot be told."""
    if isinstance(type_, VectorType):
        return type_.element
    if not isinstance(type_, DialectType) or type_.dialect != "llvm" or type_.body is None:
        return None
    if type_.mnemonic == "array":
        array = _ARRAY(type_.body)
        return type_from_text(array[1]) if array is not None else None
    struct = _STRUCT(type_.body)
    if type_.mnemonic != "struct" or struct is None:
        return None
    parts = split_types(struct[1])
    return type_from_text(parts[position]) if 0 <= position < len(parts) else None


def function_type(inputs: list[Type], result: Type, is_variadic: bool) -> DialectType:
    """`!llvm.func<result (inputs, ...)>`."""
    parts = [inner_text(type_) for type_ in inputs] + (["..."] if is_variadic else [])
    return DialectType("llvm", "func", f"{inner_text(result)} ({', '.join(parts)})")


def function_parts(type_: Type) -> tuple[list[Type], Type, bool]:
    """Inputs, result and whether the inputs end in `...`; nothing and void for any other type."""
    body = type_.body if isinstance(type_, DialectType) and type_.mnemonic == "func" else None
    if body is None or not body.rstrip().endswith(")"):
        return [], VOID, False
    depth = 0
    for start in range(len(body.rstrip()) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(body[start], 0)
        if depth == 0:
            break
    else:
        return [], VOID, False
    parts = split_types(body[start + 1 : body.rindex(")")])
    is_variadic = parts[-1:] == ["..."]
    inputs = [type_from_text(part) for part in (parts[:-1] if is_variadic else parts)]
    return inputs, type_from_text(body[:start]), is_variadic


def compare_result(type_: Type) -> Type:
    """Result type of comparing values of `type_`: a bit, or a vector of bits."""
    return VectorType(type_.shape, I1, type_.scalable) if isinstance(type_, VectorType) else I1
