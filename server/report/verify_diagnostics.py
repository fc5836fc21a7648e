"""`--verify-diagnostics`: LLVM's `expected-error` comments, compared with the findings.

    // expected-error@+1 {{'func.return' op has 0 operands}}
    return

`error`, `warning`, `remark` or `note`, then where (`@+N`, `@-N`, `@above`, `@below`, `@unknown`; nothing: the line of
the comment), then a part of the message. After `-re`, `{{...}}` within the message holds a regular expression. Follows
SourceMgrDiagnosticVerifierHandler of mlir/lib/IR/Diagnostics.cpp, LLVM 22: one annotation per line, which ends with it,
and one annotation answers for any number of like messages. `@above` and `@below` mean lines without annotations.

What has to be annotated are errors, of which upstream has the same. Warnings, information and hints are ours alone:
they may be annotated. A message counts in our words and in upstream's; of a note only the line counts.

mlir-opt stops at the first syntax error of a part, and verifies nothing then; its verifier stops at the first error
too. So an error that it does not get to because of one that is annotated may go without, unless every one is asked for.

An annotation of what only a dialect without definitions can report is a hint where nothing answers to it.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

from ...ir.records import dataclass
from ...syntax.document.document import Document, ParsedChunk
from ...syntax.text.findings import Finding, Note, Severity
from ...syntax.text.line_index import LineIndex
from .undescribed import Undescribed

Strictness: TypeAlias = "Literal['all', 'every', 'only-expected']"
"""Errors that need an annotation: those that mlir-opt reaches, all, or none."""

MISSING, UNEXPECTED, UNREAD = "expected-diagnostic-missing", "unexpected-diagnostic", "annotation-unread"

_MARK = "expected-"
_ANNOTATION = re.compile(
    r"expected-(?P<kind>error|note|remark|warning)(?P<re>-re)? *(?:@(?P<where>[+-][0-9]+|above|below|unknown) *)?"
    r"\{\{(?P<words>.*)\}\}$"
)
_OP = re.compile(r"^(?:'[\w.]+' )?op ")
_OUR_ADDITION = re.compile(
    r", but (?:got|it is|is|[0-9]+,) |, but (?=')|(?<=expected ',') and "
    r"|: (?=['-]|[0-9]|it (?:ends in|is) |an? |pointers are )"
    r"|: since LLVM |; did you mean |(?<=undeclared SSA value name) |\n"
)
"""The start of what our messages say more than upstream's."""
_ALMOST = re.compile(r"//.*?\bexpected-(?:error|note|remark|warning)\b.*\{\{.*\}\}")
_PATTERN_PART = re.compile(r"\{\{(.*?)\}\}")
_POSIX_CLASS = re.compile(r"\[:(\w+):\]")
_POSIX = {
    "alnum": "a-zA-Z0-9",
    "alpha": "a-zA-Z",
    "blank": " \\t",
    "digit": "0-9",
    "lower": "a-z",
    "punct": "!-/:-@\\[-`{-~",
    "space": "\\s",
    "upper": "A-Z",
    "xdigit": "0-9a-fA-F",
}
KINDS = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFORMATION: "remark",
    Severity.HINT: "remark",
}
"""The kind of an annotation, by the severity of the finding."""
_OF_VERIFIER = ("verify-", "call-mismatch", "undefined-symbol", "wrong-count")
"""Prefixes of the codes of errors in programs that can be parsed."""
_OF_TYPES = "verify-body"
"""The code of errors that are found while a type or attribute is read, whatever the rest of the program is."""
_AT_BLOCK_END = "verify-terminator"
_NOTES = {
    "redefinition": "previously defined here",
    "type-mismatch": "prior use here",
    "verify-dominance": "operand defined",
}
"""mlir-opt's notes at the places of ours, by code."""
_LONGEST = 120
"""Code points of a message's quotation."""


@dataclass(frozen=True, eq=False)
class Expectation:
    """`start`, `end`: offsets of the annotation. `line`: the one meant, from 0; None: of any in its part."""

    start: int
    end: int
    kind: str
    line: int | None
    words: str
    pattern: re.Pattern[str] | None
    """The regular expression of `words` after `-re`."""

    def fits(self, messages: str) -> bool:
        if self.pattern is not None:
            return self.pattern.search(messages) is not None
        # What we keep of upstream's words may lack the name of the operation, which the place tells anyway.
        return self.words in messages or _OP.sub("", self.words) in messages


@dataclass(frozen=True, eq=False)
class Unannotated:
    """A message of mlir-opt that no annotation speaks of: `words` of the `kind`, in the line (from 0) `line`."""

    line: int
    kind: str
    words: str


@dataclass(frozen=True, eq=False)
class _Message:
    """A finding or a note as upstream would print it; `texts` are the ways to say it."""

    kind: str
    start: int
    line: int
    texts: tuple[str, ...]
    finding: Finding | None
    """None: nobody has to annotate it."""


