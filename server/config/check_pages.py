"""The pages about codes, which are installed with the program: docs/checks."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..io.files import WorldError

_PAGES = Path(__file__).resolve().parents[2] / "docs" / "checks"


@cache
def codes() -> tuple[str, ...]:
    """All codes that have a page, in alphabetical order."""
    return tuple(sorted(page.stem for page in _PAGES.glob("*.md") if page.stem != "index"))


def page_of(code: str) -> str:
    """The page of `code`, in Markdown.

    Raises:
        WorldError: there is none.
    """
    known = codes()
    if code not in known:
        from difflib import get_close_matches

        close = get_close_matches(code, known, 1)
        hint = f"did you mean {close[0]}?" if close else "docs/checks lists them all"
        raise WorldError(f"there is no finding with the code {code}; {hint}")
    return (_PAGES / f"{code}.md").read_text(encoding="utf-8").rstrip("\n")


@cache
def page_uri(code: str) -> str | None:
    """Where an editor finds the page of `code`, on this machine and for this version; None without one."""
    return (_PAGES / f"{code}.md").as_uri() if code in codes() else None
