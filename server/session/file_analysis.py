"""File analysis: the programs of the open files, and the steps of their analysis.

Everything here runs on the scheduler's threads, one at a time.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Callable, Generator, Sequence

from ...ir.gc_control import gc_frozen, gc_paused
from ...ir.records import dataclass
from ...syntax.document.document import Document, Item, parse_document
from ...syntax.document.item_search import start_of
from ...syntax.document.lazy_item import LazyItem
from ...syntax.text.edits import EditSpan
from ...syntax.text.findings import Finding
from ..config.editor_settings import DiagnosticSettings
from ..facts.document_facts import (
    Overview,
    findings_overview,
    in_text_order,
    item_findings,
    local_findings,
    partial_overview,
    unchecked_items,
)
from ..facts.item_errors import error_findings
from ..facts.suppressions import not_ignored
from ..features.ownership.display_memory import DisplayMemory
from .diagnostic_limits import LimitMemory, limit_findings, stale_findings
from .edit_history import EditHistory
from .garbage import ANSWERED_S, IDLE_S, Garbage
from .scheduler import TimeSlice
from .snapshot import Snapshot, View

LARGE_ITEM_CHARS = 20_000
"""The findings of a longer item are published in two parts."""
VIEWPORT_CHARS = 5_000
"""The distance before and after an edit, or after the start of a file, that an editor may show."""
MIN_BATCH_ITEMS = 100
"""Items beyond the viewport from which on these are analysed as a batch of their own."""
ELSEWHERE_DELAY_S = 0.02
"""Delay after the errors in the edited lines of a long function before those elsewhere in it are looked for."""
OWNERSHIP_DELAY_S = 0.1
"""Delay after the errors of a long function before its buffers are analysed, which takes long: the next key may come
before."""
BACKGROUND_DELAY_S = 0.03
"""Delay after the first findings before the rest of a long file is analysed: the next key may come at once."""

_NEAR_ITEMS = 4
"""Items before and after an edit that it may change: their ends may have moved."""
Deliver = Callable[["list[Finding]", bool], None]
"""Takes findings for publication, and whether they are the complete ones. From any thread."""


@dataclass
class _Work:
    """Items that one run of `FileAnalysis.steps` looks at."""

    view: View
    focus: int
    """The offset of the last edit; 0 if there was none."""
    near: Sequence[Item]
    """The items to analyse within the viewport; all, unless `is_long`."""
    others: Sequence[Item] | None
    """As from `FileAnalysis._waiting`."""
    is_long: bool
    """Whether there are so many others that those in the viewport come first."""
    large: Sequence[Item]
    """Those of `near` whose errors are published before their other findings."""
    time_slice: TimeSlice


class FileAnalysis:
    """The newest program of each open file, and what later versions of it reuse."""

    def __init__(self, edits: EditHistory, settings: Callable[[], DiagnosticSettings]) -> None:
        """`settings`: those at this moment."""
        self._edits = edits
        self._settings = settings
        self._parsed: dict[str, View] = {}
        self._display_memories: dict[str, tuple[int, DisplayMemory]] = {}
        """By URI, with `Snapshot.opened`."""
        self._garbage = Garbage()
        self._last_findings: dict[str, tuple[Snapshot, list[Finding]]] = {}
        """By URI: the last findings that are complete, or have all errors of a long function, and their snapshot."""
        self._limits: defaultdict[str, LimitMemory] = defaultdict(LimitMemory)
        """By URI; for the complete findings."""
        self._left: dict[str, int] = {}
        """By URI: the number of items outside of the viewport that the last analysis has not come to, more or less."""

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
            self._garbage.add(*_changed_items(before, document, edit))
        self._parsed[snapshot.uri] = view
        return view

    def forget(self, uri: str) -> None:
        """Free the memory of a file that was closed."""
        view = self._parsed.pop(uri, None)
        self._display_memories.pop(uri, None)
        self._last_findings.pop(uri, None)
        self._limits.pop(uri, None)
        self._left.pop(uri, None)
        if view is not None:
            self._garbage.add(view.document.leaves(), ())
            size = len(view.snapshot.text)
            del view
            self._garbage.collect_if_overdue(self._live_chars(), closed=size)

    def collect_when_idle(self) -> Generator[float]:
        """Steps of background work, which the next edit or closed file ends: free what was dropped."""
        if self._garbage.has_young:
            yield ANSWERED_S
            self._garbage.collect_young()
        if self._garbage.is_worth_idle_time:
            yield IDLE_S
            self._garbage.collect_in_idle_time(self._live_chars())

    def _live_chars(self) -> int:
        return sum(len(view.snapshot.text) for view in self._parsed.values())

    def display_memory(self, snapshot: Snapshot) -> DisplayMemory:
        """The last hints and lenses of the functions of a file while they had no errors, since it was opened."""
        opened, memory = self._display_memories.get(snapshot.uri, (-1, DisplayMemory()))
        if opened != snapshot.opened:
            # Closed and opened at once, or opened twice: perhaps with another text.
            memory = DisplayMemory()
            self._display_memories[snapshot.uri] = snapshot.opened, memory
        return memory

    def steps(self, snapshot: Snapshot, deliver: Deliver) -> Generator[float | None]:
        """The path of a keystroke, from a text to its findings, which are delivered as soon as some are known.

        Yields between time slices; a number that it yields is a delay in seconds.
        """
        view = self.view(snapshot)
        work = self._work(view)
        if work.large and not view.plan_options.crosses_functions:
            yield from self._check_errors_first(work, deliver)
        self._garbage.collect_if_overdue(self._live_chars())
        with gc_paused(enabled=work.is_long or bool(work.large)), gc_frozen(enabled=work.is_long):
            if work.is_long:
                yield from self._check_viewport_first(work, deliver)
            else:
                yield from self._check(work, work.near)
            overview = findings_overview(view.document, view.plan_options)
        self._deliver_complete(view, overview, deliver)
        yield from self.collect_when_idle()

    def _work(self, view: View) -> _Work:
        focus = view.snapshot.edited or 0
        near, others = self._waiting(view, focus)
        is_long = others is None or len(others) > MIN_BATCH_ITEMS
        if not is_long and others:
            near = sorted([*near, *others], key=start_of)
        large = [item for item in near if len(item.parsed.source) > LARGE_ITEM_CHARS]
        return _Work(view, focus, near, others, is_long, large, TimeSlice())

    def _check_errors_first(self, work: _Work, deliver: Deliver) -> Generator[float]:
        """The errors of long functions: of the edited lines alone at first, then of the whole."""
        if len(work.large) == 1 and self._deliver_locally(work.view, work.large[0], deliver):
            yield ELSEWHERE_DELAY_S
        for item in work.large:
            error_findings(work.view.document, item)
            self._note_reuse(item)
        self._deliver_errors(work.view, work.large, deliver)
        yield OWNERSHIP_DELAY_S
        work.time_slice.restart()

    def _check_viewport_first(self, work: _Work, deliver: Deliver) -> Generator[float | None]:
        """The edited items, then those around them, then all others of a long file."""
        snapshot, document = work.view.snapshot, work.view.document
        is_edited = snapshot.edited is not None
        edited = [item for item in work.near if item.start <= work.focus <= item.end] if is_edited else work.near
        around = [item for item in work.near if item not in edited]
        for items in (edited, *([around] if around else ())):
            yield from self._check(work, items)
            # There are no cross-item findings before all items are parsed.
            known = partial_overview(document)
            deliver(limit_findings(known, document, snapshot.configuration, work.focus, self._settings()), False)
            yield BACKGROUND_DELAY_S
        yield from self._check_others(work)

    def _check(self, work: _Work, items: Sequence[Item]) -> Generator[None]:
        for item in items:
            item_findings(work.view.document, item, work.view.plan_options, by_itself=True)
            if item in work.large:
                self._garbage.worked_on(item)
            if work.time_slice.expired():
                yield
                work.time_slice.restart()

    def _deliver_complete(self, view: View, overview: Overview, deliver: Deliver) -> None:
        snapshot, memory = view.snapshot, self._limits[view.snapshot.uri]
        configuration, settings = snapshot.configuration, self._settings()
        found = limit_findings(overview, view.document, configuration, snapshot.edited, settings, memory)
        self._last_findings[snapshot.uri] = (snapshot, found)
        deliver(found, True)

    def _waiting(self, view: View, focus: int) -> tuple[Sequence[Item], Sequence[Item] | None]:
        """The items to analyse within the viewport around `focus`, and all others, in text order.

        None for the others where they are many, as the last analysis was not complete: to find them takes longer than
        to analyse the first ones.
        """
        document = view.document
        leaves = document.leaves()
        if not view.plan_options.crosses_functions and self._left.get(view.snapshot.uri, 0) > MIN_BATCH_ITEMS:
            begin, end = _items_near(leaves, focus)
            if len(leaves) > end - begin + MIN_BATCH_ITEMS:
                return unchecked_items(document, leaves[begin:end]), None
        waiting = leaves if view.plan_options.crosses_functions else unchecked_items(document)
        begin, end = _items_near(waiting, focus)
        others = [*waiting[:begin], *waiting[end:]]
        self._left[view.snapshot.uri] = len(others)
        return waiting[begin:end], others

    def _check_others(self, work: _Work) -> Generator[None]:
        """The items outside of the viewport."""
        document, options = work.view.document, work.view.plan_options
        items = work.others if work.others is not None else unchecked_items(document)
        for number, item in enumerate(items):
            item_findings(document, item, options, by_itself=True)
            if work.time_slice.expired():
                self._left[work.view.snapshot.uri] = len(items) - number - 1
                yield
                work.time_slice.restart()
        self._left[work.view.snapshot.uri] = 0

    def _deliver_locally(self, view: View, item: Item, deliver: Deliver) -> bool:
        """Deliver the findings of the edited lines, and beside them the last ones; whether that was possible."""
        snapshot, document = view.snapshot, view.document
        last = self._last_findings.get(snapshot.uri)
        edit = self._edits.between(last[0], snapshot) if last is not None else None
        found = local_findings(document, item) if edit is not None else None
        if last is None or edit is None or found is None:
            return False
        place, here = found
        stale = stale_findings(last[1], edit, keep_errors=True)
        outside = [one for one in stale if one.end < place.start or one.start >= place.stop]
        deliver(
            sorted(
                [*self._visible(snapshot, here), *outside],
                key=in_text_order,
            ),
            False,
        )
        return True

    def _note_reuse(self, item: Item) -> None:
        """Take what `item` shares with the version before out of the garbage."""
        parsed = item.parsed
        if isinstance(parsed, LazyItem) and parsed.reused is not None:
            splice = parsed.reused.splice
            self._garbage.taken_over(item, parsed.reused.facts, splice.old_end - splice.start)

    def _visible(self, snapshot: Snapshot, findings: Sequence[Finding]) -> list[Finding]:
        found = snapshot.configuration.filtered(not_ignored(snapshot.text, findings), snapshot.text)
        return found if self._settings().hints else snapshot.configuration.published(found)

    def _deliver_errors(self, view: View, large: Sequence[Item], deliver: Deliver) -> None:
        """Deliver the errors in `large` items, and beside them the last other findings in these."""
        snapshot, document = view.snapshot, view.document
        last = self._last_findings.get(snapshot.uri)
        stale: list[Finding] = []
        if last is not None:
            before, findings = last
            edit = self._edits.between(before, snapshot)
            if edit is not None or before is snapshot:
                previous = stale_findings(findings, edit, keep_errors=False)
                stale = [one for one in previous if any(item.start <= one.start <= item.end for item in large)]
        overview = partial_overview(document, quick=large)
        settings = self._settings()
        found = limit_findings(overview, document, snapshot.configuration, snapshot.edited, settings)
        shown = sorted([*found, *stale], key=in_text_order)
        self._last_findings[snapshot.uri] = (snapshot, shown)
        deliver(shown, False)


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


def _items_near(items: Sequence[Item], focus: int) -> tuple[int, int]:
    """The range of indices into `items`, which are in text order, of those within the viewport around `focus`."""
    begin = bisect_left(items, focus - VIEWPORT_CHARS, key=start_of)
    if begin and items[begin - 1].end >= focus - VIEWPORT_CHARS:
        begin -= 1
    return begin, bisect_right(items, focus + VIEWPORT_CHARS, key=start_of)
