"""Scheduler: requests and background analysis, one at a time, the most urgent first.

Programs and facts are not made for concurrent use, and with one interpreter lock nothing would be gained. So all work
takes turns, by its urgency; less urgent work yields to more urgent work wherever it pauses (`ir/pauses.py`), in the
middle of an analysis too. Background work is also cut into steps of a `TimeSlice`, and each step queues up anew. Work
whose result is no longer wanted ends at its next pause.

`thread_scheduler.py` has a thread per degree of urgency; `loop_scheduler.py` is for systems without threads.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future
from enum import IntEnum
from typing import TypeVar

T = TypeVar("T")

ReportFailure = Callable[[BaseException], None]
"""Called, on one of the scheduler's threads, with what a background job raised; the job has ended then."""

_END = object()
"""The step after the last one."""
_TIME_SLICE_S = 0.005
"""Duration of a step of background work."""


class TimeSlice:
    """A cooperative time slice of 5 ms: background work ends its step when the slice has expired."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    def expired(self) -> bool:
        return time.perf_counter() - self._began > _TIME_SLICE_S

    def restart(self) -> None:
        """Begin a new slice: the step is over, and the next one starts now."""
        self._began = time.perf_counter()


class Urgency(IntEnum):
    """The most urgent first."""

    QUICK = 0
    """A request that is answered in milliseconds."""
    LONG = 1
    """A request that may take long: about a long file."""
    BACKGROUND = 2
    """Work that no request waits for."""
    WHOLE_FILE = 3
    """A request whose answer is made of everything in a long file, and which findings and hints do not wait for."""


class Cancelled(BaseException):
    """The result of this work is no longer wanted.

    Not an `Exception`: it is raised at any pause, and has to pass through `guarded` and every other handler of errors.
    """


class Scheduler(ABC):
    """Runs work that was given to it on the protocol's thread. Futures resolve where the work runs."""

    def __init__(self, report_failure: ReportFailure) -> None:
        self._report_failure = report_failure
        self._background: dict[Hashable, Iterator[object]] = {}
        self._is_stopped = False

    @abstractmethod
    def request(
        self,
        answer: Callable[[], T],
        urgency: Urgency = Urgency.QUICK,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Future[T]:
        """Run `answer` when it is its turn. A future that is cancelled before that never runs.

        When `is_wanted` is false at a pause, the future has the exception `Cancelled`. After `stop` the future is
        cancelled.
        """

    def background(self, key: Hashable, steps: Iterator[object]) -> None:
        """Advance `steps` until it ends. Older work with the same key ends at its next pause.

        A number that it yields is a delay in seconds before its next step.
        """
        self._background[key] = steps
        self._queue(key, steps)

    def forget(self, key: Hashable) -> None:
        """End the background work `key`, if any, at its next pause."""
        self._background.pop(key, None)

    def stop(self) -> None:
        """Drop all work; what is running ends at its next pause."""
        self._is_stopped = True
        self._background.clear()
        self._drop_requests()

    @abstractmethod
    def _drop_requests(self) -> None:
        """Cancel what has not begun, and take nothing more."""

    @abstractmethod
    def _call_later(self, delay: float, key: Hashable, steps: Iterator[object]) -> None:
        """Queue a step of background work in `delay` seconds."""

    def _queue(self, key: Hashable, steps: Iterator[object]) -> None:
        def is_wanted() -> bool:
            return self._background.get(key) is steps

        def step() -> None:
            made = next(steps, _END) if is_wanted() else _END
            if isinstance(made, float):
                self._call_later(made, key, steps)
            elif made is not _END:
                self._queue(key, steps)

        if is_wanted() and not self._is_stopped:
            self.request(step, Urgency.BACKGROUND, is_wanted).add_done_callback(self._check)

    def _check(self, done: Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, Cancelled) and not self._is_stopped:
            self._report_failure(error)
