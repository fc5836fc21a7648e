"""Attributes of `transform` on operations of other dialects."""

from __future__ import annotations

from ...ir.attributes import StringAttr, UnitAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.registry import UPSTREAM
from ...ods.verification.discardable_attributes import Words


def operation_attribute(op: Operation, name: str, value: Attribute) -> Words:
    if name == "transform.with_named_sequence":
        definition = UPSTREAM.lookup(op.name)
        if definition is None or "SymbolTable" in definition.traits or op.name == "builtin.module":
            return None
        return f'"{name}" attribute can only be attached to operations with symbol tables'
    if name == "transform.target_tag":
        return None if isinstance(value, StringAttr) else f'"{name}" attribute must be a string'
    if name not in ("transform.consumed", "transform.readonly", "transform.silence_tracking_failures"):
        return f'unknown attribute: "{name}"'
    return None if isinstance(value, UnitAttr) else f'"{name}" must be a unit attribute'
