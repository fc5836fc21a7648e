"""Lenses, the command behind them, and actions beyond one function, as an editor asks for them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.server.conftest import CONFIG, capabilities
from tests.server.editor import PATIENCE, Client, Editor

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
        assert titles[:3] == [
            (0, "1 allocation · pass adds 1 dealloc"),
            (0, "Insert deallocations"),
            (0, "Show stages"),
        ]
        assert titles[3:] == [(0, "peak 4·%n B at line 2, 1 buffer")]
        params = types.ExecuteCommandParams(command=commands[1].command, arguments=commands[1].arguments)
        await client.workspace_execute_command_async(params)
        editor.set(editor.applied(client.applied[-1].edit))
        assert editor.text.count("memref.dealloc ") == 1
        left = [lens.command for lens in await client.text_document_code_lens_async(asked) or () if lens.command]
        assert "Insert deallocations" not in {command.title for command in left}


async def actions(editor: Editor, kind: str) -> list[types.CodeAction]:
    context = types.CodeActionContext(diagnostics=[], only=[kind])
    params = types.CodeActionParams(text_document=editor.identifier, range=EVERYWHERE, context=context)
    found = await editor.client.text_document_code_action_async(params)
    return [action for action in found or () if isinstance(action, types.CodeAction)]


async def test_an_insertion_is_one_entry_of_the_light_bulb(client: Client) -> None:
    async with Editor(client, "file:///bulb.mlir", LEAKS) as editor:
        buffer = types.Position(line=1, character=2)
        params = types.CodeActionParams(
            text_document=editor.identifier,
            range=types.Range(start=buffer, end=buffer),
            context=types.CodeActionContext(diagnostics=[]),
        )
        found = await client.text_document_code_action_async(params)
        named = [(one.kind, one.title) for one in found or () if isinstance(one, types.CodeAction)]
        assert named[0] == ("quickfix", "Insert deallocations")
        assert len({title for _, title in named}) == len(named)


async def test_the_pipeline_can_stop_after_any_pass(client: Client) -> None:
    async with Editor(client, "file:///stages.mlir", LEAKS) as editor:
        found = await actions(editor, "refactor.rewrite.ownership")
        titles = [action.title for action in found]
        assert titles[:6] == [
            "Insert deallocations",
            "Insert deallocations in this file",
            "Insert deallocations in this function as LLVM's pipeline does",
            "Insert raw bufferization.dealloc in this function (ownership pass only)",
            "Insert raw bufferization.dealloc in this file (ownership pass only)",
            "Run LLVM's buffer-deallocation-pipeline on this file",
        ]
        # There is no `memref.realloc`, so the first pass would change nothing.
        assert titles[6] == "Run LLVM's buffer-deallocation-pipeline up to canonicalize (2 of 8)"
        assert len(titles) == 12
        simplified = editor.applied((await client.code_action_resolve_async(found[2])).edit)
        assert simplified == LEAKS.replace("  return\n", "  memref.dealloc %0 : memref<?xf32>\n  return\n", 1)
        upto_ownership = next(action for action in found if "(3 of 8)" in action.title)
        after = editor.applied((await client.code_action_resolve_async(upto_ownership)).edit)
        # The first canonicalize takes away what nobody reads, so there is nothing to free.
        assert after == LEAKS.replace("  %0 = memref.alloc(%n) : memref<?xf32>\n", "")


async def test_an_action_that_would_change_nothing_says_so(client: Client) -> None:
    async with Editor(client, "file:///nothing.mlir", LEAKS) as editor:
        (last, *_) = [one for one in await actions(editor, "refactor.rewrite.ownership") if "(3 of 8)" in one.title]
        assert isinstance(last.data, dict)
        last.data["passes"] = 1
        with pytest.raises(JsonRpcException, match="nothing would change"):
            await client.code_action_resolve_async(last)


async def test_all_that_is_safe_is_fixed_on_saving(client: Client) -> None:
    text = "func @f() {\n  return\n}\nfunc @g() {\n  return\n}\n"
    async with Editor(client, "file:///fix.mlir", text) as editor:
        (action,) = await actions(editor, "source.fixAll.pydealloc")
        assert editor.applied(action.edit) == text.replace("func @", "func.func @")
        assert not [one for one in await actions(editor, "quickfix") if one.kind == "source.fixAll.pydealloc"]


UNKNOWN = """\
func.func @f() {
  %0 = memref.alloc() : memref<4xf32>
  "my.op"(%0) : (memref<4xf32>) -> ()
  return
}
"""
LOOP = """\
// RUN: mlir-opt %s --ownership-based-buffer-deallocation
func.func @f(%x: f32, %n: index) {
  %m = memref.alloc(%n) : memref<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^exit
^body:
  memref.store %x, %m[%i] : memref<?xf32>
  %next = arith.addi %i, %c1 : index
  cf.br ^head(%next : index)
^exit:
  return
}
"""


async def fixes(editor: Editor, snippet: str) -> list[types.CodeAction]:
    place = editor.place(snippet)
    context = types.CodeActionContext(diagnostics=[], only=["quickfix"])
    params = types.CodeActionParams(
        text_document=editor.identifier, range=types.Range(start=place, end=place), context=context
    )
    found = await editor.client.text_document_code_action_async(params)
    return [action for action in found or () if isinstance(action, types.CodeAction)]


async def test_a_fix_is_made_when_it_is_chosen(client: Client) -> None:
    async with Editor(client, "file:///fix-lazily.mlir", LEAKS) as editor:
        (inserting, *_) = await fixes(editor, "%0 = memref.alloc")
        assert inserting.edit is None
        assert (inserting.diagnostics or [])[0].code == "memory-leak"
        assert inserting.is_preferred
        fixed = editor.applied((await client.code_action_resolve_async(inserting)).edit)
        assert fixed.count("memref.dealloc %0") == 1
        editor.replace("@g", "@h")
        with pytest.raises(JsonRpcException, match="has changed"):
            await client.code_action_resolve_async(inserting)


async def test_a_loop_that_is_the_same_is_written_on_saving(client: Client) -> None:
    async with Editor(client, "file:///loop.mlir", LOOP) as editor:
        (action,) = await actions(editor, "source.fixAll.pydealloc")
        assert "scf.for %i = %c0 to %n step %c1 {\n    memref.store" in editor.applied(action.edit)
        (fix,) = await fixes(editor, "cf.br ^head(%next")
        assert fix.is_preferred
        editor.replace("constant 1", "constant 2")
        assert not await actions(editor, "source.fixAll.pydealloc")
        assert len(await fixes(editor, "cf.br ^head(%next")) == 1


async def test_an_operation_is_declared_in_a_new_file(client: Client, tmp_path: Path) -> None:
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), UNKNOWN) as editor:
        reads, writes = await fixes(editor, '"my.op"')
        assert reads.title == "Declare in pydealloc.toml that my.op only reads the buffers it is given"
        assert writes.edit is not None
        created, change = list(writes.edit.document_changes or ())
        assert isinstance(created, types.CreateFile)
        assert created.uri == (tmp_path / "pydealloc.toml").as_uri()
        assert isinstance(change, types.TextDocumentEdit)
        assert change.text_document.version is None
        (edit,) = change.edits
        assert isinstance(edit, types.TextEdit)
        (tmp_path / "pydealloc.toml").write_text(edit.new_text)
        changed = types.FileEvent(created.uri, types.FileChangeType.Created)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams([changed]))
        assert not [one for one in await fixes(editor, '"my.op"') if "my.op" in one.title]


async def test_an_operation_is_declared_in_the_file_that_counts(client: Client, tmp_path: Path) -> None:
    (tmp_path / "below").mkdir()
    (tmp_path / "pydealloc.toml").write_text('ignore = ["memory-leak"]\n')
    async with Editor(client, (tmp_path / "below" / "a.mlir").as_uri(), UNKNOWN) as editor:
        edit = (await fixes(editor, '"my.op"'))[0].edit
        assert edit is not None
        (change,) = list(edit.document_changes or ())
        assert isinstance(change, types.TextDocumentEdit)
        assert change.text_document.uri == (tmp_path / "pydealloc.toml").as_uri()
        (text,) = change.edits
        assert isinstance(text, types.TextEdit)
        assert text.new_text == '\n[operations."my.op"]\neffects = "read"\n'
        assert text.range.start == types.Position(line=1, character=0)


async def test_deallocations_in_all_files(client: Client, tmp_path: Path) -> None:
    title = "Insert deallocations in all files of the workspace…"
    (tmp_path / "closed.mlir").write_text(LEAKS)
    (tmp_path / "open.mlir").write_text("older\n")
    (tmp_path / "broken.mlir").write_text("func.func @f( {\n")
    (tmp_path / "nothing.mlir").write_text("func.func @g() {\n  return\n}\n")
    folder = types.WorkspaceFolder(tmp_path.as_uri(), "all")
    async with Editor(client, (tmp_path / "open.mlir").as_uri(), LEAKS) as editor:
        assert title not in [action.title for action in await actions(editor, "refactor")]
        event = types.WorkspaceFoldersChangeEvent(added=[folder], removed=[])
        client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))
        try:
            context = types.CodeActionContext(diagnostics=[], only=["refactor"])
            asked = types.CodeActionParams(text_document=editor.identifier, range=EVERYWHERE, context=context)
            found = await client.text_document_code_action_async(asked) or ()
            # The client's library takes each action with a command for a bare command.
            (offered,) = [action for action in found if action.title == title]
            assert "pydealloc.insertDeallocations" in str(offered.command)
            client.applied.clear()
            client.questions.clear()
            client.prefers_button = "Choose files"
            # In the preview, the open file is left out.
            client.applies = lambda _: (tmp_path / "closed.mlir").write_text("// another text\n")
            wanted = {"uri": editor.uri, "version": 1, "scope": "workspace"}
            params = types.ExecuteCommandParams("pydealloc.insertDeallocations", [wanted])
            await client.workspace_execute_command_async(params)
            await asyncio.wait_for(_listed(client), PATIENCE)
        finally:
            client.applies = lambda _: None
            client.prefers_button = ""
            event = types.WorkspaceFoldersChangeEvent(added=[], removed=[folder])
            client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))
        (applied,) = client.applied
        edit = applied.edit
        # By "window/showMessageRequest".
        assert client.questions == ["Insert deallocations in 2 files?", "1 file changed, 1 left out"]
        changes = [change for change in edit.document_changes or () if isinstance(change, types.TextDocumentEdit)]
        annotations = edit.change_annotations or {}
        assert [one.needs_confirmation for one in annotations.values()] == [True]
        annotated = [one for change in changes for one in change.edits if isinstance(one, types.AnnotatedTextEdit)]
        assert {one.annotation_id for one in annotated} == {*annotations}
        assert len(annotated) == sum(len(change.edits) for change in changes)
        versions = {change.text_document.uri: change.text_document.version for change in changes}
        assert versions == {(tmp_path / "open.mlir").as_uri(): 1, (tmp_path / "closed.mlir").as_uri(): None}
        for change in changes:
            plain = [
                types.TextEdit(range=one.range, new_text=str(getattr(one, "new_text", ""))) for one in change.edits
            ]
            assert editor.with_edits(plain).count("memref.dealloc ") == 1
        (message,) = [message.message for message in client.messages if "no deallocations" in message.message]
        assert "broken.mlir (fix the errors first)" in message


async def test_who_inserts_everywhere_need_not_tick_each_file(client: Client, tmp_path: Path) -> None:
    """An editor's preview begins with nothing ticked."""
    (tmp_path / "closed.mlir").write_text(LEAKS)
    folder = types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")
    event = types.WorkspaceFoldersChangeEvent(added=[folder], removed=[])
    client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))
    try:
        client.applied.clear()
        wanted = {"uri": (tmp_path / "closed.mlir").as_uri(), "version": None, "scope": "workspace"}
        params = types.ExecuteCommandParams("pydealloc.insertDeallocations", [wanted])
        await client.workspace_execute_command_async(params)
    finally:
        event = types.WorkspaceFoldersChangeEvent(added=[], removed=[folder])
        client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))
    (applied,) = client.applied
    assert not applied.edit.change_annotations
    (change,) = [one for one in applied.edit.document_changes or () if isinstance(one, types.TextDocumentEdit)]
    assert "memref.dealloc" in str(getattr(change.edits[0], "new_text", ""))


