"""Each message of the protocol: look up, convert, ask, convert. Adding a feature means adding a function here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified, JsonRpcException
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from . import convert
from .client import read_settings
from .facts import findings_of
from .features import code_actions
from .features.code_actions import RefusedError
from .features.definition import definition
from .features.document_symbols import document_symbols
from .features.formatting import formatting
from .features.hover import hover
from .features.inlay_hints import inlay_hints
from .features.quick_fixes import quick_fixes
from .features.references import references
from .session import Session, StaleError, View

T = TypeVar("T")

REQUEST_FAILED = -32803


def register(server: LanguageServer, session: Session) -> None:
    """Connect everything."""
    _register_synchronisation(server, session)
    _register_configuration(server, session)
    _register_requests(server, session)
    _register_navigation(server, session)
    _register_actions(server, session)
    _register_layout(server, session)


def _register_synchronisation(server: LanguageServer, session: Session) -> None:
    # Plain functions: an edit is taken over before the next message is read.

    @server.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def did_open(params: types.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        path = to_fs_path(document.uri) if document.uri.startswith("file:") else None
        session.open(document.uri, document.version, document.text, path)

    @server.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def did_change(params: types.DidChangeTextDocumentParams) -> None:
        document = params.text_document
        session.change(document.uri, document.version, convert.changes(params.content_changes))

    @server.feature(types.TEXT_DOCUMENT_DID_CLOSE)
    def did_close(params: types.DidCloseTextDocumentParams) -> None:
        session.close(params.text_document.uri)

    @server.feature(types.SHUTDOWN)
    def shutdown(params: None) -> None:
        session.stop()


def _register_configuration(server: LanguageServer, session: Session) -> None:
    def take(value: object) -> None:
        read = read_settings(value, session.settings)
        for problem in read.problems:
            session.warn(problem)
        if read.settings != session.settings:
            session.settings = read.settings
            if session.abilities.refreshes_hints:
                server.workspace_inlay_hint_refresh(None)

    async def ask() -> None:
        items = [types.ConfigurationItem(section="pydealloc")]
        for value in await server.workspace_configuration_async(types.ConfigurationParams(items=items)):
            take(value)

    @server.feature(types.INITIALIZED)
    async def initialized(params: types.InitializedParams) -> None:
        take(session.initial_settings)
        registrations = convert.registrations(session.abilities)
        if registrations:
            await server.client_register_capability_async(types.RegistrationParams(registrations=registrations))
        if session.abilities.asks_configuration:
            await ask()

    @server.feature(types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def did_change_configuration(params: types.DidChangeConfigurationParams) -> None:
        if params.settings is None and session.abilities.asks_configuration:
            await ask()
        else:
            take(params.settings)

    @server.feature(types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def did_change_watched_files(params: types.DidChangeWatchedFilesParams) -> None:
        session.files_changed([to_fs_path(change.uri) or change.uri for change in params.changes])


def _register_requests(server: LanguageServer, session: Session) -> None:
    @server.feature(types.TEXT_DOCUMENT_HOVER)
    async def hover_(params: types.HoverParams) -> types.Hover | None:
        def ask(view: View) -> types.Hover | None:
            found = hover(view.document, view.offset(convert.position(params.position)), dynamic=view.dynamic)
            return convert.hover(view.snapshot, found, markdown=session.abilities.markdown) if found else None

        return await _answer(session, params.text_document.uri, "hovering", ask, None)

    @server.feature(types.TEXT_DOCUMENT_INLAY_HINT)
    async def inlay_hint(params: types.InlayHintParams) -> list[types.InlayHint]:
        def ask(view: View) -> list[types.InlayHint]:
            start, end = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
            hints = inlay_hints(view.document, start, end, session.settings.hints, dynamic=view.dynamic)
            return [convert.inlay_hint(view.snapshot, hint) for hint in hints]

        return await _answer(session, params.text_document.uri, "looking for inlay hints", ask, [])


def _register_navigation(server: LanguageServer, session: Session) -> None:
    @server.feature(types.TEXT_DOCUMENT_DEFINITION)
    async def definition_(params: types.DefinitionParams) -> list[types.Location]:
        def ask(view: View) -> list[types.Location]:
            spans = definition(view.document, view.offset(convert.position(params.position)))
            return [convert.location(view.snapshot, *span) for span in spans]

        return await _answer(session, params.text_document.uri, "looking for a definition", ask, [])

    @server.feature(types.TEXT_DOCUMENT_REFERENCES)
    async def references_(params: types.ReferenceParams) -> list[types.Location]:
        def ask(view: View) -> list[types.Location]:
            found = references(view.document, view.offset(convert.position(params.position)))
            wanted = [one for one in found if params.context.include_declaration or not one.is_definition]
            return [convert.location(view.snapshot, one.start, one.end) for one in wanted]

        return await _answer(session, params.text_document.uri, "looking for references", ask, [])

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT)
    async def highlight(params: types.DocumentHighlightParams) -> list[types.DocumentHighlight]:
        def ask(view: View) -> list[types.DocumentHighlight]:
            found = references(view.document, view.offset(convert.position(params.position)))
            return [convert.highlight(view.snapshot, one) for one in found]

        return await _answer(session, params.text_document.uri, "highlighting", ask, [])

    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_SYMBOL)
    async def symbols(params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
        def ask(view: View) -> list[types.DocumentSymbol]:
            return [convert.symbol(view.snapshot, one) for one in document_symbols(view.document)]

        if not session.abilities.nested_symbols:
            return []
        return await _answer(session, params.text_document.uri, "making the outline", ask, [])


def _register_layout(server: LanguageServer, session: Session) -> None:
    @server.feature(types.TEXT_DOCUMENT_FORMATTING)
    async def format_(params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        def ask(view: View) -> list[types.TextEdit]:
            return convert.text_edits(view.snapshot, formatting(view.document))

        return await _answer(session, params.text_document.uri, "formatting", ask, [])

    @server.feature(types.TEXT_DOCUMENT_RANGE_FORMATTING)
    async def format_range(params: types.DocumentRangeFormattingParams) -> list[types.TextEdit]:
        def ask(view: View) -> list[types.TextEdit]:
            start, end = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
            return convert.text_edits(view.snapshot, formatting(view.document, start, end))

        return await _answer(session, params.text_document.uri, "formatting lines", ask, [])


def _register_actions(server: LanguageServer, session: Session) -> None:
    kinds = [convert.INSERT_KIND, types.CodeActionKind.QuickFix]
    options = types.CodeActionOptions(code_action_kinds=kinds, resolve_provider=True)

    @server.feature(types.TEXT_DOCUMENT_CODE_ACTION, options)
    async def code_action(params: types.CodeActionParams) -> list[types.CodeAction]:
        def ask(view: View) -> list[types.CodeAction]:
            place = (view.offset(convert.position(params.range.start)), view.offset(convert.position(params.range.end)))
            return [
                *(_fixes(session, view, place) if convert.wants(params.context, types.CodeActionKind.QuickFix) else ()),
                *(_offers(session, view, place[0]) if convert.wants(params.context, convert.INSERT_KIND) else ()),
            ]

        if not session.abilities.literal_actions:
            return []
        return await _answer(session, params.text_document.uri, "looking for code actions", ask, [])

    @server.feature(types.CODE_ACTION_RESOLVE)
    async def resolve(action: types.CodeAction) -> types.CodeAction:
        data = convert.scope_of(action.data)
        if data is None:
            return action
        uri, version, scope, offset = data
        snapshot = session.snapshot(uri)
        if snapshot is None or snapshot.version != version:
            raise JsonRpcContentModified("the file has changed since the action was offered")

        def ask(view: View) -> types.WorkspaceEdit | str:
            return _edit(session, view, scope, offset)

        edit = await _answer(session, uri, "inserting deallocations", ask, "this failed; the log says why")
        if isinstance(edit, str):
            raise JsonRpcException(f"{action.title}: {edit}", REQUEST_FAILED)
        action.edit = edit
        return action


def _fixes(session: Session, view: View, place: tuple[int, int]) -> Iterator[types.CodeAction]:
    """What puts right the findings at `place`, a range of offsets; those the project ignores are none."""
    found = view.snapshot.configuration.filtered(findings_of(view.document, view.dynamic))
    for fix in quick_fixes(view.document.text, found, *place):
        edit = convert.workspace_edit(view.snapshot, fix.edits, versioned=session.abilities.versioned_edits)
        yield convert.quick_fix(view.snapshot, fix, edit)


def _offers(session: Session, view: View, offset: int) -> Iterator[types.CodeAction]:
    for offer in code_actions.offers(view.document, offset, dynamic=view.dynamic):
        if offer.disabled is None or session.abilities.disabled_actions:
            yield _offered(session, view, offer)


def _offered(session: Session, view: View, offer: code_actions.Offer) -> types.CodeAction:
    """The action, with its edit at once for an editor that would never ask for it."""
    action = convert.code_action(view.snapshot, offer)
    if offer.disabled is None and not session.abilities.lazy_edits:
        edit = _edit(session, view, offer.scope, offer.offset)
        action.edit = edit if isinstance(edit, types.WorkspaceEdit) else None
    return action


def _edit(session: Session, view: View, scope: code_actions.Scope, offset: int) -> types.WorkspaceEdit | str:
    """The edit, or why there is none."""
    try:
        edits = code_actions.edits(view.document, scope, offset, dynamic=view.dynamic)
    except RefusedError as refused:
        return str(refused)
    return convert.workspace_edit(view.snapshot, edits, versioned=session.abilities.versioned_edits)


async def _answer(session: Session, uri: str, what: str, ask: Callable[[View], T], empty: T) -> T:
    try:
        return await session.answer(uri, what, ask, empty)
    except StaleError:
        raise JsonRpcContentModified from None
