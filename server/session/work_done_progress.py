"""Work that takes long, shown to the user while it lasts: what is done, how far it is, and a way to stop it.

What an editor has asked for with a token of its own is shown from the start. Other work gets a token of ours, once it
has lasted half a second, if the editor shows such things: nobody wants a flicker. Stopping it cancels the task that
does it, as if the editor had cancelled the request.

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

PATIENCE = 0.5
"""Seconds that work lasts before it is shown."""
_RHYTHM = 0.1
"""Seconds between two reports."""

Token = int | str
"""What the editor and we call a piece of work."""


@dataclass(frozen=True)
class State:
    """How far work is. `done` of `total` parts; `total` 0: nobody knows how many."""

    message: str = ""
    done: int = 0
    total: int = 0

    @property
    def percentage(self) -> int | None:
        """From 0 to 100; None where it is not known."""
        return min(100, 100 * self.done // self.total) if self.total else None


class Screen(Protocol):
    """What shows it: an editor."""

    async def create(self, token: Token) -> bool:
        """Ask for a place to show work at; whether there is one."""
        ...

    def begin(self, token: Token, title: str, state: State, stop: Callable[[], object]) -> None:
        """`stop`: to be called when the user does not want it any more."""
        ...

    def report(self, token: Token, state: State) -> None: ...

    def end(self, token: Token) -> None: ...


class Progress:
    """Of one piece of work."""

    def __init__(self) -> None:
        self.state = State()
        self._show: Callable[[State], None] | None = None
        self._shown = 0.0

    def report(self, message: str = "", *, done: int = 0, total: int = 0) -> None:
        """Say how far it is; as often as one likes, the editor is told now and then."""
        self.state = State(message, done, total)
        now = asyncio.get_running_loop().time()
        if self._show is not None and now - self._shown >= _RHYTHM:
            self._shown = now
            self._show(self.state)

    def show(self, show: Callable[[State], None] | None) -> None:
        """From now on tell this one; None: nobody."""
        self._show = show


_current: ContextVar[Progress | None] = ContextVar("progress", default=None)
_asked: ContextVar[Token | None] = ContextVar("token", default=None)


class Works:
    """All that one editor is shown."""

    def __init__(self) -> None:
        self.screen: Screen | None = None
        """None: an editor that shows no work of ours."""
        self.can_create = False
        """Whether it shows work that it has not asked for."""
        self._numbers = itertools.count(1)

    @asynccontextmanager
    async def working(self, title: str, *, total: int = 0) -> AsyncGenerator[Progress, None]:
        """Around work on this task; work within work is a part of it. `total`: as in `State`, if known before."""
        around = _current.get()
        if around is not None:
            yield around
            return
        progress = Progress()
        progress.state = State(total=total)
        token, task = _asked.get(), asyncio.current_task()
        if task is None or self.screen is None or (token is None and not self.can_create):
            yield progress
            return
        shown = _Shown(self.screen, title, progress, task)
        later: asyncio.Task[None] | None = None
        if token is not None:
            # What was asked for is shown once.
            _asked.set(None)
            shown.begin(token)
        else:
            later = asyncio.create_task(shown.begin_later(f"pydealloc-{next(self._numbers)}"))
        before = _current.set(progress)
        try:
            yield progress
        finally:
            _current.reset(before)
            shown.end()
            if later is not None and not shown.is_asking:
                later.cancel()


class _Shown:
    """One piece of work on one screen."""

    def __init__(self, screen: Screen, title: str, progress: Progress, task: asyncio.Task[object]) -> None:
        self._screen = screen
        self._title = title
        self._progress = progress
        self._task = task
        self._token: Token | None = None
        self._has_ended = False
        self.is_asking = False
        """Whether the editor has been asked for a place, and has not answered yet."""

    async def begin_later(self, token: Token) -> None:
        await asyncio.sleep(PATIENCE)
        self.is_asking = True
        is_there = await self._screen.create(token)
        self.is_asking = False
        if is_there and not self._has_ended:
            self.begin(token)

    def begin(self, token: Token) -> None:
        self._token = token
        self._screen.begin(token, self._title, self._progress.state, self._task.cancel)
        self._progress.show(lambda state: self._screen.report(token, state))

    def end(self) -> None:
        self._has_ended = True
        self._progress.show(None)
        if self._token is not None:
            self._screen.end(self._token)


async def asked_with(token: Token | None, answer: Awaitable[T]) -> T:
    """Await `answer`; its work is shown at the `token` that came with the request, if any."""
    before = _asked.set(token)
    try:
        return await answer
    finally:
        _asked.reset(before)