@pytest_lsp.fixture(config=CONFIG)
async def without_preview(lsp_client: Client, tmp_path: Path):
    """A client that has no preview of edits, with `tmp_path` as its workspace."""
    announced = capabilities(types.PositionEncodingKind.Utf16)
    assert announced.workspace is not None
    assert announced.workspace.workspace_edit is not None
    announced.workspace.workspace_edit.change_annotation_support = None
    folder = types.WorkspaceFolder(uri=tmp_path.as_uri(), name="w")
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=announced, process_id=None, workspace_folders=[folder])
    )
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest.mark.parametrize("presses", [True, False])
async def test_without_a_preview_the_user_is_asked(without_preview: Client, tmp_path: Path, presses: bool) -> None:
    client = without_preview
    client.presses_buttons = presses
    (tmp_path / "closed.mlir").write_text(LEAKS)
    wanted = {"uri": (tmp_path / "closed.mlir").as_uri(), "version": None, "scope": "workspace"}
    await client.workspace_execute_command_async(types.ExecuteCommandParams("pydealloc.insertDeallocations", [wanted]))
    assert client.questions == ["Insert deallocations in 1 file?"]
    assert [one.edit.change_annotations for one in client.applied] == ([None] if presses else [])


async def _listed(client: Client) -> None:
    """Until the list of skipped files is shown: nothing else tells of messages."""
    while not any("no deallocations" in each.message for each in client.messages):
        await asyncio.sleep(0.05)


