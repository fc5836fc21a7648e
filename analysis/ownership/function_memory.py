"""Memory summary of an item: the outcomes of all its buffers, computed once for all lints."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..dataflow.buffer_flow import Flow
from ..dataflow.outcome import PathSummary
from ..dataflow.summaries import Summaries
from ..spans import functions_with_buffers


@dataclass(frozen=True, eq=False)
class FunctionMemory:
    """Path summaries of one function."""

    function: Operation
    flow: Flow
    summaries: tuple[PathSummary, ...]
    """Of the buffers within the budget."""

    @property
    def frees_by_hand(self) -> bool:
        """Whether the function has deallocations: then it has to free all its buffers. Reallocations do not count."""
        return any(not self.flow.effects_of(op).made for op in self.flow.frees)


_MEMORY = FactKey["tuple[FunctionMemory, ...]"]("memory")


def memory_of(item: Item, knowledge: Knowledge) -> tuple[FunctionMemory, ...]:
    """The functions of `item` that have buffers; cached with the item."""
    return item.parsed.facts.get(_MEMORY, knowledge, _memory_of, item, knowledge)


def _memory_of(item: Item, knowledge: Knowledge) -> tuple[FunctionMemory, ...]:
    return tuple([memory_of_function(function, knowledge) for function in functions_with_buffers(item)])


def memory_of_function(function: Operation, knowledge: Knowledge) -> FunctionMemory:
    """The summary of one function with a body, with or without a source text."""
    flow = Flow.of(function, knowledge)
    return FunctionMemory(function, flow, tuple(Summaries(flow).all()))


def has_unfreed_buffer(function: Operation, item: Item, knowledge: Knowledge) -> bool:
    """Whether `function`, a part of `item`, owns a buffer that a path neither frees nor returns.

    Buffers that were not followed to their end, because there are too many paths, count as well.
    """
    memory = next((one for one in memory_of(item, knowledge) if one.function is function), None)
    if memory is None:
        return False
    known = {summary.site: summary for summary in memory.summaries}
    return any(
        summary is None or bool(summary.leaks or summary.may_leak)
        for site in memory.flow.sites
        if site.is_owned
        for summary in (known.get(site),)
    )
