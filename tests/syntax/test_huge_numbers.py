"""Numbers that nobody has checked: each one in a program is 0, negative, or longer than anything can count."""

from __future__ import annotations

import re
from zlib import crc32

import pytest

from pydealloc import check_text
from tests.fuzz.__main__ import samples_of

_NUMBERS = re.compile(r"(?<![\w.%@^#])-?\d+(?![\w.])|(?<=[a-z])\d+\b|(?<=x)\d+|\b\d+(?=x)")
_BEFORE = 14
"""Code points that tell one place from another."""
_PART = 24
"""One place of so many is tried: all of them take minutes."""


def _places() -> list[tuple[str, int, int]]:
    found: dict[str, tuple[str, int, int]] = {}
    for text in samples_of([]):
        for match in _NUMBERS.finditer(text):
            before = text[max(0, match.start() - _BEFORE) : match.start()]
            found.setdefault(re.sub(r"\d+", "0", re.sub(r"%[\w#:]+", "%", before)), (text, *match.span()))
    return [place for key, place in sorted(found.items()) if crc32(key.encode()) % _PART == 0]


@pytest.mark.parametrize("number", ["0", "-1", "9" * 20, "9" * 5000], ids=["zero", "negative", "64 bits", "long"])
def test_no_number_is_too_large(number: str) -> None:
    places = _places()
    assert len(places) > 100
    for text, start, end in places:
        check_text(text[:start] + number + text[end:])
