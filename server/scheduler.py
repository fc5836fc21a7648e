"""One worker thread for everything that takes long.

Parsing and facts are only ever touched by that thread, hence need no locks. Its queue is first come, first served;
work in the background is cut into steps, and each step queues up anew. So a request waits for one step at most, and
a large file does not hold up a hover in a small one.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")

ReportFailure = Callable[[BaseException], None]
"""Told, on the worker thread, what a background job raised; the job has ended then."""

_END = object()


class Scheduler:
    """Starts its thread with the first job. Futures resolve on that thread."""

    def __init__(self, report_failure: ReportFailure) -> None:
        self._report_failure = report_failure
        # An executor of our own: the protocol library reads its input through the one it has.
        self._executor = ThreadPoolExecutor(1, "analysis")
        self._background: dict[Hashable, Iterator[object]] = {}

    def request(self, answer: Callable[[], T]) -> Future[T]:
        """Run `answer` as soon as the worker is free. A future that is cancelled in time never runs."""
        return self._executor.submit(answer)

    def background(self, key: Hashable, steps: Iterator[object]) -> None:
        """Advance `steps` until it ends. Older work with the same key is dropped at its next step."""
        self._background[key] = steps
        self._queue(key, steps)

    def forget(self, key: Hashable) -> None:
        """Drop the work called `key` at its next step; nothing happens when there is none."""
        self._background.pop(key, None)

    def stop(self) -> None:
        """Drop everything; what is being done ends by itself."""
        self._background.clear()
        self._executor.shutdown(wait=False, cancel_futures=True)

    def _queue(self, key: Hashable, steps: Iterator[object]) -> None:
        if self._background.get(key) is steps:
            self._executor.submit(self._step, key, steps).add_done_callback(self._check)

    def _step(self, key: Hashable, steps: Iterator[object]) -> None:
        if self._background.get(key) is steps and next(steps, _END) is not _END:
            self._queue(key, steps)

    def _check(self, done: Future[None]) -> None:
        error = None if done.cancelled() else done.exception()
        if error is not None:
            self._report_failure(error)
