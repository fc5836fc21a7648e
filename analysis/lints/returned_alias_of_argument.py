"""Functions that return a buffer they do not own: an argument or a global.

Callers own what a function returns, so the deallocation pipeline copies such a buffer before it is returned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffers.size import bytes_text, static_bytes
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import Origin
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "returned-alias-of-argument"
_WHAT = {Origin.ARGUMENT: "argument", Origin.GLOBAL: "global", Origin.STACK: "stack memory"}


@dataclass(frozen=True)
class BorrowedReturn:
    """A return of a buffer that the function does not own."""

    op: Operation
    summary: PathSummary
    returns: str
    """The returned values, with the number of paths."""

    @property
    def origin(self) -> Origin:
        return self.summary.site.origin

    def cloned(self, code: str) -> Finding:
        """The hint that the deallocation pipeline copies the buffer."""
        value = self.summary.site.value
        size = static_bytes(value.type)
        cost = f" ({bytes_text(size)} per call)" if size is not None else ""
        message = f"{self.returns}: the deallocation pipeline clones it{cost}"
        help_ = "let the caller use its own buffer; drop-equivalent-buffer-results does that for private functions"
        return Finding(
            code, Severity.HINT, *name_span(self.op), message, (note_at(value, "this is the buffer"),), help_
        )


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [
        found.cloned(CODE)
        for memory in memory_of(item, knowledge)
        for found in borrowed_returns(memory)
        if found.origin is not Origin.STACK
    ]


def borrowed_returns(memory: FunctionMemory) -> Iterator[BorrowedReturn]:
    for summary in memory.summaries:
        for op, counts in summary.returned_borrowed.items():
            if counts.violating:
                verb = "may return" if counts.valid else "returns"
                what = f"{_WHAT[summary.site.origin]} {called(summary.site.value)}"
                yield BorrowedReturn(op, summary, f"{verb} {what}")
