"""Fixes of what One-Shot Bufferize copies and allocates: programs print the same after each of them."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.execution.fixing import examine_fixes, interpret_fixes
from tests.execution.native import Native

PROGRAMS = 64
_HELPERS = """
func.func @show(%t: tensor<4xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %v = tensor.extract %t[%i] : tensor<4xi32>
    vector.print %v : i32
  }
  return
}
"""
EACH_KIND = {
    "Move": """
func.func @main() {
  %c0 = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %w = arith.constant 5 : i32
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %0 = tensor.insert %w into %t[%c0] : tensor<4xi32>
  %1 = tensor.extract %t[%c0] : tensor<4xi32>
  vector.print %1 : i32
  func.call @show(%0) : (tensor<4xi32>) -> ()
  return
}
""",
    "Work": """
func.func @main() {
  %v = arith.constant 3 : i32
  %w = arith.constant 5 : i32
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %s = tensor.empty() : tensor<2xi32>
  %0 = linalg.fill ins(%w : i32) outs(%s : tensor<2xi32>) -> tensor<2xi32>
  %1 = tensor.insert_slice %0 into %t[1] [2] [1] : tensor<2xi32> into tensor<4xi32>
  func.call @show(%1) : (tensor<4xi32>) -> ()
  return
}
""",
    "Write": """
func.func @main() {
  %v = arith.constant 3 : i32
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %s = tensor.empty() : tensor<4xi32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%t : tensor<4xi32>) outs(%s : tensor<4xi32>) {
  ^bb0(%a: i32, %b: i32):
    %m = arith.muli %a, %a : i32
    linalg.yield %m : i32
  } -> tensor<4xi32>
  func.call @show(%0) : (tensor<4xi32>) -> ()
  return
}
""",
    "Make": """
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 3 : i32
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %v) -> i32 {
    %e = tensor.empty() : tensor<4xi32>
    %t = linalg.fill ins(%s : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
    %x = tensor.extract %t[%i] : tensor<4xi32>
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  vector.print %r : i32
  return
}
""",
    "Copy": """
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 3 : i32
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %t) -> tensor<4xi32> {
    %n = tensor.empty() : tensor<4xi32>
    %x = tensor.extract %s[%i] : tensor<4xi32>
    %y = arith.addi %x, %x : i32
    %f = linalg.fill ins(%y : i32) outs(%n : tensor<4xi32>) -> tensor<4xi32>
    scf.yield %f : tensor<4xi32>
  }
  func.call @show(%r) : (tensor<4xi32>) -> ()
  return
}
""",
    "Mark": """
func.func private @f(%t: tensor<4xi32> {bufferization.writable = false}, %v: i32) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %t[%c0] : tensor<4xi32>
  return %0 : tensor<4xi32>
}
func.func @main() {
  %v = arith.constant 3 : i32
  %w = arith.constant 5 : i32
  %e = tensor.empty() : tensor<4xi32>
  %t = linalg.fill ins(%v : i32) outs(%e : tensor<4xi32>) -> tensor<4xi32>
  %0 = func.call @f(%t, %w) : (tensor<4xi32>, i32) -> tensor<4xi32>
  func.call @show(%0) : (tensor<4xi32>) -> ()
  return
}
""",
}


REFUSED = 910024
"""A program that the deallocation refuses, with a fix and without: what a call returns of its caller's is copied then,
and this copy is written."""


@pytest.fixture(scope="module")
def native() -> Generator[Native | None]:
    with Native.made() as found:
        yield found


@pytest.mark.parametrize("kind", EACH_KIND)
def test_each_kind_of_fix_changes_no_result(kind: str, native: Native | None) -> None:
    found = list(examine_fixes(_HELPERS + EACH_KIND[kind], native=native))
    assert kind in [one.kind for one in found]
    assert [one for one in found if one.problem] == []
    assert {one.native for one in found} == {"" if native is None else "right"}


@pytest.mark.long
def test_fixes_of_random_programs_change_no_result() -> None:
    figures = interpret_fixes(range(PROGRAMS))
    assert figures.wrong == 0, figures.report()
    assert len(figures.counts) > 4


def test_a_refusal_that_the_fix_does_not_cause_is_none_of_its_problems() -> None:
    figures = interpret_fixes(range(REFUSED, REFUSED + 1))
    assert figures.wrong == 0, figures.report()
    assert figures.counts["Copy"]["refused by the deallocation, as without the fix"] == 1
