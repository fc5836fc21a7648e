"""Telling the garbage collector that what was made is not worth looking at again."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from .collecting import freeze


@contextmanager
def objects_stay(*, is_it: bool) -> Generator[None]:
    """What is made inside of the block stays, also when the block ends early.

    To be used inside of a block without collections: the first one after it would look through millions of objects,
    for seconds, and find nothing.
    """
    try:
        yield
    finally:
        if is_it:
            freeze()
