"""Symbol names of operations."""

from __future__ import annotations

from .attributes import StringAttr
from .graph import Operation


def symbol_name(op: Operation) -> str:
    """The symbol that `op` defines, without `@`; empty for an operation without one."""
    name = op.attribute("sym_name")
    return name.value if isinstance(name, StringAttr) else ""
