"""Peaks of functions in words: what is held at most, through branches, loops and calls."""

from __future__ import annotations

import pytest

from pydealloc.analysis.calls.call_targets import CallTargets
from pydealloc.analysis.peak.memory_use import MemoryUse, use_at
from pydealloc.analysis.peak.steps import Memory
from pydealloc.analysis.peak.words import peak_text
from pydealloc.analysis.spans import called
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.callees import Callees
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document


def peaks(text: str, name: str = "f") -> tuple[str, str, bool]:
    """Of the heap, of the stack, and whether all is seen."""
    document = parse_document(text)
    assert not document.findings, document.findings[0].message
    root = assemble(document.chunks[0]).root
    uses = MemoryUse(UPSTREAM, CallTargets(root, UPSTREAM, Callees(UPSTREAM)))
    functions = [op for region in root.regions for block in region.blocks for op in block.ops]
    use = uses.of(next(op for op in functions if str(op.attribute("sym_name")) == f'"{name}"'))
    heap, stack = (peak_text(use_at(use, memory), lambda v: called(v).strip("`")) for memory in Memory)
    return heap, stack, not use.unseen


def body(lines: str, arguments: str = "%n: index, %c: i1, %b: memref<4xf32>") -> str:
    return f"func.func @f({arguments}) {{\n{lines}\n  return\n}}\n"


ALLOCATED = "%a = memref.alloc() : memref<4xf32>"
DYNAMIC = "%a = memref.alloc(%n) : memref<?x2xf32>"
DEALLOC = "bufferization.dealloc (%a : memref<4xf32>)"
FREED = "memref.dealloc %a : memref<4xf32>"


@pytest.mark.parametrize(
    ("lines", "heap"),
    [
        ("", "0 B"),
        (ALLOCATED, "16 B"),
        (f"{ALLOCATED}\n{FREED}", "16 B"),
        (DYNAMIC, "8·%n B"),
        (f"{DYNAMIC}\n%k = memref.alloc() : memref<1024xi8>", "8·%n + 1024 B"),
        ("%k = memref.alloc(%n, %n) : memref<?x?xi8>", "%n·%n B"),
        ("%k = memref.alloc() : memref<3xindex>", "24 B"),
        ("%k = memref.alloc() : memref<3xi24>", "12 B"),
        ("%k = memref.alloc() : memref<3xmemref<f32>>", "bytes(%k) B"),
        ("%k = bufferization.clone %b : memref<4xf32> to memref<4xf32>", "16 B"),
        (f"{DYNAMIC}\n%k = bufferization.clone %a : memref<?x2xf32> to memref<?x2xf32>", "16·%n B"),
        (f"scf.if %c {{\n{ALLOCATED}\n{FREED}\n}}", "at most 16 B"),
        (f"scf.if %c {{\n{ALLOCATED}\n{FREED}\n}} else {{\n{ALLOCATED}\n{FREED}\n}}", "16 B"),
        (f"{ALLOCATED}\nscf.if %c {{\n{FREED}\n}}\n%k = memref.alloc() : memref<i8>", "at most 17 B"),
        (f"{ALLOCATED}\nscf.for %i = %n to %n step %n {{\n{FREED}\n}}", "16 B"),
        (f"scf.for %i = %n to %n step %n {{\n{ALLOCATED}\n{FREED}\n}}", "at most 16 B"),
        (f"scf.for %i = %n to %n step %n {{\n{ALLOCATED}\n}}", "without bound"),
        (f"affine.for %i = 0 to 5 {{\n{ALLOCATED}\n{FREED}\n}}", "16 B"),
        (f"affine.for %i = 0 to 5 {{\n{ALLOCATED}\n}}", "80 B"),
        (f"affine.for %i = 0 to 0 {{\n{ALLOCATED}\n}}", "0 B"),
        (f"affine.parallel (%i) = (0) to (5) {{\n{ALLOCATED}\n{FREED}\n}}", "at most 80 B"),
        (f"%t = async.execute {{\n{ALLOCATED}\n{FREED}\nasync.yield\n}}", "at most 16 B"),
        (f"{ALLOCATED}\n{DEALLOC} if (%c)\n%d = memref.alloc() : memref<i8>", "at most 17 B"),
        (f"{ALLOCATED}\n%t = arith.constant true\n{DEALLOC} if (%t)\n%d = memref.alloc() : memref<i8>", "16 B"),
    ],
)  # fmt: skip
def test_heap(lines: str, heap: str) -> None:
    assert peaks(body(lines)) == (heap, "0 B", True)


