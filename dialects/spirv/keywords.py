"""Keywords in the enum attributes of `spirv`, such as `#spirv.memory_access<Volatile|Aligned>`."""

from __future__ import annotations

from ...ir.attributes import DialectAttr
from ...ir.graph import Operation


def keyword_of(op: Operation, name: str) -> str:
    """The text of the enum attribute `name`, one keyword or several with `|` between; empty without one."""
    attribute = op.properties.get(name)
    return attribute.body or "" if isinstance(attribute, DialectAttr) else ""


def flags_of(op: Operation, name: str) -> frozenset[str]:
    """The keywords of the enum attribute `name`."""
    return frozenset(word.strip() for word in keyword_of(op, name).split("|") if word.strip())
