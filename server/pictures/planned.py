"""Picture of a function by minimal-deallocation: owners, frees and lifetimes from its plan.

A buffer lives from its definition to the operation after which it would be freed, or with which its ownership moves on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeVar

from ...analysis.buffers.size import static_bytes
from ...ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.semantics import EffectKind
from ..facts.deallocation_facts import FunctionPlan, PlannedClone, PlannedFree, holder_word
from ..facts.kept.plans import is_entry_argument
from ..facts.ownership_words import name_of
from .lifetimes import Moment, moments_of, values_in
from .model import Cell, LabelLine, Lane, Lifetimes, LifetimeStep, Tone
from .program import Subject, used_buffers

T = TypeVar("T")
_TONES = {"owned": Tone.OWNED, "maybe owned": Tone.MAYBE, "borrowed": Tone.BORROWED}


@dataclass(frozen=True)
class PlannedSubject(Subject):
    """A function, and what minimal-deallocation would insert; `facts` of LLVM's pass are empty."""

    plan: FunctionPlan

    def in_block(self, value: Value, block: Block | None) -> tuple[Tone, str]:
        """The owner of `value`, the same everywhere; plain and empty for views, and where the pass refuses."""
        if not self.is_known or not (value in self.plan.holders or is_entry_argument(value)):
            return Tone.PLAIN, ""
        word = holder_word(self.plan, value)
        return _TONES[word], word

    def before(self, op: Operation) -> Iterator[LabelLine]:
        for free in self._frees_before.get(op, ()):
            yield self.line_of_free(free, op)
        for clone in self.clones_at(op):
            words = f"pass: clones {name_of(clone.value)}{_when(clone.condition)}"
            yield LabelLine(words, "", Tone.COPIED, self.place_of(op))

    def after(self, op: Operation) -> Iterator[LabelLine]:
        for free in self._frees_after.get(op, ()):
            yield self.line_of_free(free, op)

    def clones_at(self, terminator: Operation) -> Sequence[PlannedClone]:
        return self._clones.get(terminator, ())

    def line_of_free(self, free: PlannedFree, place: Operation) -> LabelLine:
        return LabelLine(
            f"pass: frees {name_of(free.value)}{_when(free.condition)}", "", Tone.FREED, self.place_of(place)
        )

    def handed(self, terminator: Operation, successor: int | None, position: int) -> tuple[Tone, str]:
        value = terminator.operands[position].value
        for clone in self.clones_at(terminator):
            if clone.value is value:
                return Tone.COPIED, f"owned, a clone{_when(clone.condition)}"
        return super().handed(terminator, successor, position)

    def entering(self, op: Operation, value: Value) -> tuple[Tone, str]:
        return self.in_block(value, op.parent)

    # A function may have thousands of these, and each operation asks for its own.

    @cached_property
    def _frees_before(self) -> Mapping[Operation, Sequence[PlannedFree]]:
        return _by_operation(self._frees(), lambda free: free.before if free.after is None else None)

    @cached_property
    def _frees_after(self) -> Mapping[Operation, Sequence[PlannedFree]]:
        return _by_operation(
            self._frees(), lambda free: free.after if free.after is not None or free.before is not None else free.around
        )

    @cached_property
    def _clones(self) -> Mapping[Operation, Sequence[PlannedClone]]:
        return _by_operation(self.plan.clones if self.is_known else (), lambda clone: clone.terminator)

    def _frees(self) -> tuple[PlannedFree, ...]:
        return self.plan.frees if self.is_known else ()


def _by_operation(planned: Iterable[T], place: Callable[[T], Operation | None]) -> dict[Operation, list[T]]:
    """The `planned` changes by their places; without those that have none."""
    found: dict[Operation, list[T]] = {}
    for one in planned:
        op = place(one)
        if op is not None:
            found.setdefault(op, []).append(one)
    return found


def _when(condition: str) -> str:
    return f" if {condition}" if condition else ""


def planned_lifetimes(subject: PlannedSubject) -> Lifetimes:
    """The time line of a function that has a body; without lanes when the pass refuses it."""
    if not subject.is_known:
        return Lifetimes((), ())
    timeline = _TimeLine(subject)
    lanes = [_Lane(timeline, value) for value in values_in(subject.function) if value in subject.plan.holders]
    if not lanes:
        return Lifetimes((), ())
    rows: list[dict[int, Cell]] = [{} for _ in timeline.moments]
    for column, lane in enumerate(lanes):
        for number, cell in lane.cells():
            rows[number][column] = cell
    steps: list[LifetimeStep] = []
    for moment, cells in zip(timeline.moments, rows, strict=True):
        alive = [lanes[column].lane for column in cells]
        held = sum(lane.size for lane in alive if lane.size is not None)
        unsized = tuple([lane.name for lane in alive if lane.size is None])
        place = subject.place_of(moment.operation)
        steps.append(LifetimeStep(moment.text, moment.depth, cells, held, unsized, place))
    return Lifetimes(tuple([lane.lane for lane in lanes]), tuple(steps))


