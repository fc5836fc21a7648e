"""Explanation of the value, operation or symbol at a position; for a buffer, its whole lifetime."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.bufferization.interface import is_tensor
from ...ods.semantics import EffectKind
from ...passes.pass_manager.deallocation import DEFAULT_PLAN, Deallocation, PlanOptions
from ...syntax.document.document import Document, Item
from ..facts.deallocation_facts import FunctionPlan, deallocation_of
from ..facts.ownership_words import name_of
from ..facts.refusals import in_document
from ..pictures.model import Lifetimes, Place
from ..pictures.pictures import has_body, picture_of
from ..pictures.program import text_of
from .bufferization.tensor_lifetime import tensor_events
from .hover import hover
from .lookup.node_at import place_at
from .ownership.function_picture import function_at


@dataclass(frozen=True)
class LifetimeEvent:
    """`place`: offsets into the document. `words`: the event; `text`: the operation's text."""

    place: Place
    words: str
    text: str


@dataclass(frozen=True)
class Explanation:
    """`start`, `end`: the range of the node, offsets. `events`: in text order; empty for other things."""

    start: int
    end: int
    title: str
    markdown: str
    plain: str
    events: tuple[LifetimeEvent, ...] = ()


def explanation_at(document: Document, offset: int, *, options: PlanOptions = DEFAULT_PLAN) -> Explanation | None:
    """The explanation of the node at `offset`; None where nothing is known."""
    found = hover(document, offset, options=options)
    if found is None:
        return None
    place = place_at(document, offset)
    value = place.what if place is not None else None
    if place is not None and isinstance(value, Value) and is_tensor(value.type):
        lived = tensor_events(document, place.item, value) if options.deallocation is Deallocation.MINIMAL else []
        return Explanation(
            found.start, found.end, name_of(value), found.markdown, found.plain, tuple(_placed(place.item, lived))
        )
    if place is None or not isinstance(value, Value) or not is_memref(value.type):
        return Explanation(found.start, found.end, document.text[found.start : found.end], found.markdown, found.plain)
    around = function_at(document, offset)
    events: list[LifetimeEvent] = []
    plan = None
    if around is not None and options.deallocation is Deallocation.MINIMAL:
        plan = deallocation_of(document, around[0]).plan_of(around[1])
    if plan is not None:
        events = list(planned_events(document, place.item, value, plan))
    elif (
        around is not None
        and has_body(around[1])
        and value.span is not None
        and options.deallocation is Deallocation.LLVM
    ):
        definition = in_document(place.item, value.span)
        events = list(_lane_events(picture_of(document, *around, options=options).lifetimes, definition))
    lifetime = tuple(events or _uses(place.item, value))
    return Explanation(found.start, found.end, name_of(value), found.markdown, found.plain, lifetime)


def _lane_events(lifetimes: Lifetimes, definition: Place) -> Iterator[LifetimeEvent]:
    """The events in the lane of the buffer with that definition; none for a value without a lane, such as a view."""
    lanes = [number for number, lane in enumerate(lifetimes.lanes) if lane.place == definition]
    for step in lifetimes.steps if lanes else ():
        words = step.cell(lanes[0]).event
        if words:
            yield LifetimeEvent(step.place or definition, words, step.text)


def planned_events(document: Document, item: Item, value: Value, plan: FunctionPlan) -> Iterator[LifetimeEvent]:
    """Events of `value` in the program, and those that minimal-deallocation would add, in text order."""
    knowledge = document.knowledge
    found: dict[Operation, list[str]] = {}
    if isinstance(value, OpResult):
        kinds = [effect.kind for effect in knowledge.effects(value.op) or () if effect.value is value]
        found[value.op] = ["allocated" if EffectKind.ALLOCATE in kinds else "made"]
    names = [value]
    for name in names:
        for user in dict.fromkeys(name.users):
            kinds = [effect.kind for effect in knowledge.effects(user) or () if effect.value is name]
            if knowledge.view_source(user) is name and is_memref(user.results[0].type):
                names.append(user.results[0])
            if user not in found:
                words = "moves to the caller" if value in plan.returned.get(user, ()) else "used"
                found[user] = ["freed" if EffectKind.FREE in kinds else words]
    for free in plan.frees if plan.refusal is None else ():
        if free.value is value:
            when = f" if {free.condition}" if free.condition else ""
            place, side = (free.after, "after") if free.after is not None else (free.before, "before")
            if place is None:
                place, side = free.around, "inside"
            if place is not None:
                found.setdefault(place, []).append(f"pass: freed{when} {side} this")
    for clone in plan.clones:
        if clone.value is value:
            when = f" if {clone.condition}" if clone.condition else ""
            found.setdefault(clone.terminator, []).append(f"pass: cloned{when} before this")
    yield from sorted(_placed(item, ((op, ", ".join(words)) for op, words in found.items())), key=_place_of_event)


def _placed(item: Item, events: Iterable[tuple[Operation, str]]) -> Iterator[LifetimeEvent]:
    """Events of operations that have text."""
    for op, words in events:
        if op.syntax is not None:
            place = in_document(item, (op.syntax.name_start, op.syntax.name_end))
            yield LifetimeEvent(place, words, text_of(op))


def _place_of_event(event: LifetimeEvent) -> Place:
    return event.place


def _uses(item: Item, value: Value) -> Iterator[LifetimeEvent]:
    """The definition and the operations that use `value`, each once, in text order."""
    users = dict.fromkeys(use.owner for use in value.uses)
    made = [(value.op, "made")] if isinstance(value, OpResult) else []
    found = [
        LifetimeEvent(in_document(item, (op.syntax.name_start, op.syntax.name_end)), words, text_of(op))
        for op, words in (*made, *((user, "used") for user in users))
        if op.syntax is not None
    ]
    yield from sorted(found, key=_place_of_event)


Link = Callable[[Place], "tuple[int, str]"]
"""The line of a place, from 1, and an address that leads there."""


def in_markdown(explanation: Explanation, link: Link) -> str:
    """The whole as Markdown."""
    parts = [f"# `{explanation.title}`", explanation.markdown]
    if explanation.events:
        rows = [_row(event, *link(event.place)) for event in explanation.events]
        parts += ["## Lifetime", "\n".join(["| line | event | operation |", "| ---: | --- | --- |", *rows])]
    return "\n\n".join(parts) + "\n"


def in_plain(explanation: Explanation, link: Link) -> str:
    """The whole without markup."""
    lines = [f"{link(event.place)[0]}: {event.words}: {event.text}" for event in explanation.events]
    return "\n".join([explanation.plain, *([""] if lines else []), *lines]) + "\n"


def _row(event: LifetimeEvent, line: int, address: str) -> str:
    text = event.text.replace("|", "\\|")
    ticks = "``" if "`" in text else "`"
    return f"| [{line}]({address}) | {event.words} | {ticks}{text}{ticks} |"
