"""`--check`: findings of many files, in several processes where that is faster."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

from ...dialects.releases.release_numbers import BASE
from ...ir.gc_control import LONG_TEXT_CHARS, collect_rarely, gc_paused, keep_to_the_end
from ...ir.plurals import counted
from ...ir.records import dataclass, replace
from ...syntax.document.document import Document, parse_document
from ...syntax.text.findings import Finding, Severity
from ...syntax.text.line_index import LineIndex
from ..config.discovery import Configuration, configurations
from ..config.releases import AUTO
from ..config.selection import Selection
from ..facts.document_facts import leave_out
from ..facts.suppressions import ALL_ASKED, MARK, Unasked
from ..io.cores import core_count
from ..io.files import Source, UserFacingError, decoded, read_source, size_of
from ..io.guard import OUT_OF_MEMORY, guarded
from ..report.reported_findings import findings_for
from .options import BatchOptions

if TYPE_CHECKING:
    from ..batch.process_pool import Task
    from ..batch.release_choice import ReleaseChoice
    from ..batch.result_cache import ResultCache
    from ..report.function_figures import FunctionFigures
    from ..report.records import FindingRecord

T = TypeVar("T")
R = TypeVar("R")

_WORTH_PROCESSES = 400_000
"""Bytes of input below which starting processes takes longer than it saves."""

_WORTH_KEEPING = 16
"""Files from which on results are kept for the next time where nobody says whether to."""

_WEIGHT_OF_A_FILE = 400
"""Bytes that take as long to check as everything that is done once per file."""

_TEXT = "text"
"""The format without hints: these are for editors, which show them faintly."""

_EXPECTING = "-verify-diagnostics"
_EXPECTED_ERRORS = (
    "pydealloc-lsp: files with a RUN line of -verify-diagnostics: --ignore-expected hides the errors that their "
    "comments expect, --verify-diagnostics tests these comments"
)


@dataclass(frozen=True)
class CheckResult:
    """One file, ready to be shown. `failure`: the line (or traceback) that says why it could not be checked."""

    output: str
    """JSON objects joined by commas, each in a line, or text; empty where `records` are asked for."""
    errors: int = 0
    warnings: int = 0
    failure: str | None = None
    records: tuple[FindingRecord, ...] = ()
    """The findings, for the formats `found`."""
    functions: tuple[FunctionFigures, ...] = ()
    """For the formats with `-functions`."""
    with_errors: tuple[str, ...] = ()
    """The functions that these leave out: `FILE:LINE: @NAME` each."""
    seconds: float = 0
    """Time that the check took; 0 for a result of an earlier run."""
    remarks: tuple[str, ...] = ()
    """Warnings about configuration and cache, which keep nothing from working."""
    left_out: int = 0
    """Annotations that only dialects without definitions could answer."""


@dataclass(frozen=True)
class CheckJob:
    source: Source
    format: str
    """`text`, `json`, or one of those that reports are made from: `found`, with `-text`, `-json` and `-functions` after
    it."""
    colored: bool
    config: str | None
    isolated: bool
    expected: str = ""
    """As in `arguments.Options`."""
    selection: Selection = Selection()
    llvm: str = ""
    """As in `arguments.Options`."""
    linked: bool = False
    """Whether codes in the text are links to their pages."""
    largest: int = 0
    """Bytes of a file that is read; 0: any number."""
    cache: str = ""
    """The folder of results of earlier runs; empty: none."""
    processes: int = 1
    """Processes that may check the items of a big file."""
    is_last: bool = False
    """Whether the process ends after it."""
    data: bytes | None = None
    """The content of standard input, which only the first process can read; None: read the source."""


def check_all(
    jobs: Sequence[CheckJob],
    processes: int,
    batch: BatchOptions = BatchOptions(),  # noqa: B008  It never changes.
    done: Callable[[int], None] = lambda number: None,
) -> Iterator[CheckResult]:
    """The results in the order of `jobs`. `processes` 0: as many as are worth it.

    Args:
        done: told how many are finished, which may be before their turn comes.
    """
    collect_rarely()
    folder = "" if batch.executor else cache_folder(batch, len(jobs))
    data = sys.stdin.buffer.read() if any(job.source.path is None for job in jobs) else b""
    jobs = [
        replace(
            job,
            largest=batch.largest,
            cache="" if job.expected or "-functions" in job.format else folder,
            data=data if job.source.path is None else None,
        )
        for job in jobs
    ]
    if not folder:
        return _check_anew(jobs, processes, batch, done)
    return _check_with_cache(jobs, processes, batch, done)


def cache_folder(batch: BatchOptions, files: int) -> str:
    """The cache folder for a run over so many files; empty: none."""
    if batch.cache is not None or files < _WORTH_KEEPING:
        return os.path.abspath(batch.cache) if batch.cache else ""
    from ..batch.result_cache import default_folder

    return default_folder()


def _check_with_cache(
    jobs: Sequence[CheckJob], processes: int, batch: BatchOptions, done: Callable[[int], None]
) -> Iterator[CheckResult]:
    """Looking is so quick that no process is worth it: only what is not known is given to others."""
    known: dict[int, CheckResult] = {}
    missing: list[int] = []
    for index, job in enumerate(jobs):
        checked = recalled(job)
        if checked is None:
            missing.append(index)
        elif missing:
            known[index] = checked
        else:
            yield checked
        done(index + 1 - len(missing))
    found = len(jobs) - len(missing)
    anew = _check_anew([jobs[index] for index in missing], processes, batch, lambda number: done(found + number))
    for index in range(missing[0] if missing else len(jobs), len(jobs)):
        yield known.pop(index) if index in known else next(anew)
    if missing:
        from ..batch.result_cache import opened

        opened(jobs[0].cache).clean()


def _check_anew(
    jobs: Sequence[CheckJob], processes: int, batch: BatchOptions, done: Callable[[int], None]
) -> Iterator[CheckResult]:
    wanted = processes
    processes = min(wanted or worthwhile([job.source for job in jobs]), len(jobs))
    if processes <= 1 and not batch.executor and not batch.is_timed and not batch.memory:
        last = len(jobs) - 1
        here = [
            replace(job, processes=wanted or core_count(), is_last=number == last) for number, job in enumerate(jobs)
        ]
        return _here(check, here, done)
    # Loaded here: the check of one file starts without.
    from ..batch.process_pool import Limits, Task, in_pool

    task = Task(check, _lost, lambda job: size_of(job.source) + _WEIGHT_OF_A_FILE, done)
    if batch.executor:
        return _in_cluster(task, jobs, batch)
    memory = batch.memory or physical_memory() // max(1, processes)
    return in_pool(task, jobs, max(1, processes), Limits(batch.timeout, memory))


def _in_cluster(
    task: Task[CheckJob, CheckResult], jobs: Sequence[CheckJob], batch: BatchOptions
) -> Iterator[CheckResult]:
    from ..batch.dask_cluster import in_cluster

    checked = 0
    try:
        for result in in_cluster(task, [_elsewhere(job) for job in jobs], batch.executor, batch.timeout):
            checked += 1
            yield result
    except UserFacingError as error:
        # The others were not checked, all for the same reason.
        left = len(jobs) - checked
        rest = f"{counted(left, 'file')} of {len(jobs)} not checked" if checked else "no file was checked"
        yield from [CheckResult("", failure=f"pydealloc-lsp: {error}; {rest}")] * left


def _elsewhere(job: CheckJob) -> CheckJob:
    """The same job where the current folder is another one; what messages call the file stays."""
    source = job.source
    config = os.path.abspath(job.config) if job.config is not None else None
    return replace(job, source=replace(source, path=os.path.abspath(source.path or "")), config=config)


def _here(do: Callable[[T], R], jobs: Sequence[T], done: Callable[[int], None]) -> Iterator[R]:
    for number, job in enumerate(jobs, 1):
        result = do(job)
        done(number)
        yield result


def _lost(job: CheckJob, reason: str) -> CheckResult:
    why = f"was not checked: the process that did it {reason}"
    if reason == OUT_OF_MEMORY:
        why = "needs more memory than there is; see --max-memory"
    return CheckResult("", failure=f"pydealloc-lsp: {job.source.name}: {why}")


def in_processes(
    do: Callable[[T], R], jobs: Sequence[T], processes: int, lost: Callable[[T, str], R], weight: Callable[[T], int]
) -> Iterator[R]:
    """`do` each of the jobs; the results in their order. `lost`, `weight`: as in `pool.Task`."""
    if processes <= 1 or len(jobs) <= 1:
        return map(do, jobs)
    from ..batch.process_pool import Limits, Task, in_pool

    return in_pool(Task(do, lost, weight), jobs, min(processes, len(jobs)), Limits())


def check(job: CheckJob) -> CheckResult:
    """Read and check one file. Never raises because of what is in it."""
    failures: list[str] = []
    started = monotonic()
    checked = guarded(
        f"checking {job.source.name}", lambda: _check(job), None, failures.append, lambda: _lost(job, OUT_OF_MEMORY)
    )
    return replace(checked or CheckResult("", failure=failures[0]), seconds=monotonic() - started)


def _check(job: CheckJob) -> CheckResult:
    try:
        text = _read(job)
        configuration = _configuration(job)
    except UserFacingError as error:
        return CheckResult("", failure=f"pydealloc-lsp: {error}")
    cache = _cache(job)
    # Checking frees what it makes without the collector, which would look through the rest again and again.
    with gc_paused(enabled=len(text) > LONG_TEXT_CHARS):
        document = _document(text, configuration, job.processes, _unasked(job, text, configuration))
        all_findings = findings_for(document, configuration)
        if job.is_last and len(text) > LONG_TEXT_CHARS:
            # Here, where the collector has not looked at it yet.
            keep_to_the_end(document)
    if cache is not None:
        cache.put(_key(cache, job, text, configuration), all_findings)
    choice = _other_release(job, configuration, cache, all_findings, document)
    if choice is not None:
        configuration = configuration.as_chosen(choice.llvm)
    if choice is not None and choice.llvm != BASE:
        document = _document(text, configuration, 1, _unasked(job, text, configuration))
        all_findings = findings_for(document, configuration)
        if cache is not None:
            cache.put(_key(cache, job, text, configuration), all_findings)
    troubles = (f"pydealloc-lsp: {cache.trouble}",) if cache is not None and cache.trouble else ()
    shown = _shown(job, text, configuration, all_findings, document, (*_remarks(choice, configuration), *troubles))
    return _with_figures(shown, document, job.source.name) if "-functions" in job.format else shown


def _with_figures(shown: CheckResult, document: Document, name: str) -> CheckResult:
    # Loaded here: a check without `--statistics` asks for no figures.
    from ..report.function_figures import figures_of, functions_with_errors

    figures, with_errors = figures_of(document, name), functions_with_errors(document, name)
    return replace(shown, functions=tuple(figures), with_errors=tuple(with_errors))


def _configuration(job: CheckJob) -> Configuration:
    """Settings with what the command line selects, on which it depends which findings are looked for."""
    configuration = configurations(job.config, job.isolated, job.llvm).for_file(job.source.config_path)
    return configuration.selected(job.selection) if job.selection else configuration


def _unasked(job: CheckJob, text: str, configuration: Configuration) -> Unasked:
    """The findings that would not be reported, and that nothing else is decided by."""
    if job.expected or MARK in text:
        # Comments are held against all that there is.
        return ALL_ASKED
    return Unasked(
        limits=not configuration.reports_limits(text),
        places=not configuration.reports_places,
        # What is kept for later runs is for all formats.
        hints=job.format == _TEXT and not configuration.severity and not job.cache,
    )


def _key(cache: ResultCache, job: CheckJob, text: str, configuration: Configuration) -> str:
    return cache.key(text, configuration, unasked=_unasked(job, text, configuration))


def _document(text: str, configuration: Configuration, processes: int, unasked: Unasked) -> Document:
    """`text` read; the items of a big one checked, too."""
    document = parse_document(text, configuration.knowledge)
    leave_out(document, unasked)
    if processes > 1 and not configuration.crosses_functions and len(text) >= _WORTH_PROCESSES:
        # Loaded here: most files are small.
        from ..batch.forked_shares import is_worth_processes

        if is_worth_processes(text, processes):
            from ..batch.item_pool import check_items

            check_items(document, processes)
    return document


def _read(job: CheckJob) -> str:
    return read_source(job.source, job.largest) if job.data is None else decoded(job.data, job.source.name)


def recalled(job: CheckJob) -> CheckResult | None:
    """The result of an earlier run for the file, or the reason why it cannot be read. None: it has to be checked."""
    return guarded(f"looking for earlier results of {job.source.name}", lambda: _recalled(job), None)


def _recalled(job: CheckJob) -> CheckResult | None:
    cache = _cache(job)
    if cache is None:
        return None
    try:
        text = _read(job)
        configuration = _configuration(job)
    except UserFacingError as error:
        return CheckResult("", failure=f"pydealloc-lsp: {error}")
    findings = cache.get(_key(cache, job, text, configuration))
    choice = None
    if findings is not None:
        choice = _other_release(job, configuration, cache, findings)
        if choice is not None:
            configuration = configuration.as_chosen(choice.llvm)
            if choice.llvm != BASE:
                findings = cache.get(_key(cache, job, text, configuration))
    return (
        None
        if findings is None
        else _shown(job, text, configuration, findings, remarks=_remarks(choice, configuration))
    )


def _other_release(
    job: CheckJob,
    configuration: Configuration,
    cache: ResultCache | None,
    findings: Sequence[Finding],
    document: Document | None = None,
) -> ReleaseChoice | None:
    """The release that the file's project shows, where LLVM 22 finds errors in the file; None: it shows none."""
    if configuration.llvm != AUTO or job.source.path is None or not any(one.is_refusal for one in findings):
        return None
    # Loaded here: most files have no error.
    from ..batch.release_choice import other_release

    return other_release(configuration, document, job.source.path, cache)


