"""Processes that are given items: order, limits, and what is left when one of them ends."""

from __future__ import annotations

import os
import signal
import sys
import time

import pytest

from pydealloc.server.batch import process_pool as pool
from pydealloc.server.batch.process_pool import Limits, Task, in_pool
from pydealloc.server.io.guard import OUT_OF_MEMORY

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what is set here reaches processes by forking only")


def done(item: int) -> str:
    return f"{item} done"


def lost(item: int, reason: str) -> str:
    return f"{item} {reason}"


def run(do=done, items=range(20), processes: int = 3, limits: Limits = Limits(), weight=lambda item: 1) -> list[str]:  # noqa: B008
    return list(in_pool(Task(do, lost, weight), items, processes, limits))


def test_results_come_in_the_order_of_the_items() -> None:
    def slow_first(item: int) -> str:
        time.sleep(0.02 if item < 3 else 0)
        return done(item)

    assert run(slow_first) == [f"{item} done" for item in range(20)]
    assert run(items=range(0)) == []


def test_what_is_heavy_is_begun_first() -> None:
    assert pool._order([1, 1, 50, 1, 80, 1], 2) == [4, 2, 0, 1, 3, 5]
    assert pool._order([1, 1, 1, 1] * 10, 2) == list(range(40))


def test_an_item_that_kills_its_process_is_the_only_one_lost() -> None:
    def fatal(item: int) -> str:
        if item % 5 == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        if item % 7 == 0:
            os._exit(3)
        return done(item)

    expected = [f"{item} done" for item in range(20)]
    expected[::5] = [f"{item} was killed by SIGKILL" for item in range(0, 20, 5)]
    expected[7], expected[14] = "7 ended with status 3", "14 ended with status 3"
    assert run(fatal) == expected


def test_an_item_that_never_ends_is_the_only_one_lost() -> None:
    def endless(item: int) -> str:
        if item == 4:
            time.sleep(1000)
        return done(item)

    expected = [f"{item} done" for item in range(20)]
    expected[4] = "4 took longer than 1 s"
    assert run(endless, limits=Limits(seconds=1)) == expected


def test_a_slow_reader_makes_no_item_slow() -> None:
    found: list[str] = []
    for result in in_pool(Task(done, lost, lambda item: 1), range(12), 2, Limits(seconds=0.5)):
        found.append(result)
        time.sleep(0.7 if len(found) == 1 else 0)
    assert found == [f"{item} done" for item in range(12)]


def test_memory_has_a_limit() -> None:
    def greedy(item: int) -> str:
        try:
            return f"{item} {len(bytearray(300 << 20 if item == 2 else 1))}"
        except MemoryError:
            return f"{item} too much"

    assert run(greedy, range(4), limits=Limits(memory=100 << 20)) == ["0 1", "1 1", "2 too much", "3 1"]


@pytest.mark.parametrize("error", [MemoryError(), SystemError("error return without exception set")])
def test_a_process_without_memory_costs_one_item(error: Exception) -> None:

    def greedy(item: int) -> str:
        if item == 2:
            raise error
        return done(item)

    expected = [done(item) for item in range(4)]
    expected[2] = f"2 {OUT_OF_MEMORY}"
    assert run(greedy, range(4), limits=Limits(memory=100 << 20)) == expected


def test_a_process_that_has_grown_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    def who(item: int) -> str:
        return str(os.getpid())

    assert len(set(run(who, processes=1))) == 1
    monkeypatch.setattr(pool, "_RESIDENT", -(1 << 40))
    assert len(set(run(who, processes=1))) == 20


def test_without_another_process_this_one_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def none(self: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(pool._ProcessPool, "_start", none)
    assert run() == [f"{item} done" for item in range(20)]


def test_who_stops_reading_leaves_no_process() -> None:
    results = in_pool(Task(lambda item: f"{os.getpid()}", lost, lambda item: 1), range(100), 2, Limits())
    worker = int(next(results))
    os.kill(worker, 0)
    results.close()  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(ProcessLookupError):
        os.kill(worker, 0)
