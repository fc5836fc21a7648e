"""Document synchronisation and configuration, and the first requests of an editor: hover, hints, formatting."""

from __future__ import annotations

from typing import TypeVar

from lsprotocol import types
from pygls.lsp.server import LanguageServer
from pygls.uris import to_fs_path

from ...config.editor_settings import EditorSettings, read_settings
from ...features.hover import hover
from ...features.ownership.inlay_hints import InlayHint, inlay_hints
from ...features.ownership.placement_hints import placement_hints
from ...features.structure.formatting import formatting
from ...session.session import Session, View
from ..protocol import convert
from .registration import answer, document_request, feature

T = TypeVar("T")


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""
    _register_synchronisation(server, session)
    _register_configuration(server, session)
    _register_requests(server, session)
    _register_layout(server, session)


def _register_synchronisation(server: LanguageServer, session: Session) -> None:
    # Plain functions: an edit is taken over before the next message is read.

    @feature(server, types.TEXT_DOCUMENT_DID_OPEN)
    def did_open(params: types.DidOpenTextDocumentParams) -> None:
        document = params.text_document
        path = to_fs_path(document.uri) if document.uri.startswith("file:") else None
        session.open(document.uri, document.version, document.text, path)

    @feature(server, types.TEXT_DOCUMENT_DID_CHANGE)
    def did_change(params: types.DidChangeTextDocumentParams) -> None:
        document = params.text_document
        session.change(document.uri, document.version, convert.changes(params.content_changes))

    @feature(server, types.TEXT_DOCUMENT_DID_CLOSE)
    def did_close(params: types.DidCloseTextDocumentParams) -> None:
        session.close(params.text_document.uri)

    @feature(server, types.SHUTDOWN)
    def shutdown(params: None) -> None:
        session.stop()


def _register_configuration(server: LanguageServer, session: Session) -> None:
    def take(value: object) -> None:
        # A setting that is no longer given has its first value again, and not the one that it had in between.
        first = read_settings(session.initialization_options, EditorSettings()).settings
        read = read_settings(value, session.settings, first)
        for problem in read.problems:
            session.warn(problem)
        if read.settings != session.settings:
            has_other_lenses = read.settings.run != session.settings.run
            changes_trust = read.settings.run.trusted != session.settings.run.trusted
            changes_findings = read.settings.diagnostics != session.settings.diagnostics
            session.settings = read.settings
            if changes_trust or changes_findings:
                # Configurations of a trusted workspace may name files outside of it; open files get new findings.
                session.reconfigure()
            if has_other_lenses and session.client_capabilities.code_lens_refresh:
                server.workspace_code_lens_refresh(None)
            if session.client_capabilities.inlay_hint_refresh:
                server.workspace_inlay_hint_refresh(None)

    async def ask() -> None:
        items = [types.ConfigurationItem(section="pydealloc")]
        for value in await server.workspace_configuration_async(types.ConfigurationParams(items=items)):
            # null: the editor has none.
            take({} if value is None else value)

    @feature(server, types.INITIALIZED)
    async def initialized(params: types.InitializedParams) -> None:
        take(session.initialization_options)
        registrations = convert.registrations(session.client_capabilities)
        if registrations:
            await server.client_register_capability_async(types.RegistrationParams(registrations=registrations))
        if session.client_capabilities.workspace_configuration:
            await ask()

    @feature(server, types.WORKSPACE_DID_CHANGE_CONFIGURATION)
    async def did_change_configuration(params: types.DidChangeConfigurationParams) -> None:
        if params.settings is None and session.client_capabilities.workspace_configuration:
            await ask()
        else:
            take(params.settings)

    @feature(server, types.WORKSPACE_DID_CHANGE_WATCHED_FILES)
    def did_change_watched_files(params: types.DidChangeWatchedFilesParams) -> None:
        session.files_changed([to_fs_path(change.uri) or change.uri for change in params.changes])


def _register_requests(server: LanguageServer, session: Session) -> None:
    @document_request(server, session, types.TEXT_DOCUMENT_HOVER, "hovering")
    def hover_(view: View, params: types.HoverParams) -> types.Hover | None:
        place = view.offset(convert.position(params.position))
        found = hover(view.document, place, deallocation=view.deallocation, dynamic=view.dynamic)
        return convert.hover(view.snapshot, found, markdown=session.client_capabilities.markdown) if found else None

    def hints_of(view: View, start: int, end: int) -> list[InlayHint]:
        memory = session.display_memory(view.snapshot)
        settings = session.settings.inlay_hints
        found = inlay_hints(
            view.document,
            start,
            end,
            settings,
            deallocation=view.deallocation,
            dynamic=view.dynamic,
            memory=memory.hints,
        )
        limits = view.snapshot.configuration.placement
        known = memory.placement_hints
        more = placement_hints(view.document, start, end, limits, known) if settings.placement else []
        return sorted([*found, *more], key=lambda hint: hint.offset)

    @document_request(server, session, types.TEXT_DOCUMENT_INLAY_HINT, "looking for inlay hints", [], renews=True)
    def inlay_hint(view: View, params: types.InlayHintParams) -> list[types.InlayHint]:
        start, end = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
        session.show(view.snapshot.uri, (params.range.start.line + params.range.end.line) // 2)
        is_lazy = session.client_capabilities.inlay_hint_resolve_tooltip
        return [convert.inlay_hint(view.snapshot, hint, lazy=is_lazy) for hint in hints_of(view, start, end)]

    @feature(server, types.INLAY_HINT_RESOLVE)
    async def resolve(hint: types.InlayHint) -> types.InlayHint:
        """With what it says when somebody points at it; as it came where there is no such hint any more."""
        uri = convert.file_of_hint(hint)

        def ask(view: View) -> types.InlayHint:
            at = view.offset(convert.position(hint.position))
            for one in hints_of(view, at, at):
                made = convert.inlay_hint(view.snapshot, one)
                if hint.tooltip is None and (made.position, made.label) == (hint.position, hint.label):
                    hint.tooltip = made.tooltip
            return hint

        return hint if uri is None else await answer(session, uri, "explaining an inlay hint", ask, hint)


def _register_layout(server: LanguageServer, session: Session) -> None:
    @document_request(server, session, types.TEXT_DOCUMENT_FORMATTING, "formatting", [])
    def format_(view: View, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
        return convert.text_edits(view.snapshot, formatting(view.document))

    @document_request(server, session, types.TEXT_DOCUMENT_RANGE_FORMATTING, "formatting lines", [])
    def format_range(view: View, params: types.DocumentRangeFormattingParams) -> list[types.TextEdit]:
        start, end = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
        return convert.text_edits(view.snapshot, formatting(view.document, start, end))
