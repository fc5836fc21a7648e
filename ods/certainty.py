"""Certainty of definitions that a user loads: a dump says which parts of an operation's syntax are C++, not what it is.

An operation whose format has such a part may be written in ways that the format does not show: text that does not fit
is no error then. Of upstream's dialects that C++ is written here by hand, so that all of them are certain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from .definitions import AttributeDefinition, FormatNode, OpDefinition, ValueGroup
from .registry import Registry

_IN_CPP = frozenset({"attrdef", "other"})
"""Kinds of attributes whose text a dialect may read by itself."""


def is_certain(definition: OpDefinition, registry: Registry) -> bool:
    """Whether all of an operation's custom syntax follows from its definition."""
    if not registry.is_loaded(definition.dialect):
        return True
    nodes = definition.format
    return nodes is not None and all(_is_certain(node, definition, registry) for node in nodes)


def has_open_results(definition: OpDefinition) -> bool:
    """Whether the number of results follows from C++: groups of any number that the custom syntax does not mention."""
    open_ = {group.name for group in definition.results if group.is_variable}
    return bool(open_) and not (open_ | {"results"}) & _typed_in(definition.format or ())


def unresolved(name: str) -> bool:
    """Whether `name`, which should be an operation's, is that of a C++ class that no definition has."""
    return "::" in name


def _is_certain(node: FormatNode, definition: OpDefinition, registry: Registry) -> bool:
    for part in _parts(node):
        kind, name = part[0] if part else "", part[1] if len(part) > 1 else ""
        if kind == "custom":
            return False
        attribute = definition.attribute(str(name)) if kind in ("attr", "prop") else None
        if attribute is not None and not _is_certain_attribute(attribute, registry):
            return False
        if kind == "type" and not all(_is_certain_type(group, registry) for group in _groups(part, definition)):
            return False
    return True


def _groups(node: Sequence[FormatNode], definition: OpDefinition) -> list[ValueGroup]:
    """The groups that a part of a format names."""
    named = {str(part[1]) for part in _parts(node) if len(part) > 1 and part[0] in ("operand", "result")}
    return [group for group in (*definition.operands, *definition.results) if group.name in named]


def _is_certain_attribute(attribute: AttributeDefinition, registry: Registry) -> bool:
    kind = attribute.syntax[0]
    if kind not in _IN_CPP:
        return True
    dialect, _, mnemonic = str(attribute.syntax[1]).partition(".") if len(attribute.syntax) > 1 else ("", "", "")
    found = registry.lookup_attr(dialect, mnemonic)
    return found is not None and not found.custom and bool(found.format) and found.format[0] == "<"


def _is_certain_type(group: ValueGroup, registry: Registry) -> bool:
    """Whether types of the group are written with their names, or with bodies in brackets."""
    short = group.constraint.short
    if short is None:
        return not group.constraint.is_own
    found = registry.lookup_type(*short.split(".", 1))
    return found is not None and not found.custom and bool(found.format) and found.format[0] == "<"


def _parts(node: FormatNode) -> list[Sequence[FormatNode]]:
    """`node` and all that is in it."""
    if isinstance(node, str | int):
        return []
    nodes = cast("Sequence[FormatNode]", node)
    return [nodes, *[part for each in nodes for part in _parts(each)]]


def _typed_in(nodes: Sequence[FormatNode]) -> set[str]:
    """The groups whose types a format writes; `results` for all results."""
    found: set[str] = set()
    for part in [each for node in nodes for each in _parts(node)]:
        if part and part[0] == "result" and len(part) > 1:
            found.add(cast("str", part[1]))
        elif part and part[0] == "results":
            found.add("results")
    return found
