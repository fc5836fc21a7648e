"""`--check --features`: what is run, what counts as a failure, and how it is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.deallocation import DEFAULT_PLAN
from pydealloc.server.features import hover as feature
from pydealloc.server.selftest import requests as feature_requests
from pydealloc.server.selftest import response_checks as answer_checks
from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.server.selftest.requests import CAPABILITIES, FEATURES, NOT_RUN, place_in
from pydealloc.server.selftest.response_checks import Check, ProbePosition, target_of
from tests.server.command import Command

URI = "file:///a.mlir"
TEXT = "func.func @f(%a: i32) -> i32 {\n  return %a : i32\n}\n"

ONE = {"start": {"line": 1, "character": 9}, "end": {"line": 1, "character": 11}}
"""The `%a` behind `return`."""
FURTHER = {"start": {"line": 1, "character": 10}, "end": {"line": 1, "character": 17}}
OUTSIDE = {"start": {"line": 1, "character": 9}, "end": {"line": 9, "character": 0}}
BACKWARDS = {"start": ONE["end"], "end": ONE["start"]}


@pytest.fixture(scope="module")
def place() -> ProbePosition:
    target = target_of(URI, TEXT, UPSTREAM, DEFAULT_PLAN, (2, 1))
    return place_in(target, TEXT.rindex("%a"), TEXT.rindex("%a") + 2)


def edit(range_: Any, text: str) -> Any:
    return {"range": range_, "newText": text}


def change(*edits: Any) -> Any:
    return {"documentChanges": [{"textDocument": {"uri": URI, "version": 1}, "edits": list(edits)}]}


# What a server says, and what is wrong with it; nothing where nothing is.
CASES: list[tuple[Check, Any, str]] = [
    (answer_checks.ranges, [{"uri": URI, "range": ONE}], ""),
    (answer_checks.ranges, [{"uri": "file:///b.mlir", "range": OUTSIDE}], ""),
    (answer_checks.ranges, [{"uri": URI, "range": OUTSIDE}], "10:1 is no place in the file"),
    (answer_checks.ranges, {"deep": [{"range": BACKWARDS}]}, "the range 2:12 to 2:10 ends before it starts"),
    (answer_checks.ranges, {"changes": {URI: [edit(OUTSIDE, "")], "b": [edit(OUTSIDE, "")]}}, "10:1 is no place"),
    (answer_checks.hover, {"contents": {"value": "it"}, "range": ONE}, ""),
    (answer_checks.hover, {"contents": {"value": " "}, "range": ONE}, "an empty text is shown"),
    (answer_checks.hover, {"contents": {"value": "it"}, "range": FURTHER}, "the explained range is elsewhere"),
    (answer_checks.locations, [{"uri": URI, "range": ONE}] * 2, "2:10 is named 2 times"),
    (answer_checks.references, [{"range": ONE}], ""),
    (answer_checks.references, [{"range": FURTHER}], "is not among them"),
    (answer_checks.linked, {"ranges": [ONE, FURTHER]}, "different words are to change together: %a, a : i32"),
    (answer_checks.nested, [{"range": ONE, "parent": {"range": ONE}}], "is not larger than the one before it"),
    (answer_checks.nested, [], "there are 0 answers for one place"),
    (answer_checks.symbols, [{"name": "f", "range": ONE, "selectionRange": FURTHER}], "is outside of it"),
    (answer_checks.folds, [{"startLine": 0, "endLine": 2}], ""),
    (answer_checks.folds, [{"startLine": 0, "endLine": 7}], "lines 1 to 8 cannot be folded"),
    (answer_checks.tokens, {"data": [0, 0, 9, 1, 0, 0, 10, 2, 1, 1]}, ""),
    (answer_checks.tokens, {"data": [0, 0, 9, 1]}, "4 numbers are no tokens"),
    (answer_checks.tokens, {"data": [0, 0, 9, 1, 0, 0, 5, 9, 1, 0]}, "two tokens at 1:6 overlap"),
    (answer_checks.tokens, {"data": [0, 0, 99, 1, 0]}, "1:100 is no place in the file"),
    (answer_checks.tokens, {"data": [0, 0, 9, 2, 0]}, "of no kind that was announced"),
    (answer_checks.tokens, {"data": [0, 0, 9, 1, 2]}, "of no kind that was announced"),
    (answer_checks.hints, [{"position": ONE["start"], "label": "owned"}], ""),
    (answer_checks.hints, [{"position": FURTHER["end"], "label": [{"value": ""}]}], "the hint at 2:18 is empty"),
    (answer_checks.hints, [{"position": FURTHER["end"], "label": "x"}], "is not where hints were asked for"),
    (answer_checks.diagnostics, [{"range": ONE, "message": "", "code": "a", "severity": 1}], "has no message"),
    (answer_checks.diagnostics, {"items": [{"range": ONE, "message": "x", "severity": 1}]}, "no code or severity"),
    (answer_checks.completion, {"items": [{"label": "%a", "textEdit": edit(ONE, "%a")}]}, ""),
    (answer_checks.completion, [{"label": "%a", "textEdit": edit(FURTHER, "%a")}], "would be written elsewhere"),
    (answer_checks.completion, [{"label": "%a"}, {"label": "%a"}], "`%a` is offered 2 times"),
    (answer_checks.signatures, {"signatures": [{"label": "f(a)", "parameters": [{"label": [2, 3]}]}]}, ""),
    (answer_checks.signatures, {"signatures": [{"label": "f", "parameters": [{"label": [0, 9]}]}]}, "is not in `f`"),
    (answer_checks.edits, [edit(ONE, ""), edit(FURTHER, "")], "two edits at 2:11 overlap"),
    (answer_checks.formatted, [edit(ONE, "%b")], "formatting changes what is found in the file"),
    (answer_checks.renamable, {"range": ONE, "placeholder": ""}, "has no name"),
    (answer_checks.renamed, None, "rename fails"),
    (answer_checks.renamed, change(), "renaming changes nothing"),
    (answer_checks.renamed, change(edit(ONE, "%b")), "what is found in the file: undefined-value 0 -> 1"),
    (answer_checks.actions, [{"title": ""}], "an action has no title"),
    (answer_checks.actions, [{"title": "Free", "disabled": {"reason": ""}}], "`Free` cannot be done for no reason"),
    (answer_checks.action, {"title": "Free", "edit": change(edit(ONE, "%b"))}, "`Free` makes 1 new errors"),
    (answer_checks.action, {"title": "Free", "edit": change(edit(ONE, "%a"))}, ""),
    (answer_checks.action, {"title": "Free", "edit": {"changes": {}}}, "`Free` changes nothing"),
    (answer_checks.action, {"title": "Free", "edit": change()}, "`Free` changes nothing"),
    (answer_checks.action, {"title": "Free", "edit": {"changes": {"file:///b.toml": [edit(ONE, "")]}}}, ""),
]


@pytest.mark.parametrize(("check", "answer", "problem"), CASES)
def test_what_cannot_be_right_is_found(place: ProbePosition, check: Check, answer: Any, problem: str) -> None:
    found = [*check(place, answer)]
    assert found == [] if not problem else any(problem in one for one in found), found


async def test_every_request_that_is_served_is_run() -> None:
    editor = InProcess()
    await editor.begin(CAPABILITIES)
    notifications = ("/did", "$/", "initialized", "exit", "workDoneProgress")
    served = {method for method in editor.served() if not any(part in method for part in notifications)}
    editor.end()
    run = {feature.method for feature in FEATURES} | {then.method for feature in FEATURES for then in feature.then}
    assert served - run - set(NOT_RUN) == set(), "a line in FEATURES is missing"
    assert set(NOT_RUN) <= served


def test_a_file_without_failures(command: Command) -> None:
    file = command.file("a.mlir", TEXT)
    ran = command("--check", "--features", file)
    first, _, *lines, last = ran.out.splitlines()
    assert (ran.status, ran.err) == (0, "")
    assert first == "1 file, all 15 tokens"
    assert last.endswith("requests, no failures")
    (hovers,) = [line.split() for line in lines if line.startswith("textDocument/hover ")]
    assert hovers[1:3] == ["15", "0"]


def test_some_lines_and_standard_output_for_programs(command: Command) -> None:
    file = command.file("a.mlir", TEXT)
    ran = command("--check", "--features", "--check-lines", "2-2", "--format", "json", file)
    told = json.loads(ran.out)
    assert (ran.status, told["files"], told["tokens"], told["failures"]) == (0, 1, 4, [])
    assert told["features"]["textDocument/hover"]["requests"] == 4


@pytest.fixture
def broken_hover(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def hover(*_: object, **__: object) -> None:
        raise ZeroDivisionError("no hover today")

    monkeypatch.setattr(feature, "hover", hover)
    return iter(())


@pytest.mark.usefixtures("broken_hover")
def test_an_exception_is_a_failure(command: Command) -> None:
    file = command.file("a.mlir", TEXT)
    ran = command("--check", "--features", file, command.file("b.mlir", ""), "--jobs", "1")
    failure, *rest = ran.out.splitlines()
    assert ran.status == 1
    assert failure == f"{file}:1:1: textDocument/hover: ZeroDivisionError: no hover today (and in 14 other places)"
    assert rest[-1].endswith("requests, 15 failures")


@pytest.mark.usefixtures("broken_hover")
def test_its_traceback_is_shown_on_demand(command: Command) -> None:
    file = command.file("a.mlir", TEXT)
    shown = command("--check", "--features", "--log-level", "debug", file).out
    assert "\n    Traceback (most recent call last):\n" in shown
    assert '\n        raise ZeroDivisionError("no hover today")\n' in shown


def test_a_wrong_answer_is_a_failure(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    nowhere = feature_requests.Feature("textDocument/hover", lambda place: {"textDocument": {"uri": place.uri}})
    monkeypatch.setattr("pydealloc.server.selftest.run.FEATURES", (nowhere,))
    ran = command("--check", "--features", command.file("a.mlir", "// one\n\n@f\n"))
    assert ran.status == 1
    assert ":3:1: textDocument/hover: Invalid Params" in ran.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--check", "--features", "missing.mlir"], "missing.mlir: no such file or folder"),
        (["--features", "--stdio"], "--features needs --check"),
        (["--check", "--check-lines", "1-2", "a.mlir"], "--check-lines belongs to --check --features"),
        (["--check", "--features", "--check-lines", "3-2", "a.mlir"], "--check-lines needs two lines as 3-7"),
        (["--check", "--log-file", "x", "a.mlir"], "--log-file belongs to the server"),
        (
            ["--check", "--features", "--ignore-expected", "a.mlir"],
            "--ignore-expected belongs to --check without --features",
        ),
    ],
)
def test_what_cannot_be_carried_out(command: Command, arguments: list[str], complaint: str) -> None:
    ran = command(*arguments)
    assert ran.status == 2
    assert complaint in ran.err
