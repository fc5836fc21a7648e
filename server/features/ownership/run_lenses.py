"""Code lenses above RUN lines: run one of them, or all."""

from __future__ import annotations

from collections.abc import Callable

from ....ir.records import dataclass
from ....syntax.text.line_index import LineIndex
from ...run.commands import RunLine, programs_of, read_command, run_lines
from ...run.shell_words import LitSubstitutions, RunLineError
from ..titles import plain


@dataclass(frozen=True)
class RunLens:
    """`start`, `end`: the first line of the command, offsets. `line`: its number, from 0; None: all commands.

    `can_run`: otherwise the title says why it cannot be.
    """

    start: int
    end: int
    title: str
    line: int | None = None
    can_run: bool = True
    tooltip: str = ""


def run_lenses(lines: LineIndex, places: LitSubstitutions, find: Callable[[str], str | None]) -> list[RunLens]:
    """One for each command whose programs `find` finds, in text order; before the first one that for all of them.

    A command that wants more than can be done here gets a lens that says so.
    """
    commands = run_lines(lines)
    found = [lens for run in commands if (lens := _lens(run, places, find)) is not None]
    if len(commands) > 1 and len(found) == len(commands) and all(lens.can_run for lens in found):
        first = commands[0]
        found.insert(0, RunLens(first.start, first.first_end, "Run all", tooltip=f"{len(commands)} commands"))
    return found


def _lens(run: RunLine, places: LitSubstitutions, find: Callable[[str], str | None]) -> RunLens | None:
    try:
        names = programs_of(read_command(run, places))
    except RunLineError as error:
        return RunLens(run.start, run.first_end, f"Cannot run: {plain(str(error))}", run.line, can_run=False)
    if any(find(name) is None for name in names):
        return None
    return RunLens(run.start, run.first_end, "Run", run.line, tooltip=run.command)
