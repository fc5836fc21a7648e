"""Mutants: the same for the same seed, in all kinds, and judged one by one although mlir-opt reads many at once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.harness.mutants import Mutant, compared, judged, mutants
from tests.harness.oracle import Oracle

_EXAMPLES = sorted((Path(__file__).parents[2] / "examples").glob("*.mlir"))
_GOOD = "func.func @f(%a: memref<4xf32>) {\n  return\n}\n"


def test_the_seed_decides() -> None:
    first, again, other = ([*mutants(_EXAMPLES, seed, each=3)] for seed in (1, 1, 2))
    assert first == again
    assert first != other


def test_all_kinds_are_made() -> None:
    made = Counter(each.kind for each in mutants(_EXAMPLES, 1, each=60))
    assert set(made) >= {"type", "shape", "container", "operand", "number", "word", "token"}
    originals = {path: path.read_text(encoding="utf-8") for path in _EXAMPLES}
    assert all(each.text != originals[each.source] for each in mutants(_EXAMPLES, 1, each=20))


@pytest.mark.oracle
def test_each_mutant_has_its_own_answer(oracle: Oracle) -> None:
    texts = [_GOOD, _GOOD.replace("return", "retrun"), _GOOD, "\n" + _GOOD.replace("memref<4", "memref<4y")]
    found = judged([Mutant(Path("x.mlir"), "token", text) for text in texts], oracle)
    assert [each.line for each in found] == [0, 2, 0, 2]
    ours = [compared(each) for each in found]
    assert [each.is_refused for each in ours] == [False, True, False, True]
    assert all(each.has_line for each in ours if each.is_refused)
    assert ours[1].has_words
    assert not any(each.ours for each in ours if not each.is_refused)
