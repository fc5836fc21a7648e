"""SARIF 2.1.0, which code scanning reads. Columns count code points."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from urllib.parse import quote

from ...config.addresses import homepage, web_page
from ...config.finding_kinds import Flow, kind_of
from ...config.known_codes import code_page, codes
from ..records import FindingRecord, FixRecord, SpanRecord
from .report import CheckReport, path_of, report_text

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_ROOT = "%SRCROOT%"
"""The current folder, below which paths are relative."""
_LINE_DEPTH = 4
"""Each result is a line."""
_LEVELS = {"error": "error", "warning": "warning", "information": "note"}


def sarif(report: CheckReport) -> str:
    """One run. What a baseline excuses is there too, as suppressed."""
    from .... import __version__

    reported = [*report.reported, *(found for found in report.known if found["severity"] != "hint")]
    rules = sorted({found["code"] for found in reported})
    numbers = {code: number for number, code in enumerate(rules)}
    known = {id(found) for found in report.known}
    driver: dict[str, object] = {
        "name": "pydealloc-lsp",
        "version": __version__,
        "rules": [_rule(code) for code in rules],
    }
    if (address := homepage()) is not None:
        driver["informationUri"] = address
    results: list[dict[str, object]] = []
    for found in reported:
        result = _result(found, numbers[found["code"]])
        if report.has_baseline:
            result["baselineState"] = "unchanged" if id(found) in known else "new"
        if id(found) in known:
            result["suppressions"] = [{"kind": "external", "justification": "It is in the baseline."}]
        results.append(result)
    invocation: dict[str, object] = {"executionSuccessful": not report.failures}
    if report.failures:
        invocation["toolExecutionNotifications"] = [
            {"level": "error", "message": {"text": failure}} for failure in report.failures
        ]
    run: dict[str, object] = {
        "tool": {"driver": driver},
        "automationDetails": {"id": _automation(report.shard)},
        "originalUriBaseIds": {_ROOT: {"uri": Path.cwd().as_uri().rstrip("/") + "/"}},
        "columnKind": "unicodeCodePoints",
        "invocations": [invocation],
        "artifacts": [{"location": _artifact(file)} for file in report.files],
        "results": results,
    }
    return report_text({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, _LINE_DEPTH)


def _automation(shard: tuple[int, int]) -> str:
    """The category of the run: services replace results of an earlier run of the same one, and of no other shard."""
    part, parts = shard
    return "pydealloc-lsp/" if parts == 1 else f"pydealloc-lsp/shard-{part}-of-{parts}/"


def _rule(code: str) -> dict[str, object]:
    rule: dict[str, object] = {"id": code, "name": "".join(word.capitalize() for word in code.split("-"))}
    if code in codes():
        page = code_page(code)
        summary = next((part for part in page.split("\n\n")[1:] if part[:1].isalpha() or part[:1] == "`"), code)
        rule["shortDescription"] = {"text": " ".join(summary.split())}
        if (uri := web_page(code)) is not None:
            rule["helpUri"] = uri
        rule["help"] = {"text": page, "markdown": page}
    return rule


def _result(found: FindingRecord, rule: int) -> dict[str, object]:
    text = found["message"] + (f"; {found['help']}" if found["help"] is not None else "")
    result: dict[str, object] = {
        "ruleId": found["code"],
        "ruleIndex": rule,
        "level": _LEVELS[found["severity"]],
        "message": {"text": text},
        "locations": [_location(found, found["file"])],
        "partialFingerprints": {"primaryLocationLineHash": found["fingerprint"]},
    }
    if found["notes"]:
        result["relatedLocations"] = [
            {"id": number, **_location(note, found["file"], note["message"])}
            for number, note in enumerate(found["notes"], start=1)
        ]
    flow = _flow(found)
    if flow:
        result["codeFlows"] = [{"threadFlows": [{"locations": [{"location": step} for step in flow]}]}]
    if found["fixes"]:
        result["fixes"] = [_fix(fix, found["file"]) for fix in found["fixes"]]
    return result


def _flow(found: FindingRecord) -> Sequence[dict[str, object]]:
    """From the allocation to what is wrong, in the order in which it happens."""
    flow = kind_of(found["code"]).flow
    if not found["notes"] or flow is Flow.NONE:
        return ()
    here = _location(found, found["file"], found["message"])
    notes = [_location(note, found["file"], note["message"]) for note in found["notes"]]
    return [here, *notes] if flow is Flow.BEGINS else [*reversed(notes), here]


def _fix(fix: FixRecord, file: str) -> dict[str, object]:
    edits = fix["edits"]
    replacements = [{"deletedRegion": _region(edit), "insertedContent": {"text": edit["text"]}} for edit in edits]
    return {
        "description": {"text": fix["title"]},
        "artifactChanges": [{"artifactLocation": _artifact(file), "replacements": replacements}],
    }


def _location(place: SpanRecord, file: str, message: str | None = None) -> dict[str, object]:
    location: dict[str, object] = {"physicalLocation": {"artifactLocation": _artifact(file), "region": _region(place)}}
    if message is not None:
        location["message"] = {"text": message}
    return location


def _region(place: SpanRecord) -> dict[str, int]:
    return {
        "startLine": place["line"],
        "startColumn": place["column"],
        "endLine": place["end_line"],
        "endColumn": place["end_column"],
    }


@lru_cache(maxsize=64)
def _artifact(file: str) -> dict[str, str]:
    path = path_of(file)
    if Path(path).is_absolute():
        return {"uri": Path(path).as_uri()}
    return {"uri": quote(path), "uriBaseId": _ROOT}
