"""Memory levers: passes over one function that make its peak smaller, or allocate less often, each with what it saves.

What a lever saves is no estimate: its edit is made, and the peak of the edited program is compared with that of the
text. Where one of the two is a bound ("at most"), the bound is said to get lower.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from ....analysis.calls.call_facts import CallFacts
from ....analysis.ownership.call_summaries import CallSummaries
from ....analysis.peak.amounts import NOTHING, Amount
from ....analysis.peak.spans import Span
from ....analysis.peak.words import amount_text
from ....dialects.memref import ops as memref
from ....ir.graph import Operation
from ....ir.pauses import pause
from ....ir.records import dataclass
from ....ir.symbol_names import symbol_name
from ....ir.walk import operations_in
from ....passes.minimal.shared_buffers import share_buffers
from ....passes.minimal_deallocation import MinimalDeallocation, deallocate_function
from ....passes.optimize_allocation_liveness import OptimizeAllocationLiveness
from ....passes.pass_manager.base import Pass, Refusal
from ....passes.pass_manager.callees import Callees
from ....passes.plan_memory import PlanMemory
from ....passes.sink_allocations import SinkAllocations
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import TextEdit, apply_edits
from ...facts.deallocation_facts import deallocation_of
from ...facts.memory.function_memory import FunctionMemory, memory_of
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from ..fixes.function_edits import Change, function_edits
from ..fixes.llvm_offers import offset_of
from ..fixes.offer_values import Offer, RefusedError, Scope

_MOST_ALLOCATIONS = 200
"""Allocations of a function up to which levers are tried unasked: each takes as long as a run of its pass."""


@dataclass(frozen=True)
class Lever:
    """One way to hold or allocate less. `deallocates`: whether it is for functions that leave their deallocations to a
    pass, or for others; None: for both."""

    scope: Scope
    title: str
    step: Pass
    change: Change
    deallocates: bool | None = False
    counts_allocations: bool = False
    """Whether it is offered where it only makes allocations fewer."""

    def suits(self, memory: FunctionMemory) -> bool:
        return self.deallocates is None or self.deallocates == memory.is_planned


def _early(function: Operation, root: Operation, document: Document, *, compact: bool = False) -> tuple[Refusal, ...]:
    knowledge = document.knowledge
    summaries = CallSummaries(root, knowledge, Callees(knowledge), compact=compact)
    return deallocate_function(function, knowledge, summaries).refusals


def _sink(function: Operation, _: Operation, document: Document) -> tuple[Refusal, ...]:
    return SinkAllocations().run(function, document.knowledge).refusals


def _free_after_last_use(function: Operation, _: Operation, document: Document) -> tuple[Refusal, ...]:
    return OptimizeAllocationLiveness().run(function, document.knowledge).refusals


def _both(function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
    return (*_free_after_last_use(function, root, document), *_sink(function, root, document))


def _reuse(function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
    refusals = _early(function, root, document, compact=True)
    if not refusals:
        share_buffers(root, [function], CallFacts(root, document.knowledge, Callees(document.knowledge)))
    return refusals


def _arena(function: Operation, root: Operation, document: Document) -> tuple[Refusal, ...]:
    return PlanMemory().run_on(root, document.knowledge, lambda one: one is function).refusals


LEVERS = (
    Lever(
        Scope.REUSE,
        "Let buffers take over others of their size (minimal-deallocation{reuse=same-size})",
        MinimalDeallocation(reuse="same-size"),
        _reuse,
        deallocates=None,
        counts_allocations=True,
    ),
    Lever(
        Scope.FREE_EARLY,
        "Insert deallocations where each path ends (minimal-deallocation{placement=early})",
        MinimalDeallocation(placement="early"),
        _early,
        deallocates=True,
    ),
    Lever(
        Scope.FREE_AFTER_LAST_USE,
        "Free buffers after their last use (optimize-allocation-liveness)",
        OptimizeAllocationLiveness(),
        _free_after_last_use,
    ),
    Lever(
        Scope.ALLOCATE_AT_FIRST_USE,
        "Allocate buffers at their first use (sink-allocations)",
        SinkAllocations(),
        _sink,
    ),
    Lever(
        Scope.SHORTEN_LIFETIMES,
        "Allocate buffers at their first use and free them after the last (sink-allocations, "
        "optimize-allocation-liveness)",
        OptimizeAllocationLiveness(),
        _both,
    ),
    Lever(Scope.ARENA, "Put buffers into one arena (plan-memory)", PlanMemory(), _arena),
)
_OF_SCOPE = {lever.scope: lever for lever in LEVERS}
LEVER_SCOPES = frozenset(_OF_SCOPE)
_OFFERS = FactKey[tuple[Offer, ...]]("levers of a function")
_ALLOCATES_MUCH = FactKey[bool]("allocations of a function are many")


def memory_offers(document: Document, item: Item, function: Operation, offset: int) -> tuple[Offer, ...]:
    """The levers that save something in `function`, in `item`, where `offset` is in the line of its peak; the one that
    saves most first."""
    if item.parsed.facts.get(_ALLOCATES_MUCH, function, _allocates_much, function):
        # What it holds takes long to find out, with each key.
        return ()
    memories = memory_of(document, item)
    index = next((at for at, one in enumerate(memories) if one.function is function), None)
    if index is None or not _is_at_peak(document, item, memories[index], offset):
        return ()
    return document.facts.get(_OFFERS, function, lambda: tuple(_offers(document, item, index)))


def _allocates_much(function: Operation) -> bool:
    """Whether more than `_MOST_ALLOCATIONS` are in `function`, as far as names tell."""
    allocations = (op for op in operations_in(function) if op.name == memref.AllocOp.NAME)
    return next(islice(allocations, _MOST_ALLOCATIONS, None), None) is not None


def _is_at_peak(document: Document, item: Item, memory: FunctionMemory, offset: int) -> bool:
    place = memory.place
    if place is None or place.syntax is None or memory.allocations > _MOST_ALLOCATIONS:
        return False
    start = in_document(item, (place.syntax.start, place.syntax.end))[0]
    return not document.text.count("\n", min(start, offset), max(start, offset))


def _offers(document: Document, item: Item, index: int) -> Iterator[Offer]:
    memory = memory_of(document, item)[index]
    found: list[tuple[Saving, Lever]] = []
    for lever in LEVERS:
        saving = saving_of(document, item, index, lever) if lever.suits(memory) else None
        if saving is not None and not any(one.covers(saving) for one, _ in found):
            found.append((saving, lever))
        pause()
    start, name = offset_of(item, memory.function), symbol_name(memory.function)
    for saving, lever in reversed(found):
        yield Offer(f"{lever.title}: {saving.words}", lever.scope, start, name)


@dataclass(frozen=True)
class Saving:
    """`is_exact`: each run holds so many `bytes` less at its peak; else the bound of the peak is lower by them.

    `allocations`: how many fewer there are in the text, `allocated`: their bytes; not counted where the peak is lower.
    """

    bytes: Amount
    is_exact: bool
    allocations: int = 0
    allocated: Amount = NOTHING

    def covers(self, other: Saving) -> bool:
        return self.bytes.is_least(other.bytes) and self.allocations >= other.allocations

    @property
    def words(self) -> str:
        if not self.bytes.is_same(NOTHING):
            amount = amount_text(self.bytes, name_of)
            return f"saves {amount} at the peak" if self.is_exact else f"lowers the bound of the peak by {amount}"
        plural = "" if self.allocations == 1 else "s"
        return f"{self.allocations} allocation{plural} fewer, of {amount_text(self.allocated, name_of)}"


def saving_of(document: Document, item: Item, index: int, lever: Lever) -> Saving | None:
    """Saving of `lever` in a function, the one with number `index` of those in `item`.

    None: it refuses, it saves nothing, or no bound is known.
    """
    memory = memory_of(document, item)[index]
    plan = deallocation_of(document, item).plan_of(memory.function)
    if lever.deallocates is not False and plan is not None and plan.changes_types:
        # Callers would have to change too.
        return None
    try:
        edits = lever_edits(document, offset_of(item, memory.function), lever.scope)
    except RefusedError:
        return None
    before = _bound(memory.heap)
    if not edits or before is None:
        return None
    edited = document.edited(apply_edits(document.text, edits))
    number = next((at for at, one in enumerate(document.leaves()) if one.start == item.start), 0)
    leaves = edited.leaves()
    memories = memory_of(edited, leaves[number]) if number < len(leaves) else ()
    after = _bound(memories[index].heap) if index < len(memories) else None
    if after is None:
        return None
    saved, fewer = before.minus(after), memory.allocations - memories[index].allocations
    is_exact = memory.heap.is_exact and memories[index].heap.is_exact
    if saved.is_same(NOTHING):
        allocated = memory.allocated.minus(memories[index].allocated)
        return Saving(saved, is_exact, fewer, allocated) if lever.counts_allocations and fewer > 0 else None
    return Saving(saved, is_exact) if saved.is_least(NOTHING) and not NOTHING.is_least(saved) else None


def lever_edits(document: Document, offset: int, scope: Scope) -> list[TextEdit]:
    """The edits of the lever with that scope on the function at `offset`.

    Raises:
        RefusedError: the pass does not apply.
    """
    lever = _OF_SCOPE[scope]
    return function_edits(document, offset, lever.change, [lever.step])


def _bound(heap: Span) -> Amount | None:
    """The peak; None where sizes decide which of several it is, or no bound is known."""
    first, *others = heap.peaks or (None,)
    return first.amount if first is not None and not others else None
