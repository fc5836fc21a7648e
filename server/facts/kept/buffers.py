"""Remembered buffers: findings and plans of a long function, for versions of it that differ in little but layout.

While somebody types, a function has an error at each second key, and is what it was before as soon as that is gone.
Comments and line ends change nothing either, and arithmetic on numbers that are no sizes nothing about deallocations. A
version's program is compared as values (`BufferSketch`), in a small part of the time of an analysis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ....analysis.lints.alloc_in_loop import CAPTURED_BY_CALLS, captured_by_calls
from ....analysis.lints.memory_leak import LEAKED_CALLS, leaked_calls
from ....analysis.ownership.call_outcomes import LOCAL_OUTCOMES, LocalOutcome, local_outcomes
from ....analysis.ownership.function_memory import HAS_UNFREED, MEMORY
from ....analysis.placement.heap_buffers import PLACEMENTS, Placements, placements_of
from ....analysis.spans import inventory_of, readable_functions
from ....ir.graph import Operation
from ....ir.records import dataclass, field, replace
from ....syntax.document.lazy_item import INHERITED_BUFFERS, MIN_SPLICED_CHARS, Inherited, LazyItem
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import EditSpan
from .buffer_sketches import BufferSketch, common_length, payloads_of, sketch_of
from .successors import SiteNotes, Successor

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ....ods.knowledge import Knowledge
    from ....passes.bufferize.options import BufferizeOptions
    from ....passes.ownership.eventless import Events
    from ....syntax.document.document import Item
    from ....syntax.text.findings import Finding
    from .bufferization_plans import BufferizationFacts
    from .edit_reach import Reach
    from .edited_tensors import EditedTensors
    from .plans import DeallocationFacts, ShownPeak
    from .tensor_plans import TensorPlans

HintT = TypeVar("HintT")


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
    payloads: Sequence[bool] = ()
    """Whether arguments of blocks are used, with `tensors`: a linalg operation may read what its block does."""
    bufferization_depends_on: tuple[object, ...] = ()
    bufferization: BufferizationFacts | None = None
    """Of an item that calls nothing."""
    placements: Placements | None = None
    """Of the item by itself."""
    peaks: tuple[ShownPeak, ...] | None = None
    """Of an item that calls nothing; they depend on what `plans` depend on."""
    hints: ShownHints | None = None
    """Those of `plans`."""
    names: Mapping[FactKey[frozenset[str]], frozenset[str]] = field(
        default_factory=dict[FactKey[frozenset[str]], frozenset[str]]
    )
    """Symbols that its operations lead to or define, by kind."""

    events: Events | None = None
    """Of the ownership pass, likewise."""
    sites: SiteNotes | None = None
    """Of an item of one function; with `findings`."""
    older: RememberedBuffers | None = None
    """Of a version before, of which more may be known."""

    def settle(self) -> None:
        """See `Inherited`: the sketch was made while the operations were there."""


_SKETCH = FactKey[BufferSketch]("sketch of buffers")
_EDITED = FactKey["EditedTensors | None"]("edited tensors")
_SITES = FactKey[SiteNotes]("sites of buffers")


def same_findings(item: Item, knowledge: Knowledge) -> tuple[Finding, ...] | None:
    """The findings of an earlier version, where they are in `item`, which has no errors; None if they may differ."""
    known = _known(item, knowledge)
    if known is None or known.findings is None:
        return None
    sketch = _sketch(item, knowledge)
    if known.sketch.content != sketch.content or known.sketch.arithmetic != sketch.arithmetic:
        return None
    found = _moved(known.findings, _difference(known.source, item.parsed.source)) if known.findings else ()
    if found is not None:
        item.parsed.facts.put(LOCAL_OUTCOMES, knowledge, known.outcomes)
        if not known.has_leaked_calls:
            item.parsed.facts.put(LEAKED_CALLS, knowledge, ())
        item.parsed.facts.put(CAPTURED_BY_CALLS, knowledge, known.is_captured_by_calls)
    return found


def remember_findings(item: Item, knowledge: Knowledge, findings: tuple[Finding, ...]) -> None:
    """Note the findings of `item`, which has no errors."""
    if is_long_and_edited(item):
        earlier, outcomes = _earlier(item, knowledge), local_outcomes(item, knowledge)
        leaked = bool(leaked_calls(item, knowledge))
        found = replace(earlier, source=item.parsed.source, findings=findings, outcomes=outcomes)
        is_captured, sites = captured_by_calls(item, knowledge), _sites_of(item, knowledge)
        _remember(item, replace(found, has_leaked_calls=leaked, is_captured_by_calls=is_captured, sites=sites))


def _sites_of(item: Item, knowledge: Knowledge) -> SiteNotes | None:
    """Those of `item`, of whose buffers all is known already; None where paths fare differently."""
    noted = item.parsed.facts.find(_SITES, knowledge)
    if noted is not None:
        return noted
    known = item.parsed.facts.find(MEMORY, knowledge)
    if known is None or len(known) != 1 or not known[0].is_on_all_edges:
        return None
    return SiteNotes(frozenset(known[0].deallocations), frozenset(known[0].unfreed))


def site_findings(item: Item, knowledge: Knowledge) -> list[Finding] | None:
    """The findings of `lints.OF_SITES` in `item`, which has no errors, by those of an earlier version; None if an edit
    since may have changed any of them."""
    known = _last(item, knowledge, lambda one: one.findings)
    reach = _reach(item, knowledge, known) if known is not None and known.sites is not None else None
    if known is None or known.findings is None or known.sites is None or reach is None:
        return None
    elsewhere = known.sites.frees - reach.edited.gone - reach.edited.frees
    memory = reach.memory(frees_elsewhere=bool(elsewhere))
    if not memory.is_on_all_edges or memory.frees_by_hand is not bool(known.sites.frees):
        return None
    found = reach.findings(known.findings, _difference(known.source, item.parsed.source))
    if found is None:
        return None
    unfreed = [value.origin for value in memory.unfreed if value.origin is not None]
    notes = SiteNotes(elsewhere | reach.edited.frees, (known.sites.unfreed - reach.edited.before) | set(unfreed))
    facts = item.parsed.facts
    facts.put(_SITES, knowledge, notes)
    facts.put(HAS_UNFREED, knowledge, bool(notes.unfreed))
    facts.put(LOCAL_OUTCOMES, knowledge, known.outcomes)
    if not known.has_leaked_calls:
        facts.put(LEAKED_CALLS, knowledge, ())
    # The buffers that were edited are given to no call.
    facts.put(CAPTURED_BY_CALLS, knowledge, known.is_captured_by_calls)
    return found


def same_events(
    item: Item, function: Operation, knowledge: Knowledge, make: Callable[[Operation, Knowledge], Events]
) -> Events:
    """The result of `make` for the one function of `item`, by that of an earlier version."""
    if not is_long_and_edited(item) or item.has_errors:
        return make(function, knowledge)
    known, earlier = _last(item, knowledge, lambda one: one.events), _earlier(item, knowledge)
    found = earlier.events
    if found is None and known is not None and known.events is not None:
        reach = _reach(item, knowledge, known)
        if reach is not None:
            found = reach.events(known.events)
    found = found or make(function, knowledge)
    _remember(item, replace(earlier, events=found))
    return found


def _reach(item: Item, knowledge: Knowledge, since: RememberedBuffers) -> Reach | None:
    """Reach of the edits of `item` since a version before; None if that may be anything."""
    # Loaded here: only where somebody edits. Programs that are checked once do not.
    from .edit_reach import reach_of

    return reach_of(item, since.sketch, _sketch(item, knowledge), knowledge)


def same_plans(
    item: Item,
    knowledge: Knowledge,
    depends_on: tuple[object, ...],
    make: Callable[[Operation], DeallocationFacts] | None = None,
) -> DeallocationFacts | None:
    """The plans of an earlier version about the operations of `item`; None if they may differ.

    Args:
        make: the plans of a module, which is a part of `item`; without, nothing is planned again.
    """
    last, known = _known(item, knowledge), _last(item, knowledge, lambda one: one.plans)
    if known is None or known.plans is None or known.depends_on != depends_on:
        return None
    sketch = _sketch(item, knowledge)
    if known.sketch.content == sketch.content:
        return _of_an_equal_version(item, knowledge).plans if known is last else _succeeding(known, sketch)
    reach = _reach(item, knowledge, known) if make is not None and len(known.plans.plans) == 1 else None
    if reach is None or reach.module is None or make is None:
        return None
    new = make(reach.module).plans
    plan = reach.plan(known.plans.plans[0], new[0]) if len(new) == 1 else None
    return replace(known.plans, plans=(plan,)) if plan is not None else None


def remember_plans(item: Item, knowledge: Knowledge, depends_on: tuple[object, ...], plans: DeallocationFacts) -> None:
    """Note the plans of `item`."""
    if is_long_and_edited(item):
        earlier = _earlier(item, knowledge)
        peaks = earlier.peaks if earlier.depends_on == depends_on else None
        hints = earlier.hints if earlier.plans is plans else None
        _remember(item, replace(earlier, depends_on=depends_on, plans=plans, peaks=peaks, hints=hints))


def same_hints(
    item: Item,
    knowledge: Knowledge,
    plans: DeallocationFacts,
    settings: object,
    make: Callable[[], tuple[HintT, ...]],
    moved: Callable[[HintT, EditSpan], HintT | None],
) -> tuple[HintT, ...]:
    """The result of `make`, about `plans`, or that of an earlier version.

    Args:
        moved: a hint after an edit that touches neither its line, nor the next one or that of a place it leads to, by
            offsets; None if this edit does.
    """
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier = _of_an_equal_version(item, knowledge)
    if earlier.plans is not plans:
        return make()
    known, source = earlier.hints, item.parsed.source
    hints: tuple[HintT, ...] | None = None
    if known is not None and known.settings == settings:
        hints = known.hints if known.source == source else _all_moved(known, source, moved)
    hints = hints if hints is not None else make()
    _remember(item, replace(earlier, hints=ShownHints(settings, source, hints)))
    return hints


def _all_moved(
    known: ShownHints, source: str, moved: Callable[[HintT, EditSpan], HintT | None]
) -> tuple[HintT, ...] | None:
    edit = _difference(known.source, source)
    found: list[HintT] = []
    for one in known.hints:
        after = moved(one, edit)
        if after is None:
            return None
        found.append(after)
    return tuple(found)


def same_names(
    item: Item, knowledge: Knowledge, kind: FactKey[frozenset[str]], make: Callable[[], frozenset[str]]
) -> frozenset[str]:
    """The result of `make`, or that of an earlier version: symbols that depend on no arithmetic and no layout."""
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier = _of_an_equal_version(item, knowledge)
    names = earlier.names.get(kind)
    if names is None:
        names = make()
        _remember(item, replace(earlier, names={**earlier.names, kind: names}))
    return names


def same_placements(item: Item, knowledge: Knowledge) -> Placements:
    """`placements_of`, or those of an earlier version if they are the same."""
    facts = item.parsed.facts
    if is_long_and_edited(item) and not item.has_errors:
        earlier = _earlier(item, knowledge)
        known = earlier.placements or _reached_placements(item, knowledge)
        if known is not None:
            facts.get(PLACEMENTS, knowledge, lambda: known)
        _remember(item, replace(earlier, placements=placements_of(item, knowledge)))
    return placements_of(item, knowledge)


def _reached_placements(item: Item, knowledge: Knowledge) -> Placements | None:
    since = _last(item, knowledge, lambda one: one.placements)
    if since is None or since.placements is None:
        return None
    if since.sketch.content == _sketch(item, knowledge).content:
        return Successor(since.sketch, _sketch(item, knowledge)).placements(since.placements)
    reach = _reach(item, knowledge, since)
    return reach.placements(since.placements) if reach is not None else None


def same_peaks(item: Item, knowledge: Knowledge, make: Callable[[], tuple[ShownPeak, ...]]) -> tuple[ShownPeak, ...]:
    """The result of `make`, or that of an earlier version. `item` calls nothing, and its plans have been asked for."""
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier = _earlier(item, knowledge)
    peaks = earlier.peaks if earlier.peaks is not None else make()
    _remember(item, replace(earlier, peaks=peaks))
    return peaks


def same_tensor_plans(item: Item, knowledge: Knowledge, depends_on: tuple[object, ...]) -> TensorPlans | None:
    """The plans of an earlier version about the tensors of `item`; None if they may differ."""
    known = _known(item, knowledge)
    if known is None or known.tensors is None or known.tensors_depend_on != depends_on:
        return None
    return _of_an_equal_version(item, knowledge).tensors


def remember_tensor_plans(
    item: Item, knowledge: Knowledge, depends_on: tuple[object, ...], tensors: TensorPlans
) -> None:
    """Note the plans of the tensors of `item`. Refusals are about operations of a copy: these are planned anew."""
    is_refused = tensors.refused not in (None, *tensors.left) or any(one.is_refused for one in tensors.functions)
    if is_long_and_edited(item) and not is_refused:
        earlier = _earlier(item, knowledge)
        payloads = payloads_of(earlier.sketch.operations)
        _remember(item, replace(earlier, tensors_depend_on=depends_on, tensors=tensors, payloads=payloads))


def remember_bufferization(
    item: Item, knowledge: Knowledge, depends_on: tuple[object, ...], facts: BufferizationFacts
) -> None:
    """Note the facts of `item`, which calls nothing."""
    if is_long_and_edited(item) and not facts.refusal:
        earlier = _earlier(item, knowledge)
        _remember(item, replace(earlier, bufferization_depends_on=depends_on, bufferization=facts))


def edited_since(
    item: Item,
    knowledge: Knowledge,
    options: BufferizeOptions,
    has: Callable[[RememberedBuffers], object],
) -> tuple[RememberedBuffers, EditedTensors] | None:
    """The last version of which `has` is not None, and the tensors that the edits of `item` since can reach.

    None: these may be any. `item` calls nothing.
    """
    since, functions = _last(item, knowledge, has), readable_functions(item)
    if since is None or len(functions) != 1 or item.operations != [*functions] or inventory_of(item).has_branches:
        return None
    # Loaded here: only where somebody edits.
    from .edited_tensors import edited_tensors

    sketch, (function,) = _sketch(item, knowledge), functions
    inputs, facts = (since.sketch, sketch, options), item.parsed.facts
    edited = facts.get(_EDITED, inputs, edited_tensors, since.sketch, sketch, function, knowledge, options)
    return (since, edited) if edited is not None else None


def is_long_and_edited(item: Item) -> bool:
    """Whether `item` is in an editor, and long."""
    return isinstance(item.parsed, LazyItem) and len(item.parsed.source) >= MIN_SPLICED_CHARS


def _known(item: Item, knowledge: Knowledge) -> RememberedBuffers | None:
    known = item.parsed.facts.find(INHERITED_BUFFERS) if is_long_and_edited(item) and not item.has_errors else None
    return known if isinstance(known, RememberedBuffers) and known.knowledge is knowledge else None


def _of_an_equal_version(item: Item, knowledge: Knowledge) -> RememberedBuffers:
    """`_earlier`, remembered: what else is asked for needs no second look at the operations."""
    earlier = _earlier(item, knowledge)
    _remember(item, earlier)
    return earlier


def _earlier(item: Item, knowledge: Knowledge) -> RememberedBuffers:
    """Results of an equal version alone."""
    known, sketch = _known(item, knowledge), _sketch(item, knowledge)
    if known is None:
        return RememberedBuffers(knowledge, sketch)
    if known.sketch.content != sketch.content:
        return RememberedBuffers(knowledge, sketch, older=_shortened(known))
    if known.sketch.operations is sketch.operations:
        return known
    successor, has_findings = Successor(known.sketch, sketch), known.sketch.arithmetic == sketch.arithmetic
    has_tensors = known.tensors is not None and known.payloads == payloads_of(sketch.operations)
    is_all = has_findings and known.bufferization is None and has_tensors is (known.tensors is not None)
    return replace(
        known,
        sketch=sketch,
        # Hints may be asked for before findings are looked for.
        findings=known.findings if has_findings else None,
        plans=_succeeding(known, sketch),
        tensors=successor.tensor_plans(known.tensors) if known.tensors is not None and has_tensors else None,
        # Has operands; whoever asks for it finds it by another sketch.
        bufferization=None,
        placements=successor.placements(known.placements) if known.placements is not None else None,
        peaks=tuple(map(successor.peak, known.peaks)) if known.peaks is not None else None,
        events=successor.events(known.events) if known.events is not None else None,
        sites=successor.sites(known.sites) if known.sites is not None and has_findings else None,
        older=known.older if is_all else _shortened(known),
    )


def _shortened(known: RememberedBuffers) -> RememberedBuffers:
    """`known`, with no more than what is known of the version before that."""
    return replace(known, older=replace(known.older, older=None)) if known.older is not None else known


def _last(item: Item, knowledge: Knowledge, has: Callable[[RememberedBuffers], object]) -> RememberedBuffers | None:
    """The last version of which `has` is not None."""
    known = _known(item, knowledge)
    while known is not None and has(known) is None:
        known = known.older
    return known


def _remember(item: Item, what: RememberedBuffers) -> None:
    item.parsed.facts.put(INHERITED_BUFFERS, None, what)


def _difference(old: str, new: str) -> EditSpan:
    """The lines that differ, as one edit."""
    start = common_length(lambda length: old.startswith(new[:length]), min(len(old), len(new)))
    start = old.rfind("\n", 0, start) + 1
    end = common_length(lambda length: old.endswith(new[len(new) - length :]), min(len(old), len(new)) - start)
    old_end = len(old) - end
    if old_end and not old.startswith("\n", old_end - 1):
        line_end = old.find("\n", old_end)
        old_end = line_end + 1 if line_end >= 0 else len(old)
    return EditSpan(start, old_end, old_end + len(new) - len(old))


def _moved(findings: Sequence[Finding], edit: EditSpan) -> tuple[Finding, ...] | None:
    """`findings` after `edit`; None if it touches a place of one of them."""

    def moved(offset: int) -> int:
        return offset if offset < edit.start else offset + edit.delta

    found: list[Finding] = []
    for one in findings:
        places = [one, *one.notes, *one.upstream_errors]
        spans = [*[(place.start, place.end) for place in places], *[(start, end) for start, end, _ in one.edits]]
        if any(end >= edit.start and start <= edit.old_end for start, end in spans):
            return None
        notes, errors = (
            tuple([replace(note, start=moved(note.start), end=moved(note.end)) for note in each])
            for each in (one.notes, one.upstream_errors)
        )
        edits = tuple([(moved(start), moved(end), text) for start, end, text in one.edits])
        start, end = moved(one.start), moved(one.end)
        found.append(replace(one, start=start, end=end, notes=notes, edits=edits, upstream_errors=errors))
    return tuple(found)


def _sketch(item: Item, knowledge: Knowledge) -> BufferSketch:
    known = _known(item, knowledge)
    earlier = known.sketch if known is not None else None
    return item.parsed.facts.get(_SKETCH, knowledge, sketch_of, item.operations, knowledge, earlier)


def _succeeding(known: RememberedBuffers, sketch: BufferSketch) -> DeallocationFacts | None:
    """The plans that are known, about the operations of `sketch`; None where a refusal is about one that is gone."""
    successor = Successor(known.sketch, sketch)
    if known.plans is None or not all(successor.leads_on(plan.refusal) for plan in known.plans.plans):
        return None
    return successor.plans(known.plans)
