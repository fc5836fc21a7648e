"""The pages of this folder: what the verifier says of programs that can be read, and what mlir-opt says of them."""

from __future__ import annotations

import re

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.findings import Severity
from tests.harness.fixture import Annotation, draw
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle

SEPARATOR = "// -----\n"
_FIRST_ERROR = re.compile(r"^<stdin>:(\d+):\d+: error: ", re.MULTILINE)


@literate("analysis/verifier")
def test_page(case: Case) -> None:
    document = parse_document(case.blocks["mlir"])
    found = [one for one in findings_of(document) if one.severity is Severity.ERROR]
    shown = [Annotation(one.start, one.end, f"{one.code}: {one.message}") for one in found]
    notes = [Annotation(note.start, note.end, f"note: {note.message}") for one in found for note in one.notes]
    case.expect("mlir findings", draw(document.text, [*shown, *dict.fromkeys(notes)]))


@pytest.mark.oracle
@literate("analysis/verifier")
def test_page_agrees_with_llvm(case: Case, oracle: Oracle) -> None:
    """A part that mlir-opt accepts has no error; where it does not, its first error is in a line with one of ours."""
    for part in case.blocks["mlir"].split(SEPARATOR):
        errors = [one for one in findings_of(parse_document(part)) if one.severity is Severity.ERROR]
        answer = oracle.run(part, "--allow-unregistered-dialect")
        first = _FIRST_ERROR.search(answer.errors)
        assert answer.accepted == (not errors), f"{answer.errors}\n{errors}\n{part}"
        if first is not None:
            places = [at for one in errors for at in one.reported_by_upstream]
            assert int(first[1]) in {part.count("\n", 0, at.start) + 1 for at in places}, answer.errors
