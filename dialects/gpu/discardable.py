"""Attributes of `gpu` on operations of other dialects."""

from __future__ import annotations

from ...ir.attributes import UnitAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.verification.discardable_attributes import Words


def operation_attribute(op: Operation, name: str, value: Attribute) -> Words:
    if name != "gpu.container_module" or not isinstance(value, UnitAttr) or op.name == "builtin.module":
        return None
    return f"expected '{name}' attribute to be attached to 'builtin.module'"
