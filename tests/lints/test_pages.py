"""The pages of this folder: each is about one code, which is its name."""

from __future__ import annotations

from tests.harness.findings import expect_findings
from tests.harness.literate import Case, literate


@literate("lints")
def test_page(case: Case) -> None:
    expect_findings(case, (case.subject,))
