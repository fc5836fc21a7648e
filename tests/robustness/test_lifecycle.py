"""The end of a server: at `shutdown` and `exit` at any moment, with its editor, and with the pipes to it.

Times are those a process of its own takes to end, with what a loaded machine may need on top.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

if os.name == "nt":
    pytest.skip("signals and pipes differ there", allow_module_level=True)

import resource

from tests.fuzz.connection import Connection
from tests.robustness.soak import program
from tests.server.command import COMMAND

pytestmark = pytest.mark.long

PATIENCE_S = 60.0
linux = pytest.mark.skipif(sys.platform != "linux", reason="the watchdog process is Linux's")
URI = "file:///nowhere/a.mlir"


def begun(process_id: int | None = None) -> Connection:
    connection = Connection(lambda message: None)
    start = {"processId": process_id, "rootUri": None, "capabilities": {}}
    connection.ask("initialize", start, PATIENCE_S)
    return connection


def opened(connection: Connection, text: str) -> None:
    connection.notify("initialized", {})
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    connection.notify("textDocument/didOpen", {"textDocument": item})


def exit_time(seed: int) -> tuple[float, float]:
    """Seconds from `shutdown` at a random moment after opening a file of random length until the process has ended.

    First those on the clock, then those of processor time, which a loaded machine does not change. The exit code has to
    be 0, and the log without internal errors.
    """
    random = Random(seed)
    connection = begun()
    opened(connection, program(random.choice((10, 500, 2_000, 8_000))))
    params = {"textDocument": {"uri": URI}}
    for _ in range(random.randrange(10)):
        connection.request(f"textDocument/{random.choice(('diagnostic', 'documentSymbol', 'codeLens'))}", params)
    time.sleep(random.choice((0.0, 0.001, 0.01, 0.1, 0.4)) * random.random())
    ended = _of_ended_children()
    start, used = time.monotonic(), connection.processor_time()
    number = connection.request("shutdown", None, wanted=True)
    connection.notify("exit", None)
    status = connection.process.wait(PATIENCE_S)
    took = time.monotonic() - start
    assert status == 0, connection.log.decode()
    assert b"Traceback" not in connection.log, connection.log.decode()
    message = connection.answers.get(number)
    assert message is None or "error" not in message, message
    return took, max(0.0, _of_ended_children() - ended - used)


def _of_ended_children() -> float:
    return sum(resource.getrusage(resource.RUSAGE_CHILDREN)[:2])


@pytest.mark.parametrize("seed", range(6))
def test_shutdown_at_a_random_moment_ends_the_process(seed: int) -> None:
    exit_time(seed)


def test_a_server_without_assertions_and_docstrings_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """As `python -OO` runs it, and a browser."""
    monkeypatch.setenv("PYTHONOPTIMIZE", "2")
    connection = begun()
    opened(connection, program(10))
    assert connection.ask("textDocument/codeLens", {"textDocument": {"uri": URI}}, PATIENCE_S)
    assert connection.ask("shutdown", None, PATIENCE_S) is None
    connection.notify("exit", None)
    assert connection.process.wait(PATIENCE_S) == 0


def test_exit_without_shutdown_ends_the_process() -> None:
    connection = begun()
    opened(connection, program(4_000))
    connection.notify("exit", None)
    assert connection.process.wait(PATIENCE_S) == 1


def test_the_end_of_the_input_ends_the_process() -> None:
    connection = begun()
    opened(connection, program(4_000))
    assert connection.process.stdin is not None
    connection.process.stdin.close()
    assert connection.process.wait(PATIENCE_S) == 1


def test_output_that_nobody_reads_ends_the_process() -> None:
    process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    assert process.stdin is not None
    assert process.stdout is not None
    start = {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": None, "capabilities": {}}}
    body = json.dumps(start).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    process.stdin.flush()
    assert process.stdout.readline().startswith(b"Content-Length")
    process.stdout.close()
    # The input stays open.
    assert process.wait(PATIENCE_S) == 1
    process.stdin.close()


@pytest.mark.parametrize("size", [b"9" * 5_000, b"9" * 19, b"1" + b"0" * 12])
def test_an_impossible_length_is_answered(size: bytes) -> None:
    connection = begun()
    refused: list[dict[str, object]] = []
    connection.on_unreadable = refused.append
    connection.send_raw(b"Content-Length: %s\r\n\r\n" % size)
    opened(connection, program(10))
    connection.ask("textDocument/documentSymbol", {"textDocument": {"uri": URI}}, PATIENCE_S)
    assert [message["id"] for message in refused] == [None]
    connection.leave(PATIENCE_S)


STUCK = """
import re, sys
from pydealloc.server.lsp import server
handle = server.Protocol.handle_body
def stuck(self, body):
    if b"stuck" in body:
        re.match("(a|a)*b", "a" * 60)
    handle(self, body)
server.Protocol.handle_body = stuck
server.main()
"""
"""A server that holds the interpreter's lock for hours when it gets the message."""

EDITOR = """
import json, subprocess, sys, time, os
server = subprocess.Popen([sys.executable, "-c", sys.argv[1]], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
def send(message):
    body = json.dumps(message).encode()
    server.stdin.write(b"Content-Length: %d\\r\\n\\r\\n%s" % (len(body), body))
    server.stdin.flush()
params = {"processId": os.getpid(), "capabilities": {}}
send({"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": params})
server.stdout.readline()
send({"jsonrpc": "2.0", "method": "stuck"})
time.sleep(0.5)
print(server.pid, flush=True)
time.sleep(1000)
"""


@linux
def test_a_stuck_server_ends_with_its_editor() -> None:
    editor = subprocess.Popen([sys.executable, "-c", EDITOR, STUCK], stdout=subprocess.PIPE)
    assert editor.stdout is not None
    server = int(editor.stdout.readline())
    editor.send_signal(signal.SIGKILL)
    editor.wait()
    end = time.monotonic() + PATIENCE_S
    while _is_alive(server) and time.monotonic() < end:
        time.sleep(0.05)
    is_alive = _is_alive(server)
    if is_alive:
        os.kill(server, signal.SIGKILL)
    assert not is_alive


@linux
def test_the_watchdog_ends_with_the_server() -> None:
    connection = begun(os.getpid())
    children = Path(f"/proc/{connection.process.pid}/task/{connection.process.pid}/children").read_text().split()
    assert len(children) == 1
    connection.leave(PATIENCE_S)
    end = time.monotonic() + PATIENCE_S
    while _is_alive(int(children[0])) and time.monotonic() < end:
        time.sleep(0.05)
    assert not _is_alive(int(children[0]))


def _is_alive(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state not in "ZX"
