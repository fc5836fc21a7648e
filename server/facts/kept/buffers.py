"""Remembered buffers: findings and plans of a long function, for versions of it that differ in little but layout.

While somebody types, a function has an error at each second key, and is what it was before as soon as that is gone.
Comments and line ends change nothing either, and arithmetic on numbers that are no sizes nothing about deallocations. A
version's program is compared as values (`BufferSketch`), in a small part of the time of an analysis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from ....analysis.lints.memory_leak import LEAKED_CALLS, leaked_calls
from ....analysis.ownership.call_outcomes import LOCAL_OUTCOMES, LocalOutcome, local_outcomes
from ....analysis.placement.heap_buffers import PLACEMENTS, Placements, placements_of
from ....ir.graph import Block, Operation, Value
from ....ir.records import dataclass, field, replace
from ....syntax.document.lazy_item import INHERITED_BUFFERS, MIN_SPLICED_CHARS, Inherited, LazyItem
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.edits import EditSpan
from .buffer_sketches import BufferSketch, common_length, sketch_of
from .successors import succeeding_value

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ....ods.knowledge import Knowledge
    from ....passes.pass_manager.refusal import Refusal
    from ....syntax.document.document import Item
    from ....syntax.text.findings import Finding
    from .plans import DeallocationFacts, FunctionPlan, PlannedClone, PlannedFree, ShownPeak
    from .tensor_plans import FunctionTensors, TensorBuffer, TensorPlans

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
    depends_on: tuple[object, ...] = ()
    """The inputs of `plans` beside the item."""
    plans: DeallocationFacts | None = None
    tensors_depend_on: tuple[object, ...] = ()
    tensors: TensorPlans | None = None
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

    def settle(self) -> None:
        """See `Inherited`: the sketch was made while the operations were there."""


_SKETCH = FactKey[BufferSketch]("sketch of buffers")


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
    return found


def remember_findings(item: Item, knowledge: Knowledge, findings: tuple[Finding, ...]) -> None:
    """Note the findings of `item`, which has no errors."""
    if is_long_and_edited(item):
        earlier, outcomes = _earlier(item, knowledge), local_outcomes(item, knowledge)
        leaked = bool(leaked_calls(item, knowledge))
        source = item.parsed.source
        _remember(item, replace(earlier, source=source, findings=findings, outcomes=outcomes, has_leaked_calls=leaked))


def same_plans(item: Item, knowledge: Knowledge, depends_on: tuple[object, ...]) -> DeallocationFacts | None:
    """The plans of an earlier version about the operations of `item`; None if they may differ."""
    known = _known(item, knowledge)
    if known is None or known.plans is None or known.depends_on != depends_on:
        return None
    return _of_an_equal_version(item, knowledge).plans


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
        if earlier.placements is None:
            _remember(item, replace(earlier, placements=placements_of(item, knowledge)))
        else:
            facts.get(PLACEMENTS, knowledge, lambda: earlier.placements or Placements())
            _remember(item, earlier)
    return placements_of(item, knowledge)


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
    if is_long_and_edited(item) and not (tensors.refusal or any(one.is_refused for one in tensors.functions)):
        _remember(item, replace(_earlier(item, knowledge), tensors_depend_on=depends_on, tensors=tensors))


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
    if known is None or known.sketch.content != sketch.content:
        return RememberedBuffers(knowledge, sketch)
    if known.sketch.operations is sketch.operations:
        return known
    successor = _Successor(known.sketch, sketch)
    return replace(
        known,
        sketch=sketch,
        # Hints may be asked for before findings are looked for.
        findings=known.findings if known.sketch.arithmetic == sketch.arithmetic else None,
        plans=_succeeding(known, sketch),
        tensors=successor.tensor_plans(known.tensors) if known.tensors is not None else None,
        placements=successor.placements(known.placements) if known.placements is not None else None,
        peaks=tuple(map(successor.peak, known.peaks)) if known.peaks is not None else None,
    )


def _remember(item: Item, what: RememberedBuffers) -> None:
    item.parsed.facts.put(INHERITED_BUFFERS, None, what)


def _difference(old: str, new: str) -> EditSpan:
    """The lines that differ, as one edit."""
    start = common_length(lambda length: old.startswith(new[:length]), min(len(old), len(new)))
    start = old.rfind("\n", 0, start) + 1
    end = common_length(lambda length: old.endswith(new[len(new) - length :]), min(len(old), len(new)) - start)
    line_end = old.find("\n", len(old) - end)
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
    successor = _Successor(known.sketch, sketch)
    if known.plans is None or not all(successor.leads_on(plan.refusal) for plan in known.plans.plans):
        return None
    return successor.plans(known.plans)


class _Successor:
    """The operations of one version for those of another one with the same sketch."""

    def __init__(self, old: BufferSketch, new: BufferSketch) -> None:
        self._operations = dict(zip(old.operations, new.operations, strict=True))

    def leads_on(self, refusal: Refusal | None) -> bool:
        """Let what `refusal` mentions, which is in a copy, lead to the operations of the later version.

        Whether it can: what it mentions was made from operations that have a place in both versions.
        """
        if refusal is None:
            return True
        places = [refusal.operation, refusal.value, refusal.block]
        places += [place for note in refusal.notes for place in (note.operation, note.value)]
        makers = [self._maker(place) for place in places if place is not None]
        if not all(one is not None and one.origin in self._operations for one in makers):
            return False
        for one in dict.fromkeys(makers):
            if one is not None and one.origin is not None:
                one.origin = self._operations[one.origin]
        return True

    @staticmethod
    def _maker(place: Operation | Value | Block) -> Operation | None:
        if isinstance(place, Operation):
            return place
        if isinstance(place, Block):
            return place.parent_op
        return place.defining_op or (place.parent_block.parent_op if place.parent_block is not None else None)

    def plans(self, facts: DeallocationFacts) -> DeallocationFacts:
        return replace(facts, plans=tuple(map(self._plan, facts.plans)))

    def _plan(self, plan: FunctionPlan) -> FunctionPlan:
        return replace(
            plan,
            function=self._operations[plan.function],
            frees=tuple(map(self._free, plan.frees)),
            clones=tuple(map(self._clone, plan.clones)),
            holders={self._value(value): state for value, state in plan.holders.items()},
            returned={self._operations[op]: tuple(map(self._value, all_)) for op, all_ in plan.returned.items()},
        )

    def _free(self, free: PlannedFree) -> PlannedFree:
        places = (free.after, free.before, free.around, free.clone_end)
        after, before, around, end = [self._operations[op] if op is not None else None for op in places]
        value = self._value(free.value)
        return replace(free, value=value, after=after, before=before, around=around, clone_end=end)

    def _clone(self, clone: PlannedClone) -> PlannedClone:
        return replace(clone, value=self._value(clone.value), terminator=self._operations[clone.terminator])

    def placements(self, found: Placements) -> Placements:
        operations = self._operations
        return Placements(
            tuple([
                replace(one, op=operations[one.op], loops=tuple([operations[loop] for loop in one.loops]))
                for one in found.better
            ]),
            tuple([(operations[op], obstacle) for op, obstacle in found.reasons]),
            tuple([
                (operations[op], replace(use, op=operations[use.op], name=self._value(use.name)))
                for op, use in found.not_moved
            ]),
        )  # fmt: skip

    def peak(self, peak: ShownPeak) -> ShownPeak:
        place = self._operations[peak.place] if peak.place is not None else None
        return replace(peak, function=self._operations[peak.function], place=place)

    def tensor_plans(self, facts: TensorPlans) -> TensorPlans:
        return replace(facts, functions=tuple(map(self._function, facts.functions)))

    def _function(self, function: FunctionTensors) -> FunctionTensors:
        buffers = {one: self._buffer(one) for one in function.buffers}
        tensors = [
            replace(
                one,
                tensor=self._value(one.tensor),
                of=self._value(one.of) if one.of is not None else None,
                buffers=tuple([buffers[each] for each in one.buffers]),
            )
            for one in function.tensors.values()
        ]
        plan = function.deallocation
        return replace(
            function,
            function=self._operations[function.function],
            tensors={one.tensor: one for one in tensors},
            buffers=tuple(buffers.values()),
            deallocation=self._plan(plan) if plan is not None else None,
        )

    def _buffer(self, buffer: TensorBuffer) -> TensorBuffer:
        return replace(
            buffer,
            operation=self._operations[buffer.operation] if buffer.operation is not None else None,
            tensor=self._value(buffer.tensor) if buffer.tensor is not None else None,
            copied=self._value(buffer.copied) if buffer.copied is not None else None,
            writes=tuple([self._operations[op] for op in buffer.writes]),
            frees=tuple(map(self._free, buffer.frees)),
            returned=tuple([self._operations[op] for op in buffer.returned]),
        )

    def _value(self, value: Value) -> Value:
        return succeeding_value(value, self._operations)
