"""The harness fails when it must: one deallocation less, or one ownership bit inverted, in programs that were right."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from tests.execution.breaking import wrongs
from tests.execution.harness import judged
from tests.execution.interpreter import interpret

# One branch keeps the buffer that the other one replaces; run with the condition true and false.
BRANCHES = """
memref.global "private" @input : memref<2xi1> = dense<[true, false]>
func.func private @choose(%c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %k = arith.constant 5 : i32
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%k : i32) outs(%a : memref<4xi32>)
  cf.cond_br %c, ^keep, ^replace
^keep:
  cf.br ^join(%a : memref<4xi32>)
^replace:
  %b = memref.alloc() : memref<4xi32>
  memref.copy %a, %b : memref<4xi32> to memref<4xi32>
  cf.br ^join(%b : memref<4xi32>)
^join(%r: memref<4xi32>):
  %x = memref.load %r[%c0] : memref<4xi32>
  return %x : i32
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %input = memref.get_global @input : memref<2xi1>
  %zero = arith.constant 0 : i32
  scf.for %i = %c0 to %c2 step %c1 {
    %c = memref.load %input[%i] : memref<2xi1>
    %x = func.call @choose(%c) : (i1) -> i32
    vector.print %x : i32
  }
  return %zero : i32
}
"""

# A loop carries a buffer on, and frees the one before.
LOOP = """
memref.global "private" @input : memref<1xi32> = dense<1>
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %input = memref.get_global @input : memref<1xi32>
  %a = memref.alloc() : memref<4xi32>
  %k = memref.load %input[%c0] : memref<1xi32>
  linalg.fill ins(%k : i32) outs(%a : memref<4xi32>)
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %a) -> (memref<4xi32>) {
    %b = memref.alloc() : memref<4xi32>
    %x = memref.load %s[%i] : memref<4xi32>
    linalg.fill ins(%x : i32) outs(%b : memref<4xi32>)
    scf.yield %b : memref<4xi32>
  }
  %y = memref.load %r[%c0] : memref<4xi32>
  return %y : i32
}
"""

OWNERSHIP = "canonicalize,ownership-based-buffer-deallocation"
WHOLE = "buffer-deallocation-pipeline"


def transformed(text: str, pipeline: str, wrong: int | None = None) -> tuple[Document, list[str], str]:
    """The program after the pipeline, judged after wrong number `wrong` was done to it: problems, and what it was."""
    document = parse_document(text)
    assert not document.findings
    expected = interpret(assemble(document.chunks[0]).root)
    assembled = assemble(document.chunks[0])
    results = run_pipeline(parse_pipeline(pipeline), assembled.root, UPSTREAM)
    assert not results[-1].result.refusals
    what = "nothing"
    if wrong is not None:
        chosen = list(wrongs(assembled.root))[wrong]
        what = f"{chosen.what}, {chosen.operation.name}"
        chosen.do()
    return document, [str(one) for one in judged(assembled.root, "all", expected, frees=True)], what


def count(text: str, pipeline: str) -> int:
    assembled = assemble(parse_document(text).chunks[0])
    run_pipeline(parse_pipeline(pipeline), assembled.root, UPSTREAM)
    return sum(1 for _ in wrongs(assembled.root))


@pytest.mark.parametrize("pipeline", [OWNERSHIP, WHOLE])
@pytest.mark.parametrize("text", [BRANCHES, LOOP])
def test_each_wrong_is_found(text: str, pipeline: str) -> None:
    assert transformed(text, pipeline)[1] == []
    total = count(text, pipeline)
    assert total >= 2
    unnoticed = [
        what for number in range(total) for _, problems, what in [transformed(text, pipeline, number)] if not problems
    ]
    assert unnoticed == []
