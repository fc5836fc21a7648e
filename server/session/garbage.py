"""Garbage of old program versions: an estimate of its size, its collection, and free memory for the system.

Programs are cyclic, and live ones so large that the collector is kept away from them (`ir/gc_control.py`). So what
edits and closed files leave behind is only freed by a collection, of one of two kinds. A *young* one visits what was
made since programs were last frozen: the versions of the functions that are edited, in milliseconds. What was frozen
itself is freed by a *full* one, which visits everything that is alive: it waits for much of that, or for idle time.
"""

from __future__ import annotations

import gc
import sys
import urllib.parse
from collections.abc import Callable, Sequence

from ...ir.gc_control import forget_all, freeze, freeze_count, tracked_count
from ...ir.interning import Interned
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactCache, FactKey

IDLE_S = 1.5
"""Time without edits after which all garbage is collected."""
ANSWERED_S = 0.1
"""Time after the findings of an edit after which young garbage is collected: the requests about the edit come first."""
_MIN_YOUNG_CHARS = 30_000
"""Code points of dropped text, made since the last freeze, below which a young collection is not worth its time."""
_MIN_CHARS = 20_000
"""Code points of dropped text below which a full collection is not worth its time."""
_IDLE_PART = 0.05
"""The part of the live text that frozen dropped text has at least before a full collection in idle time."""
_PART = 0.1
"""The part of the live text that dropped text of either kind may have while edits arrive."""
_CLOSED_PART = 0.5
"""The same while files are closed, of those that are still open: who closes two hundred waits for few collections."""
_FORGOTTEN_CHARS = 50_000
"""Code points of closed files from which on, if less is still open, what was remembered of them is forgotten."""
_SURVIVORS = 4
"""Objects that survive a young collection, for each that it frees, from which on they are frozen as well."""
_MIN_FREED = 10_000
"""Objects; fewer count as so many."""
_MAX_VERSIONS = 200
"""Program versions after which free memory goes back to the system, also without a collection."""
_HEAP = ((-8, 1), (-3, 32 << 20), (-1, 16 << 20))
"""Parameters of glibc's `mallopt`, with their values.

`M_ARENA_MAX`: one heap for all threads, of which only one works at a time. `M_MMAP_THRESHOLD` and `M_TRIM_THRESHOLD`:
an edit makes a new text, twice as large with the parts it is made of, and a request about a whole file an answer of
megabytes. What has pages of its own, or goes back to the system as soon as it is freed, gets new pages each time, and
with a text of 100,000 lines these take longer than all other work of the edit. Gaps of that size stay in the heap until
`Garbage` trims it.
"""
_forget_methods: Callable[[], object] = getattr(
    sys, "_clear_internal_caches", getattr(sys, "_clear_type_cache", lambda: None)
)
"""Empties the interpreter's cache of methods, which holds on to the names that were looked up.

`re.finditer` looks up a name that it makes anew in each call, among the objects of the program that is being read: four
thousand of them hold on to as many pages of memory, long after the program.
"""
_forget_uris: Callable[[], object] = getattr(urllib.parse, "clear_cache", lambda: None)
"""Empties a cache of the standard library, which has the URIs of a hundred files."""
_MADE = FactKey[int]("number of freezes before", is_plain=True)


