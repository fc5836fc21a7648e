"""Remembered buffers: what is known of a long function, for versions of it that differ in little but layout.

While somebody types, a function has an error at each second key, and is what it was before as soon as that is gone.
Comments and line ends change nothing either, and arithmetic on numbers that are no sizes nothing about deallocations. A
version's program is compared as values (`BufferSketch`), in a small part of the time of an analysis.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple

from ....ir.graph import Operation, OpOperand
from ....ir.records import dataclass, field, replace
from ....syntax.document.lazy_item import INHERITED_BUFFERS, MIN_SPLICED_CHARS, Inherited, LazyItem
from ....syntax.parser.fact_cache import FactKey
from .buffer_sketches import BufferSketch, payloads_of, sketch_of
from .successors import SiteNotes, Successor

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ....analysis.ownership.call_outcomes import LocalOutcome
    from ....analysis.placement.heap_buffers import Placements
    from ....ods.knowledge import Knowledge
    from ....passes.ownership.eventless import Events
    from ....syntax.document.document import Item
    from ....syntax.text.findings import Finding
    from .bufferization_plans import BufferizationFacts
    from .plans import DeallocationFacts, ShownPeak
    from .tensor_plans import TensorPlans


class HintsOf(Enum):
    """The kinds of hints that are remembered, by what they are about."""

    BUFFERS = "buffers"
    TENSORS = "tensors"
    BUFFERS_BESIDE_TENSORS = "buffers beside tensors"


_DEPENDING_ON = {
    HintsOf.BUFFERS: ("plans",),
    HintsOf.TENSORS: ("tensors",),
    HintsOf.BUFFERS_BESIDE_TENSORS: ("plans", "tensors"),
}
"""The results that they are about."""


class ShownHints(NamedTuple):
    """Hints of one version, of whatever type, with offsets from the start of the item."""

    settings: object
    source: str
    hints: tuple[Any, ...]


@dataclass(frozen=True, eq=False)
class RememberedBuffers(Inherited):
    """Results about a version without errors; those of a later one with an equal sketch are the same."""

    knowledge: Knowledge
    sketch: BufferSketch
    source: str = ""
    """The text that `findings` are about."""
    findings: tuple[Finding, ...] | None = None
    """All that it has, with offsets from its start; None where nobody has asked."""
    reports: tuple[str, tuple[Finding, ...]] | None = None
    """The findings of a run of the ownership pass, with the text that they are about."""
    outcomes: tuple[LocalOutcome, ...] = ()
    has_leaked_calls: bool = False
    """Whether there are `leaked_calls`; with `outcomes`, what its callers and findings through calls ask for."""
    is_captured_by_calls: bool = False
    """See `captured_by_calls`."""
    depends_on: tuple[object, ...] = ()
    """The inputs of `plans` beside the item."""
    plans: DeallocationFacts | None = None
    tensors_depend_on: tuple[object, ...] = ()
    tensors: TensorPlans | None = None
    payloads: Sequence[bool] | None = None
    """Whether arguments of blocks are used, with `tensors` and `bufferization`: a linalg operation may read what its
    block does."""
    bufferization_depends_on: tuple[object, ...] = ()
    bufferization: BufferizationFacts | None = None
    """Of an item that calls nothing."""
    numbers: Mapping[OpOperand, int] = field(default_factory=dict[OpOperand, int])
    """See `BufferizationFacts.numbers`."""
    placements: Placements | None = None
    """Of the item by itself."""
    peaks: tuple[ShownPeak, ...] | None = None
    """Of an item that calls nothing; they depend on what `plans` depend on."""
    hints: Mapping[HintsOf, ShownHints] = field(default_factory=dict[HintsOf, ShownHints])
    """Those of `plans`, and two kinds of those of `tensors`."""
    names: Mapping[FactKey[frozenset[str]], frozenset[str]] = field(
        default_factory=dict[FactKey[frozenset[str]], frozenset[str]]
    )
    """Symbols that its operations lead to or define, by kind."""

    events: Events | None = None
    """Of the ownership pass, likewise."""
    sites: SiteNotes | None = None
    """Of an item of one function."""
    mentioned: frozenset[Operation] | None = None
    """The operations that these results lead to: they are still true after edits of others. None: not known yet."""
    older: RememberedBuffers | None = None
    """Of a version before, of which more may be known."""

    def settle(self) -> None:
        """See `Inherited`: the sketch was made while the operations were there."""


_SKETCH = FactKey[BufferSketch]("sketch of buffers")


def is_long_and_edited(item: Item) -> bool:
    """Whether `item` is in an editor, and long."""
    return isinstance(item.parsed, LazyItem) and len(item.parsed.source) >= MIN_SPLICED_CHARS


def known_buffers(item: Item, knowledge: Knowledge) -> RememberedBuffers | None:
    known = item.parsed.facts.find(INHERITED_BUFFERS) if is_long_and_edited(item) and not item.has_errors else None
    return known if isinstance(known, RememberedBuffers) and known.knowledge is knowledge else None


def equal_version(item: Item, knowledge: Knowledge) -> RememberedBuffers:
    """`earlier_buffers`, remembered: what else is asked for needs no second look at the operations."""
    earlier = earlier_buffers(item, knowledge)
    remember(item, earlier)
    return earlier


def earlier_buffers(item: Item, knowledge: Knowledge) -> RememberedBuffers:
    """Results of an equal version alone."""
    known, sketch = known_buffers(item, knowledge), item_sketch(item, knowledge)
    if known is None:
        return RememberedBuffers(knowledge, sketch)
    if known.sketch.content != sketch.content:
        return RememberedBuffers(knowledge, sketch, older=_shortened(known))
    if known.sketch.operations is sketch.operations:
        return known
    successor = Successor(known.sketch.operations, sketch.operations, known.numbers)
    has_findings = known.sketch.arithmetic == sketch.arithmetic
    results = known
    if known.payloads is not None and known.payloads != payloads_of(sketch.operations):
        results = replace(known, payloads=None, tensors=None, bufferization=None, numbers={})
    if known.mentioned is None or successor.changes(known.mentioned):
        results = _succeeding_results(results, successor)
    has_tensors = results.payloads is known.payloads
    return replace(
        results,
        sketch=sketch,
        # Hints may be asked for before findings are looked for.
        findings=known.findings if has_findings else None,
        older=known.older if has_findings and has_tensors else _shortened(known),
    )


def _succeeding_results(known: RememberedBuffers, successor: Successor) -> RememberedBuffers:
    """`known` about the operations of a later version; itself, as far as these are the same."""
    plans, tensors, bufferization = known.plans, known.tensors, known.bufferization
    found = replace(
        known,
        plans=succeeding_plans(plans, successor) if plans is not None else None,
        tensors=successor.tensor_plans(tensors) if tensors is not None else None,
        bufferization=successor.bufferization(bufferization) if bufferization is not None else None,
        numbers={successor.operand(operand): number for operand, number in known.numbers.items()},
        placements=successor.placements(known.placements) if known.placements is not None else None,
        peaks=tuple(map(successor.peak, known.peaks)) if known.peaks is not None else None,
        events=successor.events(known.events) if known.events is not None else None,
        sites=successor.sites(known.sites) if known.sites is not None else None,
    )
    asked = successor.asked
    if not successor.changes(asked) and (found.plans is None) is (plans is None):
        found = known
    return replace(found, mentioned=successor.later(asked))


def _shortened(known: RememberedBuffers) -> RememberedBuffers:
    """`known`, with no more than what is known of the version before that."""
    return replace(known, older=replace(known.older, older=None)) if known.older is not None else known


def last_version(
    item: Item, knowledge: Knowledge, has: Callable[[RememberedBuffers], object]
) -> RememberedBuffers | None:
    """The last version of which `has` is not None."""
    known = known_buffers(item, knowledge)
    while known is not None and has(known) is None:
        known = known.older
    return known


def with_results(earlier: RememberedBuffers, **results: Any) -> RememberedBuffers:
    """`earlier` with results, which may be those it has: what lead to operations, and hints about them, are others."""
    new = {name for name, result in results.items() if getattr(earlier, name) is not result}
    if not new:
        return earlier
    hints = {kind: hints for kind, hints in earlier.hints.items() if new.isdisjoint(_DEPENDING_ON[kind])}
    return replace(earlier, **results, hints=hints, mentioned=None)


def remember(item: Item, what: RememberedBuffers) -> None:
    item.parsed.facts.put(INHERITED_BUFFERS, None, what)


def item_sketch(item: Item, knowledge: Knowledge) -> BufferSketch:
    known = known_buffers(item, knowledge)
    earlier = known.sketch if known is not None else None
    return item.parsed.facts.get(_SKETCH, knowledge, sketch_of, item.operations, knowledge, earlier)


def succeeding_plans(plans: DeallocationFacts, successor: Successor) -> DeallocationFacts | None:
    """`plans` about the operations of a later version; None where a refusal is about one that is gone."""
    return successor.plans(plans) if all(successor.leads_on(plan.refusal) for plan in plans.plans) else None
