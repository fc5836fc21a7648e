"""Iterations of canonicalization leave out what cannot have changed: the result is that of trying everything again."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.passes.rewriting import greedy_driver
from tests.execution.generator import generate
from tests.execution.settings import setting_of
from tests.passes.programs import program

PROGRAMS = 12
PIPELINES = ("buffer-deallocation-pipeline", "canonicalize,buffer-deallocation-simplification,cse,canonicalize")
_DUE = "pydealloc.passes.rewriting.greedy_driver.Due.__call__"


def _result(text: str, pipeline: str) -> str:
    given = program(text)
    run_pipeline(parse_pipeline(pipeline), given.root, UPSTREAM)
    return given.text()


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_nothing_is_missed(monkeypatch: pytest.MonkeyPatch, pipeline: str) -> None:
    texts = [generate(seed, setting_of(seed)[1]) for seed in range(PROGRAMS)]
    found = [_result(text, pipeline) for text in texts]
    asked: list[Operation] = []

    def always(_: object, op: Operation) -> bool:
        asked.append(op)
        return True

    monkeypatch.setattr(_DUE, always)
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
    before = greedy_driver.Due.__call__

    def counted(self: greedy_driver.Due, op: Operation) -> bool:
        nonlocal kept
        is_due = before(self, op)
        kept += not is_due
        return is_due

    monkeypatch.setattr(_DUE, counted)
    text = _result(LATE, "canonicalize")
    assert "memref.load %m[%i]" in text
    assert "memref.dim" not in text
    assert kept


UNREAD_LATE = """\
func.func @unread_late(%x: f32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%c0] : memref<4xf32>
  %v = memref.load %a[%c0] : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
"""


def test_patterns_that_see_uses_are_tried_again() -> None:
    """An allocation goes when nobody reads it any more, which is found out after it was looked at."""
    assert "memref.alloc" not in _result(UNREAD_LATE, "canonicalize")


EMPTIED = """\
#id = affine_map<(d0) -> (d0)>
func.func @emptied(%t: tensor<4xf32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
    ins(%t : tensor<4xf32>) outs(%u : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %unused = arith.addf %x, %y : f32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %r : tensor<4xf32>
}
"""


def test_what_loses_contents_is_tried_again() -> None:
    assert "linalg.generic" not in _result(EMPTIED, "canonicalize")
