"""Lenses, the command behind them, and actions beyond one function, as an editor asks for them."""

from __future__ import annotations

from lsprotocol import types

from tests.server.editor import Client, Editor

LEAKS = """\
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  return
}
func.func @g() {
  return
}
"""
EVERYWHERE = types.Range(start=types.Position(line=0, character=0), end=types.Position(line=0, character=0))


async def test_a_lens_counts_and_acts(client: Client) -> None:
    async with Editor(client, "file:///lens.mlir", LEAKS) as editor:
        asked = types.CodeLensParams(text_document=editor.identifier)
        lenses = await client.text_document_code_lens_async(asked)
        assert lenses is not None
        commands = [lens.command for lens in lenses if lens.command is not None]
        titles = [(lens.range.start.line, lens.command.title) for lens in lenses if lens.command is not None]
        assert titles == [(0, "1 allocation · 1 freed here"), (0, "Insert deallocations")]
        params = types.ExecuteCommandParams(command=commands[1].command, arguments=commands[1].arguments)
        await client.workspace_execute_command_async(params)
        editor.set(editor.applied(client.applied[-1].edit))
        assert editor.text.count("bufferization.dealloc (") == 1
        assert not (await client.text_document_code_lens_async(asked) or ())[1:]


async def actions(editor: Editor, kind: str) -> list[types.CodeAction]:
    context = types.CodeActionContext(diagnostics=[], only=[kind])
    params = types.CodeActionParams(text_document=editor.identifier, range=EVERYWHERE, context=context)
    found = await editor.client.text_document_code_action_async(params)
    return [action for action in found or () if isinstance(action, types.CodeAction)]


async def test_the_pipeline_can_stop_after_any_pass(client: Client) -> None:
    async with Editor(client, "file:///stages.mlir", LEAKS) as editor:
        found = await actions(editor, "refactor.rewrite.ownership")
        titles = [action.title for action in found]
        assert titles[:3] == [
            "Insert deallocations in this function",
            "Insert deallocations in this file",
            "Run the whole deallocation pipeline on this file",
        ]
        assert titles[4] == "Run the deallocation pipeline up to canonicalize (2 of 8)"
        assert len(titles) == 10
        upto_ownership = next(action for action in found if "(3 of 8)" in action.title)
        after = editor.applied((await client.code_action_resolve_async(upto_ownership)).edit)
        # The first canonicalize takes away what nobody reads, so there is nothing to free.
        assert after == LEAKS.replace("  %0 = memref.alloc(%n) : memref<?xf32>\n", "")


async def test_all_that_is_safe_is_fixed_on_saving(client: Client) -> None:
    text = "func @f() {\n  return\n}\nfunc @g() {\n  return\n}\n"
    async with Editor(client, "file:///fix.mlir", text) as editor:
        (action,) = await actions(editor, "source.fixAll.pydealloc")
        assert editor.applied(action.edit) == text.replace("func @", "func.func @")
        assert not [one for one in await actions(editor, "quickfix") if one.kind == "source.fixAll.pydealloc"]
