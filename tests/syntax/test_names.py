"""Names in printed text: the author's stay unless they would mean something else."""

from __future__ import annotations

import pytest

from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of

BEHIND = """\
func.func @f(%c: i1, %a: i32) {
  scf.if %c {
    %0 = arith.addi %a, %a : i32
  }
  %0 = arith.muli %a, %a : i32
  return
}
"""
OWN_RESULT = """\
func.func @f(%c: i1, %a: i32) {
  %0 = scf.if %c -> (i32) {
    %0 = arith.addi %a, %a : i32
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return
}
"""
SIBLINGS = """\
func.func @f(%c: i1, %a: i32) {
  scf.if %c {
    %0 = arith.addi %a, %a : i32
  }
  %1 = arith.addi %a, %a : i32
  scf.if %c {
    %0 = arith.addi %a, %a : i32
    %2 = arith.addi %0, %1 : i32
  }
  %2 = arith.addi %a, %a : i32
  return
}
"""
LATER_BLOCK = """\
func.func @f(%c: i1, %a: i32) {
  scf.if %c {
    %0 = arith.addi %a, %a : i32
    %b = arith.addi %0, %a : i32
  }
  cf.br ^later(%a : i32)
^later(%b: i32):
  %0 = arith.muli %b, %a : i32
  return
}
"""
GRAPH = """\
%0 = "test.op"() ({
  %1 = "test.op"() : () -> i32
}) : () -> i32
%1 = "test.op"(%0) : (i32) -> i32
"""
BLOCK_BEFORE = """\
func.func @f(%c: i1, %a: i32) {
  cf.br ^first
^second:
  scf.if %c {
    %1 = arith.addi %0, %a : i32
  }
  return
^first:
  %0 = arith.muli %a, %a : i32
  cf.br ^second
}
"""


@pytest.mark.parametrize("text", [BEHIND, OWN_RESULT, SIBLINGS, LATER_BLOCK, GRAPH, BLOCK_BEFORE])
def test_names_that_do_not_meet_stay(text: str) -> None:
    document = parse_document(text)
    assert not document.findings
    (chunk,) = document.chunks
    assert edits_of(text, assemble(chunk), chunk, UPSTREAM) == []


def test_a_name_of_a_dominating_block_further_down_is_not_taken() -> None:
    """What is inlined into a block may use a value of a block that is written after it."""
    document = parse_document(BLOCK_BEFORE)
    (chunk,) = document.chunks
    program = assemble(chunk)
    (op,) = [op for op in walk(program.root) if op.name == "arith.addi"]
    op.results[0].name = "0"
    (edit,) = edits_of(BLOCK_BEFORE, program, chunk, UPSTREAM)
    assert edit.text == "%value = arith.addi %0, %a : i32"
