"""Overflow and fast-math flags of arithmetic operations."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...ir.attributes import Attribute, DialectAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ods.constants import signed, unsigned
from ...ods.rewriting import Defect, Defects

_FASTMATH = ("reassoc", "nnan", "ninf", "nsz", "arcp", "contract", "afn")
_OVERFLOW = ("nsw", "nuw")

SURPLUS_FLAG = Defect(
    "kept-flag",
    "LLVM 22 keeps an overflow flag here that need not hold any more, and the result may become poison",
    "llvm/llvm-project#140328",
)


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


def merged_flags(*operations: Operation) -> frozenset[str]:
    """The overflow flags that all `operations` have."""
    flags = frozenset(_OVERFLOW)
    for op in operations:
        flags &= overflow_flags(op)
    return flags


def without_wrong(flags: frozenset[str], wrong: Iterable[str], op: Operation, defects: Defects) -> frozenset[str]:
    """`flags` without those of them that may be wrong on what takes the place of `op`, where LLVM 22 leaves them."""
    surplus = flags.intersection(wrong)
    return flags - surplus if surplus and not defects.follow(SURPLUS_FLAG, op) else flags


def wrapping_flags(values: Sequence[int], type_: Type, arithmetic: Callable[[int, int], int]) -> list[str]:
    """The flags for which `arithmetic` of two constants of the type leaves its range, with a sign or without.

    What is then computed with the constant that comes out is not what the flag is about.
    """
    readings = {"nsw": signed, "nuw": unsigned}
    return [
        flag
        for flag, read in readings.items()
        if (exact := arithmetic(*(read(value, type_) for value in values))) != read(exact, type_)
    ]


def fastmath_properties(op: Operation) -> dict[str, Attribute]:
    """The fast-math flags of `op` for another operation."""
    flags = op.properties.get("fastmath")
    return {"fastmath": flags} if flags is not None else {}
