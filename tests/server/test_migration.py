"""Migration: programs that an earlier release accepts are accepted by LLVM 22 afterwards, as the tools say."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from pydealloc.dialects.common.versions import knowledge_of
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.fixes.migration import migrated
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.harness.oracle import Oracle
from tests.server.command import process

OLDER = 16
"""The release that reads all of `PROGRAMS`."""
PROGRAMS: dict[str, tuple[str, tuple[str, ...]]] = {
    # A program, and text that has to be in it afterwards.
    "typed_pointers": (
        """\
// A pointer !llvm.ptr<i8> in a comment.
llvm.func @printf(!llvm.ptr<i8>, ...) -> i32
llvm.func @f(%p: !llvm.ptr<i32>, %q: !llvm.ptr<struct<(i32, ptr<i8>)>, 3>, %s: !llvm.ptr<i8>)
    -> !llvm.ptr<array<4 x i32>> {
  %z = llvm.mlir.null : !llvm.ptr<array<4 x i32>>
  %0 = llvm.load %p : !llvm.ptr<i32>
  llvm.store %0, %p {alignment = 4 : i64} : !llvm.ptr<i32>
  %1 = llvm.getelementptr %q[%0, 1] : (!llvm.ptr<struct<(i32, ptr<i8>)>, 3>, i32) -> !llvm.ptr<ptr<i8>, 3>
  %2 = llvm.call @printf(%s, %0) : (!llvm.ptr<i8>, i32) -> i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %3 = llvm.alloca %n x !llvm.ptr<i8> : (i64) -> !llvm.ptr<ptr<i8>>
  llvm.return %z : !llvm.ptr<array<4 x i32>>
}
""",
        (
            "<i8> in a comment",
            "!llvm.ptr<3>, i32) -> !llvm.ptr<3>, !llvm.struct<(i32, ptr)>",
            "vararg(!llvm.func<i32 (ptr, ...)>)",
        ),
    ),
    "constant_operands": (
        """\
llvm.func @f(%d: !llvm.ptr<i8>, %s: !llvm.ptr<i8>, %n: i64) -> i64 {
  %c = llvm.mlir.constant(false) : i1
  "llvm.intr.memcpy"(%d, %s, %n, %c) : (!llvm.ptr<i8>, !llvm.ptr<i8>, i64, i1) -> ()
  %0 = "llvm.intr.abs"(%n, %c) : (i64, i1) -> i64
  llvm.return %0 : i64
}
""",
        ("(%d, %s, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()", "is_int_min_poison = false"),
    ),
    "sparse_encoding": (
        """\
#a = #sparse_tensor.encoding<{dimLevelType = ["dense", "compressed-nu-no"], dimOrdering = \
affine_map<(i, j) -> (j, i)>, pointerBitWidth = 32}>
func.func private @f(tensor<?x?xf32, #a>)
""",
        ("map = (i, j) -> (j : dense, i : compressed(nonunique, nonordered)), posWidth = 32",),
    ),
    "expand_shape": (
        """\
func.func @f(%x: tensor<?x16xf32>) -> tensor<4x?x16xf32> {
  %0 = tensor.expand_shape %x [[0, 1], [2]] : tensor<?x16xf32> into tensor<4x?x16xf32>
  return %0 : tensor<4x?x16xf32>
}
""",
        ("output_shape [4, %v0_part0, 16]", "tensor.dim %x, "),
    ),
    "resize": (
        """\
func.func @f(%x: tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8> {
  %r = "tosa.resize"(%x) {mode = "NEAREST_NEIGHBOR", scale = array<i64: 4, 2, 4, 2>, offset = array<i64: 0, 0>, \
border = array<i64: 2, 2>} : (tensor<1x2x2x1xi8>) -> tensor<1x4x4x1xi8>
  return %r : tensor<1x4x4x1xi8>
}
""",
        ("(%x, %r_scale, %r_offset, %r_border)", "values = dense<[4, 2, 4, 2]> : tensor<4xindex>"),
    ),
    "reduction_of_a_loop": (
        """\
func.func @f(%n: index, %x: f32) -> f32 {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r : f32
}
""",
        ("scf.reduce(%x : f32) {",),
    ),
    "shared_loop": (
        """\
func.func @f(%n: i32) {
  omp.wsloop schedule(static) for (%i) : i32 = (%n) to (%n) step (%n) {
    omp.yield
  }
  return
}
""",
        ("omp.loop_nest (%i) : i32",),
    ),
    "access_chain": (
        """\
spirv.module Logical GLSL450 {
  spirv.func @f(%p: !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32> [4])>, Uniform>, %i: i32) "None" {
    %one = spirv.Constant 1 : i32
    %0 = spirv.AccessChain %p[%one, %i] \
: !spirv.ptr<!spirv.struct<(i32 [0], !spirv.array<4 x f32> [4])>, Uniform>, i32, i32
    spirv.Return
  }
}
""",
        (" -> !spirv.ptr<f32, Uniform>",),
    ),
    "words": (
        """\
gpu.module @m {
  gpu.func @f(%i: index, %v: vector<4xf32>, %x: i32) kernel {
    gpu.printf "Hello %d\\n" %i : index
    %0 = vector.reduction <maxf>, %v : vector<4xf32> into f32
    %1 = gpu.all_reduce max %x {} : (i32) -> i32
    gpu.return
  }
}
""",
        ('gpu.printf "Hello %d\\n", %i', "<maximumf>", "all_reduce maxsi"),
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_of_llvm_16_is_one_of_llvm_22(name: str, oracle: Oracle) -> None:
    text, parts = PROGRAMS[name]
    new, count = migrated(text, knowledge_of(OLDER), UPSTREAM)
    assert count
    assert [part for part in parts if part not in new] == []
    found = findings_of(parse_document(new, UPSTREAM))
    assert [each.message for each in found if each.severity is Severity.ERROR] == []
    assert not oracle.run(text).accepted
    answer = oracle.run(new)
    assert answer.accepted, (answer, new)
    assert migrated(new, UPSTREAM, UPSTREAM) == (new, 0)


@pytest.mark.parametrize("name", PROGRAMS)
def test_the_older_tool_accepts_the_programs(name: str) -> None:
    tool = shutil.which(f"mlir-opt-{OLDER}")
    if tool is None:
        pytest.skip(f"mlir-opt-{OLDER} is not installed: apt-get install mlir-{OLDER}-tools")
    done = subprocess.run([tool], input=PROGRAMS[name][0], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_files_are_written_and_checked_as_llvm_22(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    text, parts = PROGRAMS["typed_pointers"]
    file.write_text(text)
    shown = process("--check", "--diff", "--target-llvm", "22", file)
    assert shown.status == 1
    assert parts[2] in shown.out
    assert file.read_text() == text
    done = process("--check", "--fix", "--target-llvm", "22", file)
    assert done.status == 0, done
    assert "migrated to LLVM 22 in 1 file" in done.err
    assert parts[1] in file.read_text()


def test_what_has_no_successor_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "a.mlir"
    file.write_text("func.func private @f(!llvm.ptr<i8>, !llvm.x86_mmx)\n")
    done = process("--check", "--fix", "--llvm", "16", "--target-llvm", "22", file)
    assert "1 error left for LLVM 22" in done.err
    assert file.read_text() == "func.func private @f(!llvm.ptr, !llvm.x86_mmx)\n"


def test_a_target_needs_fixes() -> None:
    assert process("--check", "--target-llvm", "22", "a.mlir").status == 2
