"""reviewdog's format (rdjson), for review comments on any host. Its columns count bytes of UTF-8."""

from __future__ import annotations

from ...config.addresses import homepage, web_page
from ..records import FindingRecord, SpanRecord
from .report import CheckReport, path_of, report_text

_SEVERITIES = {"error": "ERROR", "warning": "WARNING", "information": "INFO", "hint": "INFO"}


def rdjson(report: CheckReport) -> str:
    """One object with all diagnostics; fixes are suggestions."""
    result: dict[str, object] = {
        "source": {"name": "pydealloc-lsp", **_url(homepage())},
        "diagnostics": [_diagnostic(found) for found in report.reported],
    }
    return report_text(result, 2)


def _diagnostic(found: FindingRecord) -> dict[str, object]:
    path = path_of(found["file"])
    help_ = f"\nhelp: {found['help']}" if found["help"] is not None else ""
    diagnostic: dict[str, object] = {
        "message": found["message"] + help_,
        "location": {"path": path, "range": _range(found)},
        "severity": _SEVERITIES[found["severity"]],
        "code": {"value": found["code"], **_url(web_page(found["code"]))},
    }
    if found["notes"]:
        diagnostic["related_locations"] = [
            {"message": note["message"], "location": {"path": path, "range": _range(note)}} for note in found["notes"]
        ]
    # A suggestion is one edit; of a fix in several places none is right by itself.
    single = [fix["edits"][0] for fix in found["fixes"] if len(fix["edits"]) == 1]
    if single:
        diagnostic["suggestions"] = [{"range": _range(edit), "text": edit["text"]} for edit in single]
    return diagnostic


def _url(address: str | None) -> dict[str, str]:
    return {"url": address} if address is not None else {}


def _range(place: SpanRecord) -> dict[str, object]:
    return {
        "start": {"line": place["line"], "column": place["byte_column"]},
        "end": {"line": place["end_line"], "column": place["end_byte_column"]},
    }
