"""Workflow commands that GitHub Actions turns into annotations of a change.

Of each kind it shows ten for a step and drops the rest without a word. So the most severe findings come first, only ten
of a kind are written, and a last line says how many there are in truth.
"""

from __future__ import annotations

from ...config.addresses import web_page
from ..records import FindingRecord
from .report import LEVELS, CheckReport, path_of, summary_of

LIMIT = 10
"""Annotations of one kind that a step shows."""

_KINDS = {"error": "error", "warning": "warning", "information": "notice"}


def github(report: CheckReport) -> str:
    """Commands, the most severe findings first, and a summary that is no annotation."""
    lines: list[str] = []
    hidden = 0
    for severity in LEVELS:
        if severity not in _KINDS:
            continue
        alike = [found for found in report.found if found["severity"] == severity]
        lines += [_command(_KINDS[severity], found) for found in alike[:LIMIT]]
        hidden += max(0, len(alike) - LIMIT)
    summary = summary_of(report)
    if hidden:
        shown = len(lines)
        summary += f"; GitHub shows {LIMIT} of a kind, so {hidden} of {hidden + shown} are not annotated"
    if summary:
        lines.append(_data(f"pydealloc-lsp: {summary}"))
    return "".join(f"{line}\n" for line in lines)


def _command(kind: str, found: FindingRecord) -> str:
    properties = {
        "title": f"pydealloc ({found['code']})",
        "file": path_of(found["file"]),
        "line": str(found["line"]),
        "col": str(found["column"]),
        "endLine": str(found["end_line"]),
        "endColumn": str(found["end_column"]),
    }
    if found["end_line"] != found["line"]:
        # Columns of a range of several lines are refused.
        del properties["col"], properties["endColumn"]
    parts = [found["message"]]
    parts += [f"note: {found['file']}:{note['line']}:{note['column']}: {note['message']}" for note in found["notes"]]
    if found["help"] is not None:
        parts.append(f"help: {found['help']}")
    if (page := web_page(found["code"])) is not None:
        parts.append(f"see {page}")
    given = ",".join(f"{name}={_property(value)}" for name, value in properties.items())
    return f"::{kind} {given}::{_data(chr(10).join(parts))}"


def _data(text: str) -> str:
    """`text` escaped for the part after the second pair of colons."""
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