class Garbage:
    """For the scheduler's threads alone. Sizes are code points of the text that a program is of."""

    def __init__(self) -> None:
        self._young = 0
        """Dropped since the last young collection, of what was made since the last freeze."""
        self._frozen = 0
        """Dropped since the last full collection, of what was frozen."""
        self._versions = 0
        """Since free memory went back to the system."""
        self._closed = 0
        """Of closed files, since what was remembered of such was forgotten."""
        self._has_closed = False
        """Whether a file was closed since the last collection in idle time."""
        self._trim_heap = _malloc_trim()

    def add(self, dropped: Sequence[Item], made: Sequence[Item]) -> None:
        """A new version has the items `made` in the place of `dropped`, which are of no use any more."""
        now = freeze_count()
        for item in dropped:
            size = item.end - item.start
            if item.parsed.facts.find(_MADE) == now:
                self._young += size
            else:
                self._frozen += size
        for item in made:
            item.parsed.facts.put(_MADE, None, now)
        self._versions += 1

    def taken_over(self, item: Item, before: FactCache, rest: int) -> None:
        """`item` has the operations of the version before, which was added as dropped; `rest`: of those left over."""
        made = before.find(_MADE)
        size = item.end - item.start
        if made is not None and made == item.parsed.facts.find(_MADE):
            self._young = max(self._young - size, 0) + rest
        else:
            self._frozen = max(self._frozen - size, 0) + rest
            if made is not None:
                item.parsed.facts.put(_MADE, None, made)

    def worked_on(self, item: Item) -> None:
        """An analysis has left copies of the operations of `item`."""
        self._young += item.end - item.start

    @property
    def is_worth_idle_time(self) -> bool:
        """Whether `collect_in_idle_time` has anything to do."""
        dropped = self._frozen + self._young
        return dropped == 0 or dropped > _MIN_CHARS or self._has_closed

    def collect_in_idle_time(self, live: int) -> None:
        """Collect what is worth it; where nothing was dropped, as after a file was opened, freeze it.

        What a closed file leaves is always worth it: a few objects here and there hold on to much memory, and some were
        still in use when it was closed.

        Args:
            live: code points of all open files.
        """
        dropped = self._frozen + self._young
        if self._closed > max(_FORGOTTEN_CHARS, live):
            self._closed = 0
            forget_all()
            _forget_uris()
            self.collect()
            while Interned.forget_unused():
                # What has parts goes before them.
                pass
            # Empties the lists of free tuples, floats and frames too, each of which holds on to a page of memory.
            gc.collect()
            self._trim()
        elif dropped > max(_MIN_CHARS, _IDLE_PART * live) or self._has_closed:
            self.collect()
        elif not dropped:
            freeze()
        self._has_closed = False

    @property
    def has_young(self) -> bool:
        """Whether a young collection is worth its time."""
        return self._young > _MIN_YOUNG_CHARS

    def collect_if_overdue(self, live: int, *, closed: int = 0) -> None:
        """Collect although there is other work, if there is much.

        Args:
            live: code points of all open files.
            closed: those of a file that was closed just now.
        """
        self._closed += closed
        self._has_closed |= closed > 0
        most = live * (_CLOSED_PART if closed else _PART)
        if self._frozen > max(_MIN_CHARS, most):
            self.collect()
        elif self._young > max(_MIN_YOUNG_CHARS, most):
            self.collect_young()
        elif self._versions > _MAX_VERSIONS:
            self._trim()

    def collect_young(self) -> None:
        """Free the versions that were made since the last freeze, and nothing else: a few milliseconds."""
        self._young = 0
        freed = gc.collect()
        if tracked_count() > _SURVIVORS * max(freed, _MIN_FREED):
            freeze()

    def collect(self) -> None:
        """Free all of it. Takes some ten microseconds per line that is open."""
        self._young = self._frozen = 0
        gc.unfreeze()
        gc.collect()
        freeze()
        self._trim()

    def _trim(self) -> None:
        """Give free memory back to the system: texts and tables of old versions. It takes a few milliseconds."""
        self._versions = 0
        _forget_methods()
        self._trim_heap(0)


def _malloc_trim() -> Callable[[int], object]:
    """Function of the C library that gives free memory back, with the bytes it may keep; does nothing without glibc.

    Sets parameters of its heap as well. Looked up before there are programs: what is imported later fills gaps between
    them, and the thousand objects of `ctypes` would hold on to as many pools of memory.
    """
    if sys.platform != "linux":
        return lambda _: None
    import ctypes

    try:
        library = ctypes.CDLL(None)
        trim: Callable[[int], object] = library.malloc_trim
        limit: Callable[[int, int], object] = library.mallopt
    except (OSError, AttributeError):
        # Another C library than glibc.
        return lambda _: None
    for parameter, value in _HEAP:
        limit(parameter, value)
    return trim
