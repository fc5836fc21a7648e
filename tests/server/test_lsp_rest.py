"""What a server asks of its editor, and messages that belong to no feature of their own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types

from tests.server.conftest import CONFIG, capabilities
from tests.server.editor import Client, Editor
from tests.server.test_lsp_malformed import answers, framed

PROGRAM = """\
!buffer = memref<4xf32>
func.func @f(%m: !buffer) {
  %a = memref.alloc() : !buffer
  memref.copy %m, %a : !buffer to !buffer
  return
}
"""


@pytest_lsp.fixture(config=CONFIG, scope="session")
async def asked(lsp_client: Client, tmp_path_factory: pytest.TempPathFactory):
    """An editor that can be asked for everything, with a folder."""
    root = tmp_path_factory.mktemp("asked")
    announced = capabilities(types.PositionEncodingKind.Utf16)
    announced.workspace = types.WorkspaceClientCapabilities(
        configuration=True,
        did_change_configuration=types.DidChangeConfigurationClientCapabilities(dynamic_registration=True),
        did_change_watched_files=types.DidChangeWatchedFilesClientCapabilities(dynamic_registration=True),
        diagnostics=types.DiagnosticWorkspaceClientCapabilities(refresh_support=True),
        file_operations=types.FileOperationClientCapabilities(did_create=True, did_delete=True),
    )
    assert announced.text_document is not None
    announced.text_document.diagnostic = types.DiagnosticClientCapabilities()
    lsp_client.set_configuration({"inlayHints": {"frees": False, "placement": False}}, section="pydealloc")
    folder = types.WorkspaceFolder(uri=root.as_uri(), name="asked")
    params = types.InitializeParams(capabilities=announced, process_id=None, workspace_folders=[folder])
    await lsp_client.initialize_session(params)
    lsp_client.root = root  # pyright: ignore[reportAttributeAccessIssue]
    yield lsp_client
    await lsp_client.shutdown_session()


def root_of(client: Client) -> Path:
    return client.root  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType, reportUnknownVariableType]


async def test_it_asks_to_be_told_of_changes(asked: Client) -> None:
    async with Editor(asked, "file:///a.mlir", PROGRAM) as editor:
        await editor.hints()
    wanted = {one.method for one in asked.registered}
    assert wanted == {types.WORKSPACE_DID_CHANGE_CONFIGURATION, types.WORKSPACE_DID_CHANGE_WATCHED_FILES}


async def test_settings_are_asked_for(asked: Client) -> None:
    async with Editor(asked, "file:///a.mlir", PROGRAM) as editor:
        # The answer to the server's question comes before the one to this request, which may be without it.
        await editor.hints()
        assert await editor.hints() == [("%a", "owned")]
        asked.set_configuration({"inlayHints": {"frees": True, "placement": False}}, section="pydealloc")
        asked.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=None))
        # The answer to its question comes before that to ours.
        await editor.hints()
        copied = "  memref.copy %m, %a : !buffer to !buffer"
        assert await editor.hints() == [("%a", "owned"), (copied, "pass: frees %a")]


async def test_workspace_diagnostic_refresh(asked: Client) -> None:
    """Another configuration: whoever asked for diagnostics is to ask again."""
    file = root_of(asked) / "pydealloc.toml"
    async with Editor(asked, (root_of(asked) / "a.mlir").as_uri(), PROGRAM) as editor:
        await editor.hints()
        before = asked.refreshes
        file.write_text('ignore = ["*"]\n')
        change = types.FileEvent(uri=file.as_uri(), type=types.FileChangeType.Created)
        asked.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([change]))
        await asked.until(lambda: asked.refreshes > before)
    file.unlink()


async def test_the_type_of_a_value_is_an_alias(asked: Client) -> None:
    async with Editor(asked, "file:///a.mlir", PROGRAM) as editor:
        params = types.TypeDefinitionParams(text_document=editor.identifier, position=editor.place("%a = "))
        found = await asked.text_document_type_definition_async(params)
        assert isinstance(found, list)
        (place,) = [one for one in found if isinstance(one, types.Location)]
        assert editor.span(place.range) == "!buffer"


async def test_files_that_the_editor_makes_and_deletes(asked: Client) -> None:
    async def names() -> list[str]:
        found = await asked.workspace_symbol_async(types.WorkspaceSymbolParams(query="made_by_hand"))
        return [one.name for one in found or ()]

    file = root_of(asked) / "made.mlir"
    assert await names() == []
    file.write_text("func.func @made_by_hand() {\n  return\n}\n")
    asked.workspace_did_create_files(types.CreateFilesParams([types.FileCreate(file.as_uri())]))
    assert await names() == ["@made_by_hand"]
    file.unlink()
    asked.workspace_did_delete_files(types.DeleteFilesParams([types.FileDelete(file.as_uri())]))
    assert await names() == []


async def test_a_trace_may_be_set(asked: Client) -> None:
    for value in types.TraceValue:
        asked.set_trace(types.SetTraceParams(value))
    async with Editor(asked, "file:///a.mlir", PROGRAM) as editor:
        assert await editor.hover("memref.alloc") is not None


def test_who_waits_for_diagnostics_is_told_that_there_will_be_none() -> None:
    """The session ends while a file is analysed: each request has an answer all the same."""
    document = {"uri": "untitled:a", "languageId": "mlir", "version": 1, "text": PROGRAM * 200}
    opened = {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": document}}
    pull = {"jsonrpc": "2.0", "method": "textDocument/diagnostic", "id": "pull"}
    asked = {**pull, "params": {"textDocument": {"uri": "untitled:a"}}}
    told, _ = answers(*(framed(json.dumps(message).encode()) for message in (opened, asked)))
    assert {"pull", "later", "end"} <= {message.get("id") for message in told}
