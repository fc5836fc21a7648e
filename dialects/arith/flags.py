"""Overflow and fast-math flags of arithmetic operations."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.attributes import Attribute, DialectAttr
from ...ir.graph import Operation

_FASTMATH = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
_OVERFLOW = ("nsw", "nuw")


def _words(attribute: Attribute | None) -> frozenset[str]:
    body = attribute.body if isinstance(attribute, DialectAttr) else None
    return frozenset(word.strip() for word in (body or "").split(",")) - {"", "none"}


def overflow_flags(op: Operation) -> frozenset[str]:
    """Of `nsw` and `nuw`, those that `op` has."""
    return _words(op.properties.get("overflowFlags"))


def fastmath_flags(op: Operation) -> frozenset[str]:
    """The single flags of `op`; `fast` represents all of them."""
    found = _words(op.properties.get("fastmath"))
    return frozenset(_FASTMATH) if "fast" in found else found


def overflow_properties(flags: Iterable[str]) -> dict[str, Attribute]:
    """Properties of an operation with these flags: none for no flags."""
    found = set(flags)
    words = [flag for flag in _OVERFLOW if flag in found]
    return {"overflowFlags": DialectAttr("arith", "overflow", ", ".join(words))} if words else {}


def merged_overflow(*operations: Operation) -> dict[str, Attribute]:
    """The flags that all `operations` have, as properties."""
    flags = frozenset(_OVERFLOW)
    for op in operations:
        flags &= overflow_flags(op)
    return overflow_properties(flags)


def fastmath_properties(op: Operation) -> dict[str, Attribute]:
    """The fast-math flags of `op` for another operation."""
    flags = op.properties.get("fastmath")
    return {"fastmath": flags} if flags is not None else {}
