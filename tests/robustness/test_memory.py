"""Memory of a session, in blocks that Python has handed out: edits do not add up, and closed files give theirs back."""

from __future__ import annotations

import pytest

from tests.robustness import memory_sessions as sessions


@pytest.mark.long
def test_edits_do_not_add_up() -> None:
    before, after = sessions.counted(sessions.edits)
    assert after < before * 1.01


@pytest.mark.long
def test_garbage_of_edits_is_a_part_of_the_live_program() -> None:
    live, most = sessions.counted(sessions.garbage_of_edits)
    assert most < live * 1.4


@pytest.mark.long
def test_closed_files_give_their_memory_back() -> None:
    before, opened, after = sessions.counted(sessions.closed_files)
    assert after - before < 0.02 * (opened - before)


@pytest.mark.long
def test_closing_many_files_takes_few_collections() -> None:
    opened, visited = sessions.counted(sessions.collections_of_closing)
    # All together they look at what was open some times over, and not once for each file.
    assert sum(visited) < 6 * opened
