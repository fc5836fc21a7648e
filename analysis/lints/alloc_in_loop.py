"""Allocations in loops that could be made once, before the loop."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Severity
from ..buffers.escape import Escape
from ..dataflow.sites import Origin
from ..ownership.function_memory import memory_of
from ..placement.heap_buffers import Placement, Placements, placements_of
from ..placement.placement_limits import Place
from ..region_kinds import enclosing_loops
from ..spans import called, name_span, note_at

CODE = "alloc-in-loop"


CAPTURED_BY_CALLS = FactKey[bool]("allocations that calls keep in loops", is_plain=True)


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return findings(placements_of(item, knowledge))


def findings(placements: Placements) -> list[Finding]:
    return [_finding(one) for one in placements.better if one.place is Place.BEFORE_LOOP]


def captured_by_calls(item: Item, knowledge: Knowledge) -> bool:
    """Whether nothing but what is called by `item` may keep one of its allocations in a loop; cached with the item."""
    return item.parsed.facts.get(CAPTURED_BY_CALLS, knowledge, _captured_by_calls, item, knowledge)


def _captured_by_calls(item: Item, knowledge: Knowledge) -> bool:
    flows = [memory.flow for memory in memory_of(item, knowledge)]
    heap = (site.op for flow in flows if flow.calls for site in flow.sites if site.origin is Origin.HEAP)
    if not any(op is not None and any(enclosing_loops(op, knowledge)) for op in heap):
        return False
    return any(use.kind is Escape.CAPTURED for _, use in placements_of(item, knowledge).not_moved)


def _finding(found: Placement) -> Finding:
    message = f"{called(found.op.results[0])} {found.words}"
    help_ = "move the allocation before the loop, and its deallocation after it"
    note = note_at(found.loops[-1], "this is the loop" if len(found.loops) == 1 else "this is the outermost loop")
    return Finding(CODE, Severity.HINT, *name_span(found.op), message, (note,), help_, size=found.size)
