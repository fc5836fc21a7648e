"""Attributes of `dlti` on operations of other dialects."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ods.verification.discardable_attributes import Words


def operation_attribute(_: Operation, name: str, value: Attribute) -> Words:
    kind = name.partition(".")[2]
    if kind not in ("dl_spec", "map", "target_system_spec"):
        return f"attribute '{name}' not supported by dialect"
    if isinstance(value, DialectAttr) and (value.dialect, value.mnemonic or kind) == ("dlti", kind):
        return None
    return f"'{name}' is expected to be a #dlti.{kind} attribute", str(value)
