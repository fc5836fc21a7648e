"""Work-done progress of long work: what is being done, how far it is, and a way to cancel it.

A request with a `workDoneToken` reports from its start. Other work gets a token of the server once it has lasted half a
second, if the client supports that, so that short work does not flicker. Cancelling it cancels the task that does it,
as `$/cancelRequest` would.

For the protocol's thread.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Protocol, TypeVar

from ...ir.records import dataclass

T = TypeVar("T")

SHOWN_AFTER_S = 0.5
"""Delay before work without a client's token is shown."""
_REPORT_INTERVAL_S = 0.1

Token = int | str
"""A `ProgressToken`."""


@dataclass(frozen=True)
class ProgressState:
    """Progress of work: `done` of `total` parts; `total` is 0 where the number is unknown."""

    message: str = ""
    done: int = 0
    total: int = 0

    @property
    def percentage(self) -> int | None:
        """From 0 to 100; None where `total` is unknown."""
        return min(100, 100 * self.done // self.total) if self.total else None


class ProgressDisplay(Protocol):
    """The client's side of work-done progress."""

    async def create(self, token: Token) -> bool:
        """`window/workDoneProgress/create`; whether the client has accepted the token."""
        ...

    def begin(self, token: Token, title: str, state: ProgressState, cancel: Callable[[], object]) -> None:
        """`cancel`: to be called when the user cancels the work."""
        ...

    def report(self, token: Token, state: ProgressState) -> None: ...

    def end(self, token: Token) -> None: ...


class ProgressHandle:
    """The progress of one piece of work."""

    def __init__(self) -> None:
        self.state = ProgressState()
        self._show: Callable[[ProgressState], None] | None = None
        self._last_report = 0.0

    def report(self, message: str = "", *, done: int = 0, total: int = 0) -> None:
        """Set the state; calls may be frequent, the client gets at most one report per `_REPORT_INTERVAL_S`."""
        self.state = ProgressState(message, done, total)
        now = asyncio.get_running_loop().time()
        if self._show is not None and now - self._last_report >= _REPORT_INTERVAL_S:
            self._last_report = now
            self._show(self.state)

    def show(self, show: Callable[[ProgressState], None] | None) -> None:
        """Pass reports to `show` from now on; None: to nothing."""
        self._show = show


_current: ContextVar[ProgressHandle | None] = ContextVar("progress", default=None)
_client_token: ContextVar[Token | None] = ContextVar("token", default=None)


class WorkDoneProgress:
    """All work-done progress of one session."""

    def __init__(self) -> None:
        self.display: ProgressDisplay | None = None
        """None: nothing is shown."""
        self.can_create = False
        """Whether the client accepts tokens of the server."""
        self._numbers = itertools.count(1)

    @asynccontextmanager
    async def working(self, title: str, *, total: int = 0) -> AsyncGenerator[ProgressHandle, None]:
        """Show the work of the current task; nested work is a part of the outer one. `total`: as in `ProgressState`."""
        outer = _current.get()
        if outer is not None:
            yield outer
            return
        progress = ProgressHandle()
        progress.state = ProgressState(total=total)
        token, task = _client_token.get(), asyncio.current_task()
        if task is None or self.display is None or (token is None and not self.can_create):
            yield progress
            return
        shown = _Shown(self.display, title, progress, task)
        later: asyncio.Task[None] | None = None
        if token is not None:
            # A client's token may be begun and ended once only.
            _client_token.set(None)
            shown.begin(token)
        else:
            later = asyncio.create_task(shown.begin_later(f"pydealloc-{next(self._numbers)}"))
        before = _current.set(progress)
        try:
            yield progress
        finally:
            _current.reset(before)
            shown.end()
            if later is not None and not shown.is_creating:
                later.cancel()


class _Shown:
    """One piece of work on the client's display."""

    def __init__(
        self, display: ProgressDisplay, title: str, progress: ProgressHandle, task: asyncio.Task[object]
    ) -> None:
        self._display = display
        self._title = title
        self._progress = progress
        self._task = task
        self._token: Token | None = None
        self._has_ended = False
        self.is_creating = False
        """Whether the client has been asked to accept a token, and has not answered yet."""

    async def begin_later(self, token: Token) -> None:
        await asyncio.sleep(SHOWN_AFTER_S)
        self.is_creating = True
        is_accepted = await self._display.create(token)
        self.is_creating = False
        if is_accepted and not self._has_ended:
            self.begin(token)

    def begin(self, token: Token) -> None:
        self._token = token
        self._display.begin(token, self._title, self._progress.state, self._task.cancel)
        self._progress.show(lambda state: self._display.report(token, state))

    def end(self) -> None:
        self._has_ended = True
        self._progress.show(None)
        if self._token is not None:
            self._display.end(self._token)


async def with_client_token(token: Token | None, answer: Awaitable[T]) -> T:
    """Await `answer`, whose work is shown under the `workDoneToken` that came with the request, if any."""
    before = _client_token.set(token)
    try:
        return await answer
    finally:
        _client_token.reset(before)
