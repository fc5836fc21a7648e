"""`CheckReport`: all results of one run, as plain values, the input of each format."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ....ir.records import dataclass, field
from ..records import FindingRecord

if TYPE_CHECKING:
    from ..function_figures import FunctionFigures

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
    times: Mapping[str, float] = field(default_factory=dict[str, float])
    """Seconds for each file."""
    failed: Mapping[str, str] = field(default_factory=dict[str, str])
    """The failures of single files, by file."""
    is_quiet: bool = False
    """Without a summary."""
    functions: tuple[FunctionFigures, ...] = ()
    """For `--statistics`; else empty."""
    with_errors: tuple[str, ...] = ()
    """The functions that are not in `functions`, because of errors: `FILE:LINE: @NAME` each."""
    shard: tuple[int, int] = (1, 1)
    """The part of the files that this run is about, from 1, and the number of parts."""

    @property
    def reported(self) -> tuple[FindingRecord, ...]:
        """Without hints, which are for editors."""
        return tuple([found for found in self.found if found["severity"] != "hint"])

    def count(self, severity: str) -> int:
        return sum(found["severity"] == severity for found in self.found)


def path_of(file: str) -> str:
    """`file` as services of repositories want it: from the current folder where it is below it, with slashes."""
    return file if file.startswith("<") else _path_from(file, str(Path.cwd()))


@lru_cache(maxsize=64)
def _path_from(file: str, folder: str) -> str:
    relative = os.path.relpath(file, folder)
    path = file if relative.startswith("..") else relative
    return path.replace(os.sep, "/")


def json_text(value: object, *, indent: int | None = 2) -> str:
    """In ASCII: lone surrogates would not survive the encoding of the output."""
    return dumps(value, ensure_ascii=True, indent=indent)


def report_text(value: object, depth: int) -> str:
    """As `json_text`, in lines down to `depth` levels of lists and objects; what is deeper is one line each.

    A report has thousands of findings, and the standard encoder takes ten times as long for lines all the way down.
    """
    return "".join(_lines(value, depth, "")) + "\n"


def _lines(value: object, depth: int, indent: str) -> Iterator[str]:
    inner = indent + "  "
    if not depth or not value or not isinstance(value, (dict, list)):
        yield json_text(value, indent=None)
        return
    is_object = isinstance(value, dict)
    yield "{" if is_object else "["
    separator = "\n"
    for item in cast("Iterable[object]", value.items() if is_object else value):
        key, content = cast("tuple[str, object]", item) if is_object else ("", item)
        yield f"{separator}{inner}" + (f"{json_text(key, indent=None)}: " if is_object else "")
        yield from _lines(content, depth - 1, inner)
        separator = ",\n"
    yield f"\n{indent}" + ("}" if is_object else "]")


def summary_of(report: CheckReport) -> str:
    """One line; empty when there is nothing to tell."""
    from .. import text as rendering

    if report.is_quiet:
        return ""
    errors, warnings = report.count("error"), report.count("warning")
    known = f"; {len(report.known)} in the baseline" if report.known else ""
    return rendering.summary(errors, warnings, len(report.files)) + known if errors or warnings or known else ""
