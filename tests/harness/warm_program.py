"""Programs of LLVM, loaded once and forked for each run: loading takes three quarters of the time of a small run.

    done = run(["mlir-opt-22", "--canonicalize"], b"...", 60)       # as subprocess.run would

What runs is the same `main`, with the same arguments, in a process of its own. Where there is no C compiler, or the
system is not Linux, each run is a program that is started as usual.
"""

from __future__ import annotations

import atexit
import os
import selectors
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path

_SOURCE = Path(__file__).with_suffix(".c")
_ENVIRONMENT = {**os.environ, "LLVM_DISABLE_SYMBOLIZATION": "1"}
"""Names of functions in the stack of a crash take seconds, and nobody reads them."""
_START_S = 20


class _Waiting:
    """A program that waits for requests, for one thread at a time. It ends with its pipe, so with this process."""

    def __init__(self, program: str, library: Path) -> None:
        folder = Path(tempfile.mkdtemp(dir=library.parent))
        self._files = [folder / name for name in ("in", "out", "err")]
        for file in self._files:
            file.touch()
        environment = {**_ENVIRONMENT, "LD_PRELOAD": str(library)}
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [program], stdin=pipe, stdout=pipe, bufsize=0, env=environment, start_new_session=True
        )
        self._answer(_START_S)

    def run(self, arguments: Sequence[str], text: bytes, seconds: float) -> tuple[int, bytes, bytes]:
        """Exit code, stdout and stderr.

        Raises:
            TimeoutError: no answer within `seconds`; no other run is possible then.
            BrokenPipeError: somebody has ended the program.
        """
        self._files[0].write_bytes(text)
        request = b"".join(os.fsencode(word) + b"\0" for word in (Path.cwd(), *self._files, *arguments))
        assert self._process.stdin is not None
        self._process.stdin.write(struct.pack("I", len(request)) + request)
        code = self._answer(seconds)
        return code, self._files[1].read_bytes(), self._files[2].read_bytes()

    def _answer(self, seconds: float) -> int:
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as answers:
            answers.register(self._process.stdout, selectors.EVENT_READ)
            if answers.select(seconds):
                data = self._process.stdout.read(4)
                if data is None or len(data) < 4:
                    raise BrokenPipeError
                return struct.unpack("i", data)[0]
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self.end()
        raise TimeoutError

    def end(self) -> None:
        self._process.communicate()


_idle: dict[tuple[int, str], list[_Waiting]] = {}
"""By process, since a forked one must not share them, and program."""


@atexit.register
def _end() -> None:
    for (process, _), idle in _idle.items():
        for waiting in idle if process == os.getpid() else ():
            waiting.end()


def run(command: Sequence[str], text: bytes, seconds: float) -> subprocess.CompletedProcess[bytes]:
    """Run one of LLVM's tools with `text` as its input.

    Raises:
        subprocess.TimeoutExpired: no end within `seconds`.
    """
    library = _library()
    if library is None:
        return subprocess.run(command, input=text, capture_output=True, timeout=seconds, env=_ENVIRONMENT)
    idle = _idle.setdefault((os.getpid(), command[0]), [])
    try:
        waiting = idle.pop() if idle else _Waiting(command[0], library)
        done = subprocess.CompletedProcess(command, *waiting.run(command[1:], text, seconds))
    except TimeoutError:
        raise subprocess.TimeoutExpired(command, seconds) from None
    idle.append(waiting)
    return done


@cache
def _library() -> Path | None:
    """The shared object of `warm_program.c`, built in a temporary folder."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if sys.platform != "linux" or compiler is None:
        return None
    folder, process = Path(tempfile.mkdtemp()), os.getpid()
    atexit.register(lambda: shutil.rmtree(folder, ignore_errors=True) if os.getpid() == process else None)
    library = folder / "warm_program.so"
    built = subprocess.run([compiler, "-O1", "-shared", "-fPIC", "-o", library, _SOURCE, "-ldl"], capture_output=True)
    return library if built.returncode == 0 else None
