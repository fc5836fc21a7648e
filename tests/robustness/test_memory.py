"""Memory of a session, in blocks that Python has handed out: edits do not add up, and closed files give theirs back."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from pydealloc.ods.aliases import Aliases
from pydealloc.server.session.garbage import Garbage
from pydealloc.syntax.types.lark_reader import parse_type
from tests.robustness.edited_files import EditedFiles
from tests.robustness.soak import program

URI = "file:///nowhere/{}.mlir"


@pytest.fixture
def files() -> Iterator[EditedFiles]:
    # What is loaded when it is needed for the first time is no growth.
    parse_type("f32", 0, 3, Aliases())
    made = EditedFiles()
    made.open(URI.format("first"), program(30))
    made.edit(URI.format("first"), 100)
    yield made
    gc.unfreeze()


def _blocks_in_use() -> int:
    gc.unfreeze()
    gc.collect()
    return sys.getallocatedblocks()


def test_edits_do_not_add_up(files: EditedFiles) -> None:
    uri = URI.format("edited")
    files.open(uri, program(300))
    files.edit(uri, 100)
    before = _blocks_in_use()
    files.edit(uri, 250)
    assert _blocks_in_use() < before * 1.01


def test_garbage_of_edits_is_a_part_of_the_live_program(files: EditedFiles) -> None:
    uri = URI.format("edited")
    before = _blocks_in_use()
    files.open(uri, program(2_500))
    live = _blocks_in_use() - before
    most = 0
    for _ in range(30):
        files.edit(uri, 10)
        most = max(most, sys.getallocatedblocks() - before)
    assert most < live * 1.4


def test_closed_files_give_their_memory_back(files: EditedFiles) -> None:
    before = files.rest()
    for number in range(20):
        files.open(URI.format(number), program(200))
    opened = files.rest()
    for number in range(20):
        files.close(URI.format(number))
    assert files.rest() - before < 0.02 * (opened - before)


def test_closing_many_files_takes_few_collections(files: EditedFiles, monkeypatch: pytest.MonkeyPatch) -> None:
    collect, visited = Garbage.collect, list[int]()

    def noted(self: Garbage) -> None:
        visited.append(sys.getallocatedblocks())
        collect(self)

    for number in range(30):
        files.open(URI.format(number), program(300))
    opened = files.rest()
    monkeypatch.setattr(Garbage, "collect", noted)
    for number in range(30):
        files.close(URI.format(number))
    # All together they look at what was open some times over, and not once for each file.
    assert sum(visited) < 6 * opened
