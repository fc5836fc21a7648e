"""Runs of passes beside those on mixed programs that mutants of the passes meet: all other random programs there are.

    for pool in further_pools(seeds, noted, mutants): verdict = pool.judge(number, ...)

Functions of folds are evaluated (`tests/folds/`); programs with calls, programs whose buffers are freed, and programs
on tensors are interpreted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.syntax.printer.printer import print_operation
from tests.execution.bufferizing import TensorSetting, examine_tensors, setting_of_tensors
from tests.execution.call_mutants import pool_of_calls
from tests.execution.comparing import CRASHES, invalid
from tests.execution.generator import generate
from tests.execution.harness import Report, Setting, examine
from tests.execution.mutation import Pool, Trial
from tests.execution.settings import minimal_setting_of, setting_of
from tests.execution.tensor_generator import generate_tensors
from tests.folds.checking import Tally, canonicalized, check
from tests.folds.families import FAMILIES, MEMREF, check_program
from tests.folds.memref_generator import memref_program

_FOLDED = ("scalar", "affine", "tensor", MEMREF)
"""The families of the dialects that mutants are made of."""
_MOST = 60
"""Runs for each mutant, of each kind of program."""


@dataclass(frozen=True)
class FoldTrial:
    """One function, canonicalized; `known`: what comes out."""

    seed: int
    family: str
    text: str
    known: str

    @property
    def place(self) -> str:
        return f"canonicalize: {self.family}"

    def verdict(self) -> tuple[str, bool | None]:
        tally = Tally()
        try:
            _, after = canonicalized(self.text, Tally(), follows_llvm22=False)
            if print_operation(after, UPSTREAM) == self.known:
                return "", False
            wrong = invalid(after)
            if wrong:
                return f"invalid: {wrong}", True
            _checked(self.family, self.text, self.seed, tally)
        except CRASHES as crash:
            return f"{self.place}: {type(crash).__name__}: {crash}", True
        return "".join(str(each) for each in tally.failures[:1]), True

    def is_right(self) -> bool:
        tally = Tally()
        _checked(self.family, self.text, self.seed, tally)
        return not tally.failures


def _checked(family: str, text: str, seed: int, tally: Tally) -> None:
    if family == MEMREF:
        check_program(text, tally, follows_llvm22=False)
    else:
        made = FAMILIES[family]
        check(text, tally, seed, widths=made.widths, are_small=made.are_small)


@dataclass(frozen=True)
class ReportTrial:
    """One program through one pipeline; `known`: the text that comes out, or the code of a refusal."""

    seed: int
    text: str
    setting: Setting | TensorSetting
    known: str

    @property
    def place(self) -> str:
        return self.setting.pipeline

    def verdict(self) -> tuple[str, bool | None]:
        try:
            report = _examined(self.text, self.setting)
        except CRASHES as crash:
            return f"{self.place}: {type(crash).__name__}: {crash}", True
        if report.problems:
            return f"{self.place}: {report.problems[0]}", True
        if report.refusal is not None:
            return "", False if report.refusal.code == self.known else None
        return "", report.text != self.known

    def is_right(self) -> bool:
        return not _examined(self.text, self.setting).problems


def _examined(text: str, setting: Setting | TensorSetting) -> Report:
    return examine(text, setting) if isinstance(setting, Setting) else examine_tensors(text, setting)


def further_pools(seeds: range, noted: set[int], numbers: Iterable[int]) -> Iterator[Pool]:
    """Of as many programs each, with the runs in which the mutants of these numbers would go another way."""
    wanted = [*numbers]
    of_calls = range(seeds.start, seeds.start + len(seeds) // 3)
    yield pool_of_calls(of_calls, noted, wanted, most=_MOST, by_hand=True)
    yield _pool(seeds, noted, wanted, _folds)
    yield _pool(seeds, noted, wanted, _reports)


def _pool(seeds: range, noted: set[int], numbers: Iterable[int], made: Callable[[int], Iterator[Trial | None]]) -> Pool:
    """Of what `made` gives for each seed, each done once meanwhile; None: it says nothing."""
    pool = Pool(seeds.stop, {number: [] for number in numbers})
    for seed in seeds:
        noted.clear()
        for trial in made(seed):
            for number in noted & pool.tasks.keys():
                if trial is not None and len(pool.tasks[number]) < _MOST:
                    pool.tasks[number].append(trial)
            noted.clear()
    return pool


def _folds(seed: int) -> Iterator[FoldTrial]:
    for family in _FOLDED:
        random = Random(f"{seed} {family}")
        text = memref_program(random) if family == MEMREF else FAMILIES[family].make(random, "f")
        _, after = canonicalized(text, Tally(), follows_llvm22=False)
        yield FoldTrial(seed, family, text, print_operation(after, UPSTREAM))


def _reports(seed: int) -> Iterator[ReportTrial | None]:
    chosen, choices = setting_of(seed)
    if chosen.compat is Compat.SAFE:
        yield _report(seed, generate(seed, choices), chosen)
    chosen, choices = minimal_setting_of(seed)
    yield _report(seed, generate(seed, choices), chosen)
    on_tensors, features = setting_of_tensors(seed)
    yield _report(seed, generate_tensors(seed, features), on_tensors)


def _report(seed: int, text: str, setting: Setting | TensorSetting) -> ReportTrial | None:
    report = _examined(text, setting)
    if report.problems or report.skipped:
        return None
    known = report.refusal.code if report.refusal is not None else report.text or ""
    return ReportTrial(seed, text, setting, known)
