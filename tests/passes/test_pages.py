"""The pages of this folder: each section runs the page's pass on its program."""

from __future__ import annotations

import shutil

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import find_pass
from pydealloc.passes.ownership.trace import Trace
from pydealloc.passes.pass_manager.base import PassResult
from pydealloc.passes.pass_manager.compat import Compat
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle
from tests.passes.account import account_of, place_of
from tests.passes.programs import Program, program

RETIRED = {"buffer-deallocation": "19"}
"""Passes that LLVM 22 no longer has, with a version that does."""


def retired_oracle(version: str) -> Oracle:
    command = shutil.which(f"mlir-opt-{version}")
    if command is None:
        pytest.skip(f"mlir-opt-{version} is not installed")
    return Oracle(command)


def _pipeline(case: Case) -> str:
    options = case.blocks.get("text options", "").strip()
    step = f"{case.subject}{{{options}}}" if options else case.subject
    found = find_pass(case.subject)
    only = found.load().runs_only_on if found is not None else None
    return f"{only}({step})" if only is not None and only != "builtin.module" else step


def _run(case: Case) -> tuple[Program, PassResult]:
    """The result of the last pass, with the notices of all."""
    given = program(case.blocks["mlir"])
    compat = Compat(case.blocks.get("text compat", Compat.SAFE.value).strip())
    results = run_pipeline(parse_pipeline(_pipeline(case), compat=compat), given.root, UPSTREAM)
    last = results[-1].result
    notices = tuple(notice for one in results for notice in one.result.notices)
    return given, PassResult(last.changed, last.refusals, last.trace, notices)


@literate("passes")
def test_page(case: Case) -> None:
    given, result = _run(case)
    if result.notices:
        case.expect("text notices", "".join(f"{n.code}: {n}\n" for n in result.notices))
    else:
        case.expect_no("text notices")
    if result.refusals:
        case.expect("text refused", "".join(f"{place_of(given, r)}: {r.code}: {r.reason}\n" for r in result.refusals))
        case.expect_no("mlir after")
        return
    case.expect_no("text refused")
    case.expect("mlir after", given.text())
    if "text account" in case.blocks and isinstance(result.trace, Trace):
        case.expect("text account", account_of(given, result.trace))


OURS = ("minimal-deallocation", "minimal-deallocation-pipeline", "plan-memory", "sink-allocations")
"""Passes that LLVM does not have."""


@pytest.mark.oracle
@literate("passes")
def test_page_agrees_with_llvm(case: Case, oracle: Oracle) -> None:
    if "text deviation" in case.blocks or case.subject in OURS:
        return
    if case.subject in RETIRED:
        oracle = retired_oracle(RETIRED[case.subject])
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
