"""Diagnostics for editors that ask for them."""

from __future__ import annotations

import asyncio

from lsprotocol import types
from pygls.exceptions import JsonRpcException

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
            if isinstance(each, types.WorkspaceFullDocumentDiagnosticReport)
        }
        assert codes == {one.uri: ["syntax"], other.uri: []}
        known = [types.PreviousResultId(uri=each.uri, value=each.result_id or "") for each in found.items]
        params = types.WorkspaceDiagnosticParams(previous_result_ids=known)
        again = await modern_client.workspace_diagnostic_async(params)
        assert {each.kind for each in again.items} == {"unchanged"}


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
