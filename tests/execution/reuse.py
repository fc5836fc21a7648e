"""Programs before and after minimal-deallocation{reuse=same-size}: what they show, hold and allocate."""

from __future__ import annotations

from collections import Counter

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.arena_generator import generate_arena
from tests.execution.arenas import ArenaFigures, trouble_of
from tests.execution.interpreter import World, interpret
from tests.execution.peaks import Measured


def compare_reuse(seeds: range) -> ArenaFigures:
    """Most buffers of a program are of one size, and freed after their last use."""
    figures = ArenaFigures()
    for seed in seeds:
        text = generate_arena(seed, bytes_of_all=8 * (1 + seed % 3), helpers=seed % 4)
        root = assemble(parse_document(text).chunks[0]).root
        run_pipeline(parse_pipeline("optimize-allocation-liveness"), root, UPSTREAM)
        trouble = _trouble(root, figures.counts)
        if trouble:
            figures.wrong.append(f"program {seed}: {trouble}")
    return figures


def _trouble(root: Operation, counts: Counter[str]) -> str:
    before, held, allocations = interpret(root, realloc_frees=True), _measured(root), _allocations(root)
    results = run_pipeline(parse_pipeline("minimal-deallocation{reuse=same-size}"), root, UPSTREAM)
    if results[-1].result.refusals:
        return results[-1].result.refusals[0].reason
    fewer = allocations - _allocations(root)
    counts["programs with fewer allocations" if fewer else "programs with as many"] += 1
    counts["allocations fewer"] += fewer
    trouble = trouble_of(root, before)
    if trouble:
        return trouble
    after = _measured(root)
    if after.heap > held.heap:
        return f"holds {after.heap} B, before {held.heap} B"
    return "" if after.allocations <= held.allocations else "allocates more often"


def _measured(root: Operation) -> Measured:
    measured = Measured()
    measured.run(root, "main", World(()), realloc_frees=True)
    return measured


def _allocations(root: Operation) -> int:
    return sum(op.name == "memref.alloc" for op in walk(root))
