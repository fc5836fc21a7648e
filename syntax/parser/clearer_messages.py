"""Clearer messages: what a syntax error is about where the text at its place tells more than the grammar does."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern
from ..text.cursor import STRING

LEFT_OUT = "something was left out here"
_ELLIPSES = ("...", "\u2026")
"""Text in the place of code that was left out, as documents have it."""
_NUMBER_BEFORE = lazy_pattern(r"%[0-9]+\Z").search
_NAME_GOES_ON = lazy_pattern(r"[A-Za-z_$.\-][\w$.\-]*").match
_MOST_DIGITS = 20
"""Code points before an error in which the digits of a name are looked for."""


def clearer(text: str, start: int, end: int, message: str) -> tuple[str, int, int] | None:
    """A message with its range for the syntax error `message` between `start` and `end` of `text`.

    None where the message is clear enough.
    """
    for shown in _ELLIPSES:
        if text.startswith(shown, start):
            return None if LEFT_OUT in message else (f"'{shown}' is no code: {LEFT_OUT}", start, start + len(shown))
    rest = _NAME_GOES_ON(text, start)
    digits = _NUMBER_BEFORE(text[max(start - _MOST_DIGITS, 0) : start]) if rest is not None else None
    if rest is not None and digits is not None and not rest.group().startswith("->"):
        name = digits.group() + rest.group()
        return f"'{name}' is no name: only digits may follow a digit", start - len(digits.group()), rest.end()
    if text.startswith('"', start) and message.endswith("in quotes") and STRING(text, start) is None:
        return "this string is not closed on its line", start, end
    return None
