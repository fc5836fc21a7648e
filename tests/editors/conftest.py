"""What the tests with real editors share. They run with `./dev test-editors`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.editors import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser

HERE = Path(__file__).parent
AGAIN = pytest.StashKey[list[str]]()
"""Tests that were tried a second time, and why."""


def pytest_configure(config: pytest.Config) -> None:
    config.stash[AGAIN] = []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.editors)


def pytest_sessionfinish(session: pytest.Session) -> None:
    # What happened in a worker of xdist, the process that reports does not know.
    output = getattr(session.config, "workeroutput", None)
    if output is not None:
        output["again"] = session.config.stash[AGAIN]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[AGAIN] += getattr(node, "workeroutput", {}).get("again", ())


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    for name in config.stash[AGAIN]:
        terminalreporter.write_line(f"tried a second time: {name}", yellow=True)
    for report in terminalreporter.stats.get("passed", ()):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{name}: {value}")


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
