"""The attribute `predicate` of comparisons."""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ir.types import IntegerType


def predicate_attr(value: int) -> IntegerAttr:
    """The predicate with this number in CmpIPredicate."""
    return IntegerAttr(value, IntegerType(64))
