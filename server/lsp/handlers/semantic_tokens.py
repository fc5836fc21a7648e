"""Semantic tokens: of a file, of a range, and the difference to the last answer."""

from __future__ import annotations

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified

from ...features.structure.semantic_tokens import Entry, TokenFinder, change, numbers
from ...session.session import View
from ..connection.answers import errors_first
from ..connection.connection import Connection, document_request
from ..protocol import convert, convert_structure

_COLOURING = "looking for semantic tokens"
FULL_TOKENS_MAX_CHARS = 500_000
"""A client with `semanticTokens/range` gets no full tokens of a longer text: they would be millions of numbers."""


async def full(here: Connection, params: types.SemanticTokensParams) -> types.SemanticTokens | None:
    found = await _find(here, params.text_document.uri)
    if found is None:
        return None
    data = await here.session.work(_COLOURING, lambda: numbers(found[1]), [])
    return types.SemanticTokens(data=data, result_id=found[0])


async def full_delta(
    here: Connection, params: types.SemanticTokensDeltaParams
) -> types.SemanticTokens | types.SemanticTokensDelta | None:
    uri = params.text_document.uri
    found = await _find(here, uri, is_again=True)
    if found is None:
        return None
    name, entries = found
    old = here.tokens.get(uri, params.previous_result_id)
    if old is None:
        data = await here.session.work(_COLOURING, lambda: numbers(entries), [])
        return types.SemanticTokens(data=data, result_id=name)
    changed = await here.session.work(_COLOURING, lambda: change(old, entries), None)
    edits = [convert_structure.token_edit(changed)] if changed is not None else []
    return types.SemanticTokensDelta(edits=edits, result_id=name)


@document_request(_COLOURING, lambda: types.SemanticTokens(data=[]))
def range_(here: Connection, view: View, params: types.SemanticTokensRangeParams) -> types.SemanticTokens:
    finder = _finder_of(here, view)
    low, high = (view.offset(convert.position(place)) for place in (params.range.start, params.range.end))
    data = numbers(finder.within(low, high))
    if not finder.is_complete:
        here.tokens.renew(view.snapshot)
    return types.SemanticTokens(data=data)


async def _find(here: Connection, uri: str, *, is_again: bool = False) -> tuple[str, list[Entry]] | None:
    """All tokens of the newest version, bit by bit, and the id of the answer.

    `is_again`: the client shows those of an earlier version, so that findings and hints of a long file go first.
    """
    snapshot = here.session.snapshot(uri)
    if snapshot is None or (here.client.semantic_tokens_range and len(snapshot.text) > FULL_TOKENS_MAX_CHARS):
        return None
    await errors_first(here.session, uri)
    finder = await here.answer(uri, _COLOURING, lambda view: _finder_of(here, view), None)
    while finder is not None and await here.answer(uri, _COLOURING, lambda _: finder.step(), False, whole=is_again):
        if here.session.snapshot(uri) is not snapshot:
            raise JsonRpcContentModified
    if finder is None:
        return None
    return here.tokens.add(snapshot, finder.entries, is_complete=finder.is_complete), finder.entries


def _finder_of(here: Connection, view: View) -> TokenFinder:
    return TokenFinder(
        view.document,
        view.snapshot.lines,
        here.session.encoding,
        options=view.plan_options,
        lexical=not here.client.augments_syntax_tokens,
        memory=here.session.display_memory(view.snapshot).owners,
    )
