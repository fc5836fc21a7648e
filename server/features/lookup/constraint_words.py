"""Constraints of the definitions in words, for documentation."""

from __future__ import annotations

import re

from ....ods.definitions import AttributeDefinition, ValueGroup
from ....ods.verification.constraint_names import words

_HASH = re.compile(r"_[0-9a-f]{6}\Z").sub
_CASE = re.compile(r"\bcase of the enum (?:\w+\.)*(\w+)").sub
_PREFIX = re.compile(r"[A-Za-z]+_(?=[A-Z])").match
_PART = re.compile(r"[A-Z][A-Z][a-z]+|[A-Z][a-z]+[A-Z](?=[A-Z][a-z])|[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+|[A-Z0-9]+").findall
"""A single letter in capitals belongs to the word beside it, as in `FCmp` and `CmpI`."""
_WHOLE = {"attr": "attribute", "prop": "property", "iface": "", "interface": "", "enum": ""}
"""Words for parts of the names that definitions have in C++; empty: it says nothing."""


def type_in_words(group: ValueGroup) -> str:
    """`index`, `memref`, `float or vector of float`: what values of the group may be."""
    constraint = group.constraint
    if constraint.buildable is not None:
        return f"`{constraint.buildable}`"
    return words(constraint.predicate) or _name_in_words(constraint.name)


def attribute_in_words(attribute: AttributeDefinition) -> str:
    """`optional integer attribute`, with the default if there is one."""
    what = words(attribute.predicate)
    if not what or what == "any type":
        what = _name_in_words(attribute.constraint)
    what = _CASE(lambda found: _name_in_words(found[1]), what)
    if attribute.default is not None:
        return f"{what}, has a default" if attribute.default == "?" else f"{what}, `{attribute.default}` unless given"
    return f"{what}, optional" if attribute.optional else what


def _name_in_words(name: str) -> str:
    """`any pointer or mappable type` for `OpenACC_AnyPointerOrMappableType`, the name of a C++ or TableGen class."""
    name = _HASH("", name)
    prefix = _PREFIX(name)
    parts = [
        part if part.isupper() and len(part) > 1 else part.lower()
        for part in _PART(name[prefix.end() :] if prefix else name)
    ]
    return " ".join([known for part in parts if (known := _WHOLE.get(part, part))])
