"""Small heap buffers that could be on the stack."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..placement.heap_buffers import Placement, Placements, placements_of
from ..placement.placement_limits import Place
from ..spans import called, name_span

CODE = "small-heap-buffer"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    """Those of all sizes up to the largest that counts; the limit of the configuration is applied afterwards."""
    return findings(placements_of(item, knowledge))


def findings(placements: Placements) -> list[Finding]:
    return [_finding(one) for one in placements.better if one.place is Place.STACK]


def _finding(found: Placement) -> Finding:
    message = f"{called(found.op.results[0])} {found.words}"
    help_ = "allocate it with `memref.alloca`: the memory ends with the function, and needs no deallocation"
    return Finding(CODE, Severity.HINT, *name_span(found.op), message, (), help_, size=found.size)
