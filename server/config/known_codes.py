"""Codes of findings: the list of all, patterns of them in settings and arguments, and their pages in docs/checks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..io.files import UserFacingError
from .finding_kinds import CATEGORIES

_PAGES = Path(__file__).resolve().parents[2] / "docs" / "checks"
"""Installed with the program."""


@cache
def codes() -> tuple[str, ...]:
    """All codes that have a page, in alphabetical order."""
    return tuple(sorted(page.stem for page in _PAGES.glob("*.md") if page.stem != "index"))


def unknown_code_message(pattern: str) -> str | None:
    """The error for a pattern, a category, a code or a prefix with a `*`, that matches no code; None otherwise."""
    known = codes()
    if pattern in CATEGORIES:
        return None
    is_prefix = pattern.endswith("*")
    stem = pattern.removesuffix("*")
    if any(code.startswith(stem) for code in known) if is_prefix else pattern in known:
        return None
    close = _closest(stem)
    suggestion = f"did you mean `{close}`?" if close else "docs/checks lists them all"
    return f"there is no code {'like ' if is_prefix else ''}`{pattern}`; {suggestion}"


def code_page(code: str) -> str:
    """The page of `code`, in Markdown.

    Raises:
        UserFacingError: there is no such code.
    """
    if code not in codes():
        close = _closest(code)
        suggestion = f"did you mean {close}?" if close else "docs/checks lists them all"
        raise UserFacingError(f"there is no finding with the code {code}; {suggestion}")
    return (_PAGES / f"{code}.md").read_text(encoding="utf-8").rstrip("\n")


@cache
def page_uri(code: str) -> str | None:
    """The `file:` URI of the page of `code`, on this machine and for this version; None without one."""
    return (_PAGES / f"{code}.md").as_uri() if code in codes() else None


def _closest(code: str) -> str | None:
    """The known code that is spelled most like `code`."""
    from difflib import get_close_matches

    return next(iter(get_close_matches(code, codes(), 1)), None)
