"""What the tests with real editors share. They run with `./dev test-editors`."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
BROWSER_ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.editors)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium, which reaches nothing but this machine."""
    api = pytest.importorskip("playwright.sync_api")
    program = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("chromium is not installed")
    with api.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, headless=True, args=BROWSER_ARGUMENTS)
        yield chromium
        chromium.close()
