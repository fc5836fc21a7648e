"""Functions on tensors in VS Code: hints and hover of copies, and fixes and bufferization after a preview."""

from __future__ import annotations

import pytest

from tests.editors.vscode.instance import happens, wait_until
from tests.editors.vscode.workbench import Workbench

COPYING = """\
func.func @f(%t: tensor<1024xf32>, %i: index, %v: f32) -> (tensor<1024xf32>, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<1024xf32>
  %1 = tensor.extract %t[%i] : tensor<1024xf32>
  return %0, %1 : tensor<1024xf32>, f32
}
"""
PANE = ".bulk-edit-panel"


def test_a_copy_is_hinted_and_explained(workbench: Workbench, name: str) -> None:
    workbench.open(name, COPYING)
    workbench.wait_for_line("%t pass: copies 4 KiB")
    wait_until(lambda: any("1 copy (4 KiB)" in lens for lens in workbench.lenses()), "the lens")
    workbench.hover(2, 31, "%1 = tensor.extract reads the old contents")
    workbench.page.locator(".monaco-hover:visible a", has_text="%1 = tensor.extract").first.wait_for()


def test_two_hints_on_one_line_are_shown_whole(workbench: Workbench, name: str, version: str) -> None:
    """VS Code's own limit, 43 characters of all hints of a line, would leave the size out."""
    if version == "oldest":
        pytest.skip("the limit of this version cannot be changed")
    workbench.open(name, COPYING.replace("1024", "100000"))
    workbench.wait_for_line("%0 new 390.6 KiB, returned = tensor.insert %v into %t pass: copies 390.6 KiB[%i]")


@pytest.mark.parametrize(
    ("title", "line", "expected"),
    [
        ("Move %1 = tensor.extract before", 2, "  %1 = tensor.extract %t[%i] : tensor<1024xf32>\n  %0"),
        ("Bufferize this file (one-shot-bufferize)", 1, "memref.copy"),
        ("Bufferize this file and insert deallocations", 1, "memref.copy"),
        ("Bufferize @f, what it calls", 1, "memref.copy"),
    ],
)
def test_an_action_is_shown_before_it_is_applied(
    workbench: Workbench, name: str, title: str, line: int, expected: str
) -> None:
    workbench.open(name, COPYING)
    workbench.wait_for_line("%t pass: copies 4 KiB")
    workbench.place(line, 10)
    widget = workbench.page.locator(".action-widget:not(.action-list-submenu-panel)")
    row = widget.locator(".monaco-list-row.action", has_text=title).first

    def shown() -> bool:
        workbench.press("Escape", "Control+.")
        return happens(row.is_visible)

    wait_until(shown, f"the code action `{title}`")
    workbench.choose(row, widget)
    workbench.press("Control+Enter")
    pane = workbench.page.locator(PANE)
    pane.wait_for()
    pane.locator(".monaco-list-row", has_text=name).first.wait_for()
    path = workbench.server.workspace / name
    assert path.read_text(encoding="utf-8") == COPYING
    pane.locator(".monaco-button", has_text="Apply").first.click()
    pane.wait_for(state="hidden")
    assert expected in workbench.save(name, lambda text: text != COPYING)
