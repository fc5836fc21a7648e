"""Failure of a reference to a symbol, of operations with several references or with faults in what they reference."""

from __future__ import annotations

from collections.abc import Callable

from ....ir.attributes import SymbolRefAttr
from ....ir.graph import Operation
from ....ir.records import dataclass


@dataclass(frozen=True)
class SymbolFault:
    """A mismatch between an operation and the symbols that it references."""

    words: str
    """Upstream's."""
    on: Operation | None = None
    """The operation that is wrong, where that is one that is referenced."""
    is_bare: bool = False
    """Upstream does not name the operation."""
    is_undefined: bool = False


Lookup = Callable[[SymbolRefAttr], "Operation | None"]
"""The operation that a reference leads to in the nearest symbol table; None where nothing is known."""
SymbolCheck = Callable[[Operation, Lookup], "SymbolFault | None"]
