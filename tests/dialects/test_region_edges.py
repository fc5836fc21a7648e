"""Where control goes between regions, against what LLVM's dead code analysis finds out about it."""

from __future__ import annotations

import re

import pytest

from pydealloc.ir.attributes import StringAttr
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from tests.dialects.round_trip import read
from tests.harness.oracle import Oracle

# Every operation of interest has a tag; a terminator's is told apart by its region.
PROGRAMS = {
    "acc": """
func.func @f(%k: i64, %m: memref<4xf32>) {
  "acc.loop"(%k, %k, %k) <{inclusiveUpperbound = array<i1: true>, independent = [#acc.device_type<none>],
                           operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%i: i64):
    "acc.yield"() {tag = "loop_0"} : () -> ()
  }) {tag = "loop"} : (i64, i64, i64) -> ()
  "acc.loop"() <{independent = [#acc.device_type<none>], unstructured,
                 operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() {tag = "unstructured_0"} : () -> ()
  }) {tag = "unstructured"} : () -> ()
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() {tag = "parallel_0"} : () -> ()
  }) {tag = "parallel"} : () -> ()
  "acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() {tag = "serial_0"} : () -> ()
  }) {tag = "serial"} : () -> ()
  "acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.terminator"() {tag = "kernels_0"} : () -> ()
  }) {tag = "kernels"} : () -> ()
  "acc.data"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "acc.terminator"() {tag = "data_0"} : () -> ()
  }) {tag = "data"} : () -> ()
  %d = acc.use_device varPtr(%m : memref<4xf32>) -> memref<4xf32>
  "acc.host_data"(%d) <{operandSegmentSizes = array<i32: 0, 1>}> ({
    "acc.terminator"() {tag = "host_0"} : () -> ()
  }) {tag = "host"} : (memref<4xf32>) -> ()
  "acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    "acc.terminator"() {tag = "environment_0"} : () -> ()
  }) {tag = "environment"} : () -> ()
  return
}""",
    "affine": """
func.func @f(%n: index) {
  affine.for %i = 0 to %n {
    affine.yield {tag = "for_0"}
  } {tag = "for"}
  affine.for %i = 0 to 1 {
    affine.yield {tag = "single_0"}
  } {tag = "single"}
  affine.for %i = 0 to 5 {
    affine.yield {tag = "five_0"}
  } {tag = "five"}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    affine.yield {tag = "then_0"}
  } {tag = "then"}
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    affine.yield {tag = "else_0"}
  } else {
    affine.yield {tag = "else_1"}
  } {tag = "else"}
  return
}""",
    "buffers": """
func.func @f(%t: !async.token, %v: !async.value<f32>, %w: !shape.witness, %x: f32, %n: index) {
  %0 = memref.alloca_scope -> (f32) {
    "memref.alloca_scope.return"(%x) {tag = "scope_0"} : (f32) -> ()
  } {tag = "scope"}
  %1:2 = "async.execute"(%t, %v) <{operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%u: f32):
    "async.yield"(%u) {tag = "execute_0"} : (f32) -> ()
  }) {tag = "execute"} : (!async.token, !async.value<f32>) -> (!async.token, !async.value<f32>)
  %2 = "shape.assuming"(%w) ({
    "shape.assuming_yield"(%x) {tag = "assuming_0"} : (f32) -> ()
  }) {tag = "assuming"} : (!shape.witness) -> f32
  %3 = "gpu.warp_execute_on_lane_0"(%n, %x) <{warp_size = 32 : i64}> ({
  ^bb0(%y: f32):
    "gpu.yield"(%y) {tag = "warp_0"} : (f32) -> ()
  }) {tag = "warp"} : (index, f32) -> f32
  return
}""",
    "emitc": """
func.func @f(%c: i1, %i: i32) {
  "emitc.if"(%c) ({
    "emitc.yield"() {tag = "then_0"} : () -> ()
  }, {
  }) {tag = "then"} : (i1) -> ()
  "emitc.if"(%c) ({
    "emitc.yield"() {tag = "else_0"} : () -> ()
  }, {
    "emitc.yield"() {tag = "else_1"} : () -> ()
  }) {tag = "else"} : (i1) -> ()
  "emitc.switch"(%i) <{cases = array<i64: 1>}> ({
    "emitc.yield"() {tag = "switch_0"} : () -> ()
  }, {
    "emitc.yield"() {tag = "switch_1"} : () -> ()
  }) {tag = "switch"} : (i32) -> ()
  return
}""",
    "scf": """
func.func @f(%c: i1, %n: index, %x: f32, %t: tensor<?xf32>) {
  %0 = scf.for %i = %n to %n step %n iter_args(%y = %x) -> (f32) {
    scf.yield {tag = "for_0"} %y : f32
  } {tag = "for"}
  scf.if %c {
    scf.yield {tag = "then_0"}
  } {tag = "then"}
  scf.if %c {
    scf.yield {tag = "else_0"}
  } else {
    scf.yield {tag = "else_1"}
  } {tag = "else"}
  "scf.index_switch"(%n) <{cases = array<i64: 1>}> ({
    scf.yield {tag = "switch_0"}
  }, {
    scf.yield {tag = "switch_1"}
  }) {tag = "switch"} : (index) -> ()
  %1 = "scf.while"(%x) ({
  ^bb0(%y: f32):
    "scf.condition"(%c, %y) {tag = "while_0"} : (i1, f32) -> ()
  }, {
  ^bb0(%y: f32):
    "scf.yield"(%y) {tag = "while_1"} : (f32) -> ()
  }) {tag = "while"} : (f32) -> f32
  %2 = "scf.execute_region"() ({
    "scf.yield"(%x) {tag = "execute_0"} : (f32) -> ()
  }) {tag = "execute"} : () -> f32
  "scf.parallel"(%n, %n, %n) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() {tag = "parallel_0"} : () -> ()
  }) {tag = "parallel"} : (index, index, index) -> ()
  %3 = "scf.forall"(%n, %t) <{operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0>,
        staticStep = array<i64: 1>, staticUpperBound = array<i64: -9223372036854775808>}> ({
  ^bb0(%i: index, %o: tensor<?xf32>):
    "scf.forall.in_parallel"() ({
    ^bb1:
    }) {tag = "forall_0"} : () -> ()
  }) {tag = "forall"} : (index, tensor<?xf32>) -> tensor<?xf32>
  return
}""",
    "sparse_tensor": """
func.func @f(%s: !sparse_tensor.iter_space<#sparse_tensor.encoding<{
                  map = (i, j) -> (i : dense, j : compressed) }>, lvls = 0>, %n: index) {
  %r = "sparse_tensor.iterate"(%s, %n) <{crdUsedLvls = 0 : i64}> ({
  ^bb0(%o: index, %it: !sparse_tensor.iterator<#sparse_tensor.encoding<{
                            map = (i, j) -> (i : dense, j : compressed) }>, lvls = 0>):
    "sparse_tensor.yield"(%o) {tag = "iterate_0"} : (index) -> ()
  }) {tag = "iterate"} : (!sparse_tensor.iter_space<#sparse_tensor.encoding<{
                               map = (i, j) -> (i : dense, j : compressed) }>, lvls = 0>, index) -> index
  return
}""",
    "transform": """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @m(%a: !transform.any_op) {
    transform.sequence %a : !transform.any_op failures(propagate) attributes {tag = "sequence"} {
    ^bb0(%b: !transform.any_op):
      "transform.yield"() {tag = "sequence_0"} : () -> ()
    }
    "transform.foreach"(%a) ({
    ^bb0(%b: !transform.any_op):
      "transform.yield"() {tag = "foreach_0"} : () -> ()
    }) {tag = "foreach"} : (!transform.any_op) -> ()
    "transform.alternatives"(%a) ({
    ^bb0(%b: !transform.any_op):
      "transform.yield"() {tag = "alternatives_0"} : () -> ()
    }, {
    ^bb0(%b: !transform.any_op):
      "transform.yield"() {tag = "alternatives_1"} : () -> ()
    }) {tag = "alternatives"} : (!transform.any_op) -> ()
    "transform.tune.alternatives"() <{name = "x"}> ({
      "transform.yield"() {tag = "tune_0"} : () -> ()
    }, {
      "transform.yield"() {tag = "tune_1"} : () -> ()
    }) {tag = "tune"} : () -> ()
    "transform.tune.alternatives"() <{name = "y", selected_region_attr = 1 : index}> ({
      "transform.yield"() {tag = "tuned_0"} : () -> ()
    }, {
      "transform.yield"() {tag = "tuned_1"} : () -> ()
    }) {tag = "tuned"} : () -> ()
    transform.yield
  }
}""",
}

