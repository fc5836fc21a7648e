"""Texts of `#nvvm.target` (NVVMTargetAttr in mlir/lib/Dialect/LLVMIR/IR/NVVMDialect.cpp)."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ..llvm.types import split_types

_MOST_OPTIMIZED = 3
_ALIAS = lazy_pattern(r"#[\w$]+").fullmatch


def target_fault(body: str) -> str | None:
    """The fault of `#nvvm.target<body>`."""
    pairs = (part.partition("=") for part in split_types(body))
    fields = {key.strip(): value.strip() for key, equals, value in pairs if equals}
    level = fields.get("O", "2").replace("true", "-1")
    if level.removeprefix("-").isdecimal() and not 0 <= number_in(level) <= _MOST_OPTIMIZED:
        return "The optimization level must be a number between 0 and 3."
    if fields.get("triple") == '""':
        return "The target triple cannot be empty."
    if fields.get("chip") == '""':
        return "The target chip cannot be empty."
    link = fields.get("link", "")
    if link.startswith("[") and not all(each.startswith('"') or _ALIAS(each) for each in split_types(link[1:-1])):
        return "All the elements in the `link` array must be strings."
    return None
