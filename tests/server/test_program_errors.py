"""Programs with errors and passes: what has an error keeps its text, the rest is changed, and the errors are named."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.ir.attributes import StringAttr
from pydealloc.ir.base import Type
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, MemRefType, RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.passes import PASSES
from pydealloc.passes.cse import CommonSubexpressionElimination
from pydealloc.passes.pass_manager.base import PassResult
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.pass_snapshots import chunk_edits
from pydealloc.server.facts.program_errors import program_errors
from pydealloc.server.facts.transform import apply_steps
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.server.command import Command

_GOOD = """
func.func @good(%x: f32, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %dead = arith.constant 1 : i32
  memref.store %x, %m[%i] : memref<4xf32>
  %y = memref.load %m[%i] : memref<4xf32>
  return %y : f32
}
"""
_PROGRAMS = """//--- no terminator
func.func @k(%v: f32, %i: index) {
  %b = memref.alloc() : memref<4xf32>
  %dead = arith.constant 0 : index
  memref.store %v, %b[%i] : memref<4xf32>
}
//--- an undefined value
func.func @k() {
  %dead = arith.constant 0 : index
  %b = memref.alloc(%n) : memref<?xf32>
  return
}
//--- another type
func.func @k(%x: f32) {
  %dead = arith.constant 0 : index
  %b = arith.addi %x, %x : f32
  return
}
//--- no operand
func.func @k(%x: f32) {
  %dead = arith.constant 0 : index
  %b = arith.addf %x, : f32
  return
}
//--- no brace
func.func @k(%x: i1) {
  scf.if %x {
    %dead = arith.constant 0 : index
  return
}
//--- an unknown symbol
func.func @k() {
  %dead = arith.constant 0 : index
  call @nobody() : () -> ()
  return
}
//--- a name that is taken
func.func @k() {
  return
}
func.func @k() {
  %dead = arith.constant 0 : index
  return
}
//--- a value from a sibling region
func.func @k(%c: i1) {
  scf.if %c {
    %b = arith.addi %a, %a : i32
  }
  scf.if %c {
    %a = arith.constant 0 : i32
  }
  return
}
//--- values of the module
%0 = arith.constant 1 : i32
%1 = arith.addf %0, %0 : i32
%unused = arith.constant 2 : i32
//--- a module
module attributes {a = } {
  func.func @inner() {
    %dead = arith.constant 0 : index
    return
  }
}
//--- an alias
#map = affine_map<(d0) -> (d1)>
func.func @k(%i: index) {
  %dead = arith.constant 0 : index
  %b = affine.apply #map(%i)
  "test.use"(%b) : (index) -> ()
  return
}
"""


def _by_kind(text: str) -> dict[str, str]:
    """The programs of a split file, by what stands behind `//---`."""
    named = (part.partition("\n") for part in text.split("//--- ") if part)
    return {kind: program for kind, _, program in named}


_BROKEN = _by_kind(_PROGRAMS)
"""Programs with one error, by its kind."""
_UNCERTAIN = ("no brace", "values of the module")
"""Kinds after which nothing tells where one operation ends."""
_ONE_AT_A_TIME = ("canonicalize", "cse", "buffer-deallocation-pipeline", "minimal-deallocation", "one-shot-bufferize")


@pytest.mark.parametrize("kind", _BROKEN)
@pytest.mark.parametrize("pipeline", [entry.name for entry in PASSES])
def test_what_has_an_error_keeps_its_text(kind: str, pipeline: str) -> None:
    broken = _BROKEN[kind]
    applied = apply_steps(parse_document(broken + "\n" + _GOOD), parse_pipeline(pipeline))
    assert any(one.severity is Severity.ERROR for one in applied.errors)
    if applied.text is not None:
        assert broken in applied.text


@pytest.mark.parametrize("kind", [kind for kind in _BROKEN if kind not in _UNCERTAIN])
@pytest.mark.parametrize("pipeline", _ONE_AT_A_TIME)
def test_the_rest_is_changed_as_if_it_were_alone(kind: str, pipeline: str) -> None:
    alone = apply_steps(parse_document(_GOOD), parse_pipeline(pipeline)).text
    applied = apply_steps(parse_document(_BROKEN[kind] + "\n" + _GOOD), parse_pipeline(pipeline))
    assert alone is not None
    assert applied.text is not None
    assert applied.text.endswith(alone)


def test_merely_unknown_operations_are_no_error() -> None:
    document = parse_document('func.func @f() {\n  %dead = arith.constant 1 : i32\n  my.op "x"\n  return\n}\n')
    assert not program_errors(document)
    text = apply_steps(document, parse_pipeline("canonicalize")).text
    assert text is not None
    assert "%dead" not in text


def test_a_caller_of_what_has_an_error_is_left_with_a_note() -> None:
    callee = "func.func private @callee(%m: memref<4xf32>) {\n  memref.dealloc %m :\n}\n"
    caller = """func.func @caller() {
  %m = memref.alloc() : memref<4xf32>
  call @callee(%m) : (memref<4xf32>) -> ()
  return
}
"""
    applied = apply_steps(parse_document(callee + caller + _GOOD), parse_pipeline("minimal-deallocation"))
    assert applied.text is not None
    assert callee + caller in applied.text
    assert "memref.dealloc %m" in applied.text.removeprefix(callee)
    (dependent,) = [one for one in applied.errors if one.code == "depends-on-error"]
    assert (callee + caller)[dependent.start :].startswith("func.func @caller")
    assert callee[dependent.notes[0].start :].splitlines()[0] != ""


def test_the_command_names_each_error_changes_the_rest_and_ends_with_1(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    broken = "".join(text.replace("@k", f"@k{n}") for n, text in enumerate(list(_BROKEN.values())[:4]))
    file.write_text(broken + _GOOD)
    result = command("--apply", "minimal-deallocation", file, "--write")
    assert result.status == 1
    assert result.err.count("error[") == 4
    written = file.read_text()
    assert written.startswith(broken)
    assert written.count("memref.dealloc") == 1


def test_a_folder_gets_the_reasons_alone(command: Command, tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text(_BROKEN["no terminator"] + _GOOD)
    result = command("--apply", "canonicalize", file, "--output-dir", tmp_path / "out")
    assert result.status == 1
    assert [each.name for each in (tmp_path / "out").iterdir()] == ["a.mlir.json"]


def test_a_result_that_is_invalid_is_refused_with_the_pass_and_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kind, with a pass that makes an error: a value is used before it is defined."""

    def run(self: object, module: Operation, knowledge: object) -> PassResult:
        for op in list(walk(module)):
            if op.name == "memref.load" and op.prev is not None and op.parent is not None:
                before = op.prev
                before.detach()
                op.parent.insert_after(op, before)
                break
        return PassResult(True)

    monkeypatch.setattr(CommonSubexpressionElimination, "run", run)
    text = "func.func @f(%m: memref<4xf32>) -> f32 {\n  %i = arith.constant 1 : index\n"
    text += "  %x = memref.load %m[%i] : memref<4xf32>\n  return %x : f32\n}\n"
    applied = apply_steps(parse_document(text), parse_pipeline("canonicalize,cse"))
    assert applied.text is None
    (refusal,) = applied.refusals
    assert refusal.code == "invalid-result"
    assert "`cse`" in refusal.message
    assert refusal.upstream == "operand #1 does not dominate this use"
    assert text[refusal.start :].startswith("memref.load")


_FREED_BEFORE_ITS_TOKEN = """
func.func @f(%n: index, %v: f32) {
  %s = gpu.wait async
  %m, %t = gpu.alloc async [%s] (%n) : memref<?xf32>
  %u = gpu.memset async [%t] %m, %v : memref<?xf32>, f32
  %w = gpu.wait async [%u]
  %d = gpu.dealloc async [%w] %m : memref<?xf32>
  gpu.wait [%d]
  return
}
"""


def test_an_invalid_result_that_llvm_makes_too_is_not_said_to_be_ours() -> None:
    name, document = "optimize-allocation-liveness", parse_document(_FREED_BEFORE_ITS_TOKEN)
    (refusal,) = apply_steps(document, parse_pipeline(name, compat=Compat.LLVM22)).refusals
    assert refusal.code == "invalid-result"
    assert "as LLVM 22 may" in refusal.message
    assert apply_steps(document, parse_pipeline(name)).refusals == ()


def test_a_function_whose_header_cannot_be_read_keeps_nobody_from_being_transformed() -> None:
    text = "func.func @k(%a: i32 : i32) {\n  func.return\n}\n"
    applied = apply_steps(parse_document(text + _GOOD), parse_pipeline("canonicalize"))
    assert applied.refusals == ()
    assert applied.text is not None
    assert applied.text.startswith(text)
    assert "%dead" not in applied.text
    assert [error.code for error in applied.errors] == ["syntax"]


@pytest.mark.parametrize("made", [MemRefType((-3,), FloatType("f32")), RankedTensorType((-3,), FloatType("f32"))])
def test_a_type_that_cannot_be_written_is_refused(monkeypatch: pytest.MonkeyPatch, made: Type) -> None:
    def run(self: object, module: Operation, knowledge: object) -> PassResult:
        next(op for op in walk(module) if op.name == "unknown.op").results[0].type = made
        return PassResult(True)

    monkeypatch.setattr(CommonSubexpressionElimination, "run", run)
    text = 'func.func @f() {\n  %m = "unknown.op"() : () -> tensor<4xf32>\n  return\n}\n'
    applied = apply_steps(parse_document(text), parse_pipeline("cse"))
    (refusal,) = applied.refusals
    assert (refusal.code, refusal.upstream) == ("invalid-result", f"'{made}' has a negative size")


@pytest.mark.parametrize("place", ["property", "operand"])
def test_what_keeps_its_place_is_verified_where_it_is_another_one(monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    """Operations whose text stays are not verified again; a type of an operand, or a property, makes the difference."""

    def run(self: object, module: Operation, knowledge: object) -> PassResult:
        ops = {op.name: op for op in walk(module)}
        if place == "property":
            ops["memref.load"].properties["nontemporal"] = StringAttr("no flag")
        else:
            ops["memref.alloc"].results[0].type = ops["memref.alloca"].results[0].type
        return PassResult(True)

    monkeypatch.setattr(CommonSubexpressionElimination, "run", run)
    text = "func.func @f(%i: index) -> f32 {\n  %m = memref.alloc() : memref<4xf32>\n"
    text += "  %n = memref.alloca() : memref<4xf16>\n  %x = memref.load %m[%i] : memref<4xf32>\n  return %x : f32\n}\n"
    applied = apply_steps(parse_document(text), parse_pipeline("cse"))
    (refusal,) = applied.refusals
    assert refusal.code == "invalid-result"
    assert text[refusal.start :].startswith("memref.load")


_MASKED = """
func.func @v(%x: vector<1x3x1xf32>, %acc: vector<1x3xf32>, %mask: vector<1x3x1xi1>) -> vector<1x3xf32> {
  %0 = vector.mask %mask { vector.multi_reduction <add>, %x, %acc [2] : vector<1x3x1xf32> to vector<1x3xf32> } : vector<1x3x1xi1> -> vector<1x3xf32>
  return %0 : vector<1x3xf32>
}
"""  # noqa: E501
"""An operation without a name in a body without its terminator."""


@pytest.mark.parametrize("text", [_GOOD, _MASKED, _BROKEN["no terminator"] + _GOOD, "module {" + _GOOD + "}"])
def test_an_unchanged_program_has_no_edits(text: str) -> None:
    document = parse_document(text)
    assert all(not chunk_edits(document, chunk, assemble(chunk)) for chunk in document.chunks)
