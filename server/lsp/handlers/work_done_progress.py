"""Work-done progress in the protocol: `$/progress`, `window/workDoneProgress/create` and `/cancel`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import Future
from typing import Any, cast

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from ...session.work_done_progress import ProgressState, Token, WorkDoneProgress, with_client_token

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
"""Titles of requests that are one piece of work as a whole. Commands have titles of their own."""
_WITH_PERCENTAGE = frozenset({types.WORKSPACE_DIAGNOSTIC})
"""Requests that report how far they are."""


class _ClientDisplay:
    """The client's `$/progress`. pygls keeps a future for each token, and cancels it when the user cancels the work."""

    def __init__(self, server: LanguageServer) -> None:
        self._progress: Any = server.work_done_progress

    async def create(self, token: Token) -> bool:
        try:
            await self._progress.create_async(token)
        except JsonRpcException:
            # The work goes on without.
            return False
        return True

    def begin(self, token: Token, title: str, state: ProgressState, cancel: Callable[[], object]) -> None:
        cancellation: Future[None] = Future()
        cancellation.add_done_callback(lambda done: cancel() if done.cancelled() else None)
        self._progress.tokens[token] = cancellation
        begun = types.WorkDoneProgressBegin(
            title=title, cancellable=True, message=state.message or None, percentage=state.percentage
        )
        self._progress.begin(token, begun)

    def report(self, token: Token, state: ProgressState) -> None:
        reported = types.WorkDoneProgressReport(
            cancellable=True, message=state.message or None, percentage=state.percentage
        )
        self._progress.report(token, reported)

    def end(self, token: Token) -> None:
        self._progress.tokens.pop(token, None)
        self._progress.end(token, types.WorkDoneProgressEnd())


def register(server: LanguageServer, progress: WorkDoneProgress) -> None:
    """Wrap the handlers of all requests in `_TITLES`: to be called when these are registered."""
    progress.display = _ClientDisplay(server)
    features: dict[str, Callable[[Any], Any]] = cast("Any", server.protocol).fm.features
    for method, title in _TITLES.items():
        features[method] = _shown(progress, title, features[method], parts=1 if method in _WITH_PERCENTAGE else 0)


def _shown(
    progress: WorkDoneProgress, title: str, answer: Callable[[Any], Awaitable[object]], parts: int
) -> Callable[[Any], Awaitable[object]]:
    """The handler `answer` with progress, for requests with a `workDoneToken`. `parts`: the total; 0: unknown."""

    async def work(params: Any) -> object:
        async with progress.working(title, total=parts):
            return await answer(params)

    async def handle(params: Any) -> object:
        if params.work_done_token is None:
            return await answer(params)
        return await with_client_token(params.work_done_token, work(params))

    return handle
