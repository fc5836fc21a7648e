"""Closed files: nothing that was remembered of them stays among the memory that goes back to the system."""

from __future__ import annotations

import pytest

from tests.robustness import memory_sessions as sessions

pytestmark = pytest.mark.long


def test_names_in_closed_files_are_forgotten() -> None:
    before, opened, closed = sessions.counted(sessions.names_of_a_closed_file)
    assert opened > before + 200
    assert closed <= before


def test_what_is_open_is_read_after_names_were_forgotten() -> None:
    sessions.counted(sessions.open_file_beside_a_closed_one)


def test_names_that_the_interpreter_looked_up_are_forgotten() -> None:
    before, after = sessions.counted(sessions.names_that_were_looked_up)
    assert after == before
