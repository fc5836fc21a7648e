"""Custom syntax of the func dialect."""

from __future__ import annotations

from ...ods.protocols import ParseFunction, PrintFunction
from ..common.assembly.functions import parse_function, print_function

PARSERS: dict[str, ParseFunction] = {"func.func": parse_function}
PRINTERS: dict[str, PrintFunction] = {"func.func": print_function}
