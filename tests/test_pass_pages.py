"""The pages about passes are those that their modules and their pages of tests make."""

from __future__ import annotations

import pytest

from pydealloc.passes import PASSES, PassEntry
from tests.harness.made_pages import stale
from tests.harness.pass_pages import FOLDER, options_of, pages


def test_the_pages_are_up_to_date() -> None:
    assert stale(FOLDER, pages()) == [], "run ./dev pages"


@pytest.mark.parametrize("entry", PASSES, ids=lambda entry: entry.name)
def test_a_page_shows_options_and_an_example(entry: PassEntry) -> None:
    page = pages()[f"{entry.name}.md"]
    options = options_of(entry)
    assert [name for name, (_, meaning) in options.items() if not meaning] == [], "options without a docstring"
    assert all(f"| `{name}` |" in page for name in options)
    assert "\n```\n\nbecomes" in page


def test_a_pipeline_lists_its_passes() -> None:
    page = pages()["buffer-deallocation-pipeline.md"]
    assert "3. [`ownership-based-buffer-deallocation`](ownership-based-buffer-deallocation.md)" in page
    assert "[`dealloc-frees-buffer`](../../checks/dealloc-frees-buffer.md)" in page
