"""Custom requests: the picture of a function, the explanation of a buffer, the RUN lines of a file."""

from __future__ import annotations

from collections.abc import Callable

from pygls.lsp.server import LanguageServer

from ...features.explanation import explanation_at, in_markdown, in_plain
from ...features.ownership.function_picture import function_picture
from ...pictures.dot import dot_text
from ...pictures.model import Place
from ...pictures.time_line import long_time_line_html, time_line_html
from ...run.commands import RunLine, programs_of, read_command, run_lines
from ...run.run_environment import substitutions_of
from ...run.shell_words import LitSubstitutions, RunLineError
from ...run.tool_paths import Tools
from ...session.session import Session, View
from ..protocol import convert
from .params import params_dict, position_param, uri_param
from .registration import answer, feature

PICTURE = "pydealloc/picture"
EXPLAIN = "pydealloc/explain"
RUN_LINES = "pydealloc/runLines"

_MOST_CELLS = 100_000
"""Of a time line that is drawn in an editor; `--graph` writes longer ones too."""


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""

    @feature(server, PICTURE)
    async def picture(params: tuple[object, ...]) -> dict[str, object] | None:
        """Graphviz text of a function; its links are `#L:C-L:C`, lines and columns from 0 as in the protocol.

        If `lifetimes` is true, also the time line of its buffers, a fragment of HTML.
        """
        uri, place = uri_param(params), position_param(params)
        has_lifetimes = params_dict(params).get("lifetimes") is True

        def ask(view: View) -> dict[str, object] | None:
            return _drawn(view, place, has_lifetimes=has_lifetimes)

        return await answer(session, uri, "drawing a function", ask, None)

    @feature(server, EXPLAIN)
    async def explain(params: tuple[object, ...]) -> dict[str, object] | None:
        """The same as `--explain`, at length: Markdown with links to lines, and plain text."""
        uri, place = uri_param(params), position_param(params)

        def ask(view: View) -> dict[str, object] | None:
            found = explanation_at(
                view.document, view.offset(place), deallocation=view.deallocation, dynamic=view.dynamic
            )
            if found is None:
                return None

            def link(at: Place) -> tuple[int, str]:
                line = view.snapshot.position(at[0])[0] + 1
                return line, f"{uri}#L{line}"

            return {
                "title": found.title,
                "version": view.snapshot.version,
                "range": convert.range_of(view.snapshot, found.start, found.end),
                "markdown": in_markdown(found, link),
                "plain": in_plain(found, link),
            }

        return await answer(session, uri, "explaining a buffer", ask, None)

    @feature(server, RUN_LINES)
    async def commands(params: tuple[object, ...]) -> dict[str, object]:
        """Whether each could be run, if the workspace is trusted."""
        uri = uri_param(params)

        def ask(view: View) -> dict[str, object]:
            places, find = substitutions_of(uri, path, ""), Tools(session.settings.run.path).find
            lines = [
                {
                    "line": run.line,
                    "range": convert.range_of(view.snapshot, run.start, run.end),
                    "text": run.command,
                    "problem": _problem(run, places, find),
                }
                for run in run_lines(view.snapshot.lines)
            ]
            return {"lines": lines, "version": view.snapshot.version}

        path = session.path(uri)
        return await answer(session, uri, "looking for RUN lines", ask, {"lines": [], "version": None})


def _drawn(view: View, place: tuple[int, int], *, has_lifetimes: bool) -> dict[str, object] | None:
    found = function_picture(view.document, view.offset(place), deallocation=view.deallocation, dynamic=view.dynamic)
    if found is None:
        return None

    def link(at: Place) -> str:
        (line, column), (end_line, end_column) = map(view.snapshot.position, at)
        return f"#{line}:{column}-{end_line}:{end_column}"

    is_small = found.picture.lifetimes.size <= _MOST_CELLS
    drawn: dict[str, object] = {
        "title": found.picture.title,
        "function": found.picture.function,
        "version": view.snapshot.version,
        "refusal": found.picture.refusal,
        "range": convert.range_of(view.snapshot, found.start, found.end),
        "dot": dot_text(found.picture, has_time_line=is_small, link=link),
    }
    if not has_lifetimes:
        return drawn
    return {**drawn, "lifetimes": time_line_html(found.picture) if is_small else long_time_line_html(found.picture)}


def _problem(run: RunLine, places: LitSubstitutions, find: Callable[[str], str | None]) -> str:
    """The reason why `run` cannot be run here; empty when it can."""
    try:
        missing = [name for name in programs_of(read_command(run, places)) if find(name) is None]
    except RunLineError as error:
        return str(error)
    return f"{', '.join(missing)} not found" if missing else ""
