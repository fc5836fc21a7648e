"""Scheduler with threads: one per degree of urgency, which share one priority lock."""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

from ...ir.pauses import pausing
from .scheduler import Cancelled, ReportFailure, Scheduler, Urgency

T = TypeVar("T")


class ThreadScheduler(Scheduler):
    """Starts its threads with the first job. Futures resolve on them."""

    def __init__(self, report_failure: ReportFailure) -> None:
        super().__init__(report_failure)
        # Not the event loop's executor: the protocol library may read its input through that.
        self._executors = {urgency: ThreadPoolExecutor(1, f"analysis-{urgency.name.lower()}") for urgency in Urgency}
        self._lock = _PriorityLock()

    def request(
        self,
        answer: Callable[[], T],
        urgency: Urgency = Urgency.QUICK,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Future[T]:
        try:
            return self._executors[urgency].submit(self._run, answer, urgency, is_wanted)
        except RuntimeError:
            # Also from a timer or a step that was under way when the protocol's thread stopped the scheduler.
            if not self._is_stopped:
                raise
            dropped: Future[T] = Future()
            dropped.cancel()
            return dropped

    def _drop_requests(self) -> None:
        for executor in self._executors.values():
            executor.shutdown(wait=False, cancel_futures=True)

    def _call_later(self, delay: float, key: Hashable, steps: Iterator[object]) -> None:
        timer = threading.Timer(delay, self._queue, (key, steps))
        timer.daemon = True
        timer.start()

    def _run(self, work: Callable[[], T], urgency: Urgency, is_wanted: Callable[[], bool]) -> T:
        lock = self._lock

        def on_pause() -> None:
            lock.yield_to_higher(urgency)
            # What was more urgent may have taken the operations of the program that this is about.
            if not is_wanted() or self._is_stopped:
                raise Cancelled

        lock.acquire(urgency)
        try:
            with pausing(on_pause):
                return work()
        finally:
            lock.release()


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
