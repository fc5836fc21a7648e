"""Operand choices: the values in scope that fit, for the operands' places of an operation's snippet."""

from __future__ import annotations

import re

from ....ir.types import UnknownType
from ....ods.definitions import OpDefinition, ValueGroup
from ....ods.verification.type_predicates import type_predicate
from .context import OperationContext
from .snippets import choice

_MOST = 8
"""Values that are offered for one place, the nearest."""
_MOST_TRIED = 48
_PLACE = re.compile(r"\$\{([1-9][0-9]*):%(\w+)\}")


def with_values(writing: OperationContext, definition: OpDefinition, text: str) -> str:
    """`text`, a snippet of the operation, with values in scope in place of the names of operands they fit.

    One value is written, once; several are to choose from; where none fits, the name of the operand stays.
    """
    groups = {group.name: group for group in definition.operands}
    written: set[str] = set()

    def filled(place: re.Match[str]) -> str:
        group = groups.get(place[2])
        names = _fitting(writing, group) if group is not None else []
        if len(names) > 1:
            return choice(int(place[1]), names)
        if not names or names[0] in written:
            return place[0]
        written.add(names[0])
        return f"${{{place[1]}:{names[0]}}}"

    return _PLACE.sub(filled, text)


def _fitting(writing: OperationContext, group: ValueGroup) -> list[str]:
    predicate = type_predicate(group.constraint.predicate)
    found: list[str] = []
    for value in writing.values[:_MOST_TRIED]:
        fits = value.name is not None and not isinstance(value.type, UnknownType)
        if fits and (predicate is None or predicate(value.type) is not False):
            found.append(f"%{value.name}")
            if len(found) == _MOST:
                break
    return found
