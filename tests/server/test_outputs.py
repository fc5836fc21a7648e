"""Outputs of `--check`: several at once, quiet ones, those of changed lines, and suppressed errors."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pydealloc.server.commands.completion import completion_script
from pydealloc.server.commands.option_table import OPTIONS
from tests.server.command import AFTER_FREE, CLEAN, WRONG, Command


def test_several_outputs_in_one_run(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    run = command("--check", "--output", "sarif=out.sarif", "--output", "github", "--output=json=out.json", "a.mlir")
    assert run.status == 1
    assert run.out.startswith("::warning ")
    (result,) = json.loads((command.folder / "out.sarif").read_text())["runs"][0]["results"]
    records = json.loads((command.folder / "out.json").read_text())
    assert result["ruleId"] == "use-after-free"
    assert "use-after-free" in [record["code"] for record in records]


def test_an_output_has_a_known_format(command: Command) -> None:
    run = command("--check", "--output", "sarf=x", "a.mlir")
    assert run.status == 2
    assert "--output takes FORMAT or FORMAT=FILE" in run.err


def test_the_long_name_of_o_stays(command: Command) -> None:
    command.file("a.mlir", CLEAN)
    assert command("--apply", "canonicalize", "a.mlir", "--output", "b.mlir").status == 0
    assert (command.folder / "b.mlir").exists()


@pytest.mark.parametrize("format_", ["text", "concise"])
def test_a_quiet_run_has_no_summary(command: Command, format_: str) -> None:
    command.file("a.mlir", AFTER_FREE)
    assert "1 warning in 1 file" in command("--check", "--format", format_, "a.mlir").out
    quiet = command("--check", "-q", "-j", "1", "--format", format_, "a.mlir")
    assert quiet.status == 1
    assert "use-after-free" in quiet.out
    assert "in 1 file" not in quiet.out


def _git(folder: Path, *arguments: str) -> None:
    settings = ("-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    subprocess.run(["git", *settings, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_only_changed_lines_count(command: Command) -> None:
    command.file("sub dir/a.mlir", AFTER_FREE)
    command.file("b.mlir", AFTER_FREE)
    _git(command.folder, "init", "-q")
    _git(command.folder, "add", "-A")
    _git(command.folder, "commit", "-q", "-m", "first")
    assert command("--check", ".").status == 1
    assert command("--check", "--diff-base", "HEAD", ".").status == 0
    command.file("sub dir/a.mlir", CLEAN.replace("@", "@other_") + AFTER_FREE.replace("@f", "@g") + AFTER_FREE)
    command.file("new.mlir", AFTER_FREE)
    run = command("--check", "--diff-base", "HEAD", "--format", "concise", ".")
    assert run.status == 1
    assert "new.mlir:4:3" in run.out
    assert "b.mlir" not in run.out
    assert run.out.count("a.mlir:") == 1
    run = command("--check", "--diff-base", "no-such-commit", ".")
    assert run.status == 2
    assert "--diff-base: this repository has no commit `no-such-commit`" in run.err
    assert "fatal" not in run.err


@pytest.mark.parametrize(
    ("comment", "status"),
    [
        ("  // pydealloc: ignore[{code}]", 0),
        ("  // pydealloc: ignore", 0),
        ("  // pydealloc: ignore[memory-leak]", 1),
        ("\n// pydealloc: ignore-file[{code}]", 0),
        ("\n// pydealloc: ignore-file", 1),
    ],
)
def test_errors_are_suppressed_in_their_line(command: Command, comment: str, status: int) -> None:
    command.file("a.mlir", WRONG)
    records = command("--check", "--format", "json", "a.mlir").records
    (error,) = [record for record in records if record["severity"] == "error"]
    lines = WRONG.split("\n")
    lines[error["line"] - 1] += comment.format(code=error["code"])
    command.file("a.mlir", "\n".join(lines))
    run = command("--check", "--format", "json", "a.mlir")
    assert run.status == status
    assert ("unused-ignore" in [record["code"] for record in run.records]) == bool(status)


def test_an_unreadable_file_is_an_error_of_junit(command: Command) -> None:
    command.file("a.mlir", AFTER_FREE)
    command.file("b.mlir", b"\xff")
    run = command("--check", "--format", "junit", "a.mlir", "b.mlir")
    suite = ElementTree.fromstring(run.out)[0]
    assert (suite.get("tests"), suite.get("failures"), suite.get("errors")) == ("2", "1", "1")
    cases = {case.get("name"): case for case in suite.iter("testcase")}
    assert cases["b.mlir"].find("error") is not None
    assert all(float(case.get("time", "")) >= 0 for case in cases.values())


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_have_each_option(shell: str) -> None:
    script = completion_script(shell)
    for option in OPTIONS:
        assert option.name.lstrip("-") in script
    if shutil.which(shell):
        subprocess.run([shell, "-n"], input=script, text=True, check=True, capture_output=True)


def test_completion_is_for_known_shells(command: Command) -> None:
    assert "complete -o filenames" in command("--completion", "bash").out
    assert command("--completion", "tcsh").status == 2
