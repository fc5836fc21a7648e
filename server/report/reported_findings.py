"""Reported findings: those of a document that its configuration asks for."""

from __future__ import annotations

from ...syntax.document.document import Document
from ...syntax.text.findings import Finding
from ..config.model import Configuration
from ..facts.document_facts import findings_of


def findings_for(document: Document, configuration: Configuration) -> list[Finding]:
    """All findings that `configuration` may report, before it selects and grades them; in text order."""
    return findings_of(document, configuration.plan_options, is_last=True)


def reported_findings(document: Document, configuration: Configuration) -> list[Finding]:
    """The findings that are reported, with their severities; in text order."""
    return configuration.filtered(findings_for(document, configuration), document.text)
