"""Lifetime events: what happens to a value, and what a pass would do with it, operation by operation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ....ir.graph import Operation, OpResult, Value
from ....ir.records import dataclass
from ....syntax.document.document import Item
from ...facts.refusals import in_document
from ...pictures.model import Place
from ...pictures.program import text_of


@dataclass(frozen=True)
class LifetimeEvent:
    """`place`: offsets into the document. `words`: the event; `text`: the operation's text."""

    place: Place
    words: str
    text: str


def events_at(item: Item, events: Iterable[tuple[Operation, str]]) -> Iterator[LifetimeEvent]:
    """Events of the operations that have text, in the order given."""
    for op, words in events:
        if op.syntax is not None:
            place = in_document(item, (op.syntax.name_start, op.syntax.name_end))
            yield LifetimeEvent(place, words, text_of(op))


def in_text_order(events: Iterable[LifetimeEvent]) -> list[LifetimeEvent]:
    """`events` by their places."""
    return sorted(events, key=_place_of_event)


def _place_of_event(event: LifetimeEvent) -> Place:
    return event.place


def uses_of(item: Item, value: Value) -> list[LifetimeEvent]:
    """The definition and the operations that use `value`, each once, in text order."""
    made = [(value.op, "made")] if isinstance(value, OpResult) else []
    users = dict.fromkeys(use.owner for use in value.uses)
    return in_text_order(events_at(item, (*made, *((user, "used") for user in users))))
