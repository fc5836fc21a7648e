"""The pages of this folder: each section runs the page's pass on its program."""

from __future__ import annotations

import pytest

from pydealloc.dialects.knowledge import UPSTREAM
from pydealloc.passes.base import PassResult
from pydealloc.passes.ownership_trace import Trace
from pydealloc.passes.pipelines import parse_pipeline, run_pipeline
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle
from tests.passes.account import account_of, place_of
from tests.passes.programs import Program, program


def _pipeline(case: Case) -> str:
    options = case.blocks.get("text options", "").strip()
    return f"{case.subject}{{{options}}}" if options else case.subject


def _run(case: Case) -> tuple[Program, PassResult]:
    given = program(case.blocks["mlir"])
    result = run_pipeline(parse_pipeline(_pipeline(case)), given.root, UPSTREAM)[-1].result
    return given, result


@literate("passes")
def test_page(case: Case) -> None:
    given, result = _run(case)
    if result.refusals:
        case.expect("text refused", "".join(f"{place_of(given, r)}: {r.code}: {r.reason}\n" for r in result.refusals))
        case.expect_no("mlir after")
        return
    case.expect_no("text refused")
    case.expect("mlir after", given.text())
    if "text account" in case.blocks and isinstance(result.trace, Trace):
        case.expect("text account", account_of(given, result.trace))


@pytest.mark.oracle
@literate("passes")
def test_page_agrees_with_llvm(case: Case, oracle: Oracle) -> None:
    if "text deviation" in case.blocks:
        return
    given, result = _run(case)
    theirs = oracle.run(
        case.blocks["mlir"], "--allow-unregistered-dialect", f"--pass-pipeline=builtin.module({_pipeline(case)})"
    )
    if result.refusals:
        first = next(line for line in theirs.errors.splitlines() if "error: " in line)
        assert first.endswith(result.refusals[0].reason)
        assert first.startswith(f"<stdin>:{place_of(given, result.refusals[0])}")
    else:
        assert theirs.accepted, theirs.errors
        assert oracle.reprint(given.text(), "--allow-unregistered-dialect") == theirs.output
