"""What has an error is given to no pass, and what passes would decide by it stays as it is."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.symbol_names import symbol_name
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import PASSES
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, passes_of, run_pipeline
from pydealloc.passes.pass_manager.set_apart import NOTHING, SetApart, set_apart
from pydealloc.syntax.document.assembled import Assembled, assemble
from pydealloc.syntax.document.document import parse_document

_CALLS = """
func.func private @declared()
func.func @broken() {
  call @callee() : () -> ()
  call @declared() : () -> ()
  return
}
func.func private @callee() {
  call @deeper() : () -> ()
  return
}
func.func private @deeper() {
  return
}
func.func @caller() {
  call @broken() : () -> ()
  return
}
func.func @named() {
  %f = func.constant @caller : () -> ()
  return
}
func.func @alone() {
  call @declared() : () -> ()
  return
}
"""


def _program(text: str) -> Assembled:
    return assemble(parse_document(text).chunks[0])


def _apart(program: Assembled, pipeline: str, *names: str) -> SetApart:
    broken = [op for op in program.sources if symbol_name(op) in names]
    return set_apart(passes_of(parse_pipeline(pipeline)), program.root, UPSTREAM, broken)


def _names_apart(program: Assembled, apart: SetApart) -> set[str]:
    return {symbol_name(op) for op in program.sources if op in apart}


@pytest.mark.parametrize(
    ("pipeline", "names"),
    [
        ("cse", {"broken"}),
        ("func.func(canonicalize,cse)", {"broken"}),
        ("one-shot-bufferize", {"broken"}),
        ("one-shot-bufferize{bufferize-function-boundaries}", {"broken", "callee", "deeper", "caller", "named"}),
        ("cse,minimal-deallocation", {"broken", "callee", "deeper", "caller", "named"}),
    ],
)
def test_calls_connect_where_a_pass_looks_at_them(pipeline: str, names: set[str]) -> None:
    program = _program(_CALLS)
    apart = _apart(program, pipeline, "broken")
    assert _names_apart(program, apart) == names
    assert {symbol_name(op) for op in apart.causes} == names - {"broken"}
    assert {symbol_name(op) for op in apart.causes.values()} <= {"broken"}


def test_a_pass_with_a_limit_for_the_module_gets_nothing_of_it() -> None:
    program = _program(_CALLS)
    apart = _apart(program, "canonicalize{max-num-rewrites=3}", "broken")
    assert apart.is_everything
    assert list(apart.causes) == [program.root]
    assert run_pipeline(parse_pipeline("canonicalize"), program.root, UPSTREAM, None, apart) == []


def test_nothing_is_set_apart_without_errors() -> None:
    assert _apart(_program(_CALLS), "minimal-deallocation") is NOTHING


def test_values_between_operations_of_a_module_entangle_them() -> None:
    text = '%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()\nfunc.func @f() {\n  return\n}\n'
    program = _program(text)
    first, second, function = program.sources
    apart = set_apart(passes_of(parse_pipeline("cse")), program.root, UPSTREAM, [second])
    assert first in apart
    assert second in apart
    assert function not in apart


@pytest.mark.parametrize("name", [entry.name for entry in PASSES])
def test_no_pass_is_given_what_is_set_apart(name: str) -> None:
    """What is apart is the same operation, at the same place, whatever the pass does with the others."""
    text = """
memref.global "private" @table : memref<4xf32>
func.func @broken(%t: tensor<4xf32>) -> tensor<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  %dead = arith.constant 1 : i32
  return %t : tensor<4xf32>
}
func.func @other(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %dead = arith.constant 1 : i32
  memref.store %x, %m[%i] : memref<4xf32>
  %y = memref.load %m[%i] : memref<4xf32>
  return %y : f32
}
func.func @user(%t: tensor<4xf32>) {
  %r = call @broken(%t) : (tensor<4xf32>) -> tensor<4xf32>
  %g = memref.get_global @table : memref<4xf32>
  return
}
"""
    program = _program(text)
    before = list(program.root.regions[0].blocks[0].ops)
    apart = _apart(program, name, "broken", "table")
    inside = {op: [each.name for each in _all(op)] for op in before if op in apart}
    run_pipeline(parse_pipeline(name), program.root, UPSTREAM, None, apart)
    after = list(program.root.regions[0].blocks[0].ops)
    assert [op for op in after if op in inside] == list(inside)
    assert {op: [each.name for each in _all(op)] for op in inside} == inside


def _all(op: Operation) -> list[Operation]:
    return [inner for region in op.regions for block in region.blocks for inner in block.ops]
