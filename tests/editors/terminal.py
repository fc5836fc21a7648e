"""A terminal that a test types into and reads: a pseudo-terminal, and an emulator for what is written to it."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import struct
import subprocess
import termios
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.editors.places import ARTEFACTS
from tests.editors.under_test import PATIENCE

pyte = pytest.importorskip("pyte", reason="pyte is not installed (./dev test-editors)")

COLUMNS, LINES = 150, 44
KEYS = {"Enter": "\r", "Escape": "\x1b", "Tab": "\t"}


class _Screen(pyte.Screen):
    """Programs ask terminals for more than the emulator knows; what is private to xterm changes nothing here."""

    def select_graphic_rendition(self, *attributes: int, private: bool = False) -> None:
        if not private:
            super().select_graphic_rendition(*attributes)

    def report_device_status(self, mode: int = 0, private: bool = False) -> None:
        if not private:
            super().report_device_status(mode)


class Terminal:
    """A program in a terminal of its own. `name`: for what a failure leaves behind."""

    def __init__(self, name: str, command: list[str], cwd: Path, env: dict[str, str]) -> None:
        self._name = re.sub(r"\W+", "-", name).strip("-")
        self._screen = _Screen(COLUMNS, LINES)
        self._stream = pyte.ByteStream(self._screen)
        self._lock = threading.Lock()
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", LINES, COLUMNS, 0, 0))
        self._process = subprocess.Popen(
            command,
            cwd=cwd,
            env={**env, "TERM": "xterm-256color"},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def keys(self, *keys: str) -> None:
        """Type: names of keys, `C-x` with control, anything else as text."""
        for key in keys:
            control = re.fullmatch(r"C-([a-z])", key)
            text = chr(ord(control[1]) & 0x1F) if control else KEYS.get(key, key)
            os.write(self._master, text.encode())

    @property
    def screen(self) -> str:
        with self._lock:
            return "\n".join(line.rstrip() for line in self._screen.display)

    def wait_for(self, text: str) -> None:
        """Until the screen shows `text`."""
        self._wait(lambda screen: text in screen, f"`{text}`")

    def wait_for_none(self, text: str) -> None:
        """Until the screen shows `text` no more."""
        self._wait(lambda screen: text not in screen, f"no `{text}`")

    def wait_for_end(self) -> int:
        """The exit code of the program."""
        return self._process.wait(PATIENCE)

    def stop(self) -> None:
        """End the program if it still runs."""
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        os.close(self._master)

    def _read(self) -> None:
        # Reading fails when the last program that has the terminal open ends.
        with contextlib.suppress(OSError):
            while data := os.read(self._master, 65536):
                with self._lock:
                    self._stream.feed(data)

    def _wait(self, is_there: Callable[[str], bool], what: str) -> None:
        deadline = time.monotonic() + PATIENCE
        while not is_there(self.screen):
            if time.monotonic() > deadline:
                ARTEFACTS.mkdir(parents=True, exist_ok=True)
                (ARTEFACTS / f"{self._name}.txt").write_text(self.screen)
                pytest.fail(f"the screen never showed {what}:\n{self.screen}", pytrace=False)
            time.sleep(0.05)