KEPT = """\
func.func @f(%x: f32, %i: index) -> f32 {
  // Scratch.
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
"""


async def stages(client: Client, uri: str) -> dict[str, Any]:
    params = types.ExecuteCommandParams(command="pydealloc.showStages", arguments=[{"uri": uri}])
    return json.loads(json.dumps(await client.workspace_execute_command_async(params), default=vars))


async def test_the_file_after_each_pass(client: Client) -> None:
    async with Editor(client, "file:///shown.mlir", KEPT) as editor:
        shown = await stages(client, editor.uri)
        assert shown["refusal"] == ""
        names = [(stage["number"], stage["pass"]) for stage in shown["stages"]]
        assert names[:3] == [(1, "expand-realloc"), (2, "canonicalize"), (3, "ownership-based-buffer-deallocation")]
        assert len(names) == 8
        changed = [stage["number"] for stage in shown["stages"] if stage["changed"]]
        assert 1 not in changed
        assert 3 in changed
        last = shown["stages"][-1]["text"]
        assert "  // Scratch.\n" in last
        assert last.count("memref.dealloc %0") == 1


async def test_why_there_are_no_further_stages(client: Client) -> None:
    text = KEPT.replace("return", '"x.y"(%0) : (memref<4xf32>) -> ()\n  return')
    async with Editor(client, "file:///refused.mlir", text) as editor:
        shown = await stages(client, editor.uri)
        assert [stage["number"] for stage in shown["stages"]] == [1, 2]
        assert "x.y" in shown["refusal"]
    async with Editor(client, "file:///wrong.mlir", "func.func @f( {") as editor:
        shown = await stages(client, editor.uri)
        assert shown == {"stages": [], "refusal": "fix the errors first", "left": ""}


