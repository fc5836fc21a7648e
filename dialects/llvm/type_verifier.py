"""Texts of LLVM's types and attributes: what may be an element, a result, an argument.

Follows mlir/lib/Dialect/LLVMIR/IR/LLVMTypeSyntax.cpp, LLVMTypes.cpp and LLVMAttrs.cpp.
"""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from .types import split_types

_NAMED = lazy_pattern(r"(!?(?:llvm\.)?)([A-Za-z_][\w.]*)(?:\s*<(.*)>)?", re.DOTALL).fullmatch
_SIZED = lazy_pattern(r"\s*[0-9]+\s*x\s*").match
_IDENTIFIED = lazy_pattern(r'\s*"((?:[^"\\]|\\.)*)"\s*(,?)').match
_STRINGS = lazy_pattern(r'"((?:[^"\\]|\\.)*)"').findall
_NUMBER = lazy_pattern(r"-?\d+|-?0x[0-9A-Fa-f]+|true|false").fullmatch
_ALIAS = r"#[\w$]+(?![\w$.<])"
_FLAG_VALUE = lazy_pattern(rf'"|-?(?:0x[0-9A-Fa-f]+|\d+)(?![\w.])|true\b|false\b|{_ALIAS}').match
_SCOPE_NAME = lazy_pattern(rf'"|distinct\b|{_ALIAS}').match
_SCALAR = lazy_pattern(r"(?:[su]?i\d+|bf16|tf32|f\d\w*|index|none|token)").fullmatch
_WORDS = frozenset(
    ("void", "ppc_fp128", "token", "label", "metadata", "func", "ptr", "array", "struct", "target", "x86_amx")
)
_BUILTIN = frozenset(("vector", "tensor", "memref", "complex", "tuple"))
_NO_ELEMENT = frozenset(("void", "label", "metadata", "func", "token"))
_NO_RESULT = frozenset(("func", "metadata", "label"))
_NO_ARGUMENT = frozenset(("void", "func"))


def array_fault(body: str) -> str | None:
    """The fault of `!llvm.array<body>`."""
    return _array(body, frozenset())


def function_fault(body: str) -> str | None:
    """The fault of `!llvm.func<body>`."""
    return _function(body, frozenset())


def structure_fault(body: str) -> str | None:
    """The fault of `!llvm.struct<body>`."""
    return _structure(body, frozenset())


def extension_fault(body: str) -> str | None:
    """The fault of `!llvm.target<body>`: types come before numbers."""
    has_numbers = False
    for part in split_types(body)[1:]:
        if _NUMBER(part) is not None:
            has_numbers = True
        elif has_numbers:
            return "failed to parse parameter list for target extension type"
        else:
            found = _type(part, frozenset())
            if found is not None:
                return found
    return None


def _type(text: str, around: frozenset[str]) -> str | None:
    text = text.strip()
    found = _NAMED(text)
    if found is None:
        return None
    prefix, name, body = found.groups()
    if (prefix == "!" and not text.startswith("!llvm.")) or _SCALAR(name) or name in _BUILTIN:
        return None
    if name not in _WORDS:
        return f"unknown LLVM type: {name}" if not prefix else None
    if body is None:
        return None
    if name == "array":
        return _array(body, around)
    if name == "func":
        return _function(body, around)
    return _structure(body, around) if name == "struct" else None


def _name(text: str) -> str:
    found = _NAMED(text.strip())
    return found[2] if found is not None else ""


def _full(text: str) -> str:
    text = text.strip()
    return text if text.startswith("!") else f"!llvm.{text}"


def _array(body: str, around: frozenset[str]) -> str | None:
    size = _SIZED(body)
    if size is None:
        return None
    inner = body[size.end() :]
    found = _type(inner, around)
    if found is not None:
        return found
    return f"invalid array element type: '{_full(inner)}'" if _name(inner) in _NO_ELEMENT else None


def _function(body: str, around: frozenset[str]) -> str | None:
    body = body.strip()
    start = _opening(body)
    if start < 0:
        return None
    result, parts = body[:start], split_types(body[start + 1 : -1])
    arguments = [part for part in parts if part != "..."]
    for each in (result, *arguments):
        found = _type(each, around)
        if found is not None:
            return found
    if _name(result) in _NO_RESULT:
        return f"invalid function result type: '{_full(result)}'"
    wrong = next((each for each in arguments if _name(each) in _NO_ARGUMENT), None)
    return f"invalid function argument type: '{_full(wrong)}'" if wrong is not None else None


def _opening(body: str) -> int:
    """The place of the bracket that the last character closes; -1 without one."""
    if not body.endswith(")"):
        return -1
    depth = 0
    for place in range(len(body) - 1, -1, -1):
        depth += {")": 1, "(": -1}.get(body[place], 0)
        if depth == 0:
            return place
    return -1


def _structure(body: str, around: frozenset[str]) -> str | None:
    identified = _IDENTIFIED(body)
    rest = body[identified.end() :] if identified is not None else body
    rest = rest.strip()
    if identified is None and rest == "opaque":
        return "only identified structs can be opaque"
    if identified is not None:
        name = identified[1]
        if not identified[2]:
            return None if name in around or rest else "struct without a body only allowed in a recursive struct"
        if name in around:
            return "identifier already used for an enclosing struct"
        around = around | {name}
    start = rest.find("(")
    if start < 0 or not rest.endswith(")"):
        return None
    return next((found for part in split_types(rest[start + 1 : -1]) if (found := _type(part, around))), None)


# Attributes


def target_features(body: str) -> str | None:
    """The fault of `#llvm.target_features<body>`."""
    inner = body.strip()
    if not inner.startswith("["):
        return None
    for text in _STRINGS(inner):
        if not text:
            return "target features can not be null or empty"
        if text[0] not in "+-":
            return "target features must start with '+' or '-'"
        if "," in text:
            return "target features can not contain ','"
    return None


def module_flag(body: str) -> str | None:
    """The fault of `#llvm.mlir.module_flag<body>`."""
    parts = split_types(body)
    if len(parts) != 3:
        return None
    key, value = parts[1].strip(), parts[2].strip()
    if key == '"CG Profile"':
        inner = value[1:-1] if value.startswith("[") else None
        if inner is None or not all(each.startswith("#llvm.cgprofile_entry") for each in split_types(inner)):
            return None if value.startswith("#") else "'CG Profile' key expects an array of '#llvm.cgprofile_entry'"
        return None
    if key == '"ProfileSummary"':
        if value.startswith("#"):
            return None
        return "'ProfileSummary' key expects a '#llvm.profile_summary' attribute"
    if _FLAG_VALUE(value) is None:
        return f"only integer and string values are currently supported for unknown key '{key}'"
    return None


def alias_scope(body: str) -> str | None:
    """The fault of `#llvm.alias_scope<body>`."""
    first = next(iter(split_types(body)), "")
    key, equals, value = first.partition("=")
    if not equals or key.strip() != "id" or _SCOPE_NAME(value.strip()) is not None:
        return None
    return "id of an alias scope must be a StringAttr or a DistrinctAttr"
