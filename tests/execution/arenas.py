"""Random programs before and after plan-memory, and mutants of its decisions.

A mutant lets a buffer begin one byte before the end of another one, or ends its life before the last allocation in it.
Those count whose arena has buffers at one place that are needed at the same time. `faults` finds them from the decision
alone, the runs from what programs show: often two buffers overlap where neither is read any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from pydealloc.analysis.peak.arena import Lifetime, Packing, packed
from pydealloc.ir.graph import Operation
from pydealloc.ir.records import replace
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import plan_memory
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.arena_generator import generate_arena
from tests.execution.generator import Choices, generate
from tests.execution.interpreter import Run, interpret, same
from tests.execution.ledger import Fault
from tests.execution.memory import Unsupported


@dataclass
class ArenaFigures:
    counts: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def freed_program(seed: int) -> Operation | None:
    """Two of three are made for it, half of them with functions that take arenas; the others are any programs after
    minimal-deallocation, None where it refuses."""
    if seed % 3:
        return assemble(parse_document(generate_arena(seed, helpers=seed % 2 * 3)).chunks[0]).root
    text = generate(seed, Choices(statements=2 + seed % 4, functions=seed % 3, more=seed % 2 == 1))
    root = assemble(parse_document(text).chunks[0]).root
    results = run_pipeline(parse_pipeline("minimal-deallocation"), root, UPSTREAM)
    return None if results[-1].result.refusals else root


def compare_arenas(seeds: range) -> ArenaFigures:
    """Programs before and after the pass: what they show, that nothing is left, and that no place is taken twice."""
    figures = ArenaFigures()
    for seed in seeds:
        root = freed_program(seed)
        before = _run(root) if root is not None else None
        if root is None or before is None:
            figures.counts["not run"] += 1
            continue
        trouble = _after(root, before, seed, figures.counts)
        if trouble:
            figures.wrong.append(f"program {seed}: {trouble}")
    return figures


def _after(root: Operation, before: Run, seed: int, counts: Counter[str]) -> str:
    arenas = arenas_of(root, "{arena=argument}" if seed % 2 else "")
    counts["arenas given"] += sum(arena.is_given for arena in arenas)
    counts["parts lent"] += sum(isinstance(one, plan_memory.LentPart) for arena in arenas for one in arena.buffers)
    for arena in arenas:
        counts["buffers in arenas"] += len(arena.buffers)
        counts["arenas"] += 1
        counts["arenas above 1.05 of the bound"] += arena.packing.size > 1.05 * arena.least
        if faults([one.lifetime for one in arena.buffers], arena.packing):
            return "a place is taken twice"
    counts["with an arena" if arenas else "without one"] += 1
    return trouble_of(root, before)


def arenas_of(root: Operation, options: str = "") -> Sequence[plan_memory.Arena]:
    """Run the pass; what it decided."""
    result = run_pipeline(parse_pipeline(f"plan-memory{options}"), root, UPSTREAM)[-1].result
    assert isinstance(result.trace, tuple)
    return result.trace


def _run(root: Operation) -> Run | None:
    try:
        return interpret(root, realloc_frees=True)
    except (Fault, Unsupported):
        return None


def trouble_of(root: Operation, before: Run) -> str:
    """The difference that the program shows now; empty without one."""
    try:
        after = interpret(root, before.steps * 2 + 10_000, realloc_frees=True)
    except (Fault, Unsupported) as reason:
        return str(reason)
    if not same(before, after):
        return "shows something else"
    return "leaves buffers" if len(after.live) > len(before.live) else ""


def judge_mutants(seeds: range, kind: str) -> Counter[str]:
    """One mutant of the first arena of each program that has one, if there is any: whether it is caught, and how."""
    counts = Counter[str]()
    for seed in seeds:
        root = freed_program(seed)
        before = _run(root) if root is not None else None
        if root is None or before is None:
            continue
        mutant = Mutant(kind, Random(seed))
        usual, plan_memory.packed = plan_memory.packed, mutant
        try:
            arenas_of(root, "{arena=argument}" if seed % 2 else "")
        finally:
            plan_memory.packed = usual
        if mutant.is_made:
            counts["made"] += 1
            counts["caught by the places"] += mutant.is_seen
            counts["caught by a run"] += bool(trouble_of(root, before))
    return counts


class Mutant:
    """In the place of `packed`: once, a decision in which two buffers share a byte that both need."""

    def __init__(self, kind: str, random: Random) -> None:
        self._kind = kind
        self._random = random
        self.is_made = self.is_seen = False

    def __call__(self, lifetimes: Sequence[Lifetime], limit: int | None = None) -> Packing:
        packing = packed(lifetimes, limit)
        order = range(len(lifetimes)) if not self.is_made else ()
        for at in self._random.sample(order, len(order)):
            other = self._overlapping(lifetimes, packing, at) if self._kind == "overlap" else _short(lifetimes, at)
            if other is not None:
                self.is_made, self.is_seen = True, bool(faults(lifetimes, other))
                return other
        return packing

    def _overlapping(self, lifetimes: Sequence[Lifetime], packing: Packing, at: int) -> Packing | None:
        """Buffer `at` begins one byte before the end of another one."""
        for other, offset in enumerate(packing.offsets):
            if other != at and offset is not None and _meet(lifetimes[at], lifetimes[other]):
                moved = [*packing.offsets]
                begin = offset + lifetimes[other].size - 1
                moved[at] = begin
                size = max(packing.size, begin + lifetimes[at].size)
                return replace(packing, offsets=tuple(moved), size=size)
        return None


def _short(lifetimes: Sequence[Lifetime], at: int) -> Packing | None:
    """Buffer `at` is thought to end one operation before the last allocation in its life, and that takes its place."""
    mine = lifetimes[at]
    starts = [one.start for one in lifetimes if mine.start < one.start <= mine.end]
    if not starts:
        return None
    short = [replace(one, end=max(starts) - 1) if one is mine else one for one in lifetimes]
    found = packed(short)
    return found if faults(lifetimes, found) else None


def _meet(first: Lifetime, second: Lifetime) -> bool:
    return first.start <= second.end and second.start <= first.end


def faults(lifetimes: Sequence[Lifetime], packing: Packing) -> list[tuple[int, int]]:
    """Pairs of buffers that share bytes while both are needed, or are not where they have to be aligned."""
    found: list[tuple[int, int]] = []
    for right, (one, a) in enumerate(zip(lifetimes, packing.offsets, strict=True)):
        if a is None:
            continue
        if a % one.alignment or a + one.size > packing.size:
            found.append((right, right))
        for left in range(right):
            other, b = lifetimes[left], packing.offsets[left]
            if b is not None and _meet(one, other) and a < b + other.size and b < a + one.size:
                found.append((left, right))
    return found
