"""When work in the background has been going on for long enough."""

from __future__ import annotations

import time

_STEP = 0.005
"""Seconds of background work between two looks at what else there is to do."""


class Clock:
    """How long the work in the background has been going on."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def is_due(self) -> bool:
        """Whether it is time to look at what else there is to do."""
        return time.perf_counter() - self._began > _STEP

    def go_on(self) -> None:
        self._began = time.perf_counter()
