"""The browser of the tests: Debian's Chromium, which reaches nothing but this machine."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

ARGUMENTS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"),
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
]


def program() -> str | None:
    """Its path; None where it is not installed."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def launch(playwright: Playwright) -> Browser:
    """Start it, without a window."""
    return playwright.chromium.launch(executable_path=program(), headless=True, args=ARGUMENTS)
