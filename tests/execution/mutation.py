"""How strong the comparison is: mutants of the passes' code, and known defects put back in, against mixed programs.

    pool = Pool.made(range(2000), mutants)
    for mutant, verdict in judged(pool): ...

The programs are read and run once, with probes in the code: they say at which runs of passes a mutant would go
another way. Only these runs are done again with the mutant, in a process of its own, a fork. What comes out as before
needs no look; anything else is run.
"""

from __future__ import annotations

import builtins
import os
import pickle
import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from types import FrameType
from typing import cast

from tests.execution.code_mutants import PROBES, Mutant, install, probed
from tests.execution.comparing import Comparison, NotComparable, Program, State
from tests.execution.mixed_generator import generate_mixed

_ENDLESS = 10
"""Seconds of the processor's time for one run of passes, which takes milliseconds."""
_MOST_RUNS = 300
"""Runs of passes that one mutant is tried on."""


class Outcome(Enum):
    """How a mutant fared."""

    CAUGHT = "caught"
    REFUSES = "refuses what was accepted, and does nothing wrong"
    OTHER = "other results, all of them right"
    SAME = "the same results, although it goes another way"
    UNREACHED = "goes another way in no program"


@dataclass(frozen=True)
class Verdict:
    """`runs`: of passes, done again until it was caught, or in all; `programs`: generated until then, or in all."""

    outcome: Outcome
    programs: int
    runs: int = 0
    other: int = 0
    """Runs with another right result, or a refusal."""
    first: str = ""
    """What caught it, or the first other result."""


class _Late(Exception):
    """Time is over."""


@dataclass(frozen=True)
class Task:
    """One run of passes, on a program as it was after others; `known`: what came out, or the code of a refusal."""

    seed: int
    program: Program
    state: State
    pipeline: str
    known: int | str

    def verdict(self) -> tuple[str, bool | None]:
        """What is wrong now, or empty; and whether the result is another one; None: another refusal."""
        outcomes: list[int | str] = []
        comparison = Comparison(self.program, Random(self.seed), outcomes=outcomes, known=self.known)
        troubles = comparison.after(self.state, self.pipeline)[1]
        if troubles:
            return str(troubles[0]), True
        if outcomes == [self.known]:
            return "", False
        return "", None if outcomes and isinstance(outcomes[0], str) else True


@dataclass
class Pool:
    """Runs of passes which get programs right, by the mutants that would go another way there."""

    programs: int = 0
    mutants: Mapping[int, Mutant] = field(default_factory=dict)
    tasks: dict[int, list[Task]] = field(default_factory=dict)
    """By number of the mutant."""
    wrong: list[int] = field(default_factory=list)
    """Seeds of programs that passes get wrong without any mutant; left out."""

    @classmethod
    def made(cls, seeds: range, mutants: Sequence[Mutant]) -> Pool:
        """Programs of these seeds; the probes of the mutants stay in the code."""
        pool = cls(len(seeds))
        noted: set[int] = set()
        _put_probes(noted)
        pool.mutants = probed(mutants)
        pool.tasks = {number: [] for number in pool.mutants}
        for seed in seeds:
            pool._add(seed, noted)
        return pool

    def _add(self, seed: int, noted: set[int]) -> None:
        try:
            program = Program.made(generate_mixed(seed))
        except NotComparable:
            return
        found: list[tuple[Task, set[int]]] = []
        outcomes: list[int | str] = []
        started: list[tuple[State, str]] = []

        def begin(state: State, pipeline: str) -> None:
            started.append((state, pipeline))
            noted.clear()

        def end() -> None:
            if len(outcomes) == len(started):
                found.append((Task(seed, program, *started[-1], outcomes[-1]), set(noted)))

        comparison = Comparison(program, Random(seed), outcomes=outcomes, began=begin, ended=end)
        if next(comparison.run(), None) is not None:
            self.wrong.append(seed)
            return
        for task, numbers in found:
            for number in numbers:
                kept = self.tasks[number]
                if len(kept) < _MOST_RUNS:
                    kept.append(task)


def _put_probes(noted: set[int]) -> None:
    add = noted.add

    def true(number: int, value: object) -> object:
        if value:
            add(number)
        return value

    def false(number: int, value: object) -> object:
        if not value:
            add(number)
        return value

    def reached(number: int, value: object) -> object:
        add(number)
        return value

    for name, probe in zip(PROBES, (true, false, reached), strict=True):
        setattr(builtins, name, probe)


def judged(pool: Pool, *, seconds: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Each mutant, with at most `seconds` of the processor's time."""
    for number, mutant in pool.mutants.items():
        tasks = pool.tasks[number]
        if tasks:
            yield mutant, in_fork(lambda mutant=mutant, tasks=tasks: _judge(mutant, pool, tasks), seconds)
        else:
            yield mutant, Verdict(Outcome.UNREACHED, pool.programs)


def _judge(mutant: Mutant, pool: Pool, tasks: Sequence[Task]) -> Verdict:
    if not install(mutant):
        raise LookupError(mutant)
    return hunt(tasks, pool.programs)


def hunt(tasks: Sequence[Task], programs: int) -> Verdict:
    """Do these runs until one goes wrong; the passes are changed already."""
    other, refused, first, count = 0, 0, "", 0
    try:
        for count, task in enumerate(tasks, 1):
            trouble, is_other = task.verdict()
            if trouble:
                return Verdict(Outcome.CAUGHT, task.seed + 1, count, other + refused, f"{task.seed}: {trouble}")
            other += is_other is True
            refused += is_other is None
            first = first or (f"{task.seed}: {task.state.pipeline} | {task.pipeline}" if is_other is not False else "")
    except _Late:
        if count == 1:
            return Verdict(Outcome.CAUGHT, tasks[0].seed + 1, 1, 0, f"{tasks[0].seed}: does not end")
    outcome = Outcome.OTHER if other else Outcome.REFUSES if refused else Outcome.SAME
    return Verdict(outcome, programs, count, other + refused, first)


def in_fork(work: Callable[[], Verdict], seconds: int) -> Verdict:
    """`work` in a process of its own, which sees all that was made so far, and changes nothing here."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        # Whatever happens: a child that went on would be a second one of the process that runs the tests.
        try:
            with os.fdopen(writing, "wb") as out:
                signal.signal(signal.SIGVTALRM, _late)
                signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
                try:
                    verdict = work()
                except _Late:
                    verdict = Verdict(Outcome.SAME, 0, first="time is over")
                pickle.dump(verdict, out)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        data = answer.read()
    os.waitpid(child, 0)
    return cast("Verdict", pickle.loads(data)) if data else Verdict(Outcome.CAUGHT, 1, first="the process ends")


def _late(_number: int, _frame: FrameType | None) -> None:
    raise _Late


def report(verdicts: Sequence[tuple[Mutant, Verdict]]) -> str:
    """Figures of mutants, and the survivors."""
    counts = Counter(verdict.outcome for _, verdict in verdicts)
    lines = [f"{len(verdicts)} mutants of the passes' code"]
    lines += [f"  {counts[outcome]:5} {outcome.value}" for outcome in Outcome]
    for outcome in (Outcome.REFUSES, Outcome.OTHER, Outcome.SAME, Outcome.UNREACHED):
        lines += [
            f"{outcome.value}: {m} ({v.runs} runs, {v.other} other{', ' if v.first else ''}{v.first})"
            for m, v in verdicts
            if v.outcome is outcome
        ]
    return "\n".join(lines)
