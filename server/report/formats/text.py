"""Text format: source line, message and help of each finding, for people."""

from __future__ import annotations

from .report import CheckReport, summary_of


def text(report: CheckReport) -> str:
    """A few lines for each finding, and how many there are."""
    parts = [found["text"] for found in report.reported]
    summary = summary_of(report)
    if summary:
        parts.append(summary + "\n")
    return "\n".join(parts)
