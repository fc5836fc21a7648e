"""Results of an earlier version: findings, plans and hints of a long function that an edit cannot have changed, and
those of the buffers and tensors that it reached, made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ....analysis.lints.alloc_in_loop import CAPTURED_BY_CALLS, captured_by_calls
from ....analysis.lints.memory_leak import LEAKED_CALLS, leaked_calls
from ....analysis.ownership.call_outcomes import LOCAL_OUTCOMES, local_outcomes
from ....analysis.ownership.function_memory import HAS_UNFREED, MEMORY
from ....analysis.placement.heap_buffers import PLACEMENTS, Placements, placements_of
from ....analysis.spans import inventory_of, readable_functions
from ....ir.graph import Operation
from ....ir.records import replace
from ....ir.types import FunctionType
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import EditSpan
from .buffer_sketches import common_length, payloads_of
from .remembered import (
    HintsOf,
    RememberedBuffers,
    ShownHints,
    earlier_buffers,
    equal_version,
    is_long_and_edited,
    item_sketch,
    known_buffers,
    last_version,
    remember,
    succeeding_plans,
    with_results,
)
from .successors import SiteNotes, Successor

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....ods.knowledge import Knowledge
    from ....passes.bufferize.options import BufferizeOptions
    from ....passes.ownership.eventless import Events
    from ....syntax.document.document import Item
    from ....syntax.text.findings import Finding
    from .buffer_sketches import BufferSketch
    from .bufferization_plans import BufferizationFacts
    from .edit_reach import Reach
    from .edited_tensors import EditedTensors
    from .plans import DeallocationFacts, ShownPeak
    from .tensor_plans import TensorPlans

HintT = TypeVar("HintT")


_EDITED = FactKey["EditedTensors | None"]("edited tensors")
_SITES = FactKey[SiteNotes]("sites of buffers")


def same_findings(item: Item, knowledge: Knowledge) -> tuple[Finding, ...] | None:
    """The findings of an earlier version, where they are in `item`, which has no errors; None if they may differ."""
    known = known_buffers(item, knowledge)
    if known is None or known.findings is None:
        return None
    sketch = item_sketch(item, knowledge)
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
        earlier, outcomes = earlier_buffers(item, knowledge), local_outcomes(item, knowledge)
        leaked = bool(leaked_calls(item, knowledge))
        found = replace(earlier, source=item.parsed.source, findings=findings, outcomes=outcomes)
        found = replace(found, has_leaked_calls=leaked, is_captured_by_calls=captured_by_calls(item, knowledge))
        sites = _sites_of(item, knowledge)
        remember(item, with_results(found, sites=found.sites if found.sites == sites else sites))


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
    known = last_version(item, knowledge, lambda one: one.findings)
    if known is None or known.findings is None:
        return None
    # Loaded here: only where somebody edits.
    from .edit_reach import SITE_CODES

    edit, earlier = _difference(known.source, item.parsed.source), equal_version(item, knowledge)
    if known.sketch.content == earlier.sketch.content:
        same = _moved([one for one in known.findings if one.code in SITE_CODES], edit)
        if same is not None:
            _note_sites(item, knowledge, known, earlier.sites)
            return [*same]
    reach = _reach(item, knowledge, known) if known.sites is not None else None
    if known.sites is None or reach is None:
        return None
    elsewhere = known.sites.frees - reach.edited.gone - reach.edited.frees
    memory = reach.memory(frees_elsewhere=bool(elsewhere))
    if not memory.is_on_all_edges or memory.frees_by_hand is not bool(known.sites.frees):
        return None
    found = reach.findings(known.findings, edit)
    if found is None:
        return None
    unfreed = [value.origin for value in memory.unfreed if value.origin is not None]
    notes = SiteNotes(elsewhere | reach.edited.frees, (known.sites.unfreed - reach.edited.before) | set(unfreed))
    # The buffers that were edited are given to no call.
    _note_sites(item, knowledge, known, notes)
    return found


def _note_sites(item: Item, knowledge: Knowledge, known: RememberedBuffers, notes: SiteNotes | None) -> None:
    """Let `item` have what callers and findings through calls ask for, which is as `known`."""
    facts = item.parsed.facts
    if notes is not None:
        facts.put(_SITES, knowledge, notes)
        facts.put(HAS_UNFREED, knowledge, bool(notes.unfreed))
    facts.put(LOCAL_OUTCOMES, knowledge, known.outcomes)
    if not known.has_leaked_calls:
        facts.put(LEAKED_CALLS, knowledge, ())
    facts.put(CAPTURED_BY_CALLS, knowledge, known.is_captured_by_calls)


def same_reports(item: Item, knowledge: Knowledge, make: Callable[[], tuple[Finding, ...]]) -> tuple[Finding, ...]:
    """The result of `make`, findings of the ownership pass, or that of an earlier version."""
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier, source = equal_version(item, knowledge), item.parsed.source
    found = _moved(earlier.reports[1], _difference(earlier.reports[0], source)) if earlier.reports is not None else None
    found = found if found is not None else make()
    remember(item, replace(earlier, reports=(source, found)))
    return found


def same_events(
    item: Item, function: Operation, knowledge: Knowledge, make: Callable[[Operation, Knowledge], Events]
) -> Events:
    """The result of `make` for the one function of `item`, by that of an earlier version."""
    if not is_long_and_edited(item) or item.has_errors:
        return make(function, knowledge)
    known, earlier = last_version(item, knowledge, lambda one: one.events), earlier_buffers(item, knowledge)
    found = earlier.events
    if found is None and known is not None and known.events is not None:
        reach = _reach(item, knowledge, known)
        if reach is not None:
            found = reach.events(known.events)
    found = found or make(function, knowledge)
    remember(item, with_results(earlier, events=found))
    return found


def _reach(item: Item, knowledge: Knowledge, since: RememberedBuffers) -> Reach | None:
    """Reach of the edits of `item` since a version before; None if that may be anything."""
    # Loaded here: only where somebody edits. Programs that are checked once do not.
    from .edit_reach import reach_of

    return reach_of(item, since.sketch, item_sketch(item, knowledge), knowledge)


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
    last, known = known_buffers(item, knowledge), last_version(item, knowledge, lambda one: one.plans)
    if known is None or known.plans is None or known.depends_on != depends_on:
        return None
    sketch = item_sketch(item, knowledge)
    if known.sketch.content == sketch.content:
        return (
            equal_version(item, knowledge).plans
            if known is last
            else succeeding_plans(known.plans, Successor(known.sketch.operations, sketch.operations))
        )
    reach = _reach(item, knowledge, known) if make is not None and len(known.plans.plans) == 1 else None
    if reach is None or reach.module is None or make is None:
        return None
    new = make(reach.module).plans
    plan = reach.plan(known.plans.plans[0], new[0]) if len(new) == 1 else None
    return replace(known.plans, plans=(plan,)) if plan is not None else None


def remember_plans(item: Item, knowledge: Knowledge, depends_on: tuple[object, ...], plans: DeallocationFacts) -> None:
    """Note the plans of `item`."""
    if is_long_and_edited(item):
        earlier = earlier_buffers(item, knowledge)
        peaks = earlier.peaks if earlier.depends_on == depends_on else None
        remember(item, with_results(replace(earlier, depends_on=depends_on), plans=plans, peaks=peaks))


def same_hints(
    item: Item,
    knowledge: Knowledge,
    kind: HintsOf,
    about: DeallocationFacts | TensorPlans,
    settings: object,
    make: Callable[[], tuple[HintT, ...]],
    moved: Callable[[HintT, EditSpan], HintT | None],
) -> tuple[HintT, ...]:
    """The result of `make`, about the plans `about`, or that of an earlier version.

    Args:
        moved: a hint after an edit that touches neither its line, nor the next one or that of a place it leads to, by
            offsets; None if this edit does.
    """
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier = equal_version(item, knowledge)
    if about is not (earlier.plans if kind is HintsOf.BUFFERS else earlier.tensors):
        return make()
    known, source = earlier.hints.get(kind), item.parsed.source
    hints: tuple[HintT, ...] | None = None
    if known is not None and known.settings == settings:
        hints = known.hints if known.source == source else _all_moved(known, source, moved)
    hints = hints if hints is not None else make()
    remember(item, replace(earlier, hints={**earlier.hints, kind: ShownHints(settings, source, hints)}))
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
    """The result of `make`, or that of an earlier version: symbols, which depend on calls, on functions that are made
    values, and on definitions of symbols alone."""
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier = equal_version(item, knowledge)
    names = earlier.names.get(kind)
    if names is None:
        since = last_version(item, knowledge, lambda one: one.names.get(kind))
        names = make() if since is None or _may_name(since.sketch, earlier.sketch, knowledge) else since.names[kind]
        remember(item, replace(earlier, names={**earlier.names, kind: names}))
    return names


def _may_name(old: BufferSketch, new: BufferSketch, knowledge: Knowledge) -> bool:
    """Whether an operation that only one of two versions has may name a symbol as `same_names` says."""
    return any(
        knowledge.is_call(op)
        or op.attribute("sym_name") is not None
        or any(isinstance(result.type, FunctionType) for result in op.results)
        for op in {*old.operations} ^ {*new.operations}
    )


def same_placements(item: Item, knowledge: Knowledge) -> Placements:
    """`placements_of`, or those of an earlier version if they are the same."""
    facts = item.parsed.facts
    if is_long_and_edited(item) and not item.has_errors:
        earlier = earlier_buffers(item, knowledge)
        known = earlier.placements or _reached_placements(item, knowledge)
        if known is not None:
            facts.get(PLACEMENTS, knowledge, lambda: known)
        remember(item, with_results(earlier, placements=placements_of(item, knowledge)))
    return placements_of(item, knowledge)


def _reached_placements(item: Item, knowledge: Knowledge) -> Placements | None:
    since = last_version(item, knowledge, lambda one: one.placements)
    if since is None or since.placements is None:
        return None
    if since.sketch.content == item_sketch(item, knowledge).content:
        return Successor(since.sketch.operations, item_sketch(item, knowledge).operations).placements(since.placements)
    reach = _reach(item, knowledge, since)
    return reach.placements(since.placements) if reach is not None else None


def same_peaks(item: Item, knowledge: Knowledge, make: Callable[[], tuple[ShownPeak, ...]]) -> tuple[ShownPeak, ...]:
    """The result of `make`, or that of an earlier version. `item` calls nothing, and its plans have been asked for."""
    if not is_long_and_edited(item) or item.has_errors:
        return make()
    earlier = earlier_buffers(item, knowledge)
    peaks = earlier.peaks if earlier.peaks is not None else make()
    remember(item, with_results(earlier, peaks=peaks))
    return peaks


def same_tensor_plans(item: Item, knowledge: Knowledge, depends_on: tuple[object, ...]) -> TensorPlans | None:
    """The plans of an earlier version about the tensors of `item`; None if they may differ."""
    known = known_buffers(item, knowledge)
    if known is None or known.tensors is None or known.tensors_depend_on != depends_on:
        return None
    return equal_version(item, knowledge).tensors


def remember_tensor_plans(
    item: Item, knowledge: Knowledge, depends_on: tuple[object, ...], tensors: TensorPlans
) -> None:
    """Note the plans of the tensors of `item`. Refusals are about operations of a copy: these are planned anew."""
    is_refused = tensors.refused not in (None, *tensors.left) or any(one.is_refused for one in tensors.functions)
    if is_long_and_edited(item) and not is_refused:
        earlier = earlier_buffers(item, knowledge)
        earlier = replace(_with_payloads(earlier), tensors_depend_on=depends_on)
        remember(item, with_results(earlier, tensors=tensors))


def remember_bufferization(
    item: Item, knowledge: Knowledge, depends_on: tuple[object, ...], facts: BufferizationFacts
) -> None:
    """Note the facts of `item`, which calls nothing."""
    if is_long_and_edited(item) and not facts.refusal:
        earlier = earlier_buffers(item, knowledge)
        is_same = earlier.bufferization is facts
        numbers = earlier.numbers if is_same else facts.numbers()
        earlier = replace(_with_payloads(earlier), bufferization_depends_on=depends_on, numbers=numbers)
        remember(item, with_results(earlier, bufferization=facts))


def _with_payloads(earlier: RememberedBuffers) -> RememberedBuffers:
    if earlier.payloads is not None:
        return earlier
    return replace(earlier, payloads=payloads_of(earlier.sketch.operations))


def same_bufferization(item: Item, knowledge: Knowledge, depends_on: tuple[object, ...]) -> BufferizationFacts | None:
    """The facts of an earlier version about `item`, which calls nothing; None if they may differ."""
    known = known_buffers(item, knowledge)
    if known is None or known.bufferization is None or known.bufferization_depends_on != depends_on:
        return None
    return equal_version(item, knowledge).bufferization


def has_edited_tensors(item: Item) -> bool:
    """Whether the tensors that edits of `item` can reach may be looked for: it is long, and one function of regions
    with one block each."""
    if not is_long_and_edited(item) or item.has_errors:
        return False
    functions = readable_functions(item)
    return len(functions) == 1 and item.operations == [*functions] and not inventory_of(item).has_branches


def edited_since(
    item: Item,
    knowledge: Knowledge,
    options: BufferizeOptions,
    has: Callable[[RememberedBuffers], object],
) -> tuple[RememberedBuffers, EditedTensors] | None:
    """The last version of which `has` is not None, and the tensors that the edits of `item` since can reach.

    None: these may be any. `item` calls nothing.
    """
    since = last_version(item, knowledge, has)
    if since is None or not has_edited_tensors(item):
        return None
    # Loaded here: only where somebody edits.
    from .edited_tensors import edited_tensors

    sketch, (function,) = item_sketch(item, knowledge), readable_functions(item)
    inputs, facts = (since.sketch, sketch, options), item.parsed.facts
    edited = facts.get(_EDITED, inputs, edited_tensors, since.sketch, sketch, function, knowledge, options)
    return (since, edited) if edited is not None else None


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
