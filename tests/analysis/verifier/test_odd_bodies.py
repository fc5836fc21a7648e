"""Bodies of types and attributes that no reader expects: a check goes on behind them."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document


@pytest.mark.parametrize("body", ["#dlti.map<&>", "#gpu.kernel_table<[a]<>>", "!quant.uniform<&>"])
def test_the_check_goes_on(body: str) -> None:
    findings = findings_of(parse_document(f'"test.op"() {{a = {body}}} : () -> ()\nfunc.call @missing() : () -> ()\n'))
    assert any("missing" in finding.message for finding in findings), findings
