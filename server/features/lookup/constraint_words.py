"""Constraints of the definitions in words, for documentation."""

from __future__ import annotations

import re

from ....ods.definitions import AttributeDefinition, ValueGroup
from ....ods.verification.constraint_names import words

_HASH = re.compile(r"_[0-9a-f]{6}\Z").sub


def type_in_words(group: ValueGroup) -> str:
    """`index`, `memref`, `float or vector of float`: what values of the group may be."""
    constraint = group.constraint
    if constraint.buildable is not None:
        return f"`{constraint.buildable}`"
    return words(constraint.predicate) or _HASH("", constraint.name)


def attribute_in_words(attribute: AttributeDefinition) -> str:
    """`optional integer attribute`, with the default if there is one."""
    what = words(attribute.predicate)
    if not what or what == "any type":
        what = _HASH("", attribute.constraint)
    if attribute.default is not None:
        return f"{what}, has a default" if attribute.default == "?" else f"{what}, `{attribute.default}` unless given"
    return f"{what}, optional" if attribute.optional else what
