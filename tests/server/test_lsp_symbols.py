"""Names, asked of a real process whose editor has two folders: in this file, in other open ones, and on disk."""

from __future__ import annotations

from pathlib import Path

import pytest
import pytest_lsp
from lsprotocol import types
from pygls.exceptions import JsonRpcException

from pydealloc.server.features.navigation.document_symbols import document_symbols
from pydealloc.server.lsp.protocol.convert_symbols import flat_symbols
from pydealloc.server.session.session import Snapshot
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.line_index import Encoding, LineIndex
from tests.server.conftest import CONFIG, capabilities
from tests.server.editor import Client, Editor

REQUEST_FAILED = -32803
LIBRARY = """\
module {
  func.func @multiply(%m: memref<4xf32>) {
    call @multiply(%m) : (memref<4xf32>) -> ()
    return
  }
  func.func private @helper() {
    return
  }
}
"""
USER = """\
func.func private @multiply(memref<4xf32>)
func.func private @helper()
func.func @{name}(%a: memref<4xf32>) {{
  call @multiply(%a) : (memref<4xf32>) -> ()
  call @helper() : () -> ()
  return
}}
"""


class Workspace:
    """Two folders, and a client that knows them."""

    def __init__(self, client: Client, root: Path) -> None:
        self.client = client
        self.root = root

    def file(self, name: str, text: str) -> str:
        """Write a file; its uri. The server is told."""
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        self.changed(file, types.FileChangeType.Created)
        return file.as_uri()

    def changed(self, file: Path, kind: types.FileChangeType) -> None:
        changes = [types.FileEvent(uri=file.as_uri(), type=kind)]
        self.client.workspace_did_change_watched_files(types.DidChangeWatchedFilesParams(changes))

    def text(self, uri: str) -> str:
        return (self.root / uri.removeprefix(f"{self.root.as_uri()}/")).read_text("utf-8")

    def words(self, locations: list[types.Location]) -> list[tuple[str, int, str]]:
        """File, line from 1, and what stands there."""
        found: list[tuple[str, int, str]] = []
        for one in locations:
            line = self.text(one.uri).splitlines()[one.range.start.line]
            found.append(
                (
                    one.uri.rpartition("/")[2],
                    one.range.start.line + 1,
                    line[one.range.start.character : one.range.end.character],
                )
            )
        return sorted(found)


@pytest_lsp.fixture(config=CONFIG, scope="session")
async def folders(lsp_client: Client, tmp_path_factory: pytest.TempPathFactory):
    root = tmp_path_factory.mktemp("folders")
    named: list[types.WorkspaceFolder] = []
    for name in ("one", "two"):
        (root / name).mkdir()
        named.append(types.WorkspaceFolder(uri=(root / name).as_uri(), name=name))
    lsp_client.root = root  # pyright: ignore[reportAttributeAccessIssue]
    announced = capabilities(types.PositionEncodingKind.Utf16)
    await lsp_client.initialize_session(
        types.InitializeParams(capabilities=announced, process_id=None, workspace_folders=named)
    )
    yield lsp_client
    await lsp_client.shutdown_session()


@pytest.fixture
def workspace(folders: Client):
    """Empty folders; what a test writes is gone after it."""
    root: Path = folders.root  # pyright: ignore[reportAttributeAccessIssue]
    made = Workspace(folders, root)
    yield made
    for file in root.rglob("*.mlir"):
        file.unlink()
        made.changed(file, types.FileChangeType.Deleted)


async def renamed(editor: Editor, snippet: str, name: str) -> dict[str, str]:
    """The text of each file, by its name, after the edit that renames what is at `snippet`."""
    params = types.RenameParams(editor.identifier, editor.place(snippet), name)
    edit = await editor.client.text_document_rename_async(params)
    assert edit is not None
    assert edit.document_changes is not None
    found: dict[str, str] = {}
    for change in edit.document_changes:
        assert isinstance(change, types.TextDocumentEdit)
        uri = change.text_document.uri
        assert (change.text_document.version is None) == (uri != editor.uri)
        other = editor
        if uri != editor.uri:
            other = Editor(editor.client, uri, Path(uri.removeprefix("file://")).read_text("utf-8"))
        found[uri.rpartition("/")[2]] = other.with_edits(
            [each for each in change.edits if isinstance(each, types.TextEdit)]
        )
    return found


async def test_a_value_is_renamed_in_every_encoding(any_client: Client) -> None:
    text = """\
func.func @f(%x: index) -> index {
  "t.t"() {a = "🙂"} : () -> () %y = arith.addi %x, %x : index
  return %y : index
}
"""
    async with Editor(any_client, "untitled:rename", text) as editor:
        prepare = types.PrepareRenameParams(editor.identifier, editor.place("%x, "))
        found = await any_client.text_document_prepare_rename_async(prepare)
        assert isinstance(found, types.PrepareRenamePlaceholder)
        assert (editor.span(found.range), found.placeholder) == ("x", "x")
        assert (await renamed(editor, "%x, ", "new"))["untitled:rename"] == text.replace("%x", "%new")


