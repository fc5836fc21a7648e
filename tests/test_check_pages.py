"""The pages about codes are those that the tests' pages make."""

from __future__ import annotations

from tests.harness.check_pages import pages, stale


def test_the_pages_are_up_to_date() -> None:
    assert not stale(pages()), "run ./dev pages"


def test_a_page_has_what_was_found_and_what_to_do() -> None:
    page = pages()["double-free.md"]
    assert page.startswith("# `double-free`\n")
    assert "^ warning double-free: " in page
    assert "> remove one of the deallocations\n" in page
    assert "```text help" not in page
