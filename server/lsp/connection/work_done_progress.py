"""Work-done progress in the protocol: `$/progress`, `window/workDoneProgress/create` and `/cancel`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from functools import partial
from typing import Any, cast

from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.server import LanguageServer

from ...session.work_done_progress import ProgressState, Token, WorkDoneProgress, with_client_token
from ..protocol.methods import METHODS


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
    """Wrap the handlers of all requests with a title: to be called when these are registered."""
    progress.display = _ClientDisplay(server)
    features: dict[str, Callable[[Any], Any]] = cast("Any", server.protocol).fm.features
    for method in METHODS:
        if method.title:
            parts = 1 if method.has_percentage else 0
            features[method.name] = partial(_handle, progress, method.title, features[method.name], parts)


async def _handle(
    progress: WorkDoneProgress, title: str, answer: Callable[[Any], Awaitable[object]], parts: int, params: Any
) -> object:
    """The answer of the handler `answer`, with progress for requests with a `workDoneToken`.

    `parts`: the total; 0: unknown.
    """
    if params.work_done_token is None:
        return await answer(params)
    return await with_client_token(params.work_done_token, _work(progress, title, answer, parts, params))


async def _work(
    progress: WorkDoneProgress, title: str, answer: Callable[[Any], Awaitable[object]], parts: int, params: Any
) -> object:
    async with progress.working(title, total=parts):
        return await answer(params)
