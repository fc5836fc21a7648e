"""Navigation: definitions, references, rename, call hierarchy, document and workspace symbols."""

from __future__ import annotations

import os
from collections.abc import Callable
from itertools import chain
from typing import TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from ....syntax.document.document import Document
from ....syntax.text.edits import TextEdit
from ....syntax.text.line_index import LineIndex
from ...features.lookup.linkage import Linkage, SymbolLink, link_of
from ...features.lookup.node_at import Span
from ...features.lookup.symbol_tables import Symbol, definition_span
from ...features.lookup.symbols import symbol_at
from ...features.navigation import call_hierarchy
from ...features.navigation.call_hierarchy import Call
from ...features.navigation.declaration import declaration, type_definition
from ...features.navigation.definition import definition
from ...features.navigation.document_symbols import document_symbols
from ...features.navigation.references import references, references_of_symbol
from ...features.navigation.rename import RenameError, Renaming, edits_of_symbol, prepare_rename, rename
from ...features.navigation.workspace_symbols import best
from ...session.config_diagnostics import text_of
from ...session.cross_file import ask_linked_files, read_workspace, view_of
from ...session.session import Session, Snapshot, StaleError, View
from ...session.workspace_index import place_of
from ..protocol import convert, convert_symbols
from ..protocol.pygls_adapter import JsonText
from .pipeline_stages import source_of_definition
from .registration import answer, document_request, feature, request_failed
from .workspace_edits import folders_of

T = TypeVar("T")

_LOOKING = "looking for symbols of the workspace"


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""
    _register_definitions(server, session)
    _register_references(server, session)
    _register_rename(server, session)
    _register_calls(server, session)
    _register_outline(server, session)
    _register_workspace(server, session)


async def _linked(
    server: LanguageServer, session: Session, uri: str, link: SymbolLink | None, ask: Callable[[Document, Symbol], T]
) -> list[tuple[Snapshot, Linkage, T]]:
    """`ask` about the symbols of other files that are the same as `link` of the file `uri`."""
    if link is None:
        return []
    session.index.set_folders(folders_of(server))
    try:
        return await ask_linked_files(session, uri, link, ask)
    except StaleError:
        raise JsonRpcContentModified from None


def _spans_of(_: Document, symbol: Symbol) -> list[Span]:
    return [span for each in symbol.definitions if (span := definition_span(each)) is not None]


def _register_definitions(server: LanguageServer, session: Session) -> None:
    async def places(
        document: types.TextDocumentIdentifier,
        position: types.Position,
        what: str,
        find: Callable[[Document, int], list[Span]],
    ) -> tuple[list[types.Location], SymbolLink | None]:
        def ask(view: View) -> tuple[list[types.Location], SymbolLink | None]:
            offset = view.offset(convert.position(position))
            found = [convert.location(view.snapshot, *span) for span in find(view.document, offset)]
            return found, link_of(symbol_at(view.document, offset))

        return await answer(session, document.uri, what, ask, ([], None))

    async def defined_elsewhere(uri: str, link: SymbolLink | None) -> list[types.Location]:
        if link is None or link.how is not Linkage.DECLARES:
            return []
        found = await _linked(server, session, uri, link, _spans_of)
        return [
            convert.location(snapshot, *span)
            for snapshot, how, spans in found
            if how is Linkage.DEFINES
            for span in spans
        ]

    @feature(server, types.TEXT_DOCUMENT_DEFINITION)
    async def definition_(params: types.DefinitionParams) -> list[types.Location]:
        origin = await source_of_definition(session, params.text_document.uri, convert.position(params.position))
        if origin is not None:
            return [origin]
        found, link = await places(params.text_document, params.position, "looking for a definition", definition)
        return await defined_elsewhere(params.text_document.uri, link) or found

    @feature(server, types.TEXT_DOCUMENT_IMPLEMENTATION)
    async def implementation(params: types.ImplementationParams) -> list[types.Location]:
        found, link = await places(params.text_document, params.position, "looking for a definition", definition)
        return await defined_elsewhere(params.text_document.uri, link) or found

    @feature(server, types.TEXT_DOCUMENT_DECLARATION)
    async def declaration_(params: types.DeclarationParams) -> list[types.Location]:
        return (await places(params.text_document, params.position, "looking for a declaration", declaration))[0]

    @feature(server, types.TEXT_DOCUMENT_TYPE_DEFINITION)
    async def type_definition_(params: types.TypeDefinitionParams) -> list[types.Location]:
        return (await places(params.text_document, params.position, "looking for a type", type_definition))[0]


