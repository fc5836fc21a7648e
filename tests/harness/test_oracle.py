"""The harness around `mlir-opt`."""

from __future__ import annotations

import pytest

from tests.harness.oracle import Oracle


def test_a_program_is_printed_again(oracle: Oracle) -> None:
    assert oracle.reprint('"func.func"() ({ func.return }) {sym_name="f",function_type=()->()} : () -> ()') == (
        "module {\n  func.func @f() {\n    return\n  }\n}\n\n"
    )


@pytest.mark.oracle
def test_a_broken_program_is_refused(oracle: Oracle) -> None:
    answer = oracle.run("func.func @f(")
    assert not answer.accepted
    assert answer.output == ""
    assert "<stdin>:1" in answer.errors
