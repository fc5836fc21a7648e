"""One wrong token in our own programs: measured as `./dev mutate` does it on any files, with fixed seeds."""

from __future__ import annotations

import pytest

from tests.harness.mutations import Figures, Mutation, Program, measure, mutations
from tests.harness.tree import ROOT

PROGRAMS = {
    "loops": """\
#map = affine_map<(d0) -> (d0)>
!vec = vector<4xf32>
module @m attributes {a.b = 1 : i32} {
  func.func private @callee(%v: f32) -> (f32, i1)
  func.func @a(%m: memref<4xf32, #map>, %i: index) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %x = memref.load %m[%i] : memref<4xf32, #map>
    %r:2 = scf.for %k = %c0 to %i step %c1 iter_args(%s = %x, %t = %x) -> (f32, f32) {
      %p, %q = func.call @callee(%s) : (f32) -> (f32, i1)
      %n = scf.if %q -> (f32) {
        scf.yield %p : f32
      } else {
        scf.yield %t : f32
      }
      scf.yield %n, %s : f32, f32
    }
    return %r#1 : f32
  }
  func.func @b(%c: i1) {
    cf.cond_br %c, ^left, ^right(%c : i1)
  ^left:
    %0 = "test.op"(%c) ({
      "test.end"() : () -> ()
    }) {value = "text"} : (i1) -> !vec
    cf.br ^right(%c : i1)
  ^right(%d: i1):
    return
  }
}
""",
    "tensors": """\
func.func @generic(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.generic {
    indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%a : tensor<?x4xf32>) outs(%b : tensor<?x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %in, %out : f32
    linalg.yield %1 : f32
  } -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @shapes(%t: tensor<?x4xf32>) -> index {
  %c0 = arith.constant 0 : index
  %d = tensor.dim %t, %c0 : tensor<?x4xf32>
  %s = tensor.extract_slice %t[0, 0] [%d, 2] [1, 1] : tensor<?x4xf32> to tensor<?x2xf32>
  %e = tensor.dim %s, %c0 : tensor<?x2xf32>
  return %e : index
}
""",
}
EDITS = 400


def own_programs() -> list[tuple[str, str]]:
    examples = sorted((ROOT / "examples").glob("*.mlir"))
    return [*PROGRAMS.items(), *((path.name, path.read_text(encoding="utf-8")) for path in examples)]


@pytest.fixture(scope="module")
def figures() -> Figures:
    return measure(own_programs(), EDITS // 4, seed=1)


def test_nothing_raises(figures: Figures) -> None:
    assert not figures.exceptions


def test_other_functions_are_left_alone(figures: Figures) -> None:
    assert not figures.harm


def test_errors_stay_where_the_edit_is(figures: Figures) -> None:
    assert figures.outside <= 0.02 * figures.edits


def test_other_operations_are_still_recognised(figures: Figures) -> None:
    assert figures.lost <= 0.01 * figures.edits


# --- What is measured -----------------------------------------------------------------------------------------------

TWO = "func.func @a(%x: i1) {\n  %y = arith.addi %x, %x : i1\n  %z = arith.addi %y, %y : i1\n  return\n}\n"


def edit(text: str, old: str, new: str) -> Mutation:
    start = text.index(old)
    return Mutation("replace", start, start + len(old), new)


def test_edits_are_the_same_for_the_same_seed() -> None:
    assert list(mutations(TWO, 50, 3)) == list(mutations(TWO, 50, 3))
    assert list(mutations(TWO, 50, 3)) != list(mutations(TWO, 50, 4))
    assert not list(mutations("// nothing", 5, 0))


def test_an_error_on_the_line_of_the_edit_is_inside() -> None:
    outcome = Program(TWO).try_(edit(TWO, "arith.addi %x", "arith.addx %x"))
    assert outcome.errors == 1
    assert not outcome.outside
    assert not outcome.lost


def test_an_error_about_what_the_edited_operation_named_is_a_consequence() -> None:
    outcome = Program(TWO).try_(edit(TWO, "%y =", "%w ="))
    assert [finding.code for finding in outcome.outside] == ["undefined-value"]
    assert outcome.consequences == outcome.outside


def test_what_is_lost_is_told() -> None:
    outcome = Program(TWO).try_(edit(TWO, "\n  return", " // return"))
    assert not outcome.lost
    outcome = Program(TWO).try_(edit(TWO, "\n  %z", " // %z"))
    assert outcome.lost == []
    outcome = Program(TWO).try_(Mutation("insert", 0, 0, "// "))
    assert outcome.lost == ["arith.addi in line 2", "arith.addi in line 3", "func.return in line 4"] or not outcome.lost
