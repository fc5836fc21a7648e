"""The language server in VS Code: what it says of a file, where, and what changes when it is told to."""

from __future__ import annotations

from tests.editors.vscode.workbench import Workbench

LEAK = """\
func.func @leak() {
  %buffer = memref.alloc() : memref<4xf32>
  return
}
"""


def test_squiggle(workbench: Workbench) -> None:
    workbench.open("squiggle.mlir", LEAK)
    workbench.squiggle().first.wait_for()
    assert workbench.squiggle().count() == 1
