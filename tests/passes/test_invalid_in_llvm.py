"""Programs of which LLVM 22's `canonicalize` makes invalid ones, or crashes: here they stay valid, in both modes."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from tests.harness.oracle import Oracle
from tests.passes.programs import program

_SIZE = """
func.func @f(%a: index) -> (index, index) {{
  %c = arith.constant {} : index
  %d:2 = affine.delinearize_index %a into ({}) : index, index
  return %d#0, %d#1 : index, index
}}
"""
_PROGRAMS = {
    "no size": _SIZE.format("0", "4, %c"),
    "negative size": _SIZE.format("-2", "%c, 4"),
    "size that stands for an operand": _SIZE.format("-9223372036854775808", "4, %c"),
    "operand of a linearization": """
func.func @f(%a: index, %b: index) -> index {
  %c = arith.constant -9223372036854775808 : index
  %l = affine.linearize_index [%a, %b] by (4, %c) : index
  return %l : index
}
""",
    "bound of a linearization": """
func.func @f(%a: index, %b: index) -> (index, index) {
  %d:3 = affine.delinearize_index %a into (4, 8, 16) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %b] by (0, 8, 7) : index
  return %l, %d#0 : index, index
}
""",
    "encoding": """
func.func @f(%t: tensor<2xi32, "a">, %u: tensor<2xi32>, %c: i1) -> tensor<2xi32> {
  %0 = linalg.transpose ins(%t : tensor<2xi32, "a">) outs(%u : tensor<2xi32>) permutation = [0]
  %1 = arith.select %c, %0, %u : tensor<2xi32>
  return %1 : tensor<2xi32>
}
""",
}


@pytest.mark.oracle
@pytest.mark.parametrize("name", _PROGRAMS)
def test_programs_stay_valid(name: str, oracle: Oracle) -> None:
    text = _PROGRAMS[name]
    assert oracle.accepts(text)
    assert not oracle.accepts(text, "--canonicalize")
    for compat in Compat:
        given = program(text)
        run_pipeline(parse_pipeline("canonicalize", compat=compat), given.root, UPSTREAM)
        assert oracle.reprint(given.text()) == oracle.reprint(text)
