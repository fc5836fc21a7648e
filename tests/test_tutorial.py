"""The tutorials: their commands are run in their order, and print what is shown.

`PYDEALLOC_SNAPSHOTS=1` with this file writes what they print into the page.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

from tests.harness.tree import ROOT

_BLOCK = re.compile(r"^```(mlir|console)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_PROMPT = "$ "


def shown(block: str, folder: Path) -> str:
    """The commands of `block`, each with what it prints."""
    lines: list[str] = []
    for line in block.splitlines():
        if line.startswith(_PROMPT):
            name, *arguments = shlex.split(line.removeprefix(_PROMPT))
            assert name == "pydealloc-lsp", line
            command = [sys.executable, "-m", "pydealloc", *arguments]
            done = subprocess.run(
                command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
            )
            assert done.returncode in (0, 1), done.stdout
            lines += [line, *done.stdout.splitlines()]
    return "".join(f"{line}\n" for line in lines)


def run_page(name: str, file: str, folder: Path) -> int:
    """Run the page `name` on the program that it calls `file`; the number of commands."""
    page = ROOT / "docs" / name
    text = page.read_text(encoding="utf-8")
    ran = 0

    def run(block: re.Match[str]) -> str:
        nonlocal ran
        if block[1] == "mlir":
            (folder / file).write_text(block[2], encoding="utf-8")
            return block[0]
        ran += block[2].count(_PROMPT)
        return f"```console\n{shown(block[2], folder)}```"

    made = _BLOCK.sub(run, text)
    if os.environ.get("PYDEALLOC_SNAPSHOTS"):
        page.write_text(made, encoding="utf-8")
    assert made == text
    return ran


def test_the_tutorial(tmp_path: Path) -> None:
    assert run_page("tutorial.md", "blend.mlir", tmp_path) == 5
    assert (tmp_path / "blend.mlir").read_text(encoding="utf-8").count("memref.dealloc") == 2


def test_the_tutorial_of_tensors(tmp_path: Path) -> None:
    assert run_page("tensor-tutorial.md", "step.mlir", tmp_path) == 9
    assert (tmp_path / "before.mlir").read_text(encoding="utf-8").count("memref.alloc(") == 2
    assert (tmp_path / "after.mlir").read_text(encoding="utf-8").count("memref.alloc(") == 1
