"""Short runs of `./dev fuzz --lsp`: sessions that no editor would have."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.fuzz.guided import Sessions, kept, kind_of
from tests.fuzz.minimising import without
from tests.fuzz.scripts import ACTS, Script, Step, changed, from_json, new_script
from tests.fuzz.sessions import fuzz
from tests.harness.tree import ROOT

_MESSAGES = 500
_SAMPLES = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "examples").glob("*.mlir"))]
_PARTS = 4
"""Tests that share the kept sessions."""
_FRESH = 12
"""Changed sessions that follow them, in each test."""


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, 2, 3, 6])
def test_a_session_that_no_editor_would_have(seed: int) -> None:
    session, fault = fuzz(seed, _MESSAGES, _SAMPLES)
    assert fault is None, f"seed {seed}, message {session.sent}: {fault}"
    assert session.sent == _MESSAGES


@pytest.mark.long
@pytest.mark.parametrize("part", range(_PARTS))
def test_kept_sessions_and_changed_ones(part: int) -> None:
    scripts = kept()[part::_PARTS]
    assert scripts
    sessions, dice = Sessions(part, _SAMPLES), Random(part)
    for script in [*scripts, *(changed(dice, dice.choice(scripts), scripts) for _ in range(_FRESH))]:
        fault = sessions.fault_of(script)
        assert fault is None, f"{json.dumps(script.as_json())}\n{fault}"
    assert sessions.sent > len(scripts)


def test_scripts_are_written_and_read() -> None:
    dice = Random(1)
    for _ in range(50):
        script = new_script(dice)
        assert from_json(json.loads(json.dumps(script.as_json()))) == script
    with pytest.raises(ValueError, match="no act of a session: fly"):
        from_json({"encoding": "utf-8", "pulls": False, "steps": [["fly", 0, 1]]})


def test_a_failing_session_becomes_as_short_as_it_can() -> None:
    steps = tuple(Step(ACTS[number % len(ACTS)], 0, number) for number in range(40))
    script = Script("utf-8", False, steps)
    guilty = {steps[7], steps[31]}
    short = without(script.steps, lambda some: guilty <= {*some}, float("inf"))
    assert {*short} == guilty


def test_faults_of_one_kind_are_told_once() -> None:
    one = 'failure in textDocument/hover: Traceback:\n  File "a.py", line 3, in f\n    g()\nKeyError: 5'
    other = 'failure in textDocument/hover: Traceback:\n  File "a.py", line 3, in f\n    g()\nKeyError: 5'
    assert kind_of(one) == kind_of(other)
    assert kind_of(one) != kind_of(one.replace("line 3", "line 4"))
