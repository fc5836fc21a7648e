"""Bytecode: all versions of the format, damaged files, and LLVM's own writer."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.bytecode.byte_cursor import BytecodeError, ByteCursor
from pydealloc.syntax.bytecode.reader import generic_text, program_text
from tests.harness import warm_program
from tests.harness.bytecode_samples import WRITTEN, written
from tests.harness.oracle import Oracle
from tests.harness.tree import ROOT

_PROGRAM = """\
module {
  func.func @f(%arg0: index, %arg1: i1) -> i32 {
    %alloc = memref.alloc(%arg0) {k = [1.500000e+00 : f32, "x"]} : memref<?x4xf32, 1>
    %0:2 = scf.if %arg1 -> (i32, i32) {
      %c3_i32 = arith.constant 3 : i32
      scf.yield %c3_i32, %c3_i32 : i32, i32
    } else {
      %c_4_i32 = arith.constant -4 : i32
      scf.yield %c_4_i32, %c_4_i32 : i32, i32
    }
    return %0#1 : i32
  }
}
"""
_ATTRIBUTES = """\
"test.op"() {a = dense<[1, 2]> : tensor<2xi32>, b = dense<[true, false, true]> : tensor<3xi1>,
  c = dense<1.5> : vector<4xf16>, s = sparse<[[0, 0]], [1]> : tensor<2x2xi32>, d = distinct[0]<unit>, q = "a\\22\\0Aé",
  r = dense_resource<blob1> : tensor<1xi64>, v = array<i1: true, false>, w = array<f32: 1.0, -0.0>, x = array<i64>,
  l = [loc("a.mlir":1:2), loc(callsite("f" at fused["x", unknown])), loc(unknown)], f = 0x7FC00000 : f32,
  st = dense<["a", "b"]> : tensor<2x!llvm.ptr>, big = 123456789012345678901234567890 : i128, neg = -5 : si8,
  u = 200 : ui8, t = vector<[4]x2xi32>, m = affine_map<(d0) -> (d0 + 1)>,
  n = memref<2x?xf32, strided<[?, 1], offset: 3>, "space">,
  e = tensor<*xf32>, z = dense<> : tensor<0x2xf32>, cx = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, sy = @"a b"::@c,
  fn = (i32) -> ((f32) -> ()), tu = tuple<i1, none>, wide = dense<[[1, -2], [3, 4]]> : tensor<2x2xi8>,
  many = dense<"0x00010203040506070809"> : tensor<10xi8>, sc = dense<7> : tensor<i64>, "odd key" = i32,
  um = memref<*xf32, 3>, h = 1.0 : f64, bf = 1.0 : bf16, f8 = 1.0 : f8E4M3FN} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      blob1: "0x08000000010000000000000002000000"
    }
  }
#-}
"""


@pytest.mark.parametrize("version", WRITTEN)
def test_a_program_of_each_version_is_printed(version: int) -> None:
    assert program_text(written(version), UPSTREAM) == _PROGRAM


def test_integers_of_each_width() -> None:
    for value in [0, 1, 127, 128, 16_383, 16_384, (1 << 21) - 1, 1 << 35, (1 << 56) - 1, 1 << 56, (1 << 64) - 1]:
        more = next((more for more in range(8) if value < 1 << (7 * (more + 1))), 8)
        encoded = (value << (more + 1) | 1 << more).to_bytes(more + 1, "little") if more < 8 else b""
        assert ByteCursor(encoded or b"\0" + value.to_bytes(8, "little")).integer() == value
    assert [ByteCursor(bytes([number << 1 | 1])).signed() for number in (0, 1, 2, 3)] == [0, -1, 1, -2]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no MLIR bytecode"),
        (b"ML\xefR", "ends in the middle"),
        (b"ML\xefR\x0dMLIR", "no end"),
        (b"ML\xefR\x13MLIR99\0", "version 9; versions up to 6"),
        (b"ML\xefR\x0dMLIR\0", "no section 0"),
    ],
)
def test_a_broken_file_is_refused_with_a_reason(data: bytes, words: str) -> None:
    with pytest.raises(BytecodeError, match=words):
        generic_text(data, UPSTREAM)


@pytest.mark.long
@pytest.mark.parametrize("version", WRITTEN)
def test_damage_never_crashes(version: int) -> None:
    data, chance = written(version), random.Random(version)
    damaged = [data[:end] for end in range(len(data))]
    for _ in range(1500):
        changed = bytearray(data)
        for _ in range(chance.choice((1, 1, 2, 4))):
            changed[chance.randrange(5, len(data))] = chance.randrange(256)
        damaged.append(bytes(changed))
    refused = 0
    for one in damaged:
        try:
            program_text(one, UPSTREAM)
        except BytecodeError:
            refused += 1
    assert refused > len(data)


def _written(oracle: Oracle, text: str, *options: str) -> bytes:
    command = [oracle.command, "--allow-unregistered-dialect", "--emit-bytecode", *options]
    done = warm_program.run(command, text.encode(), 60)
    done.check_returncode()
    return done.stdout


@pytest.mark.parametrize("version", range(7))
def test_attributes_of_all_kinds_are_those_that_were_written(oracle: Oracle, version: int) -> None:
    data = _written(oracle, _ATTRIBUTES, f"--emit-bytecode-version={version}")
    ours, options = generic_text(data, UPSTREAM), ("--allow-unregistered-dialect", "--mlir-print-op-generic")
    assert oracle.reprint(ours, *options) == oracle.reprint(_ATTRIBUTES, *options)


@pytest.mark.parametrize("path", sorted((ROOT / "examples").glob("*.mlir")), ids=lambda path: path.stem)
def test_examples_survive_the_way_through_bytecode(oracle: Oracle, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if not oracle.accepts(text, "--allow-unregistered-dialect"):
        pytest.skip("mlir-opt does not accept this example without more options")
    options = ("--allow-unregistered-dialect", "--mlir-print-op-generic")
    ours = program_text(_written(oracle, text), UPSTREAM)
    assert oracle.reprint(ours, *options) == oracle.reprint(text, *options)


_ISOLATED = {
    "a module in a module": '%0 = "test.op"() : () -> i32\nmodule {\n  %1 = "test.op"() : () -> i32\n}\n',
    "a body that is isolated": """\
func.func @f(%a: i32) -> i32 {
  %0 = "test.op"(%a) : (i32) -> i32
  %1 = gpu.all_reduce %0 {
  ^bb0(%lhs: i32, %rhs: i32):
    %2 = arith.addi %lhs, %rhs : i32
    gpu.yield %2 : i32
  } : (i32) -> i32
  return %1 : i32
}
""",
    "functions beside each other": """\
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
""",
}


@pytest.mark.parametrize("name", _ISOLATED)
def test_names_are_those_of_mlir_opt(oracle: Oracle, name: str) -> None:
    """No name is there twice where the syntax of an operation does not let a name be used again."""
    data = _written(oracle, _ISOLATED[name])
    # A space is all that differs in the syntax of some operations.
    ours = program_text(data, UPSTREAM).replace("  ", " ").split()
    assert ours == oracle.reprint(_ISOLATED[name], "--allow-unregistered-dialect").replace("  ", " ").split()
