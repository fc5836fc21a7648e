"""Memory summary of an item: the outcomes of all its buffers, computed once for all lints."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..spans import functions_with_buffers
from .flow import Flow
from .outcome import Budget, PathSummary, TooManyPaths
from .paths import Tracker, decided_blocks
from .relevant_blocks import Shortcuts
from .sites import Site
from .slices import Part, Slices
from .state import ownership_flag

_BASE_STEPS = 4_000
_STEPS_PER_OPERATION = 60
"""Budget of a function, in states passed through operations."""


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
    return FunctionMemory(function, flow, tuple(summaries_of(flow)))


def summaries_of(flow: Flow) -> Iterator[PathSummary]:
    """Of each buffer of one function; in the order of `Flow.followed`."""
    budget = Budget(_BASE_STEPS + _STEPS_PER_OPERATION * len(flow.graph.ops))
    slices = Slices(flow)
    shortcuts: Shortcuts | None = None
    for site in flow.followed:
        part = slices.uses(site)
        summary = _without_conditions(flow, site, part)
        if summary is None:
            if shortcuts is None and len(flow.function.regions[0].blocks) > 1:
                shortcuts = Shortcuts(flow, decided_blocks(flow, budget))
            try:
                summary = Tracker(flow, site, slices.with_conditions(site, part), budget, shortcuts).run()
            except TooManyPaths:
                continue
        yield summary


def _without_conditions(flow: Flow, site: Site, part: Part) -> PathSummary | None:
    """The summary, where the conditions of branches and deallocations do not matter; else None."""
    if part.names & flow.given_to_helpers or (site.op is not None and ownership_flag(site.op, site.value) is not None):
        return None
    try:
        summary = Tracker(flow, site, part, Budget(_BASE_STEPS)).run_from_origin()
    except TooManyPaths:
        return None
    return summary if summary.is_alike else None


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
