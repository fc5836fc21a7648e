"""Dictionaries in declarative formats: of attributes, and of properties.

Since LLVM 23 a format names every inherent attribute: its dictionaries are *strict*, they take discardable attributes
alone, and properties may be a list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import cast

from ...ir.attributes import UNIT
from ...ir.graph import Operation
from ...ods.definitions import FormatNode, OpDefinition
from .op_parser import OpReader

ReadAttribute = Callable[[Sequence[FormatNode]], None]
"""Reads the attribute that a node of a format names into the operation."""


def read_dictionary(
    reader: OpReader, op: Operation, definition: OpDefinition, kind: str, read: ReadAttribute | None
) -> None:
    """Read the dictionary that a node of `kind` stands for, if it is there.

    `read`: reads an attribute of a list of properties; None where dictionaries are not strict.
    """
    start = reader.skip()
    if kind == "prop-dict":
        if read is None:
            reader.properties_dictionary(op)
        else:
            _property_list(reader, op, definition, read)
        return
    if kind == "attr-dict":
        reader.attribute_dictionary(op)
    else:
        reader.attribute_dictionary_with_keyword(op)
    if read is not None:
        _refuse_inherent(reader, op, start)


def _refuse_inherent(reader: OpReader, op: Operation, start: int) -> None:
    """Fail for an inherent attribute in the dictionary that was read from `start` on."""
    spans = reader.syntax.attribute_spans
    for name in reader.inherent:
        span = spans.get(name)
        if span is not None and start <= span[0] and name in op.properties:
            reader.fail(
                f"inherent attribute '{name}' cannot be parsed from attr-dict when strict properties in assembly "
                "format is enabled",
                start,
            )


def _property_list(reader: OpReader, op: Operation, definition: OpDefinition, read: ReadAttribute) -> None:
    """Read `<alignment = 8, nontemporal>`, or the same in braces, if it is there; fail for what is missing."""
    before = frozenset(op.properties)
    if reader.next_is("<{"):
        reader.properties_dictionary(op)
    elif reader.optional_punctuation("<"):
        _properties(reader, op, definition, read)
    done = {*_attributes(definition.format or ()), *(op.properties.keys() - before)}
    for attribute in definition.attributes:
        if attribute.required and attribute.name not in done:
            reader.fail(f"properties dictionary is missing required attribute: {attribute.name}")


def _properties(reader: OpReader, op: Operation, definition: OpDefinition, read: ReadAttribute) -> None:
    """`alignment = 8, nontemporal>`; an empty list, too."""
    written: set[str] = set()
    while not reader.optional_punctuation(">"):
        if written:
            reader.punctuation(",")
        start = reader.skip()
        name = reader.any_keyword()
        attribute = definition.attribute(name)
        if attribute is None or name in written:
            reader.fail(f"duplicate or unknown property in properties dictionary: {name}", start, reader.token_end)
        written.add(name)
        if reader.optional_punctuation("="):
            read(("attr", name))
        elif attribute.syntax[0] == "unit":
            op.properties[name] = UNIT
        else:
            reader.fail("expected '='")


def _attributes(nodes: Sequence[FormatNode]) -> Iterator[str]:
    """The attributes with a place of their own in a format."""
    for node in nodes:
        if isinstance(node, str | int):
            continue
        parts = cast("Sequence[FormatNode]", node)
        if parts and parts[0] in ("attr", "prop"):
            yield cast("str", parts[1])
        else:
            yield from _attributes(parts)
