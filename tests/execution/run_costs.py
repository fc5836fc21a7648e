"""Run costs of deallocated programs, executed allocations and peak memory: minimal-deallocation beside LLVM's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.execution.harness import MORE_STEPS, Setting
from tests.execution.interpreter import STEPS, interpret
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported
from tests.execution.wrapping import reasons, wrapped


@dataclass(frozen=True)
class RunCost:
    """`allocations`: executed ones of the heap, clones among them; `peak`: most bytes on it at once."""

    allocations: int
    peak: int


def run_cost(text: str, setting: Setting) -> RunCost | None:
    """Of `text` after the pipeline; None where the pipeline refuses, or the result cannot be interpreted."""
    root = assemble(parse_document(text).chunks[0]).root
    # What is left of reallocations is expanded: a buffer that shrinks is not moved.
    passes = parse_pipeline(f"{setting.pipeline},expand-realloc")
    if run_pipeline(passes, root, UPSTREAM)[-1].result.refusals:
        return None
    try:
        run = interpret(root, STEPS + MORE_STEPS, entry=setting.entry)
    except (Fault, Unsupported):
        return None
    return RunCost(run.allocations, run.peak)


def compare_costs(programs: Iterable[tuple[str, str]], *, entry: str = "main") -> tuple[Counter[str], list[str]]:
    """How many programs cost less, as much and more than after LLVM's pipeline, and a line for each that costs more.

    Args:
        programs: names and texts; those that one of the two refuses are not counted.
    """
    counts, dearer = Counter[str](), list[str]()
    for name, text in programs:
        ours = run_cost(text, Setting(minimal="", entry=entry))
        theirs = run_cost(text, Setting(entry=entry)) if ours is not None else None
        if ours is None or theirs is None:
            continue
        for what in ("allocations", "peak"):
            one, other = getattr(ours, what), getattr(theirs, what)
            counts[f"{what}: {'more' if one > other else 'less' if one < other else 'as much'}"] += 1
            if one > other:
                dearer.append(f"{name}: {what} {one}, LLVM's pipeline {other}")
    return counts, dearer


def wrapped_programs(paths: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """The programs that have functions which can be called, with the entry `ENTRY` that calls these."""
    for path in paths:
        document = parse_document(path.read_text(encoding="utf-8", errors="replace"))
        if len(document.chunks) == 1 and not any(one.severity is Severity.ERROR for one in document.findings):
            text = wrapped(document) if reasons(document)[""] else None
            if text is not None and not parse_document(text).findings:
                yield path.name, text
