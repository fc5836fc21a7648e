"""Counts of what the garbage collector tracks, beside other threads."""

from __future__ import annotations

import gc
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import contextmanager

import pytest

from pydealloc.ir.gc_control import tracked_count

SWITCHING_S = 1e-6
COUNTS = 200
LENGTH = 1_000
DIFFERENCE = 0.1


class Filler(threading.Thread):
    """Fills tuples from generators until it is stopped, which lets other threads in while one is half full."""

    def __init__(self) -> None:
        super().__init__()
        self.is_stopped = False
        self.wrong = 0

    def run(self) -> None:
        while not self.is_stopped:
            try:
                self.wrong += len(tuple(number for number in range(LENGTH))) != LENGTH
            except SystemError:
                self.wrong += 1


@pytest.fixture(autouse=True)
def _own_objects() -> Iterator[None]:
    """Without what other tests of this process have left, of which there are millions."""
    gc.freeze()
    yield
    gc.unfreeze()


@contextmanager
def filling() -> Generator[Filler]:
    before, filler = sys.getswitchinterval(), Filler()
    sys.setswitchinterval(SWITCHING_S)
    filler.start()
    try:
        yield filler
    finally:
        filler.is_stopped = True
        filler.join()
        sys.setswitchinterval(before)


def test_other_threads_may_fill_tuples_while_objects_are_counted() -> None:
    with filling() as filler:
        assert all(tracked_count() > 0 for _ in range(COUNTS))
    assert filler.wrong == 0


def test_the_count_is_that_of_the_collector() -> None:
    some = [[number] for number in range(20_000)]
    gc.collect()
    before = len(gc.get_objects())
    assert before >= len(some)
    assert abs(tracked_count() - before) < DIFFERENCE * before
    kept = [[number] for number in range(before)]
    assert abs(tracked_count() - 2 * before) < DIFFERENCE * before
    del kept
