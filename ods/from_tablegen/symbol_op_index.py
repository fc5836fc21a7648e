"""Symbol operation index: `dialects/symbol_op_names.py`, so that a start need not load all definitions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_HEAD = '''"""Names of the operations that are functions, symbols or symbol tables. Written by `./dev ods`."""

from __future__ import annotations

from typing import Final

MODULE: Final = "builtin.module"
"""The operation that a text without one is implicitly in."""
'''


def symbol_op_index(documents: Iterable[Mapping[str, Any]]) -> str:
    """The module's text from all dialects' definitions; its tuples are sorted. A table that is a symbol is in both."""
    ops: dict[str, Mapping[str, Any]] = {}
    for document in documents:
        ops.update(document.get("ops", {}))

    def names(is_one: Callable[[Mapping[str, Any]], bool]) -> str:
        return "".join([f'    "{name}",\n' for name in sorted(ops) if is_one(ops[name])])

    functions = names(lambda op: "FunctionOpInterface" in op.get("interfaces", ()))
    symbols = names(lambda op: "SymbolOpInterface" in op.get("interfaces", ()))
    tables = names(lambda op: "SymbolTable" in op.get("traits", ()))
    return (
        f"{_HEAD}\nFUNCTIONS: Final = (\n{functions})\n\nSYMBOLS: Final = (\n{symbols})\n\n"
        f"SYMBOL_TABLES: Final = (\n{tables})\n"
    )
