"""Scheduler without threads: work runs in callbacks of the event loop, one per turn of the loop.

It is for systems whose Python has no threads, as WebAssembly's. Between two jobs the loop takes new messages. Within a
job it does so only where a computation can be suspended while the loop goes on: see `Suspend`. Without that a job,
which is a request or one step of background work, runs to its end.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterator
from concurrent.futures import Future
from typing import TypeVar

from ...ir.pauses import pausing
from ..io.guard import settle
from .scheduler import Cancelled, ReportFailure, Scheduler, Urgency

T = TypeVar("T")

HAS_THREADS = sys.platform not in ("emscripten", "wasi")
"""Whether threads can be started here."""
UNINTERRUPTED_S = 0.01
"""Time that a job runs, at least, before it is suspended for what may have arrived: each time costs a millisecond."""

Suspend = Callable[[Awaitable[None]], None]
"""Returns when the argument has been awaited; meanwhile the event loop runs other callbacks."""


class LoopScheduler(Scheduler):
    """For one thread with a running event loop.

    A suspended job goes on when no job is running, or waiting, that is more urgent; so suspended jobs form a stack.
    """

    def __init__(self, report_failure: ReportFailure, suspend: Suspend | None = None) -> None:
        """`suspend`: None where jobs cannot be suspended."""
        super().__init__(report_failure)
        self._suspend = suspend
        self._queues: tuple[deque[Callable[[], None]], ...] = tuple(deque() for _ in Urgency)
        """The waiting jobs, by their urgency."""
        self._running: list[Urgency] = []
        """Of the job that is running, and below it of those that are suspended for it."""
        self._is_due = False
        self._uninterrupted_since = 0.0

    def request(
        self,
        answer: Callable[[], T],
        urgency: Urgency = Urgency.QUICK,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> Future[T]:
        future: Future[T] = Future()

        def job() -> None:
            if self._is_stopped:
                future.cancel()
            elif future.set_running_or_notify_cancel():
                settle(future, lambda: self._run(answer, urgency, is_wanted))

        self._add(job, urgency)
        return future

    def _drop_requests(self) -> None:
        for queue in self._queues:
            while queue:
                # Each only cancels its future now.
                queue.popleft()()

    def _call_later(self, delay: float, key: Hashable, steps: Iterator[object]) -> None:
        asyncio.get_running_loop().call_later(delay, self._queue, key, steps)

    def _add(self, job: Callable[[], None], urgency: Urgency) -> None:
        self._queues[urgency].append(job)
        self._wake()

    def _wake(self) -> None:
        """Run the next job in a turn of the loop; not at once, so that messages which have arrived go first."""
        if not self._is_due:
            self._is_due = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        self._is_due = False
        least = self._running[-1] if self._running else len(Urgency)
        queue = next((queue for queue in self._queues[:least] if queue), None)
        if queue is not None:
            queue.popleft()()
            self._wake()

    def _run(self, work: Callable[[], T], urgency: Urgency, is_wanted: Callable[[], bool]) -> T:
        depth = len(self._running) + 1
        suspend, is_suspended = self._suspend, False

        def on_pause() -> None:
            nonlocal is_suspended
            if is_suspended:
                # A callback of the loop that is no job.
                return
            if suspend is not None and time.perf_counter() - self._uninterrupted_since > UNINTERRUPTED_S:
                is_suspended = True
                suspend(self._others(depth, urgency))
                is_suspended = False
                self._uninterrupted_since = time.perf_counter()
            if not is_wanted() or self._is_stopped:
                raise Cancelled

        self._running.append(urgency)
        self._uninterrupted_since = time.perf_counter()
        try:
            with pausing(on_pause):
                return work()
        finally:
            self._running.pop()

    async def _others(self, depth: int, urgency: Urgency) -> None:
        """Let the loop take messages and run more urgent jobs, up to when the stack of jobs has `depth` again."""
        await asyncio.sleep(0)
        while len(self._running) > depth or any(self._queues[:urgency]):
            await asyncio.sleep(0)
