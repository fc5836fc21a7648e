"""Findings of bufferization agree with mlir-opt on the programs of our pages; the comparison notices differences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pydealloc.ir.records import replace
from pydealloc.server.facts.bufferization_facts import bufferization_of
from pydealloc.server.facts.kept.bufferization_plans import BufferizationFacts, BufferizationPlan
from tests.harness import plans
from tests.harness.copy_agreement import Comparison, compare
from tests.harness.copy_figures import count_fixes, read_again
from tests.harness.literate import parse_page
from tests.harness.oracle import Oracle

_TESTS = Path(__file__).parents[1]
_PROGRAM = """func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""
_OURS = ("An output of which a part is written", "An output of which a part is written, as LLVM does it")
"""Sections in which LLVM 22 makes no copy, and is wrong."""
_ALIASES = _PROGRAM.replace("tensor<4xf32>", "!t")


def _programs() -> Iterator[tuple[str, str]]:
    pages = [*(_TESTS / "codes").glob("bufferization-*.md"), *(_TESTS / "server").glob("bufferization_*.md")]
    for path in sorted([*pages, _TESTS / "passes" / "one_shot_bufferize.md"]):
        page = parse_page(path, path.read_text(encoding="utf-8"))
        for section in page.sections:
            # A page that says that LLVM 22 does otherwise is no page to compare.
            if "mlir" in section.blocks and section.path[-1] not in _OURS:
                yield f"{path.name}:{section.line}", section.blocks["mlir"].body


@pytest.mark.long
@pytest.mark.oracle
def test_pages(oracle: Oracle) -> None:
    total = Comparison()
    for place, text in _programs():
        found = compare(text, oracle)
        assert found.problems == [], place
        total.copies += found.copies
        total.same_conflict += found.same_conflict
    assert total.copies > 15
    assert total.same_conflict > 10


@pytest.mark.oracle
def test_tensors_behind_aliases(oracle: Oracle) -> None:
    found = compare(f"!t = tensor<4xf32>\n{_ALIASES}", oracle)
    assert (found.problems, found.copies, found.same_conflict) == ([], 1, 1)


def _changed(monkeypatch: pytest.MonkeyPatch, change: object) -> None:
    def changed(*arguments: object) -> BufferizationFacts:
        facts = bufferization_of(*arguments)  # pyright: ignore[reportArgumentType]
        return replace(facts, plans=tuple(map(change, facts.plans)))  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr(plans, "bufferization_of", changed)


@pytest.mark.oracle
def test_a_missing_finding_is_noticed(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    def without(plan: BufferizationPlan) -> BufferizationPlan:
        return replace(plan, copies=())

    _changed(monkeypatch, without)
    assert compare(_PROGRAM, oracle).problems == ["missing: operand 1 of operation 1, tensor.insert"]


@pytest.mark.oracle
def test_an_invented_finding_is_noticed(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(plan: BufferizationPlan) -> BufferizationPlan:
        return replace(plan, copies=plan.copies * 2)

    _changed(monkeypatch, twice)
    assert compare(_PROGRAM, oracle).problems == ["line 2: invented: tensor.insert, t"]


@pytest.mark.oracle
def test_another_conflict_is_noticed(oracle: Oracle, monkeypatch: pytest.MonkeyPatch) -> None:
    def exchanged(plan: BufferizationPlan) -> BufferizationPlan:
        (copy,) = plan.copies
        reason = replace(copy.reason, read=copy.reason.write, write=copy.reason.read)
        return replace(plan, copies=(replace(copy, reason=reason),))

    _changed(monkeypatch, exchanged)
    assert compare(_PROGRAM, oracle).same_conflict == 0


def test_a_read_is_added_and_its_fix_counted() -> None:
    in_place = """func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
    changed = read_again(in_place)
    assert "tensor.extract %t[%again0] : tensor<4xf32>" in changed
    counts: Counter[str] = Counter()
    count_fixes(changed, counts)
    assert counts["Move: offered"] == counts["Move: copies"] == 1
