"""Custom syntax of the func dialect."""

from __future__ import annotations

from .function_syntax import parse_function, print_function
from .protocols import ParseFunction, PrintFunction

PARSERS: dict[str, ParseFunction] = {"func.func": parse_function}
PRINTERS: dict[str, PrintFunction] = {"func.func": print_function}
