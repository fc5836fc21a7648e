"""Attributes of `linalg` on operations of other dialects."""

from __future__ import annotations

from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.verification.discardable_attributes import Words


def operation_attribute(_: Operation, name: str, __: Attribute) -> Words:
    if name == "linalg.memoized_indexing_maps":
        return None
    return f"attribute '\"{name}\"' not supported by the linalg dialect"
