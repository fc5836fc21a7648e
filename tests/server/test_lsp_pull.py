"""Diagnostics for editors that ask for them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.server.conftest import CONFIG, capabilities
from tests.server.editor import PATIENCE, Client, Editor

SERVER_CANCELLED = -32802
WRONG = "func.func @f() {\n  %0 = arith.constant 1 : f32\n  return\n}\n"


async def report(client: Client, uri: str, before: str | None = None) -> types.DocumentDiagnosticReport:
    document = types.TextDocumentIdentifier(uri)
    params = types.DocumentDiagnosticParams(text_document=document, previous_result_id=before)
    return await client.text_document_diagnostic_async(params)


async def test_who_asks_is_told_and_nothing_is_sent(modern_client: Client) -> None:
    async with Editor(modern_client, "untitled:one", WRONG) as editor:
        full = await report(modern_client, editor.uri)
        assert isinstance(full, types.RelatedFullDocumentDiagnosticReport)
        assert [one.code for one in full.items] == ["syntax"]
        same = await report(modern_client, editor.uri, full.result_id)
        assert isinstance(same, types.RelatedUnchangedDocumentDiagnosticReport)
        editor.replace("1 : f32", "1.0 : f32")
        right = await report(modern_client, editor.uri, full.result_id)
        assert isinstance(right, types.RelatedFullDocumentDiagnosticReport)
        assert {one.severity for one in right.items} == {types.DiagnosticSeverity.Hint}
        await asyncio.sleep(0.1)
        assert not [each for each in modern_client.published if each.uri == editor.uri]


async def test_a_file_that_is_not_open_has_none(modern_client: Client) -> None:
    found = await report(modern_client, "file:///nowhere.mlir")
    assert isinstance(found, types.RelatedFullDocumentDiagnosticReport)
    assert not found.items


async def test_all_open_files_at_once(modern_client: Client) -> None:
    async with Editor(modern_client, "untitled:a", WRONG) as one, Editor(modern_client, "untitled:b", "") as other:
        params = types.WorkspaceDiagnosticParams(previous_result_ids=[])
        found = await modern_client.workspace_diagnostic_async(params)
        codes = {
            each.uri: [one.code for one in each.items]
            for each in found.items
            if isinstance(each, types.WorkspaceFullDocumentDiagnosticReport) and each.uri in (one.uri, other.uri)
        }
        assert codes == {one.uri: ["syntax"], other.uri: []}
        known = [types.PreviousResultId(uri=each.uri, value=each.result_id or "") for each in found.items]
        params = types.WorkspaceDiagnosticParams(previous_result_ids=known)
        again = await modern_client.workspace_diagnostic_async(params)
        assert {each.kind for each in again.items if each.uri in codes} == {"unchanged"}


async def test_who_is_told_does_not_have_to_ask(client: Client) -> None:
    async with Editor(client, "untitled:pushed", WRONG) as editor:
        assert [one.code for one in await editor.diagnostics()] == ["syntax"]


async def test_a_file_that_is_closed_while_the_workspace_is_looked_at(modern_client: Client) -> None:
    async with Editor(modern_client, "untitled:stays", WRONG) as editor:
        editor.replace("return", "return // again")
        async with Editor(modern_client, "untitled:goes", WRONG):
            asked = modern_client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
            pending = asyncio.ensure_future(asked)
            await asyncio.sleep(0)
        (found,) = await asyncio.gather(asyncio.wait_for(pending, PATIENCE), return_exceptions=True)
        if isinstance(found, types.WorkspaceDiagnosticReport):
            assert "untitled:stays" in [each.uri for each in found.items]
        else:
            assert isinstance(found, JsonRpcException)
            assert found.code == SERVER_CANCELLED


# --- Files that have no findings any more -----------------------------------------------------------------------------


@pytest_lsp.fixture(config=CONFIG, params=[False, True], ids=["open files", "whole workspace"])
async def workspace(request: pytest.FixtureRequest, lsp_client: Client, tmp_path: Path):
    """A client that pulls diagnostics, with `tmp_path` as its workspace."""
    announced = capabilities(types.PositionEncodingKind.Utf16)
    assert announced.workspace is not None
    assert announced.text_document is not None
    announced.text_document.diagnostic = types.DiagnosticClientCapabilities()
    announced.workspace.diagnostics = types.DiagnosticWorkspaceClientCapabilities(refresh_support=True)
    parameters = types.InitializeParams(
        capabilities=announced,
        process_id=None,
        workspace_folders=[types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")],
        initialization_options={"diagnostics": {"wholeWorkspace": request.param}},
    )
    await lsp_client.initialize_session(parameters)
    yield lsp_client
    await lsp_client.shutdown_session()


class Problems:
    """The problems an editor shows, as it learns of them by `workspace/diagnostic`."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.ids: dict[str, str] = {}
        self.shown: dict[str, list[types.Diagnostic]] = {}

    async def pull(self) -> set[str]:
        """The names of the files with errors."""
        known = [types.PreviousResultId(uri=uri, value=value) for uri, value in self.ids.items()]
        found = await self.client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=known))
        for each in found.items:
            if isinstance(each, types.WorkspaceFullDocumentDiagnosticReport):
                self.shown[each.uri] = list(each.items)
                self.ids.pop(each.uri, None)
            if each.result_id is not None:
                self.ids[each.uri] = each.result_id
        severe = types.DiagnosticSeverity.Error
        return {Path(uri).name for uri, items in self.shown.items() if any(one.severity is severe for one in items)}


