"""The pages about dialects are those that their folders make."""

from __future__ import annotations

from tests.harness.dialect_pages import FOLDER, pages
from tests.harness.made_pages import stale


def test_the_pages_are_up_to_date() -> None:
    assert stale(FOLDER, pages()) == [], "run ./dev pages"


def test_a_page_shows_operations_and_ownership() -> None:
    page = pages()["memref.md"]
    assert "| `memref.alloc` | `dynamicSizes*`, `symbolOperands*` | `memref` |" in page
    assert "| `memref.alloc` | allocates `memref` |" in page
    assert "| `memref.dealloc` | frees `memref` |" in page
    assert "`assembly.py`" in page
