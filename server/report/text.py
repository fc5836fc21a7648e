"""Findings as text for people, and as JSON objects. Lines and columns from 1, in code points."""

from __future__ import annotations

from ...ir.plurals import counted
from ...syntax.text.findings import Finding, Severity
from ...syntax.text.line_index import Encoding, LineIndex

_RESET = "\x1b[0m"
_COLORS = {
    Severity.ERROR: "\x1b[1;31m",
    Severity.WARNING: "\x1b[1;33m",
    Severity.INFORMATION: "\x1b[1;34m",
    Severity.HINT: "\x1b[1;36m",
}
_DIFF_COLORS = {"+": "\x1b[32m", "-": "\x1b[31m", "@": "\x1b[36m"}
_BOLD = "\x1b[1m"
_DIM = "\x1b[2m"
_TAB = 4
_WIDEST = 160
"""Source lines are cut to this many columns around the finding."""

Place = dict[str, int]
Record = dict[str, object]


def record(file: str, finding: Finding, lines: LineIndex) -> Record:
    """One object of the JSON list."""
    result: Record = {
        "file": file,
        **_place(finding.start, finding.end, lines),
        "severity": finding.severity.value,
        "code": finding.code,
        "message": finding.message,
    }
    if finding.help is not None:
        result["help"] = finding.help
    if finding.upstream is not None:
        result["upstream"] = finding.upstream
    if finding.notes:
        result["notes"] = [{**_place(note.start, note.end, lines), "message": note.message} for note in finding.notes]
    return result


def json_text(value: object) -> str:
    from json import dumps

    # Lone surrogates would not survive the encoding of the output.
    return dumps(value, ensure_ascii=True)


def _place(start: int, end: int, lines: LineIndex) -> Place:
    line, column = lines.position(start, Encoding.UTF32)
    end_line, end_column = lines.position(end, Encoding.UTF32)
    return {"line": line + 1, "column": column + 1, "end_line": end_line + 1, "end_column": end_column + 1}


def text(file: str, finding: Finding, lines: LineIndex, *, colored: bool, linked: bool = False) -> str:
    """A few lines about `finding`, ending in a line end: headline, source with carets, notes, help.

    Args:
        linked: the code is a link to its page, as terminals understand it.
    """
    color = _COLORS[finding.severity] if colored else ""
    bold, dim, reset = (_BOLD, _DIM, _RESET) if colored else ("", "", "")
    code = _link(finding.code) if linked else finding.code
    severity = f"{color}{finding.severity.value}[{code}]{reset}"
    parts = [f"{bold}{where(file, finding.start, lines)}:{reset} {severity}: {finding.message}"]
    parts += _excerpt(finding.start, finding.end, lines, color, reset)
    for note in finding.notes:
        parts.append(f"{where(file, note.start, lines)}: note: {note.message}")
        parts += _excerpt(note.start, note.end, lines, dim, reset)
    if finding.help is not None:
        parts.append(f"  {bold}help{reset}: {finding.help}")
    upstream = finding.upstream
    # What mlir-opt only says more or less of is no news.
    if upstream is not None and finding.message not in upstream and not finding.message.startswith(upstream):
        parts.append(f"  {dim}mlir-opt says: {finding.upstream}{reset}")
    return "\n".join(parts) + "\n"


def _link(code: str) -> str:
    """`code` as a hyperlink, the sequence OSC 8; as it is without a page."""
    from ..config.known_codes import page_uri

    uri = page_uri(code)
    return f"\x1b]8;;{uri}\x1b\\{code}\x1b]8;;\x1b\\" if uri is not None else code


def where(file: str, offset: int, lines: LineIndex) -> str:
    line, column = lines.position(offset, Encoding.UTF32)
    return f"{file}:{line + 1}:{column + 1}"


def _excerpt(start: int, end: int, lines: LineIndex, color: str, reset: str) -> list[str]:
    """The line of `start`, and carets below what of the range is on it."""
    line = lines.line_at(start)
    first, last = lines.line_start(line), lines.line_end(line)
    start = min(start, last)
    end = max(min(end, last), start)
    if last - first > _WIDEST:
        first = max(first, start - _WIDEST // 2)
        last = min(last, first + _WIDEST)
        end = min(end, last)
    number = str(line + 1).rjust(4)
    before = _shown(lines.text[first:start])
    marked = _shown(lines.text[start:end])
    content = before + marked + _shown(lines.text[end:last])
    if not content.strip():
        return []
    carets = "^" * max(_width(marked), 1)
    return [f"{number} | {content.rstrip()}", f"     | {' ' * _width(before)}{color}{carets}{reset}"]


def _shown(part: str) -> str:
    """Without what would move the cursor of a terminal."""
    if part.isprintable():
        return part
    return "".join(c if c.isprintable() else " " * _TAB if c == "\t" else "\ufffd" for c in part)


def _width(part: str) -> int:
    """Columns of a terminal."""
    if part.isascii():
        return len(part)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in part)


def summary(errors: int, warnings: int, files: int) -> str:
    """One line about everything that was checked."""
    return f"{counted(errors, 'error')} and {counted(warnings, 'warning')} in {counted(files, 'file')}"


def diff(name: str, old: str, new: str, *, colored: bool) -> str:
    """A unified diff that `patch` understands; empty when nothing changed."""
    from difflib import unified_diff

    parts: list[str] = []
    for line in unified_diff(_lines(old), _lines(new), name, name):
        shown = line if line.endswith("\n") else line + "\n\\ No newline at end of file\n"
        color = _DIFF_COLORS.get(line[0]) if colored and not line.startswith(("---", "+++")) else None
        parts.append(f"{color}{shown[:-1]}{_RESET}\n" if color else shown)
    return "".join(parts)


def _lines(text: str) -> list[str]:
    """With their ends. `str.splitlines` would also cut at form feeds."""
    lines = [line + "\n" for line in text.split("\n")]
    last = lines.pop()[:-1]
    return [*lines, last] if last else lines
