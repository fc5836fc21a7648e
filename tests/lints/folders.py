"""The memory lints on programs before and after the deallocation pipeline."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from time import perf_counter

from pydealloc.analysis import lints
from pydealloc.analysis.ownership.function_memory import memory_of, memory_of_function
from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import TextEdit, apply_edits
from pydealloc.syntax.text.findings import Finding, Severity
from tests.lints.seeded import ABOUT, OWNERSHIP, WHOLE

MEMORY_CODES = frozenset(code for codes in ABOUT.values() for code in codes)


def measure_folder(folder: Path, most: int, show: int) -> int:
    """How many findings there are after the pipeline in programs without any before; prints figures."""
    counts: Counter[str] = Counter()
    seconds = 0.0
    wrong = shown = 0
    for path in sorted(folder.rglob("*.mlir"))[:most]:
        document = parse_document(path.read_text(encoding="utf-8", errors="replace"))
        if any(finding.severity is Severity.ERROR for finding in document.findings):
            counts["left out: not understood"] += 1
            continue
        for stage, pipeline in (("ownership", OWNERSHIP), ("whole pipeline", WHOLE)):
            done = transformed(document, pipeline)
            if done is None:
                counts[f"after {stage}: refused"] += 1
                continue
            text, roots = done
            if stage == "whole pipeline":
                _count_leaks(document, roots, counts)
            start = perf_counter()
            found = [one for one in found_in(parse_document(text)) if one.code in MEMORY_CODES]
            seconds += perf_counter() - start
            counts[f"after {stage}: programs"] += 1
            if found:
                wrong += 1
                counts[f"after {stage}: with findings"] += 1
                if shown < show:
                    shown += 1
                    print(f"{path.name} after {stage}: {found[0].code}: {found[0].message}")
    for what, count in sorted(counts.items()):
        print(f"  {count:6} {what}")
    print(f"{folder.name}: {wrong} programs with findings after the pipeline, {seconds:.1f} s of reading and linting")
    return wrong


def transformed(document: Document, pipeline: str) -> tuple[str, list[Operation]] | None:
    """The text after `pipeline`, and the programs it made; None if it refuses."""
    edits: list[TextEdit] = []
    roots: list[Operation] = []
    for chunk in document.chunks:
        assembled = assemble(chunk)
        if run_pipeline(parse_pipeline(pipeline), assembled.root, UPSTREAM)[-1].result.refusals:
            return None
        edits += edits_of(document.text, assembled, chunk, UPSTREAM)
        roots.append(assembled.root)
    return apply_edits(document.text, edits), roots


def found_in(document: Document) -> list[Finding]:
    found = [finding for item in document.leaves() for check in lints.CHECKS for finding in check(item, UPSTREAM)]
    return found + [finding for check in lints.DOCUMENT_CHECKS for finding in check(document, UPSTREAM)]


def _count_leaks(document: Document, roots: list[Operation], counts: Counter[str]) -> None:
    """Of the allocations that the pipeline frees, how many are told of before it runs."""
    freed: set[Value] = set()
    for root in roots:
        for function in [op for op in walk(root) if op.name == "func.func" and op.regions and op.regions[0].blocks]:
            summaries = memory_of_function(function, UPSTREAM).summaries
            freed.update(one.site.value.origin for one in summaries if one.freed and one.site.value.origin is not None)
    for item in document.leaves():
        told = {
            (finding.start, finding.end)
            for check in lints.CHECKS
            for finding in check(item, UPSTREAM)
            if finding.code in ("memory-leak", "missing-free-on-path")
        }
        for memory in memory_of(item, UPSTREAM):
            for site in memory.flow.sites:
                if site.is_owned and site.value in freed:
                    counts["before: freed by the pipeline"] += 1
                    counts["before: told of"] += site.value.span in told
                    if site.value.span not in told and memory.frees_by_hand is False:
                        counts["before: not told of, where nothing is freed by hand"] += 1
