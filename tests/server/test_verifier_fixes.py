"""Quick fixes of what the verifier refuses: what they make of a program is read, and accepted by mlir-opt."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.fixes.quick_fixes import QuickFix, quick_fixes
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from tests.harness.fixture import parse_fixture
from tests.harness.literate import Case, literate
from tests.harness.oracle import Oracle

PAGE = "server/verifier_fixes.md"


def fixes_of(case: Case) -> list[QuickFix]:
    fixture = parse_fixture(case.blocks["mlir"])
    document = parse_document(fixture.text)
    return quick_fixes(document, findings_of(document), fixture.cursor.start, fixture.cursor.end)


def fixed(case: Case, fix: QuickFix) -> str:
    return apply_edits(parse_fixture(case.blocks["mlir"]).text, list(fix.edits))


def errors(text: str) -> list[str]:
    return [one.message for one in findings_of(parse_document(text)) if one.severity is Severity.ERROR]


@literate(PAGE)
def test_page(case: Case) -> None:
    fixes = fixes_of(case)
    case.expect("text fixes", "".join(f"{fix.title}\n" for fix in fixes) or "nothing\n")
    if not fixes:
        case.expect_no("mlir after")
        return
    after = fixed(case, fixes[-1])
    case.expect("mlir after", after)
    assert not errors(after)


@pytest.mark.oracle
@literate(PAGE)
def test_mlir_opt_accepts_each_of_them(case: Case, oracle: Oracle) -> None:
    for fix in fixes_of(case):
        if not errors(fixed(case, fix)):
            oracle.reprint(fixed(case, fix), "--allow-unregistered-dialect")
