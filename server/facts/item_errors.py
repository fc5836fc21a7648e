"""Errors of one item: the findings of the parser and of the verifier, cached with the item."""

from __future__ import annotations

from ...analysis import verifier
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import OF_SYNTAX, Finding, Severity

_ERRORS = FactKey["tuple[Finding, ...]"]("error findings")
_SHOWN = FactKey["tuple[Finding, ...]"]("error findings with readers")


def error_findings(document: Document, item: Item) -> tuple[Finding, ...]:
    """The parser's and the verifier's findings in `item`, with offsets relative to its start."""
    return item.parsed.facts.get(_ERRORS, document.knowledge, _error_findings, item, document.knowledge)


def shown_errors(document: Document, item: Item) -> tuple[Finding, ...]:
    """The `error_findings`, where the syntax is wrong with the release that reads it."""
    found = error_findings(document, item)
    if not any(finding.code in OF_SYNTAX or finding.code == "verify-attribute" for finding in found):
        return found
    return item.parsed.facts.get(_SHOWN, document.knowledge, _with_readers, found, item, document.knowledge)


def _with_readers(findings: tuple[Finding, ...], item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    # Loaded here: most files have no such error.
    from .other_releases import with_readers

    return with_readers(findings, item, knowledge)


def is_valid(document: Document, item: Item) -> bool:
    """Whether `item` was parsed without error and verifies: what passes and their analyses assume."""
    return not any(finding.severity is Severity.ERROR for finding in error_findings(document, item))


def _error_findings(item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    return (*item.parsed.findings, *verifier.check(item, knowledge))
