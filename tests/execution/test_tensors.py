"""Random programs on tensors: bufferized and deallocated they print what they printed before, and free everything."""

from __future__ import annotations

import pytest

from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.syntax.document.document import parse_document
from tests.execution.bufferizing import TensorSetting, differences_to_llvm, examine_tensors, setting_of_tensors
from tests.execution.tensor_generator import generate_tensors
from tests.harness.agreement import DIVERGENCES
from tests.harness.oracle import Oracle

PROGRAMS, PER_TEST = 48, 6


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_programs_do_on_buffers_what_they_did_on_tensors(first: int) -> None:
    for seed in range(first, first + PER_TEST):
        setting, features = setting_of_tensors(seed)
        report = examine_tensors(generate_tensors(seed, features), setting)
        assert not report.problems, f"program {seed}: {report.problems[0]}"
        assert report.refusal is None, f"program {seed}: {report.refusal.reason}"
        assert not report.skipped


def test_a_seed_gives_one_program() -> None:
    assert generate_tensors(7) == generate_tensors(7) != generate_tensors(8)


@pytest.mark.oracle
def test_llvm_reads_the_programs(oracle: Oracle) -> None:
    for seed in range(10):
        answer = oracle.run(generate_tensors(seed))
        assert answer.accepted, answer.errors


