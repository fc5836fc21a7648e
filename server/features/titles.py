"""Titles of actions and lenses: plain text, in which editors do not render Markdown."""

from __future__ import annotations

_LONGEST = 60
"""Code points of a title's quotation."""


def quoted(text: str) -> str:
    """A piece of a program in one line, cut when it is long; in quotes unless it is one word."""
    text = " ".join(text.split())
    if len(text) > _LONGEST:
        text = f"{text[: _LONGEST - 1]}…"
    return text if text and " " not in text else f"'{text}'"


def plain(words: str) -> str:
    """Words of a message, which quotes names with backquotes, for a title."""
    return words.replace("`", "")
