"""Garbage of old program versions: an estimate of its size, its collection, and free memory for the system.

Programs are cyclic, and live ones so large that the collector is kept away from them (`ir/gc_control.py`). So what
edits and closed files leave behind is only freed by a full collection, which visits everything that is alive: it is
worth its time when the garbage is a good part of that, or when no work is waiting.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

from ...ir.gc_control import freeze

IDLE_S = 1.5
"""Time without edits after which garbage is collected."""
_MIN_IDLE_CHARS = 20_000
"""Code points of dropped text below which a collection is not worth its time, even when there is nothing to do."""
_MIN_CHARS = 30_000
"""The same while edits arrive."""
_PART = 0.2
"""The part of the live text that dropped text may have while edits arrive."""
_MAX_VERSIONS = 200
"""Program versions after which free memory goes back to the system, also without a collection."""


class Garbage:
    """For the scheduler's threads alone."""

    def __init__(self) -> None:
        self._dropped = 0
        self._versions = 0
        """Since free memory went back to the system."""
        self._trim_heap = _malloc_trim()

    def add(self, chars: int) -> None:
        """Programs of so many code points are of no use any more."""
        self._dropped += chars
        self._versions += 1

    @property
    def is_worth_idle_time(self) -> bool:
        return self._dropped > _MIN_IDLE_CHARS

    def collect_if_overdue(self, live: int) -> None:
        """Collect although there is other work, if there is much; `live`: code points of all open files."""
        if self._dropped > max(_MIN_CHARS, _PART * live):
            self.collect()
        elif self._versions > _MAX_VERSIONS:
            self._trim()

    def collect(self) -> None:
        """Free all of it. Takes about a second per 500,000 lines that are open."""
        self._dropped = 0
        gc.unfreeze()
        gc.collect()
        freeze()
        self._trim()

    def _trim(self) -> None:
        """Give free memory back to the system: texts and tables of old versions. It takes a few milliseconds."""
        self._versions = 0
        self._trim_heap(0)


def _malloc_trim() -> Callable[[int], object]:
    """Function of the C library that gives free memory back, with the bytes it may keep; does nothing without glibc.

    Looked up before there are programs: what is imported later fills gaps between them, and the thousand objects of
    `ctypes` would hold on to as many pools of memory.
    """
    if sys.platform != "linux":
        return lambda _: None
    import ctypes

    try:
        trim: Callable[[int], object] = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError):
        # Another C library than glibc.
        return lambda _: None
    return trim
