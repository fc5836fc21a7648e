"""One line for each finding, as compilers write them: editors and `grep` understand it."""

from __future__ import annotations

from .report import Report, summary_of


def concise(report: Report) -> str:
    """`FILE:LINE:COLUMN: SEVERITY[CODE]: MESSAGE`, and how many there are."""
    lines = [
        f"{found['file']}:{found['line']}:{found['column']}: {found['severity']}[{found['code']}]: "
        + " ".join(found["message"].split())
        for found in report.told
    ]
    summary = summary_of(report)
    return "".join(f"{line}\n" for line in [*lines, *([summary] if summary else [])])
