"""JSON formats: the objects that docs/command-line.md describes, hints included."""

from __future__ import annotations

from .report import CheckReport, json_text


def json(report: CheckReport) -> str:
    """One list of objects, an object in a line."""
    if not report.found:
        return "[]\n"
    return "[\n" + ",\n".join(json_text(found["record"], indent=None) for found in report.found) + "\n]\n"


def json_lines(report: CheckReport) -> str:
    """An object in each line and nothing else, so that they can be read one by one."""
    return "".join(json_text(found["record"], indent=None) + "\n" for found in report.found)
