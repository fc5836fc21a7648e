"""Findings as JSON-like records, which leave the process: the input of each report format.

`rendering.record` is the shape that `--format json` promises and never changes; this one has more in it, and is ours.
Lines and columns from 1, ends exclusive; columns count code points, `byte_column` bytes of UTF-8.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypedDict

from ...syntax.text.findings import Finding, Severity
from ...syntax.text.line_index import Encoding, LineIndex
from . import text as rendering

_SPACE = re.compile(r"\s+")
_DIGITS = 16
"""Of a fingerprint."""


class SpanRecord(TypedDict):
    line: int
    column: int
    end_line: int
    end_column: int
    byte_column: int
    end_byte_column: int


class NoteRecord(SpanRecord):
    message: str


class EditRecord(SpanRecord):
    text: str
    """The replacement."""


class FixRecord(TypedDict):
    title: str
    is_safe: bool
    edits: list[EditRecord]


class FindingRecord(SpanRecord):
    file: str
    severity: str
    code: str
    message: str
    help: str | None
    upstream: str | None
    notes: list[NoteRecord]
    fixes: list[FixRecord]
    fingerprint: str
    """The same as long as the line says the same, wherever it is; different from all others of the file."""
    size: int | None
    """Bytes, where the finding is about so many; else None."""
    function: str
    """The symbol of the function that a copy is in; else empty."""
    record: dict[str, object]
    """The object of `--format json`; empty where nobody asked for it."""
    text: str
    """As it is shown to people, in colours or not; empty where nobody asked for it."""


def finding_records(
    file: str,
    text: str,
    findings: Sequence[Finding],
    *,
    shown: bool,
    colored: bool,
    linked: bool = False,
    as_json: bool = False,
) -> Iterator[FindingRecord]:
    """All `findings` in `text`.

    Nothing is parsed for them, so that findings of an earlier run cost no more.

    Args:
        shown: with the text for people.
        as_json: with the objects of `--format json`.
    """
    lines = LineIndex(text)
    for finding, fingerprint in zip(findings, fingerprints(findings, lines), strict=True):
        is_reported = shown and finding.severity is not Severity.HINT
        yield {
            **_place(finding.start, finding.end, lines),
            "file": file,
            "severity": finding.severity.value,
            "code": finding.code,
            "message": finding.message,
            "help": finding.help,
            "upstream": finding.upstream,
            "notes": [{**_place(note.start, note.end, lines), "message": note.message} for note in finding.notes],
            "fixes": [_fix(finding, lines)] if finding.edits else [],
            "fingerprint": fingerprint,
            "size": finding.size,
            "function": finding.function,
            "record": rendering.record(file, finding, lines) if as_json else {},
            "text": rendering.text(file, finding, lines, colored=colored, linked=linked) if is_reported else "",
        }


def fingerprints(findings: Iterable[Finding], lines: LineIndex) -> Iterator[str]:
    """One per finding, in their order: a digest of code and line without its blanks, and which of its like it is."""
    from hashlib import sha256

    seen: dict[str, int] = {}
    # Thousands of findings may be in one long line.
    known: dict[tuple[str, int], str] = {}
    for finding in findings:
        line = lines.line_at(finding.start)
        digest = known.get((finding.code, line), "")
        if not digest:
            content = _SPACE.sub("", lines.text[lines.line_start(line) : lines.line_end(line)])
            data = f"{finding.code}\0{content}".encode("utf-8", "surrogatepass")
            digest = known[finding.code, line] = sha256(data).hexdigest()[:_DIGITS]
        seen[digest] = number = seen.get(digest, 0) + 1
        yield f"{digest}:{number}"


def _place(start: int, end: int, lines: LineIndex) -> SpanRecord:
    line, column = lines.position(start, Encoding.UTF32)
    end_line, end_column = lines.position(end, Encoding.UTF32)
    return {
        "line": line + 1,
        "column": column + 1,
        "end_line": end_line + 1,
        "end_column": end_column + 1,
        "byte_column": lines.position(start, Encoding.UTF8)[1] + 1,
        "end_byte_column": lines.position(end, Encoding.UTF8)[1] + 1,
    }


def _fix(finding: Finding, lines: LineIndex) -> FixRecord:
    from ..features.fixes.finding_edits import fix_title, is_safe

    placed: list[EditRecord] = [{**_place(start, end, lines), "text": new} for start, end, new in finding.edits]
    return {"title": fix_title(lines.text, finding), "is_safe": is_safe(finding.code), "edits": placed}
