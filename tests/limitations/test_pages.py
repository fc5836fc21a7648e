"""The pages of this folder: each is about one code, `dealloc-` or `llvm22-` and its name.

mlir-opt refuses what the pages say it refuses, in the words that are given.
"""

from __future__ import annotations

import pytest

from pydealloc.passes.pass_manager.deallocation import PlanOptions
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from tests.harness.findings import expect_findings
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle


def _codes(case: Case) -> tuple[str, ...]:
    return (f"dealloc-{case.subject}", f"llvm22-{case.subject}")


@literate("limitations")
def test_page(case: Case) -> None:
    expect_findings(case, _codes(case))


@pytest.mark.oracle
@literate("limitations")
def test_llvm_says_the_same(case: Case, oracle: Oracle) -> None:
    if not any(one.upstream for one in expect_findings(case, _codes(case))):
        return
    found = findings_of(parse_document(case.blocks["mlir"]), PlanOptions(crosses_functions="dynamic" in case.name))
    words = [one.upstream for one in found if one.upstream]
    default = "ownership-based-buffer-deallocation"
    option = "{private-function-dynamic-ownership}" if "dynamic" in case.name else ""
    pipeline = case.blocks.get("text pipeline", default + option).strip()
    theirs = oracle.run(
        case.blocks["mlir"], "--allow-unregistered-dialect", f"--pass-pipeline=builtin.module({pipeline})"
    )
    first = next(line for line in theirs.errors.splitlines() if "error: " in line)
    assert any(word in first for word in words), theirs.errors
