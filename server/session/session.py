"""The open files of one connected editor: their newest text, answers about it, and analysis in the background.

One thread speaks the protocol: it takes over edits and nothing else. Everything that reads a text runs on the
scheduler's thread. Both sides know a version of a file by its `Snapshot`; an answer about a snapshot that is no
longer the newest one is dropped.
"""

from __future__ import annotations

import asyncio
import gc
import itertools
import traceback
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Generator, Iterable, Sequence
from fnmatch import fnmatch
from operator import attrgetter
from typing import TypeVar

from ... import __version__
from ...ir.gc_control import freeze, gc_frozen, gc_paused
from ...ir.records import replace
from ...syntax.document.document import Item, parse_document
from ...syntax.text.findings import Finding
from ...syntax.text.line_index import Encoding, LineIndex
from ..config.discovery import DEFAULT, Configuration, Configurations, is_configuration
from ..config.editor_settings import Abilities, Settings
from ..facts.document_facts import (
    in_text_order,
    local_findings,
    overview_of,
    overview_so_far,
    own_findings,
    quick_findings,
    waiting_items,
)
from ..features.ownership.inlay_hints import HintMemory
from ..features.ownership.stage_documents import SCHEME
from ..io.files import ConfigurationError, Problem, UserFacingError
from ..io.guard import guarded
from ..run.report import is_run
from . import config_diagnostics as world_problems
from .analysis_results import Settled, ending
from .clock import Clock
from .config_diagnostics import WorldProblems
from .diagnostic_limits import chosen, held
from .edit_history import EditHistory
from .scheduler import Cancelled, Scheduler, Urgency
from .snapshot import Snapshot, View
from .text_buffer import Change, apply_changes
from .work_done_progress import Works
from .workspace_index import WorkspaceIndex

T = TypeVar("T")

_TYPING = (0.02, 0.1)
"""Seconds from one key to the next. Faster ones are a program's; after slower ones there is time for an answer."""
_AT_ONCE = 0.01
"""Seconds; who edits so soon after an answer has waited for it."""
_RHYTHM = 1.2
"""How much longer than the time between the last two keys to wait for the next."""
_GLANCE = 0.001
"""Seconds between two looks at whether all that was sent has been read."""
_LONGEST = 0.3
"""Seconds that an analysis is put off while there is more to read."""
_LONG = 100_000
"""Code points; answers about a longer text let others go first."""
_BIG = 20_000
"""Code points of an item; what is wrong with a longer one is said in two parts."""
_VIEW = 5_000
"""Code points before and behind an edit, or behind the start of a file, that an editor may show."""
_FEW = 100
"""Items; so many more are analysed at once."""
_BREATH = 0.03
"""Seconds after a first answer, before the rest of a long file is looked at: the next key may come at once."""


class StaleError(Exception):
    """The file changed, or was closed, while the answer was on its way."""


Publish = Callable[[Snapshot, "list[Finding]"], None]
"""Shows the findings of a snapshot; called on the protocol's thread."""


Deliver = Callable[["list[Finding]", bool], None]
"""Takes findings to where they are shown; whether they are all that there will be."""


