"""A workspace that nobody trusts: nothing that it names is run, and everything else works."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.editors.vscode.instance import CodeServer, happens, wait_until
from tests.editors.vscode.programs import FILL
from tests.editors.vscode.workbench import Workbench, opened

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="module")
def arguments() -> tuple[str, ...]:
    return ()


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    return {"security.workspace.trust.enabled": True, "security.workspace.trust.startupPrompt": "never"}


@pytest.fixture
def window(browser: Browser, code_server: CodeServer, marker: Path) -> Iterator[Workbench]:
    """A page of its own for each try, loaded when the workspace is as it will be: in that page it is trusted then."""
    with opened(browser, code_server) as shown:
        yield shown


@pytest.fixture
def marker(code_server: CodeServer) -> Path:
    """A file that the programs named by the workspace write. The server that it names is ours, with that before it."""
    marker = code_server.root / "was-run"
    marker.unlink(missing_ok=True)
    program = code_server.write("own.sh", f'#!/bin/sh\n: > "{marker}"\nexec "$@"\n')
    program.chmod(0o755)
    (bundled,) = code_server.extensions.glob("pydealloc.*/bundled/server.py")
    command = [str(program), "python3", str(bundled), "--stdio"]
    code_server.configure({"pydealloc.server.command": command, "pydealloc.run.path": str(program.parent)})
    return marker


def test_nothing_of_the_workspace_is_run_until_it_is_trusted(workbench: Workbench, name: str, marker: Path) -> None:
    workbench.open(name, f"// RUN: own.sh true %s\n{FILL}")
    workbench.wait_until_ready()
    workbench.wait_for_line("%scratch owned")
    wait_until(lambda: "Show stages" in workbench.lenses(), "the lenses")
    assert "Run" not in workbench.lenses()
    workbench.place(1, 4)
    workbench.run("MLIR: Run RUN Line")
    workbench.toast("trust").wait_for()
    workbench.dismiss_toasts()
    assert not marker.exists()
    workbench.run("Workspaces: Manage Workspace Trust")
    wait_until(lambda: is_trusted_now(workbench), "the workspace to be trusted")
    wait_until(marker.exists, "the server that the workspace names to be run, now that it is trusted")
    workbench.open(name)
    workbench.wait_until_ready()
    wait_until(lambda: "Run" in workbench.lenses(), "a lens above the RUN line")


def is_trusted_now(workbench: Workbench) -> bool:
    """Whether it is trusted, after another click on what makes it so: the first ones come before the page listens."""
    restricted = workbench.page.locator(".statusbar-item", has_text="Restricted Mode")
    button = workbench.page.locator(".workspace-trust-editor .monaco-button", has_text="Trust").first
    if restricted.count() and button.is_visible():
        button.click()
    return happens(lambda: restricted.count() == 0)
