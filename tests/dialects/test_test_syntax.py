"""LLVM's `test` dialect, of which we describe a part: mlir-opt knows it, and programs about buffers use it."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Region
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.registry import UPSTREAM as DEFINITIONS
from tests.dialects.round_trip import check_layout, check_meaning, first
from tests.harness.oracle import Oracle

REGION_IF = """
func.func @f(%a: memref<?xf32>) -> memref<?xf32> {
  %0 = test.region_if %a: memref<?xf32> -> memref<?xf32> then {
  ^bb0(%p: memref<?xf32>):
    test.region_if_yield %p : memref<?xf32>
  } else {
  ^bb0(%p: memref<?xf32>):
    test.region_if_yield %p : memref<?xf32>
  } join {
  ^bb0(%p: memref<?xf32>):
    test.region_if_yield %p : memref<?xf32>
  }
  return %0 : memref<?xf32>
}
"""
PROGRAMS = {
    "region_if": REGION_IF,
    "buffers": """
func.func @f(%a: memref<2xf32>, %b: memref<2xf32>, %t: tensor<2xf32>) {
  test.copy(%a, %b) : (memref<2xf32>, memref<2xf32>)
  test.buffer_based in(%a : memref<2xf32>) out(%b : memref<2xf32>)
  %0 = test.tensor_based in(%t : tensor<2xf32>) -> tensor<2xf32>
  return
}
""",
    "loop": """
func.func @f(%i: i32) {
  %0 = test.loop_block %i : (i32) -> f32 {
  ^bb0(%j: i32):
    %cst = arith.constant 1.000000e+00 : f32
    test.loop_block_term iter %j exit %cst
  }
  test.graph_region attributes {a.b} {
  }
  return
}
""",
    "clauses": """
func.func @f(%a: i32, %b: f32) {
  test.oilist_with_keywords_only
  test.oilist_with_keywords_only keyword thirdKeyword {a.b}
  test.oilist_with_simple_args keyword %a : i32 thirdKeyword %b : f32
  return
}
""",
    "regions": """
func.func @f(%a: i32) {
  %0 = test.graph_loop %a {
    %1 = arith.addi %2, %a : i32
    %2 = arith.constant 5 : i32
    test.region_yield %1 : i32
  } {a.b} : (i32) -> i32
  test.single_no_terminator_op : {
    %1 = arith.constant 5 : i32
  }
  test.alloca_scope_region {
  }
  return
}
""",
    "bounds": """
func.func @f() {
  %0 = test.with_bounds {smax = 4 : i8, smin = 0 : i8, umax = 4 : i8, umin = 0 : i8} : i8
  %1 = test.reflect_bounds %0 : i8
  return
}
""",
}


@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_printing_gives_back_what_was_read(program: str) -> None:
    check_layout(program)


@pytest.mark.oracle
@pytest.mark.parametrize("program", PROGRAMS.values(), ids=PROGRAMS.keys())
def test_it_means_what_upstream_reads(program: str, oracle: Oracle) -> None:
    check_meaning(oracle, program)


def test_control_goes_from_either_region_to_the_joining_one() -> None:
    op = first(REGION_IF, "test.region_if")
    branch = UPSTREAM.region_branch(op)
    assert branch is not None
    then, other, join = op.regions

    def targets(region: Region) -> list[Region | None]:
        return [edge.target for edge in branch.leave(op, region)]

    assert [edge.target for edge in branch.entry(op)] == [then, other]
    assert (targets(then), targets(other), targets(join)) == ([join], [join], [None])


def test_two_successors_share_the_operands() -> None:
    program = """
func.func @f(%a: i1, %b: i8, %c: i8) {
  "test.internal_br"(%a, %b, %c)[^a, ^b] {operandSegmentSizes = array<i32: 1, 2>} : (i1, i8, i8) -> ()
^a(%x: i1):
  return
^b(%y: i8, %z: i8):
  return
}
"""
    op = first(program, "test.internal_br")
    assert [UPSTREAM.successor_operands(op, number) for number in (0, 1)] == [range(1), range(1, 3)]


def test_what_is_described_is_not_the_whole_dialect() -> None:
    assert not DEFINITIONS.is_complete("test")
    assert DEFINITIONS.is_complete("scf")
