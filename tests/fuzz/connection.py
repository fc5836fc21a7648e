"""A server process at the other end of two pipes, whose every byte is looked at."""

from __future__ import annotations

import json
import os
import subprocess
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from tests.server.conftest import COMMAND

Json = Any


_LEAST_SHARE = 0.2
"""The part of the time that a server is waited for that it has to have had a processor to be blamed."""


def _stat(process: Path) -> list[str]:
    """What the system tells of a process or thread behind its name, which may have any characters; empty if nothing."""
    try:
        return (process / "stat").read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()
    except OSError:
        return []


class Fault(Exception):
    """The server has done what it must not do."""


class Connection:
    """Sends whatever it is told to, and remembers who waits for which answer."""

    def __init__(self, answer: Callable[[Mapping[str, Json]], Json]) -> None:
        """`answer` gives what the server's own requests are answered with."""
        self._answer = answer
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(COMMAND, stdin=pipe, stdout=pipe, stderr=pipe)
        self._changed = threading.Condition()
        self.waiting: dict[int, str] = {}
        """The methods of requests without an answer, by their numbers."""
        self.answers: dict[int, Json] = {}
        """Of those requests whose answers somebody wants to see."""
        self._wanted: set[int] = set()
        self.published: dict[str, Json] = {}
        self.errors: dict[str, dict[int, int]] = {}
        """How often each method was answered with each code."""
        self.faults: deque[str] = deque()
        self.on_unreadable: Callable[[dict[str, Json]], None] = lambda message: None
        """Takes the answers to what the server could not read."""
        self._last = 0
        self._sending = threading.Lock()
        self.log = bytearray()
        for target in (self._read, self._read_log):
            threading.Thread(target=target, daemon=True).start()

    # What we say

    def notify(self, method: str, params: Json) -> None:
        self._send({"jsonrpc": "2.0", "method": method, **({} if params is None else {"params": params})})

    def request(self, method: str, params: Json, *, wanted: bool = False) -> int:
        """The number of the request."""
        with self._changed:
            self._last = number = self._last + 1
            self.waiting[number] = method
            if wanted:
                self._wanted.add(number)
        message = {"jsonrpc": "2.0", "id": number, "method": method, **({} if params is None else {"params": params})}
        self._send(message)
        return number

    def ask(self, method: str, params: Json, patience: float) -> Json:
        """The result of a request.

        Raises:
            Fault: it is answered with an error, or not in time.
        """
        number = self.request(method, params, wanted=True)
        self.settle(patience)
        message = self.answers.pop(number)
        if "error" in message:
            raise Fault(f"{method} is answered with {message['error']}")
        return message["result"]

    def send_raw(self, data: bytes) -> None:
        assert self.process.stdin is not None
        with self._sending:
            try:
                self.process.stdin.write(data)
                self.process.stdin.flush()
            except OSError:
                raise Fault(f"the server has ended: {self.end()}") from None

    def _send(self, message: Json) -> None:
        body = json.dumps(message).encode()
        self.send_raw(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))

    # What we wait for

    def settle(self, patience: float, most: int = 0) -> None:
        """Wait until no more than `most` requests are without an answer.

        Raises:
            Fault: that takes longer than `patience` seconds without any answer at all, or something else went wrong.
                Seconds in which the server would run and is not let do not count.
        """
        until, used = time.monotonic() + patience, self.processor_time()
        with self._changed:
            count = len(self.waiting)
            while len(self.waiting) > most and not self.faults:
                if not self._changed.wait(timeout=max(0.0, until - time.monotonic())):
                    if self.processor_time() - used < patience * _LEAST_SHARE and self._would_run():
                        until = time.monotonic() + patience
                        continue
                    waiting = ", ".join(f"{method} {number}" for number, method in list(self.waiting.items())[:5])
                    raise Fault(f"no answer for {patience:g} s to {waiting}")
                if len(self.waiting) < count:
                    count, until, used = len(self.waiting), time.monotonic() + patience, self.processor_time()
        self.check()

    def check(self) -> None:
        """
        Raises:
            Fault: something went wrong meanwhile.
        """
        if self.faults:
            raise Fault(self.faults[0])
        if b"internal error" in self.log or b"Traceback" in self.log:
            time.sleep(0.2)
            raise Fault(f"the log says\n{self.log[-6000:].decode('utf-8', 'replace')}")

    def processor_time(self) -> float:
        """Seconds that the process has used so far; 0 where the system does not tell."""
        fields = _stat(Path(f"/proc/{self.process.pid}"))
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0

    def _would_run(self) -> bool:
        """Whether a thread of the process has, or waits for, a processor."""
        return any(_stat(task)[:1] == ["R"] for task in Path(f"/proc/{self.process.pid}/task").glob("*"))

    def memory(self) -> int:
        """KiB of the process in memory, without pages of files: others on the machine make those come and go."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        return int(status.partition("RssAnon:")[2].split()[0])

    def end(self) -> str:
        """Make an end without a farewell; the last that the server has said."""
        self.process.kill()
        self.process.wait()
        return f"status {self.process.returncode}\n{self.log[-3000:].decode('utf-8', 'replace')}"

    def leave(self, patience: float) -> None:
        """Say good-bye.

        Raises:
            Fault: the server does not end as it should.
        """
        self.ask("shutdown", None, patience)
        self.notify("exit", None)
        try:
            status = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            raise Fault("it does not end after exit") from None
        if status != 0:
            raise Fault(f"it ends with status {status}")
        self.check()

    # Threads of their own

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        while data := os.read(self.process.stderr.fileno(), 1 << 16):
            self.log += data

    def _read(self) -> None:
        output = self.process.stdout
        assert output is not None
        while True:
            sizes: list[bytes] = []
            while (line := output.readline()) != b"\r\n":
                if not line:
                    self._ended()
                    return
                name, _, value = line.partition(b": ")
                if name not in (b"Content-Length", b"Content-Type") or not line.endswith(b"\r\n"):
                    self._fault(f"this is no header: {line!r}")
                    return
                if name == b"Content-Length":
                    sizes.append(value)
            if len(sizes) != 1:
                self._fault(f"{len(sizes)} sizes of one message")
                return
            self._take(json.loads(output.read(int(sizes[0]))))

    def _ended(self) -> None:
        with self._changed:
            if self.waiting:
                self.faults.append(f"the server has ended, and {len(self.waiting)} requests have no answer")
            self._changed.notify_all()

    def _fault(self, words: str) -> None:
        with self._changed:
            self.faults.append(words)
            self._changed.notify_all()

    def _take(self, message: dict[str, Json]) -> None:
        method, number = message.get("method"), message.get("id")
        if method is None:
            self._take_answer(message, number)
        elif number is not None:
            self._send({"jsonrpc": "2.0", "id": number, "result": self._answer(message)})
        elif method == "textDocument/publishDiagnostics":
            self.published[message["params"]["uri"]] = message["params"]

    def _take_answer(self, message: dict[str, Json], number: int | None) -> None:
        if number is None:
            # To what could not be read.
            self.on_unreadable(message)
            return
        with self._changed:
            method = self.waiting.pop(number, None)
            if method is None:
                self.faults.append(f"an answer to {number}, which nobody waits for: {str(message)[:500]}")
            elif ("result" in message) == ("error" in message):
                self.faults.append(f"{method} has neither result nor error, or both: {str(message)[:500]}")
            elif "error" in message:
                codes = self.errors.setdefault(method, {})
                code = message["error"]["code"]
                codes[code] = codes.get(code, 0) + 1
                if code == INTERNAL:
                    self.faults.append(f"{method} fails: {json.dumps(message['error'])[:6000]}")
            if number in self._wanted:
                self._wanted.discard(number)
                self.answers[number] = message
            self._changed.notify_all()


INTERNAL = -32603