class _TimeLine:
    """The moments of a function, by what happens there."""

    def __init__(self, subject: PlannedSubject) -> None:
        self.subject = subject
        self.moments = list(moments_of(subject))
        self.at: dict[Operation | Block, list[int]] = {}
        """Of each operation, and of the start of each block."""
        for number, moment in enumerate(self.moments):
            self.at.setdefault(moment.operation or moment.block, []).append(number)
        self.frees: dict[Value, list[PlannedFree]] = {}
        for free in subject.plan.frees:
            self.frees.setdefault(free.value, []).append(free)
        self.clones: dict[Value, list[PlannedClone]] = {}
        for clone in subject.plan.clones:
            self.clones.setdefault(clone.value, []).append(clone)
        self.returns: dict[Value, list[Operation]] = {}
        for op, values in subject.plan.returned.items():
            for value in values:
                self.returns.setdefault(value, []).append(op)
        self.plain = {tone: Cell(tone) for tone in Tone}
        self._used: dict[Operation, set[Value]] = {}

    def around(self, op: Operation) -> Iterator[int]:
        """The moments of `op`, or of the operation around it that is not unfolded."""
        around: Operation | None = op
        while around is not None and around not in self.at:
            around = around.parent_op
        yield from self.at[around] if around is not None else ()

    def used(self, op: Operation) -> set[Value]:
        found = self._used.get(op)
        if found is None:
            found = self._used[op] = set(op.operand_values if op in self.subject.unfolded else used_buffers(op))
        return found


class _Lane:
    """The lane of `value`, which is freed or moves on in the function."""

    def __init__(self, timeline: _TimeLine, value: Value) -> None:
        subject = timeline.subject
        self.timeline = timeline
        self.subject = subject
        self.value = value
        self.lane = Lane(name_of(value), static_bytes(value.type), is_held=True, place=subject.place_of(value))
        self.tone, _ = subject.in_block(value, value.parent_block)
        start = value.block if isinstance(value, BlockArgument) else value.defining_op
        defined = timeline.at.get(start, ()) if start is not None else ()
        self.first = next((n for n in defined if self._is_definition(timeline.moments[n])), 0)

    def cells(self) -> Iterator[tuple[int, Cell]]:
        """Those in which the value is alive, ascending, with the numbers of their moments."""
        moments = self.timeline.moments
        events = {number: words for number in self._candidates() if (words := self._words(number, moments[number]))}
        plain = self.timeline.plain[self.tone]
        inside: dict[Block, bool] = {}
        for number in range(self.first, max(events, default=self.first) + 1):
            block = moments[number].block
            is_inside = inside.get(block)
            if is_inside is None:
                is_inside = inside[block] = self._is_inside(block)
            if is_inside:
                words = events.get(number)
                yield number, Cell(self.tone, ", ".join(words)) if words else plain

    def _candidates(self) -> set[int]:
        """Moments at which something may happen to the value."""
        timeline, value = self.timeline, self.value
        places = [place for free in timeline.frees.get(value, ()) for place in (free.after, free.before, free.around)]
        places += [clone.terminator for clone in timeline.clones.get(value, ())]
        places += timeline.returns.get(value, ())
        places += [user for name in self._names for user in name.users]
        ops = dict.fromkeys(place for place in places if place is not None)
        return {self.first, *(number for op in ops for number in timeline.around(op))}

    @cached_property
    def _names(self) -> set[Value]:
        """The value and its views."""
        knowledge = self.subject.knowledge
        names = [self.value]
        for name in names:
            views = [user for user in name.users if knowledge.view_source(user) is name]
            names += [result for user in views for result in user.results if is_memref(result.type)]
        return set(names)

    def _is_definition(self, moment: Moment) -> bool:
        """Whether the value is there from `moment` on, one of its block or its operation."""
        if isinstance(self.value, BlockArgument):
            return True
        return moment.operation is not None and (moment.is_after or moment.operation not in self.subject.unfolded)

    def _is_inside(self, block: Block) -> bool:
        """Whether `block` is in the region of the value, or in a region in it."""
        region = self.value.parent_region
        around: Block | None = block
        while around is not None:
            if around.parent is region:
                return True
            parent = around.parent_op
            around = parent.parent if parent is not None else None
        return False

    def _words(self, number: int, moment: Moment) -> list[str]:
        """The events at one moment."""
        op, words = moment.operation, list[str]()
        if number == self.first:
            words.append(self._origin())
        if op is None:
            return words
        if moment.is_after or op not in self.subject.unfolded:
            words += [_event("freed", free.condition) for free in self._frees_at(op, after=True)]
        if moment.is_after:
            return words
        words = [_event("freed", free.condition) for free in self._frees_at(op, after=False)] + words
        clones = self.timeline.clones.get(self.value, ())
        words += [_event("cloned", one.condition) for one in clones if one.terminator is op]
        if self.value in self.subject.plan.returned.get(op, ()):
            return [*words, "moves to the caller"]
        if not words and not self._names.isdisjoint(self.timeline.used(op)):
            words.append(self._use(op))
        return words

    def _use(self, op: Operation) -> str:
        if any(effect.kind is EffectKind.FREE for effect in self.subject.knowledge.effects(op) or ()):
            return "freed"
        is_return = not op.successors and op.parent_op is self.subject.function
        return "passed on" if op.next is None and not is_return else "used"

    def _frees_at(self, op: Operation, *, after: bool) -> Iterator[PlannedFree]:
        for free in self.timeline.frees.get(self.value, ()):
            is_after = free.after is not None or free.before is None
            place = (free.after or free.around) if is_after else free.before
            if place is op and is_after == after:
                yield free

    def _origin(self) -> str:
        value = self.value
        if not isinstance(value, OpResult):
            return "comes in"
        if value.op.regions:
            return "comes out"
        kinds = [one.kind for one in self.subject.knowledge.effects(value.op) or () if one.value is value]
        return "allocated" if EffectKind.ALLOCATE in kinds else "received"


def _event(word: str, condition: str) -> str:
    return f"pass: {word}{_when(condition)}"