def _remarks(choice: ReleaseChoice | None, configuration: Configuration) -> tuple[str, ...]:
    """Lines about what files are read with, the same for each file of a project: definitions of its dialects, and the
    release where it is not LLVM 22."""
    remarks: list[str] = []
    if configuration.dialect_patterns:
        # Loaded here: most projects have no definitions.
        from ..config.learned_dialects import learned_line

        remarks += [f"pydealloc-lsp: {line}" for line in [learned_line(configuration.knowledge.registry)] if line]
    if choice is not None and choice.llvm != BASE:
        remarks.append(f"pydealloc-lsp: read as {choice}; --llvm 22 reads files as LLVM 22 does")
    return tuple(remarks)


def _cache(job: CheckJob) -> ResultCache | None:
    if not job.cache:
        return None
    from ..batch.result_cache import opened

    return opened(job.cache)


def _shown(
    job: CheckJob,
    text: str,
    configuration: Configuration,
    all_findings: list[Finding],
    document: Document | None = None,
    remarks: tuple[str, ...] = (),
) -> CheckResult:
    """The printed findings in `text`; `document` is made from it when needed."""
    findings = configuration.filtered(all_findings, text)
    if document is None and job.expected:
        document = parse_document(text, configuration.knowledge)
    if job.expected and document is not None:
        findings = _with_expected(job.expected, document, findings)
    left_out = _left_out(findings) if job.expected else 0
    lines = LineIndex(text)
    name = job.source.name
    output, records = "", ()
    if job.format == "json":
        from ..report import text as rendering

        output = ",\n".join(rendering.json_text(rendering.record(name, finding, lines)) for finding in findings)
    elif job.format.startswith("found"):
        records = _records(job, text, findings)
    else:
        printed = [finding for finding in findings if finding.severity is not Severity.HINT]
        if printed:
            from ..report import text as rendering

            output = "\n".join(
                rendering.text(name, finding, lines, colored=job.colored, linked=job.linked) for finding in printed
            )
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    warnings = sum(finding.severity is Severity.WARNING for finding in findings)
    problems = tuple(f"pydealloc-lsp: {problem}" for problem in configuration.problems)
    if errors and not job.expected and _EXPECTING in text:
        remarks = (*remarks, _EXPECTED_ERRORS)
    return CheckResult(output, errors, warnings, records=records, remarks=(*problems, *remarks), left_out=left_out)


