"""Bufferization of operations that compute in their last operands: declared by a user, or from TableGen."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.command import Command

TBLGEN = shutil.which("llvm-tblgen-22")
INCLUDE = Path("/usr/lib/llvm-22/include")
BUFFERIZE = "one-shot-bufferize{bufferize-function-boundaries}"
DECLARED = '[operations."filter.blur"]\nbufferizes = "destination-style"\n'
BLUR = """\
func.func @f(%a: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = "filter.blur"(%a, %e) {radius = 3 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "filter.blur"(%0, %a) {radius = 4 : i64} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.extract %a[%i] : tensor<4xf32>
  return %1, %2 : tensor<4xf32>, f32
}
"""
DEFINITION = """\
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Filter : Dialect { let name = "filter"; let cppNamespace = "::filter"; }
def Blur : Op<Filter, "blur", [DestinationStyleOpInterface]> {
  let arguments = (ins AnyShaped:$in, Arg<AnyShaped, "", [MemWrite]>:$out, I64Attr:$radius);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = "$in `into` $out attr-dict `:` type($in) `,` type($out) (`->` type($results)^)?";
}
"""


def test_an_operation_that_nothing_describes_is_unknown(command: Command) -> None:
    run = command("--apply", BUFFERIZE, command.file("a.mlir", BLUR))
    assert run.status == 1
    assert "op was not bufferized" in run.err


def test_a_declared_operation_works_in_its_destination(command: Command) -> None:
    command.file("pydealloc.toml", DECLARED)
    run = command("--apply", BUFFERIZE, command.file("a.mlir", BLUR))
    assert run.status == 0, run.err
    lines = [line.strip() for line in run.out.splitlines()]
    first, copy, second, load = (
        next(i for i, line in enumerate(lines) if word in line)
        for word in ("radius = 3", "memref.copy %a", "radius = 4", "memref.load %a")
    )
    assert first < copy < second < load, "the argument is read after the second operation, so that works on a copy"
    assert lines[first].startswith('"filter.blur"(%a, %e) {radius = 3 : i64} : (memref<')
    assert lines[first].endswith("-> ()")


def test_what_is_only_written_is_not_copied(command: Command) -> None:
    command.file("pydealloc.toml", DECLARED + 'effects = { operands = ["read", "write"] }\n')
    run = command("--apply", BUFFERIZE, command.file("a.mlir", BLUR))
    assert run.status == 0, run.err
    assert run.out.count("memref.alloc()") == 2
    assert "memref.copy" not in run.out


def test_a_destination_of_another_type_is_refused(command: Command) -> None:
    command.file("pydealloc.toml", DECLARED)
    text = BLUR.replace('"filter.blur"(%0, %a)', '"filter.blur"(%0, %i)').replace(
        "radius = 4 : i64} : (tensor<4xf32>, tensor<4xf32>)", "radius = 4 : i64} : (tensor<4xf32>, index)"
    )
    run = command("--apply", BUFFERIZE, command.file("a.mlir", text))
    assert run.status == 1
    assert "its last operands do not have the types of its results" in run.err


needs_tblgen = pytest.mark.skipif(TBLGEN is None or not INCLUDE.is_dir(), reason="needs TableGen and MLIR's sources")
PROGRAM = """\
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = filter.blur %a into %b {radius = 3 : i64} : tensor<4xf32>, tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""


def load_definition(command: Command, text: str) -> None:
    source = command.file("Filter.td", text)
    dump = source.with_suffix(".json")
    subprocess.run([str(TBLGEN), "--dump-json", "-I", str(INCLUDE), str(source), "-o", str(dump)], check=True)
    command.file("pydealloc.toml", 'dialects = ["Filter.json"]\n')


@needs_tblgen
def test_the_interface_in_tablegen_says_the_same(command: Command) -> None:
    load_definition(command, DEFINITION)
    run = command("--apply", BUFFERIZE, command.file("a.mlir", PROGRAM))
    assert run.status == 0, run.err
    layout = "memref<4xf32, strided<[?], offset: ?>>"
    assert f"  filter.blur %a into %b {{radius = 3 : i64}} : {layout}, {layout}\n" in run.out
    assert "memref.alloc" not in run.out


@needs_tblgen
def test_a_result_that_the_definition_demands_is_refused(command: Command) -> None:
    demanding = DEFINITION.replace("Variadic<AnyRankedTensor>", "AnyRankedTensor")
    demanding = demanding.replace("(`->` type($results)^)?", "`->` type($results)")
    load_definition(command, demanding)
    run = command("--apply", BUFFERIZE, command.file("a.mlir", PROGRAM))
    assert run.status == 1
    assert "does not let it be without results" in run.err


def test_other_ways_to_bufferize_are_refused_with_the_place(command: Command) -> None:
    command.file("pydealloc.toml", DECLARED.replace("destination-style", "destination"))
    run = command("--check", command.file("a.mlir", BLUR))
    assert run.status == 2
    assert "`bufferizes` must be one of destination-style; did you mean `destination-style`?" in run.err
