"""For people: what stands there, what is wrong with it, and what to do."""

from __future__ import annotations

from .report import Report, summary_of


def text(report: Report) -> str:
    """A few lines for each finding, and how many there are."""
    parts = [found["text"] for found in report.told]
    summary = summary_of(report)
    if summary:
        parts.append(summary + "\n")
    return "\n".join(parts)
