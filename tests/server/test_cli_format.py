"""`--format-mlir` and `--check-format`: what is written, what is only shown, and what is said."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from tests.server.command import CLEAN, Command, process

UNTIDY = "func.func @f( ) {\n    return   // done\n}\n\n\n"
TIDY = "func.func @f() {\n  return   // done\n}\n"
BROKEN = "func.func @g( {\n}\nfunc.func @f( ) { return }\n"


def test_files_are_formatted_in_place(command: Command) -> None:
    untidy, tidy = command.file("a/x.mlir", UNTIDY), command.file("a/y.mlir", CLEAN)
    untidy.chmod(0o640)
    run = command("--format-mlir", "a")
    assert (run.status, run.out, run.err) == (0, "", f"pydealloc-lsp: {Path('a', 'x.mlir')}: formatted\n")
    assert untidy.read_text() == TIDY
    assert tidy.read_text() == CLEAN
    assert os.name == "nt" or stat.S_IMODE(untidy.stat().st_mode) == 0o640
    assert command("--format-mlir", "a").err == ""


def test_standard_input_goes_to_standard_output() -> None:
    run = process("--format-mlir", "-", stdin=UNTIDY.encode())
    assert (run.status, run.out, run.err) == (0, TIDY, "")


def test_a_diff_changes_nothing(command: Command) -> None:
    path = command.file("a.mlir", UNTIDY)
    run = command("--format-mlir", "--diff", "a.mlir")
    assert run.status == 0
    assert run.out.startswith("--- a.mlir\n+++ a.mlir\n@@ -1,")
    assert path.read_text() == UNTIDY


def test_checking_lists_files_and_changes_nothing(command: Command) -> None:
    path = command.file("a.mlir", UNTIDY)
    command.file("b.mlir", CLEAN)
    run = command("--check-format", "a.mlir", "b.mlir")
    assert (run.status, run.out, run.err) == (1, "a.mlir\n", "")
    assert command("--check-format", "b.mlir").status == 0
    shown = command("--check-format", "--diff", "a.mlir")
    assert (shown.status, shown.out.count("\n-")) == (1, 4)
    assert path.read_text() == UNTIDY


def test_what_is_around_errors_stays_and_is_named(command: Command) -> None:
    path = command.file("a.mlir", BROKEN)
    run = command("--format-mlir", path)
    assert run.status == 0
    assert "a.mlir: what is around errors is left as it is (line 1: " in run.err
    assert path.read_text() == "func.func @g( {\n}\nfunc.func @f() {\n  return\n}\n"


def test_a_missing_file_does_not_stop_the_others(command: Command) -> None:
    path = command.file("a.mlir", UNTIDY)
    run = command("--format-mlir", "none.mlir", path)
    assert run.status == 2
    assert "none.mlir: no such file or folder" in run.err
    assert path.read_text() == TIDY


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--format-mlir",), "--format-mlir needs files, folders, or - for standard input"),
        (
            ("--format-mlir", "-o", "b.mlir", "a.mlir"),
            "-o belongs to --apply PIPELINE, --graph FUNC or --compact-dialect",
        ),
        (("--check-format", "--write", "a.mlir"), "--write belongs to --apply PIPELINE"),
        (("--check", "--format-mlir", "a.mlir"), "--check and --format-mlir exclude each other"),
    ],
)
def test_what_makes_no_sense_is_said(command: Command, arguments: tuple[str, ...], words: str) -> None:
    run = command(*arguments)
    assert run.status == 2
    assert words in run.err
