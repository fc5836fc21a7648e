"""Codes of findings as settings and arguments name them."""

from __future__ import annotations

from .check_pages import codes


def complaint(pattern: str) -> str | None:
    """Why nothing is called like that, and what may be meant; None when something is."""
    known = codes()
    star = pattern.endswith("*")
    stem = pattern[:-1] if star else pattern
    if any(code.startswith(stem) for code in known) if star else pattern in known:
        return None
    from difflib import get_close_matches

    close = get_close_matches(stem, known, 1)
    meant = f"did you mean `{close[0]}`?" if close else "docs/checks lists them all"
    return f"there is no code {'like ' if star else ''}`{pattern}`; {meant}"
