"""Hover, inlay hints, and the tooltip of a hint."""

from __future__ import annotations

from lsprotocol import types

from ...features import hover as hover_text
from ...features.ownership.inlay_hints import InlayHint, inlay_hints, joined
from ...features.ownership.placement_hints import placement_hints
from ...session.session import View
from ..connection.connection import Connection, document_request
from ..protocol import convert
from .pipeline_stages import hints_of_stage, hover_of_origin


async def hover(here: Connection, params: types.HoverParams) -> types.Hover | None:
    """Of a stage, also of what the author has written for it."""
    uri, place = params.text_document.uri, convert.position(params.position)
    found = await here.answer(uri, "hovering", lambda view: _hover(here, view, place), None)
    origin = await hover_of_origin(here, uri, place)
    return convert.hovers_together(found, origin) if origin is not None else found


def _hover(here: Connection, view: View, place: tuple[int, int]) -> types.Hover | None:
    found = hover_text.hover(view.document, view.offset(place), options=view.plan_options)
    return convert.hover(view.snapshot, found, markdown=here.client.markdown) if found else None


async def inlay_hint(here: Connection, params: types.InlayHintParams) -> list[types.InlayHint] | None:
    """Of a stage, those that lead to the file."""
    of_stage = await hints_of_stage(here, params.text_document.uri, params.range)
    return of_stage if of_stage is not None else await _inlay_hint(here, params)


def _no_hints() -> list[types.InlayHint]:
    return []


@document_request("looking for inlay hints", _no_hints, renews=True, after_errors=True)
def _inlay_hint(here: Connection, view: View, params: types.InlayHintParams) -> list[types.InlayHint]:
    start, end = view.offset(convert.position(params.range.start)), view.offset(convert.position(params.range.end))
    here.session.show(view.snapshot.uri, (params.range.start.line + params.range.end.line) // 2)
    is_lazy = here.client.inlay_hint_resolve_tooltip
    return [convert.inlay_hint(view.snapshot, hint, lazy=is_lazy) for hint in _hints_of(here, view, start, end)]


async def inlay_hint_resolve(here: Connection, hint: types.InlayHint) -> types.InlayHint:
    """With what it says when somebody points at it; as it came where there is no such hint any more."""
    uri = convert.file_of_hint(hint)
    if uri is None:
        return hint
    return await here.answer(uri, "explaining an inlay hint", lambda view: _explained(here, view, hint), hint)


def _explained(here: Connection, view: View, hint: types.InlayHint) -> types.InlayHint:
    at = view.offset(convert.position(hint.position))
    for one in _hints_of(here, view, at, at):
        made = convert.inlay_hint(view.snapshot, one)
        if hint.tooltip is None and (made.position, made.label) == (hint.position, hint.label):
            hint.tooltip = made.tooltip
    return hint


def _hints_of(here: Connection, view: View, start: int, end: int) -> list[InlayHint]:
    memory = here.session.display_memory(view.snapshot)
    settings = here.session.settings.inlay_hints
    found = inlay_hints(
        view.document,
        start,
        end,
        settings,
        options=view.plan_options,
        memory=memory.hints,
    )
    limits = view.snapshot.configuration.placement
    more = placement_hints(view.document, start, end, limits, memory.placement_hints) if settings.placement else []
    return joined([*found, *more])
