"""Programs run with LLVM before and after deallocation: random ones, and the functions of real ones.

    figures = drive(paths_of(folders), native, Setting(minimal=""))
    print(figures.report("functions of the folders, driven"))

Each function of a real program is called with constants and small buffers. What LLVM cannot lower is interpreted,
where the interpreter knows all of its operations; each function that is not driven is counted by the reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.execution.harness import Setting, examine
from tests.execution.native import FREED_BY_REALLOC, LLVM_PIPELINE, LOWERING, NOTHING_FREED, Native
from tests.execution.wrapping import ENTRY, reasons, runnable, wrapped

LONGEST = 60_000
"""Characters of the longest program that is driven."""
_REPORT_EVERY = 100
"""Programs between two lines about the progress."""


@dataclass
class Figures:
    """`counts` by what happened; `wrong` is how many of our results were."""

    counts: Counter[str] = field(default_factory=Counter)
    wrong: int = 0

    def report(self, title: str) -> str:
        lines = [f"{title}: {self.wrong} wrong", *(f"  {count:6} {what}" for what, count in self.counts.most_common())]
        return "\n".join(lines)


@dataclass(frozen=True)
class Verdict:
    """How a run of one program ended. `left_out`: why it says nothing; `problems`: what is wrong with our result."""

    left_out: str = ""
    problems: Sequence[str] = ()
    theirs: Sequence[str] | None = None
    """The same for LLVM's own pipeline; None where that was not run."""
    allocated: int = 0


def run_with_llvm(
    programs: Iterator[tuple[str, str]], native: Native, entry: str, *, limit: int, setting: Setting | None = None
) -> Figures:
    """The first `limit` programs that can be run. Those that fail with nothing freed say nothing."""
    figures = Figures()
    done = 0
    for name, text in programs:
        if done >= limit:
            break
        verdict = run_natively(text, native, replace(setting or Setting(), entry=entry), compare=True)
        if verdict.left_out:
            figures.counts[f"left out: {verdict.left_out}"] += 1
            continue
        done += 1
        figures.counts["run"] += 1
        figures.counts["  allocations"] += verdict.allocated
        for problem in verdict.theirs or ():
            figures.counts[f"  LLVM's own: {_kind_of(problem)}"] += 1
        _blame(figures, name, verdict)
    return figures


def drive(paths: Sequence[Path], native: Native, setting: Setting) -> Figures:
    """Each function of the programs that can be called, by way of an entry that calls all those of one program."""
    figures = Figures()
    counts = figures.counts
    setting = replace(setting, entry=ENTRY)
    for number, path in enumerate(paths):
        if number and number % _REPORT_EVERY == 0:
            print(f"{number} programs: {counts['driven']} functions driven, {figures.wrong} wrong", flush=True)
        text = path.read_text(encoding="utf-8", errors="replace")
        document = parse_document(text)
        functions = Counter[str]()
        if len(document.chunks) == 1 and not any(f.severity is Severity.ERROR for f in document.findings):
            functions = reasons(document)
        for reason, count in functions.items():
            if reason:
                counts[f"not driven: {reason}"] += count
        if functions[""]:
            verdict = _driven(document, native, setting)
            counts[f"not driven: {verdict.left_out}" if verdict.left_out else "driven"] += functions[""]
            counts["  allocations"] += verdict.allocated
            _blame(figures, path.name, verdict)
    return figures


def _driven(document: Document, native: Native, setting: Setting) -> Verdict:
    text = wrapped(document)
    assert text is not None
    if len(document.text) > LONGEST:
        return Verdict("longer than is driven")
    if parse_document(text).findings:
        return Verdict("has no room for an entry")
    verdict = run_natively(text, native, setting, compare=False)
    if not verdict.left_out.startswith((LOWERING, "exit 1 ")):
        return verdict
    report = examine(text, replace(setting, every_stage=False))
    if report.skipped:
        return Verdict(f"{verdict.left_out}; interpreted: {report.skipped}")
    return Verdict("", [str(problem) for problem in report.problems], None, report.allocations)


def _blame(figures: Figures, name: str, verdict: Verdict) -> None:
    if verdict.problems:
        figures.wrong += 1
        figures.counts[f"WRONG: {_kind_of(verdict.problems[0])}"] += 1
        theirs = "" if verdict.theirs is None else f" (LLVM's own: {'; '.join(verdict.theirs) or 'right'})"
        print(f"{name}: {'; '.join(verdict.problems)}{theirs}", flush=True)


def run_natively(text: str, native: Native, setting: Setting, *, compare: bool) -> Verdict:
    """Run `text` with LLVM, with nothing freed and after our pipeline; if `compare`, also after LLVM's own."""
    entry = setting.entry
    result = deallocated(text, setting)
    if result is None:
        return Verdict("refused by our pipeline")
    text, result = runnable(text), runnable(result)
    expected = native.run(text, *NOTHING_FREED, entry=entry)
    if expected.failure:
        return Verdict(f"{expected.failure.split(':')[0]} fails without deallocation")
    if expected.double or expected.foreign or expected.touched_freed:
        return Verdict("frees by itself, wrongly")
    # Only minimal-deallocation leaves a realloc behind, which frees what it takes.
    ours = native.run(result, *(FREED_BY_REALLOC if "memref.realloc" in result else ()), entry=entry)
    theirs = native.run(text, *LLVM_PIPELINE, entry=entry) if compare else None
    if ours.failure.startswith(LOWERING):
        theirs = theirs or native.run(text, *LLVM_PIPELINE, entry=entry)
        if theirs.failure.startswith(LOWERING):
            # A buffer outside of the usual memory, for example: LLVM has no call that frees it.
            return Verdict(f"{LOWERING} fails with deallocations, ours and LLVM's own")
    if ours.output != expected.output and native.run(text, *NOTHING_FREED, entry=entry).output != expected.output:
        return Verdict("does not print the same twice")
    their_problems = theirs.problems(expected) if theirs is not None else None
    return Verdict("", ours.problems(expected), their_problems, expected.allocated)


def _kind_of(problem: str) -> str:
    return problem.split(":", maxsplit=1)[0] if problem.startswith("fails") else problem.lstrip("0123456789 of")


def deallocated(text: str, setting: Setting) -> str | None:
    """What our pipeline makes of a program; None if it refuses."""
    document = parse_document(text)
    assembled = assemble(document.chunks[0])
    results = run_pipeline(parse_pipeline(setting.pipeline), assembled.root, UPSTREAM)
    if results[-1].result.refusals:
        return None
    return apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))


def paths_of(folders: Iterable[Path]) -> list[Path]:
    """The programs of the folders, by name."""
    return [path for folder in folders for path in (sorted(folder.rglob("*.mlir")) if folder.is_dir() else [folder])]
