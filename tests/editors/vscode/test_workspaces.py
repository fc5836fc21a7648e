"""Workspaces of several folders, and texts that are not saved when the window is closed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest

from tests.editors.vscode.instance import CodeServer, wait_until
from tests.editors.vscode.programs import FILL, TWICE
from tests.editors.vscode.workbench import Workbench, opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser

# A window is loaded anew while extensions answer: those of VS Code complain too.
pytestmark = pytest.mark.complains("Channel has been closed")
QUIET = 'ignore = ["double-free"]\n'
"""A configuration that reports nothing about TWICE."""


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    return {"files.hotExit": "onExitAndWindowClose"}


@pytest.fixture(scope="module")
def window(browser: Browser, code_server: CodeServer) -> Iterator[Workbench]:
    with opened(browser, code_server) as shown:
        yield shown


def reload(workbench: Workbench) -> None:
    """Restart the window; what VS Code says of the one that is closed is none of our business."""
    workbench.load()
    workbench.errors.clear()


def test_each_folder_of_a_workspace_has_its_own_configuration(workbench: Workbench) -> None:
    server = workbench.server
    server.write("first/pydealloc.toml", QUIET)
    server.write("first/quiet.mlir", TWICE)
    server.write("second/loud.mlir", TWICE)
    folders = [{"path": "first"}, {"path": "second"}]
    described = server.write("both.code-workspace", json.dumps({"folders": folders}))
    workbench.page.goto(f"http://127.0.0.1:{server.port}/?workspace={quote(str(described))}")
    workbench.page.locator(".monaco-workbench .statusbar-item").first.wait_for()
    workbench.errors.clear()
    workbench.open("second/loud.mlir")
    workbench.wait_until_ready()
    wait_until(lambda: workbench.squiggle().count() > 0, "the findings of the second folder")
    workbench.open("first/quiet.mlir")
    workbench.wait_for_line("%buffer")
    wait_until(lambda: "Show stages" in workbench.lenses(), "the lenses")
    assert workbench.squiggle().count() == 0
    assert len(server.server_processes()) <= 2
    rows = workbench.problems()
    assert any("loud.mlir" in row for row in rows), rows
    assert not any("quiet.mlir" in row for row in rows), rows
    reload(workbench)


def test_a_text_that_was_not_saved_is_analysed_after_a_restart(workbench: Workbench, name: str) -> None:
    workbench.open(name, FILL)
    workbench.wait_until_ready()
    workbench.wait_for_line("%scratch owned")
    workbench.place(6, 3)
    workbench.type("memref.dealloc %scratch : memref<?xf32>\n  ", delay=20)
    wait_until(lambda: workbench.squiggle().count() > 0, "findings of the text that is not saved")
    kept = workbench.server.data / "User" / "Backups"
    wait_until(lambda: any(path.is_file() for path in kept.rglob("*")), "VS Code to keep the text")
    reload(workbench)
    workbench.tab(name).wait_for()
    workbench.wait_for_line("memref.dealloc %scratch")
    wait_until(lambda: workbench.squiggle().count() > 0, "findings after the restart")
    assert "memref.dealloc" not in (workbench.server.workspace / name).read_text(encoding="utf-8")
    workbench.type(" ")
    workbench.wait_until_ready()
