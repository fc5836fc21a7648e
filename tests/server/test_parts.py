"""The server's parts that need no process: the text buffer, settings, the scheduler."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator

import pytest

from pydealloc.server.client import HintSettings, Settings, read_settings
from pydealloc.server.scheduler import Scheduler
from pydealloc.server.text_buffer import Change, apply_changes
from pydealloc.syntax.line_index import Encoding, LineIndex


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
        lines = apply_changes(lines, [Change(new, *places)], encoding)
        assert lines.text == text
        assert lines.line_count == LineIndex(text).line_count


def test_changes_build_on_each_other() -> None:
    changes = [Change("abc"), Change("x\n", (0, 1), (0, 1)), Change("y", (1, 0), (1, 1)), Change("!", (9, 9), (9, 9))]
    assert apply_changes(LineIndex("old"), changes, Encoding.UTF16).text == "ax\nyc!"


def test_a_range_that_runs_backwards() -> None:
    assert apply_changes(LineIndex("abcd"), [Change("x", (0, 3), (0, 1))], Encoding.UTF8).text == "axd"


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
    read = read_settings(value, Settings())
    assert (read.settings.hints, read.problems) == (hints, ())


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ({"inlayHints": {"fees": 1}}, "there is no setting `pydealloc.inlayHints.fees`, did you mean `frees`?"),
        ({"inlayHints": {"frees": "yes"}}, "the setting `pydealloc.inlayHints.frees` wants true or false"),
        ({"inlayHints": {"maxLength": -1}}, "the setting `pydealloc.inlayHints.maxLength` wants a number from 0"),
        ({"inlayHints": {"maxLength": True}}, "the setting `pydealloc.inlayHints.maxLength` wants a number from 0"),
        ({"inlayHints": True}, "the setting `pydealloc.inlayHints` wants an object"),
        ([1], "the settings `pydealloc` want an object"),
    ],
)
def test_settings_that_make_no_sense_change_nothing(value: object, problem: str) -> None:
    read = read_settings(value, Settings())
    assert (read.settings, read.problems) == (Settings(), (problem,))


def test_a_request_waits_for_one_step_only() -> None:
    failures: list[BaseException] = []
    scheduler = Scheduler(failures.append)
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
    scheduler = Scheduler(lambda error: None)
    done: list[str] = []
    hold, ended = threading.Event(), threading.Event()
    blocked = scheduler.request(lambda: hold.wait(10))

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


def test_failures_are_reported_and_end_only_themselves() -> None:
    failures: list[BaseException] = []
    reported = threading.Event()

    def report(error: BaseException) -> None:
        failures.append(error)
        reported.set()

    scheduler = Scheduler(report)

    def steps() -> Iterator[None]:
        yield
        raise KeyError("bug")

    scheduler.background("file", steps())
    assert reported.wait(10)
    assert isinstance(failures[0], KeyError)
    assert scheduler.request(lambda: 3).result(10) == 3
    scheduler.stop()


def test_a_request_that_nobody_wants_never_runs() -> None:
    scheduler = Scheduler(lambda error: None)
    hold = threading.Event()
    scheduler.request(lambda: hold.wait(10))
    ran: list[int] = []
    unwanted = scheduler.request(lambda: ran.append(1))
    assert unwanted.cancel()
    hold.set()
    scheduler.request(lambda: None).result(10)
    scheduler.stop()
    assert ran == []
