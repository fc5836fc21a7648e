"""Forked shares: the parts of one document's work, done by several processes that have forked from this one.

Each process takes a share until none is left, this one too. A fork has all that was read before, so nothing has to be
sent but the numbers of shares and the results.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from ...ir.gc_control import collect_rarely, gc_paused
from ...ir.records import dataclass
from ..io.console import PROGRAM
from ..io.guard import log_to_stderr
from .process_pool import ending

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

R = TypeVar("R")

WORTH_PROCESSES_LINES = 20_000
"""Lines of a text from which on starting processes takes less than it saves."""
MOST_SHARES = 8_000
"""Shares whose numbers a pipe holds while nobody reads them."""
_NUMBER_BYTES = 4


def is_worth_processes(text: str, processes: int) -> bool:
    """Whether several processes share the work on `text`; only where a fork is safe."""
    return processes > 1 and sys.platform == "linux" and text.count("\n") >= WORTH_PROCESSES_LINES


def _never(result: object) -> bool:
    del result
    return False


def in_forks(
    do: Callable[[int], R], count: int, processes: int, *, until: Callable[[R], bool] = _never
) -> dict[int, R]:
    """The results of `do` for the numbers of `count` shares, by number.

    What a lost process had taken is done here, and so is everything where none can be started.

    Args:
        until: whether a result makes all others needless; those that nobody has begun with are left out then.
    """
    shares = _Shares(count)
    workers = _started(_Work(do, until), shares, min(processes, count) - 1)
    try:
        with gc_paused(enabled=True):
            results = _Work(do, until).on(shares)
        for worker in workers:
            sent = worker.results()
            if sent is None:
                log_to_stderr(f"{PROGRAM}: a process {worker.ending()}; its share of the work is done again")
            else:
                results.update(sent)
        if not any(map(until, results.values())):
            with gc_paused(enabled=True):
                results.update((number, do(number)) for number in range(count) if number not in results)
        return results
    finally:
        for worker in workers:
            worker.stop()
        shares.close()


class _Shares:
    """Numbers of shares in a pipe, each read by one process: no process that ends can leave it locked.

    None is left for a fork of a process that has ended.
    """

    def __init__(self, count: int) -> None:
        self._owner = os.getpid()
        self._reading, writing = os.pipe()
        os.write(writing, b"".join(number.to_bytes(_NUMBER_BYTES, "little") for number in range(count)))
        os.close(writing)

    def __iter__(self) -> Iterator[int]:
        while self._owner in (os.getpid(), os.getppid()) and (number := os.read(self._reading, _NUMBER_BYTES)):
            yield int.from_bytes(number, "little")

    def drop(self) -> None:
        """Take what is left: no process begins with anything more."""
        for _ in self:
            pass

    def close(self) -> None:
        os.close(self._reading)


@dataclass(frozen=True)
class _Work(Generic[R]):
    do: Callable[[int], R]
    until: Callable[[R], bool]

    def on(self, shares: _Shares) -> dict[int, R]:
        results: dict[int, R] = {}
        for number in shares:
            results[number] = self.do(number)
            if self.until(results[number]):
                shares.drop()
        return results


@dataclass(eq=False)
class _Worker(Generic[R]):
    process: BaseProcess
    connection: Connection

    def results(self) -> dict[int, R] | None:
        """None for a process that was lost."""
        try:
            return cast("dict[int, R]", self.connection.recv())
        except (EOFError, OSError):
            return None

    def ending(self) -> str:
        self.process.join(1)
        return ending(self.process.exitcode or 0)

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


def _started(work: _Work[R], shares: _Shares, count: int) -> list[_Worker[R]]:
    from multiprocessing import get_context

    context = get_context("fork")
    workers: list[_Worker[R]] = []
    for _ in range(count):
        ours, its = context.Pipe(duplex=False)
        others = [*(worker.connection for worker in workers), cast("Connection", ours)]
        process = context.Process(target=_in_fork, args=(work, shares, its, others), daemon=True)
        try:
            process.start()
        except OSError:
            # No more processes for this user.
            ours.close()
            break
        finally:
            its.close()
        workers.append(_Worker(process, cast("Connection", ours)))
    return workers


# --- In the process that was started ---------------------------------------------------------------------------------


def _in_fork(work: _Work[R], shares: _Shares, connection: Connection, others: Sequence[Connection]) -> None:
    """Send all results at once: until then, nobody receives.

    Args:
        others: ends of pipes that the fork has copied: as long as they are open, nobody sees their owner's end.
    """
    import signal

    for other in others:
        other.close()
    # Ctrl-C is the business of the process that started this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    collect_rarely()
    with gc_paused(enabled=True):
        results = work.on(shares)
    # Whoever wanted the results may be gone.
    with suppress(BrokenPipeError):
        connection.send(results)
