"""Attributes of `llvm` on operations of other dialects."""

from __future__ import annotations

from ...ir.attributes import StringAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.verification.discardable_attributes import Words


def operation_attribute(op: Operation, name: str, value: Attribute) -> Words:
    if name != "llvm.data_layout" or isinstance(value, StringAttr):
        return None
    return f"'{op.name}' op expected '{name}' to be a string attributes"
