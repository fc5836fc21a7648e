"""Completion, its documentation, and signature help: handlers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lsprotocol import types
from pygls.lsp.server import LanguageServer

from ...session.session import Session, View
from ..protocol import convert, convert_completion
from .registration import answer, feature

if TYPE_CHECKING:
    from ...features.completion.signature_help import OperationSignature

# The features are imported by the first request for them, which nobody makes before something is on the screen.


def register(server: LanguageServer, session: Session) -> None:
    """Connect the handlers of this module."""
    _register_completion(server, session)
    _register_signatures(server, session)


def _register_completion(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_COMPLETION)
    async def complete(params: types.CompletionParams) -> types.CompletionList:
        client = convert_completion.completion_capabilities(server.client_capabilities)

        def ask(view: View) -> types.CompletionList:
            from ...features.completion.completion import completion

            offset = view.offset(convert.position(params.position))
            found = completion(view.document, offset, snippets=client.snippets)
            return convert_completion.completion_list(view.snapshot, found, client)

        empty = types.CompletionList(is_incomplete=False, items=[])
        return await answer(session, params.text_document.uri, "completing", ask, empty)

    @feature(server, types.COMPLETION_ITEM_RESOLVE)
    async def resolve(item: types.CompletionItem) -> types.CompletionItem:
        wanted = convert_completion.resolved(item)
        if wanted is None:
            return item
        client = convert_completion.completion_capabilities(server.client_capabilities)

        def ask(view: View) -> str:
            from ...features.completion.completion_resolve import completion_resolve

            return completion_resolve(view.document, wanted.about)

        text = await answer(session, wanted.uri, "documenting what completion offers", ask, "")
        if text:
            item.documentation = convert_completion.markup(text, markdown=client.markdown)
        return item


def _register_signatures(server: LanguageServer, session: Session) -> None:
    @feature(server, types.TEXT_DOCUMENT_SIGNATURE_HELP)
    async def signature(params: types.SignatureHelpParams) -> types.SignatureHelp | None:
        client = convert_completion.signature_capabilities(server.client_capabilities)

        def ask(view: View) -> list[OperationSignature]:
            from ...features.completion.signature_help import signature_help

            return signature_help(view.document, view.offset(convert.position(params.position)))

        found = await answer(session, params.text_document.uri, "looking for signatures", ask, [])
        return convert_completion.signatures(found, session.encoding, client)
