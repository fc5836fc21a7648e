"""Concise format: one line per finding, as compilers write them, for editors and `grep`."""

from __future__ import annotations

from .report import CheckReport, summary_of


def concise(report: CheckReport) -> str:
    """`FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE`, and how many there are."""
    lines = [
        f"{found['file']}:{found['line']}:{found['column']}: {found['severity']}[{found['code']}]: "
        + " ".join(found["message"].split())
        for found in report.reported
    ]
    summary = summary_of(report)
    return "".join(f"{line}\n" for line in [*lines, *([summary] if summary else [])])