async def test_a_name_that_is_taken_is_refused(client: Client) -> None:
    text = "func.func @f(%x: index, %y: index) {\n  return\n}\n"
    async with Editor(client, "file:///taken.mlir", text) as editor:
        for name, reason in (("y", "%y is already defined in line 1"), ("1x", "'1x' is no name for a value")):
            with pytest.raises(JsonRpcException, match=reason) as failed:
                await renamed(editor, "%x", name)
            assert failed.value.code == REQUEST_FAILED
        prepare = types.PrepareRenameParams(editor.identifier, editor.place("return"))
        assert await client.text_document_prepare_rename_async(prepare) is None


async def test_a_function_is_renamed_where_it_is_declared(workspace: Workspace) -> None:
    library = workspace.file("one/library.mlir", LIBRARY)
    workspace.file("one/user.mlir", USER.format(name="user"))
    workspace.file("two/other.mlir", USER.format(name="other"))
    workspace.file("two/unrelated.mlir", "func.func private @multiply() {\n  return\n}\n")
    async with Editor(workspace.client, library, LIBRARY) as editor:
        found = await renamed(editor, "@multiply(%m: ", "product")
        assert sorted(found) == ["library.mlir", "other.mlir", "user.mlir"]
        assert found["library.mlir"] == LIBRARY.replace("@multiply", "@product")
        assert found["user.mlir"] == USER.format(name="user").replace("@multiply", "@product")
        # What is private stays so.
        assert sorted(await renamed(editor, "@helper", "other")) == ["library.mlir"]


async def test_a_declared_function_is_renamed_where_it_is_defined(workspace: Workspace) -> None:
    workspace.file("one/library.mlir", LIBRARY)
    text = USER.format(name="user")
    user = workspace.file("one/user.mlir", text)
    async with Editor(workspace.client, user, text) as editor:
        assert sorted(await renamed(editor, "@multiply(memref", "product")) == ["library.mlir", "user.mlir"]
        editor.replace("private @helper", "private @other")
        with pytest.raises(JsonRpcException, match=r"in library.mlir, @helper is already defined"):
            await renamed(editor, "@multiply(memref", "helper")
        # When two files define it, it is not clear which one is meant.
        workspace.file("two/library.mlir", LIBRARY)
        assert sorted(await renamed(editor, "@multiply(memref", "product")) == ["user.mlir"]


async def test_a_definition_in_another_file(workspace: Workspace) -> None:
    client = workspace.client
    workspace.file("one/library.mlir", LIBRARY)
    text = USER.format(name="user")
    user = workspace.file("one/user.mlir", text)
    async with Editor(client, user, text) as editor:
        at = types.TextDocumentPositionParams(editor.identifier, editor.place("@multiply(%a)"))
        there = [("library.mlir", 2, "@multiply")]
        for ask in (client.text_document_definition_async, client.text_document_implementation_async):
            params = types.DefinitionParams(at.text_document, at.position)
            found = await ask(params)  # pyright: ignore[reportArgumentType]
            assert isinstance(found, list)
            assert workspace.words([one for one in found if isinstance(one, types.Location)]) == there
        found = await client.text_document_declaration_async(types.DeclarationParams(at.text_document, at.position))
        assert isinstance(found, list)
        assert workspace.words([one for one in found if isinstance(one, types.Location)]) == [
            ("user.mlir", 1, "@multiply")
        ]
        for with_definition, count in ((True, 4), (False, 2)):
            context = types.ReferenceContext(include_declaration=with_definition)
            params = types.ReferenceParams(context, at.text_document, at.position)
            assert len(await client.text_document_references_async(params) or ()) == count
        # Gone, when its file is.
        file = workspace.root / "one/library.mlir"
        file.unlink()
        workspace.changed(file, types.FileChangeType.Deleted)
        found = await client.text_document_definition_async(types.DefinitionParams(at.text_document, at.position))
        assert isinstance(found, list)
        assert [one.uri for one in found if isinstance(one, types.Location)] == [user]


async def test_what_is_open_counts_instead_of_what_is_on_disk(workspace: Workspace) -> None:
    client = workspace.client
    library = workspace.file("one/library.mlir", "// Nothing yet.\n")
    text = USER.format(name="user")
    async with (
        Editor(client, library, LIBRARY),
        Editor(client, "untitled:user", text) as editor,
    ):
        at = types.TextDocumentPositionParams(editor.identifier, editor.place("@multiply(%a)"))
        found = await client.text_document_definition_async(types.DefinitionParams(at.text_document, at.position))
        assert isinstance(found, list)
        assert [(one.uri, one.range.start.line) for one in found if isinstance(one, types.Location)] == [(library, 1)]