def test_factors_are_in_the_order_of_their_names() -> None:
    names = [f"%a{number}" for number in range(6)]
    allocation = f"%k = memref.alloc({', '.join(reversed(names))}) : memref<?x?x?x?x?x?xi8>"
    arguments = ", ".join(f"{name}: index" for name in names)
    assert peaks(body(allocation, arguments)) == (f"{'·'.join(names)} B", "0 B", True)


@pytest.mark.parametrize(
    ("lines", "stack"),
    [
        ("%s = memref.alloca() : memref<4xf32>", "16 B"),
        ("%s = memref.alloca(%n) : memref<?xf32>", "4·%n B"),
        ("memref.alloca_scope {\n%s = memref.alloca() : memref<4xf32>\n}\n%k = memref.alloca() : memref<f32>", "16 B"),
        ("scf.for %i = %n to %n step %n {\n%s = memref.alloca() : memref<4xf32>\n}", "at most 16 B"),
    ],
)
def test_the_stack_is_counted_apart(lines: str, stack: str) -> None:
    assert peaks(body(lines)) == ("0 B", stack, True)


LARGE = "%k = memref.alloc() : memref<200xi8>"
CALLS = """
func.func private @makes(%k: index) -> memref<?xf32> {
  %t = memref.alloc() : memref<100xi8>
  memref.dealloc %t : memref<100xi8>
  %r = memref.alloc(%k) : memref<?xf32>
  return %r : memref<?xf32>
}
func.func private @frees(%m: memref<?xf32>) {
  memref.dealloc %m : memref<?xf32>
  return
}
func.func private @stack() {
  %s = memref.alloca() : memref<4xf32>
  return
}
func.func private @again(%k: memref<4xf32>) {
  %t = memref.alloc() : memref<100xi8>
  memref.dealloc %t : memref<100xi8>
  call @again(%k) : (memref<4xf32>) -> ()
  return
}
func.func private @only_calls(%k: index) {
  call @only_calls(%k) : (index) -> ()
  return
}
func.func private @declared() -> memref<4xf32>
"""


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ("%r = call @makes(%n) : (index) -> memref<?xf32>", ("max(100 B, 4·%n B)", "0 B", True)),
        (
            "%r = call @makes(%n) : (index) -> memref<?xf32>\ncall @frees(%r) : (memref<?xf32>) -> ()\n" + LARGE,
            ("max(4·%n B, 200 B)", "0 B", True),
        ),
        ("call @stack() : () -> ()\ncall @stack() : () -> ()", ("0 B", "16 B", True)),
        ("call @again(%b) : (memref<4xf32>) -> ()", ("without bound", "0 B", True)),
        ("call @only_calls(%n) : (index) -> ()", ("0 B", "0 B", True)),
        ("%r = call @declared() : () -> memref<4xf32>\nmemref.dealloc %r : memref<4xf32>", ("16 B", "0 B", False)),
    ],
)
def test_calls(lines: str, expected: tuple[str, str, bool]) -> None:
    assert peaks(CALLS + body(lines)) == expected


def test_a_view_that_is_freed_elsewhere_leaves_the_answer_open() -> None:
    text = """
    func.func private @frees(%m: memref<4xf32>) {
      memref.dealloc %m : memref<4xf32>
      return
    }
    func.func @f() {
      %a = memref.alloc() : memref<8xf32>
      %v = memref.reinterpret_cast %a to offset: [0], sizes: [4], strides: [1] : memref<8xf32> to memref<4xf32>
      call @frees(%v) : (memref<4xf32>) -> ()
      %b = memref.alloc() : memref<8xf32>
      return
    }"""
    assert peaks(text)[0] == "at most 48 B"


def test_blocks() -> None:
    text = """
    func.func @f(%c: i1) {
      %a = memref.alloc() : memref<16xi8>
      cf.cond_br %c, ^one, ^two
    ^one:
      memref.dealloc %a : memref<16xi8>
      %b = memref.alloc() : memref<32xi8>
      memref.dealloc %b : memref<32xi8>
      cf.br ^end
    ^two:
      memref.dealloc %a : memref<16xi8>
      cf.br ^end
    ^end:
      %d = memref.alloc() : memref<8xi8>
      cf.cond_br %c, ^end, ^out
    ^out:
      return
    }"""
    assert peaks(text)[0] == "without bound"
    assert peaks(text.replace("cf.cond_br %c, ^end, ^out", "cf.br ^out"))[0] == "at most 32 B"
