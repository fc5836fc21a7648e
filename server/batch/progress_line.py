"""The progress line of a long run, on a terminal; it is erased before anything else is printed."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

_SHOW_AFTER_S = 0.5
"""Shorter runs show no line."""
_INTERVAL_S = 0.1
_BAR_CHARS = 24


class ProgressLine:
    """`terminal`: where to draw; None: nowhere. `total`: the number of files."""

    def __init__(self, terminal: TextIO | None, total: int) -> None:
        self._terminal = terminal
        self._total = total
        self._next = time.monotonic() + _SHOW_AFTER_S
        self._is_drawn = False

    def show(self, done: int) -> None:
        """Draw the number of finished files, at most once per interval."""
        if self._terminal is None:
            return
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _INTERVAL_S
        filled = _BAR_CHARS * done // max(1, self._total)
        bar = "█" * filled + "░" * (_BAR_CHARS - filled)
        self._write(f"\r\x1b[K{bar} {done}/{self._total} files")
        self._is_drawn = True

    def alone(self, results: Iterable[T]) -> Iterator[T]:
        """The same `results`; the line is erased while the caller handles one, and at the end."""
        try:
            for result in results:
                self.hide()
                yield result
        finally:
            self.hide()

    def hide(self) -> None:
        """Leave the terminal as it was."""
        if self._is_drawn:
            self._write("\r\x1b[K")
            self._is_drawn = False

    def _write(self, text: str) -> None:
        if self._terminal is not None:
            try:
                self._terminal.write(text)
                self._terminal.flush()
            except (OSError, UnicodeEncodeError):
                # A terminal that has gone, or knows no such characters, gets no progress.
                self._terminal = None
