"""Numbers of enums: what an attribute holds for a case in one release, and in another one.

A generic form has the number alone, `kind = 4 : i64`, and some enums of LLVM have been sorted anew.
"""

from __future__ import annotations

from collections.abc import Mapping

from ....ir.attributes import ArrayAttr, IntegerAttr
from ....ir.base import Attribute
from ....ir.graph import Operation
from ....ods.definitions import EnumDefinition, OpDefinition, Term
from ....ods.knowledge import Knowledge

_RENAMED: Mapping[str, str] = {"maxf": "maximumf", "minf": "minimumf"}
"""Cases of `arith.AtomicRMWKind` before LLVM 18, and what each is called since."""


def renumbered(
    op: Operation, definition: OpDefinition, source: Knowledge, target: Knowledge
) -> dict[str, Attribute] | None:
    """The properties of `op`, an operation of `source`, that have another number for `target`; None: one has none."""
    changed: dict[str, Attribute] = {}
    for each in definition.attributes:
        before = op.properties.get(each.name)
        if before is None:
            continue
        after = _converted(before, each.syntax, source, target)
        if after is None:
            return None
        if after is not before:
            changed[each.name] = after
    return changed


def _converted(value: Attribute, syntax: tuple[Term, ...], source: Knowledge, target: Knowledge) -> Attribute | None:
    if syntax[0] == "array" and isinstance(value, ArrayAttr) and isinstance(syntax[1], tuple):
        elements = [_converted(each, syntax[1], source, target) for each in value.elements]
        known = tuple([each for each in elements if each is not None])
        if len(known) < len(elements):
            return None
        return value if known == value.elements else ArrayAttr(known)
    if syntax[0] != "enum" or not isinstance(value, IntegerAttr):
        return value
    key = str(syntax[1])
    number = _number(value.value, source.registry.lookup_enum(key), target.registry.lookup_enum(key))
    if number is None:
        return None
    return value if number == value.value else IntegerAttr(number, value.type)


def _number(value: int, before: EnumDefinition | None, after: EnumDefinition | None) -> int | None:
    if before is None or after is None or before.cases == after.cases or before.is_bits:
        return value
    keyword = before.keyword_of(value)
    if keyword is None:
        # A number that is no case is wrong in both.
        return value
    return after.value_of(_RENAMED.get(keyword, keyword))
