"""Command lines as functions: the same output as of a process, and nothing left behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pydealloc.server.isolated_command import run_command
from tests.harness.tree import ROOT

EXAMPLES = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "examples").glob("*.mlir"))}
COMMANDS = (
    ("--apply", "minimal-deallocation", "--diff"),
    ("--apply", "buffer-deallocation-pipeline", "--compat", "llvm22"),
    ("--check", "--format", "json"),
)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command))
@pytest.mark.parametrize("name", ["views.mlir", "refused.mlir", "typo.mlir"])
def test_as_a_process(command: tuple[str, ...], name: str, tmp_path: Path) -> None:
    ran = run_command([*command, name], {name: EXAMPLES[name]})
    (tmp_path / name).write_bytes(EXAMPLES[name].encode())
    process = subprocess.run(
        [sys.executable, "-m", "pydealloc.server", *command, name], cwd=tmp_path, capture_output=True, check=False
    )
    assert (ran.status, ran.output.encode(), ran.errors.encode()) == (
        process.returncode,
        process.stdout,
        process.stderr,
    )
    assert ran.files == {}


def test_files_that_are_written_are_returned() -> None:
    text = EXAMPLES["views.mlir"]
    ran = run_command(
        ["--apply", "minimal-deallocation-pipeline", "a/b.mlir", "--emit-stages", "out"], {"a/b.mlir": text}
    )
    assert ran.status == 0
    assert [name for name in ran.files if not name.startswith("out/")] == []
    assert ran.files
    assert all(stage != text for stage in ran.files.values())
    written = run_command(["--apply", "minimal-deallocation", "--write", "b.mlir"], {"b.mlir": text, "c.mlir": text})
    assert list(written.files) == ["b.mlir"]


def test_line_ends_and_what_is_no_text_stay() -> None:
    text = "func.func @f() {\r\n  return\r\n}\r\n"
    assert run_command(["--apply", "minimal-deallocation", "b.mlir"], {"b.mlir": text}).output == text
    assert run_command(["--check", "b.mlir"], {"b.mlir": f"// \ud800\n{text}"}).status in (1, 2)


def test_the_process_stays_as_it_is() -> None:
    before = Path.cwd(), sys.stdout, sys.stderr
    run_command(["--apply", "no-such-pass", "b.mlir"], {"b.mlir": ""})
    assert (Path.cwd(), sys.stdout, sys.stderr) == before
