"""Completion, its documentation, and signature help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types

from ...session.session import View
from ..connection.connection import Connection
from ..protocol import convert, convert_completion

if TYPE_CHECKING:
    from ...features.completion.signature_help import OperationSignature

# The features are imported by the first request for them, which nobody makes before something is on the screen.


async def completion(here: Connection, params: types.CompletionParams) -> types.CompletionList:
    client = convert_completion.completion_capabilities(here.server.client_capabilities)
    empty = types.CompletionList(is_incomplete=False, items=[])
    return await here.answer(
        params.text_document.uri, "completing", lambda view: _complete(view, params.position, client), empty
    )


def _complete(
    view: View, position: types.Position, client: convert_completion.CompletionCapabilities
) -> types.CompletionList:
    from ...features.completion.completion import completion as complete

    found = complete(view.document, view.offset(convert.position(position)), snippets=client.snippets)
    return convert_completion.completion_list(view.snapshot, found, client)


async def completion_resolve(here: Connection, item: types.CompletionItem) -> types.CompletionItem:
    wanted = convert_completion.resolved(item)
    if wanted is None:
        return item
    client = convert_completion.completion_capabilities(here.server.client_capabilities)
    what = "documenting what completion offers"
    text = await here.answer(wanted.uri, what, lambda view: _documentation(view, wanted), "")
    if text:
        item.documentation = convert_completion.markup(text, markdown=client.markdown)
    return item


def _documentation(view: View, wanted: convert_completion.Resolved) -> str:
    from ...features.completion.completion_resolve import completion_resolve as documentation_of

    return documentation_of(view.document, wanted.about)


async def signature_help(here: Connection, params: types.SignatureHelpParams) -> types.SignatureHelp | None:
    client = convert_completion.signature_capabilities(here.server.client_capabilities)
    uri = params.text_document.uri
    found = await here.answer(uri, "looking for signatures", lambda view: _signatures(view, params.position), [])
    return convert_completion.signatures(found, here.session.encoding, client)


def _signatures(view: View, position: types.Position) -> list[OperationSignature]:
    from ...features.completion.signature_help import signature_help as signatures_at

    return signatures_at(view.document, view.offset(convert.position(position)))