Sources = dict[str, set[str]]
"""`tag 0` (a region) or `tag ->` (what follows the operation) -> tags of where control may come from."""


def _tag(op: Operation) -> str:
    tag = op.attribute("tag")
    return tag.value if isinstance(tag, StringAttr) else ""


def _ours(text: str) -> Sources:
    sources: Sources = {}

    def add(op: Operation, target: int | None, source: Operation) -> None:
        sources.setdefault(f"{_tag(op)} {'->' if target is None else target}", set()).add(_tag(source))

    for op in (op for root in read(text) for op in walk(root)):
        branch = UPSTREAM.region_branch(op)
        if branch is None:
            continue
        for edge in branch.entry(op):
            add(op, edge.target.index if edge.target is not None else None, op)
        for region in op.regions:
            last = region.blocks[0].last if region.blocks else None
            for edge in branch.leave(op, region) if last is not None and UPSTREAM.is_region_terminator(last) else ():
                add(op, edge.target.index if edge.target is not None else None, last or op)
    return sources


def _theirs(oracle: Oracle, text: str) -> Sources:
    sources: Sources = {}
    target = tag = ""
    answer = oracle.run(text, "--test-dead-code-analysis")
    assert answer.accepted, answer.errors
    for line in answer.errors.splitlines():
        if found := re.fullmatch(r"(\w+):", line):
            tag = found.group(1)
        elif found := re.fullmatch(r" region #(\d+)", line):
            target = f"{tag} {found.group(1)}"
        elif line.startswith("op_preds:"):
            target = f"{tag} ->"
        elif found := re.search(r'tag = "(\w+)"', line):
            sources.setdefault(target, set()).add(found.group(1))
        elif "= sparse_tensor.iterate " in line:  # whose custom form leaves the tag out
            sources.setdefault(target, set()).add(tag)
    return sources


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_control_comes_from_where_upstream_says(text: str, oracle: Oracle) -> None:
    assert _ours(text) == _theirs(oracle, text)
