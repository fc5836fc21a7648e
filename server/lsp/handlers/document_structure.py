"""Document structure: semantic tokens, folding, selection ranges, links, linked editing, formatting of lines."""

from __future__ import annotations

from itertools import count

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified
from pygls.lsp.server import LanguageServer

from ...features.navigation.document_links import document_links
from ...features.navigation.linked_editing import linked_editing
from ...features.structure.folding import look_for_folds
from ...features.structure.formatting import formatting
from ...features.structure.on_type_formatting import on_type_formatting
from ...features.structure.selection_ranges import selection_ranges
from ...features.structure.semantic_tokens import Entry, TokenFinder, change, numbers
from ...session.session import Session, Snapshot, View
from ..protocol import convert, convert_structure
from ..protocol.pygls_adapter import JsonText
from .registration import answer, document_request, feature
from .workspace_edits import folders_of

_FOLDING = "looking for what can be folded"
_COLOURING = "looking for semantic tokens"
_MAX_ANSWERS = 3
"""Per file: a client asks for the difference to its last answer."""
FULL_TOKENS_MAX_CHARS = 500_000
"""A client with `semanticTokens/range` gets no full tokens of a longer text: they would be millions of numbers."""


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""
    _register_tokens(server, session)
    _register_folding(server, session)
    _register_links(server, session)
    _register_layout(server, session)


class _Answers:
    """The last semantic tokens that were sent, by file and result id."""

    def __init__(self) -> None:
        self._ids = count(1)
        self._sent: dict[str, dict[str, list[Entry]]] = {}
        self._incomplete: dict[str, Snapshot] = {}

    def add(self, snapshot: Snapshot, entries: list[Entry], *, is_complete: bool) -> str:
        sent = self._sent.setdefault(snapshot.uri, {})
        name = str(next(self._ids))
        sent[name] = entries
        while len(sent) > _MAX_ANSWERS:
            del sent[next(iter(sent))]
        if not is_complete:
            self._incomplete[snapshot.uri] = snapshot
        return name

    def get(self, uri: str, name: str) -> list[Entry] | None:
        return self._sent.get(uri, {}).get(name)

    def forget(self, uri: str) -> None:
        self._sent.pop(uri, None)
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
        return TokenFinder(
            view.document,
            lines,
            session.encoding,
            deallocation=view.deallocation,
            dynamic=view.dynamic,
            lexical=lexical,
            memory=session.display_memory(view.snapshot).owners,
        )

    async def find(uri: str) -> tuple[str, list[Entry]] | None:
        """All tokens of the newest version, bit by bit, and the id of the answer."""
        snapshot = session.snapshot(uri)
        if snapshot is None or (
            session.client_capabilities.semantic_tokens_range and len(snapshot.text) > FULL_TOKENS_MAX_CHARS
        ):
            return None

        finder = await answer(session, uri, _COLOURING, finder_of, None)
        while finder is not None and await answer(session, uri, _COLOURING, lambda _: finder.step(), False):
            if session.snapshot(uri) is not snapshot:
                raise JsonRpcContentModified
        if finder is None:
            return None
        return answers.add(snapshot, finder.entries, is_complete=finder.is_complete), finder.entries

    @feature(server, types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL)
    async def full(params: types.SemanticTokensParams) -> types.SemanticTokens | None:
        found = await find(params.text_document.uri)
        if found is None:
            return None
        data = await session.work(_COLOURING, lambda: numbers(found[1]), [])
        return types.SemanticTokens(data=data, result_id=found[0])

    @feature(server, types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA)
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

    @document_request(
        server, session, types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE, _COLOURING, types.SemanticTokens(data=[])
    )
    def within(view: View, params: types.SemanticTokensRangeParams) -> types.SemanticTokens:
        finder = finder_of(view)
        low, high = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
        return types.SemanticTokens(data=numbers(finder.within(low, high)))


def _register_folding(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_FOLDING_RANGE)
    async def folds(params: types.FoldingRangeParams) -> list[types.FoldingRange] | JsonText:
        def ask(view: View) -> list[types.FoldingRange] | JsonText:
            capabilities = session.client_capabilities
            whole_lines, most = capabilities.line_folding_only, capabilities.folding_range_limit
            return convert_structure.folding_ranges(view, whole_lines=whole_lines, most=most)

        uri = params.text_document.uri
        while await answer(session, uri, _FOLDING, lambda view: look_for_folds(view.document), False):
            pass
        return await answer(session, uri, _FOLDING, ask, [])

    @document_request(server, session, types.TEXT_DOCUMENT_SELECTION_RANGE, "looking for selections", [])
    def selections(view: View, params: types.SelectionRangeParams) -> list[types.SelectionRange]:
        offsets = [view.offset(convert.position(position)) for position in params.positions]
        return [
            convert_structure.selection_range(view.snapshot, selection_ranges(view.document, offset))
            for offset in offsets
        ]


def _register_links(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_DOCUMENT_LINK)
    async def links(params: types.DocumentLinkParams) -> list[types.DocumentLink]:
        uri = params.text_document.uri
        path, folders = session.path(uri), list(folders_of(server))

        def ask(view: View) -> list[types.DocumentLink]:
            found = document_links(view.snapshot.text, path, folders)
            return [convert_structure.document_link(view.snapshot, link) for link in found]

        return await answer(session, uri, "looking for links", ask, [])

    @feature(server, types.DOCUMENT_LINK_RESOLVE)
    def resolve(link: types.DocumentLink) -> types.DocumentLink:
        link.target = convert_structure.target_of(link.data) or link.target
        return link

    @document_request(server, session, types.TEXT_DOCUMENT_LINKED_EDITING_RANGE, "looking for what changes together")
    def linked(view: View, params: types.LinkedEditingRangeParams) -> types.LinkedEditingRanges | None:
        spans = linked_editing(view.document, view.offset(convert.position(params.position)))
        return convert_structure.linked_ranges(view.snapshot, spans)


def _register_layout(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_ON_TYPE_FORMATTING)
    async def on_type(params: types.DocumentOnTypeFormattingParams) -> list[types.TextEdit]:
        def ask(view: View) -> list[types.TextEdit]:
            offset = view.offset(convert.position(params.position))
            return convert.text_edits(view.snapshot, on_type_formatting(view.document, offset, params.ch))

        return await answer(session, params.text_document.uri, "indenting a line", ask, [])

    @document_request(server, session, types.TEXT_DOCUMENT_RANGES_FORMATTING, "formatting lines", [])
    def ranges(view: View, params: types.DocumentRangesFormattingParams) -> list[types.TextEdit]:
        spans = [
            (view.offset(convert.position(one.start)), view.offset(convert.position(one.end))) for one in params.ranges
        ]
        edits = {(edit.start, edit.end): edit for span in spans for edit in formatting(view.document, *span)}
        return convert.text_edits(view.snapshot, [edits[place] for place in sorted(edits)])
