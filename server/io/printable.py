"""Printable names: file names as terminals and reports can show them.

A file name may hold escape sequences, line ends, and bytes that are no UTF-8 (which Python keeps as lone surrogates).
"""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern

_UNPRINTABLE = lazy_pattern(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
_CONTROLS = lazy_pattern(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
_FIRST_BYTE, _LAST_BYTE = 0xDC80, 0xDCFF
"""The surrogates that represent the bytes 0x80 to 0xff."""


def printable(name: str) -> str:
    """`name` with `\\x1b` in place of a control character, and `\\xff` in place of a byte that is no UTF-8."""
    return _UNPRINTABLE.sub(_escaped, name) if not name.isprintable() else name


def without_controls(text: str) -> str:
    """As `printable`, for a text of several lines: tabs and line ends stay."""
    return _CONTROLS.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    code = ord(found[0])
    if _FIRST_BYTE <= code <= _LAST_BYTE:
        return f"\\x{code - 0xDC00:02x}"
    return f"\\x{code:02x}" if code <= 0xFF else f"\\u{code:04x}"
