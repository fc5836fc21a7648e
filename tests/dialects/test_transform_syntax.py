"""Custom syntax of the transform dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
module attributes {transform.with_named_sequence} {
  transform.named_sequence private @a(!transform.any_op {transform.readonly}, !transform.any_op {transform.consumed}) -> !transform.any_op attributes {foo}
  transform.named_sequence @m2(%arg0: !transform.any_op {transform.readonly}) {
    transform.yield
  }
  transform.named_sequence @__transform_main(%arg0: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.match ops{["linalg.matmul"]} in %arg0 : (!transform.any_op) -> !transform.any_op
    %4, %f = transform.structured.tile_using_forall %0 num_threads [4, 8](mapping = [#gpu.thread<y>, #gpu.thread<x>]) : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    %7, %8:2 = transform.structured.tile_using_for %4 tile_sizes [4, 0, [8]] {foo} : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    %g = transform.structured.generalize %7 : (!transform.any_op) -> !transform.any_op
    %i = transform.structured.interchange %g iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %i vector_sizes [8, [16], 4] : !transform.any_op
    transform.yield
  }
  transform.named_sequence @s1(%0: !transform.any_op {transform.consumed}) {
    %3 = transform.structured.split %0 after 4 {dimension = 0 : i64} : !transform.any_op
    transform.yield
  }
  transform.named_sequence @s2(%0: !transform.any_op {transform.consumed}, %1: !transform.param<i64> {transform.readonly}) {
    %3 = transform.structured.split %0 after %1 {dimension = 0 : i64} : !transform.any_op, !transform.param<i64>
    transform.yield
  }
  transform.named_sequence @s3(%0: !transform.any_op {transform.readonly}, %p: !transform.any_param {transform.readonly}) {
    %9:3 = transform.structured.multitile_sizes %0 {target_size = 3 : i64, dimension = 0 : i64} : (!transform.any_op) -> !transform.any_op
    %13 = transform.get_operand %0[0] : (!transform.any_op) -> !transform.any_value
    %14 = transform.get_result %0[all] : (!transform.any_op) -> !transform.any_value
    %15 = transform.get_operand %0[except(1, 2)] : (!transform.any_op) -> !transform.any_value
    transform.yield
  }
  transform.named_sequence @s6(%0: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %7 = transform.apply_registered_pass "canonicalize" with options = {"a" = true, "top-down" = %p} to %0 : (!transform.any_op, !transform.any_param) -> !transform.any_op
    %8 = transform.apply_registered_pass "canonicalize" to %7 : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @s7(%0: !transform.any_op {transform.consumed}, %p: !transform.any_param {transform.readonly}) {
    %7:2 = transform.structured.tile_using_forall %0 tile_sizes *(%p) : (!transform.any_op, !transform.any_param) -> (!transform.any_op, !transform.any_op)
    %8:2 = transform.structured.tile_using_forall %0 num_threads [] tile_sizes [4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
transform.sequence failures(propagate) {
^bb0(%arg0: !transform.any_op):
}
transform.sequence failures(suppress) {
^bb0(%arg0: !transform.any_op, %arg1: !transform.op<"foo">):
  %x = sequence %arg0, %arg1 : (!transform.any_op, !transform.op<"foo">) -> !transform.any_op failures(propagate) {
  ^bb1(%arg2: !transform.any_op, %arg3: !transform.op<"foo">):
    yield %arg2 : !transform.any_op
  }
  sequence %arg0 : !transform.any_op failures(propagate) {
  ^bb1(%arg2: !transform.any_op):
  }
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
