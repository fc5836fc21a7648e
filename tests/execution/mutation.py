"""How strong the comparison is: mutants of the passes' code, and known defects put back in, against mixed programs.

    pool = Pool.made(range(2000))
    for mutant, verdict in judged(mutants, pool): ...

The programs are read and run once. Each mutant then lives in a process of its own, a fork, and meets the programs
that reach the function it changes, until one shows it or its time is over.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from types import CodeType, FrameType
from typing import cast

from tests.execution.code_mutants import Mutant, function_of, install
from tests.execution.comparing import Comparison, NotComparable, Program
from tests.execution.mixed_generator import generate_mixed


class Outcome(Enum):
    """How a mutant fared."""

    CAUGHT = "caught"
    REFUSES = "refuses what was accepted"
    OTHER = "other results, all of them right"
    SAME = "the same results"
    UNREACHED = "reached by no program"


@dataclass(frozen=True)
class Verdict:
    """`programs`: how many were run until it was caught, or in all; `first`: what caught it."""

    outcome: Outcome
    programs: int
    first: str = ""


class _Late(Exception):
    """Time is over."""


Outcomes = list["int | str"]


Reached = dict[int, "set[int] | None"]
"""By position of a program: the numbers of its runs of passes; None: all."""


@dataclass
class Pool:
    """Programs that the passes as they are get right, with what they make of each."""

    programs: list[tuple[int, Program]] = field(default_factory=list)
    outcomes: dict[int, Outcomes] = field(default_factory=dict)
    reached: dict[CodeType, dict[int, set[int]]] = field(default_factory=dict)
    """By code: where it was called."""
    wrong: list[int] = field(default_factory=list)
    """Seeds of programs that passes get wrong without any mutant; left out."""

    @classmethod
    def made(cls, seeds: range, *, seen: Set[CodeType] = frozenset()) -> Pool:
        """Programs of these seeds; where code is reached is known of what is in `seen`."""
        pool = cls()
        for seed in seeds:
            try:
                program = Program.made(generate_mixed(seed))
            except NotComparable:
                continue
            calls = _Calls()
            outcomes: Outcomes = []
            if seen:
                sys.setprofile(calls)
            wrong = _first_trouble(program, seed, outcomes, called=calls.begin)
            sys.setprofile(None)
            if wrong:
                pool.wrong.append(seed)
                continue
            for number, codes in calls.found.items():
                for code in codes & seen:
                    pool.reached.setdefault(code, {}).setdefault(len(pool.programs), set()).add(number)
            pool.programs.append((seed, program))
            pool.outcomes[seed] = outcomes
        return pool


class _Calls:
    """A profiler that notes which code is called in which run of passes."""

    def __init__(self) -> None:
        self.found: dict[int, set[CodeType]] = {}
        self._add: Callable[[CodeType], None] = set[CodeType]().add

    def begin(self, number: int) -> None:
        self._add = self.found.setdefault(number, set()).add

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            self._add(frame.f_code)


def _first_trouble(
    program: Program,
    seed: int,
    outcomes: Outcomes,
    *,
    called: Callable[[int], None] | None = None,
    only: Set[int] | None = None,
) -> str:
    comparison = Comparison(program, Random(seed), outcomes=outcomes, called=called, only=only)
    return next((str(trouble) for trouble in comparison.run()), "")


def judged(mutants: Sequence[Mutant], pool: Pool, *, most: int, seconds: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Each mutant with at most `most` programs, and `seconds` of the processor's time."""
    for mutant in mutants:
        function = function_of(mutant.path, mutant.function)
        found = pool.reached.get(function.__code__, {}) if function is not None else {}
        if not found:
            yield mutant, Verdict(Outcome.UNREACHED, 0)
            continue
        where: Reached = dict(list(found.items())[:most])
        yield mutant, in_fork(lambda mutant=mutant, where=where: _judge(mutant, pool, where), seconds)


def _judge(mutant: Mutant, pool: Pool, where: Reached) -> Verdict:
    if not install(mutant):
        return Verdict(Outcome.UNREACHED, 0, "its function is no part of a module")
    return hunt(pool, where)


def hunt(pool: Pool, where: Reached) -> Verdict:
    """Run these programs until one goes wrong; the passes are changed already."""
    outcome, note = Outcome.SAME, ""
    for count, (position, numbers) in enumerate(where.items(), 1):
        seed, program = pool.programs[position]
        outcomes: Outcomes = []
        try:
            trouble = _first_trouble(program, seed, outcomes, only=numbers)
        except _Late:
            return (
                Verdict(Outcome.CAUGHT, count, f"program {seed}: does not end")
                if count == 1
                else Verdict(outcome, count, note)
            )
        if trouble:
            return Verdict(Outcome.CAUGHT, count, f"program {seed}: {trouble}")
        pairs = list(zip(outcomes, pool.outcomes[seed], strict=False))
        if outcome is not Outcome.REFUSES and any(new not in (old, 0) for new, old in pairs):
            refused = any(isinstance(new, str) and new != old for new, old in pairs)
            outcome, note = (Outcome.REFUSES if refused else Outcome.OTHER), f"program {seed}"
    return Verdict(outcome, len(where), note)


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
                    verdict = Verdict(Outcome.SAME, 0, "time is over")
                pickle.dump(verdict, out)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        data = answer.read()
    os.waitpid(child, 0)
    return cast("Verdict", pickle.loads(data)) if data else Verdict(Outcome.CAUGHT, 1, "the process ends")


def _late(_number: int, _frame: FrameType | None) -> None:
    raise _Late


def report(verdicts: Sequence[tuple[Mutant, Verdict]]) -> str:
    """Figures of mutants, and the survivors."""
    counts = Counter(verdict.outcome for _, verdict in verdicts)
    lines = [f"{len(verdicts)} mutants of the passes' code"]
    lines += [f"  {counts[outcome]:5} {outcome.value}" for outcome in Outcome]
    for outcome in (Outcome.REFUSES, Outcome.OTHER, Outcome.SAME, Outcome.UNREACHED):
        lines += [
            f"{outcome.value}: {m} ({v.programs} programs{', ' if v.first else ''}{v.first})"
            for m, v in verdicts
            if v.outcome is outcome
        ]
    return "\n".join(lines)