class Session:
    """All methods but `view` are for the protocol's thread."""

    def __init__(self, publish: Publish, warn: Callable[[str], None], log: Callable[[str], None]) -> None:
        """
        Args:
            publish: see `Publish`.
            warn: shows the user a sentence about something that is theirs to repair; called on the protocol's thread.
            log: takes what only developers want to see; called on any thread.
        """
        self.encoding = Encoding.UTF16
        self.abilities = Abilities()
        self.settings = Settings()
        self.initial_settings: object = None
        """What came with `initialize`, not looked at yet."""
        self.is_stopped = False
        self.index = WorkspaceIndex()
        """Read on the worker's thread."""
        self.has_more_input: Callable[[], bool] = lambda: False
        """Whether the editor has said more than we have heard."""
        self.on_published: list[Callable[[Snapshot], None]] = []
        """Told, on the protocol's thread, of each snapshot whose findings are shown, and of those that were closed."""
        self.when_settled: list[Callable[[Snapshot], None]] = []
        """Called, on the protocol's thread, when all is known about the newest version of a file."""
        self.when_reconfigured: list[Callable[[], None]] = []
        """Called, on the protocol's thread, when configuration files have been read again."""
        self.settled = Settled()
        self.works = Works()
        """What takes long, and is shown."""
        self.contents: dict[str, Callable[[str], str]] = {}
        """The texts of documents that only the server has, from their URIs, by scheme."""
        self.when_stopped: list[Callable[[], None]] = []
        """Called, on the protocol's thread, when the editor is about to leave."""
        self._publish = publish
        self.warn = warn
        self._log = log
        self._scheduler = Scheduler(self._report)
        self._configurations = Configurations(strict=False)
        self.problems = WorldProblems()
        self._patterns: set[str] = set()
        self._warned: set[str] = set()
        self._newest: dict[str, Snapshot] = {}
        self._numbers = itertools.count(1)
        self._edits = EditHistory()
        self._paths: dict[str, str | None] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._took: dict[str, float] = {}
        """When the newest text came, in seconds of the loop's clock."""
        self._told: dict[str, float] = {}
        """When findings were shown last, likewise."""
        # Touched by the worker alone.
        self._parsed: dict[str, View] = {}
        self._hints: dict[str, HintMemory] = {}
        self._said: dict[str, tuple[Snapshot, list[Finding]]] = {}
        """What was found last when all was done."""

    def snapshot(self, uri: str) -> Snapshot | None:
        """The newest version; None for a file that is not open."""
        return self._newest.get(uri)

    def opened(self) -> list[Snapshot]:
        """The newest versions of all open files."""
        return list(self._newest.values())

    def path(self, uri: str) -> str | None:
        """Where an open file is on disk; None for one that is nowhere."""
        return self._paths.get(uri)

    def open(self, uri: str, version: int | None, text: str, path: str | None) -> None:
        """Take over a file, which is on disk at `path` if anywhere. Opening an open file again replaces it."""
        self._paths[uri] = path
        self._configurations = Configurations(strict=False)
        lines = LineIndex(text)
        self._take(Snapshot(uri, version, lines, self.encoding, self._configuration(uri), next(self._numbers)))
        self._show_problems()

    def change(self, uri: str, version: int | None, changes: list[Change]) -> None:
        """Apply the edits of one notification in their order; nothing happens for a file that is not open."""
        old = self._newest.get(uri)
        if old is not None:
            lines, edit = apply_changes(old.lines, changes, self.encoding)
            number = next(self._numbers)
            self._edits.add(uri, old.number, number, edit)
            edited = edit.start if edit is not None else old.edited
            self._take(replace(old, version=version, lines=lines, number=number, edited=edited))

    def reconfigure(self) -> None:
        """Configuration files may have changed: read them again for all open files."""
        self._configurations = Configurations(strict=False)
        self.problems.forget()
        self._patterns.clear()
        for uri, old in list(self._newest.items()):
            self._take(replace(old, configuration=self._configuration(uri)))
        self._show_problems()
        for tell in self.when_reconfigured:
            tell()

    def files_changed(self, paths: Iterable[str]) -> None:
        """Files changed on disk: read configurations again if they, or definitions they name, are among them."""
        paths = list(paths)
        self.index.files_changed(paths)
        if any(is_configuration(path) or any(fnmatch(path, one) for one in self._patterns) for path in paths):
            self.reconfigure()

    def close(self, uri: str) -> None:
        snapshot = self._newest.pop(uri, None)
        self.settled.begin(uri)
        self._edits.forget(uri)
        self._took.pop(uri, None)
        self._told.pop(uri, None)
        path = self._paths.pop(uri, None)
        self._cancel_timer(uri)
        self._scheduler.forget(uri)
        if snapshot is not None:
            self._publish(Snapshot(uri, None, LineIndex(""), self.encoding), [])
            if path is not None and (problems := self.problems.of_file(path)):
                self._show(path, problems)
            self._scheduler.request(lambda: self._forget(uri))

    def stop(self) -> None:
        """The editor is about to leave: do nothing more."""
        self.is_stopped = True
        for uri in list(self._timers):
            self._cancel_timer(uri)
        self._scheduler.stop()
        self.settled.stop()
        for tell in self.when_stopped:
            tell()

    async def answer(self, uri: str, what: str, ask: Callable[[View], T], empty: T, *, whole: bool = False) -> T:
        """`ask` about the newest version of a file, off this thread; `empty` when it is not open, or we fail.

        Args:
            whole: `ask` looks at all items: of a long file, let others go first while they are read.

        Raises:
            StaleError: the file changed meanwhile.
            asyncio.CancelledError: the editor does not want the answer any more.
        """
        snapshot = self._newest.get(uri)
        if snapshot is None:
            return empty

        is_awaited = True

        def is_wanted() -> bool:
            return is_awaited and self._is_newest(snapshot)

        def answer() -> T:
            self._check(snapshot)
            return guarded(what, lambda: ask(self._view(snapshot)), empty, self._log)

        urgency = Urgency.LONG if len(snapshot.text) > _LONG else Urgency.QUICK
        try:
            while whole and await asyncio.wrap_future(
                self._scheduler.request(lambda: self._read_some(snapshot), urgency, is_wanted)
            ):
                self._check(snapshot)
            result = await asyncio.wrap_future(self._scheduler.request(answer, urgency, is_wanted))
        except Cancelled:
            raise StaleError(uri) from None
        except asyncio.CancelledError:
            is_awaited = False
            raise
        self._check(snapshot)
        return result

    async def work(self, what: str, do: Callable[[], T], empty: T) -> T:
        """`do` something that concerns no open file, off this thread; `empty` when we fail.

        Raises:
            asyncio.CancelledError: the editor does not want it any more; it ends at its next pause.
        """
        is_awaited = True
        request = self._scheduler.request(
            lambda: guarded(what, do, empty, self._log), Urgency.LONG, is_wanted=lambda: is_awaited
        )
        try:
            return await asyncio.wrap_future(request)
        except asyncio.CancelledError:
            is_awaited = False
            raise

    def _read_some(self, snapshot: Snapshot) -> bool:
        """Read some of the items that nobody has looked at yet; whether there are more. On the worker's thread."""
        clock = Clock()
        self._check(snapshot)
        for item in self._view(snapshot).document.unread():
            if clock.is_due():
                return True
            assert item.parsed.findings is not None
        return False

    def _report(self, error: BaseException) -> None:
        text = "".join(traceback.format_exception(error)).rstrip()
        self._log(f"pydealloc-lsp {__version__}: internal error while analysing a file\n{text}")

    def _check(self, snapshot: Snapshot) -> None:
        if not self._is_newest(snapshot):
            raise StaleError(snapshot.uri)

    def _is_newest(self, snapshot: Snapshot) -> bool:
        return self._newest.get(snapshot.uri) is snapshot

    def _take(self, snapshot: Snapshot) -> None:
        uri = snapshot.uri
        self._newest[uri] = snapshot
        self.settled.begin(uri)
        self._cancel_timer(uri)
        if uri.startswith(f"{SCHEME}:") or is_run(uri):
            # What a pass has made, or a program has written, is not the author's to repair.
            return
        self.settled.expect(uri)
        loop = asyncio.get_running_loop()
        now = loop.time()
        since = now - self._took.get(uri, 0.0)
        self._took[uri] = now
        is_awaited = now - self._told.get(uri, 0.0) < _AT_ONCE
        if _TYPING[0] <= since <= _TYPING[1] and not is_awaited:
            # Somebody is typing, and the next key is due about when this one was: wait for the last one.
            self._timers[uri] = loop.call_later(since * _RHYTHM, self._begin, snapshot, loop, now + _LONGEST)
        else:
            self._begin(snapshot, loop, now + _LONGEST)

    def _begin(self, snapshot: Snapshot, loop: asyncio.AbstractEventLoop, deadline: float) -> None:
        """Analyse when all is read that has been sent, or when the loop's clock says `deadline`."""
        if self.has_more_input() and loop.time() < deadline:
            self._timers[snapshot.uri] = loop.call_later(_GLANCE, self._begin, snapshot, loop, deadline)
        else:
            self._timers.pop(snapshot.uri, None)
            self._analyse(snapshot, loop)

    def _configuration(self, uri: str) -> Configuration:
        """The project's, or the default when that is broken; each kind of breakage is told once."""
        try:
            found = self._configurations.for_file(self._paths.get(uri))
        except ConfigurationError as error:
            self.problems.set(error.problem.path, (error.problem,))
            self._warn_once(str(error))
            return DEFAULT
        except UserFacingError as error:
            self._warn_once(str(error))
            return DEFAULT
        self._patterns.update((*found.dialect_patterns, *found.extended))
        if found.path is not None:
            self.problems.set(found.path, found.problems)
            for problem in found.problems:
                if not problem.is_warning:
                    self._warn_once(str(problem))
        return found

    def _warn_once(self, sentence: str) -> None:
        if sentence not in self._warned:
            self._warned.add(sentence)
            self.warn(sentence)

    def _show_problems(self) -> None:
        """Findings in files that are not open are shown at once, those in open ones with their own."""
        opened = {path: uri for uri, path in self._paths.items() if path is not None}
        for path, problems in self.problems.changes().items():
            uri = opened.get(path)
            if uri is not None:
                self._take(self._newest[uri])
            else:
                self._show(path, problems)

    def _show(self, path: str, problems: Sequence[Problem]) -> None:
        lines = LineIndex(world_problems.text_of(path))
        snapshot = Snapshot(world_problems.uri_of(path), None, lines, self.encoding)
        self._publish(snapshot, world_problems.findings(problems, lines))

    def _cancel_timer(self, uri: str) -> None:
        timer = self._timers.pop(uri, None)
        if timer is not None:
            timer.cancel()

    def _analyse(self, snapshot: Snapshot, loop: asyncio.AbstractEventLoop) -> None:
        def deliver(findings: list[Finding], is_all: bool) -> None:
            loop.call_soon_threadsafe(self._deliver, snapshot, findings, is_all)

        self._scheduler.background(
            snapshot.uri, ending(self._steps(snapshot, deliver), deliver, lambda: self._is_newest(snapshot))
        )

    def _deliver(self, snapshot: Snapshot, findings: list[Finding], is_all: bool) -> None:
        if self._is_newest(snapshot):
            path = self._paths.get(snapshot.uri)
            problems = self.problems.of_file(path) if path is not None else ()
            known = {(finding.start, finding.message) for finding in findings}
            more = world_problems.findings(problems, snapshot.lines) if problems else []
            findings = [*findings, *(finding for finding in more if (finding.start, finding.message) not in known)]
            self._publish(snapshot, findings)
            self._told[snapshot.uri] = asyncio.get_running_loop().time()
            if is_all:
                self.settled.end(snapshot, findings)
                for tell in self.when_settled:
                    tell(snapshot)

    # On the worker's thread

    def _view(self, snapshot: Snapshot) -> View:
        """The program of `snapshot`, read by sharing what the version before has."""
        old = self._parsed.get(snapshot.uri)
        if old is not None and old.snapshot is snapshot:
            return old
        knowledge = snapshot.configuration.knowledge
        before = old.document if old is not None else None
        edit = self._edits.between(old.snapshot, snapshot) if old is not None else None
        document = parse_document(snapshot.text, knowledge, before, edit, lazily=True)
        view = View(snapshot, document)
        self._parsed[snapshot.uri] = view
        return view

    def _forget(self, uri: str) -> None:
        if uri not in self._newest:
            view = self._parsed.pop(uri, None)
            if view is not None and len(view.document.leaves()) > _FEW:
                del view
                gc.unfreeze()
                gc.collect()
                freeze()
            self._hints.pop(uri, None)
            self._said.pop(uri, None)

    def hint_memory(self, uri: str) -> HintMemory:
        """What hints a file had while there were no errors; for the worker alone."""
        return self._hints.setdefault(uri, {})

    def _steps(self, snapshot: Snapshot, deliver: Deliver) -> Generator[float | None]:
        """Analyse item by item, what somebody is looking at first."""
        clock = Clock()
        view = self._view(snapshot)
        document, dynamic = view.document, view.dynamic
        most = self.settings.diagnostics.most_of_a_code
        focus = snapshot.edited or 0
        waiting = [*document.leaves()] if dynamic else waiting_items(document)
        begin, end = _around(waiting, focus)
        near = waiting[begin:end]
        is_long = len(waiting) > len(near) + _FEW
        big = [item for item in (near if is_long else waiting) if len(item.parsed.source) > _BIG]
        if big and not dynamic:
            if len(big) == 1 and self._deliver_locally(view, big[0], deliver):
                yield
            for item in big:
                quick_findings(document, item)
            self._deliver_quickly(view, big, deliver)
            yield
            clock.go_on()
        groups = [waiting]
        if is_long:
            edited = [item for item in near if item.start <= focus <= item.end] if snapshot.edited is not None else near
            around = [item for item in near if item not in edited]
            groups = [edited, *([around] if around else ()), [*waiting[:begin], *waiting[end:]]]
        with gc_paused(enabled=is_long), gc_frozen(enabled=is_long):
            for items in groups:
                for item in items:
                    own_findings(document, item, dynamic)
                    if clock.is_due():
                        yield
                        clock.go_on()
                # Nothing is said about how items go together before all are read.
                if items is not groups[-1]:
                    deliver(chosen(overview_so_far(document), document, snapshot.configuration, focus, most), False)
                    yield _BREATH
        overview = overview_of(document, dynamic)
        found = chosen(overview, document, snapshot.configuration, snapshot.edited, most)
        self._said[snapshot.uri] = (snapshot, found)
        deliver(found, True)

    def _deliver_locally(self, view: View, item: Item, deliver: Deliver) -> bool:
        """Say what is wrong in the lines that were edited, and beside that what was said before; whether that could be
        done."""
        snapshot, document = view.snapshot, view.document
        last = self._said.get(snapshot.uri)
        edit = self._edits.between(last[0], snapshot) if last is not None else None
        found = local_findings(document, item) if edit is not None else None
        if last is None or edit is None or found is None:
            return False
        place, here = found
        kept = [one for one in held(last[1], edit, errors=True) if one.end < place.start or one.start >= place.stop]
        deliver(sorted([*snapshot.configuration.filtered(here), *kept], key=in_text_order), False)
        return True

    def _deliver_quickly(self, view: View, big: list[Item], deliver: Deliver) -> None:
        """Say which errors there are in `big` items, and beside that what was said about them before the last edits."""
        snapshot, document = view.snapshot, view.document
        last = self._said.get(snapshot.uri)
        kept: list[Finding] = []
        if last is not None:
            before, said = last
            edit = self._edits.between(before, snapshot)
            if edit is not None or before is snapshot:
                kept = [one for one in held(said, edit) if any(item.start <= one.start <= item.end for item in big)]
        overview = overview_so_far(document, quick=big)
        most = self.settings.diagnostics.most_of_a_code
        found = chosen(overview, document, snapshot.configuration, snapshot.edited, most)
        deliver(sorted([*found, *kept], key=in_text_order), False)


def _around(items: Sequence[Item], focus: int) -> tuple[int, int]:
    """From where to where of `items`, in text order, those are that may be seen when `focus` is."""
    start = attrgetter("start")
    begin = bisect_left(items, focus - _VIEW, key=start)
    if begin and items[begin - 1].end >= focus - _VIEW:
        begin -= 1
    return begin, bisect_right(items, focus + _VIEW, key=start)
