"""File analysis: the steps of the analysis of the open files.

Everything here runs on the scheduler's threads, one at a time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Sequence

from ...ir.gc_control import gc_frozen, gc_paused
from ...ir.records import dataclass
from ...syntax.document.document import Item
from ...syntax.document.item_search import start_of
from ...syntax.document.lazy_item import LazyItem
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
from .analysis_results import Deliver, Extent
from .diagnostic_limits import LimitMemory, limit_findings, stale_findings
from .edit_history import EditHistory
from .programs import LARGE_ITEM_CHARS, READING_DELAY_S, Programs, items_near
from .scheduler import TimeSlice
from .snapshot import Snapshot, View

MIN_BATCH_ITEMS = 100
"""Items beyond the viewport from which on these are analysed as a batch of their own."""
OWNERSHIP_DELAY_S = 0.1
"""Delay after the errors of a long function before its buffers are analysed, which takes long: the next key may come
before."""
BACKGROUND_DELAY_S = 0.03
"""Delay after the first findings before the rest of a long file is analysed: the next key may come at once."""


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

    @property
    def is_edited(self) -> bool:
        """Whether the file was edited since it was opened."""
        return self.view.snapshot.edited is not None


class FileAnalysis:
    """The findings of each open file."""

    def __init__(self, programs: Programs, edits: EditHistory, settings: Callable[[], DiagnosticSettings]) -> None:
        """`settings`: those at this moment."""
        self.programs = programs
        self._edits = edits
        self._settings = settings
        self._garbage = programs.garbage
        self._last_findings = programs.last_findings
        self._limits: defaultdict[str, LimitMemory] = defaultdict(LimitMemory)
        """By URI; for the complete findings."""
        self._left: dict[str, int] = {}
        """By URI: the number of items outside of the viewport that the last analysis has not come to, more or less."""

    def forget(self, uri: str) -> None:
        """Free the memory of a file that was closed."""
        self._limits.pop(uri, None)
        self._left.pop(uri, None)

    def steps(self, snapshot: Snapshot, deliver: Deliver) -> Generator[float | None]:
        """The path of a keystroke, from a text to its findings, which are delivered as soon as some are known.

        Yields between time slices; a number that it yields is a delay in seconds.
        """
        view = self.programs.view(snapshot)
        work = self._work(view)
        if work.large and not view.plan_options.crosses_functions:
            yield from self._check_errors_first(work, deliver)
        self._garbage.collect_if_overdue(self.programs.live_chars())
        # What opening a file makes stays; the first key would wait for a collection that looks through it.
        stays = work.is_long or (bool(work.large) and not work.is_edited)
        with gc_paused(enabled=work.is_long or bool(work.large)), gc_frozen(enabled=stays):
            if work.is_long:
                yield from self._check_viewport_first(work, deliver)
            else:
                yield from self._check(work, work.near)
            overview = findings_overview(view.document, view.plan_options)
        self._deliver_complete(view, overview, deliver)
        yield from self.programs.collect_when_idle()

    def _work(self, view: View) -> _Work:
        focus = view.snapshot.edited or 0
        near, others = self._waiting(view, focus)
        is_long = others is None or len(others) > MIN_BATCH_ITEMS
        if not is_long and others:
            near = sorted([*near, *others], key=start_of)
        large = [item for item in near if len(item.parsed.source) > LARGE_ITEM_CHARS]
        return _Work(view, focus, near, others, is_long, large, TimeSlice())

    def _check_errors_first(self, work: _Work, deliver: Deliver) -> Generator[float | None]:
        """The errors of long functions: of the edited lines alone at first, then of the whole."""
        for item in work.large:
            yield from self.programs.read(item)
        if len(work.large) == 1 and self._deliver_locally(work.view, work.large[0], deliver):
            yield READING_DELAY_S
        for item in work.large:
            error_findings(work.view.document, item)
            self._note_reuse(item)
        self._deliver_errors(work.view, work.large, deliver)
        yield OWNERSHIP_DELAY_S
        work.time_slice.restart()

    def _check_viewport_first(self, work: _Work, deliver: Deliver) -> Generator[float | None]:
        """The edited items, then those around them, then all others of a long file."""
        snapshot, document = work.view.snapshot, work.view.document
        edited = [item for item in work.near if item.start <= work.focus <= item.end] if work.is_edited else work.near
        around = [item for item in work.near if item not in edited]
        for items in (edited, *([around] if around else ())):
            yield from self._check(work, items)
            # There are no cross-item findings before all items are parsed.
            known = partial_overview(document)
            deliver(
                limit_findings(known, document, snapshot.configuration, work.focus, self._settings()), Extent.ERRORS
            )
            yield BACKGROUND_DELAY_S
        yield from self._check_others(work)

    def _check(self, work: _Work, items: Sequence[Item]) -> Generator[None]:
        for item in items:
            try:
                item_findings(work.view.document, item, work.view.plan_options, by_itself=True)
            finally:
                # An analysis that a key has ended has left copies, too.
                if item in work.large and work.is_edited:
                    self._garbage.worked_on(item)
            if work.time_slice.expired():
                yield
                work.time_slice.restart()

    def _deliver_complete(self, view: View, overview: Overview, deliver: Deliver) -> None:
        snapshot, memory = view.snapshot, self._limits[view.snapshot.uri]
        configuration, settings = snapshot.configuration, self._settings()
        found = limit_findings(overview, view.document, configuration, snapshot.edited, settings, memory)
        self._last_findings[snapshot.uri] = (snapshot, found)
        deliver(found, Extent.ALL)

    def _waiting(self, view: View, focus: int) -> tuple[Sequence[Item], Sequence[Item] | None]:
        """The items to analyse within the viewport around `focus`, and all others, in text order.

        None for the others where they are many, as the last analysis was not complete: to find them takes longer than
        to analyse the first ones.
        """
        document = view.document
        leaves = document.leaves()
        if not view.plan_options.crosses_functions and self._left.get(view.snapshot.uri, 0) > MIN_BATCH_ITEMS:
            begin, end = items_near(leaves, focus)
            if len(leaves) > end - begin + MIN_BATCH_ITEMS:
                return unchecked_items(document, leaves[begin:end]), None
        waiting = leaves if view.plan_options.crosses_functions else unchecked_items(document)
        begin, end = items_near(waiting, focus)
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
        deliver(sorted([*self._visible(snapshot, here), *outside], key=in_text_order), Extent.LINES)
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
        deliver(shown, Extent.ERRORS)
