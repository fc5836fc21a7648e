"""What is wrong with configurations and the definitions they name, as findings at their places in the editor."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from ...syntax.text.findings import Finding, Severity
from ...syntax.text.line_index import LineIndex
from ..io.files import Problem, Source, UserFacingError, read_source

CODE = "configuration"
_WORD = re.compile(r"[^\s,=\[\]{}]+|\S").match


class ConfigDiagnostics:
    """The problems of each configuration; an editor is told about a file when what is wrong with it changes."""

    def __init__(self) -> None:
        self._of_configuration: dict[str, tuple[Problem, ...]] = {}
        self._shown: dict[str, tuple[Problem, ...]] = {}

    def forget(self) -> None:
        """All configurations are about to be read again."""
        self._of_configuration.clear()

    def set(self, configuration: str, problems: Iterable[Problem]) -> None:
        """What is wrong with the file `configuration` and those it names."""
        self._of_configuration[configuration] = tuple(problems)

    def of_file(self, path: str) -> tuple[Problem, ...]:
        """What is wrong in the file at `path`, whatever configuration names it, each once."""
        return tuple(self._by_file().get(path, ()))

    def count(self) -> int:
        """How many there are, each once."""
        return sum(map(len, self._by_file().values()))

    def changes(self) -> dict[str, tuple[Problem, ...]]:
        """Each file about which something else is known than at the last call, with all that is known now."""
        now = {path: tuple(problems) for path, problems in self._by_file().items()}
        changed = {path: now.get(path, ()) for path in {*now, *self._shown} if now.get(path) != self._shown.get(path)}
        self._shown = now
        return changed

    def _by_file(self) -> Mapping[str, dict[Problem, None]]:
        found: dict[str, dict[Problem, None]] = {}
        for problems in self._of_configuration.values():
            for problem in problems:
                found.setdefault(problem.path, {})[problem] = None
        return found


def findings(problems: Iterable[Problem], lines: LineIndex) -> list[Finding]:
    """The problems of one file as findings in its text, in text order."""
    return sorted([_finding(problem, lines) for problem in problems], key=lambda finding: finding.start)


def _finding(problem: Problem, lines: LineIndex) -> Finding:
    line = min(problem.line - 1, lines.line_count - 1)
    start = min(lines.line_start(line) + problem.column - 1, len(lines.text))
    word = _WORD(lines.text, start)
    severity = Severity.WARNING if problem.is_warning else Severity.ERROR
    return Finding(CODE, severity, start, word.end() if word is not None else start, problem.message)


def text_of(path: str) -> str:
    """Empty when it cannot be read: then that is the problem, and its place is somewhere else."""
    try:
        return read_source(Source(path, path, path))
    except UserFacingError:
        return ""


def uri_of(path: str) -> str:
    return Path(path).absolute().as_uri()
