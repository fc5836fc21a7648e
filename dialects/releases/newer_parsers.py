"""Syntax in C++ that LLVM 22 reads in another way: for each operation, the first release with it, and its parser.

Each parser is made of LLVM 22's, which is handed to it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, cast

from ...ir.attributes import DialectAttr
from ...ir.graph import Operation
from ...ods.protocols import OpParser, ParseFunction

if TYPE_CHECKING:
    from typing import Any

    Parse = Callable[[OpParser, Operation, ParseFunction], None]


class _WithList:
    """A parser that reads attributes of the operation, `read_list`, before each dictionary, and refuses them in it."""

    def __init__(self, parser: OpParser, read_list: Callable[[OpParser, Operation], None]) -> None:
        self._parser = parser
        self._read_list = read_list

    def __getattr__(self, name: str) -> Any:
        return getattr(self._parser, name)

    def attribute_dictionary(self, op: Operation) -> None:
        self._read_list(self._parser, op)
        start, before = self._parser.offset, dict(op.properties)
        self._parser.attribute_dictionary(op)
        for name, attribute in op.properties.items():
            if before.get(name) is not attribute:
                self._parser.fail(
                    f"inherent attribute '{name}' cannot be parsed from attr-dict when strict properties in assembly "
                    "format is enabled",
                    start,
                )


def _with_list(read_list: Callable[[OpParser, Operation], None]) -> Parse:
    def parse(p: OpParser, op: Operation, former: ParseFunction) -> None:
        former(cast("OpParser", _WithList(p, read_list)), op)

    return parse


def _flags(p: OpParser, op: Operation) -> None:
    """`fastmath<nnan, ninf>`."""
    if not p.optional_keyword("fastmath"):
        return
    words: list[str] = []
    p.comma_separated(lambda: words.append(p.any_keyword()), "<", ">")
    op.properties["fastmathFlags"] = DialectAttr("llvm", "fastmath", ", ".join(words))


def _elementwise(p: OpParser, op: Operation, former: ParseFunction) -> None:
    """`<add> indexing_maps = [...] ins(...) outs(...)`."""
    p.punctuation("<")
    kind = p.any_keyword("kind of elementwise operation")
    p.punctuation(">")
    op.properties["kind"] = DialectAttr("linalg", "elementwise_kind", kind)
    former(p, op)


_NEWER: Mapping[str, tuple[int, Parse]] = {
    "bufferization.alloc_tensor": (23, _with_list(lambda p, op: p.properties_dictionary(op))),
    "linalg.elementwise": (23, _elementwise),
    "llvm.fcmp": (23, _with_list(_flags)),
}


def newer_parser(name: str, llvm: int, parse: ParseFunction | None) -> ParseFunction | None:
    """The parser that the operation has in release `llvm`, from LLVM 22's; the same one where nothing changed."""
    since, newer = _NEWER.get(name, (0, None))
    if newer is None or parse is None or llvm < since:
        return parse
    former, read = parse, newer

    def parse_newer(p: OpParser, op: Operation) -> None:
        read(p, op, former)

    return parse_newer
