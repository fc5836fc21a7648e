"""Custom syntax of the scf dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, faults, first
from tests.harness.oracle import Oracle

PROGRAMS = {
    "for": """
func.func @f(%n: index, %i: i32, %x: f32) {
  scf.for unsigned %k = %i to %i step %i  : i32 {
  }
  %0 = scf.for %k = %n to %n step %n iter_args(%y = %x) -> (f32) {
    scf.yield %y : f32
  } {a.b}
  return
}
""",
    "if": """
func.func @f(%c: i1, %x: f32) {
  %0:2 = scf.if %c -> (f32, i1) {
    scf.yield %x, %c : f32, i1
  } else {
    scf.yield %x, %c : f32, i1
  } {a.b}
  scf.if %c {
  }
  scf.if %c {
  } else {
  }
  return
}
""",
    "while": """
func.func @f(%c: i1, %x: f32) {
  %0 = scf.while (%y = %x) : (f32) -> f32 {
    scf.condition(%c) %y : f32
  } do {
  ^bb0(%z: f32):
    scf.yield %z : f32
  } attributes {a.b}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  return
}
""",
    "execute_region": """
func.func @f(%x: f32) {
  %0 = scf.execute_region -> f32 no_inline {
    cf.br ^bb1
  ^bb1:
    scf.yield %x : f32
  } {a.b}
  scf.execute_region {
    scf.yield
  }
  return
}
""",
    "parallel": """
func.func @f(%n: index, %x: f32) {
  scf.parallel (%i, %j) = (%n, %n) to (%n, %n) step (%n, %n) {
    scf.reduce
  }
  %0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x : f32) {
    ^bb0(%l: f32, %r: f32):
      scf.reduce.return %l : f32
    }
  } {a.b}
  return
}
""",
    "forall": """
func.func @f(%n: index, %t: tensor<?xf32>) {
  scf.forall (%i) in (%n) {
  }
  scf.forall (%i, %j) = (0, %n) to (4, 5) step (1, 1) {
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
    } {a.b}
  }
  return
}
""",
    "index_switch": """
func.func @f(%n: index, %a: i32, %b: i32) {
  %0 = scf.index_switch %n {a.b} -> i32
  case 2 {
    scf.yield %a : i32
  }
  case -5 {
    scf.yield %b : i32
  }
  default {
    scf.yield %b : i32
  }
  return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)


def test_a_left_out_terminator_has_its_region() -> None:
    terminator = first("func.func @f() { scf.forall (%i) in (4) { } return }", "scf.forall.in_parallel")
    assert [len(region.blocks) for region in terminator.regions] == [1]


@pytest.mark.parametrize(
    ("operation", "message"),
    [
        (
            "scf.for %i = %n to %n step %n iter_args(%a = %n) -> (index, index) { }",
            "mismatch in number of loop-carried values and defined values",
        ),
        (
            "scf.while (%a = %n) : () -> () { } do { }",
            "expected as many input types as operands (expected 1 got 0)",
        ),
        ("scf.forall (%i) in (4) shared_outs(%a = %n) { }", "mismatch between out operands and types"),
    ],
)
def test_faults(operation: str, message: str) -> None:
    assert [text for text, _ in faults(f"func.func @f(%n: index) {{ {operation} return }}")] == [message]
