"""Programs in which calls do something to a buffer: right when they are run, or refused with the true reason."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.minimal_deallocation import MinimalDeallocation
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.call_generator import generate_calls
from tests.execution.call_kinds import CALL_KINDS
from tests.execution.call_runs import CallProgram, compare_calls
from tests.execution.call_scenes import SCENES
from tests.execution.calls import PROGRAMS
from tests.execution.harness import Setting, examine
from tests.execution.interpreter import interpret
from tests.execution.known_kinds import Kind, put_back
from tests.execution.ledger import Fault
from tests.execution.mutation import Outcome, Verdict, in_fork

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


def test_a_program_declares_a_function_once() -> None:
    seeds = [*range(60600000, 60600030), *range(300)]
    texts = [[line.partition("(")[0] for line in generate_calls(seed).splitlines()] for seed in seeds]
    functions = [[line for line in lines if line.startswith("func.func ")] for lines in texts]
    assert [seed for seed, names in zip(seeds, functions, strict=True) if len(names) > len(set(names))] == []


def test_random_programs_with_calls() -> None:
    figures = compare_calls(range(60))
    assert figures.wrong == 0, figures.report("calls")


@pytest.mark.parametrize("name", SCENES)
def test_passes_that_ask_what_calls_do(name: str) -> None:
    passed = SCENES[name]
    outcome = CallProgram.made(passed.text).after(passed.pipeline)
    assert outcome.trouble is None, str(outcome.trouble)
    assert outcome.refused == passed.refused, outcome.reason


@pytest.mark.parametrize("kind", CALL_KINDS, ids=lambda kind: kind.name)
def test_a_kind_that_is_put_back_fits_the_code(kind: Kind) -> None:
    assert in_fork(lambda: _put_back(kind)) == Verdict(Outcome.SAME, 0)


def _put_back(kind: Kind) -> Verdict:
    put_back(kind)
    return Verdict(Outcome.SAME, 0)


SHOWN = (
    ("what a call frees goes to the stack", "not on the stack: freed two calls below"),
    ("a call of any of several functions copies nothing", "any of two functions gives back"),
    ("work of a call that goes on writes before", "work writes what is given back"),
    ("a result that is another one is no name of an argument", "a flag for two results"),
    ("what a call keeps is one buffer for all rounds", "not moved out of the loop: kept two calls below"),
    ("freed on one path is freed always", "freed on one path by functions that call each other"),
    ("work that is handed on is no work", "work that starts on each path is handed on"),
    (
        "a free moves above the use of what a call gives back",
        "freed after the use of an address that a call gives back",
    ),
    (
        "what a declaration gives back two calls below is another buffer",
        "not in an arena: a declaration gives it back two calls below",
    ),
    ("what is copied is what work writes later", "work goes on with what is copied"),
    ("a buffer that one return has twice is one for all callers", "returned twice on one path"),
    (
        "what is owned on some paths is returned as it is",
        "an argument is returned on one path, by a public function",
    ),
    ("two results of a call are two buffers", "returned twice, and one is handed on by a region"),
    ("what a return copies for two results is one copy", "what a region chooses is returned twice"),
    (
        "a view shows the copy of what is returned beside it",
        "what a region chooses is returned with a view of it, by a public function",
    ),
    ("nobody reads a copy that is returned", "a copy is returned, and the original written"),
    (
        "what decides where a function returns that calls itself decides at each depth",
        "a condition is turned round at each depth",
    ),
    ("what a call finds in a container is not used by it", "lent: found by a function"),
    (
        "a function that frees or keeps what it finds in a container only looks into that",
        "not lent: a function frees what it finds",
    ),
    ("a call finds nothing that was stored and is gone", "not lent: a container outlives it"),
    (
        "an i1 that a call returns says whose the buffer beside it is",
        "freed where a condition holds, or else where an i1 that a call returns beside it does",
    ),
)
"""Kinds of defects, each with a program that shows it."""


@pytest.mark.parametrize(("kind", "name"), SHOWN)
def test_a_kind_that_is_put_back_is_found(kind: str, name: str) -> None:
    program = CallProgram.made(SCENES[name].text)

    def hunt() -> Verdict:
        put_back(next(one for one in CALL_KINDS if one.name == kind))
        trouble = program.after(SCENES[name].pipeline).trouble
        return Verdict(Outcome.CAUGHT if trouble is not None else Outcome.SAME, 1)

    assert in_fork(hunt).outcome is Outcome.CAUGHT
