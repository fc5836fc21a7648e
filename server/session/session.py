"""Session: the open files of one connected editor, answers about their newest text, and background analysis.

The protocol's thread applies edits and does nothing else. Everything that reads a text runs on the scheduler's threads.
Both sides know a version of a file by its `Snapshot`; an answer about a snapshot that is not the newest one any more is
dropped.
"""

from __future__ import annotations

import asyncio
import itertools
import traceback
from collections import defaultdict
from collections.abc import Callable, Generator, Iterable, Sequence
from fnmatch import fnmatch
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from ... import __version__
from ...dialects.releases.release_numbers import BASE
from ...ir.records import replace
from ...syntax.text.edits import EditSpan
from ...syntax.text.findings import Finding
from ...syntax.text.line_index import Encoding, LineIndex
from ..config.discovery import DEFAULT, Configuration, Configurations, is_configuration
from ..config.editor_settings import EditorSettings
from ..config.releases import AUTO
from ..io.files import ConfigurationError, Problem, UserFacingError
from ..io.guard import guarded
from ..io.uris import STAGE_SCHEME, uri_of
from ..run.report import is_run
from . import config_diagnostics
from .analysis_results import AnalysisResults, Deliver, Extent, finish_on_error
from .client_capabilities import ClientCapabilities
from .config_diagnostics import ConfigDiagnostics
from .debounce import MAX_DEBOUNCE_S, Debounce
from .dialect_offers import DialectOffers, sentence
from .edit_history import EditHistory
from .loading import ANALYSES, load_in_parts
from .loop_scheduler import HAS_THREADS, LoopScheduler
from .programs import Programs
from .project_releases import READ_AS, ProjectReleases
from .scheduler import Cancelled, ReportFailure, Scheduler, TimeSlice, Urgency
from .snapshot import Snapshot, View
from .text_buffer import Change, apply_changes
from .thread_scheduler import ThreadScheduler
from .work_done_progress import WorkDoneProgress
from .workspace_index import WorkspaceIndex

if TYPE_CHECKING:
    from ..batch.release_choice import ReleaseChoice
    from ..features.ownership.display_memory import DisplayMemory
    from .file_analysis import FileAnalysis

T = TypeVar("T")

INPUT_POLL_S = 0.001
"""Time between two checks whether all input has been read."""
LONG_FILE_CHARS = 100_000
"""Requests about a longer text have the urgency `LONG`."""


class StaleError(Exception):
    """The file changed, or was closed, while the answer was computed."""


Publish = Callable[[Snapshot, "list[Finding]"], None]
"""Publishes the findings of a snapshot; called on the protocol's thread."""


