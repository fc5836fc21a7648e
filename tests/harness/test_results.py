"""Results of passes beside mlir-opt: what it refuses is found, and what our own verification refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.passes.cse import CommonSubexpressionElimination
from pydealloc.passes.pass_manager.base import PassResult
from tests.harness.results import PIPELINES, main

pytestmark = pytest.mark.oracle
_PROGRAM = """func.func @f(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %y = memref.load %m[%i] : memref<4xf32>
  return %y : f32
}
"""


def _printed(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    (folder / "a.mlir").write_text(text, encoding="utf-8")
    status = main([str(folder), "--compat", "safe"])
    return status, capsys.readouterr().out


def test_right_results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, said = _printed(
        tmp_path, _PROGRAM + "// -----\nfunc.func @wrong(%x: f32) -> i32 {\n  return %x : f32\n}\n", capsys
    )
    assert status == 0
    assert said.startswith(f"1 programs, {len(PIPELINES)} runs, ")


def test_a_result_that_is_refused_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(self: object, module: Operation, knowledge: object) -> PassResult:
        alloc = next((op for op in walk(module) if op.name == "memref.alloc"), None)
        if alloc is not None:
            alloc.results[0].type = RankedTensorType((4,), FloatType("f32"))
        return PassResult(True)

    monkeypatch.setattr(CommonSubexpressionElimination, "run", run)
    status, said = _printed(tmp_path, _PROGRAM, capsys)
    assert status == 1
    assert "a.mlir: safe cse: refused: " in said
