"""A forked run of a program is one that was started."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness import warm_program
from tests.harness.oracle import Oracle

RUNS = {
    "a program": ((), "func.func @f() { return }"),
    "an error": ((), "func.func @f("),
    "options": (("--allow-unregistered-dialect", "--mlir-print-op-generic"), '"a.b"() {c = "é"} : () -> ()'),
    "an unknown option": (("--no-such-option",), ""),
    "a pass that fails": (("--pass-pipeline=builtin.module(none)",), "module {}"),
    "remarks": (("--mlir-print-op-stats", "--mlir-pass-statistics"), "module {}"),
    "nothing": ((), ""),
    "much": (("--mlir-print-op-generic",), "func.func private @f()\n" * 5000),
}


@pytest.mark.parametrize("name", RUNS)
def test_exit_code_and_output_are_the_same(oracle: Oracle, name: str) -> None:
    options, text = RUNS[name]
    command = [oracle.command, *options]
    started = subprocess.run(command, input=text.encode(), capture_output=True, check=False)
    for _ in range(2):
        done = warm_program.run(command, text.encode(), 60)
        assert (done.returncode, done.stdout, done.stderr) == (started.returncode, started.stdout, started.stderr)


def test_relative_paths_are_those_of_the_run(oracle: Oracle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    warm_program.run([oracle.command], b"", 60)
    monkeypatch.chdir(tmp_path)
    Path("given.mlir").write_text("func.func private @given()")
    assert b"@given" in warm_program.run([oracle.command, "given.mlir"], b"", 60).stdout


def test_a_program_without_an_end_is_ended() -> None:
    code = "import os, sys, time; time.sleep(60 if len(sys.argv) == 1 else 0); os.abort()"
    python = Path(sys.executable).resolve()
    with pytest.raises(subprocess.TimeoutExpired):
        warm_program.run([str(python), "-c", code], b"", 0.5)
    done = warm_program.run([str(python), "-c", code, "more"], b"", 60)
    assert (done.returncode, done.stdout, done.stderr) == (-6, b"", b"")


def test_without_a_compiler_programs_are_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_program, "_library", lambda: None)
    assert warm_program.run([sys.executable, "-c", "print(1)"], b"", 60).stdout == b"1\n"
