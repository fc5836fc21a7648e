"""What a misread operation must not make of the order of definitions and uses."""

from __future__ import annotations

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity

UNKNOWN = """\
func.func @f(%x: i32) {
  vendor.read %x
    vendor %1, %0
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %x, %x : i32
  return
}
"""
BROKEN = """\
func.func @f(%c: i1, %x: i32) -> i32 {
  %y = arith.addi %z, %x : i32
  %z = arith.addi %x, %x : i32
  cf.cond_br %c ^a, ^b
^a:
  %0 = arith.addi %x, %x : i32
  cf.br ^b
^b:
  return %0 : i32
}
"""


def codes(text: str) -> list[str]:
    return [one.code for one in findings_of(parse_document(text)) if one.severity is Severity.ERROR]


def test_what_an_unknown_operation_takes_along_is_not_judged() -> None:
    assert codes(UNKNOWN) == []


def test_blocks_are_not_judged_where_a_branch_is_broken() -> None:
    assert sorted(codes(BROKEN)) == ["syntax", "verify-dominance"]
