"""Symbol operations: functions, symbols and symbol tables as regexes, for text that is too broken to be parsed.

A start must not load every dialect's definitions, so the names are an index that `./dev ods` makes from them.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from ...dialects.symbol_op_names import FUNCTIONS, SYMBOL_TABLES, SYMBOLS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable


def names_regex(names: Iterable[str]) -> str:
    """A regex, without groups that capture, of the full names of operations; those of one dialect share its prefix."""
    mnemonics: dict[str, list[str]] = {}
    for name in names:
        dialect, _, mnemonic = name.partition(".")
        # A longer name comes before its own beginning.
        mnemonics.setdefault(dialect, []).insert(0, re.escape(mnemonic))
    return "|".join([rf"{dialect}\.(?:{'|'.join(own)})" for dialect, own in mnemonics.items()])


FUNCTION: Final = names_regex(FUNCTIONS)
"""Operations with FunctionOpInterface."""
SYMBOL_TABLE: Final = names_regex(SYMBOL_TABLES)
SYMBOL_IN_TABLE: Final = names_regex([name for name in SYMBOLS if name not in SYMBOL_TABLES])
"""Symbols that hold no others."""
FUNCTION_DIALECTS: Final[dict[str, frozenset[str]]] = {
    mnemonic: frozenset([name.partition(".")[0] for name in FUNCTIONS if name.partition(".")[2] == mnemonic])
    for mnemonic in dict.fromkeys([name.partition(".")[2] for name in FUNCTIONS])
}
"""For each mnemonic of a function, the dialects that have one."""


@lru_cache(maxsize=1)
def symbol_start() -> Callable[[str, int, int], re.Match[str] | None]:
    """Matches the name of a symbol that holds no others, with the indentation before it; compiled on first use."""
    return re.compile(rf"[ \t]*(?:{SYMBOL_IN_TABLE})\b").match


@lru_cache(maxsize=1)
def op_in_module_start() -> Callable[[str, int, int], re.Match[str] | None]:
    """Matches the name of an operation that is in modules only; compiled on first use."""
    return re.compile(rf"(?:module|{SYMBOL_TABLE}|{SYMBOL_IN_TABLE})\b").match
