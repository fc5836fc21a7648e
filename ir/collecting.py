"""Keeping the garbage collector from looking through a program while it is being read or worked on."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager

BULK = 20_000
"""Code points; a longer text makes so many objects that the collector looks through them again and again."""


_is_frozen = False
"""Whether `freeze` was called: counting what is frozen would mean going through all of it."""


def freeze() -> None:
    """Never look again at anything that there is. Who calls `gc.unfreeze` later has to call this again."""
    global _is_frozen
    gc.freeze()
    _is_frozen = True


@contextmanager
def no_collection(*, is_worth_it: bool) -> Generator[None]:
    """Collect nothing inside of the block, and never look at what it made as if it were about to go.

    What reading makes stays: without this, up to half of the time goes into finding out that it does. Threads may
    use this at the same time, and it does nothing where somebody has switched the collector off. The objects are
    only looked at again by a full collection.
    """
    if not is_worth_it or not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        # Moves everything to the oldest generation, in no time. What others have frozen must stay so.
        if not _is_frozen and not gc.get_freeze_count():
            gc.freeze()
            gc.unfreeze()
        gc.enable()
