"""RUN commands: the commands of `// RUN:` lines, run in a trusted workspace, and their output as virtual documents.

The command `pydealloc.run` takes `{uri, line}`, or `{uri}` for all commands of a file, and returns `{status, command,
uri, text}`: the virtual document `uri` has the `text`. Clients without `workspace/textDocumentContent` may request it
by `pydealloc/runOutput`.
"""

from __future__ import annotations

from collections.abc import Callable

from lsprotocol import types

from ...run.commands import RunLine, programs_of, read_command
from ...run.commands import run_lines as run_lines_of
from ...run.report import is_run
from ...run.run_environment import RunEnvironmentError, substitutions_of
from ...run.shell_words import LitSubstitutions, RunLineError
from ...run.tool_paths import Tools
from ...session.session import View
from ..connection.answers import invalid_params, request_failed
from ..connection.connection import Connection
from ..connection.params import str_param, uri_param
from ..protocol import convert
from ..protocol.methods import RUN_COMMAND


async def run(here: Connection, argument: dict[str, types.LSPAny]) -> dict[str, object]:
    uri, line = argument.get("uri"), argument.get("line")
    if not isinstance(uri, str) or not (line is None or (isinstance(line, int) and not isinstance(line, bool))):
        raise invalid_params(f"{RUN_COMMAND} needs an object with the uri of a file and a line")
    try:
        return await here.runs.run(uri, line)
    except (RunLineError, RunEnvironmentError) as error:
        raise request_failed(str(error)) from None


async def run_output(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    uri = str_param(params, "uri")
    if not is_run(uri):
        raise invalid_params(f"`{uri}` is no output of a command")
    return {"text": here.runs.text(uri)}


async def run_lines(here: Connection, params: tuple[object, ...]) -> dict[str, object]:
    """Whether each could be run, if the workspace is trusted."""
    uri = uri_param(params)
    places, find = substitutions_of(uri, here.session.path(uri), ""), Tools(here.session.settings.run.path).find
    empty: dict[str, object] = {"lines": [], "version": None}
    return await here.answer(uri, "looking for RUN lines", lambda view: _run_lines(view, places, find), empty)


def _run_lines(view: View, places: LitSubstitutions, find: Callable[[str], str | None]) -> dict[str, object]:
    lines = [
        {
            "line": run.line,
            "range": convert.range_of(view.snapshot, run.start, run.end),
            "text": run.command,
            "problem": _problem(run, places, find),
        }
        for run in run_lines_of(view.snapshot.lines)
    ]
    return {"lines": lines, "version": view.snapshot.version}


def _problem(run: RunLine, places: LitSubstitutions, find: Callable[[str], str | None]) -> str:
    """The reason why `run` cannot be run here; empty when it can."""
    try:
        missing = [name for name in programs_of(read_command(run, places)) if find(name) is None]
    except RunLineError as error:
        return str(error)
    return f"{', '.join(missing)} not found" if missing else ""
