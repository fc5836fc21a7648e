"""Levers of memory: the bytes that an action promises, beside those that programs hold before and after its edit."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.facts.memory.function_memory import memory_of
from pydealloc.server.features.fixes.llvm_offers import offset_of
from pydealloc.server.features.ownership.memory_levers import LEVERS, Lever, lever_edits, saving_of
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.arena_generator import generate_arena
from tests.execution.generator import generate
from tests.execution.held_generator import HeldProgram, generate_held
from tests.execution.interpreter import World
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported
from tests.execution.peaks import Measured
from tests.execution.writer import Choices


@dataclass
class LeverFigures:
    counts: Counter[str] = field(default_factory=Counter[str])
    wrong: list[str] = field(default_factory=list[str])


def program(seed: int) -> HeldProgram:
    """Every fourth leaves its deallocations to a pass, half of these with buffers of one size; the others allocate
    before they have to, free at the ends of blocks, or both."""
    if seed % 8 == 4:
        lines = generate_arena(seed, bytes_of_all=16).splitlines(keepends=True)
        return HeldProgram("".join(one for one in lines if "memref.dealloc" not in one), 0, 0)
    if seed % 4 == 0:
        return HeldProgram(generate(seed, Choices(statements=2 + seed % 5, functions=1)), 0, 0)
    if seed % 4 == 1:
        return HeldProgram(with_early_allocations(generate_arena(seed)), 0, 0)
    held = generate_held(seed, dynamic=False)
    return HeldProgram(with_early_allocations(held.text), held.conditions, held.sizes) if seed % 4 == 2 else held


def with_early_allocations(text: str) -> str:
    """`text` with each allocation at the start of its block."""
    document = parse_document(text)
    assembled = assemble(document.chunks[0])
    for op in [one for one in walk(assembled.root) if one.name == "memref.alloc" and not one.operands]:
        block = op.parent
        if block is not None and block.first is not op:
            first = block.first
            op.detach()
            block.insert_before(first, op)
    return apply_edits(text, edits_of(text, assembled, document.chunks[0], document.knowledge))


def compare_levers(seeds: range) -> LeverFigures:
    """Programs in which some lever promises something."""
    figures = LeverFigures()
    for seed in seeds:
        found = program(seed)
        document = parse_document(found.text)
        assert not document.findings, document.findings[0].message
        item = next(one for one in document.leaves() if "@main(" in found.text[one.start : one.end])
        (memory,) = memory_of(document, item)
        promises = False
        for lever in LEVERS:
            saving = saving_of(document, item, 0, lever) if lever.suits(memory) else None
            if saving is None or saving.bytes.terms:
                continue
            if not saving.is_exact:
                figures.counts[f"a bound gets lower: {lever.scope.value}"] += 1
                continue
            after = apply_edits(found.text, lever_edits(document, offset_of(item, memory.function), lever.scope))
            promises = _compare(found, after, lever, saving.bytes.constant, seed, figures) or promises
        figures.counts["programs with a promise" if promises else "programs without one"] += 1
    return figures


def _compare(found: HeldProgram, after: str, lever: Lever, promised: int, seed: int, figures: LeverFigures) -> bool:
    """Whether both programs could be run."""
    before = _peak(found, found.text)
    held = _peak(found, after) if before is not None else None
    if before is None or held is None:
        figures.counts["not run"] += 1
        return False
    figures.counts[f"right: {lever.scope.value}"] += before - held == promised
    if before - held != promised:
        figures.wrong.append(f"program {seed}: {lever.scope.value} promises {promised} B, saves {before - held} B")
    return True


def _peak(found: HeldProgram, text: str) -> int | None:
    """The most that any run of `text` holds, with the deallocations that it lacks; None where it cannot be run."""
    root = assemble(parse_document(text).chunks[0]).root
    if run_pipeline(parse_pipeline("minimal-deallocation"), root, UPSTREAM)[-1].result.refusals:
        return None
    measured = Measured()
    try:
        for conditions in product((0, 1), repeat=found.conditions):
            measured.run(root, "main", World((*conditions, *([3] * found.sizes))), realloc_frees=True)
    except (Fault, Unsupported):
        return None
    return measured.heap
