"""The pages about codes are those that the tests' pages make."""

from __future__ import annotations

import re

from tests.harness.check_pages import FOLDER, pages
from tests.harness.made_pages import stale

HEADINGS = ["What it reports", "Why it matters", "Example", "How to fix it", "When it is not reported"]


def test_each_page_has_the_fixed_headings() -> None:
    for name, text in pages().items():
        if name != "index.md":
            parts = re.split(r"^## (.+)\n", text, flags=re.MULTILINE)
            assert parts[1::2] == HEADINGS, name
            assert all(part.strip() for part in parts), f"{name}: an empty section"


def test_the_pages_are_up_to_date() -> None:
    assert not stale(FOLDER, pages()), "run ./dev pages"


def test_a_page_has_what_was_found_and_what_to_do() -> None:
    page = pages()["double-free.md"]
    assert page.startswith("# `double-free`\n")
    assert "^ warning double-free: " in page
    assert "> remove one of the deallocations\n" in page
    assert "```text help" not in page
