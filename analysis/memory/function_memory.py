"""What happens to the buffers of an item, found out once for all lints."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..spans import has_buffers, readable_functions
from .flow import Flow, Origin, Site
from .outcome import Budget, Story, TooManyPaths
from .paths import Tracker, undecided_blocks
from .relevant_blocks import Shortcuts

_STEPS = 4_000
_STEPS_PER_OPERATION = 60


@dataclass(frozen=True, eq=False)
class FunctionMemory:
    """What was found out about one function."""

    function: Operation
    flow: Flow
    stories: tuple[Story, ...]
    """Of the buffers that could be followed."""

    @property
    def frees_by_hand(self) -> bool:
        """Whether anything is freed here: then somebody has to free the rest as well. Reallocations do not count."""
        return any(not self.flow.effects_of(op).made for op in self.flow.frees)


_MEMORY = FactKey["tuple[FunctionMemory, ...]"]("memory")


def memory_of(item: Item, knowledge: Knowledge) -> tuple[FunctionMemory, ...]:
    """The functions of `item` that have buffers; kept with it."""
    return item.parsed.facts.get(_MEMORY, knowledge, _memory_of, item, knowledge)


def _memory_of(item: Item, knowledge: Knowledge) -> tuple[FunctionMemory, ...]:
    functions = [function for function in readable_functions(item) if has_buffers(function)]
    return tuple([memory_of_function(function, knowledge) for function in functions])


def memory_of_function(function: Operation, knowledge: Knowledge) -> FunctionMemory:
    """The same of one function with a body, whether it has text or not."""
    flow = Flow(function, knowledge)
    budget = Budget(_STEPS + _STEPS_PER_OPERATION * len(flow.first))
    stories: list[Story] = []
    shortcuts = None
    if len(function.regions[0].blocks) > 1:
        shortcuts = Shortcuts(flow, undecided_blocks(flow, budget))
    for site in _sites(flow):
        try:
            stories.append(Tracker(flow, site, budget, shortcuts).run())
        except TooManyPaths:
            continue
    return FunctionMemory(function, flow, tuple(stories))


def _sites(flow: Flow) -> Iterator[Site]:
    """Buffers that somebody here has to free, and others that somebody here may free or return."""
    yield from (site for site in flow.sites if site.is_owned)
    interesting = _may_be_freed_or_returned(flow)
    yield from (site for site in flow.sites if not site.is_owned and site.value in interesting)
    for argument in flow.function.regions[0].blocks[0].args:
        if argument in interesting:
            yield Site(argument, Origin.ARGUMENT)


def _may_be_freed_or_returned(flow: Flow) -> set[object]:
    """All that the operands of deallocations and returns may be names of."""
    ends = [block.last for block in flow.function.regions[0].blocks if block.last is not None and not block.successors]
    pending = [operand.value for op in (*flow.frees, *ends) for operand in op.operands if is_memref(operand.value.type)]
    found: set[object] = set(pending)
    for value in pending:
        for source in flow.sources.get(value, ()):
            if source not in found:
                found.add(source)
                pending.append(source)
    return found