def held_against(document: Document, findings: Sequence[Finding], strictness: Strictness = "all") -> list[Finding]:
    """Differences between `findings` of `document` and its annotations, in text order; offsets into its text.

    They are errors, but for annotations that `left_out` counts.
    """
    lines = LineIndex(document.text)
    starts = [chunk.start for chunk in document.chunks]
    expectations: list[list[Expectation]] = [[] for _ in starts]
    for expectation in expectations_in(document.text, lines, starts):
        expectations[_part(starts, expectation.start)].append(expectation)
    messages: list[list[_Message]] = [[] for _ in starts]
    for one in _last_sent(findings, lines):
        messages[_part(starts, one.start)].append(one)
    differences = unread_in(document.text, lines)
    undescribed = Undescribed(document, lines)
    for part, expected, found in zip(document.chunks, expectations, messages, strict=True):

        def is_left_out(one: Expectation, part: ParsedChunk = part) -> bool:
            return undescribed.may_report(one.line, one.words, part.start, part.end)

        differences += _differences(expected, found, strictness, is_left_out)
    return sorted(differences, key=lambda finding: (finding.start, finding.end, finding.code))


def left_out(differences: Iterable[Finding]) -> int:
    """The number of annotations among `differences` that only dialects without definitions could answer."""
    return sum(one.code == MISSING and one.severity is Severity.HINT for one in differences)


def common_words(message: str) -> str:
    """The part of `message` that upstream's has most likely too: an annotation is looked for anywhere in a message."""
    return _OUR_ADDITION.split(_OP.sub("", message), maxsplit=1)[0]


def unannotated(document: Document, findings: Sequence[Finding], strictness: Strictness = "all") -> list[Unannotated]:
    """Messages of mlir-opt about the errors among `findings` that have no annotation, by line; with `every`, about
    findings of each severity.

    Only errors that mlir-opt reaches when those before have an annotation, unless `strictness` is `every`.
    """
    lines = LineIndex(document.text)
    starts = [chunk.start for chunk in document.chunks]
    expectations = expectations_in(document.text, lines, starts)
    is_every = strictness == "every"
    found: list[Unannotated] = []
    reached: dict[int, Finding] = {}
    for finding in sorted(findings, key=lambda one: _reached_at(document, one)):
        if finding.severity is not Severity.ERROR and not is_every:
            continue
        part = _part(starts, finding.start)
        if not is_every and part in reached and _keeps_from(reached[part], finding):
            continue
        reached.setdefault(part, finding)
        near = [one for one in expectations if _part(starts, one.start) == part]
        for message in _last_sent([finding], lines):
            words = _NOTES.get(finding.code) if message.kind == "note" else common_words(message.texts[-1])
            if words is not None and not _fitting(near, message):
                found.append(Unannotated(message.line, message.kind, words))
    return sorted(found, key=lambda one: one.line)


def _reached_at(document: Document, finding: Finding) -> tuple[bool, int]:
    """The order in which mlir-opt gets to findings: it verifies nothing where it could not parse.

    It looks for the terminator of a block when it has verified all operations of the block.
    """
    item = document.item_at(finding.start) if finding.code == _AT_BLOCK_END else None
    return _is_of_verifier(finding), item.end if item is not None else finding.start


def without_expected(document: Document, findings: Sequence[Finding]) -> list[Finding]:
    """`findings` without those in lines that an annotation speaks of, whatever it says."""
    if _MARK not in document.text:
        return list(findings)
    lines = LineIndex(document.text)
    starts = [chunk.start for chunk in document.chunks]
    meant = {one.line for one in expectations_in(document.text, lines, starts)}
    return [finding for finding in findings if lines.line_at(finding.start) not in meant]


def expectations_in(text: str, lines: LineIndex, parts: Sequence[int]) -> list[Expectation]:
    """All annotations in text order. `parts`: offsets where the parts of a split file begin.

    An annotation `@above` or `@below` whose line does not exist in its part means its own line, where nothing is.
    """
    found: list[Expectation] = []
    above, waiting = 0, list[int]()
    begins = {lines.line_at(start) for start in parts}
    for line in range(lines.line_count) if _MARK in text else ():
        if line in begins:
            above = line
            waiting.clear()
        start, end = lines.line_start(line), lines.line_end(line)
        match = _ANNOTATION.search(text[start:end]) if text.find(_MARK, start, end) >= 0 else None
        if match is None:
            for index in waiting:
                found[index] = _at_line(found[index], line)
            waiting.clear()
            above = line
            continue
        where = match["where"] or "+0"
        if where == "below":
            waiting.append(len(found))
        meant = {"above": above, "below": line, "unknown": None}.get(where, line)
        if where[0] in "+-":
            meant = line + int(where)
        found.append(_expectation(match, start, meant))
    return found


