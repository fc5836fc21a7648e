"""The scheduler without threads, and the server on it: what `test_parts.py` checks of the one with threads."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from typing import Any

import pytest

from pydealloc.ir.pauses import pause
from pydealloc.server.lsp.port import Port
from pydealloc.server.selftest.in_process_client import InProcess
from pydealloc.server.selftest.requests import CAPABILITIES
from pydealloc.server.session import loop_scheduler
from pydealloc.server.session.loop_scheduler import LoopScheduler
from pydealloc.server.session.scheduler import Cancelled, Urgency


class Turns:
    """An event loop that turns when it is told to, also while one of its callbacks runs: as in WebAssembly."""

    def __init__(self) -> None:
        self._ready: deque[tuple[Callable[..., object], tuple[object, ...]]] = deque()
        self.delayed: list[tuple[float, Callable[..., object], tuple[object, ...]]] = []

    def call_soon(self, callback: Callable[..., object], *arguments: object) -> None:
        self._ready.append((callback, arguments))

    def call_later(self, delay: float, callback: Callable[..., object], *arguments: object) -> None:
        self.delayed.append((delay, callback, arguments))

    def turn(self) -> None:
        """Run what is ready now."""
        for _ in range(len(self._ready)):
            if self._ready:
                callback, arguments = self._ready.popleft()
                callback(*arguments)

    def run(self) -> None:
        """Turn until nothing is ready."""
        while self._ready:
            self.turn()

    def suspend(self, awaited: Awaitable[None]) -> None:
        steps = awaited.__await__()
        while next(steps, awaited) is None:
            self.turn()


@pytest.fixture
def turns(monkeypatch: pytest.MonkeyPatch) -> Iterator[Turns]:
    monkeypatch.setattr(loop_scheduler, "UNINTERRUPTED_S", -1.0)
    turns = Turns()
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(turns)  # pyright: ignore[reportArgumentType]
    yield turns
    asyncio._set_running_loop(before)


def unexpected(error: BaseException) -> None:
    raise error


def test_nothing_runs_before_the_loop_turns(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected)
    answer = scheduler.request(lambda: 3)
    assert not answer.done()
    turns.run()
    assert answer.result(0) == 3


@pytest.mark.parametrize("can_suspend", [False, True])
def test_a_request_waits_for_one_step_only(turns: Turns, can_suspend: bool) -> None:
    scheduler = LoopScheduler(unexpected, turns.suspend if can_suspend else None)
    done: list[str] = []

    def steps() -> Iterator[None]:
        for number in range(3):
            if number == 0:
                scheduler.request(lambda: done.append("request"))
            done.append(f"step {number}")
            yield

    scheduler.background("file", steps())
    turns.run()
    assert done == ["step 0", "request", "step 1", "step 2"]


def test_the_most_urgent_of_those_that_wait_goes_first(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected)
    done: list[str] = []
    for urgency in reversed(Urgency):
        for number in range(2):
            scheduler.request(lambda name=f"{urgency.name} {number}": done.append(name), urgency)
    turns.run()
    assert done == [f"{urgency.name} {number}" for urgency in Urgency for number in range(2)]


def test_newer_work_replaces_older(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected)
    done: list[str] = []

    def steps(name: str) -> Iterator[None]:
        done.append(name)
        yield

    scheduler.background("file", steps("old"))
    scheduler.background("file", steps("new"))
    scheduler.background("other", steps("forgotten"))
    scheduler.forget("other")
    turns.run()
    assert done == ["new"]


def test_the_more_urgent_goes_first_in_the_midst_of_the_less_urgent(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected, turns.suspend)
    done: list[str] = []

    def long(urgency: Urgency) -> str:
        done.append(f"{urgency.name} begins")
        if urgency:
            scheduler.request(lambda: long(Urgency(urgency - 1)), Urgency(urgency - 1))
        # Not more urgent, so it comes afterwards.
        scheduler.request(lambda: done.append(f"after {urgency.name}"), urgency)
        pause()
        done.append(f"{urgency.name} ends")
        return urgency.name

    last = scheduler.request(lambda: long(Urgency.BACKGROUND), Urgency.BACKGROUND)
    turns.run()
    assert last.result(0) == "BACKGROUND"
    assert done == [
        "BACKGROUND begins",
        "LONG begins",
        "QUICK begins",
        "QUICK ends",
        "after QUICK",
        "LONG ends",
        "after LONG",
        "BACKGROUND ends",
        "after BACKGROUND",
    ]


def test_without_suspension_a_request_runs_to_its_end(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected)
    done: list[str] = []

    def long() -> None:
        scheduler.request(lambda: done.append("quick"))
        for _ in range(3):
            pause()
        done.append("long")

    scheduler.request(long, Urgency.LONG)
    turns.run()
    assert done == ["long", "quick"]


def test_what_nobody_waits_for_ends_at_its_next_pause(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected, turns.suspend)
    is_wanted, ended = [True], [False]

    def endless() -> None:
        while True:
            pause()

    def steps() -> Iterator[None]:
        try:
            turns.call_soon(scheduler.forget, "file")
            endless()
            yield
        finally:
            ended[0] = True

    request = scheduler.request(endless, Urgency.LONG, lambda: is_wanted[0])
    turns.call_soon(lambda: turns.call_soon(lambda: is_wanted.__setitem__(0, False)))
    turns.run()
    with pytest.raises(Cancelled):
        request.result(0)
    scheduler.background("file", steps())
    turns.run()
    assert ended == [True]
    follower = scheduler.request(lambda: "the next one works")
    turns.run()
    assert follower.result(0) == "the next one works"


def test_callbacks_that_are_no_jobs_do_not_suspend(turns: Turns) -> None:
    """A message is read while a job is suspended; what it parses pauses, too."""
    scheduler = LoopScheduler(unexpected, turns.suspend)
    done: list[str] = []

    def message() -> None:
        pause()
        done.append("message")

    def job() -> None:
        turns.call_soon(message)
        pause()
        done.append("job")

    scheduler.request(job)
    turns.run()
    assert done == ["message", "job"]


def test_failures_are_reported_and_end_only_themselves(turns: Turns) -> None:
    failures: list[BaseException] = []
    scheduler = LoopScheduler(failures.append)

    def steps() -> Iterator[None]:
        yield
        raise KeyError("bug")

    def fail() -> None:
        raise ZeroDivisionError

    scheduler.background("file", steps())
    failing: Future[None] = scheduler.request(fail)
    follower = scheduler.request(lambda: 3)
    turns.run()
    assert [type(failure) for failure in failures] == [KeyError]
    assert isinstance(failing.exception(0), ZeroDivisionError)
    assert follower.result(0) == 3


def test_steps_wait_as_long_as_they_say(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected)
    done: list[int] = []

    def steps() -> Iterator[float]:
        done.append(1)
        yield 0.5
        done.append(2)

    scheduler.background("file", steps())
    turns.run()
    assert done == [1]
    ((delay, callback, arguments),) = turns.delayed
    assert delay == 0.5
    callback(*arguments)
    turns.run()
    assert done == [1, 2]


def test_a_request_that_nobody_wants_never_runs(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected)
    ran: list[int] = []
    unwanted = scheduler.request(lambda: ran.append(1))
    assert unwanted.cancel()
    turns.run()
    assert ran == []


def test_nothing_runs_after_the_end(turns: Turns) -> None:
    scheduler = LoopScheduler(unexpected, turns.suspend)
    ran: list[str] = []

    def job() -> None:
        turns.call_soon(scheduler.stop)
        pause()
        ran.append("went on")

    running = scheduler.request(job)
    waiting = scheduler.request(lambda: ran.append("waited"))
    scheduler.background("file", iter([None]))
    turns.run()
    late = scheduler.request(lambda: ran.append("late"))
    turns.run()
    assert ran == []
    with pytest.raises(Cancelled):
        running.result(0)
    assert waiting.cancelled()
    assert late.cancelled()


URI = "file:///a.mlir"
PROGRAM = """\
func.func @a(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}
func.func @b(%x: memref<?xf32>) -> f32 {
  %c = arith.constant 0 : index
  %v = memref.load %x[%c] : memref<?xf32>
  return %v : f32
}
"""
EDITS = (
    (2, 2, 2, 35, ""),
    (8, 11, 8, 12, "c"),
    (2, 2, 2, 2, "memref.dealloc %0 : memref<?xf32>\n  memref.dealloc %0 : memref<?xf32>"),
    (9, 11, 9, 12, "v"),
    (0, 0, 0, 0, "// first\n"),
)
"""Line and column of start and end, and the new text. Errors, and lints of memory, come and go."""


def edited(text: str, edit: tuple[int, int, int, int, str]) -> str:
    lines = text.splitlines(keepends=True)
    line, column, end_line, end_column, new = edit
    before = sum(map(len, lines[:line])) + column
    after = sum(map(len, lines[:end_line])) + end_column
    return text[:before] + new + text[after:]


async def findings(editor: InProcess) -> Any:
    """The last ones, with the hints of the whole file."""
    await editor.published(URI, 60)
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": 99, "character": 0}}
    hints = await editor.request("textDocument/inlayHint", {"textDocument": {"uri": URI}, "range": everything}, 60)
    assert hints.failures == ()
    return editor.take_diagnostics(URI)[-1], hints.result


async def opened(text: str, version: int, **choices: Any) -> InProcess:
    editor = InProcess(**choices)
    await editor.begin(CAPABILITIES)
    editor.notify(
        "textDocument/didOpen",
        {"textDocument": {"uri": URI, "languageId": "mlir", "version": version, "text": text}},
    )
    return editor


async def test_edits_on_the_loop_find_what_a_fresh_server_with_threads_finds() -> None:
    text = PROGRAM
    editor = await opened(text, 0, scheduler=LoopScheduler)
    await findings(editor)
    seen: list[Any] = []
    for version, edit in enumerate(EDITS, 1):
        line, column, end_line, end_column, new = edit
        place = {
            "start": {"line": line, "character": column},
            "end": {"line": end_line, "character": end_column},
        }
        editor.notify(
            "textDocument/didChange",
            {
                "textDocument": {"uri": URI, "version": version},
                "contentChanges": [{"range": place, "text": new}],
            },
        )
        text = edited(text, edit)
        fresh = await opened(text, version)
        expected = await findings(fresh)
        fresh.end()
        assert await findings(editor) == expected
        seen.append(expected[0])
    editor.end()
    assert any(seen), "the edits are to cause findings"
    assert len({json.dumps(one) for one in seen}) > 2


async def test_messages_through_a_port() -> None:
    sent: list[Any] = []
    port = Port(lambda text: sent.append(json.loads(text)))

    async def until(number: int) -> Any:
        for _ in range(600):
            for message in sent:
                if message.get("id") == number and "method" not in message:
                    return message
            await asyncio.sleep(0.1)
        raise AssertionError(f"no answer: {sent}")

    def say(method: str, params: Any, number: int | None = None) -> None:
        head = {"jsonrpc": "2.0", "method": method, "params": params}
        port.receive(json.dumps(head if number is None else {**head, "id": number}))

    say("initialize", {"processId": 1, "rootUri": None, "capabilities": {}}, 1)
    assert (await until(1))["result"]["serverInfo"]["name"] == "pydealloc-lsp"
    port.receive("{ no JSON")
    assert sent[-1]["error"]["code"] == -32700
    say("initialized", {})
    say("textDocument/didOpen", {"textDocument": {"uri": URI, "languageId": "mlir", "version": 1, "text": PROGRAM}})
    say("textDocument/hover", {"textDocument": {"uri": URI}, "position": {"line": 1, "character": 9}}, 2)
    assert "memref.alloc" in json.dumps((await until(2))["result"])
    say("shutdown", None, 3)
    assert (await until(3))["result"] is None
    say("exit", None)
    count = len(sent)
    say("textDocument/hover", {"textDocument": {"uri": URI}, "position": {"line": 1, "character": 9}}, 4)
    await asyncio.sleep(0)
    assert len(sent) == count


WORKER = """
import asyncio, json, sys, threading, types
foreign = types.ModuleType("pyodide.ffi")
foreign.can_run_sync = lambda: False
sys.modules["pyodide"], sys.modules["pyodide.ffi"] = types.ModuleType("pyodide"), foreign
def no_thread(thread):
    raise RuntimeError("can't start new thread")
