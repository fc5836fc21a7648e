"""The server's parts that need no process: the text buffer, settings, the scheduler, the session."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pydealloc.dialects.releases.release_numbers import BASE
from pydealloc.ir.pauses import pause
from pydealloc.server.batch.release_choice import ReleaseChoice
from pydealloc.server.config.editor_settings import EditorSettings, HintSettings, read_settings
from pydealloc.server.session.analysis_results import Extent
from pydealloc.server.session.debounce import Debounce
from pydealloc.server.session.scheduler import Cancelled, Urgency
from pydealloc.server.session.session import Session, Snapshot, StaleError, View
from pydealloc.server.session.text_buffer import Change, apply_changes
from pydealloc.server.session.thread_scheduler import ThreadScheduler
from pydealloc.syntax.text.findings import Finding
from pydealloc.syntax.text.line_index import Encoding, LineIndex


@pytest.mark.parametrize("encoding", list(Encoding))
def test_random_changes(encoding: Encoding) -> None:
    dice = random.Random(3)
    text = "a\n\N{GRINNING FACE}é\r\n\f\u2028b\r"
    lines = LineIndex(text)
    for _ in range(400):
        start, end = sorted(dice.randrange(len(text) + 1) for _ in range(2))
        end = min(end, start + 3)
        places = [lines.position(offset, encoding) for offset in (start, end)]
        # A place inside of a line end is the one before it.
        start, end = (lines.offset(*place, encoding) for place in places)
        new = dice.choice(("", "x", "\r", "\n", "\r\n", "\N{GRINNING FACE}", "\f"))
        text = text[:start] + new + text[end:]
        lines, _ = apply_changes(lines, [Change(new, *places)], encoding)
        assert lines.text == text
        assert lines.line_count == LineIndex(text).line_count


def test_changes_build_on_each_other() -> None:
    changes = [Change("abc"), Change("x\n", (0, 1), (0, 1)), Change("y", (1, 0), (1, 1)), Change("!", (9, 9), (9, 9))]
    assert apply_changes(LineIndex("old"), changes, Encoding.UTF16)[0].text == "ax\nyc!"


def test_a_range_that_runs_backwards() -> None:
    assert apply_changes(LineIndex("abcd"), [Change("x", (0, 3), (0, 1))], Encoding.UTF8)[0].text == "axd"


@pytest.mark.parametrize(
    ("value", "hints"),
    [
        (None, HintSettings()),
        ({}, HintSettings()),
        ({"inlayHints": {"frees": False}}, HintSettings(frees=False)),
        (
            {"pydealloc": {"inlayHints": {"maxLength": 9, "arguments": True}}},
            HintSettings(max_length=9, arguments=True),
        ),
        ({"other": 3}, HintSettings()),
    ],
)
def test_settings(value: object, hints: HintSettings) -> None:
    read = read_settings(value, EditorSettings())
    assert (read.settings.inlay_hints, read.problems) == (hints, ())


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ({"inlayHints": {"fees": 1}}, "there is no setting `pydealloc.inlayHints.fees`, did you mean `frees`?"),
        ({"inlayHints": {"frees": "yes"}}, "the setting `pydealloc.inlayHints.frees` must be true or false"),
        ({"inlayHints": {"maxLength": -1}}, "the setting `pydealloc.inlayHints.maxLength` must be a number from 0"),
        ({"inlayHints": {"maxLength": True}}, "the setting `pydealloc.inlayHints.maxLength` must be a number from 0"),
        ({"run": {"path": 3}}, "the setting `pydealloc.run.path` must be a text"),
        ({"run": {"trusted": 1}}, "the setting `pydealloc.run.trusted` must be true or false"),
        ({"inlayHints": True}, "the setting `pydealloc.inlayHints` must be an object"),
        ([1], "the settings `pydealloc` must be an object"),
    ],
)
def test_settings_that_make_no_sense_change_nothing(value: object, problem: str) -> None:
    read = read_settings(value, EditorSettings())
    assert (read.settings, read.problems) == (EditorSettings(), (problem,))


def test_a_request_waits_for_one_step_only() -> None:
    failures: list[BaseException] = []
    scheduler = ThreadScheduler(failures.append)
    done: list[str] = []
    begun, go_on, ended = threading.Event(), threading.Event(), threading.Event()

    def steps() -> Iterator[None]:
        begun.set()
        go_on.wait(10)
        for number in range(3):
            done.append(f"step {number}")
            yield
        ended.set()

    scheduler.background("file", steps())
    assert begun.wait(10)
    answer = scheduler.request(lambda: done.append("request"))
    go_on.set()
    answer.result(10)
    assert ended.wait(10)
    scheduler.stop()
    assert done == ["step 0", "request", "step 1", "step 2"]
    assert failures == []


def test_newer_work_replaces_older() -> None:
    scheduler = ThreadScheduler(lambda error: None)
    done: list[str] = []
    hold, ended = threading.Event(), threading.Event()
    blocked = scheduler.request(lambda: hold.wait(10), Urgency.BACKGROUND)

    def steps(name: str) -> Iterator[None]:
        done.append(name)
        yield
        ended.set()

    scheduler.background("file", steps("old"))
    scheduler.background("file", steps("new"))
    scheduler.background("other", steps("forgotten"))
    scheduler.forget("other")
    hold.set()
    assert blocked.result(10)
    assert ended.wait(10)
    scheduler.stop()
    assert done == ["new"]


def test_the_more_urgent_goes_first_in_the_midst_of_the_less_urgent() -> None:
    scheduler = ThreadScheduler(lambda error: None)
    done: list[str] = []
    begun = threading.Event()

    def long(name: str, sooner: threading.Event) -> str:
        begun.set()
        done.append(f"{name} begins")
        while not sooner.is_set():
            pause()
        done.append(f"{name} ends")
        return name

    ready = threading.Event()
    background = scheduler.request(lambda: long("background", ready), Urgency.BACKGROUND)
    assert begun.wait(10)
    answer = scheduler.request(lambda: done.append("answer"), Urgency.LONG)
    answer.result(10)
    quick = scheduler.request(lambda: done.append("quick"))
    quick.result(10)
    ready.set()
    assert background.result(10) == "background"
    scheduler.stop()
    assert done == ["background begins", "answer", "quick", "background ends"]


def test_what_nobody_waits_for_ends_at_its_next_pause() -> None:
    scheduler = ThreadScheduler(lambda error: None)
    begun, is_wanted, ended = threading.Event(), [True], threading.Event()

    def endless() -> None:
        begun.set()
        while True:
            pause()

    def steps() -> Iterator[None]:
        try:
            endless()
            yield
        finally:
            ended.set()

    request = scheduler.request(endless, Urgency.LONG, lambda: is_wanted[0])
    assert begun.wait(10)
    is_wanted[0] = False
    with pytest.raises(Cancelled):
        request.result(10)
    begun.clear()
    scheduler.background("file", steps())
    assert begun.wait(10)
    scheduler.forget("file")
    assert ended.wait(10)
    assert scheduler.request(lambda: "the next one works").result(10) == "the next one works"
    scheduler.stop()


def test_failures_are_reported_and_end_only_themselves() -> None:
    failures: list[BaseException] = []
    reported = threading.Event()

    def report(error: BaseException) -> None:
        failures.append(error)
        reported.set()

    scheduler = ThreadScheduler(report)

    def steps() -> Iterator[None]:
        yield
        raise KeyError("bug")

    scheduler.background("file", steps())
    assert reported.wait(10)
    assert isinstance(failures[0], KeyError)
    assert scheduler.request(lambda: 3).result(10) == 3
    scheduler.stop()


def test_a_request_that_nobody_wants_never_runs() -> None:
    scheduler = ThreadScheduler(lambda error: None)
    hold = threading.Event()
    scheduler.request(lambda: hold.wait(10))
    ran: list[int] = []
    unwanted = scheduler.request(lambda: ran.append(1))
    assert unwanted.cancel()
    hold.set()
    scheduler.request(lambda: None).result(10)
    scheduler.stop()
    assert ran == []


def test_work_that_comes_after_the_end_is_dropped() -> None:
    failures: list[BaseException] = []
    scheduler = ThreadScheduler(failures.append)
    ran: list[int] = []

    def steps() -> Iterator[None]:
        ran.append(1)
        yield

    scheduler.stop()
    for urgency in Urgency:
        assert scheduler.request(lambda: ran.append(1), urgency).cancelled()
    scheduler.background("file", steps())
    assert (ran, failures) == ([], [])


@pytest.mark.parametrize(
    ("between", "response", "starts"),
    [
        # Findings come before the next key: every key is analysed.
        (0.05, 0.04, [0.0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45]),
        # They do not: at the end of the typing, and now and then.
        (0.05, 0.06, [0.0, 0.3, 0.51]),
        # Typing that leaves time for an answer, and a program's edits.
        (0.15, 9.0, [0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1.05, 1.2, 1.35]),
        (0.01, 9.0, [0.0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07, 0.08, 0.09]),
    ],
)
def test_debounce_of_ten_keys(between: float, response: float, starts: list[float]) -> None:
    debounce, began, begun = Debounce(), 100.0, list[float]()
    timer = running = None
    for tick in range(200):
        now = began + tick / 100
        if running is not None and now >= running:
            debounce.published(now)
            running = None
        is_key = tick % round(between * 100) == 0 and tick // round(between * 100) < 10
        if is_key:
            running = None
            timer = now + debounce.edited(now)
        if timer is not None and now >= timer - 1e-9:
            debounce.started(now)
            begun.append(round(now - began, 2))
            timer, running = None, now + response
    assert begun == starts


class Recorded:
    """A session, and what it had to say."""

    def __init__(self) -> None:
        self.published: list[tuple[Snapshot, list[Finding]]] = []
        self.warned: list[str] = []
        self.logged: list[str] = []
        self.session = Session(
            lambda snapshot, findings: self.published.append((snapshot, findings)),
            self.warned.append,
            self.logged.append,
        )
        self._analysed: list[Snapshot] = []
        self.session.on_analysed.append(self._analysed.append)

    @property
    def versions(self) -> list[int | None]:
        return [snapshot.version for snapshot, _ in self.published]

    def about(self, path: Path) -> list[tuple[str, str, str]]:
        """What was published last about a file on disk: the words underlined, the severity, the message."""
        for snapshot, findings in reversed(self.published):
            if snapshot.uri == path.as_uri():
                return [(snapshot.text[f.start : f.end], f.severity.value, f.message) for f in findings]
        return []

    async def analysed(self, uri: str = "a") -> None:
        """Return when the newest version has been analysed completely, and what that leads to has been handled."""

        async def waiting() -> None:
            while not any(snapshot is self.session.snapshot(uri) for snapshot in self._analysed):
                await asyncio.sleep(0.01)

        await asyncio.wait_for(waiting(), 60)

    def hold(self) -> threading.Event:
        """Keep the worker busy until the event is set."""
        begun, event = threading.Event(), threading.Event()

        def wait() -> None:
            begun.set()
            event.wait(10)

        self.session._scheduler.request(wait)
        assert begun.wait(10)
        return event


async def test_an_answer_that_an_edit_overtakes() -> None:
    recorded = Recorded()
    session = recorded.session
    go_on = recorded.hold()
    session.open("a", 1, "func.func @f() { return }", None)
    asked: list[str] = []

    def ask(view: View) -> str:
        asked.append(view.document.text)
        return "answer"

    late = asyncio.ensure_future(session.answer("a", "asking", ask, ""))
    await asyncio.sleep(0)
    session.change("a", 2, [Change("bogus")])
    new = asyncio.ensure_future(session.answer("a", "asking", ask, ""))
    await asyncio.sleep(0)
    go_on.set()
    with pytest.raises(StaleError):
        await late
    assert await new == "answer"
    # The old text was not even read.
    assert asked == ["bogus"]
    await recorded.analysed()
    assert recorded.versions == [2]
    assert [finding.message for finding in recorded.published[0][1]] == ["custom op 'bogus' is unknown"]
    session.close("a")
    assert recorded.versions == [2, None]
    session.stop()


async def test_findings_of_a_file_that_was_closed_meanwhile() -> None:
    recorded = Recorded()
    go_on = recorded.hold()
    recorded.session.open("a", 1, "bogus", None)
    await asyncio.sleep(0.1)
    recorded.session.close("a")
    go_on.set()
    await asyncio.sleep(0.1)
    assert [(snapshot.version, findings) for snapshot, findings in recorded.published] == [(None, [])]
    recorded.session.stop()


async def test_findings_that_arrive_after_the_end(tmp_path: Path) -> None:
    """What the analysis has handed to the protocol's thread stays there until that has handled `shutdown`."""
    recorded = Recorded()
    session = recorded.session
    path = tmp_path / "a.mlir"
    session.open(path.as_uri(), 1, "bogus", str(path))
    snapshot = session.snapshot(path.as_uri())
    assert snapshot is not None
    session.stop()
    session._deliver(snapshot, [], Extent.ALL)
    session._release_chosen(ReleaseChoice(BASE, 1, 1, str(tmp_path)))
    with pytest.raises(asyncio.CancelledError):
        await session.answer(path.as_uri(), "asking", lambda view: "answer", "")
    with pytest.raises(asyncio.CancelledError):
        await session.work("working", lambda: "done", "")
    assert recorded.versions == []
    session.close(path.as_uri())
    assert (recorded.logged, recorded.warned) == ([], [])


