"""How strong the comparison is: mutants of the passes' code, and known defects put back in, against mixed programs.

    noted = put_probes()
    mutants = probed(chosen)
    pool = Pool.made(range(2000), noted, mutants)
    verdict = pool.judge(number, lambda: install(mutants[number]))

The programs are read and run once, with probes in the code: they say at which runs of passes a mutant would go
another way. Only these runs are done again with the mutant, in a process of its own, a fork. What comes out as before
needs no look; anything else is run.
"""

from __future__ import annotations

import builtins
import gc
import os
import pickle
import signal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from time import process_time
from types import FrameType
from typing import Protocol, cast

from tests.execution.code_mutants import PROBES
from tests.execution.comparing import BUFFERIZATIONS, CRASHES, Comparison, NotComparable, Program, State, Trouble
from tests.execution.mixed_generator import generate_mixed
from tests.execution.page_programs import page_programs

_ENDLESS = 3
"""Seconds of the processor's time for one run of passes, which takes milliseconds."""
_MOST_RUNS = 100
"""Runs of passes that one mutant is tried on."""
_MOST_OTHER = 40
"""Other results, all of them right, after which no more are looked at."""


class Outcome(Enum):
    """How a mutant fared."""

    CAUGHT = "caught"
    OTHER = "other results, all of them right"
    REFUSES = "refuses what was accepted, and does nothing wrong"
    SAME = "the same results, although it goes another way"
    UNREACHED = "goes another way in no program"
    NEVER_RUN = "its function runs in no program"


@dataclass(frozen=True)
class Verdict:
    """`runs`: of passes, done again until it was caught, or in all; `programs`: seeds until then, or in all."""

    outcome: Outcome
    programs: int
    runs: int = 0
    other: int = 0
    """Runs with another right result, or a refusal."""
    first: str = ""
    """What caught it, or the first other result."""

    def after(self, earlier: Verdict) -> Verdict:
        """Both together, of which `earlier` did not catch it."""
        if self.outcome is Outcome.CAUGHT:
            return self
        worst = min(self.outcome, earlier.outcome, key=list(Outcome).index)
        runs, other = self.runs + earlier.runs, self.other + earlier.other
        return Verdict(worst, self.programs, runs, other, earlier.first or self.first)


class _Late(Exception):
    """Time is over."""


class Trial(Protocol):
    """A run of passes that can be done again."""

    @property
    def seed(self) -> int:
        """Of its program."""
        ...

    @property
    def place(self) -> str:
        """The passes."""
        ...

    def verdict(self) -> tuple[str, bool | None]:
        """What is wrong now, or empty; and whether the result is another one; None: another refusal."""
        ...

    def is_right(self) -> bool:
        """Whether nothing is wrong now, nor in what follows."""
        ...


@dataclass(frozen=True)
class Task:
    """One run of passes, on a program as it was after others; `known`: what came out, or the code of a refusal."""

    seed: int
    program: Program
    state: State
    pipeline: str
    known: int | str

    @property
    def place(self) -> str:
        return f"{self.state.pipeline} | {self.pipeline}"

    def verdict(self) -> tuple[str, bool | None]:
        """What is wrong now, or empty; and whether the result is another one; None: another refusal.

        Another result is followed by a pass that depends on it: what is said of tensors shows in their buffers.
        """
        outcomes: list[int | str] = []
        comparison = Comparison(self.program, Random(self.seed), outcomes=outcomes, known=self.known)
        after, troubles = comparison.after(self.state, self.pipeline)
        if troubles:
            return str(troubles[0]), True
        if outcomes == [self.known]:
            return "", False
        if after is None:
            return "", None
        troubles = list(self._followed(after))
        return str(troubles[0]) if troubles else "", True

    def _followed(self, after: State) -> Iterator[Trouble]:
        comparison = Comparison(self.program, Random(self.seed), known=0)
        buffers = after
        if "bufferize" not in after.pipeline and not after.frees:
            found, troubles = comparison.after(after, BUFFERIZATIONS[0])
            yield from troubles
            if found is None or troubles:
                return
            buffers = found
        if not buffers.frees:
            yield from comparison.after(buffers, "minimal-deallocation")[1]

    def is_right(self) -> bool:
        """Whether nothing is wrong now, nor in what follows."""
        comparison = Comparison(self.program, Random(self.seed), known=0)
        after, troubles = comparison.after(self.state, self.pipeline)
        return not troubles and (after is None or next(self._followed(after), None) is None)


