"""Random programs in which a copy at a return would show: both deallocation passes refuse them, or get them right."""

from __future__ import annotations

from collections import Counter

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.server.facts.deallocation_facts import deallocation_of
from pydealloc.syntax.document.document import parse_document
from tests.execution.harness import Setting, examine
from tests.execution.shared_buffers import generate_shared

pytestmark = pytest.mark.long

PROGRAMS, PER_TEST = 60, 10
SETTINGS = (Setting(minimal=""), Setting(), Setting(dynamic=True))
CODE = "dealloc-copy-changes-meaning"

# Found by random programs, each a mistake of an earlier version.
HARD = (26, 72, 109, 198, 1072, 1171, 1298, 1446, 5256)


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_a_copy_never_shows(first: int) -> None:
    for seed in range(first, first + PER_TEST):
        _judge(seed)


@pytest.mark.parametrize("seed", HARD)
def test_copies_that_were_overlooked(seed: int) -> None:
    _judge(seed)


def test_not_everything_is_refused() -> None:
    codes: Counter[str] = Counter()
    for seed in range(PROGRAMS):
        report = examine(generate_shared(seed), Setting(minimal="", every_stage=False))
        codes[report.refusal.code if report.refusal is not None else ""] += 1
    assert codes[""] > PROGRAMS // 3
    assert codes[CODE] > PROGRAMS // 5


def _judge(seed: int) -> None:
    for setting in SETTINGS:
        report = examine(generate_shared(seed), setting)
        assert not report.problems, f"program {seed} ({setting}): {report.problems[0]}"
        assert report.refusal is None or report.refusal.code == CODE
        assert not report.skipped


def test_a_refusal_names_the_same_places_each_time() -> None:
    """Wherever the objects of a program are in memory."""
    others: list[object] = []
    for seed in range(150, 180):
        text = generate_shared(seed)
        first = _places(text)
        for count in range(4):
            others.append([object() for _ in range(997 * count + 13)])
            assert _places(text) == first


def _places(text: str) -> list[tuple[str, ...]]:
    document = parse_document(text)
    plans = [plan for item in document.leaves() for plan in deallocation_of(document, item).plans]
    notes = [plan.refusal.notes for plan in plans if plan.refusal is not None]
    return [tuple([f"{one.message} {_place(one.operation)}" for one in each]) for each in notes]


def _place(op: Operation | None) -> int:
    while op is not None and op.origin is not None:
        op = op.origin
    return op.syntax.start if op is not None and op.syntax is not None else -1
