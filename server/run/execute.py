"""Execution of RUN lines: programs with lists of arguments, without a shell.

What a command may take is bounded: its time, what is kept of its output, and where it may write. When its time is up,
or its request is cancelled, all of its processes end, with those that they have started.
"""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from ...ir.records import dataclass
from .commands import Condition, Outcome, Pipeline, Program, as_text
from .report import CommandResult
from .shell_words import RunLineError

MAX_OUTPUT_BYTES = 1_000_000
"""Bytes that are kept of what a command writes, and as many of its errors; the rest is read and dropped."""
_CHUNK_BYTES = 65_536
_NO_SUCH_PROGRAM = 127
"""The status that shells have for it."""
_SIGNAL_STATUS_BASE = 128
"""Shells add it to the number of the signal that ended a program."""
_KILL_GRACE_S = 2.0
"""Seconds that processes which were killed have to go away."""


@dataclass(frozen=True)
class RunEnvironment:
    """`temporary`: the folder where commands run, and the only one where they may write by `>`."""

    temporary: str
    tools: Mapping[str, str]
    """Paths of programs, by name."""
    timeout: float
    """Seconds that one command may take; 0 for any."""


async def run_command(pipelines: Sequence[Pipeline], place: RunEnvironment) -> CommandResult:
    """Run the pipelines of one command.

    Raises:
        RunLineError: it wants to write where it must not.
        asyncio.CancelledError: nobody wants the answer any more; the processes have ended.
    """
    command = as_text(tuple(pipelines), place.tools)
    for program in (program for pipeline in pipelines for program in pipeline.programs):
        _check(program, place)
    output, errors = _OutputBuffer(), _OutputBuffer()
    began = time.perf_counter()
    note = ""
    status: int | None
    try:
        status = await asyncio.wait_for(_run_all(pipelines, place, output, errors), place.timeout or None)
    except asyncio.TimeoutError:
        # Its name until Python 3.11.
        status, note = None, f"time limit {place.timeout:g} s (`pydealloc.run.timeout`)"
    return CommandResult(command, status, output.text(), errors.text(), time.perf_counter() - began, note)


def _check(program: Program, place: RunEnvironment) -> None:
    folder = Path(place.temporary).resolve()
    for one in program.redirections:
        if isinstance(one.target, str) and one.stream and one.target != os.devnull:
            target = Path(folder, one.target).resolve()
            if folder not in target.parents:
                raise RunLineError(f"it would write to {target}; commands may write only to `%t` and beside it")


async def _run_all(
    pipelines: Sequence[Pipeline], place: RunEnvironment, output: _OutputBuffer, errors: _OutputBuffer
) -> int:
    status = 0
    for pipeline in pipelines:
        if pipeline.condition is Condition.ALWAYS or (pipeline.condition is Condition.AFTER_SUCCESS) == (status == 0):
            status = await _run(pipeline, place, output, errors)
    return status


async def _run(pipeline: Pipeline, place: RunEnvironment, output: _OutputBuffer, errors: _OutputBuffer) -> int:
    """The status of the last program that failed, else 0."""
    processes: list[asyncio.subprocess.Process | None] = []
    streams = [_Stream(output), _Stream(errors)]
    try:
        with _Descriptors() as open_ones:
            out, err = (open_ones.take(stream.writing) for stream in streams)
            previous: int | None = None
            for program in pipeline.programs:
                following, mine = (None, out) if program is pipeline.programs[-1] else open_ones.pipe()
                table = {0: subprocess.DEVNULL if previous is None else previous, 1: mine, 2: err}
                processes.append(await _start(program, place, table, open_ones, errors))
                previous = following
        for stream in streams:
            stream.begin()
        statuses = [
            _NO_SUCH_PROGRAM if process is None else _status(program.outcome, await process.wait())
            for program, process in zip(pipeline.programs, processes, strict=True)
        ]
        for stream in streams:
            await stream.ended.wait()
    finally:
        await _kill([each for each in processes if each is not None], streams)
        for stream in streams:
            stream.close()
    return next((status for status in reversed(statuses) if status), 0)


