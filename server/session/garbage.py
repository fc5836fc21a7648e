"""Garbage of old program versions: an estimate of its size, and its collection.

Programs are cyclic, and live ones so large that the collector is kept away from them (`ir/gc_control.py`). So what
edits and closed files leave behind is only freed by a full collection, which visits everything that is alive: it is
worth its time when the garbage is a good part of that, or when no work is waiting.
"""

from __future__ import annotations

import gc
import sys

from ...ir.gc_control import freeze

IDLE_S = 1.5
"""Time without edits after which garbage is collected."""
_MIN_IDLE_CHARS = 20_000
"""Code points of dropped text below which a collection is not worth its time, even when there is nothing to do."""
_MIN_CHARS = 100_000
"""The same while edits arrive."""
_PART = 0.4
"""The part of the live text that dropped text may have while edits arrive."""


class Garbage:
    """For the scheduler's threads alone."""

    def __init__(self) -> None:
        self._dropped = 0

    def add(self, chars: int) -> None:
        """Programs of so many code points are of no use any more."""
        self._dropped += chars

    @property
    def is_worth_idle_time(self) -> bool:
        return self._dropped > _MIN_IDLE_CHARS

    def is_overdue(self, live: int) -> bool:
        """Whether to collect although there is other work; `live`: code points of all open files."""
        return self._dropped > max(_MIN_CHARS, _PART * live)

    def collect(self) -> None:
        """Free all of it. Takes about a second per 500,000 lines that are open."""
        self._dropped = 0
        gc.unfreeze()
        gc.collect()
        freeze()
        _trim()


def _trim() -> None:
    """Give free memory back to the system, where the C library can be asked to."""
    if sys.platform != "linux":
        return
    import ctypes

    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        # Another C library than glibc.
        return
