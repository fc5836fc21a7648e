"""What the tests with real editors share. They run with `./dev test-editors`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.editors import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.editors)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests."""
    api = pytest.importorskip("playwright.sync_api")
    if chromium.program() is None:
        pytest.skip("chromium is not installed")
    with api.sync_playwright() as playwright:
        launched = chromium.launch(playwright)
        yield launched
        launched.close()
