"""Shows long work in the editor, and lets the user stop it: `$/progress`, `window/workDoneProgress/*`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from typing import Any, cast

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from ...session.work_done_progress import State, Token, Works, asked_with

_TITLES: Mapping[str, str] = {
    types.CALL_HIERARCHY_INCOMING_CALLS: "Looking for calls",
    types.CALL_HIERARCHY_OUTGOING_CALLS: "Looking for calls",
    types.TEXT_DOCUMENT_CODE_ACTION: "Looking for code actions",
    types.TEXT_DOCUMENT_CODE_LENS: "Looking for code lenses",
    types.TEXT_DOCUMENT_COMPLETION: "Completing",
    types.TEXT_DOCUMENT_DECLARATION: "Looking for the declaration",
    types.TEXT_DOCUMENT_DEFINITION: "Looking for the definition",
    types.TEXT_DOCUMENT_DOCUMENT_HIGHLIGHT: "Highlighting",
    types.TEXT_DOCUMENT_DOCUMENT_LINK: "Looking for links",
    types.TEXT_DOCUMENT_DOCUMENT_SYMBOL: "Making the outline",
    types.TEXT_DOCUMENT_FOLDING_RANGE: "Looking for what can be folded",
    types.TEXT_DOCUMENT_FORMATTING: "Formatting",
    types.TEXT_DOCUMENT_HOVER: "Hovering",
    types.TEXT_DOCUMENT_IMPLEMENTATION: "Looking for the definition",
    types.TEXT_DOCUMENT_INLAY_HINT: "Looking for inlay hints",
    types.TEXT_DOCUMENT_LINKED_EDITING_RANGE: "Looking for places to edit together",
    types.TEXT_DOCUMENT_PREPARE_CALL_HIERARCHY: "Looking for a function",
    types.TEXT_DOCUMENT_RANGE_FORMATTING: "Formatting",
    types.TEXT_DOCUMENT_REFERENCES: "Looking for references",
    types.TEXT_DOCUMENT_RENAME: "Renaming",
    types.TEXT_DOCUMENT_SELECTION_RANGE: "Looking for what to select",
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: "Colouring",
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL_DELTA: "Colouring",
    types.TEXT_DOCUMENT_SEMANTIC_TOKENS_RANGE: "Colouring",
    types.TEXT_DOCUMENT_SIGNATURE_HELP: "Looking for the format",
    types.TEXT_DOCUMENT_TYPE_DEFINITION: "Looking for the type",
    types.TEXT_DOCUMENT_DIAGNOSTIC: "Checking",
    types.WORKSPACE_DIAGNOSTIC: "Checking the workspace",
    types.WORKSPACE_SYMBOL: "Looking for symbols",
}
"""Requests that are one piece of work as a whole. A command says itself what it is doing."""
_COUNTED = frozenset({types.WORKSPACE_DIAGNOSTIC})
"""Work that says how far it is."""


class _Screen:
    """The editor. pygls keeps, for each piece of work, a future that is cancelled when the user stops it."""

    def __init__(self, server: LanguageServer) -> None:
        self._progress: Any = server.work_done_progress

    async def create(self, token: Token) -> bool:
        try:
            await self._progress.create_async(token)
        except JsonRpcException:
            # It can live without.
            return False
        return True

    def begin(self, token: Token, title: str, state: State, stop: Callable[[], object]) -> None:
        wanted: Future[None] = Future()
        wanted.add_done_callback(lambda done: stop() if done.cancelled() else None)
        self._progress.tokens[token] = wanted
        begun = types.WorkDoneProgressBegin(
            title=title, cancellable=True, message=state.message or None, percentage=state.percentage
        )
        self._progress.begin(token, begun)

    def report(self, token: Token, state: State) -> None:
        said = types.WorkDoneProgressReport(
            cancellable=True, message=state.message or None, percentage=state.percentage
        )
        self._progress.report(token, said)

    def end(self, token: Token) -> None:
        self._progress.tokens.pop(token, None)
        self._progress.end(token, types.WorkDoneProgressEnd())


def register(server: LanguageServer, works: Works) -> None:
    """Connect everything; the last one to do so, for it is about the features that there are."""
    works.screen = _Screen(server)
    features: dict[str, Callable[[Any], Any]] = cast("Any", server.protocol).fm.features
    for method, title in _TITLES.items():
        features[method] = _shown(works, title, features[method], parts=1 if method in _COUNTED else 0)


def _shown(
    works: Works, title: str, answer: Callable[[Any], Awaitable[object]], parts: int
) -> Callable[[Any], Awaitable[object]]:
    """`answer`, shown as it lasts to an editor that sent a token."""

    async def work(params: Any) -> object:
        async with works.working(title, total=parts):
            return await answer(params)

    async def handle(params: Any) -> object:
        if params.work_done_token is None:
            return await answer(params)
        return await asked_with(params.work_done_token, work(params))

    return handle
