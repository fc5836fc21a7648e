"""The normal form of LLVM's types: inside of them the types of the dialect are written without `!llvm.`
(mlir/lib/Dialect/LLVMIR/IR/LLVMTypeSyntax.cpp)."""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from ..common.assembly.body_parts import closing, split_parts

_HEAD = lazy_pattern(r'(?:("(?:[^"\\]|\\.)*")\s*,\s*)?(packed|opaque)?\s*', re.DOTALL).match
_NAMED = lazy_pattern(
    r"(?:!llvm\.)?(struct|array|func|ptr|void|label|token|metadata|ppc_fp128|x86_amx|target)\b(?:\s*<(.*)>)?$",
    re.DOTALL,
).match


def normal_body(mnemonic: str, body: str) -> str | None:
    """The body of `!llvm.mnemonic<body>` as upstream prints it; None where the brackets go as well."""
    if mnemonic == "ptr":
        return None if body.strip() == "0" else body
    if mnemonic == "array":
        count, _, element = body.partition("x")
        return f"{count.strip()} x {_inner(element)}" if count.strip().isdecimal() else body
    if mnemonic == "func":
        return _function(body)
    return _struct(body) if mnemonic == "struct" else body


def _function(body: str) -> str:
    """`result (arguments)`."""
    start = body.find("(")
    while start >= 0 and closing(body, start) != len(body) - 1:
        start = body.find("(", max(closing(body, start), start) + 1)
    if start < 0:
        return body
    return f"{_inner(body[:start])} ({', '.join(map(_inner, split_parts(body[start + 1 : -1])))})"


def _struct(body: str) -> str:
    """`"name", packed (types)`."""
    head = _HEAD(body)
    assert head is not None  # All of it is optional.
    rest = body[head.end() :]
    if head[2] == "opaque" or not (rest.startswith("(") and rest.endswith(")")):
        return body
    name = f"{head[1]}, " if head[1] is not None else ""
    packed = "packed " if head[2] else ""
    return f"{name}{packed}({', '.join(map(_inner, split_parts(rest[1:-1])))})"


def _inner(text: str) -> str:
    """A type inside of an LLVM type."""
    text = text.strip()
    found = _NAMED(text)
    if found is None:
        return text
    body = normal_body(found[1], found[2]) if found[2] is not None else None
    return found[1] if body is None else f"{found[1]}<{body}>"
