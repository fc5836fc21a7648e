"""Results of RUN lines as the text of a virtual document, and its URI.

    pydealloc-run:/line-3/a.mlir.log?file:///home/me/a.mlir

The query is the file, escaped; all commands together are `all` instead of a line.
"""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote, unquote

from ...ir.records import dataclass
from ..io.uris import RUN_SCHEME

NOTHING_YET = "No RUN line was run yet: choose `Run` above one.\n"
_SHORT = 0.9995
"""Seconds; shorter durations are printed in milliseconds."""


@dataclass(frozen=True)
class CommandResult:
    """The result of one command.

    `status`: as a shell counts it, 0 for success; None when it was stopped. `seconds`: how long it took.
    `note`: why it was stopped, or could not begin; a sentence without its point, or nothing.
    """

    command: str
    status: int | None
    output: str = ""
    errors: str = ""
    seconds: float = 0.0
    note: str = ""


def is_run(uri: str) -> bool:
    """Whether this is the name of such a document."""
    return uri.startswith(f"{RUN_SCHEME}:")


def uri_of_run(source: str, line: int | None) -> str:
    """The name for the command at `line`, from 0, of the file with the URI `source`; None for all of its commands."""
    file = unquote(source).rpartition("/")[2] or "file"
    which = "all" if line is None else f"line-{line + 1}"
    return f"{RUN_SCHEME}:/{which}/{quote(file)}.log?{quote(source, safe='')}"


def report(commands: Sequence[CommandResult]) -> str:
    """The reports of all commands, in their order."""
    return "\n".join([_one(command) for command in commands])


def status_of(commands: Sequence[CommandResult]) -> int | None:
    """The exit code of the first command that failed, else 0; None when one was stopped."""
    if any(command.status is None for command in commands):
        return None
    return next((command.status for command in commands if command.status), 0)


def _one(ran: CommandResult) -> str:
    what = "stopped" if ran.status is None else "succeeded" if not ran.status else f"exit code {ran.status}"
    why = f": {ran.note}" if ran.note else ""
    lines = [f"$ {ran.command}\n", f"{what} ({_duration(ran.seconds)}){why}\n"]
    for title, text in (("errors", ran.errors), ("output", ran.output)):
        if text:
            lines += f"\n--- {title} ---\n", text, "" if text.endswith("\n") else "\n"
    return "".join(lines)


def _duration(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms" if seconds < _SHORT else f"{seconds:.1f} s"
