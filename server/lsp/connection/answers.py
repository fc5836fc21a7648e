"""Answers of requests about the newest text, and the errors in place of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TypeVar

from lsprotocol import types
from pygls.exceptions import JsonRpcContentModified, JsonRpcException

from ...session.session import Session, StaleError
from ...session.snapshot import View

T = TypeVar("T")

_MAX_RENEWALS = 200
"""Edits during one request after which its answer is `ContentModified` all the same: not all clients cancel."""


async def answer(
    session: Session, uri: str, what: str, ask: Callable[[View], T], empty: T, *, whole: bool = False
) -> T:
    """`Session.answer`, with `ContentModified` for an answer about a text that is not the newest any more."""
    try:
        return await session.answer(uri, what, ask, empty, whole=whole)
    except StaleError:
        raise JsonRpcContentModified from None


async def errors_first(session: Session, uri: str) -> None:
    """`Session.errors_first`, with `ContentModified` where the text has changed meanwhile."""
    try:
        await session.errors_first(uri)
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
