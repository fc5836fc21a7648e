"""`--check`: findings of many files, in processes when that pays."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from ..ir.records import dataclass
from ..syntax.document import Document, parse_document
from ..syntax.findings import Finding, Severity
from ..syntax.line_index import LineIndex
from . import rendering
from .configuration import configurations
from .facts import findings_of
from .files import Source, WorldError, read_source, size_of
from .guard import guarded

T = TypeVar("T")
R = TypeVar("R")

_WORTH_PROCESSES = 400_000
"""Bytes of input below which starting processes takes longer than it saves."""

_LARGEST_SHARE = 8
"""Files a process gets at once: what it still finishes after an interrupt."""


@dataclass(frozen=True)
class Checked:
    """One file, ready to be shown. `failure`: the line (or traceback) that says why it could not be checked."""

    output: str
    """JSON objects joined by commas, or text."""
    errors: int = 0
    warnings: int = 0
    failure: str | None = None
    remarks: tuple[str, ...] = ()
    """What to tell about the world that keeps nothing from working."""


@dataclass(frozen=True)
class Job:
    source: Source
    format: str
    colored: bool
    config: str | None
    isolated: bool
    expected: str = ""
    """As in `arguments.Options`."""


def check_all(jobs: Sequence[Job], processes: int) -> Iterator[Checked]:
    """The results in the order of `jobs`. `processes` 0: as many as are worth it."""
    collect_rarely()
    return in_processes(check, jobs, processes or worthwhile([job.source for job in jobs]))


def in_processes(do: Callable[[T], R], jobs: Sequence[T], processes: int) -> Iterator[R]:
    """`do` each of the jobs; the results in their order."""
    if processes <= 1 or len(jobs) <= 1:
        return map(do, jobs)
    return _in_pool(do, jobs, min(processes, len(jobs)))


def check(job: Job) -> Checked:
    """Read and check one file. Never raises because of what is in it."""
    failures: list[str] = []
    checked = guarded(f"checking {job.source.name}", lambda: _check(job), None, failures.append)
    return checked or Checked("", failure=failures[0])


def _check(job: Job) -> Checked:
    try:
        text = read_source(job.source)
        configuration = configurations(job.config, job.isolated).for_file(job.source.config_path)
    except WorldError as error:
        return Checked("", failure=f"pydealloc-lsp: {error}")
    document = parse_document(text, configuration.knowledge)
    findings = configuration.filtered(findings_of(document, configuration.dynamic_ownership))
    if job.expected:
        findings = _with_expected(job.expected, document, findings)
    lines = LineIndex(text)
    name = job.source.name
    if job.format == "json":
        output = ",\n".join(rendering.json_text(rendering.record(name, finding, lines)) for finding in findings)
    else:
        # Hints are for editors, which show them faintly: what the pipeline will do, what could be better.
        told = [finding for finding in findings if finding.severity is not Severity.HINT]
        output = "\n".join(rendering.text(name, finding, lines, colored=job.colored) for finding in told)
    errors = sum(finding.severity is Severity.ERROR for finding in findings)
    warnings = sum(finding.severity is Severity.WARNING for finding in findings)
    return Checked(output, errors, warnings, remarks=tuple(f"pydealloc-lsp: {p}" for p in configuration.problems))


def _with_expected(mode: str, document: Document, findings: list[Finding]) -> list[Finding]:
    from .expectations import held_against, without_expected

    if mode == "ignore":
        return without_expected(document, findings)
    return held_against(document, findings, "every" if mode == "every" else "all" if mode == "all" else "only-expected")


def worthwhile(sources: Sequence[Source], each: int = _WORTH_PROCESSES) -> int:
    """How many processes the input keeps busy, when one is worth starting for `each` so many bytes."""
    if len(sources) < 2:
        return 1
    total = sum(size_of(source) for source in sources)
    return max(1, min(_cores(), total // each + (total > each)))


def _cores() -> int:
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _in_pool(do: Callable[[T], R], jobs: Sequence[T], processes: int) -> Iterator[R]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    # Forking shares what is loaded already; elsewhere than on Linux, system libraries do not survive it.
    context = get_context("fork" if sys.platform == "linux" else "spawn")
    share = max(1, min(len(jobs) // (processes * 8), _LARGEST_SHARE))
    pool = ProcessPoolExecutor(processes, context, initializer=_start_worker)
    try:
        yield from pool.map(do, jobs, chunksize=share)
    finally:
        # After an interrupt: finish what runs, and nothing else. Not to wait for that would leave the pool's own
        # thread behind, and the interpreter's exit would race with it.
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker() -> None:
    """Ctrl-C is the business of the process that started the others."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()


def collect_rarely() -> None:
    """Reading allocates much and frees little: look for garbage less often, and not in what is loaded."""
    import gc

    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