COPYING = """func.func @f(%t: tensor<4xf32>, %i: index, %v: f32, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %k = %c0 to %n step %c1 iter_args(%a = %v) -> f32 {
    %e = tensor.empty() : tensor<4xf32>
    %0 = linalg.fill ins(%a : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    %1 = tensor.insert %v into %0[%i] : tensor<4xf32>
    %2 = tensor.extract %0[%i] : tensor<4xf32>
    %3 = tensor.extract %1[%i] : tensor<4xf32>
    %4 = arith.addf %2, %3 : f32
    scf.yield %4 : f32
  }
  return %r : f32
}
"""


@pytest.mark.parametrize(("head", "codes"), [("// RUN: mlir-opt %s -one-shot-bufferize\n", 1), ("", 0)])
async def test_a_fix_of_a_copy_names_its_diagnostic_if_there_is_one(client: Client, head: str, codes: int) -> None:
    async with Editor(client, "file:///fixed.mlir", head + COPYING) as editor:
        at = editor.place("%0[%i] : tensor<4xf32>\n    %2")
        context = types.CodeActionContext(diagnostics=[], only=["quickfix"])
        params = types.CodeActionParams(editor.identifier, types.Range(at, at), context)
        found = await client.text_document_code_action_async(params)
        (move,) = [one for one in found or () if isinstance(one, types.CodeAction) and one.title.startswith("Move %2")]
        assert [one.code for one in move.diagnostics or ()] == ["bufferization-copy-in-loop"] * codes
