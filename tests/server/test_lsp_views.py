"""What an editor shows beside the text: pictures, stories of buffers, the commands of a test, and how the server is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.server.editor import Client, Editor

TEXT = """// RUN: nobody-has-this %s | cat
// RUN: echo $HOME
// Nothing.
func.func private @declared(memref<4xf32>)

func.func @f(%x: f32, %i: index) {
  %a = memref.alloc() {t = "\U0001f600"} : memref<4xf32>
  memref.store %x, %a[%i] : memref<4xf32>
  return
}
"""


async def ask(client: Client, method: str, **params: object) -> Any:
    return await client.protocol.send_request_async(method, params)


def here(editor: Editor, snippet: str) -> dict[str, object]:
    place = editor.place(snippet)
    position = {"line": place.line, "character": place.character}
    return {"textDocument": {"uri": editor.uri}, "position": position}


def links(dot: str) -> Iterator[types.Range]:
    for found in re.finditer(r'href="#(\d+):(\d+)-(\d+):(\d+)"', dot):
        line, column, end_line, end_column = map(int, found.groups())
        yield types.Range(types.Position(line, column), types.Position(end_line, end_column))


async def test_a_picture_leads_to_the_text(any_client: Client) -> None:
    async with Editor(any_client, "file:///picture.mlir", TEXT) as editor:
        found = await ask(any_client, "pydealloc/picture", **here(editor, "memref.store"))
        assert (found.title, found.function, found.version, found.refusal) == ("@f", "f", 1, "")
        assert found.dot.startswith('digraph "@f" {')
        texts = {editor.span(one) for one in links(found.dot)}
        assert {
            '%a = memref.alloc() {t = "\U0001f600"} : memref<4xf32>',
            "memref.store %x, %a[%i] : memref<4xf32>",
            "return",
        } <= texts
        start, end = found.range.start, found.range.end
        assert (start.line, start.character, end.line, end.character) == (5, 0, 9, 1)


async def test_lifetimes_come_with_a_picture_that_asks_for_them(client: Client) -> None:
    async with Editor(client, "file:///lifetimes.mlir", TEXT) as editor:
        place = here(editor, "memref.store")
        assert not hasattr(await ask(client, "pydealloc/picture", **place), "lifetimes")
        found = await ask(client, "pydealloc/picture", **place, lifetimes=True)
        assert "<table" in found.lifetimes
        assert "%a" in found.lifetimes


async def test_the_memory_of_a_function(any_client: Client) -> None:
    async with Editor(any_client, "file:///memory.mlir", TEXT) as editor:
        place = here(editor, "memref.store")
        found = await ask(any_client, "pydealloc/memory", **place)
        assert (found.title, found.function, found.version, found.after) == ("@f", "f", 1, None)
        (bar,) = found.now.buffers
        assert (bar.name, bar.bytes, bar.ending, found.now.peak) == ("%a", 16, "freed by the pass", 16)
        line, start, end = bar.place
        assert editor.text.splitlines()[line][start:end] == "%a"
        assert "plan-memory" in found.pipelines
        after = await ask(any_client, "pydealloc/memory", **place, after="promote-buffers-to-stack")
        assert (after.pipeline, after.problem, after.after.peak) == ("promote-buffers-to-stack", "", 0)
        assert (after.second, after.version) == ("after promote-buffers-to-stack", 1)
        assert "nope" in (await ask(any_client, "pydealloc/memory", **place, after="nope")).problem
        assert await ask(any_client, "pydealloc/memory", **here(editor, "@declared")) is None


async def test_no_picture_of_what_has_no_body(client: Client) -> None:
    async with Editor(client, "file:///no_picture.mlir", TEXT) as editor:
        assert await ask(client, "pydealloc/picture", **here(editor, "@declared")) is None
        assert await ask(client, "pydealloc/picture", **here(editor, "RUN: echo")) is None


async def test_a_picture_of_a_broken_function_says_so(client: Client) -> None:
    async with Editor(client, "file:///broken.mlir", TEXT.replace("memref.store", "memref.stor")) as editor:
        found = await ask(client, "pydealloc/picture", **here(editor, "memref.alloc"))
        assert "errors" in found.refusal
        assert "memref.alloc" in found.dot


async def test_the_story_of_a_buffer(any_client: Client) -> None:
    async with Editor(any_client, "file:///story.mlir", TEXT) as editor:
        found = await ask(any_client, "pydealloc/explain", **here(editor, "%a[%i]"))
        assert (found.title, found.version) == ("%a", 1)
        assert "| [7](file:///story.mlir#L7) | allocated |" in found.markdown
        assert "pass: freed after this: " in found.plain
        assert found.range.start.line == 7
        assert await ask(any_client, "pydealloc/explain", **here(editor, "Nothing.")) is None


async def test_the_commands_of_a_test(any_client: Client) -> None:
    async with Editor(any_client, "file:///runs.mlir", TEXT) as editor:
        found = await ask(any_client, "pydealloc/runLines", textDocument={"uri": editor.uri})
        assert [(one.line, one.text) for one in found.lines] == [(0, "nobody-has-this %s | cat"), (1, "echo $HOME")]
        assert found.lines[0].problem == "nobody-has-this not found"
        assert "$HOME" in found.lines[1].problem
        assert found.lines[0].range.end.character == len("// RUN: nobody-has-this %s | cat")


@pytest.mark.parametrize("method", ["pydealloc/picture", "pydealloc/memory", "pydealloc/explain"])
@pytest.mark.parametrize(
    "params",
    [
        {},
        {"textDocument": {"uri": "file:///a.mlir"}},
        {"textDocument": {"uri": "file:///a.mlir"}, "position": {"line": 1}},
        {"textDocument": {"uri": "file:///a.mlir"}, "position": {"line": -1, "character": 0}},
        {"textDocument": {}, "position": {"line": 1, "character": 1}},
    ],
)
async def test_without_a_place_there_is_no_answer(client: Client, method: str, params: dict[str, object]) -> None:
    with pytest.raises(JsonRpcException, match="has to"):
        await ask(client, method, **params)


async def test_of_files_that_are_not_open(client: Client) -> None:
    place = {"textDocument": {"uri": "file:///nobody.mlir"}, "position": {"line": 0, "character": 0}}
    assert await ask(client, "pydealloc/picture", **place) is None
    assert await ask(client, "pydealloc/memory", **place) is None
    assert await ask(client, "pydealloc/explain", **place) is None
    assert list((await ask(client, "pydealloc/runLines", textDocument=place["textDocument"])).lines) == []


async def test_how_the_server_is(watcher: Client, tmp_path: Path) -> None:
    await watcher.until(lambda: bool(watcher.statuses))
    assert (watcher.statuses[-1].health, watcher.statuses[-1].quiescent) == ("ok", True)
    config = tmp_path / "pydealloc.toml"
    config.write_text("[nonsense\n", "utf-8")
    async with Editor(watcher, (tmp_path / "a.mlir").as_uri(), TEXT):
        await watcher.until(lambda: watcher.statuses[-1].health == "warning")
        assert watcher.statuses[-1].message == "1 problem in configuration files"
        config.write_text("", "utf-8")
        change = types.FileEvent(uri=config.as_uri(), type=types.FileChangeType.Changed)
        watcher.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[change]))
        await watcher.until(lambda: watcher.statuses[-1].health == "ok" and watcher.statuses[-1].quiescent)


async def test_long_work_is_told(watcher: Client) -> None:
    watcher.statuses.clear()
    function = TEXT[TEXT.index("func.func @f") :]
    many = "".join(function.replace("@f", f"@f{number}") for number in range(800))
    async with Editor(watcher, "file:///long.mlir", many):
        await watcher.until(lambda: [one.quiescent for one in watcher.statuses][-2:] == [False, True])


async def test_nobody_is_told_who_did_not_ask(client: Client) -> None:
    async with Editor(client, "file:///quiet.mlir", TEXT) as editor:
        await editor.diagnostics()
        assert client.statuses == []
