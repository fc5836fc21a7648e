"""Memory summary of an item: the outcomes of all its buffers, computed once for all lints."""

from __future__ import annotations

from ...ir.graph import Operation, Value
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
    is_on_all_edges: bool = True
    """Whether all paths of each buffer fare alike."""
    frees_elsewhere: bool = False
    """Whether the function is a part of one that has deallocations elsewhere."""

    @property
    def frees_by_hand(self) -> bool:
        """Whether the function has deallocations: then it has to free all its buffers. Reallocations do not count."""
        return self.frees_elsewhere or bool(self.deallocations)

    @property
    def deallocations(self) -> list[Operation]:
        return [op for op in self.flow.frees if not self.flow.effects_of(op).made]

    @property
    def unfreed(self) -> list[Value]:
        """The buffers that it owns and that a path neither frees nor returns, in text order.

        Those that were not followed to their end, because there are too many paths, count as well.
        """
        known = {summary.site: summary for summary in self.summaries}
        return [
            site.value
            for site in self.flow.sites
            if site.is_owned
            for summary in (known.get(site),)
            if summary is None or summary.leaks or summary.may_leak
        ]


MEMORY = FactKey["tuple[FunctionMemory, ...]"]("memory")
"""`memory_of`."""
HAS_UNFREED = FactKey[bool]("unfreed buffers")
"""`has_unfreed_buffer` of an item of one function, where it is known without a look at its buffers."""


def memory_of(item: Item, knowledge: Knowledge) -> tuple[FunctionMemory, ...]:
    """The functions of `item` that have buffers; cached with the item."""
    return item.parsed.facts.get(MEMORY, knowledge, _memory_of, item, knowledge)


def _memory_of(item: Item, knowledge: Knowledge) -> tuple[FunctionMemory, ...]:
    return tuple([memory_of_function(function, knowledge) for function in functions_with_buffers(item)])


def memory_of_function(function: Operation, knowledge: Knowledge) -> FunctionMemory:
    """The summary of one function with a body, with or without a source text."""
    flow = Flow.of(function, knowledge)
    summaries = Summaries(flow)
    found = tuple(summaries.all())
    return FunctionMemory(function, flow, found, not summaries.is_of_paths)


def has_unfreed_buffer(function: Operation, item: Item, knowledge: Knowledge) -> bool:
    """Whether `function`, a part of `item`, has `unfreed` buffers."""
    known = item.parsed.facts.find(HAS_UNFREED, knowledge)
    if known is not None:
        return known
    memory = next((one for one in memory_of(item, knowledge) if one.function is function), None)
    return memory is not None and bool(memory.unfreed)
