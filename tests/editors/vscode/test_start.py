"""How the server gets started, and what is said when it cannot be; how long the extension takes."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from typing import Any

import pytest

from tests.editors.vscode.instance import happens, wait_until
from tests.editors.vscode.programs import FILL
from tests.editors.vscode.workbench import Workbench

NO_PYTHON = "/nowhere/python3"
MARKDOWN = f"A program:\n\n```mlir\n{FILL}```\n"


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    return {"pydealloc.server.python": NO_PYTHON}


def colours(workbench: Workbench) -> set[str]:
    """Of all text in the editor."""
    found: list[str] = workbench.editor.evaluate(
        "editor => [...editor.querySelectorAll('.view-line span span')].map(piece => getComputedStyle(piece).color)"
    )
    return set(found)


@pytest.mark.complains("needs Python 3.10 or newer")
def test_without_a_python(workbench: Workbench, name: str) -> None:
    """It is said, with what can be done; what needs no server works; and as soon as there is a Python, all does."""
    workbench.open(name, FILL)
    toast = workbench.toast("Python")
    toast.wait_for()
    assert NO_PYTHON in toast.inner_text()
    for button in ("Select Interpreter", "Open Settings", "Install Python"):
        assert toast.locator(".monaco-button", has_text=button).count() == 1
    workbench.state.locator(".codicon-error").wait_for()
    wait_until(lambda: len(colours(workbench)) >= 4, "the colours of the grammar")
    workbench.open("program.md", MARKDOWN)
    wait_until(lambda: len(colours(workbench)) >= 4, "the colours of the program in Markdown")
    workbench.press_button(toast, "Open Settings")
    workbench.page.locator(".settings-editor").first.wait_for()
    workbench.press("Escape")
    workbench.open(name)
    workbench.configure({"pydealloc.server.python": sys.executable}, workbench.is_ready, "the server")
    workbench.wait_for_line("%scratch owned")


def test_activation_is_quick(workbench: Workbench, name: str, record_property: Callable[[str, object], None]) -> None:
    """What VS Code says it took is printed; it depends too much on what else the machine does for more."""
    workbench.open(name, FILL)
    workbench.configure({"pydealloc.server.python": sys.executable}, workbench.is_ready, "the server")
    workbench.run("Developer: Show Running Extensions")
    row = workbench.page.locator(".runtime-extensions-editor .monaco-list-row", has_text="pydealloc").first
    workbench.page.locator(".runtime-extensions-editor .monaco-list-row").first.click()

    def found() -> bool:
        # Those that took longest come first, and only those on screen are there.
        if not row.is_visible():
            workbench.press("PageDown")
        return happens(row.is_visible)

    wait_until(found, "our extension in the list")
    took = re.search(r"(\d+)ms", row.inner_text())
    workbench.press("Escape")
    assert took is not None
    record_property(f"activation in VS Code ({workbench.server.version})", f"{took[1]} ms")
