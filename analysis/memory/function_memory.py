"""Memory summary of an item: the outcomes of all its buffers, computed once for all lints."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..spans import functions_with_buffers
from .flow import Flow, Origin, Site
from .outcome import Budget, PathSummary, TooManyPaths
from .paths import Tracker, decided_blocks
from .relevant_blocks import Shortcuts

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
    flow = Flow(function, knowledge)
    budget = Budget(_BASE_STEPS + _STEPS_PER_OPERATION * len(flow.first))
    summaries: list[PathSummary] = []
    shortcuts = None
    if len(function.regions[0].blocks) > 1:
        shortcuts = Shortcuts(flow, decided_blocks(flow, budget))
    for site in _sites(flow):
        try:
            summaries.append(Tracker(flow, site, budget, shortcuts).run())
        except TooManyPaths:
            continue
    return FunctionMemory(function, flow, tuple(summaries))


def _sites(flow: Flow) -> Iterator[Site]:
    """Buffers that the function has to free, and others that it may free or return."""
    yield from (site for site in flow.sites if site.is_owned)
    interesting = _may_be_freed_or_returned(flow)
    yield from (site for site in flow.sites if not site.is_owned and site.value in interesting)
    for argument in flow.function.regions[0].blocks[0].args:
        if argument in interesting:
            yield Site(argument, Origin.ARGUMENT)


def _may_be_freed_or_returned(flow: Flow) -> set[object]:
    """Values that the operands of deallocations and returns may alias."""
    ends = [block.last for block in flow.function.regions[0].blocks if block.last is not None and not block.successors]
    pending = [operand.value for op in (*flow.frees, *ends) for operand in op.operands if is_memref(operand.value.type)]
    found: set[object] = set(pending)
    for value in pending:
        for source in flow.sources.get(value, ()):
            if source not in found:
                found.add(source)
                pending.append(source)
    return found


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
