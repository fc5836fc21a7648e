"""Analysis results: requests that wait for them are answered, whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import Generator

import pytest

from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.server.selftest.requests import CAPABILITIES
from pydealloc.server.session.analysis_results import AnalysisResults, Extent, SupersededError, finish_on_error
from pydealloc.server.session.snapshot import Snapshot
from pydealloc.syntax.text.findings import Finding
from pydealloc.syntax.text.line_index import Encoding, LineIndex

_COMMENT = "  // A line.\n"


def steps(count: int) -> Generator[float | None]:
    for _ in range(count):
        yield None
    raise ZeroDivisionError


def test_an_analysis_that_fails_finds_nothing() -> None:
    told: list[tuple[list[Finding], Extent]] = []
    running = finish_on_error(steps(2), lambda found, extent: told.append((found, extent)), lambda: True)
    with pytest.raises(ZeroDivisionError):
        list(running)
    assert told == [([], Extent.ALL)]


def test_one_that_is_given_up_says_nothing() -> None:
    told: list[Extent] = []
    running = finish_on_error(steps(2), lambda _, extent: told.append(extent), lambda: True)
    next(running)
    del running
    assert told == []


def test_what_nobody_wants_ends_at_the_next_pause() -> None:
    wanted = [True, False]
    running = finish_on_error(steps(9), lambda found, extent: None, lambda: wanted.pop(0))
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


async def test_errors_of_a_long_file_come_before_its_hints() -> None:
    buffers = "".join(f"  %{n} = memref.alloc() : memref<{n + 1}xf32>\n" for n in range(50))
    text = f"func.func @f() {{\n{buffers}{_COMMENT * 10_000}  return\n}}\n"
    editor = InProcess()
    await editor.begin(CAPABILITIES)
    uri = "untitled:a"
    document = {"uri": uri, "languageId": "mlir", "version": 1, "text": text}
    editor.notify("textDocument/didOpen", {"textDocument": document})
    places = {"start": {"line": 0, "character": 0}, "end": {"line": 60, "character": 0}}
    wanted = {"textDocument": {"uri": uri}, "range": places}
    assert (await editor.request("textDocument/inlayHint", wanted, 60)).result
    at = {"line": 20, "character": 0}
    for version, new, is_wrong in (
        (2, "  %x = memref.cast %y : memref<4xf32> to memref<?xf32>\n", True),
        (3, "", False),
    ):
        editor.take_diagnostics(uri)
        end = at if new else {"line": 21, "character": 0}
        changes = [{"range": {"start": at, "end": end}, "text": new}]
        identifier = {"uri": uri, "version": version}
        editor.notify("textDocument/didChange", {"textDocument": identifier, "contentChanges": changes})
        await editor.request("textDocument/inlayHint", wanted, 60)
        *_, found = editor.take_diagnostics(uri)
        assert any(one["severity"] == 1 for one in found) is is_wrong
    editor.end()


async def test_an_edit_ends_waiting_for_errors() -> None:
    results = AnalysisResults()
    results.mark_pending("a:b")
    waiting = asyncio.ensure_future(results.wait_for_errors("a:b"))
    await asyncio.sleep(0)
    assert not waiting.done()
    results.invalidate("a:b")
    await waiting
    await results.wait_for_errors("a:b")


@pytest.mark.parametrize("enough", Extent)
async def test_who_waits_is_answered_as_soon_as_it_is_enough(enough: Extent) -> None:
    results = AnalysisResults()
    snapshot = Snapshot("a:b", 1, LineIndex(""), Encoding.UTF16, number=1, opened=1)
    waiting = asyncio.ensure_future(results.wait_for(snapshot.uri, enough))
    await asyncio.sleep(0)
    for extent in Extent:
        assert not waiting.done()
        results.publish(snapshot, [], extent)
        await asyncio.sleep(0)
        if extent is enough:
            break
    assert (await waiting)[2] is enough
