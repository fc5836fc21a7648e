"""Symbol tables: from an operation to what a name means to it (mlir/lib/IR/SymbolTable.cpp)."""

from __future__ import annotations

from ...ir.attributes import StringAttr
from ...ir.graph import Operation
from ...ods.registry import UPSTREAM


def symbol_table(op: Operation) -> Operation | None:
    """The nearest symbol table around `op`; None where there is none, or where an unknown operation may be it."""
    for around in op.ancestors():
        definition = UPSTREAM.lookup(around.name)
        if definition is None and len(around.regions) == 1:
            return None
        if definition is not None and definition.has_trait("SymbolTable"):
            return around
    return None


def symbol_of(user: Operation, name: str) -> Operation | None:
    """The operation that `@name` means where `user` is; None where that is not known."""
    table = symbol_table(user)
    for block in table.regions[0].blocks if table is not None else ():
        for op in block.ops:
            symbol = op.attribute("sym_name")
            if isinstance(symbol, StringAttr) and symbol.value == name:
                return op
    return None
