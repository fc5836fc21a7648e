"""Samples without one of their tokens, some of `./dev samples --dropped`: `mlir-opt` refuses none that we accept."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from .edits import EDITS, Edited, accepted, dropped, is_refused, missed
from .store import DIALECTS, Sample, stored

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.harness.oracle import Oracle

_EVERY = 61
"""Of the edits of all samples, one of so many is tried: a number that no sample's tokens are a multiple of."""
_SAMPLE = Sample("t.a", "bare", '"t.a"() : () -> ()\n"t.b"() : () -> ()', "", verified=True)


def _some(sample: Sample) -> Iterator[Edited]:
    first = sum(sample.custom.encode()) % _EVERY
    return islice(dropped(sample), first, None, _EVERY)


@pytest.mark.long
def test_no_dropped_token_is_accepted_here_alone(oracle: Oracle) -> None:
    samples = [sample for dialect in DIALECTS for sample in stored(dialect)]
    found, count = accepted(samples, _some)
    assert count > 3_000
    assert 20 < len(found) < count // 10
    assert [(one.edited.shown(), one.error) for one in missed(oracle, found)] == []


def test_what_mlir_opt_refuses_is_found(oracle: Oracle) -> None:
    """The edits are judged by it, whatever we say: an unregistered operation in its own syntax is none to it."""
    name = Edited(_SAMPLE, 0, 5, "t.a")
    assert [one.edited for one in missed(oracle, [name, Edited(_SAMPLE, 0, 0)])] == [name]


def test_edits() -> None:
    texts = {kind: [edited.text for edited in make(_SAMPLE)] for kind, make in EDITS.items()}
    assert texts["dropped"][1] == '"t.a") : () -> ()\n"t.b"() : () -> ()'
    assert texts["pairs"][1] == '"t.a" : () -> ()\n"t.b"() : () -> ()'
    assert texts["doubled"][1] == '"t.a"( () : () -> ()\n"t.b"() : () -> ()'
    assert texts["cut"][0] == '"t.a"\n"t.b"() : () -> ()'
    assert len(texts["dropped"]) == len(texts["doubled"]) == len(texts["pairs"]) + 1 == 18


def test_a_sample_that_is_refused_anyway_counts_for_its_syntax() -> None:
    text = "func.func @f(%x: f32) {\n  %0 = arith.addi %x, %x : i32\n  return\n}"
    sample = Sample("arith.addi", "bare", text, "", verified=False)
    assert not is_refused(Edited(sample, 0, 0))
    assert is_refused(Edited(sample, text.index("i32"), text.index("i32") + 3))
