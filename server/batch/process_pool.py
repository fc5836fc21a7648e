"""Process pool for many items: a process that dies, hangs or runs out of memory loses one item, no more.

The pool of `concurrent.futures` gives up altogether when one of its processes is killed, and can neither say which
item did it nor stop one that takes too long. Here every process has a pipe of its own, so that it is always known
which item it has at hand.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from errno import ENOMEM
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from ...ir.gc_control import collect_rarely
from ...ir.records import dataclass, field
from ..io.guard import OUT_OF_MEMORY, is_out_of_memory

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import BaseContext
    from multiprocessing.process import BaseProcess

T = TypeVar("T")
R = TypeVar("R")

_LARGEST_SHARE = 8
"""Items that a process gets at once."""

_RESIDENT = 1 << 30
"""Bytes of memory that a process may have gained before it is replaced, between two items: what was large once stays
large."""


@dataclass(frozen=True)
class Limits:
    """Of one item in a process; 0: none."""

    seconds: float = 0.0
    memory: int = 0
    """Bytes of address space that a process may have beyond those it starts with."""


@dataclass(frozen=True)
class Task(Generic[T, R]):
    """The function that processes an item."""

    do: Callable[[T], R]
    lost: Callable[[T, str], R]
    """The result for an item whose process ended; the text says why: `was killed by SIGKILL`."""
    weight: Callable[[T], int]
    """The cost of an item, in any unit: the heaviest are started first, to balance the processes."""
    done: Callable[[int], None] = lambda number: None
    """Told how many items are finished, after each."""


@dataclass(eq=False)
class _Worker:
    process: BaseProcess
    connection: Connection
    pending: deque[int]
    """Items it was given, the one at hand first."""
    since: float = 0.0
    """The time at which it started the item, or a little later."""


def in_pool(task: Task[T, R], items: Sequence[T], processes: int, limits: Limits) -> Iterator[R]:
    """The results in the order of the items, each as soon as it and all before it are there."""
    pool = _ProcessPool(task, items, processes, limits)
    try:
        for index in range(len(items)):
            while index not in pool.results:
                pool.advance()
            yield pool.results.pop(index)
    finally:
        pool.stop()


@dataclass(eq=False)
class _ProcessPool(Generic[T, R]):
    task: Task[T, R]
    items: Sequence[T]
    processes: int
    limits: Limits
    results: dict[int, R] = field(default_factory=dict["int", "R"])
    todo: deque[int] = field(default_factory=deque[int])
    workers: list[_Worker] = field(default_factory=list[_Worker])
    finished: int = 0
    context: BaseContext | None = None

    def __post_init__(self) -> None:
        self.todo.extend(_order([self.task.weight(item) for item in self.items], self.processes))

    def advance(self) -> None:
        """Give out work, wait until something happens, and take what has come."""
        from multiprocessing.connection import wait

        self._employ()
        waiting = {worker.connection: worker for worker in self.workers if worker.pending}
        if not waiting:
            return
        for connection in wait(list(waiting), self._patience()):
            self._receive(waiting[cast("Connection", connection)])
        if self.limits.seconds:
            self._stop_slow()

    def stop(self) -> None:
        """End all processes, whatever they do. A second interrupt meanwhile does not stop that."""
        import signal

        is_main = threading.current_thread() is threading.main_thread()
        before = signal.signal(signal.SIGINT, signal.SIG_IGN) if is_main else None
        for worker in self.workers:
            worker.process.kill()
        for worker in self.workers:
            worker.process.join()
            worker.connection.close()
        self.workers.clear()
        if is_main:
            signal.signal(signal.SIGINT, before if before is not None else signal.SIG_DFL)

    def _employ(self) -> None:
        while self.todo and len(self.workers) < self.processes:
            try:
                self.workers.append(self._start())
            except OSError:
                # No more processes for this user: with fewer, or in the end with this one alone.
                if not self.workers:
                    index = self.todo.popleft()
                    self._finish(index, self.task.do(self.items[index]))
                    return
                break
        for worker in list(self.workers):
            if self.todo and not worker.pending:
                self._give(worker)

    def _start(self) -> _Worker:
        from multiprocessing import get_context

        if self.context is None:
            # Forking shares what is loaded already; elsewhere than on Linux, system libraries do not survive it.
            self.context = get_context("fork" if sys.platform == "linux" else "spawn")
        ours, its = self.context.Pipe()
        others = [worker.connection for worker in self.workers] if self.context.get_start_method() == "fork" else []
        arguments = (self.task.do, its, (*others, ours) if others or sys.platform == "linux" else (), self.limits)
        process = cast("BaseProcess", self.context.Process(target=_work, args=arguments, daemon=True))  # pyright: ignore[reportAttributeAccessIssue, reportUnknownMemberType]
        try:
            process.start()
        except OSError:
            ours.close()
            raise
        finally:
            its.close()
        return _Worker(process, cast("Connection", ours), deque())

    def _give(self, worker: _Worker) -> None:
        count = max(1, min(_LARGEST_SHARE, len(self.todo) // (4 * self.processes)))
        share = [self.todo.popleft() for _ in range(min(count, len(self.todo)))]
        worker.pending.extend(share)
        worker.since = time.monotonic()
        try:
            worker.connection.send([(index, self.items[index]) for index in share])
        except OSError:
            self._lose(worker)

    def _receive(self, worker: _Worker) -> None:
        try:
            index, result, is_leaving = cast("tuple[int, R, bool]", worker.connection.recv())
        except (EOFError, OSError):
            self._lose(worker)
            return
        worker.pending.remove(index)
        worker.since = time.monotonic()
        self._finish(index, result)
        if is_leaving:
            self._dismiss(worker)

    def _lose(self, worker: _Worker, reason: str = "") -> None:
        """`worker` is gone, or to be gone: the item at hand is lost, the others go to somebody else."""
        worker.process.join(1)
        if worker.process.exitcode is None:
            worker.process.kill()
            worker.process.join()
        index = worker.pending.popleft()
        self._finish(index, self.task.lost(self.items[index], reason or ending(worker.process.exitcode or 0)))
        self._dismiss(worker)

    def _dismiss(self, worker: _Worker) -> None:
        self.todo.extendleft(reversed(worker.pending))
        self.workers.remove(worker)
        worker.connection.close()
        worker.process.join()

    def _finish(self, index: int, result: R) -> None:
        self.results[index] = result
        self.finished += 1
        self.task.done(self.finished)

    def _patience(self) -> float | None:
        """Seconds until the first process may have taken too long; None: forever."""
        if not self.limits.seconds:
            return None
        first = min(worker.since for worker in self.workers if worker.pending)
        return max(0.0, first + self.limits.seconds - time.monotonic())

    def _stop_slow(self) -> None:
        for worker in list(self.workers):
            is_late = bool(worker.pending) and time.monotonic() - worker.since >= self.limits.seconds
            # Whoever reads our output may have kept us from looking: an answer that is there was in time.
            if is_late and not worker.connection.poll():
                worker.process.kill()
                self._lose(worker, f"took longer than {self.limits.seconds:g} s")


def _order(weights: Sequence[int], processes: int) -> list[int]:
    """Indices in the order in which to begin: what would keep one process busy at the end first, the rest as it is,
    because results are wanted in that order."""
    heavy = sum(weights) / (4 * processes)
    large = [index for index, weight in enumerate(weights) if weight > heavy]
    large.sort(key=lambda index: -weights[index])
    first = set(large)
    return large + [index for index in range(len(weights)) if index not in first]


def ending(code: int) -> str:
    """Words for the exit status of a process: `was killed by SIGKILL`."""
    if code == ENOMEM:
        return OUT_OF_MEMORY
    if code >= 0:
        return f"ended with status {code}"
    import signal

    try:
        return f"was killed by {signal.Signals(-code).name}"
    except ValueError:
        return f"was killed by signal {-code}"


# --- In the process that was started ---------------------------------------------------------------------------------


def _work(do: Callable[[T], R], connection: Connection, others: Sequence[Connection], limits: Limits) -> None:
    """Answer shares of items until the other end of `connection` is closed.

    Args:
        others: ends of pipes that a fork has copied: as long as they are open, nobody sees their owner's end.
    """
    import signal

    for other in others:
        other.close()
    # Ctrl-C is the business of the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    limit_memory(limits.memory)
    largest = _resident() + (min(_RESIDENT, limits.memory // 2) if limits.memory else _RESIDENT)
    while True:
        try:
            share = cast("list[tuple[int, T]]", connection.recv())
            for index, item in share:
                result = do(item)
                is_leaving = _resident() > largest
                connection.send((index, result, is_leaving))
                if is_leaving:
                    return
        except (EOFError, OSError):
            # Whoever wanted the answers is gone.
            return
        except (MemoryError, SystemError) as error:
            if is_out_of_memory(error):
                # Ending in the usual way would need some.
                os._exit(ENOMEM)
            raise


def limit_memory(size: int) -> None:
    """Let this process have `size` bytes more than it has, where the system can do that; 0: as many as it wants."""
    if sys.platform == "linux" and size:
        import resource

        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        wanted = _pages(0) + size
        resource.setrlimit(resource.RLIMIT_AS, (wanted if hard == resource.RLIM_INFINITY else min(wanted, hard), hard))


def _resident() -> int:
    """Bytes of memory in use; 0 where the system does not say."""
    return _pages(1) if sys.platform == "linux" else 0


def _pages(field: int) -> int:
    try:
        with open("/proc/self/statm", "rb") as file:
            return int(file.read().split()[field]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
