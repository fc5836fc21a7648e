"""New operations before one whose spelling changes: their names, and the lines that they are on."""

from __future__ import annotations

import re

from ...ir.graph import Operation
from ...ir.records import dataclass


@dataclass(frozen=True)
class Made:
    """A new operation with one result, `name` of `type`."""

    name: str
    text: str
    type: str


def indentation(op: Operation) -> str:
    """A line end, and the blanks before `op` in its line."""
    syntax = op.syntax
    assert syntax is not None
    line = syntax.source.rfind("\n", 0, syntax.start) + 1
    before = syntax.source[line : syntax.start]
    return "\n" + before if not before.strip() else "\n  "


def end_of_header(op: Operation) -> int:
    """The place where the first region of `op` starts, or the end of an operation without regions."""
    syntax, region = op.syntax, op.regions[0].span if op.regions else None
    assert syntax is not None
    return region[0] if region is not None else syntax.end


def fresh_name(op: Operation, suffix: str) -> str:
    """A name for a new value beside the result of `op`, if it has one, which nothing in the text around it has."""
    syntax = op.syntax
    assert syntax is not None
    base = (op.results[0].name if op.results else None) or "value"
    base = base if not base[:1].isdigit() else f"v{base}"
    base = base.replace("#", "_")
    name, number = f"%{base}_{suffix}", 0
    while re.search(rf"{re.escape(name)}(?![\w$.-])", syntax.source) is not None:
        number += 1
        name = f"%{base}_{suffix}_{number}"
    return name
