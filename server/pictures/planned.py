"""Picture of a function by minimal-deallocation: owners, frees and lifetimes from its plan.

A buffer lives from its definition to the operation after which it would be freed, or with which its ownership moves on.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ...analysis.buffers.size import static_bytes
from ...ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.symbol_names import symbol_name
from ...ir.types import is_memref
from ...ods.semantics import EffectKind
from ..facts.deallocation_facts import FunctionPlan, PlannedFree, holder_word, is_entry_argument
from ..facts.ownership_words import name_of
from .lifetimes import Moment, moments_of, values_in
from .model import Cell, LabelLine, Lane, Lifetimes, LifetimeStep, Tone
from .program import Subject, is_unfolded, used_buffers

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
        for free in self._frees():
            if free.after is None and free.before is op:
                yield self.line_of_free(free, op)
        for clone in self.plan.clones if self.is_known else ():
            if clone.terminator is op:
                words = f"pass: clones {name_of(clone.value)}{_when(clone.condition)}"
                yield LabelLine(words, "", Tone.COPIED, self.place_of(op))

    def after(self, op: Operation) -> Iterator[LabelLine]:
        for free in self._frees():
            if (free.after if free.after is not None or free.before is not None else free.around) is op:
                yield self.line_of_free(free, op)

    def line_of_free(self, free: PlannedFree, place: Operation) -> LabelLine:
        return LabelLine(
            f"pass: frees {name_of(free.value)}{_when(free.condition)}", "", Tone.FREED, self.place_of(place)
        )

    def handed(self, terminator: Operation, successor: int | None, position: int) -> tuple[Tone, str]:
        value = terminator.operands[position].value
        for clone in self.plan.clones if self.is_known else ():
            if clone.terminator is terminator and clone.value is value:
                return Tone.COPIED, f"owned, a clone{_when(clone.condition)}"
        return super().handed(terminator, successor, position)

    def entering(self, op: Operation, value: Value) -> tuple[Tone, str]:
        return self.in_block(value, op.parent)

    def _frees(self) -> tuple[PlannedFree, ...]:
        return self.plan.frees if self.is_known else ()


def _when(condition: str) -> str:
    return f" if {condition}" if condition else ""


def planned_lifetimes(subject: PlannedSubject) -> Lifetimes:
    """The time line of a function that has a body; without lanes when the pass refuses it."""
    if not subject.is_known:
        return Lifetimes((), ())
    moments = list(moments_of(subject.function.regions[0].blocks, 0, f"@{symbol_name(subject.function)}"))
    lanes = [_Lane(subject, value, moments) for value in values_in(subject.function) if value in subject.plan.holders]
    if not lanes:
        return Lifetimes((), ())
    steps: list[LifetimeStep] = []
    for number, moment in enumerate(moments):
        cells = tuple([lane.cell(number) for lane in lanes])
        alive = [lane.lane for lane, cell in zip(lanes, cells, strict=True) if cell.tone is not None]
        held = sum(lane.size for lane in alive if lane.size is not None)
        unsized = tuple([lane.name for lane in alive if lane.size is None])
        place = subject.place_of(moment.operation)
        steps.append(LifetimeStep(moment.text, moment.depth, cells, held, unsized, place))
    return Lifetimes(tuple([lane.lane for lane in lanes]), tuple(steps))


class _Lane:
    """The lane of `value`, which is freed or moves on in the function."""

    def __init__(self, subject: PlannedSubject, value: Value, moments: list[Moment]) -> None:
        self.subject = subject
        self.value = value
        self.lane = Lane(name_of(value), static_bytes(value.type), is_held=True, place=subject.place_of(value))
        self.tone, _ = subject.in_block(value, value.parent_block)
        self.first = next((n for n, moment in enumerate(moments) if self._is_definition(moment)), 0)
        self.events = {n: words for n, moment in enumerate(moments) if (words := self._words(n, moment))}
        self.last = max(self.events, default=self.first)
        self._inside = [self._is_inside(moment.block) for moment in moments]

    def cell(self, number: int) -> Cell:
        if not self.first <= number <= self.last or not self._inside[number]:
            return Cell()
        return Cell(self.tone, ", ".join(self.events.get(number, ())))

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
        value = self.value
        if isinstance(value, BlockArgument):
            return moment.operation is None and moment.block is value.block
        is_there = moment.is_after or moment.operation is None or not is_unfolded(moment.operation)
        return isinstance(value, OpResult) and moment.operation is value.op and is_there

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
        if moment.is_after or not is_unfolded(op):
            words += [_event("freed", free.condition) for free in self._frees_at(op, after=True)]
        if moment.is_after:
            return words
        words = [_event("freed", free.condition) for free in self._frees_at(op, after=False)] + words
        plan = self.subject.plan
        words += [
            _event("cloned", one.condition) for one in plan.clones if one.value is self.value and one.terminator is op
        ]
        if self.value in plan.returned.get(op, ()):
            return [*words, "moves to the caller"]
        used = op.operand_values if is_unfolded(op) else used_buffers(op)
        if not words and any(value in self._names for value in used):
            words.append(self._use(op))
        return words

    def _use(self, op: Operation) -> str:
        if any(effect.kind is EffectKind.FREE for effect in self.subject.knowledge.effects(op) or ()):
            return "freed"
        is_return = not op.successors and op.parent_op is self.subject.function
        return "passed on" if op.next is None and not is_return else "used"

    def _frees_at(self, op: Operation, *, after: bool) -> Iterator[PlannedFree]:
        for free in self.subject.plan.frees:
            if free.value is self.value:
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
