"""Which lines of the project an input is the first to reach."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.harness.tree import ROOT

_PACKAGES = ("syntax", "dialects", "passes", "analysis", "ir")


class Novelty:
    """Counts lines reached for the first time. A function whose lines are all known costs no more than its call."""

    def __init__(self, packages: Sequence[str] = _PACKAGES) -> None:
        """`packages`: those whose lines count."""
        self._watched = tuple(str(ROOT / package) + "/" for package in packages)
        self.unseen: dict[CodeType, set[int]] = {}
        self.reached = 0
        self._real: dict[str, bool] = {}

    def run(self, action: Callable[[], None]) -> int:
        """Run `action`, which may raise, and answer how many lines it was the first to reach, its threads included."""
        before = self.reached
        sys.settrace(self._call)
        threading.settrace(self._call)
        try:
            action()
        finally:
            sys.settrace(None)
            threading.settrace(_not_traced)
        return self.reached - before

    def _call(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        code = frame.f_code
        unseen = self.unseen.get(code)
        if unseen is None:
            lines = {line for _, _, line in code.co_lines() if line is not None} if self._is_ours(code) else set[int]()
            unseen = self.unseen[code] = lines
        return self._line if unseen else None

    def _line(self, frame: FrameType, event: str, argument: object) -> Callable[..., Any] | None:
        unseen = self.unseen[frame.f_code]
        if event == "line" and frame.f_lineno in unseen:
            unseen.discard(frame.f_lineno)
            self.reached += 1
        return self._line if unseen else None

    def _is_ours(self, code: CodeType) -> bool:
        known = self._real.get(code.co_filename)
        if known is None:
            known = str(Path(code.co_filename).resolve()).startswith(self._watched)
            self._real[code.co_filename] = known
        return known


def _not_traced(frame: FrameType, event: str, argument: object) -> None:
    """For threads that are started when nothing is watched."""
