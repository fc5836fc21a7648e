"""Distinct attributes: those of one number are one attribute (parseDistinctAttr in mlir/lib/AsmParser)."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ods.parse_fault import ParseFault
from ...syntax.document.document import Document, ParsedChunk
from ...syntax.text.findings import Finding, Severity
from ...syntax.text.lexer import TokenKind, significant_tokens
from ...syntax.types.attributes import read_attribute

_WITH_CONTENT = lazy_pattern(r"distinct\s*\[\s*[0-9]+\s*\]\s*<\s*(?!>)").search
"""Starts with the letters of the word alone, which a search skips to quickly: every program is searched."""
_AT_WORD = lazy_pattern(r"distinct\s*\[\s*([0-9]+)\s*\]\s*<\s*").match


def check(document: Document) -> Iterator[Finding]:
    """Attributes of a number that has another one further up; offsets into the text."""
    if _WITH_CONTENT(document.text) is None:
        # `distinct[0]<>`, as debug information has them.
        return
    for chunk in document.chunks:
        yield from _in(document.text, chunk)


def _in(text: str, chunk: ParsedChunk) -> Iterator[Finding]:
    known: dict[int, str] = {}
    for token in significant_tokens(text, chunk.start, chunk.end):
        found = _AT_WORD(text, token.start) if token.kind is TokenKind.WORD else None
        if found is None:
            continue
        start = end = found.end()
        content = "unit"
        if not text.startswith(">", start):
            try:
                value, end = read_attribute(text, start, chunk.aliases)
            except ParseFault:
                continue
            content = str(value)
        first = known.setdefault(number_in(found[1]), content)
        if first != content:
            message = f"referenced attribute does not match previous definition: {first}"
            yield Finding("syntax", Severity.ERROR, start, max(end, start + 1), message)