async def test_our_own_bugs_go_to_the_log() -> None:
    recorded = Recorded()
    recorded.session.open("a", 1, "", None)

    def ask(view: View) -> str:
        raise ZeroDivisionError(view.document.text)

    assert await recorded.session.answer("a", "dividing", ask, "nothing") == "nothing"
    (message,) = recorded.logged
    assert "while dividing" in message
    assert "ZeroDivisionError" in message
    recorded.session.stop()


async def test_configuration_of_a_project(tmp_path: Path) -> None:
    recorded = Recorded()
    config = tmp_path / "pydealloc.toml"
    config.write_text('ignore = ["unknown-operation"]\n', "utf-8")
    recorded.session.open("a", 1, "bogus", str(tmp_path / "a.mlir"))
    await recorded.analysed()
    assert recorded.published[-1][1] == []
    config.write_text("ignore = 3\n", "utf-8")
    recorded.session.reconfigure()
    recorded.session.reconfigure()
    await recorded.analysed()
    assert len(recorded.published[-1][1]) == 1
    (warning,) = recorded.warned
    assert "pydealloc.toml" in warning
    recorded.session.stop()


async def test_what_is_wrong_with_a_configuration_is_shown_in_it(tmp_path: Path) -> None:
    recorded = Recorded()
    config = tmp_path / "pydealloc.toml"
    config.write_text("# caf\u00e9\nignore = []\nbogus = 1\n", "utf-8")
    recorded.session.open("a", 1, "", str(tmp_path / "a.mlir"))
    ((word, severity, message),) = recorded.about(config)
    assert (word, severity) == ("bogus", "error")
    assert message.startswith("unknown setting `bogus`")
    config.write_text("ignore = []\n", "utf-8")
    recorded.session.files_changed([str(tmp_path / "other.json")])
    assert recorded.about(config) != []
    recorded.session.files_changed([str(config)])
    assert recorded.about(config) == []
    recorded.session.stop()


