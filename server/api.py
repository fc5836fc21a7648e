"""Library: `--check`, `--fix`, `--apply` and `--explain` for programs in Python. docs/library.md promises what stays.

    from pydealloc import apply, check

    for diagnostic in check("lib", ignore="dealloc-*"):
        print(diagnostic.file, diagnostic.start.line, diagnostic.message)
    print(apply("ownership-based-buffer-deallocation", text).text)

Nothing is printed, no process ends, no file is written. Lines and columns count from 1, columns in code points; ends
are exclusive.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, cast

from ..ir.plurals import counted
from ..ir.records import dataclass
from ..passes.pass_manager.compat import Compat
from ..passes.pass_manager.pipeline_text import PipelineError
from ..passes.pass_manager.pipelines import parse_pipeline
from ..syntax.document.document import parse_document
from ..syntax.text.findings import Finding
from ..syntax.text.line_index import Encoding, LineIndex
from .api_arguments import (
    Codes,
    Paths,
    SeverityName,
    check_is_number,
    check_is_pipeline,
    check_is_program,
    path_or_none,
    paths_of,
    selection_of,
)
from .commands.check import CheckJob, check_all
from .commands.check import check as check_job
from .commands.fix import fixed
from .commands.options import BatchOptions
from .config.discovery import Configurations, configurations
from .config.model import Configuration
from .config.selection import Selection
from .facts.transform import apply_steps
from .features.explanation import explanation_at
from .function_ownership import Buffer, Event, Ownership, ownership
from .io.files import Source, UserFacingError, sources_of
from .program import Block, Operation, Position, Program, Region, Type, Value
from .program import parse as parse_program
from .report.records import FindingRecord, SpanRecord, finding_records
from .report.reported_findings import reported_findings

WorldError = UserFacingError
"""The name that 0.1 gave to `UserFacingError`."""
UNNAMED = "<string>"
"""File name of a text that has none."""


@dataclass(frozen=True)
class Note:
    """Another place that explains a diagnostic."""

    start: Position
    end: Position
    message: str


@dataclass(frozen=True)
class Edit:
    """Replace what is between `start` and `end` by `text`."""

    start: Position
    end: Position
    text: str


@dataclass(frozen=True)
class Fix:
    """Edits in text order, which do not overlap. `is_safe`: the program means the same afterwards."""

    title: str
    is_safe: bool
    edits: tuple[Edit, ...]


@dataclass(frozen=True)
class Diagnostic:
    file: str
    start: Position
    end: Position
    severity: SeverityName
    code: str
    """Public and stable; docs/checks has a page for each."""
    message: str
    help: str | None = None
    upstream: str | None = None
    """The message of mlir-opt for the same problem."""
    notes: tuple[Note, ...] = ()
    fixes: tuple[Fix, ...] = ()
    fingerprint: str = ""
    """The same as long as the line says the same, wherever it is; empty for refusals and notices of passes."""

    def __str__(self) -> str:
        """The first line of what the command line prints."""
        return f"{self.file}:{self.start.line}:{self.start.column}: {self.severity}[{self.code}]: {self.message}"


@dataclass(frozen=True)
class Checked:
    """Findings of a check: in a loop, its `diagnostics`. `failures`: why files could not be checked, a line each.

    False where there is neither.
    """

    diagnostics: tuple[Diagnostic, ...]
    failures: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self.diagnostics)

    def __len__(self) -> int:
        return len(self.diagnostics)

    def __bool__(self) -> bool:
        return bool(self.diagnostics or self.failures)


@dataclass(frozen=True)
class Applied:
    """`text` is None when a pass refused; `refusals` say why.

    Operations with errors stay as they are in `text`: `refusals` has these errors then, and what stays because of them.
    """

    text: str | None
    refusals: tuple[Diagnostic, ...] = ()
    notices: tuple[Diagnostic, ...] = ()
    """Places where LLVM 22 behaves differently."""


@dataclass(frozen=True)
class Explanation:
    """Of a value, an operation or a symbol. `events`: the lifetime of a buffer in text order; empty for others."""

    title: str
    text: str
    markdown: str
    events: tuple[Event, ...] = ()


def check(
    paths: Paths,
    *,
    select: Codes = (),
    ignore: Codes = (),
    severity: Mapping[str, SeverityName] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
    jobs: int = 1,
) -> Checked:
    """Check files, and all `*.mlir` files below folders, with the configuration of each.

        for found in check("lib"):
            print(found)

    A file or folder that is not there is one of `failures`.

    Args:
        paths: a file or folder, or several.
        select: only this code, or these; one that ends in `*` represents all that begin like it.
        ignore: not these.
        severity: what codes count as; the last that fits counts.
        config: this file instead of the nearest configuration of each file.
        isolated: no configuration at all.
        jobs: processes; 1: this one. 0: as many as are worth it.

    Raises:
        ValueError: a code that does not exist; a program in place of a path.
        TypeError: an argument of another type.
    """
    diagnostics: list[Diagnostic] = []
    failures: dict[str, None] = {}
    for checked in check_each(
        paths, select=select, ignore=ignore, severity=severity, config=config, isolated=isolated, jobs=jobs
    ):
        diagnostics += checked.diagnostics
        failures |= dict.fromkeys(checked.failures)
    return Checked(tuple(diagnostics), tuple(failures))


def check_each(
    paths: Paths,
    *,
    select: Codes = (),
    ignore: Codes = (),
    severity: Mapping[str, SeverityName] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
    jobs: int = 1,
) -> Iterator[Checked]:
    """`check`, with what was found as soon as it is found: what cannot be read first, then one value per file.

    For folders with more findings than should be in memory together.

    Raises:
        ValueError, TypeError: as `check`.
    """
    check_is_number("jobs", jobs)
    selection, places = selection_of(select, ignore, severity), paths_of(paths)
    return _check_each(places, selection, path_or_none("config", config), isolated=isolated, jobs=jobs)


def _check_each(
    paths: Sequence[str], selection: Selection, config: str | None, *, isolated: bool, jobs: int
) -> Iterator[Checked]:
    found: dict[str | None, Source] = {}
    failures: dict[str, None] = {}
    for path in paths:
        try:
            troubles: list[str] = []
            for source in sources_of(path, "<stdin>", troubles=troubles):
                found.setdefault(source.path, source)
            failures |= dict.fromkeys(troubles)
        except UserFacingError as error:
            failures[str(error)] = None
    if failures:
        yield Checked((), tuple(failures))
    tasks = [CheckJob(source, "found", False, config, isolated, selection=selection) for source in found.values()]
    # Whoever calls twice may have changed a configuration in between.
    configurations.cache_clear()
    threshold = gc.get_threshold()
    try:
        for checked in map(check_job, tasks) if jobs == 1 else check_all(tasks, jobs, BatchOptions(cache="")):
            failure = checked.failure
            failed = () if failure is None else (failure.removeprefix("pydealloc-lsp: "),)
            yield Checked(tuple([_diagnostic(each) for each in checked.records]), failed)
    finally:
        if jobs != 1:
            gc.unfreeze()
            gc.set_threshold(*threshold)


def check_text(
    text: str,
    *,
    filename: str | os.PathLike[str] | None = None,
    select: Codes = (),
    ignore: Codes = (),
    severity: Mapping[str, SeverityName] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
) -> tuple[Diagnostic, ...]:
    """The same for a text. `filename`: what it is called, and whose configuration counts; it need not exist.

        check_text("func.func @f() { return", isolated=True)[0].code  # 'syntax-error'

    Raises:
        ValueError: a code that does not exist.
        TypeError: an argument of another type.
        UserFacingError: the configuration cannot be read.
    """
    check_is_program(text)
    name = path_or_none("filename", filename)
    configuration = _configuration(name, config, isolated=isolated)
    configuration = configuration.selected(selection_of(select, ignore, severity))
    document = parse_document(text, configuration.knowledge)
    findings = reported_findings(document, configuration)
    all_ = finding_records(name or UNNAMED, text, findings, shown=False, colored=False)
    return tuple([_diagnostic(found) for found in all_])


def fix_text(
    text: str,
    *,
    unsafe: bool = False,
    filename: str | os.PathLike[str] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
) -> str:
    """The text with everything put right that can be. What would make a new error is left out.

    Args:
        unsafe: also what may have been meant otherwise, a misspelt name for example.

    Raises:
        UserFacingError: the configuration cannot be read.
    """
    check_is_program(text)
    return fixed(text, _configuration(filename, config, isolated=isolated), unsafe=unsafe)[0]


fix = fix_text


def apply(
    pipeline: str,
    text: str,
    *,
    filename: str | os.PathLike[str] | None = None,
    compat: Literal["safe", "llvm22"] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
) -> Applied:
    """Run the passes on a text; what they leave alone keeps its bytes.

    Args:
        pipeline: names of passes joined by commas, with options in braces.
        compat: what to do where LLVM 22 is wrong; None: as configured.

    Raises:
        PipelineError: the pipeline is invalid.
        ValueError: `compat` is neither of the two.
        TypeError: an argument of another type.
        UserFacingError: the configuration cannot be read.
    """
    check_is_pipeline(pipeline)
    check_is_program(text)
    if compat not in (None, *(each.value for each in Compat)):
        raise ValueError(f"`compat` is `safe` or `llvm22`, not `{compat}`")
    name = path_or_none("filename", filename) or UNNAMED
    configuration = _configuration(filename, config, isolated=isolated)
    steps = parse_pipeline(pipeline, compat=Compat(compat or configuration.compat))
    document = parse_document(text, configuration.knowledge)
    applied = apply_steps(document, steps)
    refused = [*applied.errors, *applied.refusals]
    return Applied(
        applied.text,
        tuple(_plain(name, text, refused)),
        tuple(_plain(name, text, applied.notices)),
    )


def parse(
    text: str,
    *,
    filename: str | os.PathLike[str] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
) -> Program:
    """The program of a text, read-only. What cannot be parsed is an operation without operands.

    Raises:
        UserFacingError: the configuration cannot be read.
    """
    check_is_program(text)
    configuration = _configuration(filename, config, isolated=isolated)
    return parse_program(text, configuration.knowledge, crosses_functions=configuration.crosses_functions)


def explain(
    text: str,
    line: int,
    column: int,
    *,
    filename: str | os.PathLike[str] | None = None,
    config: str | os.PathLike[str] | None = None,
    isolated: bool = False,
) -> Explanation | None:
    """The value, operation or symbol at a position, as a hover explains it; None where nothing is known.

    Args:
        line: from 1.
        column: from 1, in code points.

    Raises:
        ValueError: the text has no such line, or the column is less than 1.
        UserFacingError: the configuration cannot be read.
    """
    check_is_program(text)
    check_is_number("line", line)
    check_is_number("column", column)
    lines = LineIndex(text)
    if not 1 <= line <= lines.line_count or column < 1:
        last = lines.line_count - text.endswith(("\n", "\r"))
        raise ValueError(f"the text has {counted(last, 'line')}, so {line}:{column} is not in it")
    configuration = _configuration(filename, config, isolated=isolated)
    document = parse_document(text, configuration.knowledge)
    offset = lines.offset(line - 1, column - 1, Encoding.UTF32)
    found = explanation_at(document, offset, options=configuration.plan_options)
    if found is None:
        return None
    places = [lines.position(event.place[0], Encoding.UTF32) for event in found.events]
    events = [
        Event(Position(row + 1, at + 1), event.words, event.text)
        for event, (row, at) in zip(found.events, places, strict=True)
    ]
    return Explanation(found.title, found.plain, found.markdown, tuple(events))


def _configuration(filename: object, config: object, *, isolated: bool) -> Configuration:
    return Configurations(path_or_none("config", config), isolated=isolated).for_file(
        path_or_none("filename", filename)
    )


def _plain(file: str, text: str, findings: Sequence[Finding]) -> list[Diagnostic]:
    """Findings of passes, which have no fixes."""
    bare = [Finding(f.code, f.severity, f.start, f.end, f.message, f.notes, f.help, f.upstream) for f in findings]
    all_ = finding_records(file, text, bare, shown=False, colored=False)
    return [_diagnostic(found, fingerprint="") for found in all_]


def _diagnostic(found: FindingRecord, fingerprint: str | None = None) -> Diagnostic:
    notes = [Note(_start(note), _end(note), note["message"]) for note in found["notes"]]
    fixes = [
        Fix(fix["title"], fix["is_safe"], tuple([Edit(_start(e), _end(e), e["text"]) for e in fix["edits"]]))
        for fix in found["fixes"]
    ]
    return Diagnostic(
        found["file"],
        _start(found),
        _end(found),
        cast("SeverityName", found["severity"]),
        found["code"],
        found["message"],
        found["help"],
        found["upstream"],
        tuple(notes),
        tuple(fixes),
        found["fingerprint"] if fingerprint is None else fingerprint,
    )


def _start(place: SpanRecord) -> Position:
    return Position(place["line"], place["column"])


def _end(place: SpanRecord) -> Position:
    return Position(place["end_line"], place["end_column"])


__all__ = [
    "Applied",
    "Block",
    "Buffer",
    "Checked",
    "Diagnostic",
    "Edit",
    "Event",
    "Explanation",
    "Fix",
    "Note",
    "Operation",
    "Ownership",
    "PipelineError",
    "Position",
    "Program",
    "Region",
    "SeverityName",
    "Type",
    "UserFacingError",
    "Value",
    "WorldError",
    "apply",
    "check",
    "check_each",
    "check_text",
    "explain",
    "fix",
    "fix_text",
    "ownership",
    "parse",
]
