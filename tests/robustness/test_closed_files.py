"""Closed files: nothing that was remembered of them stays among the memory that goes back to the system."""

from __future__ import annotations

import gc
import sys

import pytest

from pydealloc.ir.interning import Interned
from pydealloc.server.session.garbage import Garbage
from tests.robustness.edited_files import EditedFiles
from tests.robustness.soak import program

pytestmark = pytest.mark.long

_LINES = 1_900


def test_names_in_closed_files_are_forgotten() -> None:
    # Names that are garbage of other tests would not be new.
    gc.collect()
    while Interned.forget_unused():
        pass
    files = EditedFiles()
    try:
        files.open("file:///nowhere/open.mlir", program(30))
        files.rest()
        before = len(Interned._pool)
        files.open("file:///nowhere/closed.mlir", program(_LINES))
        files.rest()
        opened = len(Interned._pool)
        files.close("file:///nowhere/closed.mlir")
        files.rest()
        assert opened > before + 200
        assert len(Interned._pool) <= before
    finally:
        gc.unfreeze()


def test_what_is_open_is_read_after_names_were_forgotten() -> None:
    files = EditedFiles()
    try:
        files.open("file:///nowhere/open.mlir", program(300))
        files.open("file:///nowhere/closed.mlir", program(_LINES))
        files.close("file:///nowhere/closed.mlir")
        files.rest()
        files.edit("file:///nowhere/open.mlir", 5)
        files.open("file:///nowhere/again.mlir", program(300))
    finally:
        gc.unfreeze()


def test_names_that_the_interpreter_looked_up_are_forgotten() -> None:
    # New ones, as `re.finditer` makes one in each call.
    names = [f"looked_up_{number}" for number in range(200)]
    before = sum(map(sys.getrefcount, names))
    try:
        assert not any(hasattr(names, name) for name in names)
        Garbage().collect()
        assert sum(map(sys.getrefcount, names)) == before
    finally:
        gc.unfreeze()
