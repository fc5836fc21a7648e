"""Programs: the newest program of each open file, what later versions of it reuse, and the first reading.

Everything here runs on the scheduler's threads, one at a time. The analyses are not loaded before they are needed.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ...ir.gc_control import gc_paused
from ...ir.pauses import pause
from ...syntax.document.document import Document, Item, parse_document
from ...syntax.document.item_search import start_of
from ...syntax.document.lazy_item import LazyItem
from ...syntax.text.edits import EditSpan
from ...syntax.text.findings import Finding
from ..facts.suppressions import not_ignored
from .analysis_results import Deliver, Extent
from .edit_history import EditHistory
from .garbage import ANSWERED_S, IDLE_S, Garbage
from .loading import EDITED_LINES, load_in_parts
from .scheduler import TimeSlice
from .snapshot import Snapshot, View

if TYPE_CHECKING:
    from ...syntax.document.local_reparse import LocalParse
    from ..features.ownership.display_memory import DisplayMemory

LARGE_ITEM_CHARS = 20_000
"""The findings of a longer item are published in several parts."""
VIEWPORT_CHARS = 5_000
"""The distance before and after an edit, or after the start of a file, that an editor may show."""
_PAGE_LINES = 60
"""Lines that an editor shows of a file that was opened."""
READING_DELAY_S = 0.02
"""Delay after the errors in edited lines before more is read: a key that comes at once has the processor to itself."""
_NEAR_ITEMS = 4
"""Items before and after an edit that it may change: their ends may have moved."""


class Programs:
    """The newest program of each open file."""

    def __init__(self, edits: EditHistory) -> None:
        self.garbage = Garbage()
        self._edits = edits
        self._parsed: dict[str, View] = {}
        self.last_findings: dict[str, tuple[Snapshot, list[Finding]]] = {}
        """By URI: the last findings that are complete, or have the errors of the first page or of a long function, and
        their snapshot."""
        self._display_memories: dict[str, tuple[int, DisplayMemory]] = {}
        """By URI, with `Snapshot.opened`."""

    def view(self, snapshot: Snapshot) -> View:
        """The program of `snapshot`, which shares items with the version before."""
        old = self._parsed.get(snapshot.uri)
        if old is not None and old.snapshot is snapshot:
            return old
        knowledge = snapshot.configuration.knowledge
        before = old.document if old is not None else None
        edit = self._edits.between(old.snapshot, snapshot) if old is not None else None
        document = parse_document(snapshot.text, knowledge, before, edit, lazily=True)
        view = View(snapshot, document)
        if before is not None:
            self.garbage.add(*_changed_items(before, document, edit))
        self._parsed[snapshot.uri] = view
        return view

    def first_page(self, snapshot: Snapshot, deliver: Deliver, *, is_loaded: bool = False) -> Generator[float | None]:
        """Read what is on the first page of a long file that was opened; yields between time slices.

        What is wrong with the syntax of that page is delivered before the rest of its functions is read, and what is
        wrong with that of the edited lines after each edit until then. A number that is yielded is a delay in seconds.

        Args:
            is_loaded: the analyses are loaded, so that only a function that was never read takes long.
        """
        if len(snapshot.text) <= LARGE_ITEM_CHARS:
            return
        if snapshot.number != snapshot.opened:
            yield from self._edited_page(self.view(snapshot), deliver, is_loaded=is_loaded)
            return
        lines = snapshot.lines
        end = max(VIEWPORT_CHARS, lines.line_start(min(_PAGE_LINES, lines.line_count - 1)))
        items = [item for item in self.view(snapshot).document.leaves() if item.start < end]
        pages = [
            (item, item.parsed.read_ahead(end - item.start) if isinstance(item.parsed, LazyItem) else item.parsed)
            for item in items
        ]
        self._deliver_page(
            snapshot, [finding.shifted(item.start) for item, page in pages for finding in page.findings], deliver
        )
        yield
        yield from load_in_parts(EDITED_LINES)
        for item in items:
            yield from self.read(item)

    def _edited_page(self, view: View, deliver: Deliver, *, is_loaded: bool) -> Generator[float | None]:
        snapshot, document = view.snapshot, view.document
        item = document.item_at(snapshot.edited or 0)
        is_begun = item is not None and isinstance(item.parsed, LazyItem) and item.parsed.begun is not None
        if is_loaded and not is_begun:
            return
        last = self.last_findings.get(snapshot.uri)
        edit = self._edits.between(last[0], snapshot) if last is not None else None
        found = _edited_lines(document, item, edit)
        if found is not None:
            start, end, findings = found
            known = last[1] if last is not None and edit is not None else []
            stale = [one.mapped(edit) for one in known if edit is not None and edit.is_disjoint(one.start, one.end)]
            outside = [one for one in stale if one.end < start or one.start >= end]
            self._deliver_page(snapshot, findings, deliver, outside)
            yield READING_DELAY_S
        if item is not None:
            yield from self.read(item)

    def _deliver_page(
        self, snapshot: Snapshot, new: Sequence[Finding], deliver: Deliver, outside: Sequence[Finding] = ()
    ) -> None:
        configuration = snapshot.configuration
        visible = configuration.published(configuration.filtered(not_ignored(snapshot.text, new), snapshot.text))
        shown = sorted([*outside, *visible], key=lambda one: (one.start, one.end, one.code))
        self.last_findings[snapshot.uri] = (snapshot, shown)
        deliver(shown, Extent.LINES)

    def read(self, item: Item) -> Generator[None]:
        """Read `item`, if nothing is known of it yet; yields between time slices, and ends for a key before that."""
        parsed, time_slice = item.parsed, TimeSlice()
        while isinstance(parsed, LazyItem):
            with gc_paused(enabled=True):
                if not parsed.read_slice():
                    return
            pause()
            if time_slice.expired():
                yield
                time_slice.restart()

    def forget(self, uri: str) -> None:
        """Free the memory of a file that was closed."""
        view = self._parsed.pop(uri, None)
        self.last_findings.pop(uri, None)
        self._display_memories.pop(uri, None)
        if view is not None:
            self.garbage.add(view.document.leaves(), ())
            size = len(view.snapshot.text)
            del view
            self.garbage.collect_if_overdue(self.live_chars(), closed=size)

    def collect_when_idle(self) -> Generator[float]:
        """Steps of background work, which the next edit or closed file ends: free what was dropped."""
        if self.garbage.has_young:
            yield ANSWERED_S
            self.garbage.collect_young()
        if self.garbage.is_worth_idle_time:
            yield IDLE_S
            self.garbage.collect_in_idle_time(self.live_chars())

    def live_chars(self) -> int:
        """Code points of all open files."""
        return sum(len(view.snapshot.text) for view in self._parsed.values())

    def display_memory(self, snapshot: Snapshot) -> DisplayMemory:
        """The last hints and lenses of the functions of a file while they had no errors, since it was opened."""
        opened, memory = self._display_memories.get(snapshot.uri, (-1, None))
        if memory is None or opened != snapshot.opened:
            # Loaded here: the first findings of a file come before its hints.
            from ..features.ownership.display_memory import DisplayMemory

            # Closed and opened at once, or opened twice: perhaps with another text.
            memory = DisplayMemory()
            self._display_memories[snapshot.uri] = snapshot.opened, memory
        return memory


@cache
def _reader_of_lines() -> Callable[[Document, Item, EditSpan | None], LocalParse | None]:
    # Loaded here: the first findings of a file come before.
    from ...syntax.document.local_reparse import reparse_in

    return reparse_in


def _edited_lines(
    document: Document, item: Item | None, edit: EditSpan | None
) -> tuple[int, int, Sequence[Finding]] | None:
    """The range that is read first after an edit, of `item`, and its findings; offsets into the text. None if that
    takes long; an empty range where the edit is in no item."""
    if item is None:
        return (0, 0, ())
    if len(item.parsed.source) <= LARGE_ITEM_CHARS:
        return item.start, item.end, [one.shifted(item.start) for one in item.parsed.findings]
    found = _reader_of_lines()(document, item, edit)
    if found is None:
        return None
    found.let_go_of_text()
    start, end = item.start + found.start, item.start + found.end
    return start, end, [one.shifted(item.start) for one in found.findings]


def _changed_items(before: Document, after: Document, edit: EditSpan | None) -> tuple[Sequence[Item], Sequence[Item]]:
    """The items of `before` from the first to the last one that `after` does not share, and those in their place.

    Args:
        edit: from the text of `before` to that of `after`; None where it is not known.
    """
    old, new = before.leaves(), after.leaves()
    begin, shared = 0, 0
    if edit is not None:
        # `shared` at the end. All that an edit changes is near it: the others need not be compared.
        begin = max(bisect_left(old, edit.start, key=start_of) - _NEAR_ITEMS, 0)
        shared = max(len(old) - bisect_right(old, edit.old_end, key=start_of) - _NEAR_ITEMS, 0)
    most = min(len(old), len(new))
    while begin < most and old[begin].parsed is new[begin].parsed:
        begin += 1
    most -= begin
    while shared < most and old[-1 - shared].parsed is new[-1 - shared].parsed:
        shared += 1
    return old[begin : len(old) - shared], new[begin : len(new) - shared]


def items_near(items: Sequence[Item], focus: int) -> tuple[int, int]:
    """The range of indices into `items`, which are in text order, of those within the viewport around `focus`."""
    begin = bisect_left(items, focus - VIEWPORT_CHARS, key=start_of)
    if begin and items[begin - 1].end >= focus - VIEWPORT_CHARS:
        begin -= 1
    return begin, bisect_right(items, focus + VIEWPORT_CHARS, key=start_of)
