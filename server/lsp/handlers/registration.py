"""Handler registration: the decorators with which handlers are connected, and the errors that they answer with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol, TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified, JsonRpcException
from pygls.lsp.server import LanguageServer

from ...session.session import Session, StaleError
from ...session.snapshot import View
from ..protocol.server_capabilities import methods

T = TypeVar("T")
HandlerT = TypeVar("HandlerT", bound=Callable[..., Any])

_OPTIONS = methods()
_MAX_RENEWALS = 200
"""Edits during one request after which its answer is `ContentModified` all the same: not all clients cancel."""


class DocumentParams(Protocol):
    """The parameters of a request about one document."""

    @property
    def text_document(self) -> types.TextDocumentIdentifier: ...


ParamsT = TypeVar("ParamsT", bound=DocumentParams)


def feature(server: LanguageServer, method: str) -> Callable[[HandlerT], HandlerT]:
    """Connect the handler of `method`, one of `server_capabilities.methods`, with the options that are announced there.

    Raises:
        KeyError: the method is not announced.
    """
    return server.feature(method, _OPTIONS[method])


def document_request(
    server: LanguageServer,
    session: Session,
    method: str,
    what: str,
    empty: object = None,
    *,
    renews: bool = False,
    is_whole: bool = False,
) -> Callable[[Callable[[View, ParamsT], T]], Callable[[View, ParamsT], T]]:
    """Connect a function from a view and parameters as the handler of `method`, a request about one document.

    It runs on the scheduler's threads. For `what` and `empty` see `Session.answer`; `empty` is of the function's type.

    Args:
        renews: whether it is asked again about a newer text, as by `renewed`.
        is_whole: whether the answer is made of the whole text: asked again, it lets all other work go first.
    """

    def connect(ask: Callable[[View, ParamsT], T]) -> Callable[[View, ParamsT], T]:
        async def handle(params: ParamsT) -> object:
            def answered(again: bool) -> Awaitable[object]:
                whole = is_whole and again
                return answer(
                    session, params.text_document.uri, what, lambda view: ask(view, params), empty, whole=whole
                )

            return await (renewed(answered) if renews else answered(False))

        feature(server, method)(handle)
        return ask

    return connect


async def answer(
    session: Session, uri: str, what: str, ask: Callable[[View], T], empty: T, *, whole: bool = False
) -> T:
    """`Session.answer`, with `ContentModified` for an answer about a text that is not the newest any more."""
    try:
        return await session.answer(uri, what, ask, empty, whole=whole)
    except StaleError:
        raise JsonRpcContentModified from None


async def renewed(ask: Callable[[bool], Awaitable[T]]) -> T:
    """The answer of `ask`, which is asked again, with True, about the newest text where that has changed meanwhile.

    For what clients show all over a text. VS Code asks for it again some time after an edit, and until then removes all
    of it when the answer to the request before is an error: lines jump while somebody types.
    """
    for number in range(_MAX_RENEWALS):
        with suppress(JsonRpcContentModified):
            return await ask(number > 0)
    return await ask(True)


def invalid_params(reason: str) -> JsonRpcException:
    return JsonRpcException(reason, types.ErrorCodes.InvalidParams.value)


def request_failed(reason: str) -> JsonRpcException:
    """The request was valid and cannot be fulfilled; the client shows the reason."""
    return JsonRpcException(reason, types.LSPErrorCodes.RequestFailed.value)


def retrigger(reason: str) -> JsonRpcException:
    """`ServerCancelled` of a request for diagnostics, which the client is to send again."""
    return JsonRpcException(reason, types.LSPErrorCodes.ServerCancelled.value, {"retriggerRequest": True})
