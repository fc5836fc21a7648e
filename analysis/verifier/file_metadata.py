"""File metadata: the entries of `{-# dialect_resources: {...} #-}` (mlir/lib/AsmParser/Parser.cpp)."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.lazy_pattern import lazy_pattern
from ...ods.registry import UPSTREAM
from ...syntax.document.document import Document
from ...syntax.text.findings import Finding, Severity

_BLANK = r"(?:\s|//[^\n]*\n)*"
_START = lazy_pattern(rf"\{{-#{_BLANK}dialect_resources\s*:\s*\{{").finditer
_DIALECT = lazy_pattern(rf"{_BLANK}(?:,{_BLANK})?([A-Za-z_][\w$.]*)\s*:\s*\{{").match
_ENTRY = lazy_pattern(
    rf"""{_BLANK}(?:,{_BLANK})?([A-Za-z_][\w$.\-]*|"(?:[^"\\]|\\.)*")\s*:\s*("[^"\n]*"|[^\s,{{}}"]+)"""
).match
_HEX = lazy_pattern(r'"0x((?:[0-9A-Fa-f]{2})*)"').fullmatch
_ALIGNMENT_DIGITS = 8
_WITH_BLOBS = frozenset(("builtin", "test"))
"""Dialects whose resources are blobs of any name."""
_WITH_OWN_KEYS = frozenset(("ml_program",))
"""Dialects that read resources, of which none has a name known here."""


def check(document: Document) -> Iterator[Finding]:
    """Entries that no dialect reads; offsets into the text. What is left out or broken is not looked at."""
    text = document.text
    if "{-#" not in text:
        return
    for found in _START(text):
        place = found.end()
        while (dialect := _DIALECT(text, place)) is not None:
            yield from _entries(text, dialect[1], dialect.end())
            place = text.find("}", dialect.end()) + 1
            if place == 0:
                return


def _entries(text: str, dialect: str, place: int) -> Iterator[Finding]:
    if dialect in UPSTREAM.dialect_names() and dialect not in (*_WITH_BLOBS, *_WITH_OWN_KEYS):
        message = f"unexpected 'resource' section for dialect '{dialect}'"
        entry = _ENTRY(text, place)
        if entry is not None:
            yield Finding("syntax", Severity.ERROR, entry.start(1), entry.end(1), message)
        return
    while (entry := _ENTRY(text, place)) is not None:
        message = _wrong(dialect, entry[1].strip('"'), entry[2])
        if message:
            yield Finding("syntax", Severity.ERROR, entry.start(2), entry.end(2), message)
            return
        place = entry.end()


def _wrong(dialect: str, key: str, value: str) -> str:
    if dialect in _WITH_OWN_KEYS:
        return f"unknown 'resource' key '{key}' for dialect '{dialect}'"
    if dialect not in _WITH_BLOBS:
        return ""
    digits = _HEX(value)
    if digits is None:
        return f"expected hex string blob for key '{key}'"
    if len(digits[1]) < _ALIGNMENT_DIGITS:
        return f"expected hex string blob for key '{key}' to encode alignment in first 4 bytes"
    return ""
