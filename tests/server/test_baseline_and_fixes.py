"""What becomes of findings: excused by a baseline, put right, switched off, watched."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

from pydealloc.server.commands.fix import fixed
from pydealloc.server.config.discovery import DEFAULT
from tests.server.command import AFTER_FREE, CLEAN, COMMAND, WRONG, Command, interruptible

OLD = """\
func.func @f(%t: tensor<4xf32>) -> memref<4xf32> {
  %0 = bufferization.to_memref %t : memref<4xf32>  // as it was
  return %0 : memref<4xf32>
}
"""
MISSPELT = "func.func @f(%x: f32) -> f32 {\n  %0 = arith.negff %x : f32\n  return %0 : f32\n}\n"


# --- Baseline -------------------------------------------------------------------------------------------------------


def test_a_baseline_excuses_what_it_lists(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    written = command("--check", "--baseline", "known.json", "--write-baseline", "a.mlir")
    assert written.status == 0
    assert written.err == "pydealloc-lsp: known.json: 1 finding written\n"
    again = command("--check", "--baseline", "known.json", "a.mlir")
    assert (again.status, again.err) == (0, "")
    assert again.out == "0 errors and 0 warnings in 1 file; 1 in the baseline\n"


def test_a_baseline_survives_moves_and_fails_on_what_is_new(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command("--check", "--baseline", "known.json", "--write-baseline", "a.mlir")
    command.file("a.mlir", "// moved\n\n" + AFTER_FREE)
    assert command("--check", "--baseline", "known.json", "a.mlir").status == 0
    command.file("a.mlir", AFTER_FREE + AFTER_FREE.replace("@f", "@g"))
    run = command("--check", "--baseline", "known.json", "a.mlir")
    assert run.status == 1
    assert "a.mlir:10:3: warning[use-after-free]" in run.out
    assert "a.mlir:4:3" not in run.out


def test_a_baseline_shrinks(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command.file("b.mlir", AFTER_FREE)
    command("--check", "--baseline", "known.json", "--write-baseline", "a.mlir", "b.mlir")
    command.file("a.mlir", CLEAN)
    before = (command.folder / "known.json").read_bytes()
    run = command("--check", "--baseline", "known.json", "a.mlir")
    assert (run.status, run.err) == (0, "")
    assert (command.folder / "known.json").read_bytes() == before
    run = command("--check", "--baseline", "known.json", "--update-baseline", "a.mlir")
    assert (run.status, run.err) == (0, "pydealloc-lsp: known.json: 1 finding no longer found: removed, 1 left\n")
    assert [*json.loads((command.folder / "known.json").read_text())["findings"]] == ["b.mlir"]
    command.file("a.mlir", AFTER_FREE)
    assert command("--check", "--baseline", "known.json", "a.mlir").status == 1
    (command.folder / "b.mlir").unlink()
    assert "0 left" in command("--check", "--baseline", "known.json", "--update-baseline", "a.mlir").err


def test_a_baseline_keeps_what_was_not_looked_for(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command("--check", "--baseline", "known.json", "--write-baseline", "a.mlir")
    command("--check", "--baseline", "known.json", "--select", "syntax", "a.mlir")
    command.file("a.mlir", b"\xff")
    assert command("--check", "--baseline", "known.json", "a.mlir").status == 2
    command.file("a.mlir", AFTER_FREE)
    assert command("--check", "--baseline", "known.json", "a.mlir").status == 0


def test_a_baseline_is_found_from_any_folder(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    command.file("src/a.mlir", AFTER_FREE)
    command("--check", "--baseline", "known.json", "--write-baseline", "src")
    monkeypatch.chdir(command.folder / "src")
    assert command("--check", "--baseline", "../known.json", "a.mlir").status == 0


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"version": 9, "findings": {}}'])
def test_no_baseline(command: Command, content: str) -> None:
    command.file("known.json", content)
    run = command("--check", "--baseline", "known.json", command.file("a.mlir", CLEAN))
    assert run.status == 2
    assert "known.json: not a baseline" in run.err


def test_a_missing_baseline(command: Command) -> None:
    run = command("--check", "--baseline", "none.json", command.file("a.mlir", CLEAN))
    assert run.status == 2
    assert run.err == "pydealloc-lsp: none.json: no such baseline; create it with --write-baseline\n"


def test_sarif_suppresses_what_the_baseline_excuses(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command("--check", "--baseline", "known.json", "--write-baseline", "a.mlir")
    run = command("--check", "--baseline", "known.json", "--format", "sarif", "a.mlir")
    assert run.status == 0
    results = json.loads(run.out)["runs"][0]["results"]
    assert {result["baselineState"] for result in results} == {"unchanged"}
    assert all(result["suppressions"][0]["kind"] == "external" for result in results)


# --- Fixes ----------------------------------------------------------------------------------------------------------


def test_safe_fixes_are_written(command: Command) -> None:
    path = command.file("a.mlir", OLD)
    run = command("--check", "--fix", path)
    assert (run.status, run.out) == (0, "")
    assert run.err == "pydealloc-lsp: 1 finding fixed in 1 file\n"
    assert "bufferization.to_buffer %t" in path.read_text()
    assert "// as it was" in path.read_text()
    assert command("--check", "--fix", path).err == ""


@pytest.mark.parametrize("options", [("--diff",), ("--fix", "--diff"), ("--diff", "--fix")], ids=" ".join)
def test_a_diff_writes_nothing(command: Command, options: tuple[str, ...]) -> None:
    path = command.file("a.mlir", OLD)
    run = command("--check", *options, path)
    assert run.status == 1
    assert "-  %0 = bufferization.to_memref" in run.out
    assert "+  %0 = bufferization.to_buffer" in run.out
    assert path.read_text() == OLD
    assert command("--check", "--diff", command.file("b.mlir", WRONG)).status == 0


def test_what_needs_a_look_is_not_fixed_unless_asked_for(command: Command) -> None:
    path = command.file("a.mlir", MISSPELT)
    run = command("--check", "--fix", path)
    assert run.status == 1
    assert "1 finding can be fixed with --unsafe-fixes" in run.err
    assert path.read_text() == MISSPELT
    assert command("--check", "--fix", "--unsafe-fixes", path).status == 0
    assert path.read_text() == MISSPELT.replace("negff", "negf")


def test_a_fix_that_would_make_an_error_is_left_out() -> None:
    both = OLD + MISSPELT.replace("@f", "@g").replace("arith.negff %x : f32", "arith.addff %x : f32")
    new, count = fixed(both, DEFAULT, unsafe=True)
    assert "bufferization.to_buffer" in new
    assert count >= 1
    assert new.count("addf") == 1


def test_ignored_findings_are_not_fixed(command: Command) -> None:
    path = command.file("a.mlir", OLD)
    assert command("--check", "--fix", "--ignore", "older-spelling", path).status == 0
    assert path.read_text() == OLD


def test_a_file_that_cannot_be_written(command: Command) -> None:
    path = command.file("a.mlir", OLD)
    path.chmod(0o444)
    run = command("--check", "--fix", path)
    assert run.status == 2
    assert "a.mlir: is read-only" in run.err
    assert path.read_text() == OLD


@pytest.mark.parametrize("change", ["--fix", "--diff", "--add-ignore"])
def test_what_keeps_a_file_from_being_read_is_said_once(command: Command, change: str) -> None:
    run = command("--check", change, command.file("a.mlir", b"\xff"))
    assert run.status == 2
    assert run.err.count("is not UTF-8") == 1


# --- Comments -------------------------------------------------------------------------------------------------------


def test_comments_are_added(command: Command) -> None:
    path = command.file("a.mlir", AFTER_FREE.replace("\n", "\r\n"))
    run = command("--check", "--add-ignore", path)
    assert (run.status, run.out) == (0, "")
    assert run.err == "pydealloc-lsp: switched warnings off in 1 line of 1 file\n"
    assert path.read_bytes().decode().split("\r\n")[2:4] == [
        "  memref.dealloc %0 : memref<4xf32>",
        "  memref.store %x, %0[%i] : memref<4xf32>  // pydealloc: ignore[use-after-free]",
    ]
    assert command("--check", "--add-ignore", path).err == ""


def test_a_code_joins_those_that_are_there(command: Command) -> None:
    line = "  memref.dealloc %0 : memref<4xf32>"
    twice = AFTER_FREE.replace(line, f"{line}\n{line}  // pydealloc: ignore[use-after-free]")
    path = command.file("a.mlir", twice)
    assert command("--check", "--add-ignore", path).status == 0
    assert "// pydealloc: ignore[use-after-free, double-free]" in path.read_text()


def test_errors_cannot_be_switched_off(command: Command) -> None:
    path = command.file("a.mlir", WRONG)
    assert command("--check", "--add-ignore", path).status == 1
    assert path.read_text() == WRONG


# --- Watching -------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="interrupts are sent otherwise there")
def test_watching_checks_again_until_it_is_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(CLEAN)
    out = tmp_path / "out"
    with out.open("wb") as file:
        process = subprocess.Popen(
            [*COMMAND, "--check", "--watch", str(path)],
            stdout=file,
            stderr=file,
            cwd=tmp_path,
            preexec_fn=interruptible if os.name == "posix" else None,
        )
    try:
        wait_for(out, "watching 1 file;", 1)
        path.write_text(WRONG)
        wait_for(out, "error[undefined-value]", 1)
        wait_for(out, "watching 1 file;", 2)
        (tmp_path / "pydealloc.toml").write_text('ignore = ["undefined-value"]')
        path.write_text(WRONG + "\n")
        wait_for(out, "watching ", 3)
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 130
    assert out.read_text().count("error[undefined-value]") == 1


def wait_for(out: Path, text: str, times: int) -> None:
    end = time.monotonic() + 30
    while out.read_text().count(text) < times:
        assert time.monotonic() < end, out.read_text()
        time.sleep(0.05)
