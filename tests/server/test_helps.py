"""Helps that name a pass, an option, an attribute, an operation or a setting: what they say takes the finding away."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import PASSES
from pydealloc.server.config import discovery
from pydealloc.server.facts.refusals import helps
from tests.harness.oracle import Oracle
from tests.limitations.test_helps import REMEDIES
from tests.messages.quotations import findings_of_pages
from tests.server.command import OWNERSHIP, Command

LLVM22 = "--compat=llvm22"
BUFFERIZE = "one-shot-bufferize{bufferize-function-boundaries}"
LOOPS = "one-shot-bufferize{bufferize-function-boundaries allow-return-allocs-from-loops}"
UNKNOWN = "one-shot-bufferize{bufferize-function-boundaries allow-unknown-ops}"
SUBVIEW = "memref.subview %a[0] [2] [1] : memref<32xf32> to memref<2xf32, strided<[1]>>"
SHRINKS = """\
func.func @f(%a: memref<32xf32>, %i: index) -> f32 {
  %0 = memref.realloc %a : memref<32xf32> to memref<2xf32>
  %1 = memref.load %0[%i] : memref<2xf32>
  return %1 : f32
}
"""
VIEWED = (
    ("memref.realloc %a : memref<32xf32> to memref<2xf32>", SUBVIEW),
    ("%0[%i] : memref<2xf32>", "%0[%i] : memref<2xf32, strided<[1]>>"),
)
PERHAPS_NEW = """\
func.func private @ensure(%v: memref<?xi64>, %c: i1, %n: index) -> memref<?xi64> {
  %r = scf.if %c -> memref<?xi64> {
    %g = memref.alloc(%n) : memref<?xi64>
    scf.yield %g : memref<?xi64>
  } else {
    scf.yield %v : memref<?xi64>
  }
  return %r : memref<?xi64>
}
func.func @main(%c: i1, %n: index, %x: i64) -> i64 {
  %c0 = arith.constant 0 : index
  %v = memref.alloc(%n) : memref<?xi64>
  %w = call @ensure(%v, %c, %n) : (memref<?xi64>, i1, index) -> memref<?xi64>
  memref.store %x, %w[%c0] : memref<?xi64>
  %y = memref.load %v[%c0] : memref<?xi64>
  return %y : i64
}
"""
SWITCH = """\
func.func @f(%flag: i32, %a: memref<4xf32>) {
  %tmp = memref.alloc() : memref<4xf32>
  cf.switch %flag : i32, [default: ^one(%a : memref<4xf32>), 1: ^two]
^one(%b: memref<4xf32>):
  return
^two:
  return
}
"""
BRANCH = """\
  %c1 = arith.constant 1 : i32
  %is_one = arith.cmpi eq, %flag, %c1 : i32
  cf.cond_br %is_one, ^two, ^one(%a : memref<4xf32>)"""
SWITCHED = ("  cf.switch %flag : i32, [default: ^one(%a : memref<4xf32>), 1: ^two]", BRANCH)
LOOP = """\
func.func @f(%c: i1) {
  %tmp = memref.alloc() : memref<4xf32>
  cf.br ^head
^head:
  cf.cond_br %c, ^head, ^end
^end:
  return
}
"""
HEAD = "  cf.br ^head\n^head:\n  cf.cond_br %c, ^head, ^end\n^end:\n"
WHILE = "  scf.while : () -> () {\n    scf.condition(%c)\n  } do {\n    scf.yield\n  }\n"
FOR = "  %i = arith.constant 1 : index\n  scf.for %k = %i to %i step %i {\n  }\n"
FOREIGN = """\
func.func @f(%n: index, %m: memref<4xf32>) {
  %r = my.loop %n over %m : memref<4xf32> -> memref<4xf32> {
  ^bb0(%i: memref<4xf32>):
    %k = memref.alloc() : memref<4xf32>
    my.yield %k : memref<4xf32>
  }
  %x = memref.load %r[%n] : memref<4xf32>
  return
}
"""
DECLARED_LOOP = """\
[operations."my.loop"]
regions = "loop"
recursive-effects = true
[operations."my.yield"]
effects = "none"
terminator = "return"
"""
GENERIC_END = """\
"my.yield"(%k) : (memref<4xf32>) -> ()
  }) : (index, memref<4xf32>) -> memref<4xf32>"""
GENERIC = (
    ("my.loop %n over %m : memref<4xf32> -> memref<4xf32> {", '"my.loop"(%n, %m) ({'),
    ("my.yield %k : memref<4xf32>\n  }", GENERIC_END),
)
YIELDS = """\
func.func @f(%t: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %e = bufferization.alloc_tensor() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
"""
INSERTS = """\
func.func @f(%t: tensor<4xf32> {bufferization.writable = false}, %i: index, %v: f32) -> tensor<4xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
WRITABLE = ("bufferization.writable = false", "bufferization.writable = true")
AFFINE = """\
func.func @f(%a: memref<4xf32>) {
  %0 = affine.for %i = 0 to 4 iter_args(%b = %a) -> (memref<4xf32>) {
    affine.yield %b : memref<4xf32>
  }
  return
}
"""
BY_SCF = (
    ("  %0 = affine.for %i = 0 to 4", "  %c = arith.constant 4 : index\n  %0 = scf.for %i = %c to %c step %c"),
    ("affine.yield", "scf.yield"),
)
LAUNCH = """\
func.func @f(%n: index, %x: f32) {
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n)
      threads(%tx, %ty, %tz) in (%lx = %n, %ly = %n, %lz = %n) workgroup(%w : memref<4xf32, 3>) {
    memref.store %x, %w[%tx] : memref<4xf32, 3>
    gpu.terminator
  }
  return
}
"""
OUTLINED = """\
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @k(%x: f32, %i: index) workgroup(%w : memref<4xf32, 3>) kernel {
      memref.store %x, %w[%i] : memref<4xf32, 3>
      gpu.return
    }
  }
  func.func @f(%n: index, %x: f32) {
    gpu.launch_func @m::@k blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%x : f32, %n : index)
    return
  }
}
"""
SHIFTED = """\
func.func @f(%c: i1, %s: index) -> memref<4xf32> {
  %a = memref.alloc() : memref<64xi8>
  %b = memref.alloc() : memref<4xf32>
  %v = memref.view %a[%s][] : memref<64xi8> to memref<4xf32>
  %r = arith.select %c, %v, %b : memref<4xf32>
  return %r : memref<4xf32>
}
"""
OFFSET_0 = """\
  %c0 = arith.constant 0 : index
  %w = memref.view %a[%c0][] : memref<64xi8> to memref<16xf32>
  %v = memref.subview %w[0] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1]>>
  %d = memref.cast %v : memref<4xf32, strided<[1]>> to memref<4xf32>"""
UNSHIFTED = (("  %v = memref.view %a[%s][] : memref<64xi8> to memref<4xf32>", OFFSET_0), ("%c, %v, %b", "%c, %d, %b"))
LOCAL = """\
func.func @f(%x: f32, %i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  %y = memref.load %a[%i] : memref<4xf32>
  return %y : f32
}
"""
IN_LOOP = """\
func.func @f(%n: index, %x: f32) {
  scf.for %i = %n to %n step %n {
    %a = memref.alloca() : memref<256xf32>
    memref.store %x, %a[%i] : memref<256xf32>
  }
  return
}
"""
IN_SCOPE = (("step %n {\n", "step %n {\n    memref.alloca_scope {\n"), ("  }\n  return", "    }\n  }\n  return"))
FREES_REALLOC = """\
func.func @f(%a: memref<2xf32>, %i: index) -> f32 {
  %t = memref.alloc() : memref<4xf32>
  %0 = memref.realloc %a : memref<2xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
"""
UNKNOWN_OP = """\
func.func @f(%m: memref<4xf32>) {
  "my.op"(%m) : (memref<4xf32>) -> ()
  %0 = memref.alloc() : memref<4xf32>
  return
}
"""
REGIONS = """\
func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  %r = "my.op"(%m) ({
    "my.end"(%m) : (memref<4xf32>) -> ()
  }) : (memref<4xf32>) -> memref<4xf32>
  return
}
"""
DECLARED_REGIONS = """\
[operations."my.op"]
regions = "once"
recursive-effects = true
[operations."my.end"]
effects = "none"
terminator = "return"
"""
JUMPS = """\
func.func @f(%m: memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  "my.jump"(%m)[^next] : (memref<4xf32>) -> ()
^next(%n: memref<4xf32>):
  return
}
"""
JUMP = '[operations."my.jump"]\neffects = "none"\n'
RUN_LINE = "// RUN: mlir-opt %s --buffer-deallocation-pipeline\n"
WRITES = """\
func.func @f(%t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
ELEMENTWISE = """\
func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %t, %t : tensor<4xf32>
  return %0 : tensor<4xf32>
}
"""
ON_TENSORS = ELEMENTWISE.replace("arith.addf %t, %t :", "tensor.bitcast %t : tensor<4xf32> to")


@dataclass(frozen=True)
class Remedy:
    """A program that is refused, or checked where there is no pipeline, and what takes the finding away."""

    text: str
    replaced: tuple[tuple[str, str], ...] = ()
    pipeline: str = ""
    instead: str = ""
    """The pipeline with what the help names, in place of the other one or before the check; empty: the same."""
    toml: str = ""
    before: str = ""
    """The configuration before."""
    compat: str = ""


MENDED: dict[tuple[str, str], Remedy] = {
    ("alloca-in-loop", "memref.alloca_scope"): Remedy(IN_LOOP, IN_SCOPE),
    ("bufferization-not-writable", "bufferization.writable"): Remedy(INSERTS, (WRITABLE,)),
    ("cannot-bufferize", "allow-return-allocs-from-loops"): Remedy(YIELDS, (), BUFFERIZE, LOOPS),
    ("bufferization-unknown-op", "allow-return-allocs-from-loops"): Remedy(YIELDS, (), "", LOOPS),
    ("cannot-bufferize", "allow-unknown-ops"): Remedy(ON_TENSORS, (), BUFFERIZE, UNKNOWN),
    ("dealloc-copy-changes-meaning", "minimal-deallocation"): Remedy(
        PERHAPS_NEW, (), OWNERSHIP, "minimal-deallocation"
    ),
    ("dealloc-multiple-successors", "cf.cond_br"): Remedy(SWITCH, (SWITCHED,), OWNERSHIP),
    ("dealloc-unstructured-loop", "scf.while"): Remedy(LOOP, ((HEAD, WHILE),), OWNERSHIP),
    ("dealloc-unstructured-loop", "scf.for"): Remedy(LOOP, ((HEAD, FOR),), OWNERSHIP),
    ("dealloc-launch-attribution", "gpu.func"): Remedy(LAUNCH, ((LAUNCH, OUTLINED),), OWNERSHIP, compat=LLVM22),
    ("dealloc-no-room-for-operand", "scf.for"): Remedy(AFFINE, BY_SCF, OWNERSHIP, compat=LLVM22),
    ("dealloc-realloc-shrinks", "memref.subview"): Remedy(SHRINKS, VIEWED, "expand-realloc", compat=LLVM22),
    ("llvm22-shrinking-realloc", "memref.subview"): Remedy(SHRINKS, VIEWED),
    ("llvm22-shrinking-realloc", "expand-realloc"): Remedy(SHRINKS, (), "", "expand-realloc"),
    ("dealloc-shifted-view", "memref.view"): Remedy(SHIFTED, UNSHIFTED, OWNERSHIP),
    ("dealloc-shifted-view", "memref.subview"): Remedy(SHIFTED, UNSHIFTED, OWNERSHIP),
    ("dealloc-frees-buffer", "expand-realloc"): Remedy(
        FREES_REALLOC, (), OWNERSHIP, "expand-realloc{emit-deallocs=false}," + OWNERSHIP
    ),
    ("dealloc-unknown-effects", "pydealloc.toml"): Remedy(
        UNKNOWN_OP, (), OWNERSHIP, toml='[operations."my.op"]\neffects = "none"\n'
    ),
    ("dealloc-unknown-regions", "pydealloc.toml"): Remedy(
        REGIONS, (), OWNERSHIP, toml=DECLARED_REGIONS, before=DECLARED_REGIONS.replace('regions = "once"\n', "")
    ),
    ("dealloc-unknown-terminator", "pydealloc.toml"): Remedy(
        JUMPS, (), OWNERSHIP, toml=JUMP + 'terminator = "branch"\n', before=JUMP
    ),
    ("foreign-operation-changes", "generic form"): Remedy(
        FOREIGN, GENERIC, OWNERSHIP, toml=DECLARED_LOOP, before=DECLARED_LOOP
    ),
    ("not-bufferized", "one-shot-bufferize"): Remedy(RUN_LINE + WRITES, (), "", BUFFERIZE),
    ("memory-leak", "memref.dealloc"): Remedy(LOCAL, (("  return", "  memref.dealloc %a : memref<4xf32>\n  return"),)),
    ("small-heap-buffer", "memref.alloca"): Remedy(LOCAL, (("memref.alloc()", "memref.alloca()"),)),
}

ELSEWHERE = {
    ("bufferization-return-allocates", "buffer-results-to-out-params"),
    ("dealloc-unreachable-block", "canonicalize"),
    ("llvm22-stale-origins", "canonicalize"),
    ("memory-leak", "minimal-deallocation"),
    ("returned-alias-of-argument", "drop-equivalent-buffer-results"),
}
"""In `tests/limitations/test_helps.py`, besides `REMEDIES` there."""
SAME = {
    "bufferization-copy-in-loop": "bufferization-not-writable",
    "dealloc-branch-multiple-successors": "dealloc-multiple-successors",
    "returned-stack-memory": "returned-alias-of-argument",
}
"""Codes with the help of another code, for the same kind of program."""
ELEMENTWISE_PASS = ("cannot-bufferize", "convert-elementwise-to-linalg")


@pytest.mark.oracle
def test_llvm_makes_elementwise_operations_of_tensors_ready(command: Command, oracle: Oracle) -> None:
    code, name = ELEMENTWISE_PASS
    assert any(name in help_ for help_ in _found(command, ELEMENTWISE, BUFFERIZE, "")[code])
    text = oracle.run(ELEMENTWISE, f"--pass-pipeline=builtin.module(func.func({name}))").output
    assert code not in _found(command, text, BUFFERIZE, "")


_PASSES = {entry.name for entry in PASSES}
_OPERATIONS = {name for dialect in UPSTREAM.dialect_names for name in UPSTREAM.op_names(dialect)}
_OTHERS = {
    "normalize-memrefs",
    "convert-elementwise-to-linalg",
    "pydealloc.toml",
    "private-function-dynamic-ownership",
    "bufferization.manual_deallocation",
    "bufferization.writable",
    "allow-unknown-ops",
    "allow-return-allocs-from-loops",
}
_WORD = re.compile(r"[A-Za-z][\w.-]*\w")
_OF_PROGRAM = {("dealloc-not-awaited", "func.call"), ("dealloc-no-room-for-operand", "affine.for")}
"""What the program has."""
_REWRITTEN = ("older-spelling", "unknown-operation", "bufferization-copy")
"""Codes with the operation as it is to be written, or moved, as help: fixes are executed below."""


@pytest.fixture(autouse=True)
def _forget() -> None:
    discovery.configurations.cache_clear()


@pytest.mark.parametrize(("code", "name"), [*MENDED])
def test_what_a_help_names_takes_the_finding_away(command: Command, code: str, name: str) -> None:
    remedy = MENDED[code, name]
    command.file("pydealloc.toml", remedy.before)
    before = _found(command, remedy.text, remedy.pipeline, remedy.compat)
    assert any(name in help_ for help_ in before[code]), before
    text = remedy.text
    for old, new in remedy.replaced:
        assert old in text
        text = text.replace(old, new)
    if remedy.toml != remedy.before:
        command.file("pydealloc.toml", remedy.toml)
        discovery.configurations.cache_clear()
    if remedy.instead and not remedy.pipeline:
        text = command("--apply", remedy.instead, command.file("a.mlir", text)).out
        assert text
    pipeline = remedy.pipeline and (remedy.instead or remedy.pipeline)
    after = _found(command, text, pipeline, remedy.compat)
    assert code not in after
    assert "error" not in after, after


def _found(command: Command, text: str, pipeline: str, compat: str) -> dict[str, list[str]]:
    """Helps by code, of a check or of what a pipeline refuses; errors of the program under `error`."""
    path = command.file("a.mlir", text)
    if not pipeline:
        records = command("--check", "--format", "json", "--profile", "all", path).records
        found: dict[str, list[str]] = {}
        for one in records:
            found.setdefault("error" if one["severity"] == "error" else one["code"], []).append(one.get("help", ""))
        return found
    run = command("--apply", pipeline, *([compat] if compat else []), path)
    assert run.status < 2, run.err
    helps_ = re.findall(r"^  help: (.*)", run.err, re.MULTILINE)
    return dict.fromkeys(re.findall(r": (?:warning|error|information)\[([a-z0-9-]+)\]", run.err), helps_)


@pytest.mark.long
def test_each_help_that_names_something_is_executed() -> None:
    named: set[tuple[str, str]] = set()
    told = [(one.code, one.help or "", text) for one, text in findings_of_pages()]
    for code, help_, text in (*told, *((code, help_, "") for code, help_ in helps().items())):
        for word in _WORD.findall(help_):
            is_name = word in _PASSES | _OTHERS or (word in _OPERATIONS and word not in text)
            if is_name and not code.startswith(_REWRITTEN):
                named.add((SAME.get(code, code), word))
    executed = {*MENDED, *ELSEWHERE}
    by_hand = {code for code, _ in REMEDIES}
    left = {(code, name) for code, name in named - executed - _OF_PROGRAM if code not in by_hand}
    assert left - {("foreign-operation-changes", "pydealloc.toml"), ELEMENTWISE_PASS} == set()
    assert len(named) >= 30
