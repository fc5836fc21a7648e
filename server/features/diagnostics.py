"""Diagnostics: findings as an editor shows them, with related information."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.records import dataclass
from ...syntax.text.findings import Finding, Note, Severity

_UNNECESSARY = frozenset(("unused-value", "unused-function", "dead-store", "redundant-clone"))
"""Codes of what could be left out: editors show it faintly."""


@dataclass(frozen=True)
class EditorDiagnostic:
    """`start`, `end`: offsets into the document. `message` may have a second line that says what to do."""

    start: int
    end: int
    severity: Severity
    code: str
    message: str
    notes: tuple[Note, ...]
    is_unnecessary: bool = False


def diagnostics(findings: Iterable[Finding], text: str, *, can_show_notes: bool) -> list[EditorDiagnostic]:
    """In the order of `findings`, which are about `text`.

    An empty range is widened to the character it is before, so that there is something to underline. An editor
    that cannot show notes gets them as lines of the message.
    """
    return [diagnostic(finding, text, can_show_notes=can_show_notes) for finding in findings]


def diagnostic(finding: Finding, text: str, *, can_show_notes: bool) -> EditorDiagnostic:
    """One of `diagnostics`."""
    lines = [finding.message]
    if finding.help is not None:
        lines.append(f"help: {finding.help}")
    if not can_show_notes:
        lines.extend(f"note: {note.message}" for note in finding.notes)
    end = finding.end
    if finding.start == end < len(text) and text[end] not in "\r\n":
        end += 1
    notes = finding.notes if can_show_notes else ()
    is_unnecessary = finding.code in _UNNECESSARY
    return EditorDiagnostic(finding.start, end, finding.severity, finding.code, "\n".join(lines), notes, is_unnecessary)
