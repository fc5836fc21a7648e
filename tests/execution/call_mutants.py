"""How strong programs with calls are: known kinds put back in, and mutants of the code that says what calls do.

The same as for mixed programs, `mutation.py`: each lives in a process of its own, and only those runs of passes are
done again in which it would go another way.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from tests.execution.call_generator import generate_calls
from tests.execution.call_kinds import CALL_KINDS
from tests.execution.call_runs import CallProgram, every
from tests.execution.call_scenes import SCENES
from tests.execution.code_mutants import ROOT, install, mutants_of, probed, sample
from tests.execution.comparing import NotComparable
from tests.execution.explained_mutants import report
from tests.execution.known_kinds import Kind, probe, put_back
from tests.execution.mutation import Pool, Verdict, put_probes

SUMMARIES = (
    "analysis/ownership/call_summaries.py",
    "analysis/ownership/copied_results.py",
    "analysis/ownership/returned_copies.py",
)
"""What is known of calls outside of `analysis/calls/`."""
_MOST_RUNS = 400


@dataclass(frozen=True)
class CallTrial:
    """One pipeline on one program; `known`: a hash of what came out, or the code of a refusal."""

    seed: int
    program: CallProgram
    place: str
    known: int | str

    def verdict(self) -> tuple[str, bool | None]:
        outcome = self.program.after(self.place, known=self.known)
        if outcome.trouble is not None:
            return str(outcome.trouble), True
        if outcome.refused:
            return "", False if outcome.refused == self.known else None
        return "", outcome.text != self.known

    def is_right(self) -> bool:
        return self.program.after(self.place).trouble is None


def pool_of_calls(
    seeds: range, noted: set[int], numbers: Iterable[int], *, most: int = _MOST_RUNS, by_hand: bool = False
) -> Pool:
    """As `Pool.made`, of programs with calls; `by_hand`: behind those that are written by hand."""
    pool = Pool(seeds.stop, {number: [] for number in numbers})
    texts = [(seeds.start, scene.text) for scene in SCENES.values()] if by_hand else []
    for seed, text in chain(texts, ((seed, generate_calls(seed)) for seed in seeds)):
        try:
            program = CallProgram.made(text, seed)
        except NotComparable:
            continue
        for pipeline in every(text):
            noted.clear()
            outcome = program.after(pipeline, known="")
            found = noted & pool.tasks.keys()
            if outcome.trouble is not None:
                pool.wrong[seed] = "wrong without a change"
                continue
            trial = CallTrial(seed, program, pipeline, outcome.refused or outcome.text)
            for number in found:
                if len(pool.tasks[number]) < most:
                    pool.tasks[number].append(trial)
    return pool


def modules_of_calls() -> list[str]:
    """Paths, below the root, of the code that says what calls do."""
    found = (path.relative_to(ROOT).as_posix() for path in (ROOT / "analysis" / "calls").glob("[a-z]*.py"))
    return sorted([*found, *SUMMARIES])


def find_call_kinds(programs: int, seconds: int, kinds: Sequence[Kind] = CALL_KINDS) -> str:
    """A line for each kind: how many programs it took to find it once it was put back in."""
    noted = put_probes()
    probe(kinds)
    most = 4 * programs
    pool = pool_of_calls(range(programs), noted, range(len(kinds)), most=most)
    lines = [f"kinds of defects of calls put back in, {programs} programs at most:"]
    for number, kind in enumerate(kinds):
        verdict = _judged(pool, number, lambda kind=kind: put_back(kind), seconds, most)
        lines.append(
            f"  {verdict.programs:5} {kind.name}: {verdict.outcome.value}, {verdict.runs} runs: {verdict.first}"
        )
        print(lines[-1], flush=True)
    return "\n".join(lines)


def _judged(pool: Pool, number: int, change: Callable[[], object], seconds: int, most: int) -> Verdict:
    gc.freeze()
    return pool.judge(number, change, seconds, most_other=most)


def call_mutants_caught(count: int, programs: int, seconds: int, seed: int) -> str:
    """A report on `count` mutants of the code that says what calls do, those that let passes do more."""
    mutants_made = [each for path in modules_of_calls() for each in mutants_of(path)]
    noted = put_probes()
    mutants = probed(sample(mutants_made, min(count, len(mutants_made)), seed=seed))
    pool = pool_of_calls(range(programs), noted, mutants, by_hand=True)
    verdicts: list[tuple[int, Verdict]] = []
    for number, mutant in mutants.items():
        verdict = _judged(pool, number, lambda mutant=mutant: install(mutant), seconds, _MOST_RUNS)
        print(f"{verdict.outcome.value}: {mutant} {verdict.first}", flush=True)
        verdicts.append((number, verdict))
    return report([(mutants[number], verdict) for number, verdict in verdicts])
