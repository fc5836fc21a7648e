"""Elided types: those that a declarative format writes without their name, as `<i32>` for `!emitc.lvalue<i32>`.

A format does so for a group of one value whose constraint is one C++ class with a syntax of its own
(mlir/tools/mlir-tblgen/OpFormatGen.cpp, `printStrippedAttrOrType`). The whole type is read as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from ...ir.base import Type
from ...ir.types import DialectType
from ...ods.definitions import AttrOrTypeDefinition, FormatNode
from ...ods.dialect_bodies import normal_body
from ...ods.parse_fault import ParseFault, UnknownSyntax
from ...ods.registry import dialect_names
from ..text.balanced_extent import balanced_end
from ..types.construct import dialect_type
from .op_parser import OpReader


def read_short_type(reader: OpReader, name: str, lookup: Callable[[str, str], AttrOrTypeDefinition | None]) -> Type:
    """A type called `name` (`dialect.mnemonic`), with or without its name."""
    start = reader.skip()
    if reader.next_is("!"):
        return reader.type()
    dialect, _, mnemonic = name.partition(".")
    if reader.next_is("<"):
        end = balanced_end(reader.text, start, opaque=True)
        if end > reader.end:
            raise ParseFault(start, reader.end, "expected '>'")
        reader.pos = end
        made = dialect_type(name, normal_body(reader.text[start + 1 : end - 1], reader.aliases))
    else:
        definition = lookup(dialect, mnemonic)
        if definition is not None and definition.custom and dialect not in dialect_names():
            raise UnknownSyntax(start, start, f"the syntax of '!{name}' is not described")
        words = _words(reader, definition.format or () if definition is not None else ())
        made = DialectType(dialect, "", f"{mnemonic} {words}") if words else DialectType(dialect, mnemonic)
    reader.syntax.type_spans.append((start, reader.pos, made))
    return made


def _words(reader: OpReader, nodes: Sequence[FormatNode]) -> str:
    """The text of a format without brackets: words and types. Empty for one that need not have a text."""
    parts: list[str] = []
    for node in nodes:
        if isinstance(node, str):
            if node == "<":
                reader.fail("expected '<'")
            reader.keyword(node)
            parts.append(node)
        elif not isinstance(node, int) and cast("str", node[0]) == "param":
            parts.append(str(reader.type()))
    return " ".join(parts)


def short_type_text(type_: Type, name: str) -> str:
    """The text of `type_` without the name of a type called `name`; the whole text of any other type."""
    dialect, _, mnemonic = name.partition(".")
    if not isinstance(type_, DialectType) or type_.dialect != dialect:
        return str(type_)
    if type_.mnemonic == mnemonic:
        return "" if type_.body is None else f"<{type_.body}>"
    words = (type_.body or "").removeprefix(f"{mnemonic} ")
    return words if not type_.mnemonic and words != type_.body else str(type_)
