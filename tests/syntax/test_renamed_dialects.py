"""Valid programs whose dialect is taken away have no error: each sample of each dialect, under another name."""

from __future__ import annotations

import re

import pytest

from pydealloc.server.config.model import DEFAULT
from pydealloc.server.report.reported_findings import findings_for
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.samples.store import DIALECTS, STORED, Sample, load

FEW = 40
"""Samples of a dialect that are read each time, evenly spread."""


def renamed(text: str, dialect: str) -> str:
    """`text` with operations, types and attributes of `dialect` in one that nobody described."""
    return re.sub(rf"(?<![\w.$]){dialect}(?=\.)|(?<=[!#]){dialect}(?=<)", f"un_{dialect}", text, flags=re.ASCII)


def wrong(samples: list[Sample]) -> list[str]:
    found: list[str] = []
    for sample in samples:
        text = renamed(sample.custom, sample.operation.partition(".")[0])
        errors = [one for one in findings_for(parse_document(text), DEFAULT) if one.severity is Severity.ERROR]
        found += [f"{sample.title}: {one.message}" for one in errors]
    return found


def samples(dialect: str) -> list[Sample]:
    return [sample for sample in load(STORED / f"{dialect}.mlir") if sample.verified]


@pytest.mark.parametrize("dialect", DIALECTS)
def test_a_dialect_that_is_taken_away_leaves_no_error(dialect: str) -> None:
    every = samples(dialect)
    assert wrong(every[:: len(every) // FEW + 1]) == []


@pytest.mark.long
@pytest.mark.parametrize("dialect", DIALECTS)
def test_no_sample_has_an_error(dialect: str) -> None:
    assert wrong(samples(dialect)) == []


def test_the_test_can_fail() -> None:
    """Names and types are compared in what is left."""
    text = renamed("func.func @f(%a: i32) {\n  %0 = scf.x %a : i8\n  %1 = arith.addi %a, %a : i8\n}\n", "scf")
    assert "un_scf.x" in text
    assert any(one.severity is Severity.ERROR for one in findings_for(parse_document(text), DEFAULT))
