"""Pauses: points where long work yields to more urgent work, or is cancelled.

Loops over the operations of a program call `pause` once per round. It does nothing unless a callback is installed for
the thread; the callback may take a while, and may raise an exception that ends the work. So a loop that pauses leaves
nothing half done that another thread can see.
"""

from __future__ import annotations

from _thread import get_ident
from collections.abc import Callable, Generator
from contextlib import contextmanager

_callbacks: dict[int, Callable[[], None]] = {}
"""By the number of a thread."""


def pause() -> None:
    """Between two steps of something long."""
    if _callbacks:
        callback = _callbacks.get(get_ident())
        if callback is not None:
            callback()


@contextmanager
def without_pauses() -> Generator[None]:
    """Inside of the block, `pause` does nothing on this thread: a change that others must see as a whole."""
    with pausing(_go_on):
        yield


def _go_on() -> None:
    """Takes no pause."""


@contextmanager
def pausing(callback: Callable[[], None]) -> Generator[None]:
    """Inside of the block, each `pause` of this thread calls `callback`."""
    thread = get_ident()
    before = _callbacks.get(thread)
    _callbacks[thread] = callback
    try:
        yield
    finally:
        if before is None:
            del _callbacks[thread]
        else:
            _callbacks[thread] = before
