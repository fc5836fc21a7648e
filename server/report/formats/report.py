"""`CheckReport`: all results of one run, as plain values, the input of each format."""

from __future__ import annotations

import os

from ....ir.records import dataclass
from ..records import FindingRecord

LEVELS = ("error", "warning", "information", "hint")
"""The most severe one first."""


@dataclass(frozen=True)
class CheckReport:
    """`found` is in the order of the files, and in each file in text order."""

    files: tuple[str, ...]
    """The checked files, by their names in messages."""
    found: tuple[FindingRecord, ...]
    known: tuple[FindingRecord, ...] = ()
    """Findings in the baseline: not in `found`."""
    failures: tuple[str, ...] = ()
    """Failures of files, or of the whole check: a line or a traceback each."""
    has_baseline: bool = False

    @property
    def reported(self) -> tuple[FindingRecord, ...]:
        """Without hints, which are for editors."""
        return tuple([found for found in self.found if found["severity"] != "hint"])

    def count(self, severity: str) -> int:
        return sum(found["severity"] == severity for found in self.found)


def path_of(file: str) -> str:
    """`file` as services of repositories want it: from the current folder where it is below it, with slashes."""
    if file.startswith("<"):
        return file
    relative = os.path.relpath(file)
    path = file if relative.startswith("..") else relative
    return path.replace(os.sep, "/")


def json_text(value: object, *, indent: int | None = 2) -> str:
    """In ASCII: lone surrogates would not survive the encoding of the output."""
    from json import dumps

    return dumps(value, ensure_ascii=True, indent=indent)


def summary_of(report: CheckReport) -> str:
    """One line; empty when there is nothing to tell."""
    from .. import text as rendering

    errors, warnings = report.count("error"), report.count("warning")
    known = f"; {len(report.known)} in the baseline" if report.known else ""
    return rendering.summary(errors, warnings, len(report.files)) + known if errors or warnings or known else ""
