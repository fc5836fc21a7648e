"""One line on a terminal that says how far a long run has come; it is gone when anything else is to be read there."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")

_PATIENCE = 0.5
"""Seconds until the line appears: nobody wants to be told about less."""
_EVERY = 0.1
"""Seconds between two lines."""
_WIDTH = 24
"""Characters of the bar."""


class ProgressLine:
    """`terminal`: where to draw; None: nowhere."""

    def __init__(self, terminal: TextIO | None, total: int) -> None:
        self._terminal = terminal
        self._total = total
        self._next = time.monotonic() + _PATIENCE
        self._is_drawn = False

    def show(self, done: int) -> None:
        """Draw, if it is time again."""
        if self._terminal is None:
            return
        now = time.monotonic()
        if now < self._next:
            return
        self._next = now + _EVERY
        filled = _WIDTH * done // max(1, self._total)
        bar = "█" * filled + "░" * (_WIDTH - filled)
        self._write(f"\r\x1b[K{bar} {done}/{self._total} files")
        self._is_drawn = True

    def alone(self, results: Iterable[T]) -> Iterator[T]:
        """The same `results`; while somebody has one at hand, and afterwards, the line is not there."""
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
