"""What is found in a document, from all sources."""

from __future__ import annotations

import pytest

from pydealloc.analysis import lints
from pydealloc.ods.knowledge import UPSTREAM, Knowledge
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import Item, parse_document
from pydealloc.syntax.text.findings import Finding, Severity


def test_checks_in_the_lists_are_asked_about_every_item(monkeypatch: pytest.MonkeyPatch) -> None:
    def check(item: Item, knowledge: Knowledge) -> list[Finding]:
        return [Finding("a-check", Severity.HINT, 0, 4, op.name) for op in item.operations]

    monkeypatch.setattr(lints, "CHECKS", (check,))
    document = parse_document("func.func private @f()\nfunc.func private @g()\n", UPSTREAM)
    assert [(found.code, found.start, found.message) for found in findings_of(document)] == [
        ("a-check", 0, "func.func"),
        ("a-check", 23, "func.func"),
    ]
