"""GitLab's report of code quality: `artifacts: reports: codequality`."""

from __future__ import annotations

from ...config.addresses import web_page
from .report import CheckReport, path_of, report_text

_SEVERITIES = {"error": "critical", "warning": "major", "information": "minor", "hint": "info"}


def gitlab(report: CheckReport) -> str:
    """One list; a finding keeps its fingerprint while its line says the same."""
    from hashlib import sha256

    issues: list[dict[str, object]] = []
    for found in report.reported:
        path = path_of(found["file"])
        issues.append(
            {
                "description": f"{found['code']}: {found['message']}",
                "check_name": found["code"],
                "fingerprint": sha256(f"{path}\0{found['fingerprint']}".encode()).hexdigest(),
                "severity": _SEVERITIES[found["severity"]],
                **_content(web_page(found["code"])),
                "location": {"path": path, "lines": {"begin": found["line"], "end": found["end_line"]}},
            }
        )
    return report_text(issues, 1)


def _content(page: str | None) -> dict[str, object]:
    """Code Climate's field for what there is to read about a finding, in Markdown."""
    return {} if page is None else {"content": {"body": f"[What this finding means]({page})"}}
