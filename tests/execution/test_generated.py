"""Random programs, run after each pass: everything is freed once, and they print what they printed before."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.passes.simplify_inserted import simplify_inserted
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.generator import generate
from tests.execution.harness import examine, judged
from tests.execution.interpreter import interpret
from tests.execution.native import NOTHING_FREED, Native
from tests.execution.settings import setting_of
from tests.harness.oracle import Oracle

PROGRAMS, PER_TEST = 60, 6


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_programs_free_everything_once(first: int) -> None:
    for seed in range(first, first + PER_TEST):
        setting, choices = setting_of(seed)
        report = examine(generate(seed, choices), setting)
        assert not report.problems, f"program {seed}: {report.problems[0]}"
        assert report.refusal is None or report.refusal.code in ("dealloc-shifted-view", "dealloc-no-valid-ownership")
        assert not report.skipped


BEFORE: tuple[str, ...] = ("buffer-hoisting", "buffer-loop-hoisting", "promote-buffers-to-stack")
COMBINATIONS: list[tuple[str, ...]] = [some for count in (1, 2, 3) for some in permutations(BEFORE, count)]


@pytest.mark.long
@pytest.mark.parametrize("before", COMBINATIONS, ids="-".join)
def test_passes_before_deallocation_change_nothing_that_can_be_seen(before: tuple[str, ...]) -> None:
    for seed in range(COMBINATIONS.index(before), PROGRAMS, len(COMBINATIONS)):
        setting, choices = setting_of(seed)
        report = examine(generate(seed, choices), replace(setting, compat=Compat.SAFE, before=before))
        assert not report.problems, f"program {seed}: {report.problems[0]}"


def test_passes_before_deallocation_have_something_to_do() -> None:
    changed: Counter[str] = Counter()
    for seed in range(PROGRAMS):
        assembled = assemble(parse_document(generate(seed, setting_of(seed)[1])).chunks[0])
        for done in run_pipeline(parse_pipeline(",".join(BEFORE)), assembled.root, UPSTREAM):
            changed[done.step.name] += done.result.changed
    assert all(changed[name] >= 3 for name in BEFORE), changed


def test_simplified_they_do_the_same() -> None:
    run = 0
    for seed in range(PROGRAMS):
        setting, choices = setting_of(seed)
        assembled = assemble(parse_document(generate(seed, choices)).chunks[0])
        expected = interpret(assembled.root)
        ownership = OwnershipBasedBufferDeallocation(setting.dynamic, setting.compat)
        if not ownership.run(assembled.root, UPSTREAM).refusals:
            simplify_inserted(assembled.root, UPSTREAM)
            assert judged(assembled.root, "simplification", expected, frees=True) == []
            run += 1
    assert run > PROGRAMS // 4


def test_programs_are_worth_running() -> None:
    reports = [examine(generate(seed), setting_of(0)[0]) for seed in range(8)]
    assert sum(report.allocations for report in reports) > 40
    assert sum(report.text is not None for report in reports) > 4


def test_a_seed_gives_one_program() -> None:
    assert generate(7) == generate(7) != generate(8)


@pytest.mark.oracle
def test_llvm_reads_the_programs(oracle: Oracle) -> None:
    for seed in range(10):
        answer = oracle.run(generate(seed))
        assert answer.accepted, answer.errors


@pytest.mark.oracle
def test_llvm_runs_what_the_pipeline_makes_of_them() -> None:
    with Native.made() as native:
        if native is None:
            pytest.skip("mlir-runner-22 or a C compiler is not installed")
        for seed in range(3):
            text = generate(seed)
            expected = native.run(text, *NOTHING_FREED)
            assert not expected.failure
            assert expected.live == expected.allocated > 0
            result = examine(text, setting_of(0)[0]).text
            assert result is not None
            assert native.run(result).problems(expected) == []
