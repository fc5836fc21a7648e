"""What the tests with editors share: the programs they open, the server, and what its command line makes of them."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

from tests.harness.bytecode_samples import written

PROGRAMS = Path(__file__).parent / "programs"
SERVER = [sys.executable, "-m", "pydealloc.server.cli"]
"""The command of the server under test."""
PATIENCE = int(os.environ.get("PYDEALLOC_PATIENCE", "90"))
"""Seconds for anything to happen: machines are loaded."""


@cache
def expected(program: str) -> str:
    """What `--apply` makes of one of the programs: an editor has to come to the same text."""
    command = [*SERVER, "--apply", "minimal-deallocation", str(PROGRAMS / program)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def write_bytecode(folder: Path) -> None:
    """Write `program.mlirbc`, its text as `program.expected`, and `broken.mlirbc`, which cannot be read."""
    data = written(6)
    (folder / "program.mlirbc").write_bytes(data)
    (folder / "broken.mlirbc").write_bytes(data[:40])
    command = [*SERVER, "--apply", "", str(folder / "program.mlirbc")]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    (folder / "program.expected").write_text(text, encoding="utf-8")