@dataclass
class Pool:
    """Runs of passes which get programs right, by the numbers of changes that would go another way there."""

    programs: int
    tasks: dict[int, list[Trial]]
    wrong: dict[int, str] = field(default_factory=dict)
    """Seeds of programs that passes get wrong without any change, and how; left out."""

    @classmethod
    def made(cls, seeds: range, noted: set[int], numbers: Iterable[int], *, most: int = _MOST_RUNS) -> Pool:
        """Programs of these seeds; probes in the code add numbers to `noted`. `most`: runs for each number."""
        pool = cls(seeds.stop, {number: [] for number in numbers})
        for seed in seeds:
            try:
                program = Program.made(generate_mixed(seed))
            except NotComparable:
                continue
            pool.add(seed, program, noted, most)
        return pool

    @classmethod
    def of_pages(cls, noted: set[int], numbers: Iterable[int], *, most: int = _MOST_RUNS) -> Pool:
        """Programs of the pages about passes; `most`: as for `made`."""
        programs = page_programs()
        pool = cls(len(programs), {number: [] for number in numbers})
        for position, (own, program) in enumerate(programs):
            pool.add(position, program, noted, most, own)
        return pool

    def add(
        self, seed: int, program: Program, noted: set[int], most: int | None, own: str = "", *, of_it: int | None = None
    ) -> set[int]:
        """The numbers that its runs reach; none where it is wrong.

        `most`, `of_it`: runs for each number, in all and of this program. `own`: a pass that the program is for.
        """
        found: list[tuple[Task, set[int]]] = []
        outcomes: list[int | str] = []
        started: list[tuple[State, str]] = []

        def begin(state: State, pipeline: str) -> None:
            started.append((state, pipeline))
            noted.clear()

        def end() -> None:
            if noted:
                found.append((Task(seed, program, *started[-1], outcomes[-1]), set(noted)))

        comparison = Comparison(program, Random(seed), outcomes=outcomes, began=begin, ended=end)
        trouble = next(comparison.after_own(own) if own else comparison.run(), None)
        if trouble is not None:
            self.wrong[seed] = str(trouble)
            return set()
        reached = Counter[int]()
        for task, numbers in found:
            for number in numbers & self.tasks.keys():
                reached[number] += 1
                kept = self.tasks[number]
                if (most is None or len(kept) < most) and (of_it is None or reached[number] <= of_it):
                    kept.append(task)
        return {*reached}

    def judge(
        self, number: int, change: Callable[[], object], seconds: int, *, most_other: int = _MOST_OTHER
    ) -> Verdict:
        """What programs show once `change` is done, in a process of its own with that much of the processor's time."""
        tasks = self.tasks[number]
        if not tasks:
            return Verdict(Outcome.UNREACHED, self.programs)

        def work() -> Verdict:
            change()
            return hunt(tasks, self.programs, seconds, most_other)

        while True:
            verdict = in_fork(work)
            if verdict.outcome is not Outcome.CAUGHT or tasks[verdict.runs - 1].is_right():
                return verdict
            # What follows goes wrong without the change as well.
            del tasks[verdict.runs - 1]


CALLED: set[str] = set()
"""Paths and names of functions with probes that have run."""


def put_probes() -> set[int]:
    """Make the functions `PROBES` builtins; the set gets the numbers that they note."""
    noted: set[int] = set()
    add = noted.add

    def true(number: int, value: object) -> object:
        if value:
            add(number)
        return value

    def false(number: int, value: object) -> object:
        if not value:
            add(number)
        return value

    def part(number: int, value: object, is_and: bool, rest: Callable[[], object]) -> object:
        if bool(value) is not is_and and number not in noted:
            try:
                decides = bool(rest()) is is_and
            except CRASHES:
                # What is behind it may not be asked.
                decides = True
            if decides:
                add(number)
        return value

    def differs(value: object, others: Sequence[tuple[int, object]]) -> object:
        for number, other in others:
            if value != other:
                add(number)
        return value

    for name, probe in zip(PROBES, (true, false, part, differs, CALLED.add), strict=True):
        setattr(builtins, name, probe)
    return noted


def hunt(tasks: Sequence[Trial], programs: int, seconds: int, most_other: int) -> Verdict:
    """Do these runs until one goes wrong, or the processor's time is over; the passes are changed already."""
    other, refused, first, count = 0, 0, "", 0
    for count, task in enumerate(tasks, 1):
        signal.setitimer(signal.ITIMER_VIRTUAL, _ENDLESS)
        try:
            trouble, is_other = task.verdict()
        except _Late:
            trouble, is_other = f"{task.place}: does not end", True
        if trouble:
            return Verdict(Outcome.CAUGHT, task.seed + 1, count, other + refused, f"{task.seed}: {trouble}")
        other += is_other is True
        refused += is_other is None
        first = first or (f"{task.seed}: {task.place}" if is_other is not False else "")
        if other >= most_other or process_time() > seconds:
            break
    outcome = Outcome.OTHER if other else Outcome.REFUSES if refused else Outcome.SAME
    return Verdict(outcome, programs, count, other + refused, first)


def in_fork(work: Callable[[], Verdict]) -> Verdict:
    """`work` in a process of its own, which sees all that was made so far, and changes nothing here."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        gc.disable()
        # Whatever happens: a child that went on would be a second one of the process that runs the tests.
        try:
            with os.fdopen(writing, "wb") as out:
                signal.signal(signal.SIGVTALRM, _late)
                pickle.dump(work(), out)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as answer:
        data = answer.read()
    os.waitpid(child, 0)
    return cast("Verdict", pickle.loads(data)) if data else Verdict(Outcome.CAUGHT, 1, first="the process ends")


def _late(_number: int, _frame: FrameType | None) -> None:
    raise _Late
