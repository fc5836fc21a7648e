"""Sessions of an editor whose memory is counted, in blocks that Python has handed out.

Each is run in a process of its own: what other tests have left behind, their threads and caches, is no part of a count.
"""

from __future__ import annotations

import gc
import multiprocessing
import sys
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import TypeVar

from pydealloc.ir.interning import Interned
from pydealloc.server.session.garbage import Garbage
from tests.robustness.edited_files import EditedFiles
from tests.robustness.soak import program

T = TypeVar("T")
_URI = "file:///nowhere/{}.mlir"
_CLOSED_LINES = 1_900


def counted(session: Callable[[], T]) -> T:
    """What a session of this module returns, from a new process."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as process:
        return process.submit(session).result()


def edits() -> tuple[int, int]:
    """Blocks in use after 100 edits and after 250 more."""
    files = _files()
    uri = _URI.format("edited")
    files.open(uri, program(300))
    files.edit(uri, 100)
    before = _blocks_in_use()
    files.edit(uri, 250)
    return before, _blocks_in_use()


def garbage_of_edits() -> tuple[int, int]:
    """Blocks of a program that is opened, and the most that are in use while it is edited, with garbage."""
    files = _files()
    uri = _URI.format("edited")
    # It is loaded for the first edit that needs it, and its code is no garbage.
    import_module("pydealloc.syntax.document.local_reparse")
    before = _blocks_in_use()
    files.open(uri, program(2_500))
    live = _blocks_in_use() - before
    most = 0
    for _ in range(18):
        files.edit(uri, 10)
        most = max(most, sys.getallocatedblocks() - before)
    return live, most


def closed_files() -> tuple[int, int, int]:
    """Blocks in use before twenty files are opened, while they are open, and after they were closed."""
    files = _files()
    before = files.rest()
    for number in range(20):
        files.open(_URI.format(number), program(200))
    opened = files.rest()
    for number in range(20):
        files.close(_URI.format(number))
    return before, opened, files.rest()


def collections_of_closing() -> tuple[int, list[int]]:
    """Blocks in use while twenty files are open, and at each collection while they are closed."""
    files = _files()
    collect, visited = Garbage.collect, list[int]()

    def noted(self: Garbage) -> None:
        visited.append(sys.getallocatedblocks())
        collect(self)

    for number in range(20):
        files.open(_URI.format(number), program(200))
    opened = files.rest()
    Garbage.collect = noted
    for number in range(20):
        files.close(_URI.format(number))
    return opened, visited


def names_of_a_closed_file() -> tuple[int, int, int]:
    """Names that are remembered before a second file is opened, while it is open, and after it was closed."""
    files = _files()
    files.open(_URI.format("open"), program(30))
    files.rest()
    before = len(Interned._pool)
    files.open(_URI.format("closed"), program(_CLOSED_LINES))
    files.rest()
    opened = len(Interned._pool)
    files.close(_URI.format("closed"))
    files.rest()
    return before, opened, len(Interned._pool)


def open_file_beside_a_closed_one() -> None:
    """A file that is edited, and one that is opened, after the names of a closed one were forgotten."""
    files = _files()
    files.open(_URI.format("open"), program(300))
    files.open(_URI.format("closed"), program(_CLOSED_LINES))
    files.close(_URI.format("closed"))
    files.rest()
    files.edit(_URI.format("open"), 5)
    files.open(_URI.format("again"), program(300))


def names_that_were_looked_up() -> tuple[int, int]:
    """References to names before the interpreter has looked for attributes of these names, and after a collection."""
    # New ones, as `re.finditer` makes one in each call.
    names = [f"looked_up_{number}" for number in range(200)]
    before = sum(map(sys.getrefcount, names))
    assert not any(hasattr(names, name) for name in names)
    Garbage().collect()
    return before, sum(map(sys.getrefcount, names))


def _files() -> EditedFiles:
    # What is loaded when it is needed for the first time is no growth.
    made = EditedFiles()
    made.open(_URI.format("first"), program(30))
    made.edit(_URI.format("first"), 100)
    return made


def _blocks_in_use() -> int:
    gc.unfreeze()
    gc.collect()
    return sys.getallocatedblocks()