async def test_highlights_tell_writes_from_reads(client: Client) -> None:
    text = """\
func.func @f(%x: f32, %i: index) {
  %m = memref.alloc() : memref<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %y = memref.load %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
"""
    async with Editor(client, "file:///highlights.mlir", text) as editor:
        params = types.DocumentHighlightParams(editor.identifier, editor.place("%m ="))
        found = await client.text_document_document_highlight_async(params)
        kind = types.DocumentHighlightKind
        assert [one.kind for one in found or ()] == [kind.Write, kind.Write, kind.Read, kind.Write]


async def test_who_calls_whom(workspace: Workspace) -> None:
    client = workspace.client
    library = workspace.file("one/library.mlir", LIBRARY)
    workspace.file("two/user.mlir", USER.format(name="user"))
    async with Editor(client, library, LIBRARY) as editor:
        params = types.CallHierarchyPrepareParams(editor.identifier, editor.place("@multiply(%m: "))
        (item,) = await client.text_document_prepare_call_hierarchy_async(params) or []
        incoming = await client.call_hierarchy_incoming_calls_async(types.CallHierarchyIncomingCallsParams(item))
        assert [(call.from_.name, len(call.from_ranges)) for call in incoming or ()] == [("@multiply", 1), ("@user", 1)]
        # From the one in the other file, which is not open, on to what it calls.
        assert incoming is not None
        user = incoming[1].from_
        outgoing = await client.call_hierarchy_outgoing_calls_async(types.CallHierarchyOutgoingCallsParams(user))
        assert [call.to.name for call in outgoing or ()] == ["@multiply", "@helper"]
        # Also when lines were inserted meanwhile.
        editor.change((0, 0, "// A line.\n"))
        outgoing = await client.call_hierarchy_outgoing_calls_async(types.CallHierarchyOutgoingCallsParams(item))
        assert [call.to.name for call in outgoing or ()] == []


async def test_symbols_of_the_workspace(workspace: Workspace) -> None:
    client = workspace.client
    library = workspace.file("one/library.mlir", LIBRARY)
    workspace.file("two/user.mlir", USER.format(name="user"))
    workspace.file("two/build-debug/made.mlir", USER.format(name="multiply_made"))
    async with Editor(client, library, LIBRARY.replace("@helper", "@multiply_more")) as editor:
        found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("mult"))
        assert [symbol.name for symbol in found or ()] == ["@multiply", "@multiply", "@multiply_more"]
        assert found is not None
        for symbol in found:
            assert isinstance(symbol, types.WorkspaceSymbol)
            resolved = await client.workspace_symbol_resolve_async(symbol)
            assert isinstance(resolved.location, types.Location)
            if resolved.location.uri == editor.uri:
                assert editor.span(resolved.location.range) == symbol.name
            else:
                assert workspace.words([resolved.location]) == [("user.mlir", 1, "@multiply")]
        assert await client.workspace_symbol_async(types.WorkspaceSymbolParams("xyzxyz")) == []


async def test_folders_come_and_go(workspace: Workspace) -> None:
    client = workspace.client
    workspace.file("three/more.mlir", "func.func private @in_three()\n")
    folder = types.WorkspaceFolder(uri=(workspace.root / "three").as_uri(), name="three")

    async def names() -> list[str]:
        return [
            symbol.name for symbol in await client.workspace_symbol_async(types.WorkspaceSymbolParams("in_three")) or ()
        ]

    assert await names() == []
    for added, removed, expected in (([folder], [], ["@in_three"]), ([], [folder], [])):
        event = types.WorkspaceFoldersChangeEvent(added=added, removed=removed)
        client.workspace_did_change_workspace_folders(types.DidChangeWorkspaceFoldersParams(event))
        assert await names() == expected


async def test_files_that_the_editor_renames(workspace: Workspace) -> None:
    client = workspace.client
    old = workspace.file("one/old.mlir", "func.func private @moved()\n")
    await client.workspace_symbol_async(types.WorkspaceSymbolParams("moved"))
    new = workspace.root / "two" / "new.mlir"
    (workspace.root / "one/old.mlir").rename(new)
    client.workspace_did_rename_files(types.RenameFilesParams([types.FileRename(old_uri=old, new_uri=new.as_uri())]))
    found = await client.workspace_symbol_async(types.WorkspaceSymbolParams("moved"))
    assert [symbol.location.uri for symbol in found or ()] == [new.as_uri()]


def test_an_outline_without_a_tree() -> None:
    text = LIBRARY.replace("module {", "module @m {")
    snapshot = Snapshot("untitled:flat", 1, LineIndex(text), Encoding.UTF16)
    found = flat_symbols(snapshot, document_symbols(parse_document(text)))
    assert [(symbol.name, symbol.container_name) for symbol in found] == [
        ("@m", None),
        ("@multiply", "@m"),
        ("@helper", "@m"),
    ]
    assert found[1].location.range.start == types.Position(1, 2)