def _register_references(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_REFERENCES)
    async def references_(params: types.ReferenceParams) -> list[types.Location]:
        def ask(view: View) -> tuple[list[types.Location], SymbolLink | None]:
            offset = view.offset(convert.position(params.position))
            found = references(view.document, offset)
            wanted = [one for one in found if params.context.include_declaration or not one.is_definition]
            places = [convert.location(view.snapshot, one.start, one.end) for one in wanted]
            return places, link_of(symbol_at(view.document, offset))

        def ask_other(_: Document, symbol: Symbol) -> list[Span]:
            found = references_of_symbol(symbol)
            return [
                (one.start, one.end) for one in found if params.context.include_declaration or not one.is_definition
            ]

        uri = params.text_document.uri
        found, link = await answer(session, uri, "looking for references", ask, ([], None))
        for snapshot, _, spans in await _linked(server, session, uri, link, ask_other):
            found += [convert.location(snapshot, *span) for span in spans]
        return found

    @document_request(server, session, types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT, "highlighting", [])
    def highlight(view: View, params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
        found = references(view.document, view.offset(convert.position(params.position)))
        return [convert.highlight(view.snapshot, one) for one in found]


def _register_rename(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_PREPARE_RENAME)
    async def prepare(params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | None:
        def ask(view: View) -> types.PrepareRenamePlaceholder | RenameError | None:
            try:
                found = prepare_rename(view.document, view.offset(convert.position(params.position)))
            except RenameError as refused:
                return refused
            return convert_symbols.renamable(view.snapshot, found) if found is not None else None

        return _accepted(await answer(session, params.text_document.uri, "looking for a name", ask, None))

    @feature(server, types.TEXT_DOCUMENT_RENAME)
    async def rename_(params: types.RenameParams) -> types.WorkspaceEdit | None:
        def ask(view: View) -> tuple[Snapshot, Renaming, SymbolLink | None] | RenameError | None:
            try:
                made = rename(view.document, view.offset(convert.position(params.position)), params.new_name)
            except RenameError as refused:
                return refused
            return (view.snapshot, made, link_of(made.symbol)) if made is not None else None

        uri = params.text_document.uri
        found = _accepted(await answer(session, uri, "renaming", ask, None))
        if found is None:
            return None
        snapshot, made, link = found
        edits = [(snapshot, made.edits)]
        if made.edits:
            edits += await _renamed_elsewhere(server, session, uri, link, made.name)
        if session.snapshot(uri) is not snapshot:
            raise JsonRpcContentModified("the file has changed meanwhile")
        versioned = session.client_capabilities.document_changes
        return convert.merged(
            [convert.workspace_edit(each, changes, versioned=versioned) for each, changes in edits if changes]
        )


async def _renamed_elsewhere(
    server: LanguageServer, session: Session, uri: str, link: SymbolLink | None, name: str
) -> list[tuple[Snapshot, tuple[TextEdit, ...]]]:
    def ask(_: Document, symbol: Symbol) -> tuple[TextEdit, ...] | RenameError:
        try:
            return tuple(edits_of_symbol(symbol, name))
        except RenameError as refused:
            return refused

    found: dict[str, tuple[Snapshot, tuple[TextEdit, ...]]] = {}
    for snapshot, _, edits in await _linked(server, session, uri, link, ask):
        if isinstance(edits, RenameError):
            raise request_failed(f"in {snapshot.uri.rpartition('/')[2]}, {edits}")
        # A file may declare it in several of its parts.
        before = found[snapshot.uri][1] if snapshot.uri in found else ()
        found[snapshot.uri] = (snapshot, (*before, *edits))
    return list(found.values())


def _accepted(given: T | RenameError) -> T:
    if isinstance(given, RenameError):
        raise request_failed(str(given))
    return given


def _register_calls(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY)
    async def prepare(params: types.CallHierarchyPrepareParams) -> list[types.CallHierarchyItem] | None:
        def ask(view: View) -> list[types.CallHierarchyItem]:
            offset = view.offset(convert.position(params.position))
            found = call_hierarchy.functions_at(view.document, offset)
            return [convert_symbols.function_item(view.snapshot, one) for one in found]

        return await answer(session, params.text_document.uri, "looking for a function", ask, []) or None

    async def calls(
        item: types.CallHierarchyItem, ask: Callable[[Document, Symbol], list[Call]]
    ) -> list[tuple[Snapshot, list[Call]]]:
        """`ask` about the function in all files that have it; in those that are not open too."""

        def of_file(view: View) -> tuple[Snapshot, SymbolLink | None, list[Call]] | None:
            start = view.offset(convert.position(item.selection_range.start))
            symbol = call_hierarchy.symbol_called(view.document, convert_symbols.name_in(item), start)
            return (view.snapshot, link_of(symbol), ask(view.document, symbol)) if symbol is not None else None

        own = await _answer_anywhere(session, item.uri, of_file)
        if own is None:
            return []
        found = await _linked(server, session, item.uri, own[1], ask)
        return [(own[0], own[2]), *((snapshot, made) for snapshot, _, made in found)]

    @feature(server, types.CALL_HIERARCHY_INCOMING_CALLS)
    async def incoming(params: types.CallHierarchyIncomingCallsParams) -> list[types.CallHierarchyIncomingCall]:
        found = await calls(params.item, lambda _, symbol: call_hierarchy.incoming(symbol))
        return [convert_symbols.incoming_call(snapshot, call) for snapshot, made in found for call in made]

    @feature(server, types.CALL_HIERARCHY_OUTGOING_CALLS)
    async def outgoing(params: types.CallHierarchyOutgoingCallsParams) -> list[types.CallHierarchyOutgoingCall]:
        found = await calls(params.item, call_hierarchy.outgoing)
        return [convert_symbols.outgoing_call(snapshot, call) for snapshot, made in found for call in made]


async def _answer_anywhere(session: Session, uri: str, ask: Callable[[View], T | None]) -> T | None:
    """As `answer`, also about a file that is not open."""
    what = "looking for calls"
    path = to_fs_path(uri) if uri.startswith("file:") else None
    if session.snapshot(uri) is not None or path is None:
        return await answer(session, uri, what, ask, None)

    def ask_file() -> T | None:
        view = view_of(path, session.fresh_configurations(), session.encoding)
        return ask(view) if view is not None else None

    return await session.work(what, ask_file, None)


def _register_outline(server: LanguageServer, session: Session) -> None:
    @document_request(
        server, session, types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, "making the outline", [], renews=True, is_whole=True
    )
    def symbols(
        view: View, params: types.DocumentSymbolParams
    ) -> JsonText | list[types.DocumentSymbol] | list[types.SymbolInformation]:
        if not session.client_capabilities.hierarchical_document_symbols:
            return convert_symbols.flat_symbols(view.snapshot, document_symbols(view.document))
        return convert_symbols.outline(view)


def _register_workspace(server: LanguageServer, session: Session) -> None:
    @feature(server, types.WORKSPACE_SYMBOL)
    async def symbols(params: types.WorkspaceSymbolParams) -> list[types.WorkspaceSymbol]:
        candidates: list[tuple[str, convert_symbols.FoundSymbol]] = []
        for snapshot in session.opened():
            candidates += await answer(session, snapshot.uri, _LOOKING, convert_symbols.symbols_of, [])
        session.index.set_folders(folders_of(server))
        await read_workspace(session)
        known = {os.path.realpath(path) for each in session.opened() if (path := session.path(each.uri)) is not None}

        def choose() -> list[types.WorkspaceSymbol]:
            closed = (
                (symbol.name, convert_symbols.FoundSymbol(symbol, path))
                for path, symbol in session.index.symbols()
                if path not in known
            )
            found = [convert_symbols.workspace_symbol(one) for one in best(chain(candidates, closed), params.query)]
            return (
                found
                if session.client_capabilities.workspace_symbol_resolve
                else [_placed(one, session) for one in found]
            )

        return await session.work(_LOOKING, choose, [])

    @feature(server, types.WORKSPACE_SYMBOL_RESOLVE)
    async def resolve(symbol: types.WorkspaceSymbol) -> types.WorkspaceSymbol:
        return await session.work(_LOOKING, lambda: _placed(symbol, session), symbol)

    @feature(server, types.WORKSPACE_DID_CREATE_FILES)
    def did_create(params: types.CreateFilesParams) -> None:
        _files_changed(session, [file.uri for file in params.files])

    @feature(server, types.WORKSPACE_DID_DELETE_FILES)
    def did_delete(params: types.DeleteFilesParams) -> None:
        _files_changed(session, [file.uri for file in params.files])

    @feature(server, types.WORKSPACE_DID_RENAME_FILES)
    def did_rename(params: types.RenameFilesParams) -> None:
        _files_changed(session, [uri for file in params.files for uri in (file.old_uri, file.new_uri)])


def _files_changed(session: Session, uris: list[str]) -> None:
    paths = [to_fs_path(uri) if uri.startswith("file:") else None for uri in uris]
    session.files_changed([path for path in paths if path is not None])


def _placed(symbol: types.WorkspaceSymbol, session: Session) -> types.WorkspaceSymbol:
    """With the range of its name, in the file as it is now."""
    wanted = convert_symbols.chosen_symbol(symbol.data)
    if wanted is None or isinstance(symbol.location, types.Location):
        return symbol
    uri, start, name = wanted
    snapshot = session.snapshot(uri)
    if snapshot is None:
        snapshot = Snapshot(uri, None, LineIndex(text_of(to_fs_path(uri) or "")), session.encoding)
    symbol.location = convert.location(snapshot, *place_of(snapshot.text, start, name))
    return symbol
