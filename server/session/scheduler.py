"""Who works when: one thread at a time, and the most urgent one first.

Programs and facts are not made for several threads at once, and with one interpreter lock nothing would be won. So all
work takes turns. There is a thread per degree of urgency; work that is less urgent lets the other pass wherever it
pauses (`ir/pauses.py`), in the midst of an analysis too. Work in the background is also cut into steps, and each of
them queues up anew. What nobody waits for any more ends at its next pause.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from enum import IntEnum
from typing import TypeVar

from ...ir.pauses import pausing

T = TypeVar("T")

ReportFailure = Callable[[BaseException], None]
"""Told, on a thread of ours, what a background job raised; the job has ended then."""

_END = object()


class Urgency(IntEnum):
    """The most urgent first."""

    QUICK = 0
    """An answer that takes no time."""
    LONG = 1
    """An answer that may take long: about a long file."""
    BACKGROUND = 2
    """What nobody has asked for."""


class Cancelled(BaseException):
    """Nobody waits for this work any more."""


class Scheduler:
    """Starts its threads with the first job. Futures resolve on them."""

    def __init__(self, report_failure: ReportFailure) -> None:
        self._report_failure = report_failure
        # Executors of our own: the protocol library may read its input through the one it has.
        self._executors = {urgency: ThreadPoolExecutor(1, f"analysis-{urgency.name.lower()}") for urgency in Urgency}
        self._background: dict[Hashable, Iterator[object]] = {}
        self._turns = _Turns()
        self._is_stopped = False

    def request(
        self,
        answer: Callable[[], T],
        urgency: Urgency = Urgency.QUICK,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Future[T]:
        """Run `answer` as soon as it is its turn. A future that is cancelled in time never runs.

        When `is_wanted` is no longer true at a pause, the future has the exception `Cancelled`.
        """
        return self._executors[urgency].submit(self._run, answer, urgency, is_wanted)

    def background(self, key: Hashable, steps: Iterator[object]) -> None:
        """Advance `steps` until it ends. Older work with the same key ends at its next pause.

        Where it gives a number, it is left alone for so many seconds.
        """
        self._background[key] = steps
        self._queue(key, steps)

    def forget(self, key: Hashable) -> None:
        """End the work called `key` at its next pause; nothing happens when there is none."""
        self._background.pop(key, None)

    def stop(self) -> None:
        """Drop everything; what is being done ends at its next pause."""
        self._is_stopped = True
        self._background.clear()
        for executor in self._executors.values():
            executor.shutdown(wait=False, cancel_futures=True)

    def _run(self, work: Callable[[], T], urgency: Urgency, is_wanted: Callable[[], bool]) -> T:
        turns = self._turns

        def tell() -> None:
            if not is_wanted() or self._is_stopped:
                raise Cancelled
            turns.let_pass(urgency)

        turns.take(urgency)
        try:
            with pausing(tell):
                return work()
        finally:
            turns.give()

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


class _Turns:
    """One at a time; who is more urgent goes first."""

    def __init__(self) -> None:
        self._changed = threading.Condition()
        self._is_taken = False
        self._waiting = [0] * len(Urgency)

    def take(self, urgency: Urgency) -> None:
        """Wait for one's turn."""
        with self._changed:
            self._waiting[urgency] += 1
            while self._is_taken or any(self._waiting[:urgency]):
                self._changed.wait()
            self._waiting[urgency] -= 1
            self._is_taken = True

    def give(self) -> None:
        """It is somebody else's turn."""
        with self._changed:
            self._is_taken = False
            self._changed.notify_all()

    def let_pass(self, urgency: Urgency) -> None:
        """Let those that are more urgent than `urgency`, whose turn it is, go first."""
        if urgency and any(self._waiting[:urgency]):
            self.give()
            self.take(urgency)
