"""The shape of a text: colours, folds, selections, links, and the layout of what is being typed."""

from __future__ import annotations

from itertools import count

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified
from pygls.lsp.server import LanguageServer

from ...features.navigation.document_links import document_links
from ...features.navigation.linked_editing import linked_editing
from ...features.structure.folding import folding, look_for_folds
from ...features.structure.formatting import formatting
from ...features.structure.on_type_formatting import TRIGGERS, on_type_formatting
from ...features.structure.selection_ranges import selection_ranges
from ...features.structure.semantic_tokens import Entry, TokenFinder, change, numbers
from ...session.session import Session, Snapshot, View
from ..protocol import convert, convert_structure
from .document_sync import answer
from .workspace_edits import folders_of

_FOLDING = "looking for what can be folded"
_COLOURING = "looking for semantic tokens"
_ANSWERS_KEPT = 3
"""Of a file; an editor asks for what has changed since the last one."""
_LONG = 500_000
"""Code points. An editor that can ask for the tokens of what it shows gets no others of a longer text: they would be
millions of numbers."""


def register(server: LanguageServer, session: Session) -> None:
    """Connect everything."""
    _register_tokens(server, session)
    _register_folding(server, session)
    _register_links(server, session)
    _register_layout(server, session)


class _Answers:
    """The tokens that editors have been told, by file and the id of the answer."""

    def __init__(self) -> None:
        self._ids = count(1)
        self._told: dict[str, dict[str, list[Entry]]] = {}
        self._incomplete: dict[str, Snapshot] = {}

    def add(self, snapshot: Snapshot, entries: list[Entry], *, is_complete: bool) -> str:
        told = self._told.setdefault(snapshot.uri, {})
        name = str(next(self._ids))
        told[name] = entries
        while len(told) > _ANSWERS_KEPT:
            del told[next(iter(told))]
        if not is_complete:
            self._incomplete[snapshot.uri] = snapshot
        return name

    def get(self, uri: str, name: str) -> list[Entry] | None:
        return self._told.get(uri, {}).get(name)

    def forget(self, uri: str) -> None:
        self._told.pop(uri, None)
        self._incomplete.pop(uri, None)

    def can_be_completed(self, snapshot: Snapshot) -> bool:
        """Whether the last answer about `snapshot`, whose analysis is complete by now, left something out. Once."""
        if self._incomplete.get(snapshot.uri) is not snapshot:
            return False
        del self._incomplete[snapshot.uri]
        return True


def _register_tokens(server: LanguageServer, session: Session) -> None:
    answers = _Answers()

    def published(snapshot: Snapshot) -> None:
        if session.snapshot(snapshot.uri) is None:
            answers.forget(snapshot.uri)
        elif session.client_capabilities.semantic_tokens_refresh and answers.can_be_completed(snapshot):
            server.workspace_semantic_tokens_refresh(None)

    session.on_published.append(published)

    def finder_of(view: View) -> TokenFinder:
        lines, lexical = view.snapshot.lines, not session.client_capabilities.augments_syntax_tokens
        return TokenFinder(view.document, lines, session.encoding, dynamic=view.dynamic, lexical=lexical)

    async def find(uri: str) -> tuple[str, list[Entry]] | None:
        """All tokens of the newest version, bit by bit, and the id of the answer."""
        snapshot = session.snapshot(uri)
        if snapshot is None or (session.client_capabilities.semantic_tokens_range and len(snapshot.text) > _LONG):
            return None

        finder = await answer(session, uri, _COLOURING, finder_of, None)
        while finder is not None and await answer(session, uri, _COLOURING, lambda _: finder.step(), False):
            if session.snapshot(uri) is not snapshot:
                raise JsonRpcContentModified
        if finder is None:
            return None
        return answers.add(snapshot, finder.entries, is_complete=finder.is_complete), finder.entries

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL, convert_structure.LEGEND)
    async def full(params: types.SemanticTokensParams) -> types.SemanticTokens | None:
        found = await find(params.text_document.uri)
        if found is None:
            return None
        data = await session.work(_COLOURING, lambda: numbers(found[1]), [])
        return types.SemanticTokens(data=data, result_id=found[0])

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA)
    async def delta(
        params: types.SemanticTokensDeltaParams,
    ) -> types.SemanticTokens | types.SemanticTokensDelta | None:
        uri = params.text_document.uri
        found = await find(uri)
        if found is None:
            return None
        name, entries = found
        old = answers.get(uri, params.previous_result_id)
        if old is None:
            data = await session.work(_COLOURING, lambda: numbers(entries), [])
            return types.SemanticTokens(data=data, result_id=name)
        changed = await session.work(_COLOURING, lambda: change(old, entries), None)
        edits = [convert_structure.token_edit(changed)] if changed is not None else []
        return types.SemanticTokensDelta(edits=edits, result_id=name)

    @server.feature(types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE)
    async def within(params: types.SemanticTokensRangeParams) -> types.SemanticTokens:
        def ask(view: View) -> types.SemanticTokens:
            finder = finder_of(view)
            low, high = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
            return types.SemanticTokens(data=numbers(finder.within(low, high)))

        return await answer(session, params.text_document.uri, _COLOURING, ask, types.SemanticTokens(data=[]))


