"""Unregistered operations: whether one read with unknown syntax can still be printed after a pass changed it.

An unchanged operation keeps its text. One that has more operands or results has to be written in its generic form,
which has no place for custom syntax that was not understood.
"""

from __future__ import annotations

import re

from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.walk import walk
from ...ods.aliases import Aliases
from ...ods.parse_fault import ParseFault
from ..types.token_patterns import TYPE_START
from ..types.types import read_type

_UNDERSTOOD = lazy_pattern(r"[\s,:()]+|->|//[^\r\n]*|[%^][\w$.\-]+(?:#[0-9]+)?").match
_TYPE = re.compile(TYPE_START, re.ASCII).match


def unwritable(root: Operation) -> Operation | None:
    """The first operation in `root` that would lose something of what its author wrote; None if there is none."""
    for op in walk(root):
        first = op
        while first.origin is not None:
            first = first.origin
        # What has another name stands for an operation with an error, whose text stays.
        if first is not op and op.name == first.name and has_changed(op) and not _is_understood(first):
            return op
    return None


def has_changed(op: Operation) -> bool:
    """Whether `op` has not the parts any more that it was read with."""
    first = op
    while first.origin is not None:
        first = first.origin
    return any(
        len(now) != len(before)
        for now, before in (
            (op.operands, first.operands),
            (op.results, first.results),
            (op.regions, first.regions),
            (op.successors, first.successors),
        )
    )


def _is_understood(op: Operation) -> bool:
    """Whether the text has nothing but values, blocks, types and regions."""
    syntax = op.syntax
    if syntax is None or not syntax.opaque:
        return True
    text, pos = syntax.source, syntax.name_end
    regions = {region.span[0]: region.span[1] for region in op.regions if region.span is not None}
    while pos < syntax.end:
        found = _UNDERSTOOD(text, pos, syntax.end)
        if found is not None:
            pos = found.end()
        elif pos in regions:
            pos = regions[pos]
        elif _TYPE(text, pos, syntax.end) is not None:
            try:
                pos = read_type(text, pos, Aliases())[1]
            except ParseFault:
                return False
        else:
            return False
    return True
