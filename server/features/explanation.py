"""Explanation of the value, operation or symbol at a position; for a buffer, its whole lifetime."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.graph import Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.bufferization.interface import is_tensor
from ...passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ...syntax.document.document import Document
from ..facts.ownership_words import name_of
from ..pictures.model import Place
from .hover import hover
from .lookup.node_at import place_at
from .ownership.function_picture import function_at
from .ownership.lifetime_events import LifetimeEvent, uses_of
from .ownership.plans import plans_of


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
    if place is None or not isinstance(value, Value) or not (is_memref(value.type) or is_tensor(value.type)):
        return Explanation(found.start, found.end, document.text[found.start : found.end], found.markdown, found.plain)
    around = function_at(document, offset)
    function = around[1] if around is not None else None
    plans = plans_of(options).all
    events = [event for plan in plans for event in plan.events(document, place.item, value, function)]
    if is_memref(value.type):
        events = events or uses_of(place.item, value)
    return Explanation(found.start, found.end, name_of(value), found.markdown, found.plain, tuple(events))


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
