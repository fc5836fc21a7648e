"""Programs in which calls do something to a buffer: right when they are run, or refused with the true reason."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.minimal_deallocation import MinimalDeallocation
from pydealloc.syntax.document.document import assemble, parse_document
from tests.execution.call_passes import PASSED
from tests.execution.call_runs import CallProgram, compare_calls
from tests.execution.calls import PROGRAMS
from tests.execution.harness import Setting, examine
from tests.execution.interpreter import interpret
from tests.execution.ledger import Fault

HANDLED = [name for name, program in PROGRAMS.items() if not program.refused]
REFUSED = [name for name, program in PROGRAMS.items() if program.refused]
MISTAKES = ("dealloc-used-after-free", "dealloc-freed-before")
"""Codes of refusals of programs that are wrong before any pass."""


@pytest.mark.parametrize("name", HANDLED)
@pytest.mark.parametrize("options", ["", "placement=early", "private-results=flag"])
def test_handled(name: str, options: str) -> None:
    report = examine(PROGRAMS[name].text, Setting(minimal=options))
    assert report.refusal is None, report.refusal.reason
    assert not report.skipped
    assert report.problems == []
    assert report.runs > 1
    assert report.allocations > 0


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name: str) -> None:
    program = PROGRAMS[name]
    document = parse_document(program.text)
    assert not document.findings, document.findings[0].message
    root = assemble(document.chunks[0]).root
    if program.refused in MISTAKES:
        with pytest.raises(Fault):
            interpret(root)
    result = MinimalDeallocation().run(root, UPSTREAM)
    assert [one.code for one in result.refusals] == [program.refused]
    refusal = result.refusals[0]
    if program.refused in MISTAKES:
        return
    place = refusal.operation
    assert place is not None
    assert place.name in ("func.call", "func.call_indirect")
    assert [note.message for note in refusal.notes][-1] == "it happens here"


def test_random_programs_with_calls() -> None:
    figures = compare_calls(range(60))
    assert figures.wrong == 0, figures.report("calls")


@pytest.mark.parametrize("name", PASSED)
def test_passes_that_ask_what_calls_do(name: str) -> None:
    passed = PASSED[name]
    outcome = CallProgram.made(passed.text).after(passed.pipeline)
    assert outcome.trouble is None, str(outcome.trouble)
    assert outcome.refused == passed.refused, outcome.reason
