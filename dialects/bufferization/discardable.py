"""Attributes of `bufferization` on operations of other dialects, and on arguments of functions."""

from __future__ import annotations

from ...ir.attributes import AffineMapAttr, DialectAttr, IntegerAttr, StringAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import I1
from ...ods.registry import UPSTREAM
from ...ods.verification.discardable_attributes import Words


def operation_attribute(op: Operation, name: str, __: Attribute) -> Words:
    if name == "bufferization.manual_deallocation":
        definition = UPSTREAM.lookup(op.name)
        if definition is None or definition.has_custom_effects:
            return None
        if any(effect.kind in ("alloc", "free") for effect in definition.effects or ()):
            return None
        text = f"'{op.name}' op attribute '{name}"
        return f"{text}' can be used only on ops that have an allocation and/or free side effect"
    return f"attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"


def argument_attribute(op: Operation, name: str, value: Attribute, of: Type) -> Words:
    del of
    if name == "bufferization.writable":
        if not isinstance(value, IntegerAttr) or value.type is not I1:
            return f"'{name}' is expected to be a boolean attribute", str(value)
        return None if op.regions and op.regions[0].blocks else f"'{name}' is invalid on external functions"
    if name == "bufferization.access":
        if not isinstance(value, StringAttr):
            return f"'{name}' is expected to be a string attribute", str(value)
        allowed = ("none", "read", "write", "read-write")
        return None if value.value in allowed else f"invalid value for '{name}': {value}, none of {', '.join(allowed)}"
    if name == "bufferization.buffer_layout":
        is_right = isinstance(value, (AffineMapAttr, DialectAttr))
        return None if is_right else (f"'{name}' is expected to be a memref layout attribute", str(value))
    return f"attribute '\"{name}\"' not supported as a region arg attribute by the bufferization dialect"
