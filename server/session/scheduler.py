"""Scheduler: requests and background analysis, one at a time, the most urgent first.

Programs and facts are not made for concurrent use, and with one interpreter lock nothing would be gained. So all work
shares one priority lock. There is a thread per degree of urgency; less urgent work yields to more urgent work wherever
it pauses (`ir/pauses.py`), in the middle of an analysis too. Background work is also cut into steps of a `TimeSlice`,
and each step queues up anew. Work whose result is no longer wanted ends at its next pause.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from enum import IntEnum
from typing import TypeVar

from ...ir.pauses import pausing

T = TypeVar("T")

ReportFailure = Callable[[BaseException], None]
"""Called, on one of the scheduler's threads, with what a background job raised; the job has ended then."""

_END = object()
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


class Scheduler:
    """Starts its threads with the first job. Futures resolve on them."""

    def __init__(self, report_failure: ReportFailure) -> None:
        self._report_failure = report_failure
        # Not the event loop's executor: the protocol library may read its input through that.
        self._executors = {urgency: ThreadPoolExecutor(1, f"analysis-{urgency.name.lower()}") for urgency in Urgency}
        self._background: dict[Hashable, Iterator[object]] = {}
        self._lock = _PriorityLock()
        self._is_stopped = False

    def request(
        self,
        answer: Callable[[], T],
        urgency: Urgency = Urgency.QUICK,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Future[T]:
        """Run `answer` when it is its turn. A future that is cancelled before that never runs.

        When `is_wanted` is false at a pause, the future has the exception `Cancelled`.
        """
        return self._executors[urgency].submit(self._run, answer, urgency, is_wanted)

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
        for executor in self._executors.values():
            executor.shutdown(wait=False, cancel_futures=True)

    def _run(self, work: Callable[[], T], urgency: Urgency, is_wanted: Callable[[], bool]) -> T:
        lock = self._lock

        def on_pause() -> None:
            if not is_wanted() or self._is_stopped:
                raise Cancelled
            lock.yield_to_higher(urgency)

        lock.acquire(urgency)
        try:
            with pausing(on_pause):
                return work()
        finally:
            lock.release()

    def _queue(self, key: Hashable, steps: Iterator[object]) -> None:
        if self._background.get(key) is steps and not self._is_stopped:
            self._executors[Urgency.BACKGROUND].submit(self._step, key, steps).add_done_callback(self._check)

    def _step(self, key: Hashable, steps: Iterator[object]) -> None:
        def is_wanted() -> bool:
            return self._background.get(key) is steps

        step = self._run(lambda: next(steps, _END), Urgency.BACKGROUND, is_wanted) if is_wanted() else _END
        if isinstance(step, float):
            timer = threading.Timer(step, self._queue, (key, steps))
            timer.daemon = True
            timer.start()
        elif step is not _END:
            self._queue(key, steps)

    def _check(self, done: Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None and not isinstance(error, Cancelled) and not self._is_stopped:
            self._report_failure(error)


class _PriorityLock:
    """A lock that is given to the most urgent of those that wait for it."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._is_held = False
        self._waiting = [0] * len(Urgency)
        """Number of waiting threads, by their urgency."""

    def acquire(self, urgency: Urgency) -> None:
        with self._changed:
            self._waiting[urgency] += 1
            while self._is_held or any(self._waiting[:urgency]):
                self._changed.wait()
            self._waiting[urgency] -= 1
            self._is_held = True

    def release(self) -> None:
        with self._changed:
            self._is_held = False
            self._changed.notify_all()

    def yield_to_higher(self, urgency: Urgency) -> None:
        """Release the lock, held with `urgency`, while more urgent work waits for it; then acquire it again."""
        if urgency and any(self._waiting[:urgency]):
            self.release()
            self.acquire(urgency)
