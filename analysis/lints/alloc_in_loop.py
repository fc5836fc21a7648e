"""Allocations in loops that could be made once, before the loop."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..placement.heap_buffers import Placement, placements_of
from ..placement.placement_limits import Place
from ..spans import called, name_span, note_at

CODE = "alloc-in-loop"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [_finding(one) for one in placements_of(item, knowledge).better if one.place is Place.BEFORE_LOOP]


def _finding(found: Placement) -> Finding:
    message = f"{called(found.op.results[0])} {found.words}"
    help_ = "move the allocation before the loop, and its deallocation after it"
    note = note_at(found.loops[-1], "this is the loop" if len(found.loops) == 1 else "this is the outermost loop")
    return Finding(CODE, Severity.HINT, *name_span(found.op), message, (note,), help_, size=found.size)
