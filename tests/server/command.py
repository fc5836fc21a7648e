"""Running the command line, in this process where possible and as a process of its own where it matters."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from pydealloc.server.cli import main

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"
OWNERSHIP = "ownership-based-buffer-deallocation"
COMMAND = [sys.executable, "-c", "import sys; from pydealloc.server.cli import main; sys.exit(main())"]

CLEAN = "func.func @f() {\n  return\n}\n"
WRONG = "func.func @f() {\n  %0 = arith.addi %a, %a : i32\n  return\n}\n"
LEAKS = """\
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>  // mine
  memref.store %x, %0[%i] : memref<4xf32>
  return
}
"""
AFTER_FREE = """\
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  return
}
"""
REFUSED = """\
func.func @f(%m: memref<4xf32>) {
  "x.y"(%m) : (memref<4xf32>) -> ()
  %0 = memref.alloc() : memref<4xf32>
  return
}
// RUN: mlir-opt %s --ownership-based-buffer-deallocation
"""
"""Its RUN line asks for the pass, and it has a buffer that the pass would free."""


@dataclass(frozen=True)
class Run:
    status: int
    out: str
    err: str

    @property
    def records(self) -> list[dict[str, Any]]:
        return json.loads(self.out)


class Command:
    """The command line in this process, in a folder of its own."""

    def __init__(self, capfd: pytest.CaptureFixture[str], folder: Path) -> None:
        self.capfd = capfd
        self.folder = folder

    def __call__(self, *arguments: str | Path) -> Run:
        self.capfd.readouterr()
        status = main([str(argument) for argument in arguments])
        out, err = self.capfd.readouterr()
        return Run(status, out, err)

    def file(self, name: str, content: str | bytes) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path


def interruptible() -> None:
    """For `preexec_fn`: what a shell starts in the background ignores SIGINT, and so would our process."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def process(*arguments: str | Path, stdin: bytes = b"", cwd: Path | None = None) -> Run:
    """The command line as a process."""
    command = [*COMMAND, *map(str, arguments)]
    result = subprocess.run(command, input=stdin, capture_output=True, cwd=cwd, timeout=60, check=False)
    return Run(result.returncode, result.stdout.decode(), result.stderr.decode())