async def test_closed_repaired_deleted_and_renamed_files(
    workspace: Client, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    client, folder, whole = workspace, tmp_path, "whole workspace" in request.node.name
    names = ["repaired.mlir", "deleted.mlir", "renamed.mlir"]
    for name in names:
        (folder / name).write_text(WRONG)
    problems = Problems(client)
    async with Editor(client, (folder / "opened.mlir").as_uri(), WRONG):
        assert await problems.pull() == {"opened.mlir", *(names if whole else ())}
    # It was open, and is no file.
    assert await problems.pull() == (set(names) if whole else set())
    (folder / "repaired.mlir").write_text(WRONG.replace("1 : f32", "1.0 : f32"))
    (folder / "deleted.mlir").unlink()
    (folder / "renamed.mlir").rename(folder / "new.mlir")
    assert await problems.pull() == ({"new.mlir"} if whole else set())
    assert await problems.pull() == ({"new.mlir"} if whole else set())


async def test_a_closed_file_that_the_editor_has_forgotten(workspace: Client) -> None:
    """VS Code asks for the file once more before it closes it, and does not name it in what it asks then."""
    problems = Problems(workspace)
    async with Editor(workspace, "untitled:forgotten.mlir", WRONG) as editor:
        document = types.TextDocumentIdentifier(editor.uri)
        found = await workspace.text_document_diagnostic_async(types.DocumentDiagnosticParams(document))
        assert isinstance(found, types.RelatedFullDocumentDiagnosticReport)
        problems.shown[editor.uri] = list(found.items)
    assert await problems.pull() == set()


async def test_a_file_that_is_closed_after_an_edit_in_the_editor(workspace: Client, tmp_path: Path) -> None:
    """What was typed and not saved is gone; with the whole workspace, the file on disk counts."""
    client, folder = workspace, tmp_path
    (folder / "a.mlir").write_text(WRONG.replace("1 : f32", "1.0 : f32"))
    problems = Problems(client)
    async with Editor(client, (folder / "a.mlir").as_uri(), WRONG):
        assert await problems.pull() == {"a.mlir"}
    assert await problems.pull() == set()


async def test_another_configuration_makes_results_new(workspace: Client, tmp_path: Path) -> None:
    client, folder = workspace, tmp_path
    (folder / "a.mlir").write_text(WRONG)
    settings = folder / "pydealloc.toml"
    problems = Problems(client)
    async with Editor(client, (folder / "a.mlir").as_uri(), WRONG):
        assert await problems.pull() == {"a.mlir"}
        settings.write_text('[severity]\nsyntax = "hint"\n')
        change = types.FileEvent(uri=settings.as_uri(), type=types.FileChangeType.Created)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[change]))
        assert await problems.pull() == set()


async def test_a_closed_file_is_published_without_findings(client: Client, tmp_path: Path) -> None:
    path = tmp_path / "pushed.mlir"
    path.write_text(WRONG)
    async with Editor(client, path.as_uri(), WRONG) as editor:
        assert [one.code for one in await editor.diagnostics()] == ["syntax"]
        path.unlink()
    last = [each for each in client.published if each.uri == editor.uri]
    for _ in range(int(PATIENCE / 0.05)):
        last = [each for each in client.published if each.uri == editor.uri]
        if last and not last[-1].diagnostics:
            break
        await asyncio.sleep(0.05)
    assert not last[-1].diagnostics


async def test_errors_of_a_long_function_come_before_its_other_findings(workspace: Client) -> None:
    buffers = "".join(f"  %{n} = memref.alloc() : memref<{n + 1}xf32>\n" for n in range(900))
    freed = "  memref.dealloc %0 : memref<1xf32>\n"
    text = f"func.func @f() {{\n{buffers}{freed}{freed}  return\n}}\n"
    before = workspace.refreshes
    async with Editor(workspace, "untitled:long", text) as editor:
        early = await report(workspace, editor.uri)
        assert isinstance(early, types.RelatedFullDocumentDiagnosticReport)
        assert not early.items
        while workspace.refreshes == before:
            workspace.news.clear()
            await asyncio.wait_for(workspace.news.wait(), PATIENCE)
        whole = await report(workspace, editor.uri, early.result_id)
        assert isinstance(whole, types.RelatedFullDocumentDiagnosticReport)
        assert "double-free" in {one.code for one in whole.items}
        same = await report(workspace, editor.uri, whole.result_id)
        assert isinstance(same, types.RelatedUnchangedDocumentDiagnosticReport)


async def test_an_error_in_a_long_function_is_told_before_the_rest_of_it_is_looked_at(workspace: Client) -> None:
    """Whoever types on before everything is known would never see any."""
    buffers = "".join(f"  %{n} = memref.alloc() : memref<{n + 1}xf32>\n" for n in range(900))
    text = f"func.func @f() {{\n{buffers}  return\n}}\n"
    async with Editor(workspace, "untitled:typed", text) as editor:
        before = await all_of(workspace, editor.uri)
        parts: list[str] = []
        for old, new in (("f32", "f3"), ("f3>", "f32>")) * 5:
            editor.replace(f"<450x{old}", f"<450x{new}")
            found = await report(workspace, editor.uri, before)
            assert isinstance(found, types.RelatedFullDocumentDiagnosticReport)
            errors = [one for one in found.items if one.severity is types.DiagnosticSeverity.Error]
            assert [one.range.start.line for one in errors] == ([450] if new == "f3" else [])
            parts.append((found.result_id or "").rpartition("-")[2])
        assert "lines" in parts, parts
        assert await all_of(workspace, editor.uri) != before


async def all_of(client: Client, uri: str) -> str:
    """The identity of all findings of a file, which `workspace/diagnostic` waits for."""
    found = await client.workspace_diagnostic_async(types.WorkspaceDiagnosticParams(previous_result_ids=[]))
    (identity,) = [one.result_id for one in found.items if one.uri == uri]
    assert identity is not None
    return identity
