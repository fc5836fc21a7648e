"""Runs of mixed programs with their figures: comparisons, known kinds of defects, mutants of the passes' code."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random

from tests.execution.code_mutants import Mutant, install, modules, mutants_of, probed, sample
from tests.execution.comparing import Comparison, NotComparable, Program
from tests.execution.driving import Figures
from tests.execution.explained_mutants import is_open, report
from tests.execution.known_kinds import KINDS, probe, put_back
from tests.execution.mixed_generator import generate_mixed
from tests.execution.mutant_trials import further_pools
from tests.execution.mutation import CALLED, Outcome, Pool, Verdict, put_probes
from tests.execution.near_misses import near_misses, random_near_misses

_REPORT_EVERY = 1000
_ROUNDS = 3
"""Of near misses for mutants that are hard to tell."""


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


def compare_near_misses(seeds: range) -> Figures:
    """Near misses before and after the pass that each is about, and a few others."""
    figures = Figures()
    for seed, own, program in random_near_misses(seeds):
        for trouble in Comparison(program, Random(seed)).after_own(own):
            print(f"near miss {seed}: {trouble}", flush=True)
            figures.counts[f"WRONG: {trouble.step}: {trouble.kind}"] += 1
            figures.wrong += 1
            break
        else:
            figures.counts["right"] += 1
    return figures


def find_known(programs: int, seconds: int) -> str:
    """A line for each known kind: how many programs it took to find it once it was put back in."""
    noted = put_probes()
    probe(KINDS)
    most = 20 * programs
    pool = Pool.made(range(programs), noted, range(len(KINDS)), most=most)
    gc.freeze()
    lines = [f"known kinds put back in, {programs} programs at most:"]
    for number, kind in enumerate(KINDS):
        verdict = pool.judge(number, lambda kind=kind: put_back(kind), seconds, most_other=most)
        lines.append(
            f"  {verdict.programs:5} {kind.name}: {verdict.outcome.value}, {verdict.runs} runs: {verdict.first}"
        )
        print(lines[-1], flush=True)
    return "\n".join(lines)


def mutants_caught(count: int, programs: int, seconds: int, seed: int) -> str:
    """A report on `count` mutants of the passes' code. Those that are hard to tell meet more near misses."""
    every = [each for path in modules() for each in mutants_of(path)]
    noted = put_probes()
    mutants = probed(sample(every, min(count, len(every)), seed=seed))
    verdicts: dict[int, Verdict] = {}
    called: set[str] = set()
    for pool in _pools(mutants, verdicts, noted, programs, seed):
        called |= CALLED
        gc.freeze()
        for number in pool.tasks:
            mutant, earlier = mutants[number], verdicts.get(number)
            if earlier is not None and (earlier.outcome is Outcome.CAUGHT or not pool.tasks[number]):
                continue
            verdict = pool.judge(number, lambda mutant=mutant: install(mutant), seconds)
            verdicts[number] = verdict.after(earlier) if earlier is not None else verdict
            # Each at once: a run that is stopped has said what it knows.
            print(f"{verdict.outcome.value}: {mutant} {verdict.first}", flush=True)
        gc.unfreeze()
        print(report([(mutants[number], verdict) for number, verdict in verdicts.items()]), flush=True)
        print(f"{sum(is_open(mutants[number], verdicts.get(number)) for number in mutants)} are open", flush=True)
    for number, verdict in verdicts.items():
        mutant = mutants[number]
        if verdict.outcome is Outcome.UNREACHED and mutant.place not in called:
            verdicts[number] = replace(verdict, outcome=Outcome.NEVER_RUN)
        if verdict.outcome is not Outcome.CAUGHT:
            print(f"{verdicts[number].outcome.value}: {mutant} {verdict.first}", flush=True)
    return report([(mutants[number], verdict) for number, verdict in verdicts.items()])


def _pools(
    mutants: Mapping[int, Mutant], verdicts: Mapping[int, Verdict], noted: set[int], programs: int, seed: int
) -> Iterator[Pool]:
    """Programs for the mutants that are open; `verdicts` is filled meanwhile."""

    def remaining() -> dict[int, Mutant]:
        return {number: each for number, each in mutants.items() if is_open(each, verdicts.get(number))}

    random = Random(seed)
    yield near_misses(programs, noted, remaining(), random)
    yield Pool.made(range(programs), noted, remaining())
    yield from further_pools(range(programs), noted, remaining())
    for _ in range(_ROUNDS):
        yield near_misses(2 * programs, noted, remaining(), random)
