"""Completion, its documentation, and signature help, through the protocol and a real process."""

from __future__ import annotations

import os

import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig

from tests.server.conftest import COMMAND
from tests.server.editor import Client, Editor

PROGRAM = """\
!buffer = memref<4xf32>
func.func private @make(index) -> !buffer
func.func @f(%m: !buffer, %i: index) -> f32 {
  %v = memref.load %m[ %i ] : !buffer // "é"
  "é𝄞"(%m) : (!buffer) -> ()
  return %v : f32
}
"""


async def complete(editor: Editor, position: types.Position) -> types.CompletionList:
    params = types.CompletionParams(text_document=editor.identifier, position=position)
    found = await editor.client.text_document_completion_async(params)
    assert isinstance(found, types.CompletionList)
    return found


def chosen(editor: Editor, found: types.CompletionList, label: str) -> str:
    """The text after choosing `label`, as an editor does it."""
    (item,) = [item for item in found.items if item.label == label]
    edit = item.text_edit
    if edit is None:
        assert found.item_defaults is not None
        range_ = found.item_defaults.edit_range
        text = item.text_edit_text or item.label
    else:
        range_ = edit.insert if isinstance(edit, types.InsertReplaceEdit) else edit.range
        text = edit.new_text
    if isinstance(range_, types.EditRangeWithInsertReplace):
        range_ = range_.insert
    assert range_ is not None
    return editor.with_edits([types.TextEdit(range=range_, new_text=text)])


async def test_a_value_is_completed_behind_wide_characters(any_client: Client) -> None:
    async with Editor(any_client, "file:///wide.mlir", PROGRAM) as editor:
        editor.replace('"é𝄞"(%m) : (!buffer) -> ()', '"é𝄞"(%m, %')
        found = await complete(editor, editor.position(editor.text.index("(%m, %") + len("(%m, %")))
        assert found.items[0].label == "%v"
        assert chosen(editor, found, "%i") == editor.text.replace("(%m, %", "(%m, %i")


async def test_what_is_typed_is_kept_or_replaced(client: Client) -> None:
    async with Editor(client, "file:///a.mlir", PROGRAM) as editor:
        found = await complete(editor, editor.position(editor.text.index("memref.load") + len("memref.l")))
        (item,) = [item for item in found.items if item.label == "memref.load"]
        assert isinstance(item.text_edit, types.InsertReplaceEdit)
        assert editor.span(item.text_edit.insert) == "memref.l"
        assert editor.span(item.text_edit.replace) == "memref.load"
        assert item.insert_text_format is types.InsertTextFormat.Snippet
        assert item.sort_text is not None


async def test_items_are_documented_when_asked(client: Client) -> None:
    async with Editor(client, "file:///b.mlir", PROGRAM) as editor:
        editor.replace('"é𝄞"(%m) : (!buffer) -> ()', "%n = call @ma")
        found = await complete(editor, editor.position(editor.text.index("@ma\n") + 3))
        (item,) = found.items
        assert item.documentation is None
        resolved = await client.completion_item_resolve_async(item)
        assert isinstance(resolved.documentation, types.MarkupContent)
        assert "the caller must free the result" in resolved.documentation.value
        assert chosen(editor, found, "@make") == editor.text.replace(
            "call @ma\n", "call @make(${1:%i}) : (index) -> memref<4xf32>\n"
        )


async def test_it_works_while_the_text_is_broken(client: Client) -> None:
    async with Editor(client, "file:///c.mlir", PROGRAM) as editor:
        editor.replace("return %v : f32\n}\n", "arith.addf %v,\n  memref.store %v, %m[%")
        found = await complete(editor, editor.position(len(editor.text)))
        assert [item.label for item in found.items] == ["%i", "%v", "%m"]


async def test_signatures_follow_the_cursor(any_client: Client) -> None:
    async with Editor(any_client, "file:///d.mlir", PROGRAM) as editor:
        for snippet, active in (("memref.load ", "%memref"), ("%m[ ", "%indices..."), ("] : ", "type(%memref)")):
            position = editor.position(editor.text.index(snippet) + len(snippet))
            params = types.SignatureHelpParams(text_document=editor.identifier, position=position)
            found = await any_client.text_document_signature_help_async(params)
            assert found is not None
            (signature,) = found.signatures
            assert signature.parameters is not None
            assert found.active_parameter is not None
            label = signature.parameters[found.active_parameter].label
            assert (label if isinstance(label, str) else signature.label[label[0] : label[1]]) == active


async def test_nothing_is_said_of_files_and_places_that_are_not_there(client: Client) -> None:
    async with Editor(client, "file:///e.mlir", PROGRAM) as editor:
        nowhere = types.TextDocumentIdentifier(uri="file:///nowhere.mlir")
        origin = types.Position(line=0, character=0)
        found = await client.text_document_completion_async(types.CompletionParams(nowhere, origin))
        assert isinstance(found, types.CompletionList)
        assert not found.items
        assert await client.text_document_signature_help_async(types.SignatureHelpParams(nowhere, origin)) is None
        await complete(editor, types.Position(line=10_000, character=10_000))
        odd = types.CompletionItem(label="x", data={"uri": 3, "about": "operation"})
        assert (await client.completion_item_resolve_async(odd)).documentation is None
        plain = types.CompletionItem(label="x")
        assert (await client.completion_item_resolve_async(plain)).documentation is None


CONFIG = ClientServerConfig(client_factory=Client, server_command=COMMAND, server_env=dict(os.environ))


@pytest_lsp.fixture(config=CONFIG)
async def newest_client(lsp_client: Client):
    """An editor that takes defaults for all items, as VS Code and Neovim do by now, and no snippets."""
    item = types.ClientCompletionItemOptions(snippet_support=False, insert_replace_support=True)
    lists = types.CompletionListCapabilities(item_defaults=["editRange", "insertTextFormat", "data"])
    completion = types.CompletionClientCapabilities(completion_item=item, completion_list=lists)
    text = types.TextDocumentClientCapabilities(completion=completion)
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=types.ClientCapabilities(text_document=text), process_id=None)
    )
    yield lsp_client
    await lsp_client.shutdown_session()


async def test_the_range_is_sent_once_to_those_who_take_it(newest_client: Client) -> None:
    async with Editor(newest_client, "file:///f.mlir", PROGRAM) as editor:
        found = await complete(editor, editor.position(editor.text.index("memref.load") + len("memref.l")))
        assert found.item_defaults is not None
        assert isinstance(found.item_defaults.edit_range, types.EditRangeWithInsertReplace)
        assert all(item.text_edit is None and item.insert_text_format is None for item in found.items)
        assert chosen(editor, found, "memref.load") == editor.text.replace("memref.load", "memref.loadoad")
