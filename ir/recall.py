"""Recall: what is remembered beyond the programs that it came from, to be read or checked faster the next time.

Each of these caches is small. But what it remembers lies among the objects of programs that are freed later, and a page
of memory goes back to the system when nothing on it is in use.
"""

from __future__ import annotations

from typing import Protocol
from weakref import WeakSet


class Recall(Protocol):
    """A cache that only saves time."""

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
