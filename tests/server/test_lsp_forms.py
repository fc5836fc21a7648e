"""Other forms of a program through a process: bytecode as text, the generic form, annotations of a test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.bytecode.reader import program_text
from tests.harness.bytecode_samples import written
from tests.server.editor import Client, Editor

LATEST = 6
"""The newest version of the format."""
TEST = """// RUN: mlir-opt -verify-diagnostics %s
func.func @f(%x: i32, %y: i64) -> i32 {
  %r = "arith.addi"(%x, %y) : (i32, i64) -> i32
  return %r : i32
}
"""


async def ask(client: Client, method: str, **params: object) -> Any:
    return await client.protocol.send_request_async(method, params)


async def test_bytecode_is_converted(any_client: Client, tmp_path: Path) -> None:
    path = tmp_path / "a.mlirbc"
    path.write_bytes(written(LATEST))
    async with Editor(any_client, "file:///other.mlir", ""):
        found = await ask(any_client, "mlir/convertFromBytecode", uri=path.as_uri())
    assert found.output == program_text(written(LATEST), UPSTREAM)


@pytest.mark.parametrize(
    ("name", "content", "reason"),
    [("broken.mlirbc", written(LATEST)[:40], "this bytecode cannot be read"), ("none.mlirbc", None, "cannot be read")],
)
async def test_why_bytecode_is_not_converted(
    any_client: Client, tmp_path: Path, name: str, content: bytes | None, reason: str
) -> None:
    path = tmp_path / name
    if content is not None:
        path.write_bytes(content)
    async with Editor(any_client, "file:///other.mlir", ""):
        with pytest.raises(JsonRpcException, match=reason):
            await ask(any_client, "mlir/convertFromBytecode", uri=path.as_uri())


async def test_bytecode_is_not_written(any_client: Client) -> None:
    async with Editor(any_client, "file:///other.mlir", ""):
        with pytest.raises(JsonRpcException, match="not written"):
            await ask(any_client, "mlir/convertToBytecode", uri="file:///other.mlir")
        with pytest.raises(JsonRpcException, match="only files on disk"):
            await ask(any_client, "mlir/convertFromBytecode", uri="untitled:other")


async def test_the_generic_form(any_client: Client) -> None:
    async with Editor(any_client, "file:///a.mlir", "func.func private @f(i32)\n") as editor:
        found = await ask(any_client, "pydealloc/genericForm", textDocument={"uri": editor.uri})
        assert found.text.splitlines()[1].lstrip().startswith('"func.func"() <{function_type = (i32) -> ()')
        assert found.version == 1


async def actions_at(editor: Editor, snippet: str) -> dict[str, types.CodeAction]:
    place = editor.place(snippet)
    document = types.TextDocumentIdentifier(editor.uri)
    context = types.CodeActionContext(diagnostics=[], only=[types.CodeActionKind.QuickFix])
    params = types.CodeActionParams(document, types.Range(place, place), context)
    found = await editor.client.text_document_code_action_async(params) or []
    return {one.title: one for one in found if isinstance(one, types.CodeAction)}


async def test_annotations_are_offered_in_tests_of_diagnostics(any_client: Client) -> None:
    async with Editor(any_client, "file:///test.mlir", TEST) as editor:
        action = (await actions_at(editor, '"arith.addi"'))["Add expected-diagnostic comments"]
        assert action.edit is not None
        comment = "  // expected-error @+1 {{requires the same type for all operands and results}}\n"
        assert editor.applied(action.edit) == TEST.replace("  %r", f"{comment}  %r")
    async with Editor(any_client, "file:///plain.mlir", TEST.partition("\n")[2]) as editor:
        assert [title for title in await actions_at(editor, '"arith.addi"') if "expected" in title] == []