def _records(job: CheckJob, text: str, findings: Sequence[Finding]) -> tuple[FindingRecord, ...]:
    from ..report.records import finding_records

    shown, as_json = "-text" in job.format, "-json" in job.format
    found = finding_records(
        job.source.name, text, findings, shown=shown, colored=job.colored, linked=job.linked, as_json=as_json
    )
    return tuple(found)


def _with_expected(mode: str, document: Document, findings: list[Finding]) -> list[Finding]:
    from ..report.verify_diagnostics import held_against, without_expected

    if mode == "ignore":
        return without_expected(document, findings)
    return held_against(document, findings, "every" if mode == "every" else "all" if mode == "all" else "only-expected")


def _left_out(findings: Sequence[Finding]) -> int:
    from ..report.verify_diagnostics import left_out

    return left_out(findings)


def left_out_line(count: int) -> str:
    """The line about annotations that were left out."""
    return (
        f"pydealloc-lsp: {counted(count, 'annotation')} left out: only dialects that are not described can report what "
        "is expected there; --learn-dialects describes them"
    )


def worthwhile(sources: Sequence[Source], each: int = _WORTH_PROCESSES) -> int:
    """The number of processes for the input, when one is worth starting for `each` so many bytes."""
    if len(sources) < 2:
        return 1
    total = sum(size_of(source) for source in sources)
    return max(1, min(core_count(), total // each + (total > each)))


def physical_memory() -> int:
    """Bytes; 0 where the system does not say."""
    if sys.platform != "linux":
        return 0
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