LATER_BLOCK = """
func.func private @write(%a: tensor<6xi32>, %i: index, %v: i32) -> (i32, tensor<6xi32>) {
  cf.br ^next
^next:
  %0 = tensor.insert %v into %a[%i] : tensor<6xi32>
  %1 = tensor.extract %a[%i] : tensor<6xi32>
  return %1, %0 : i32, tensor<6xi32>
}
func.func @main() {
  %i = arith.constant 0 : index
  %v = arith.constant 5 : i32
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %w = arith.constant 8 : i32
  %r, %t = func.call @write(%f, %i, %w) : (tensor<6xi32>, index, i32) -> (i32, tensor<6xi32>)
  vector.print %r : i32
  return
}
"""
STORED = """
ml_program.global private mutable @state(dense<7> : tensor<6xi32>) : tensor<6xi32>
func.func @main() {
  %i = arith.constant 0 : index
  %c = arith.constant dense<3> : tensor<6xi32>
  ml_program.global_store @state = %c : tensor<6xi32>
  %l = ml_program.global_load @state : tensor<6xi32>
  %r = tensor.extract %l[%i] : tensor<6xi32>
  vector.print %r : i32
  return
}
"""
LOADED = """
ml_program.global private mutable @state(dense<7> : tensor<6xi32>) : tensor<6xi32>
func.func @main() {
  %i = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %l = ml_program.global_load @state : tensor<6xi32>
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  ml_program.global_store @state = %f : tensor<6xi32>
  %r = tensor.extract %l[%i] : tensor<6xi32>
  vector.print %r : i32
  return
}
"""
THREADS = """
func.func @main() {
  %i = arith.constant 5 : index
  %v = arith.constant 3 : i32
  %w = arith.constant 4 : i32
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %t = scf.forall (%k) in (1) shared_outs(%o = %f) -> (tensor<6xi32>) {
    %g = linalg.fill ins(%w : i32) outs(%o : tensor<6xi32>) -> tensor<6xi32>
    %s = tensor.extract_slice %g[%k] [2] [1] : tensor<6xi32> to tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [2] [1] : tensor<2xi32> into tensor<6xi32>
    }
  }
  %r = tensor.extract %t[%i] : tensor<6xi32>
  vector.print %r : i32
  return
}
"""
CONTINUED = """
func.func private @loop(%a: tensor<6xi32>, %b: tensor<6xi32>, %v: i32) -> (i32, tensor<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n, %r = scf.while (%k = %c0, %x = %b) : (index, tensor<6xi32>) -> (index, tensor<6xi32>) {
    %y = tensor.insert %v into %x[%c0] : tensor<6xi32>
    %m = arith.cmpi slt, %k, %c1 : index
    scf.condition(%m) %k, %y : index, tensor<6xi32>
  } do {
  ^bb0(%k: index, %x: tensor<6xi32>):
    %next = arith.addi %k, %c1 : index
    scf.yield %next, %a : index, tensor<6xi32>
  }
  %1 = tensor.extract %a[%c0] : tensor<6xi32>
  return %1, %r : i32, tensor<6xi32>
}
func.func @main() {
  %v = arith.constant 3 : i32
  %w = arith.constant 4 : i32
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %h = tensor.empty() : tensor<6xi32>
  %g = linalg.fill ins(%v : i32) outs(%h : tensor<6xi32>) -> tensor<6xi32>
  %r, %t = func.call @loop(%f, %g, %w) : (tensor<6xi32>, tensor<6xi32>, i32) -> (i32, tensor<6xi32>)
  vector.print %r : i32
  return
}
"""
TWICE = """
func.func private @two(%v: i32) -> (tensor<6xi32>, tensor<6xi32>) {
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  return %f, %f : tensor<6xi32>, tensor<6xi32>
}
func.func @main() {
  %i = arith.constant 0 : index
  %v = arith.constant 3 : i32
  %w = arith.constant 4 : i32
  %a, %b = func.call @two(%v) : (i32) -> (tensor<6xi32>, tensor<6xi32>)
  %c = tensor.insert %w into %a[%i] : tensor<6xi32>
  %x = tensor.extract %b[%i] : tensor<6xi32>
  %y = tensor.extract %c[%i] : tensor<6xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}
"""
CARRIED = """
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %v = arith.constant 3 : i32
  %w = arith.constant 4 : i32
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %h = tensor.empty() : tensor<6xi32>
  %g = linalg.fill ins(%v : i32) outs(%h : tensor<6xi32>) -> tensor<6xi32>
  %a, %b = scf.for %i = %c0 to %c2 step %c1 iter_args(%x = %f, %y = %g) -> (tensor<6xi32>, tensor<6xi32>) {
    %z = tensor.insert %w into %x[%c0] : tensor<6xi32>
    %r = tensor.extract %y[%c0] : tensor<6xi32>
    %s = tensor.extract %z[%c0] : tensor<6xi32>
    vector.print %r : i32
    vector.print %s : i32
    %k = tensor.empty() : tensor<6xi32>
    %n = linalg.fill ins(%v : i32) outs(%k : tensor<6xi32>) -> tensor<6xi32>
    scf.yield %n, %n : tensor<6xi32>, tensor<6xi32>
  }
  return
}
"""
RETURNED_CONSTANT = """
func.func private @constant() -> tensor<2xi32> {
  %c = arith.constant dense<[9, 1]> : tensor<2xi32>
  return %c : tensor<2xi32>
}
func.func private @outer() -> tensor<2xi32> {
  %r = func.call @constant() : () -> tensor<2xi32>
  return %r : tensor<2xi32>
}
func.func @main() {
  %i = arith.constant 0 : index
  %v = arith.constant 4 : i32
  %a = func.call @outer() : () -> tensor<2xi32>
  %b = tensor.insert %v into %a[%i] : tensor<2xi32>
  %c = func.call @outer() : () -> tensor<2xi32>
  %x = tensor.extract %b[%i] : tensor<2xi32>
  %y = tensor.extract %c[%i] : tensor<2xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}
"""
RECURSIVE_CONSTANT = """
func.func private @constant(%more: i1) -> tensor<2xi32> {
  %no = arith.constant false
  %r = scf.if %more -> (tensor<2xi32>) {
    %s = func.call @constant(%no) : (i1) -> tensor<2xi32>
    scf.yield %s : tensor<2xi32>
  } else {
    %c = arith.constant dense<[9, 1]> : tensor<2xi32>
    scf.yield %c : tensor<2xi32>
  }
  return %r : tensor<2xi32>
}
func.func @main() {
  %i = arith.constant 0 : index
  %yes = arith.constant true
  %v = arith.constant 4 : i32
  %a = func.call @constant(%yes) : (i1) -> tensor<2xi32>
  %b = tensor.insert %v into %a[%i] : tensor<2xi32>
  %c = func.call @constant(%yes) : (i1) -> tensor<2xi32>
  %x = tensor.extract %b[%i] : tensor<2xi32>
  %y = tensor.extract %c[%i] : tensor<2xi32>
  vector.print %x : i32
  vector.print %y : i32
  return
}
"""
YIELDED_CONSTANT = """
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 3 : i32
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %f) -> (tensor<2xi32>) {
    %old = tensor.extract %x[%c0] : tensor<2xi32>
    vector.print %old : i32
    %new = tensor.insert %v into %x[%c0] : tensor<2xi32>
    %read = tensor.extract %new[%c0] : tensor<2xi32>
    vector.print %read : i32
    %c = arith.constant dense<[9, 1]> : tensor<2xi32>
    scf.yield %c : tensor<2xi32>
  }
  return
}
"""
CONTINUED_CONSTANT = """
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %v = arith.constant 3 : i32
  %e = tensor.empty() : tensor<2xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<2xi32>) -> tensor<2xi32>
  %n, %r = scf.while (%i = %c0, %x = %f) : (index, tensor<2xi32>) -> (index, tensor<2xi32>) {
    %old = tensor.extract %x[%c0] : tensor<2xi32>
    vector.print %old : i32
    %new = tensor.insert %v into %x[%c0] : tensor<2xi32>
    %more = arith.cmpi slt, %i, %c4 : index
    scf.condition(%more) %i, %new : index, tensor<2xi32>
  } do {
  ^bb0(%j: index, %y: tensor<2xi32>):
    %next = arith.addi %j, %c1 : index
    %c = arith.constant dense<[9, 1]> : tensor<2xi32>
    scf.yield %next, %c : index, tensor<2xi32>
  }
  return
}
"""
TWO_EDGES = """
func.func private @choose(%c: i1, %a: tensor<6xi32>, %b: tensor<6xi32>) -> tensor<6xi32> {
  cf.cond_br %c, ^next(%a : tensor<6xi32>), ^next(%b : tensor<6xi32>)
^next(%x: tensor<6xi32>):
  return %x : tensor<6xi32>
}
func.func @main() {
  %i = arith.constant 0 : index
  %no = arith.constant false
  %v = arith.constant 5 : i32
  %w = arith.constant 8 : i32
  %e = tensor.empty() : tensor<6xi32>
  %f = linalg.fill ins(%v : i32) outs(%e : tensor<6xi32>) -> tensor<6xi32>
  %g = tensor.empty() : tensor<6xi32>
  %h = linalg.fill ins(%w : i32) outs(%g : tensor<6xi32>) -> tensor<6xi32>
  %r = func.call @choose(%no, %f, %h) : (i1, tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
  %x = tensor.extract %r[%i] : tensor<6xi32>
  vector.print %x : i32
  return
}
"""
MISCOMPILED = {
    "a constant that a function returns": RETURNED_CONSTANT,
    "a constant that a recursive function returns": RECURSIVE_CONSTANT,
    "a constant that a loop yields": YIELDED_CONSTANT,
    "a constant that the next iteration gets": CONTINUED_CONSTANT,
    "one buffer that is returned twice": TWICE,
    "one buffer that is carried on twice": CARRIED,
    "written in a later block": LATER_BLOCK,
    "a constant stored in a global": STORED,
    "loaded before the global is stored": LOADED,
    "a thread that writes more than its part": THREADS,
    "what the next iteration gets": CONTINUED,
}