threading.Thread.start = no_thread
from pydealloc.server import worker
async def main():
    sent = []
    receive = worker.serve(lambda text: sent.append(json.loads(text))).receive
    def say(method, params, number=None):
        head = {"jsonrpc": "2.0", "method": method, "params": params}
        receive(json.dumps({**head, "id": number} if number else head))
    say("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, 1)
    say("initialized", {})
    document = {"uri": "file:///a.mlir", "languageId": "mlir", "version": 1, "text": sys.argv[1]}
    say("textDocument/didOpen", {"textDocument": document})
    say("textDocument/documentSymbol", {"textDocument": {"uri": document["uri"]}}, 2)
    wanted = {"textDocument/publishDiagnostics", 2}
    for _ in range(600):
        if wanted <= {message.get("method", message.get("id")) for message in sent}:
            break
        await asyncio.sleep(0.1)
    for message in sent:
        if message.get("method") == "textDocument/publishDiagnostics" or message.get("id") == 2:
            print(json.dumps(message))
asyncio.run(main())
"""


def test_worker_serves_where_no_thread_can_be_started() -> None:
    text = "func.func @a(%x: memref<4xf32>) {\n  memref.dealloc %y : memref<4xf32>\n  return\n}\n"
    done = subprocess.run(
        [sys.executable, "-c", WORKER, text], capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stderr
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    symbols = next(message["result"] for message in messages if message.get("id") == 2)
    published = next(message["params"] for message in messages if "params" in message)
    assert [symbol["name"] for symbol in symbols] == ["@a"], done.stderr
    assert [finding["code"] for finding in published["diagnostics"]] == ["undefined-value"]
