"""`--check` as one report: formats of services, baselines, fixes, all of which need every finding first."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ...ir.records import replace
from ..batch.progress_line import ProgressLine
from ..io.console import is_colored, print_line, print_status
from ..io.files import Source, UserFacingError
from ..io.replacing import write_text
from ..report.formats import FORMATS
from ..report.formats.report import CheckReport
from ..report.records import FindingRecord
from .check import CheckJob, check_all, left_out_line
from .options import Options

if TYPE_CHECKING:
    from ..report.function_figures import FunctionFigures

CLEAN, FOUND, FAILED = 0, 1, 2

Listing = Callable[[], tuple[list[Source], bool]]
"""The sources of a check, and whether one is missing."""


def report(options: Options, listing: Listing) -> int:
    """Check, write the report, and give the exit status. With `--watch` only an interrupt ends it."""
    if options.checking.watches:
        from .watch import watch

        return watch(options, listing, lambda: _once(options, listing))
    return _once(options, listing)


def _once(options: Options, listing: Listing) -> int:
    checking = options.checking
    sources, failed = listing()
    if checking.fixes:
        from .fix import fix_all_files

        fixed = fix_all_files(options, sources)
        if checking.shows_diff:
            return FAILED if failed or fixed.is_broken else FOUND if fixed.is_changed else CLEAN
        failed = failed or fixed.is_broken
        if checking.target_llvm:
            options = replace(options, llvm=checking.target_llvm)
    if checking.adds_ignores:
        from .add_comments import add_ignores

        failed = add_ignores(options, sources) or failed
    if checking.adds_expected:
        from .add_comments import add_expected

        failed = add_expected(options, sources) or failed
    try:
        made = gathered(options, sources)
        if checking.diff_base:
            from .diff_base import in_changed_lines

            made = in_changed_lines(made, checking.diff_base)
        if checking.baseline:
            from .baseline import compared

            made = compared(made, options)
        for name, file in checking.reports:
            _write(file, FORMATS[name](made))
        if not checking.reports:
            _write(checking.output_file, _text_of(options, made))
    except UserFacingError as error:
        print_status(str(error))
        return FAILED
    if failed or made.failures:
        return FAILED
    is_found = made.count("error") or made.count("warning")
    return FOUND if is_found else CLEAN


def gathered(options: Options, sources: Sequence[Source]) -> CheckReport:
    """Everything that is found in `sources`. What keeps files from being checked is told on standard error, too."""
    colored = linked = False
    shown = options.format == "text"
    if shown and not options.checking.output_file and not options.checking.reports:
        colored = is_colored(options.color, sys.stdout)
        linked = colored and sys.stdout.isatty()
    formats = {name for name, _ in options.checking.reports} or {options.format}
    kind = "found" + "-text" * ("text" in formats) + "-json" * (not formats.isdisjoint(("json", "json-lines")))
    kind += "-functions" * options.checking.statistics
    jobs = [
        CheckJob(
            source,
            kind,
            colored,
            options.config,
            options.isolated,
            options.expected,
            options.checking.selection,
            options.llvm,
            linked,
        )
        for source in sources
    ]
    found: list[FindingRecord] = []
    functions: list[FunctionFigures] = []
    with_errors: list[str] = []
    failures: dict[str, None] = {}
    remarks: dict[str, None] = {}
    is_quiet = options.checking.is_quiet
    progress = ProgressLine(sys.stderr if sys.stderr.isatty() and not is_quiet else None, len(sources))
    times: dict[str, float] = {}
    failed: dict[str, str] = {}
    left_out = 0
    results = progress.alone(check_all(jobs, options.jobs, options.batch, progress.show))
    for source, checked in zip(sources, results, strict=True):
        times[source.name] = checked.seconds
        if checked.failure is not None:
            failed[source.name] = checked.failure
        found += checked.records
        functions += checked.functions
        with_errors += checked.with_errors
        left_out += checked.left_out
        for reported, line in [*((remarks, remark) for remark in checked.remarks), (failures, checked.failure)]:
            if line is not None and line not in reported:
                reported[line] = None
                print_line(line)
    if left_out and not is_quiet:
        print_line(left_out_line(left_out))
    return CheckReport(
        tuple([source.name for source in sources]),
        tuple(found),
        (),
        tuple(failures),
        is_quiet=is_quiet,
        times=times,
        failed=failed,
        functions=tuple(functions),
        with_errors=tuple(with_errors),
        shard=options.batch.shard,
    )


def _text_of(options: Options, made: CheckReport) -> str:
    if options.checking.statistics:
        # Loaded here: other reports do without.
        from ..report.function_statistics import statistics

        return statistics(made, options.format)
    return FORMATS[options.format](made)


def _write(file: str, text: str) -> None:
    """Write to `file`; to standard output if it is empty."""
    if file:
        write_text(file, text)
    else:
        sys.stdout.write(text)
        sys.stdout.flush()
