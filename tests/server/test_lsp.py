"""The server as an editor meets it: a real process, spoken to over its pipes. From a fresh file to a fixed one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from tests.harness.oracle import Oracle
from tests.harness.tree import ROOT
from tests.server.editor import Client, Editor, insert_deallocations, label

PROGRAM = """\
// Keep this comment.
func.func private @print(memref<4xf32>)

func.func @f(%x: f32, %c: i1,   %m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32> // the buffer
  %c0 = arith.constant 0 : index

  memref.store %x, %0[%c0]   : memref<4xf32>
  %r = scf.if %c -> (memref<4xf32>) {
    %2 = memref.alloc() : memref<4xf32>
    scf.yield %2 : memref<4xf32>
  } else {
    scf.yield %m : memref<4xf32>
  }
  call @print(%0) : (memref<4xf32>) -> ()
  return %r : memref<4xf32>
}

func.func @g() {
  %a = memref.alloc() : memref<4xf32>
  call @print(%a) : (memref<4xf32>) -> ()
  return   // done
}
"""

REFUSED = """\
// RUN: mlir-opt %s --ownership-based-buffer-deallocation
func.func @fine() {
  %a = memref.alloc() : memref<4xf32>
  return
}

func.func @by_hand() {
  %b = memref.alloc() : memref<4xf32>
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
"""

PASS = "ownership-based-buffer-deallocation"
CONTENT_MODIFIED = -32801


def line_of(text: str, snippet: str) -> int:
    return text[: text.index(snippet)].count("\n")


@pytest.mark.parametrize(
    "uri", ["file:///a.mlir", "untitled:Untitled-1", "git:/a%20b.mlir?HEAD", "vscode-remote://x/y"]
)
async def test_a_file_of_any_kind_is_opened(client: Client, uri: str) -> None:
    async with Editor(client, uri, PROGRAM) as editor:
        assert await editor.diagnostics() == []
        hints = await editor.hints()
        assert ("%0", "owned") in hints
        assert any(label == "pass: frees %a" for _, label in hints)
    await client.until(lambda: (newest := client.newest(uri)) is not None and newest.version is None)
    newest = client.newest(uri)
    assert newest is not None
    assert newest.diagnostics == ()


@pytest.mark.oracle
async def test_a_file_is_fixed(client: Client, oracle: Oracle) -> None:
    async with Editor(client, "file:///fixed.mlir", PROGRAM) as editor:
        assert await editor.diagnostics() == []
        assert len(await editor.hints()) > 4
        action = await insert_deallocations(editor, "raw file", line=0)
        fixed = editor.applied(action.edit)
        assert oracle.reprint(fixed) == oracle.reprint(PROGRAM, f"--{PASS}")
        assert fixed == on_the_command_line(PROGRAM)
        assert "func.func @f(%x: f32, %c: i1,   %m: memref<4xf32>) -> memref<4xf32> {" in fixed
        assert "  return   // done\n" in fixed
        assert fixed.startswith("// Keep this comment.\n")
        # The fixed file has nothing left to fix, and says so.
        editor.set(fixed)
        assert [action for action in await editor.actions(line=4) if action.disabled is None] == []


@pytest.mark.oracle
@pytest.mark.parametrize("name", [file.stem for file in sorted((ROOT / "examples").glob("*.mlir"))])
async def test_the_examples_are_fixed_as_llvm_does_it(client: Client, oracle: Oracle, name: str) -> None:
    text = (ROOT / "examples" / f"{name}.mlir").read_text("utf-8")
    theirs = oracle.run(text, "--allow-unregistered-dialect", "--split-input-file", f"--{PASS}")
    async with Editor(client, f"file:///{name}.mlir", text) as editor:
        await editor.diagnostics()
        title = "Insert raw bufferization.dealloc in this file (ownership pass only)"
        (action,) = [action for action in await editor.actions(line=0) if action.title == title] or [None]
        if action is None:
            # Nothing to insert: LLVM's pass leaves such a program as it is, or refuses it.
            options = ("--allow-unregistered-dialect", "--split-input-file")
            assert not theirs.accepted or theirs.output == oracle.reprint(text, *options)
            return
        assert (action.disabled is None) == theirs.accepted
        if theirs.accepted:
            fixed = editor.applied((await client.code_action_resolve_async(action)).edit)
            assert oracle.reprint(fixed, "--allow-unregistered-dialect", "--split-input-file") == theirs.output
            # Every line that is still there stands as it was.
            kept = [line for line in text.splitlines() if line.strip().startswith("//")]
            assert [line for line in fixed.splitlines() if line.strip().startswith("//")] == kept


@pytest.mark.oracle
async def test_one_function_is_fixed_and_then_the_other(client: Client, oracle: Oracle) -> None:
    async with Editor(client, "file:///functions.mlir", PROGRAM) as editor:
        action = await insert_deallocations(editor, "raw function", line_of(PROGRAM, "%a = "))
        once = editor.applied(action.edit)
        before, after = PROGRAM.index("func.func @g"), once.index("func.func @g")
        assert once[:after] == PROGRAM[:before]
        editor.set(once)
        action = await insert_deallocations(editor, "raw function", line_of(once, "%r = "))
        twice = editor.applied(action.edit)
        assert oracle.reprint(twice) == oracle.reprint(PROGRAM, f"--{PASS}")


async def test_lines_that_end_otherwise_stay_so(client: Client) -> None:
    async with Editor(client, "file:///crlf.mlir", PROGRAM.replace("\n", "\r\n")) as editor:
        action = await insert_deallocations(editor, "file", line=0)
        fixed = editor.applied(action.edit)
        assert "\n" not in fixed.replace("\r\n", "")


def on_the_command_line(text: str) -> str:
    command = [sys.executable, "-m", "pydealloc.server", "--apply", PASS, "-"]
    return subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.decode()


async def test_why_something_cannot_be_done(client: Client) -> None:
    async with Editor(client, "file:///refused.mlir", REFUSED) as editor:
        (finding,) = await editor.diagnostics()
        assert finding.code == "dealloc-frees-buffer" or finding.code == "dealloc-already-present"
        assert finding.severity == types.DiagnosticSeverity.Warning
        assert finding.source == "pydealloc"
        assert editor.span(finding.range) == "memref.dealloc"
        refused = [action for action in await editor.actions(line=1) if action.disabled is not None]
        assert [action.title for action in refused] == [
            "Insert raw bufferization.dealloc in this file (ownership pass only)"
        ]
        for action in refused:
            assert action.disabled is not None
            assert "memref.dealloc" in action.disabled.reason
            with pytest.raises(JsonRpcException) as told:
                await client.code_action_resolve_async(action)
            assert "memref.dealloc" in told.value.message
        # What LLVM's pass refuses for the file is possible for the other function, and for minimal-deallocation.
        for scope in ("function", "raw function", "file"):
            action = await insert_deallocations(editor, scope, line=1)
            assert "dealloc" in editor.applied(action.edit)


async def test_errors_come_first(client: Client) -> None:
    text = "func.func @f() {\n  %a = memref.alloc( : memref<f32>\n  return\n}\n"
    async with Editor(client, "file:///errors.mlir", text) as editor:
        assert [each.severity for each in await editor.diagnostics()] == [types.DiagnosticSeverity.Error]
        actions = await editor.actions(line=0)
        assert {action.disabled.reason if action.disabled else None for action in actions} == {"fix the errors first"}


async def test_nothing_is_offered_where_nothing_is_to_do(client: Client) -> None:
    async with Editor(client, "file:///none.mlir", "func.func @f(%i: i32) -> i32 {\n  return %i : i32\n}\n") as editor:
        assert await editor.actions(line=1) == []


async def test_only_the_kinds_that_were_asked_for(client: Client) -> None:
    async with Editor(client, "file:///kinds.mlir", PROGRAM) as editor:
        assert len(await editor.actions(4, only=["refactor"])) == 5
        assert len(await editor.actions(4, only=["refactor.rewrite"])) == 5
        assert await editor.actions(4, only=["quickfix"]) == []
        assert await editor.actions(4, only=["refactor.rewriting"]) == []


async def test_an_action_of_an_older_version_is_not_resolved(client: Client) -> None:
    async with Editor(client, "file:///old.mlir", PROGRAM) as editor:
        action = (await editor.actions(line=0))[0]
        editor.replace("// done", "// finished")
        with pytest.raises(JsonRpcException) as modified:
            await client.code_action_resolve_async(action)
        assert modified.value.code == CONTENT_MODIFIED


async def test_an_action_of_somebody_else_is_left_alone(client: Client) -> None:
    for data in (None, 3, {"uri": 4}, {"uri": "file:///x", "scope": "world", "offset": 1}):
        action = types.CodeAction(title="Other", data=data)
        assert (await client.code_action_resolve_async(action)).edit is None


async def test_notes_lead_to_other_places(client: Client) -> None:
    text = "func.func @f() {\n  %a = arith.constant 1 : i32\n  %a = arith.constant 2 : i32\n  return\n}\n"
    async with Editor(client, "file:///twice.mlir", text) as editor:
        (finding,) = await editor.diagnostics()
        assert finding.related_information
        (note,) = finding.related_information
        assert note.location.uri == editor.uri
        assert (note.location.range.start.line, editor.span(note.location.range)) == (1, "%a")


async def test_hints_lead_to_what_is_freed(client: Client) -> None:
    async with Editor(client, "file:///parts.mlir", PROGRAM) as editor:
        (hint,) = [hint for hint in await editor.raw_hints() if label(hint) == "pass: frees %a"]
        assert not isinstance(hint.label, str)
        targets = [editor.span(part.location.range) for part in hint.label if part.location is not None]
        assert targets == ["%a"]
        assert isinstance(hint.tooltip, types.MarkupContent)
        assert "would insert a deallocation" in hint.tooltip.value
        only = await editor.raw_hints(PROGRAM.index("func.func @g"))
        assert [label(hint) for hint in only] == ["owned", "16 B could be on the stack", "pass: frees %a"]


async def test_settings_switch_hints_off(client: Client) -> None:
    async with Editor(client, "file:///settings.mlir", PROGRAM) as editor:
        before = client.refreshes
        settings = {"pydealloc": {"inlayHints": {"ownership": False, "handovers": False, "placement": False}}}
        client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=settings))
        await client.until(lambda: client.refreshes > before)
        assert {text.split()[0] for _, text in await editor.hints()} == {"pass:"}
        # All of them again: the server is shared with the other tests.
        settings = {
            "pydealloc": {"inlayHints": {"ownership": True, "handovers": True, "placement": True, "fees": True}}
        }
        client.workspace_did_change_configuration(types.DidChangeConfigurationParams(settings=settings))
        await client.until(lambda: client.refreshes > before + 1)
        assert "did you mean `frees`" in client.messages[-1].message
        assert {text.split()[0] for _, text in await editor.hints()} > {"pass:", "owned"}


async def test_a_changed_definition_of_a_dialect_counts_at_once(client: Client, tmp_path: Path) -> None:
    config, irdl = tmp_path / "pydealloc.toml", tmp_path / "d.irdl.mlir"
    config.write_text('# \U0001f600\ndialects = ["d.irdl.mlir"]\n', "utf-8")
    irdl.write_text("irdl.dialect @d {\n  irdl.operation @close {\n  }\n}\n", "utf-8")
    async with Editor(client, (tmp_path / "a.mlir").as_uri(), "d.open\n") as editor:
        assert [found.severity for found in await editor.diagnostics()] == [types.DiagnosticSeverity.Warning]
        irdl.write_text("irdl.dialect @d {\n  irdl.operation @open {\n  }\n}\n", "utf-8")
        change = types.FileEvent(uri=irdl.as_uri(), type=types.FileChangeType.Changed)
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[change]))
        await client.until(lambda: (newest := client.newest(editor.uri)) is not None and not newest.diagnostics)
        irdl.unlink()
        client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes=[change]))
        await client.until(lambda: client.newest(config.as_uri()) is not None)
        newest = client.newest(config.as_uri())
        assert newest is not None
        ((line, character),) = [(d.range.start.line, d.range.start.character) for d in newest.diagnostics]
        assert (line, character) == (1, len("dialects = ["))


COPYING = """func.func @f(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""


async def test_the_hover_of_a_copy_leads_to_the_conflict(client: Client) -> None:
    async with Editor(client, "file:///copied.mlir", COPYING) as editor:
        shown = await editor.hover("%t[%i] : tensor<4xf32>\n  %1") or ""
        assert "copy [`%t`](<file:///copied.mlir#L1,14>) (16 B) for `tensor.insert`" in shown
        assert "[`%1 = tensor.extract`](<file:///copied.mlir#L3,8>) reads the old contents" in shown
        assert "which [`%0 = tensor.insert`](<file:///copied.mlir#L2,8>) would overwrite" in shown


async def test_hover(client: Client) -> None:
    async with Editor(client, "file:///hover.mlir", PROGRAM) as editor:
        assert "Owned: this function frees it" in (await editor.hover("%0 = ") or "")
        assert "memref.store" in (await editor.hover("memref.store") or "")
        assert await editor.hover("// Keep") is None


async def test_navigation(client: Client) -> None:
    async with Editor(client, "file:///navigation.mlir", PROGRAM) as editor:
        use = editor.place("%0[%c0]")
        found = await client.text_document_definition_async(types.DefinitionParams(editor.identifier, use))
        assert isinstance(found, Sequence)
        assert [each.range.start for each in found if isinstance(each, types.Location)] == [editor.place("%0 = ")]
        context = types.ReferenceContext(include_declaration=False)
        references = await client.text_document_references_async(
            types.ReferenceParams(text_document=editor.identifier, position=use, context=context)
        )
        assert [editor.span(each.range) for each in references or ()] == ["%0", "%0"]
        highlights = await client.text_document_document_highlight_async(
            types.DocumentHighlightParams(editor.identifier, use)
        )
        assert len(highlights or ()) == 3
        symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(editor.identifier))
        assert [each.name for each in symbols or ()] == ["@print", "@f", "@g"]


async def test_modules_in_modules(client: Client) -> None:
    text = "module {" * 400 + "func.func private @f()" + "}" * 400
    async with Editor(client, "file:///deep.mlir", text) as editor:
        assert await editor.diagnostics() == []
        symbols = await client.text_document_document_symbol_async(types.DocumentSymbolParams(editor.identifier))
        assert len(symbols or ()) == 1
    assert client.error is None
