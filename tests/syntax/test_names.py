"""Names in printed text: the author's stay unless they would mean something else."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import assemble, parse_document
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


@pytest.mark.parametrize("text", [BEHIND, OWN_RESULT, SIBLINGS])
def test_names_that_do_not_meet_stay(text: str) -> None:
    document = parse_document(text)
    assert not document.findings
    (chunk,) = document.chunks
    assert edits_of(text, assemble(chunk), chunk, UPSTREAM) == []
