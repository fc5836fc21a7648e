"""Custom requests: the picture of a function, and the explanation of a buffer."""

from __future__ import annotations

from functools import partial

from ...features.explanation import explanation_at, in_markdown, in_plain
from ...features.ownership.function_picture import function_picture
from ...pictures.dot import dot_text
from ...pictures.model import Place
from ...pictures.time_line import time_line_html
from ...session.session import View
from ..connection.connection import Connection
from ..connection.params import params_dict, position_param, uri_param
from ..protocol import convert


async def picture(here: Connection, params: tuple[object, ...]) -> dict[str, object] | None:
    """Graphviz text of a function; its links are `#L:C-L:C`, lines and columns from 0 as in the protocol.

    If `lifetimes` is true, also the time line of its buffers, a fragment of HTML.
    """
    uri, place = uri_param(params), position_param(params)
    has_lifetimes = params_dict(params).get("lifetimes") is True
    return await here.answer(
        uri, "drawing a function", lambda view: _drawn(view, place, has_lifetimes=has_lifetimes), None
    )


async def explain(here: Connection, params: tuple[object, ...]) -> dict[str, object] | None:
    """The same as `--explain`, at length: Markdown with links to lines, and plain text."""
    uri, place = uri_param(params), position_param(params)
    return await here.answer(uri, "explaining a buffer", lambda view: _explained(view, uri, place), None)


def _explained(view: View, uri: str, place: tuple[int, int]) -> dict[str, object] | None:
    found = explanation_at(view.document, view.offset(place), options=view.plan_options)
    if found is None:
        return None
    link = partial(_line, view, uri)
    return {
        "title": found.title,
        "version": view.snapshot.version,
        "range": convert.range_of(view.snapshot, found.start, found.end),
        "markdown": in_markdown(found, link),
        "plain": in_plain(found, link),
    }


def _line(view: View, uri: str, at: Place) -> tuple[int, str]:
    """The number of the line, from 1, and a link to it."""
    line = view.snapshot.position(at[0])[0] + 1
    return line, f"{uri}#L{line}"


def _drawn(view: View, place: tuple[int, int], *, has_lifetimes: bool) -> dict[str, object] | None:
    found = function_picture(view.document, view.offset(place), options=view.plan_options)
    if found is None:
        return None
    drawn: dict[str, object] = {
        "title": found.picture.title,
        "function": found.picture.function,
        "version": view.snapshot.version,
        "refusal": found.picture.refusal,
        "range": convert.range_of(view.snapshot, found.start, found.end),
        "dot": dot_text(found.picture, link=partial(_range, view)),
    }
    if not has_lifetimes:
        return drawn
    return {**drawn, "lifetimes": time_line_html(found.picture)}


def _range(view: View, at: Place) -> str:
    (line, column), (end_line, end_column) = map(view.snapshot.position, at)
    return f"#{line}:{column}-{end_line}:{end_column}"
