"""Analysis results: requests that wait for them are answered, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

import pytest

from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.server.selftest.requests import CAPABILITIES
from pydealloc.server.session.analysis_results import AnalysisResults, SupersededError, finish_on_error
from pydealloc.syntax.text.findings import Finding


def steps(count: int) -> Generator[float | None]:
    for _ in range(count):
        yield None
    raise ZeroDivisionError


def test_an_analysis_that_fails_finds_nothing() -> None:
    told: list[tuple[list[Finding], bool]] = []
    running = finish_on_error(steps(2), lambda found, is_all: told.append((found, is_all)), lambda: True)
    with pytest.raises(ZeroDivisionError):
        list(running)
    assert told == [([], True)]


def test_one_that_is_given_up_says_nothing() -> None:
    told: list[bool] = []
    running = finish_on_error(steps(2), lambda _, is_all: told.append(is_all), lambda: True)
    next(running)
    del running
    assert told == []


def test_what_nobody_wants_ends_at_the_next_pause() -> None:
    wanted = [True, False]
    running = finish_on_error(steps(9), lambda found, is_all: None, lambda: wanted.pop(0))
    assert len(list(running)) == 2


async def test_the_end_of_a_session_is_the_end_of_waiting() -> None:
    results = AnalysisResults()
    waiting = asyncio.ensure_future(results.wait_for("a:b"))
    await asyncio.sleep(0)
    results.stop()
    with pytest.raises(SupersededError):
        await waiting


async def test_nothing_is_kept_of_edits_that_are_done() -> None:
    editor = InProcess()
    await editor.begin(CAPABILITIES)
    uri = "untitled:a"
    editor.notify(
        "textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "mlir", "version": 1, "text": ""}}
    )
    for version in range(2, 50):
        changes = [{"text": f"// {version}\n"}]
        identifier = {"uri": uri, "version": version}
        editor.notify("textDocument/didChange", {"textDocument": identifier, "contentChanges": changes})
    await editor.request(
        "textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 0, "character": 0}}, 30
    )
    assert editor.unfinished() < 3
    editor.end()