class Session:
    """All methods but `view` are for the protocol's thread."""

    def __init__(
        self,
        publish: Publish,
        warn: Callable[[str], None],
        log: Callable[[str], None],
        scheduler: Callable[[ReportFailure], Scheduler] = ThreadScheduler if HAS_THREADS else LoopScheduler,
    ) -> None:
        """
        Args:
            publish: see `Publish`.
            warn: shows the user a sentence about a problem that they have to solve; called on the protocol's thread.
            log: takes messages for developers; called on any thread.
            scheduler: makes the scheduler.
        """
        self.encoding = Encoding.UTF16
        self.client_capabilities = ClientCapabilities()
        self.settings = EditorSettings()
        self.initialization_options: object = None
        """As they came with `initialize`: not checked yet."""
        self.is_stopped = False
        self.generation = 0
        """Number of times that configuration files were read again: findings of the same text may differ since then."""
        self.index = WorkspaceIndex()
        """Updated on the scheduler's threads."""
        self.has_more_input: Callable[[], bool] = lambda: False
        """Whether there is input from the editor that has not been handled yet."""
        self.on_published: list[Callable[[Snapshot], None]] = []
        """Called, on the protocol's thread, with each snapshot that is published, or whose file was closed."""
        self.on_analysed: list[Callable[[Snapshot], None]] = []
        """Called, on the protocol's thread, when the newest version of a file has been analysed completely."""
        self.on_reconfigured: list[Callable[[], None]] = []
        """Called, on the protocol's thread, after configuration files have been read again."""
        self.results = AnalysisResults()
        self.progress = WorkDoneProgress()
        self.contents: dict[str, Callable[[str], str]] = {}
        """By scheme: the texts, from their URIs, of documents that only the server has."""
        self.on_stopped: list[Callable[[], None]] = []
        """Called, on the protocol's thread, at `shutdown`."""
        self.inform: Callable[[str], None] = lambda sentence: None
        """Shows the user a sentence that asks for nothing."""
        self._publish = publish
        self.warn = warn
        self._log = log
        self._scheduler = scheduler(self._report)
        self._configurations = Configurations(strict=False)
        self.problems = ConfigDiagnostics()
        self.releases = ProjectReleases()
        self._offers = DialectOffers()
        self._patterns: set[str] = set()
        self._warned: set[str] = set()
        self._newest: dict[str, Snapshot] = {}
        self._snapshot_numbers = itertools.count(1)
        self._active_at = 0.0
        """On the event loop's clock."""
        self._edits = EditHistory()
        self._paths: dict[str, str | None] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._debounces: defaultdict[str, Debounce] = defaultdict(Debounce)
        self._shown: dict[str, tuple[int, int]] = {}
        """By URI: a line and column that an editor shows."""
        self._programs = Programs(self._edits)
        """For the scheduler's threads alone, as `_analysis`."""

    def snapshot(self, uri: str) -> Snapshot | None:
        """The newest version; None for a file that is not open."""
        return self._newest.get(uri)

    def opened(self) -> list[Snapshot]:
        """The newest versions of all open files."""
        return list(self._newest.values())

    @property
    def idle_seconds(self) -> float:
        """The time since a file was opened or edited, or a request about one was answered."""
        return asyncio.get_running_loop().time() - self._active_at

    def path(self, uri: str) -> str | None:
        """The path of an open file; None for one that is not on disk."""
        return self._paths.get(uri)

    def open(self, uri: str, version: int | None, text: str, path: str | None) -> None:
        """Open a file, which is on disk at `path` if that is not None. Opening an open file again replaces it."""
        self._paths[uri] = path
        self._configurations = self.fresh_configurations()
        number = next(self._snapshot_numbers)
        configuration = self._configuration(uri)
        self._set_snapshot(Snapshot(uri, version, LineIndex(text), self.encoding, configuration, number, opened=number))
        self._show_problems()

    def change(self, uri: str, version: int | None, changes: list[Change]) -> None:
        """Apply the edits of one notification in their order; nothing happens for a file that is not open."""
        old = self._newest.get(uri)
        if old is not None:
            lines, edit = apply_changes(old.lines, changes, self.encoding)
            number = next(self._snapshot_numbers)
            self._edits.add(uri, old.number, number, edit)
            edited = edit.start if edit is not None else old.edited
            self._set_snapshot(replace(old, version=version, lines=lines, number=number, edited=edited))

    def edit_between(self, old: Snapshot, new: Snapshot) -> EditSpan | None:
        """See `EditHistory.between`."""
        return self._edits.between(old, new)

    def fresh_configurations(self) -> Configurations:
        """The configurations as they are on disk now, which name files elsewhere only in a trusted workspace."""
        llvm = self.settings.diagnostics.llvm
        trusted = self.settings.run.trusted
        return Configurations(strict=False, trusted=trusted, llvm=llvm if llvm != AUTO else "")

    def reconfigure(self) -> None:
        """Configuration files may have changed: read them again for all open files."""
        self.generation += 1
        self._configurations = self.fresh_configurations()
        self.problems.forget()
        self.releases.forget()
        self._patterns.clear()
        for uri, old in list(self._newest.items()):
            self._set_snapshot(replace(old, configuration=self._configuration(uri)))
        self._show_problems()
        for listener in self.on_reconfigured:
            listener()

    def files_changed(self, paths: Iterable[str]) -> None:
        """Files changed on disk: read configurations again if they, or definitions they name, are among them."""
        paths = list(paths)
        self.index.files_changed(paths)
        if any(is_configuration(path) or any(fnmatch(path, one) for one in self._patterns) for path in paths):
            self.reconfigure()

    def close(self, uri: str) -> None:
        snapshot = self._newest.pop(uri, None)
        self.results.invalidate(uri)
        self._edits.forget(uri)
        self._debounces.pop(uri, None)
        self._shown.pop(uri, None)
        path = self._paths.pop(uri, None)
        self._cancel_timer(uri)
        self._scheduler.forget(uri)
        if snapshot is not None:
            self._publish(Snapshot(uri, None, LineIndex(""), self.encoding), [])
            if path is not None and (problems := self.problems.of_file(path)):
                self._show(path, problems)
            self._scheduler.request(lambda: self._forget(uri))

    def shown_offset(self, snapshot: Snapshot) -> int:
        """A place in the file that an editor shows: that of the last hints, else of the last edit; else its start."""
        shown = self._shown.get(snapshot.uri)
        return snapshot.lines.offset(*shown, self.encoding) if shown is not None else snapshot.edited or 0

    def show(self, uri: str, line: int) -> None:
        """The editor shows `line`, from 0, of an open file."""
        self._shown[uri] = (line, 0)

    def stop(self) -> None:
        """End all work: the client has sent `shutdown`."""
        self.is_stopped = True
        for uri in list(self._timers):
            self._cancel_timer(uri)
        self._scheduler.stop()
        self.results.stop()
        for listener in self.on_stopped:
            listener()

    async def errors_first(self, uri: str) -> None:
        """Wait until the errors of a long file are published; not at all for others.

        Raises:
            StaleError: the file changed meanwhile.
        """
        snapshot = self._newest.get(uri)
        if snapshot is not None and len(snapshot.text) > LONG_FILE_CHARS:
            await self.results.wait_for_errors(uri)
            self._check(snapshot)

    async def answer(self, uri: str, what: str, ask: Callable[[View], T], empty: T, *, whole: bool = False) -> T:
        """`ask` about the newest version of a file, on the scheduler's threads.

        Args:
            what: names the request in the log.
            empty: the answer when the file is not open, or `ask` raises.
            whole: `ask` looks at all items: those of a long file are parsed before, and all other work, the findings
                too, goes first.

        Raises:
            StaleError: the file changed meanwhile.
            asyncio.CancelledError: the client has cancelled the request.
        """
        snapshot = self._newest.get(uri)
        if snapshot is None:
            return empty

        is_awaited = True

        def is_wanted() -> bool:
            return is_awaited and self._is_newest(snapshot)

        def answer() -> T:
            self._check(snapshot)
            return guarded(what, lambda: ask(self._programs.view(snapshot)), empty, self._log)

        urgency = Urgency.QUICK
        if len(snapshot.text) > LONG_FILE_CHARS:
            urgency = Urgency.WHOLE_FILE if whole else Urgency.LONG
        try:
            while whole and await asyncio.wrap_future(
                self._scheduler.request(lambda: self._parse_some(snapshot), urgency, is_wanted)
            ):
                self._check(snapshot)
            result = await asyncio.wrap_future(self._scheduler.request(answer, urgency, is_wanted))
        except Cancelled:
            raise StaleError(uri) from None
        except asyncio.CancelledError:
            is_awaited = False
            raise
        finally:
            self._active_at = asyncio.get_running_loop().time()
        self._check(snapshot)
        return result

    async def work(self, what: str, do: Callable[[], T], empty: T, urgency: Urgency = Urgency.LONG) -> T:
        """`do` something that concerns no open file, on the scheduler's threads; `empty` when it raises.

        Raises:
            asyncio.CancelledError: the client has cancelled the request; `do` ends at its next pause.
        """
        is_awaited = True
        request = self._scheduler.request(
            lambda: guarded(what, do, empty, self._log), urgency, is_wanted=lambda: is_awaited
        )
        try:
            return await asyncio.wrap_future(request)
        except asyncio.CancelledError:
            is_awaited = False
            raise

    def _parse_some(self, snapshot: Snapshot) -> bool:
        """Parse some of the items that are not parsed yet; whether there are more. On the scheduler's threads."""
        time_slice = TimeSlice()
        self._check(snapshot)
        for item in self._programs.view(snapshot).document.unread():
            if time_slice.expired():
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

    def _set_snapshot(self, snapshot: Snapshot) -> None:
        uri = snapshot.uri
        self._newest[uri] = snapshot
        self.results.invalidate(uri)
        self._cancel_timer(uri)
        if uri.startswith(f"{STAGE_SCHEME}:") or is_run(uri):
            # The output of a pass or of a program is not the author's to fix.
            return
        self.results.mark_pending(uri)
        loop = asyncio.get_running_loop()
        self._active_at = now = loop.time()
        deadline = now + MAX_DEBOUNCE_S
        if delay := self._debounces[uri].edited(now):
            self._timers[uri] = loop.call_later(delay, self._start_analysis, snapshot, loop, deadline)
        else:
            self._start_analysis(snapshot, loop, deadline)

    def _start_analysis(self, snapshot: Snapshot, loop: asyncio.AbstractEventLoop, deadline: float) -> None:
        """Analyse once all input has been read, or at `deadline` on the loop's clock."""
        if self.has_more_input() and loop.time() < deadline:
            self._timers[snapshot.uri] = loop.call_later(INPUT_POLL_S, self._start_analysis, snapshot, loop, deadline)
        else:
            self._timers.pop(snapshot.uri, None)
            self._debounces[snapshot.uri].started(loop.time())
            self._analyse(snapshot, loop)

    def _configuration(self, uri: str) -> Configuration:
        """The project's configuration, or the default one when that is broken; each problem is shown once."""
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
        return self.releases.applied(found, self._paths.get(uri))

    def _warn_once(self, sentence: str) -> None:
        if sentence not in self._warned:
            self._warned.add(sentence)
            self.warn(sentence)

    def _show_problems(self) -> None:
        """Publish the problems in files that are not open at once, those in open files with their own findings."""
        opened = {path: uri for uri, path in self._paths.items() if path is not None}
        for path, problems in self.problems.changes().items():
            uri = opened.get(path)
            if uri is not None:
                self._set_snapshot(self._newest[uri])
            else:
                self._show(path, problems)

    def _show(self, path: str, problems: Sequence[Problem]) -> None:
        lines = LineIndex(config_diagnostics.text_of(path))
        snapshot = Snapshot(uri_of(path), None, lines, self.encoding)
        self._publish(snapshot, config_diagnostics.findings(problems, lines))

    def _cancel_timer(self, uri: str) -> None:
        timer = self._timers.pop(uri, None)
        if timer is not None:
            timer.cancel()

    def _analyse(self, snapshot: Snapshot, loop: asyncio.AbstractEventLoop) -> None:
        def deliver(findings: list[Finding], extent: Extent) -> None:
            loop.call_soon_threadsafe(self._deliver, snapshot, findings, extent)

        steps = self._steps(snapshot, deliver)
        self._scheduler.background(snapshot.uri, finish_on_error(steps, deliver, lambda: self._is_newest(snapshot)))

    def _deliver(self, snapshot: Snapshot, findings: list[Finding], extent: Extent) -> None:
        # Findings may have been on their way to this thread when the client sent `shutdown`.
        if self._is_newest(snapshot) and not self.is_stopped:
            path = self._paths.get(snapshot.uri)
            problems = self.problems.of_file(path) if path is not None else ()
            known = {(finding.start, finding.message) for finding in findings}
            more = config_diagnostics.findings(problems, snapshot.lines) if problems else []
            findings = [*findings, *(finding for finding in more if (finding.start, finding.message) not in known)]
            self._publish(snapshot, findings)
            self._debounces[snapshot.uri].published(asyncio.get_running_loop().time())
            self.results.publish(snapshot, findings, extent)
            if extent is Extent.ALL:
                for listener in self.on_analysed:
                    listener(snapshot)
                if path is not None and self.releases.ask(snapshot.configuration, path, findings):
                    self._ask_release(path, snapshot.configuration)
                if folder := self._offers.ask(snapshot.configuration, path, findings):
                    self._offer_dialects(folder)

    def _offer_dialects(self, folder: str) -> None:
        """Say, after all other work, that the dialects of the project in `folder` can be learned, if so."""
        loop = asyncio.get_running_loop()

        def look() -> None:
            text = guarded("looking for dialects", lambda: sentence(folder), "", self._log)
            if text:
                loop.call_soon_threadsafe(self._inform, text)

        self._scheduler.request(look, Urgency.WHOLE_FILE, lambda: not self.is_stopped)

    def _inform(self, text: str) -> None:
        if not self.is_stopped:
            self.inform(text)

    def _ask_release(self, path: str, configuration: Configuration) -> None:
        """Find out, after all other work, the release that the project of the file at `path` shows."""
        # Loaded here: few files have errors of another release.
        from ..batch.release_choice import choice_for

        loop = asyncio.get_running_loop()

        def choose() -> None:
            choice = guarded("choosing a release", lambda: choice_for(path, configuration), None, self._log)
            if choice is not None:
                loop.call_soon_threadsafe(self._release_chosen, choice)

        self._scheduler.request(choose, Urgency.WHOLE_FILE, lambda: not self.is_stopped)

    def _release_chosen(self, choice: ReleaseChoice) -> None:
        if self.is_stopped or not self.releases.answer(choice):
            return
        if choice.llvm != BASE:
            self._log(f"pydealloc-lsp: {READ_AS} {choice}")
        for uri, old in list(self._newest.items()):
            configuration = self._configuration(uri)
            if configuration.has_chosen and not old.configuration.has_chosen:
                self._set_snapshot(replace(old, configuration=configuration))

    # On the scheduler's threads

    def _forget(self, uri: str) -> None:
        if uri not in self._newest:
            self._analysis.forget(uri)
            self._programs.forget(uri)
            self._scheduler.background(self._programs, self._programs.collect_when_idle())

    def display_memory(self, snapshot: Snapshot) -> DisplayMemory:
        """See `Programs.display_memory`."""
        return self._programs.display_memory(snapshot)

    @cached_property
    def _analysis(self) -> FileAnalysis:
        # Loaded here: what is wrong on the first page of a long file is known before.
        from .file_analysis import FileAnalysis

        return FileAnalysis(self._programs, self._edits, lambda: self.settings.diagnostics)

    def _steps(self, snapshot: Snapshot, deliver: Deliver) -> Generator[float | None]:
        is_loaded = "_analysis" in self.__dict__
        yield from self._programs.first_page(snapshot, deliver, is_loaded=is_loaded)
        if not is_loaded:
            yield from load_in_parts(ANALYSES)
        yield from self._analysis.steps(snapshot, deliver)
