"""Suppressions: comments that switch findings off, for a line or for the whole file.

    %a = memref.alloc() : memref<4xf32>  // pydealloc: ignore[memory-leak]

    // pydealloc: ignore[use-after-free, double-free]
    memref.dealloc %a : memref<4xf32>

    // pydealloc: ignore-file[dealloc-*]

A comment at the end of a line applies to that line; alone on a line, to the next line with code. A code that ends in
`*` represents all codes with that prefix; without codes, all findings are suppressed. Errors are not: mlir-opt reports
them too. A comment, or a code in it, that suppresses nothing is reported.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...syntax.text.findings import Finding, Severity

CODE = "unused-ignore"
MARK = "pydealloc: ignore"
"""A part of every such comment."""
_COMMENT = lazy_pattern(r"//[ \t]*pydealloc:[ \t]*ignore(?P<file>-file)?(?:[ \t]*\[(?P<codes>[^\]\r\n]*)\])?")
_CODE = lazy_pattern(r"[^\s,]+")
_LINE_END = lazy_pattern(r"\r\n|\n|\r")


@dataclass(frozen=True)
class Ignore:
    """One code of one comment. Offsets into the text; the range is that of the code, or of the whole comment."""

    start: int
    end: int
    pattern: str
    first: int
    last: int
    """Offsets between which findings start that it is about."""
    comment: tuple[int, int]

    def fits(self, finding: Finding) -> bool:
        if not self.first <= finding.start <= self.last or finding.severity is Severity.ERROR:
            return False
        if self.pattern.endswith("*"):
            return finding.code.startswith(self.pattern[:-1])
        return finding.code == self.pattern


def without_ignored(text: str, findings: Sequence[Finding]) -> list[Finding]:
    """`findings`, which are in text order, without those that a comment switches off, and with unused comments."""
    if MARK not in text:
        return list(findings)
    ignores = ignores_in(text)
    used: set[Ignore] = set()
    remaining: list[Finding] = []
    for finding in findings:
        fitting = [ignore for ignore in ignores if ignore.fits(finding)]
        used.update(fitting)
        if not fitting:
            remaining.append(finding)
    remaining += [_unused(ignore, ignores) for ignore in ignores if ignore not in used]
    return sorted(remaining, key=lambda finding: (finding.start, finding.end, finding.code))


def ignores_in(text: str) -> list[Ignore]:
    """All of them, in text order."""
    found: list[Ignore] = []
    for comment in _COMMENT.finditer(text):
        if _is_in_string(text, comment.start()):
            continue
        first, last = (0, len(text)) if comment["file"] else _lines_meant(text, comment.start())
        whole = comment.span()
        if comment["codes"] is None:
            found.append(Ignore(*whole, "*", first, last, whole))
            continue
        start, end = comment.span("codes")
        codes = _CODE.finditer(text, start, end)
        found += [Ignore(code.start(), code.end(), code[0], first, last, whole) for code in codes]
    return found


def _is_in_string(text: str, at: int) -> bool:
    """Whether an odd number of quotes is before `at` in its line."""
    line = text[_line_start(text, at) : at]
    return line.replace('\\"', "").count('"') % 2 == 1


def _line_start(text: str, at: int) -> int:
    return max(text.rfind("\n", 0, at), text.rfind("\r", 0, at)) + 1


def _line_end(text: str, at: int) -> int:
    found = _LINE_END.search(text, at)
    return found.start() if found is not None else len(text)


def _lines_meant(text: str, at: int) -> tuple[int, int]:
    """The line of the comment at `at`, or the next one that is not a comment too, if nothing is before it."""
    start, end = _line_start(text, at), _line_end(text, at)
    if text[start:at].strip():
        return start, end
    while end < len(text):
        broken = _LINE_END.match(text, end)
        start = broken.end() if broken is not None else len(text)
        end = _line_end(text, start)
        content = text[start:end].strip()
        if content and not content.startswith("//"):
            break
    return start, end


def _unused(ignore: Ignore, ignores: Sequence[Ignore]) -> Finding:
    alone = sum(other.comment == ignore.comment for other in ignores) == 1
    what = "nothing is found here" if ignore.pattern == "*" else f"no `{ignore.pattern}` is found here"
    edits = ((*ignore.comment, ""),) if alone else ()
    message = f"This comment switches nothing off: {what}"
    return Finding(CODE, Severity.INFORMATION, ignore.start, ignore.end, message, (), "remove it", None, edits)
