"""Symbol names of operations."""

from __future__ import annotations

from .attributes import StringAttr
from .graph import Operation


def symbol_name(op: Operation) -> str:
    """The symbol that `op` defines, without `@`; empty for an operation without one."""
    name = op.attribute("sym_name")
    return name.value if isinstance(name, StringAttr) else ""


def is_private(op: Operation) -> bool:
    """Whether the symbol that `op` defines is visible in its table alone."""
    visibility = op.attribute("sym_visibility")
    return isinstance(visibility, StringAttr) and visibility.value == "private"
