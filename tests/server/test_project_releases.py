"""Project releases: editors follow `llvm = "auto"` as the command line does, and say so."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lsprotocol import types

from tests.server.editor import Client, Editor
from tests.server.test_release_choice import ALIGNED, BARRIER, MISTAKE, NEWEST, OLD, PLAIN, project


def said(client: Client) -> str:
    return (client.statuses[-1].message or "") if client.statuses and hasattr(client.statuses[-1], "message") else ""


def shown(client: Client, uri: str) -> Sequence[types.Diagnostic]:
    newest = client.newest(uri)
    return [] if newest is None else newest.diagnostics


async def test_open_files_are_read_as_their_project(watcher: Client, tmp_path: Path) -> None:
    folder = project(tmp_path / "old", a=OLD, b=OLD, c=PLAIN)
    uri = (folder / "a.mlir").as_uri()
    async with Editor(watcher, uri, OLD) as editor:
        await watcher.until(lambda: "files are read as LLVM 19, which reads 3 of 3 files" in said(watcher))
        await watcher.until(lambda: (newest := watcher.newest(uri)) is not None and not newest.diagnostics)
        editor.replace("to_tensor %m", "to_tensor %q")
        assert [one.code for one in await editor.diagnostics()] == ["undefined-value"]
    async with Editor(watcher, (folder / "b.mlir").as_uri(), OLD) as editor:
        assert await editor.diagnostics() == []
    (folder / "pydealloc.toml").write_text('llvm = "22"\n', "utf-8")
    async with Editor(watcher, uri, OLD) as editor:
        assert [one.code for one in await editor.diagnostics()] == ["older-spelling"]


async def test_a_mistake_is_no_sign_of_a_release(watcher: Client, tmp_path: Path) -> None:
    folder = project(tmp_path / "new", a=MISTAKE, b=PLAIN, c=NEWEST)
    async with Editor(watcher, (folder / "a.mlir").as_uri(), MISTAKE) as editor:
        assert [one.code for one in await editor.diagnostics()] == ["verify-slice"]
    assert str(folder) not in said(watcher)


async def test_an_operation_of_another_release_is_no_error(watcher: Client, tmp_path: Path) -> None:
    folder = project(tmp_path / "mixed", a=ALIGNED, b=ALIGNED, c=PLAIN, d=BARRIER)
    uri = (folder / "d.mlir").as_uri()
    async with Editor(watcher, uri, BARRIER) as editor:
        await watcher.until(lambda: [one.code for one in shown(watcher, uri)] == ["other-version"])
        (found,) = await editor.diagnostics()
        assert found.severity == types.DiagnosticSeverity.Information
        editor.replace("memfence [", "memfence [[")
        (found,) = await editor.diagnostics()
        assert (found.code, found.severity) == ("syntax", types.DiagnosticSeverity.Error)
    assert str(folder) not in said(watcher)


async def test_a_file_alone_shows_no_release(watcher: Client) -> None:
    async with Editor(watcher, "file:///alone.mlir", BARRIER) as editor:
        (found,) = await editor.diagnostics()
        assert (found.code, found.severity) == ("syntax", types.DiagnosticSeverity.Error)
        assert "LLVM 24 reads this" in str(found)