async def _start(
    program: Program, place: RunEnvironment, table: dict[int, int], open_ones: _Descriptors, errors: _OutputBuffer
) -> asyncio.subprocess.Process | None:
    """None when there is no such program, or no such file to read or write; the errors then say so."""
    try:
        for one in program.redirections:
            if isinstance(one.target, int):
                table[one.stream] = table[one.target]
            else:
                table[one.stream] = open_ones.file(Path(place.temporary, one.target), one.stream, appends=one.appends)
        environment = {**os.environ}
        for name, value in program.environment:
            environment.pop(name, None)
            if value is not None:
                environment[name] = value
        return await asyncio.create_subprocess_exec(
            place.tools.get(program.words[0], program.words[0]),
            *program.words[1:],
            stdin=table[0],
            stdout=table[1],
            stderr=table[2],
            cwd=place.temporary,
            env=environment,
            # A group of its own, to be ended as one.
            start_new_session=os.name == "posix",
        )
    except (OSError, ValueError) as error:
        errors.add(f"{program.words[0]}: {error}\n".encode(errors="replace"))
        return None


def _status(outcome: Outcome, code: int) -> int:
    """The exit status, as in a shell, for `code`, negative for the number of a signal."""
    has_crashed = code < 0
    if outcome is Outcome.CRASH:
        return 0 if has_crashed else 1
    if outcome is Outcome.FAILURE:
        return 0 if code > 0 else 1
    return _SIGNAL_STATUS_BASE - code if has_crashed else code


async def _kill(processes: Sequence[asyncio.subprocess.Process], streams: Sequence[_Stream]) -> None:
    """End what is left of them, with those that they have started, and read what they have written until then."""
    if not any(each.returncode is None for each in processes) and all(stream.is_done for stream in streams):
        return
    for each in processes:
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                each.kill()
            else:
                # Also where the first one has ended: somebody holds the pipe, so its group is there still.
                os.killpg(each.pid, signal.SIGKILL)
    waits = [*(each.wait() for each in processes), *(stream.ended.wait() for stream in streams if not stream.is_done)]
    if waits:
        await asyncio.wait([asyncio.ensure_future(each) for each in waits], timeout=_KILL_GRACE_S)


class _Descriptors:
    """Descriptors for the programs only, closed as soon as they have started."""

    def __init__(self) -> None:
        self._open: list[int] = []

    def __enter__(self) -> _Descriptors:
        return self

    def __exit__(self, *_: object) -> None:
        for each in self._open:
            with suppress(OSError):
                os.close(each)

    def take(self, descriptor: int) -> int:
        self._open.append(descriptor)
        return descriptor

    def pipe(self) -> tuple[int, int]:
        """The read end, and the write end."""
        reading, writing = os.pipe()
        return self.take(reading), self.take(writing)

    def file(self, path: Path, stream: int, *, appends: bool) -> int:
        """
        Raises:
            OSError: it cannot be opened, or is no file: one might wait for a pipe for ever.
        """
        if str(path) != os.devnull and path.exists() and not path.is_file():
            raise OSError(errno.EINVAL, "this is no file", str(path))
        if stream == 0:
            return self.take(os.open(path, os.O_RDONLY))
        flags = os.O_WRONLY | os.O_CREAT | (os.O_APPEND if appends else os.O_TRUNC)
        return self.take(os.open(path, flags, 0o600))


class _OutputBuffer:
    """The beginning of what was written, up to a number of bytes. For several threads."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []
        self._left = MAX_OUTPUT_BYTES
        self._dropped = 0

    def add(self, data: bytes) -> None:
        buffer = data[: self._left]
        self._parts.append(buffer)
        self._left -= len(buffer)
        self._dropped += len(data) - len(buffer)

    def text(self) -> str:
        decoded = b"".join(self._parts).decode("utf-8", "replace").replace("\r\n", "\n")
        return decoded + (f"\n[{self._dropped} more bytes are not shown]\n" if self._dropped else "")


class _Stream:
    """A pipe that programs write into, read by a thread until the last of them has closed it."""

    def __init__(self, buffer: _OutputBuffer) -> None:
        self._buffer = buffer
        self._reading, self.writing = os.pipe()
        self._loop = asyncio.get_running_loop()
        self._has_begun = False
        self.ended = asyncio.Event()
        """Set when all has been read."""

    @property
    def is_done(self) -> bool:
        """Whether nothing is left to read."""
        return self.ended.is_set() or not self._has_begun

    def begin(self) -> None:
        self._has_begun = True
        threading.Thread(target=self._read, name="output", daemon=True).start()

    def close(self) -> None:
        """Let go of the pipe, if no thread is there to do it."""
        if not self._has_begun:
            os.close(self._reading)

    def _read(self) -> None:
        while data := os.read(self._reading, _CHUNK_BYTES):
            self._buffer.add(data)
        os.close(self._reading)
        with suppress(RuntimeError):
            # The loop may have ended before.
            self._loop.call_soon_threadsafe(self.ended.set)
