"""The programs in annotated/: what their comments expect is found, nothing else is, and mlir-opt agrees."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.report.verify_diagnostics import held_against
from pydealloc.syntax.document.document import parse_document
from tests.harness.oracle import Oracle

PROGRAMS = sorted((Path(__file__).parent / "annotated").glob("*.mlir"))
program = pytest.mark.parametrize("file", PROGRAMS, ids=[file.stem for file in PROGRAMS])


@program
def test_what_is_expected_is_found(file: Path) -> None:
    document = parse_document(file.read_text(encoding="utf-8"))
    different = held_against(document, findings_of(document), "every")
    assert not [(document.text.count("\n", 0, one.start) + 1, one.message) for one in different]


@pytest.mark.long
@program
@pytest.mark.oracle
def test_mlir_opt_finds_it_too(file: Path, oracle: Oracle) -> None:
    answer = oracle.run(file.read_text(encoding="utf-8"), "--split-input-file", "--verify-diagnostics=only-expected")
    assert answer.accepted, answer.errors
