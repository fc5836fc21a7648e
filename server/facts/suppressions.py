"""Suppressions: comments that switch findings off, for a line or for the whole file.

    %a = memref.alloc() : memref<4xf32>  // pydealloc: ignore[memory-leak]

    // pydealloc: ignore[use-after-free, double-free]
    memref.dealloc %a : memref<4xf32>

    // pydealloc: ignore-file[dealloc-*]

A comment at the end of a line applies to that line; alone on a line, to the next line with code. A code that ends in
`*` represents all codes with that prefix; without codes, all findings are suppressed. Errors are suppressed
too, except by a comment for the whole file that names no codes. A comment, or a code in it, that suppresses nothing is
reported.

Kinds that nobody asks for are not looked for at all (`Unasked`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...syntax.text.findings import Finding, Severity

CODE = "unused-ignore"
MARK = "pydealloc: ignore"
"""A part of every such comment."""
_COMMENT = lazy_pattern(r"//[ \t]*pydealloc:[ \t]*ignore(?P<file>-file)?(?:[ \t]*\[(?P<codes>[^\]\r\n]*)\])?")
_CODE = lazy_pattern(r"[^\s,]+")
_CONTENT = lazy_pattern(r"\s*\S")
_LINE_END = lazy_pattern(r"\r\n|\n|\r")


class Unasked(NamedTuple):
    """Kinds of findings that are not looked for."""

    limits: bool = False
    """Refusals and limits of the deallocation passes: finding them out means running one."""
    places: bool = False
    """Better places for allocations."""
    hints: bool = False
    """Findings of lints that report hints alone."""


ALL_ASKED = Unasked()


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
    is_file: bool = False
    """Whether it is about the whole file."""

    def fits(self, finding: Finding) -> bool:
        if not self.first <= finding.start <= self.last:
            return False
        if self.is_file and self.pattern == "*" and finding.severity is Severity.ERROR:
            return False
        if self.pattern.endswith("*"):
            return finding.code.startswith(self.pattern[:-1])
        return finding.code == self.pattern


def without_ignored(text: str, findings: Sequence[Finding], unchecked: tuple[str, ...] = ()) -> list[Finding]:
    """`findings`, which are in text order, without those that a comment switches off, and with unused comments.

    Args:
        unchecked: the prefixes of codes that were not looked for, of which no comment is unused.
    """
    if MARK not in text:
        return list(findings)
    ignores = ignores_in(text)
    of_lines = _by_lines(ignores)
    starts = [first for first, _ in of_lines]
    of_file = [ignore for ignore in ignores if (ignore.first, ignore.last) == (0, len(text))]
    used: set[Ignore] = set()
    remaining: list[Finding] = []
    for finding in findings:
        position = bisect_right(starts, finding.start) - 1
        near = of_lines[position][1] if position >= 0 else ()
        fitting = [ignore for ignore in (*near, *of_file) if ignore.fits(finding)]
        used.update(fitting)
        if not fitting:
            remaining.append(finding)
    codes = Counter(ignore.comment for ignore in ignores)
    unused = [ignore for ignore in ignores if ignore not in used and not ignore.pattern.startswith(unchecked)]
    remaining += [_unused(ignore, is_alone=codes[ignore.comment] == 1) for ignore in unused]
    return sorted(remaining, key=lambda finding: (finding.start, finding.end, finding.code))


def _by_lines(ignores: Sequence[Ignore]) -> list[tuple[int, list[Ignore]]]:
    """The start of each line that comments are about, in text order, and what is switched off there. Two comments are
    about the same line or about different ones."""
    found: dict[int, list[Ignore]] = {}
    for ignore in ignores:
        found.setdefault(ignore.first, []).append(ignore)
    return sorted(found.items())


def not_ignored(text: str, findings: Sequence[Finding]) -> list[Finding]:
    """`findings`, a part of those in `text`, without those that a comment switches off."""
    ignores = ignores_in(text) if MARK in text else []
    return [finding for finding in findings if not any(ignore.fits(finding) for ignore in ignores)]


def ignores_in(text: str) -> list[Ignore]:
    """All of them, in text order."""
    found: list[Ignore] = []
    lines = _Lines(text)
    for comment in _COMMENT.finditer(text):
        if lines.is_in_string(comment.start()):
            continue
        first, last = (0, len(text)) if comment["file"] else lines.meant(comment.start())
        whole = comment.span()
        if comment["codes"] is None:
            found.append(Ignore(*whole, "*", first, last, whole, bool(comment["file"])))
            continue
        start, end = comment.span("codes")
        codes = _CODE.finditer(text, start, end)
        found += [
            Ignore(code.start(), code.end(), code[0], first, last, whole, bool(comment["file"])) for code in codes
        ]
    return found


class _Lines:
    """The lines of a text, asked about in text order: what was found out for one comment is not looked for again."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._start = self._scanned = self._quotes = 0
        """Of the line asked about last: its start, and the quotes up to an offset."""
        self._end = -1
        """The end of the line of the last comment."""
        self._following: dict[int, tuple[int, int]] = {}
        """By the end of a line: the next line with code."""

    def is_in_string(self, at: int) -> bool:
        """Whether an odd number of quotes stands before `at` in its line."""
        text = self._text
        start = max(text.rfind("\n", self._scanned, at), text.rfind("\r", self._scanned, at)) + 1
        if start:
            self._start = self._scanned = start
            self._quotes = 0
        part = text[self._scanned : at]
        self._quotes += part.replace('\\"', "").count('"')
        self._scanned = at
        return self._quotes % 2 == 1

    def meant(self, at: int) -> tuple[int, int]:
        """The line of the comment at `at`, the last one asked about, or the next one that is not a comment too, if
        nothing stands before it."""
        text, start = self._text, self._start
        if self._end < at:
            self._end = self._end_after(at)
        end = self._end
        if _CONTENT.match(text, start, at) is not None:
            return start, end
        ends: list[int] = []
        known = self._following.get(end)
        while known is None and end < len(text):
            ends.append(end)
            broken = _LINE_END.match(text, end)
            start = broken.end() if broken is not None else len(text)
            end = self._end_after(start)
            content = text[start:end].strip()
            known = (start, end) if content and not content.startswith("//") else self._following.get(end)
        known = known or (start, end)
        self._following.update(dict.fromkeys(ends, known))
        return known

    def _end_after(self, at: int) -> int:
        found = _LINE_END.search(self._text, at)
        return found.start() if found is not None else len(self._text)


def _unused(ignore: Ignore, *, is_alone: bool) -> Finding:
    what = "no finding here" if ignore.pattern == "*" else f"no `{ignore.pattern}` here"
    edits = ((*ignore.comment, ""),) if is_alone else ()
    message = f"Unused suppression: {what}"
    return Finding(CODE, Severity.INFORMATION, ignore.start, ignore.end, message, (), "remove it", None, edits)