@pytest.mark.parametrize("kind", MISCOMPILED)
def test_what_llvm_miscompiles_is_right(kind: str) -> None:
    text = MISCOMPILED[kind]
    assert not parse_document(text).findings
    assert examine_tensors(text, TensorSetting()).problems == []
    wrong = examine_tensors(text, TensorSetting(compat=Compat.LLVM22)).problems
    assert wrong, "LLVM 22's own decisions give a wrong result"


def test_what_the_verifier_of_llvm_refuses_afterwards_is_right() -> None:
    assert not parse_document(TWO_EDGES).findings
    report = examine_tensors(TWO_EDGES, TensorSetting())
    assert (report.problems, report.refusal) == ([], None)
    refusal = examine_tensors(TWO_EDGES, TensorSetting(compat=Compat.LLVM22)).refusal
    assert refusal is not None
    assert refusal.reason == "type mismatch for bb argument #0 of successor #1"


@pytest.mark.parametrize("kind", [*MISCOMPILED, "two edges to one block"])
def test_what_llvm_miscompiles_is_noticed_and_explained(kind: str) -> None:
    codes = differences_to_llvm(MISCOMPILED.get(kind, TWO_EDGES), TensorSetting())
    explained = DIVERGENCES.read_text("utf-8")
    assert codes
    assert [code for code in codes if f"### llvm22-{code}\n" not in explained] == []