async def test_definitions_of_dialects_are_read_again_when_they_change(tmp_path: Path) -> None:
    recorded = Recorded()
    (tmp_path / "pydealloc.toml").write_text('dialects = ["*.irdl.mlir", "no.json"]\n', "utf-8")
    irdl = tmp_path / "d.irdl.mlir"
    irdl.write_text("irdl.dialect @d {\n  irdl.any\n}\n", "utf-8")
    recorded.session.open("a", 1, "d.o", str(tmp_path / "a.mlir"))
    await recorded.analysed()
    assert [about[:2] for about in recorded.about(irdl)] == [("irdl.any", "error")]
    assert [about[:2] for about in recorded.about(tmp_path / "pydealloc.toml")] == [('"no.json"', "error")]
    assert len(recorded.warned) == 2
    irdl.write_text("irdl.dialect @d {\n  irdl.operation @o {\n  }\n}\n", "utf-8")
    recorded.session.files_changed([str(irdl)])
    await recorded.analysed()
    assert recorded.about(irdl) == []
    assert [finding.code for finding in recorded.published[-1][1]] == []
    recorded.session.stop()


async def test_an_open_file_of_definitions_keeps_its_own_findings(tmp_path: Path) -> None:
    recorded = Recorded()
    (tmp_path / "pydealloc.toml").write_text('dialects = ["d.irdl.mlir"]\n', "utf-8")
    irdl = tmp_path / "d.irdl.mlir"
    text = "irdl.dialect @d {\n  irdl.any\n}\nbogus\n"
    irdl.write_text(text, "utf-8")
    uri = irdl.as_uri()
    recorded.session.open(uri, 1, text, str(irdl))
    await recorded.analysed(uri)
    codes = [finding.code for finding in recorded.published[-1][1]]
    assert codes == ["verify-parent", "unknown-operation", "configuration"]
    recorded.session.close(uri)
    assert [text for text, _, _ in recorded.about(irdl)] == ["irdl.any", "bogus"]
    recorded.session.stop()
