"""The extension where nothing but the browser runs it: the extension host and the server are workers of the page."""

from __future__ import annotations

from typing import Any

import pytest

from tests.editors.vscode.programs import FILL, UNDEFINED
from tests.editors.vscode.workbench import Workbench


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    """As on a site that has no machine behind it: the extension's `browser` entry is what starts."""
    return {"remote.extensionKind": {"pydealloc.pydealloc-lsp": ["web"]}, "pydealloc.server.python": "/nowhere/python3"}


def test_the_server_runs_in_a_worker(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    workbench.wait_for_line("%scratch owned")
    assert workbench.server.server_processes() == []
    workers = [worker.url for worker in workbench.page.workers]
    assert sum(url.startswith("blob:") for url in workers) >= 1, workers


def test_findings_follow_the_text(workbench: Workbench, name: str) -> None:
    workbench.open(name, UNDEFINED)
    workbench.squiggle("error").first.wait_for()
    workbench.place(2, 27)
    workbench.press("Backspace")
    workbench.type("a")
    workbench.squiggle("error").first.wait_for(state="detached")


def test_a_picture_is_drawn(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_for_line("%scratch owned")
    workbench.place(4, 5)
    workbench.run("Show Ownership Graph")
    workbench.webview().locator("svg a").first.wait_for()
