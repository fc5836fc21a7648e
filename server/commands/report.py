"""`--check` as one report: formats of services, baselines, fixes, all of which need every finding first."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ...analysis.buffers.size import bytes_text
from ...ir.records import replace
from ..batch.progress_line import ProgressLine
from ..config.profiles import COPIES
from ..io.console import is_colored, print_line, print_status
from ..io.files import Source, UserFacingError
from ..io.replacing import write_text
from ..report.formats import FORMATS
from ..report.formats.report import CheckReport, json_text
from ..report.records import FindingRecord
from .check import CheckJob, check_all, left_out_line
from .options import Options

CLEAN, FOUND, FAILED = 0, 1, 2
_MOST_FUNCTIONS = 20
"""Functions whose copies are summed in the text of `--statistics`; JSON has all."""

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
        shard=options.batch.shard,
    )


def _text_of(options: Options, made: CheckReport) -> str:
    if options.checking.statistics:
        return _statistics(options, made)
    return FORMATS[options.format](made)


def _statistics(options: Options, made: CheckReport) -> str:
    """The number of findings by code, the most frequent first, with the copies of each function and their bytes."""
    reported = made.found if options.format == "json" else made.reported
    counts = sorted(Counter(found["code"] for found in reported).items(), key=lambda one: (-one[1], one[0]))
    fixable = {found["code"] for found in reported if found["fixes"]}
    copies = [found for found in made.found if found["code"] in COPIES]
    if options.format == "json":
        copied = {code: _copied_json([found for found in copies if found["code"] == code]) for code in COPIES}
        entries = [
            {"code": code, "count": count, "fixable": code in fixable, **copied.get(code, {})} for code, count in counts
        ]
        return json_text(entries) + "\n"
    width = len(str(counts[0][1])) if counts else 0
    lines = [f"{count:>{width}}  {code}{' (fixable)' if code in fixable else ''}\n" for code, count in counts]
    if copies:
        functions = _by_function(copies)
        lines += [f"  {file}: @{name}: {_copied_text(those)}\n" for (file, name), those in functions[:_MOST_FUNCTIONS]]
        if len(functions) > _MOST_FUNCTIONS:
            lines.append(f"  and {len(functions) - _MOST_FUNCTIONS} more functions\n")
        lines.append(f"One-Shot Bufferize would make {_copied_text(copies)}\n")
    return "".join(lines)


def _by_function(copies: Iterable[FindingRecord]) -> list[tuple[tuple[str, str], list[FindingRecord]]]:
    """By file and symbol, those with the most bytes first."""
    found: dict[tuple[str, str], list[FindingRecord]] = {}
    for copy in copies:
        found.setdefault((copy["file"], copy["function"]), []).append(copy)
    return sorted(found.items(), key=lambda one: (-_copied(one[1])["bytes"], -len(one[1]), one[0]))


def _copied_json(copies: Sequence[FindingRecord]) -> dict[str, object]:
    functions = [
        {"file": file, "function": name, "count": len(those), **_copied(those)}
        for (file, name), those in _by_function(copies)
    ]
    return {**_copied(copies), "functions": functions}


def _copied_text(copies: Sequence[FindingRecord]) -> str:
    sizes, count = _copied(copies), len(copies)
    what = "1 copy" if count == 1 else f"{count} copies"
    if sizes["unknown_sizes"] == count:
        return f"{what} of unknown size"
    unknown = f", {sizes['unknown_sizes']} of unknown size" if sizes["unknown_sizes"] else ""
    return f"{what}: {bytes_text(sizes['bytes'])}{unknown}"


def _copied(copies: Iterable[FindingRecord]) -> dict[str, int]:
    """The sum of known sizes, in all iterations of loops with constant bounds, and the number of unknown ones."""
    sizes = [found["size"] for found in copies]
    return {"bytes": sum(size or 0 for size in sizes), "unknown_sizes": sizes.count(None)}


def _write(file: str, text: str) -> None:
    """Write to `file`; to standard output if it is empty."""
    if file:
        write_text(file, text)
    else:
        sys.stdout.write(text)
        sys.stdout.flush()