def _register_folding(server: LanguageServer, session: Session) -> None:
    @server.feature(types.TEXT_DOCUMENT_FOLDING_RANGE)
    async def folds(params: types.FoldingRangeParams) -> list[types.FoldingRange]:
        def ask(view: View) -> list[types.FoldingRange]:
            capabilities = session.client_capabilities
            found = [
                convert_structure.folding_range(view.snapshot, fold, whole_lines=capabilities.line_folding_only)
                for fold in folding(view.document, view.snapshot.lines, most=capabilities.folding_range_limit)
            ]
            return [fold for fold in found if fold is not None]

        uri = params.text_document.uri
        while await answer(session, uri, _FOLDING, lambda view: look_for_folds(view.document), False):
            pass
        return await answer(session, uri, _FOLDING, ask, [])

    @server.feature(types.TEXT_DOCUMENT_SELECTION_RANGE)
    async def selections(params: types.SelectionRangeParams) -> list[types.SelectionRange]:
        def ask(view: View) -> list[types.SelectionRange]:
            offsets = [view.offset(convert.position(position)) for position in params.positions]
            return [
                convert_structure.selection_range(view.snapshot, selection_ranges(view.document, offset))
                for offset in offsets
            ]

        return await answer(session, params.text_document.uri, "looking for selections", ask, [])


def _register_links(server: LanguageServer, session: Session) -> None:
    @server.feature(types.TEXT_DOCUMENT_DOCUMENT_LINK, types.DocumentLinkOptions(resolve_provider=True))
    async def links(params: types.DocumentLinkParams) -> list[types.DocumentLink]:
        uri = params.text_document.uri
        path, folders = session.path(uri), list(folders_of(server))

        def ask(view: View) -> list[types.DocumentLink]:
            found = document_links(view.snapshot.text, path, folders)
            return [convert_structure.document_link(view.snapshot, link) for link in found]

        return await answer(session, uri, "looking for links", ask, [])

    @server.feature(types.DOCUMENT_LINK_RESOLVE)
    def resolve(link: types.DocumentLink) -> types.DocumentLink:
        link.target = convert_structure.target_of(link.data) or link.target
        return link

    @server.feature(types.TEXT_DOCUMENT_LINKED_EDITING_RANGE)
    async def linked(params: types.LinkedEditingRangeParams) -> types.LinkedEditingRanges | None:
        def ask(view: View) -> types.LinkedEditingRanges | None:
            spans = linked_editing(view.document, view.offset(convert.position(params.position)))
            return convert_structure.linked_ranges(view.snapshot, spans)

        return await answer(session, params.text_document.uri, "looking for what changes together", ask, None)


def _register_layout(server: LanguageServer, session: Session) -> None:
    first, *more = TRIGGERS

    @server.feature(
        types.TEXT_DOCUMENT_ON_TYPE_FORMATTING,
        types.DocumentOnTypeFormattingOptions(first_trigger_character=first, more_trigger_character=more),
    )
    async def on_type(params: types.DocumentOnTypeFormattingParams) -> list[types.TextEdit]:
        def ask(view: View) -> list[types.TextEdit]:
            offset = view.offset(convert.position(params.position))
            return convert.text_edits(view.snapshot, on_type_formatting(view.document, offset, params.ch))

        return await answer(session, params.text_document.uri, "indenting a line", ask, [])

    @server.feature(types.TEXT_DOCUMENT_RANGES_FORMATTING)
    async def ranges(params: types.DocumentRangesFormattingParams) -> list[types.TextEdit]:
        def ask(view: View) -> list[types.TextEdit]:
            spans = [
                (view.offset(convert.position(one.start)), view.offset(convert.position(one.end)))
                for one in params.ranges
            ]
            edits = {(edit.start, edit.end): edit for span in spans for edit in formatting(view.document, *span)}
            return convert.text_edits(view.snapshot, [edits[place] for place in sorted(edits)])

        return await answer(session, params.text_document.uri, "formatting lines", ask, [])