def unread_in(text: str, lines: LineIndex) -> list[Finding]:
    """Comments that look like annotations and are none to mlir-opt: what they say is not looked for."""
    findings: list[Finding] = []
    at = text.find(_MARK)
    while at >= 0:
        line = lines.line_at(at)
        start, end = lines.line_start(line), lines.line_end(line)
        content = text[start:end]
        almost = _ALMOST.search(content)
        match = _ANNOTATION.search(content)
        message = None
        if match is None and almost is not None:
            message = "This is no annotation to mlir-opt: `expected-error@+1 {{words}}` is one, at the end of its line"
        elif match is not None and match["re"] and _pattern(match["words"]) is None:
            message = "The regular expression in this annotation cannot be read"
        if message is not None:
            findings.append(Finding(UNREAD, Severity.ERROR, at, max(at, start + len(content.rstrip())), message))
        at = text.find(_MARK, end)
    return findings


def _expectation(match: re.Match[str], offset: int, line: int | None) -> Expectation:
    pattern = _pattern(match["words"]) if match["re"] else None
    return Expectation(offset + match.start(), offset + match.end(), match["kind"], line, match["words"], pattern)


def _at_line(given: Expectation, line: int) -> Expectation:
    return Expectation(given.start, given.end, given.kind, line, given.words, given.pattern)


def _pattern(words: str) -> re.Pattern[str] | None:
    """`words` with regular expressions in `{{...}}`; None where one cannot be read."""
    parts: list[str] = []
    position = 0
    for part in _PATTERN_PART.finditer(words):
        parts += (re.escape(words[position : part.start()]), f"(?:{_POSIX_CLASS.sub(_class, part[1])})")
        position = part.end()
    try:
        return re.compile("".join(parts) + re.escape(words[position:]))
    except re.error:
        return None


def _class(match: re.Match[str]) -> str:
    return _POSIX.get(match[1], match[0])


def _part(starts: Sequence[int], offset: int) -> int:
    """The number of the part that `offset` is in."""
    return max(bisect_right(starts, offset) - 1, 0)


def _last_sent(findings: Sequence[Finding], lines: LineIndex) -> Iterator[_Message]:
    for finding in findings:
        kind, due = KINDS[finding.severity], finding if finding.severity is Severity.ERROR else None
        first, *others = finding.upstream_errors or (Note(finding.start, finding.end, finding.upstream or ""),)
        texts = tuple(text for text in (finding.message, first.message) if text)
        yield _Message(kind, finding.start, lines.line_at(first.start), texts, due)
        for other in others:
            yield _Message(kind, finding.start, lines.line_at(other.start), (other.message,), None)
        for note in finding.notes:
            yield _Message("note", note.start, lines.line_at(note.start), (note.message,), None)


def _differences(
    expectations: Sequence[Expectation],
    messages: Sequence[_Message],
    strictness: Strictness,
    is_left_out: Callable[[Expectation], bool],
) -> Iterator[Finding]:
    """In one part of the file."""
    matched: set[Expectation] = set()
    annotated: list[Finding] = []
    surprising: list[Finding] = []
    for one in messages:
        fitting = _fitting(expectations, one)
        # Upstream takes the first; several errors in one line may well be annotated by like words.
        matched.update([expectation for expectation in fitting if expectation not in matched][:1])
        if one.finding is not None:
            (annotated if fitting else surprising).append(one.finding)
    for finding in surprising if strictness != "only-expected" else ():
        if strictness == "every" or not any(_keeps_from(first, finding) for first in annotated):
            upstream = finding.upstream if finding.upstream != finding.message else None
            message = f"unexpected error: {_cut(finding.message)}"
            help_ = f"it is `{finding.code}`; annotate it, or correct the program"
            yield Finding(UNEXPECTED, Severity.ERROR, finding.start, finding.end, message, (), help_, upstream)
    for expectation in expectations:
        if expectation not in matched:
            notes = tuple(_note(one.finding) for one in messages if one.line == expectation.line and one.finding)
            severity, message = Severity.ERROR, f"This {expectation.kind} is not found: {_cut(expectation.words)}"
            if is_left_out(expectation):
                severity = Severity.HINT
                message = f"This {expectation.kind} is not looked for: a dialect has it that is not described"
            yield Finding(MISSING, severity, expectation.start, expectation.end, message, notes)


def _fitting(expectations: Sequence[Expectation], message: _Message) -> list[Expectation]:
    """The annotations that answer for `message`."""
    return [
        expectation
        for expectation in expectations
        if expectation.line in (message.line, None)
        and expectation.kind == message.kind
        and (message.kind == "note" or any(map(expectation.fits, message.texts)))
    ]


def _keeps_from(first: Finding, other: Finding) -> bool:
    """Whether mlir-opt, having reported `first`, does not get to `other`."""
    if _is_of_verifier(other):
        return True
    return not _is_of_verifier(first) and first.start <= other.start


def _is_of_verifier(finding: Finding) -> bool:
    if finding.is_read is not None:
        return not finding.is_read
    return finding.code.startswith(_OF_VERIFIER) and finding.code != _OF_TYPES


def _note(finding: Finding) -> Note:
    return Note(finding.start, finding.end, f"what is found here: {_cut(finding.message)}")


def _cut(text: str) -> str:
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
