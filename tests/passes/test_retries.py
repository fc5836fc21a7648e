"""Iterations of canonicalization leave out what cannot have changed: the result is that of trying everything again."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.passes.rewriting import greedy_driver
from tests.execution.__main__ import setting_of
from tests.execution.generator import generate
from tests.passes.programs import program

PROGRAMS = 12
PIPELINES = ("buffer-deallocation-pipeline", "canonicalize,buffer-deallocation-simplification,cse,canonicalize")
_DONE = "pydealloc.passes.rewriting.greedy_driver._Done.__call__"


def _result(text: str, pipeline: str) -> str:
    given = program(text)
    run_pipeline(parse_pipeline(pipeline), given.root, UPSTREAM)
    return given.text()


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_nothing_is_missed(monkeypatch: pytest.MonkeyPatch, pipeline: str) -> None:
    texts = [generate(seed, setting_of(seed)[1]) for seed in range(PROGRAMS)]
    found = [_result(text, pipeline) for text in texts]
    asked: list[Operation] = []

    def never(_: object, op: Operation) -> bool:
        asked.append(op)
        return False

    monkeypatch.setattr(_DONE, never)
    assert [_result(text, pipeline) for text in texts] == found
    assert asked


LATE = """\
func.func @late(%m: memref<4xf32>, %n: memref<8xf32>, %i: index, %x: f32) -> (f32, f32) {
  %a = memref.cast %m : memref<4xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %d = memref.dim %a, %c0 : memref<?xf32>
  %s = arith.subi %i, %d : index
  %t = arith.addi %s, %d : index
  %v = memref.load %a[%t] : memref<?xf32>
  %w = memref.load %n[%i] : memref<8xf32>
  %y = arith.mulf %w, %x : f32
  return %v, %y : f32, f32
}
"""


def test_what_changes_late_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = 0
    before = greedy_driver._Done.__call__  # pyright: ignore[reportPrivateUsage]

    def counted(self: greedy_driver._Done, op: Operation) -> bool:  # pyright: ignore[reportPrivateUsage]
        nonlocal kept
        is_done = before(self, op)
        kept += is_done
        return is_done

    monkeypatch.setattr(_DONE, counted)
    text = _result(LATE, "canonicalize")
    assert "memref.load %m[%i]" in text
    assert "memref.dim" not in text
    assert kept
