"""Configuration diagnostics: problems in configurations and in the definition files they name, as findings."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from ...syntax.text.findings import Finding, Severity
from ...syntax.text.line_index import LineIndex
from ..io.files import Problem, UserFacingError, read_file

CODE = "configuration"
_WORD = re.compile(r"[^\s,=\[\]{}]+|\S").match


class ConfigDiagnostics:
    """The problems of all configurations, by file, and which of them have been published."""

    def __init__(self) -> None:
        self._of_configuration: dict[str, tuple[Problem, ...]] = {}
        self._shown: dict[str, tuple[Problem, ...]] = {}

    def forget(self) -> None:
        """Drop all problems, before all configurations are read again."""
        self._of_configuration.clear()

    def set(self, configuration: str, problems: Iterable[Problem]) -> None:
        """Set the problems of the file `configuration` and of those that it names."""
        self._of_configuration[configuration] = tuple(problems)

    def of_file(self, path: str) -> tuple[Problem, ...]:
        """The problems in the file at `path`, whatever configuration names it, each once."""
        return tuple(self._by_file().get(path, ()))

    def count(self) -> int:
        """The number of problems, each counted once."""
        return sum(map(len, self._by_file().values()))

    def changes(self) -> dict[str, tuple[Problem, ...]]:
        """Each file whose problems have changed since the last call, with its problems."""
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
    """The text of a file; empty when it cannot be read."""
    try:
        return read_file(path)
    except UserFacingError:
        return ""
