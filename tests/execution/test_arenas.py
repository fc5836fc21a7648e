"""Programs before and after plan-memory, mutants of its decisions, and the packing by itself."""

from __future__ import annotations

from random import Random

import pytest

from pydealloc.analysis.peak.arena import Lifetime, lower_bound, packed
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.arena_generator import generate_arena
from tests.execution.arenas import compare_arenas, faults, judge_mutants
from tests.execution.native import Native

pytestmark = pytest.mark.long

PROGRAMS, PER_TEST = 120, 40


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_programs_show_the_same(first: int) -> None:
    figures = compare_arenas(range(first, first + PER_TEST))
    assert not figures.wrong
    assert figures.counts["with an arena"] > PER_TEST / 2
    assert figures.counts["buffers in arenas"] > 4 * PER_TEST
    assert figures.counts["arenas given"] > PER_TEST / 2
    assert figures.counts["parts lent"] > PER_TEST / 2
    assert not figures.counts["arenas above 1.05 of the bound"]


@pytest.mark.parametrize("kind", ["overlap", "short"])
def test_mutants_are_caught(kind: str) -> None:
    counts = judge_mutants(range(80), kind)
    assert counts["made"] > 30
    assert counts["caught by the places"] == counts["made"]
    assert counts["caught by a run"] > 0.7 * counts["made"]


def test_packing() -> None:
    random = Random(1)
    for _ in range(100):
        lifetimes = [_lifetime(random) for _ in range(random.randint(2, 60))]
        packing = packed(lifetimes)
        assert not faults(lifetimes, packing)
        assert packing.size <= 1.25 * lower_bound(lifetimes)


def test_packing_below_a_limit() -> None:
    lifetimes = [Lifetime(16, 16, 0, 9), Lifetime(32, 16, 0, 9), Lifetime(8, 16, 5, 9)]
    packing = packed(lifetimes, 40)
    assert packing.offsets.count(None) == 1
    assert packing.size <= 40
    assert packed(lifetimes, 4).offsets == (None, None, None)


def _lifetime(random: Random) -> Lifetime:
    start = random.randint(0, 100)
    return Lifetime(random.randint(1, 500), random.choice((1, 16, 64)), start, start + random.randint(0, 30))


@pytest.mark.oracle
@pytest.mark.parametrize("vectors", [False, True])
def test_llvm_runs_the_results(*, vectors: bool) -> None:
    """With vectors it alone knows how many bytes an element has, and where it may begin."""
    with Native.made() as native:
        if native is None:
            pytest.skip("mlir-runner-22 or a C compiler is not installed")
        for seed in range(8):
            is_given = seed % 2 == 1
            text = generate_arena(seed, helpers=3 * is_given, vectors=vectors)
            document = parse_document(text)
            assembled = assemble(document.chunks[0])
            options = "{arena=argument}" if is_given else "{alignment=1}" if vectors else ""
            run_pipeline(parse_pipeline(f"plan-memory{options}"), assembled.root, UPSTREAM)
            after = apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))
            expected, outcome = native.run(text), native.run(after)
            assert not expected.failure
            assert outcome.problems(expected) == []
            assert outcome.allocated < expected.allocated
