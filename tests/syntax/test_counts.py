"""Numbers of operands, regions, results and successors in the generic form, in mlir-opt's words."""

from __future__ import annotations

import pytest

from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import UPSTREAM
from tests.harness.items import parse_item
from tests.harness.oracle import Oracle

CASES = [
    ('%0 = "arith.addi"(%a) : (i32) -> i32', "'arith.addi' op expected 2 operands, but found 1"),
    ('%0:2 = "arith.addi"(%a, %a) : (i32, i32) -> (i32, i32)', "'arith.addi' op requires one result"),
    ('%0 = "arith.constant"(%a) {value = 1 : i32} : (i32) -> i32', "'arith.constant' op requires zero operands"),
    ('"memref.dealloc"() : () -> ()', "'memref.dealloc' op requires a single operand"),
    ('"scf.for"() ({}) : () -> ()', "'scf.for' op expected 3 or more operands, but found 0"),
    ('"scf.if"(%a) ({}) : (i32) -> ()', "'scf.if' op expected 2 regions"),
    ('"cf.br"() : () -> ()', "'cf.br' op requires 1 successor but found 0"),
    ('%0 = "memref.dealloc"(%a) : (i32) -> i32', "'memref.dealloc' op requires zero results"),
    ('"memref.dealloc"(%a) ({}) : (i32) -> ()', "'memref.dealloc' op requires zero regions"),
]


def program(operation: str) -> str:
    return f"func.func @f(%a: i32) {{\n  {operation}\n  return\n}}\n"


@pytest.mark.parametrize(("operation", "message"), CASES)
def test_a_number_that_cannot_be_is_an_error(operation: str, message: str) -> None:
    (finding,) = parse_item(program(operation), UPSTREAM, Aliases()).findings
    assert (finding.code, finding.message) == ("wrong-count", message)


@pytest.mark.oracle
@pytest.mark.parametrize(("operation", "message"), CASES)
def test_upstream_says_the_same(operation: str, message: str, oracle: Oracle) -> None:
    assert message in oracle.run(program(operation)).errors


@pytest.mark.parametrize(
    "operation", ['%0 = "arith.addi"(%a, %a) : (i32, i32) -> i32', '"x.y"(%a, %a) ({}) : (i32, i32) -> ()']
)
def test_right_numbers_and_unknown_operations(operation: str) -> None:
    assert parse_item(program(operation), UPSTREAM, Aliases()).findings == []
