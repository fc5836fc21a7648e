"""Memory: pauses of the garbage collector while a program is read, objects it never visits, caches to be emptied."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager
from typing import Protocol
from weakref import WeakSet

LONG_TEXT_CHARS = 20_000
"""Code points; a longer text makes so many objects that the collector looks through them again and again."""


_freezes = 0
"""Calls of `freeze`: counting what is frozen would mean going through all of it."""


def freeze() -> None:
    """Exempt every existing object from collection. A later `gc.unfreeze` makes another call necessary."""
    global _freezes
    gc.freeze()
    _freezes += 1


def keep_to_the_end(*things: object) -> None:
    """Never free `things`, not even when the process ends: taking a big program apart takes a tenth of its check."""
    frozen: list[object] = [*things]
    # Only the collector could free this, and it does not look at what is frozen.
    frozen.append(frozen)
    freeze()


def freeze_count() -> int:
    """The number of calls of `freeze`: an object made at the present number is not frozen."""
    return _freezes


def tracked_count() -> int:
    """The number of objects that a collection may visit: those that the collector tracks and that are not frozen.

    Counted within one call of C. The list of all objects holds references to tuples that other threads are still
    filling; a thread that went on with one of those while the list exists would fail with a `SystemError`.
    """
    return next(map(len, map(gc.get_objects, (None,))))


def collect_rarely() -> None:
    """Reading allocates much and frees little: look for garbage less often, and not in what is loaded."""
    freeze()
    gc.set_threshold(100_000, 50, 100)


@contextmanager
def gc_paused(*, enabled: bool) -> Generator[None]:
    """No collection inside of the block, and its objects go to the oldest generation at the end.

    What reading makes stays: without this, up to half of the time goes into finding out that it does. Threads may
    use this at the same time. The objects are only looked at again by a full collection.

    Args:
        enabled: False does nothing, and neither does the block where the collector is switched off already.
    """
    if not enabled or not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        # Moves everything to the oldest generation, in no time. What others have frozen must stay so.
        if not _freezes and not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
        gc.enable()


@contextmanager
def gc_frozen(*, enabled: bool) -> Generator[None]:
    """Everything is frozen at the end of the block, also where an exception ends it; `enabled` False does nothing.

    To be used inside of `gc_paused`: the first collection after that would look through millions of objects, for
    seconds, and find nothing.
    """
    try:
        yield
    finally:
        if enabled:
            freeze()


class Recall(Protocol):
    """A cache that only saves time, and is small.

    But what it remembers lies among the objects of programs that are freed later, and a page of memory goes back to the
    system when nothing on it is in use.
    """

    def forget(self) -> None:
        """Empty it."""


_all: WeakSet[Recall] = WeakSet()


def remembered(cache: Recall) -> None:
    """`cache` is one of those that `forget_all` empties."""
    _all.add(cache)


def forget_all() -> None:
    """Empty all of them. For the thread that reads and checks programs."""
    for cache in list(_all):
        cache.forget()
