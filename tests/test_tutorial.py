"""The tutorial: its commands are run in its order, and print what it shows.

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

PAGE = ROOT / "docs" / "tutorial.md"
FILE = "blend.mlir"
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


def test_the_tutorial(tmp_path: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    ran = 0

    def run(block: re.Match[str]) -> str:
        nonlocal ran
        if block[1] == "mlir":
            (tmp_path / FILE).write_text(block[2], encoding="utf-8")
            return block[0]
        ran += block[2].count(_PROMPT)
        return f"```console\n{shown(block[2], tmp_path)}```"

    made = _BLOCK.sub(run, text)
    if os.environ.get("PYDEALLOC_SNAPSHOTS"):
        PAGE.write_text(made, encoding="utf-8")
    assert made == text
    assert ran == 5
    assert (tmp_path / FILE).read_text(encoding="utf-8").count("memref.dealloc") == 2
