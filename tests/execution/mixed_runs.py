"""Runs of mixed programs with their figures: comparisons, known kinds of defects, mutants of the passes' code."""

from __future__ import annotations

import gc
from collections import Counter
from random import Random

from tests.execution.code_mutants import Mutant, function_of, modules, mutants_of, sample
from tests.execution.comparing import Comparison, NotComparable, Program
from tests.execution.driving import Figures
from tests.execution.known_kinds import KINDS, Kind, put_back
from tests.execution.mixed_generator import generate_mixed
from tests.execution.mutation import Pool, Reached, Verdict, hunt, in_fork, judged, report

_REPORT_EVERY = 1000
UNSAFE = ("guard removed", "condition dropped", "filter dropped", "answer changed")
"""Kinds of changes that let passes do more than they should."""


def compare_mixed(seeds: range, *, every: bool = False) -> Figures:
    """Mixed programs before and after passes; `every`: after all of them, where else a few are chosen for each."""
    figures, passes = Figures(), Counter[str]()
    for seed in seeds:
        if seed > seeds.start and (seed - seeds.start) % _REPORT_EVERY == 0:
            print(f"{seed - seeds.start} mixed programs: {figures.wrong} wrong", flush=True)
        try:
            program = Program.made(generate_mixed(seed))
        except NotComparable as reason:
            figures.counts[f"says nothing: {reason}"] += 1
            continue
        comparison = Comparison(program, Random(seed), passes)
        troubles = list(comparison.every() if every else comparison.run())
        for trouble in troubles:
            print(f"program {seed}: {trouble}", flush=True)
            figures.counts[f"WRONG: {trouble.step}: {trouble.kind}"] += 1
        figures.wrong += bool(troubles)
        figures.counts["right"] += not troubles
    for what in ("runs", "compared", "refused"):
        figures.counts[f"  of passes: {what}"] = sum(n for name, n in passes.items() if name.endswith(what))
    return figures


def find_known(programs: int, seconds: int) -> str:
    """A line for each known kind: how many programs it took to find it once it was put back in."""
    pool = Pool.made(range(programs))
    gc.freeze()
    everywhere: Reached = dict.fromkeys(range(len(pool.programs)))

    def found(kind: Kind) -> Verdict:
        put_back(kind)
        return hunt(pool, everywhere)

    lines = [f"known kinds put back in, {len(pool.programs)} programs at most:"]
    for kind in KINDS:
        verdict = in_fork(lambda kind=kind: found(kind), seconds)
        lines.append(f"  {verdict.programs:5} {kind.name}: {verdict.outcome.value}")
    return "\n".join(lines)


def mutants_caught(count: int, programs: int, seconds: int, seed: int) -> str:
    """A report on `count` mutants of the passes' code that let them do more."""
    every = [each for path in modules() for each in mutants_of(path) if each.kind in UNSAFE]
    chosen = sample(every, count, seed=seed)
    functions = (function_of(each.path, each.function) for each in chosen)
    pool = Pool.made(range(programs), seen={each.__code__ for each in functions if each is not None})
    gc.freeze()
    verdicts: list[tuple[Mutant, Verdict]] = []
    for mutant, verdict in judged(chosen, pool, most=programs, seconds=seconds):
        print(f"{verdict.outcome.value}: {mutant}", flush=True)
        verdicts.append((mutant, verdict))
    return report(verdicts)
