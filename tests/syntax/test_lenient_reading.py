"""Programs that other tools accept, and mlir-opt too where it knows the dialects: no error may be reported."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle

WITHOUT_PARAMETERS = """\
func.func @f(%a: !transform.any_op<"x">, %b: !async.token<"a">, %c: !shape.size<>, %d: !gpu.async.token<1, [2]>) {
  "x.y"(%a, %b, %c, %d) : (!transform.any_op, !async.token, !shape.size<5>, !gpu.async.token<"x">) -> ()
  return
}
"""
DYNAMIC_LOOPS = """\
#both = affine_map<(d0, d1) -> (d0, d1)>
#second = affine_map<(d0, d1) -> (d1)>
func.func @f(%a: memref<?x4xf32>, %b: memref<8xf32>) {
  linalg.generic {indexing_maps = [#both, #second], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<?x4xf32>) outs(%b : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  return
}
"""
STATIC_LOOPS = DYNAMIC_LOOPS.replace("?x4", "3x4")
TARGET_FEATURES = """\
llvm.func @f() attributes {target_features = "+sme,+sve", tune_cpu = 5, no_inline = "x"} {
  llvm.return
}
"""
CONTRACT = """\
#trait = {
  indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>],
  iterator_types = ["parallel", "parallel", "reduction"]
}
func.func @f(%a: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.contract #trait %a, %a, %a : vector<4x4xf32>, vector<4x4xf32>, vector<4x4xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}
"""
SLASHES = """\
#url = #foo.bar<{path = //a/b, x = [//]}>
func.func @f(%a: !foo.bar<a//b>) {
  "x.y"() {a = #foo.bar<http://x>, b = tuple<!foo.url<//a>>, c = 2} : () -> ()  // a comment <{
  return
}
"""
LAYOUT = '#dlti.dl_spec<"dlti.endianness" = "other", i32 = 5, index = "a", !llvm.ptr = 5>'
LAYOUTS = f"""\
#x = {LAYOUT}
module attributes {{foo.layout = {LAYOUT}}} {{
  func.func @f() attributes {{dlti.dl_spec = {LAYOUT}}} {{
    "x.y"() {{a = #x, b = [{LAYOUT}]}} : () -> ()
    return
  }}
}}
"""
DICTIONARIES = """\
func.func @f(%i: i32) {
  foo.op %i {
    func.x = 1,
    func.func = @x,
    module.y = 2
  } : i32
  foo.func @a(%x: i32 {
    func.x = 1 : i32}) -> i32 attributes {
    func.z = [
    1, 2]
  } {
    foo.return %x : i32
  }
  return
}
func.func @g() {
  return
}
"""
ONE_PROGRAM = """\
// RUN: mlir-opt %s -o %t | FileCheck %s
module {
  func.func @f() { return }
// -----
  func.func @g() { call @f() : () -> () return }
}
"""
PARAMETERS = """\
func.func @g(%a: !foo.ptr<f32>, %i: index) -> !foo.ptr<f32, 1> {
  return %a : !foo.ptr<f32, 1>
}
func.func @f(%a: tensor<4x!foo.ptr<f32>>, %b: memref<4xf32, #foo.space<a>>, %i: index, %t: i1) -> tensor<4x!foo.ptr> {
  %e = tensor.extract %a[%i] : tensor<4x!foo.ptr<f32, "->", 1>>
  %x = memref.load %b[%i] : memref<4xf32, #foo.space<A>>
  %z = func.call @g(%e, %i) : (!foo.ptr<f32, {a = 1}>, index) -> !foo.ptr<f32>
  %s = arith.select %t, %e, %z : !foo.ptr
  return %a : tensor<4x!foo.ptr<f32>>
}
"""
ACCEPTED = {
    "without parameters": WITHOUT_PARAMETERS,
    "dynamic loops": DYNAMIC_LOOPS,
    "target features": TARGET_FEATURES,
    "contract": CONTRACT,
    "slashes": SLASHES,
    "layouts": LAYOUTS,
    "one program": ONE_PROGRAM,
}
"""What mlir-opt accepts."""
FOREIGN = {"dictionaries": DICTIONARIES, "parameters": PARAMETERS}


def _errors(text: str) -> list[str]:
    found = findings_of(parse_document(text))
    return [finding.message for finding in found if finding.severity is Severity.ERROR]


@pytest.mark.parametrize("text", [*ACCEPTED.values(), *FOREIGN.values()], ids=[*ACCEPTED, *FOREIGN])
def test_there_is_no_error(text: str) -> None:
    assert _errors(text) == []


@pytest.mark.oracle
@pytest.mark.parametrize("text", ACCEPTED.values(), ids=ACCEPTED)
def test_mlir_opt_accepts_them(text: str, oracle: Oracle) -> None:
    assert oracle.accepts(text, "--allow-unregistered-dialect")


REJECTED = {
    "static loops": STATIC_LOOPS,
    "a feature without sign": TARGET_FEATURES.replace('"+sme,+sve"', '#llvm.target_features<["sme"]>'),
    "layout of a module": f"module attributes {{dlti.dl_spec = {LAYOUT}}} {{}}",
    "layout of a gpu.module": f"gpu.module @m attributes {{dlti.dl_spec = {LAYOUT}}} {{}}",
    "other names": "func.func @f(%a: !foo.a<1>) {\n  return %a : !foo.b<1>\n}",
    "other types": WITHOUT_PARAMETERS.replace("(!transform.any_op,", "(!transform.any_value,"),
    "a comment": "func.func @f(%a: i32 // >\n  return\n}",
}
"""What is as wrong as it was."""


@pytest.mark.parametrize("text", [text for name, text in REJECTED.items() if "sign" not in name])
def test_real_errors_are_reported(text: str) -> None:
    assert _errors(text)


@pytest.mark.oracle
@pytest.mark.parametrize("text", REJECTED.values(), ids=REJECTED)
def test_mlir_opt_rejects_them(text: str, oracle: Oracle) -> None:
    assert not oracle.accepts(text, "--allow-unregistered-dialect")


@pytest.mark.parametrize(
    ("run", "programs"),
    [
        ("", 2),
        ("// RUN: mlir-opt %s | FileCheck %s\n", 1),
        ("// RUN: mlir-opt %s -split-input-file | FileCheck %s\n", 2),
        ("// RUN: mlir-opt %s \\\n// RUN:   --split-input-file=//== > %t\n", 2),
        ("// RUN: %{compile}\n", 2),
        ("// RUN: %my-opt %s\n", 2),
        ("// DEFINE: %{x} = mlir-opt --split-input-file\n// RUN: mlir-opt %s\n", 2),
        ("// RUNX: mlir-opt %s\n", 2),
    ],
)
def test_run_lines_say_whether_separators_count(run: str, programs: int) -> None:
    text = f"{run}func.func @f() {{ return }}\n// -----\nfunc.func @g() {{ return }}\n"
    assert len(parse_document(text).chunks) == programs


def test_an_edit_of_a_run_line_changes_the_programs() -> None:
    text = "// RUN: mlir-opt %s -split-input-file\nfunc.func @f() { return }\n// -----\nfunc.func @f() { return }\n"
    document = parse_document(text)
    assert len(document.chunks) == 2
    edited = document.edited(text.replace(" -split-input-file", ""))
    assert len(edited.chunks) == 1
    assert len(edited.edited(text).chunks) == 2
