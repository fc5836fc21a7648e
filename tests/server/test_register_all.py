"""Handlers are loaded after all other work, which the end of a session ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from pydealloc.server.lsp.handlers.register_all import load_later
from pydealloc.server.session.scheduler import Cancelled, Urgency
from pydealloc.server.session.session import Session


class _Ended:
    """A session whose work ends at its first pause, and in which somebody types for a while before."""

    def __init__(self) -> None:
        self.waits = iter((0.0, 0.01, 1.0))

    @property
    def idle_seconds(self) -> float:
        return next(self.waits)

    async def work(self, what: str, do: Callable[[], bool], empty: bool, urgency: Urgency) -> None:
        assert urgency is Urgency.WHOLE_FILE
        assert next(self.waits, None) is None, "it waits until nobody types"
        raise Cancelled


def test_the_end_of_a_session_ends_the_loading_of_handlers_quietly() -> None:
    asyncio.run(load_later(cast("Session", _Ended())))
