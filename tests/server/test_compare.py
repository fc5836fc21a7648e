"""`--compare OLD NEW`: what became of functions between two files, folders or commits, and the exit status."""

from __future__ import annotations

import json
import shutil
import subprocess
from typing import Any

import pytest

from tests.server.command import WRONG, Command


def kernel(name: str, *sizes: int | str, body: str = "") -> str:
    """A function that allocates buffers of these sizes, one after another, and frees them at its end."""
    lines = [f"func.func @{name}(%n: index) {{"]
    types = [f"memref<{'?' if isinstance(size, str) else size}xf32>" for size in sizes]
    for number, (size, type_) in enumerate(zip(sizes, types, strict=True)):
        lines.append(f"  %{number} = memref.alloc({size if isinstance(size, str) else ''}) : {type_}")
    lines += [f"  memref.dealloc %{number} : {type_}" for number, type_ in enumerate(types)]
    return "\n".join([*lines, *([body] if body else []), "  return", "}"]) + "\n"


OLD = kernel("more", 4) + kernel("less", 4, 8) + kernel("same", 4) + kernel("gone", 2) + kernel("plain")
NEW = kernel("more", 4, 2) + kernel("less", 8) + kernel("same", 4) + kernel("new", 1) + kernel("plain")


def compared(command: Command, old: str, new: str, *arguments: str) -> dict[str, Any]:
    return json.loads(command("--compare", old, new, "--format", "json", *arguments).out)


def changes(record: dict[str, Any]) -> dict[str, str]:
    return {one["function"]: one["change"] for one in record["functions"]}


def test_each_function_has_its_change(command: Command) -> None:
    command.file("old.mlir", OLD)
    command.file("new.mlir", NEW)
    record = compared(command, "old.mlir", "new.mlir")
    assert changes(record) == {"more": "more", "new": "added", "less": "less", "gone": "removed"}
    assert record["unchanged"] == 1
    more = record["functions"][0]
    assert (more["old"]["peak_bytes"], more["new"]["peak_bytes"]) == (16, 24)
    assert (more["old"]["line"], more["new"]["frees"], more["file"]) == (1, 2, "new.mlir")


def test_the_text_is_a_table(command: Command) -> None:
    command.file("old.mlir", OLD)
    command.file("new.mlir", NEW)
    run = command("--compare", "old.mlir", "new.mlir")
    assert [" ".join(line.split()) for line in run.out.splitlines()] == [
        "change peak allocations bytes copies frees function",
        "more 16 B -> 24 B (+50%) 1 -> 2 16 B -> 24 B (+50%) 0 1 -> 2 new.mlir:1: @more",
        "added 4 B 1 4 B 0 1 new.mlir:18: @new",
        "less 48 B -> 32 B (-33.3%) 2 -> 1 48 B -> 32 B (-33.3%) 0 2 -> 1 new.mlir:8: @less",
        "removed 8 B 1 8 B 0 1 new.mlir:18: @gone",
        "4 functions changed: 1 needing more, 1 needing less, 1 added, 1 removed; 1 unchanged",
    ]


def test_markdown_is_for_a_pull_request(command: Command) -> None:
    command.file("old.mlir", OLD)
    command.file("new.mlir", NEW)
    run = command("--compare", "old.mlir", "new.mlir", "--format", "markdown", "--output-file", "memory.md")
    assert run.out == ""
    text = (command.folder / "memory.md").read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ")
    assert text.splitlines()[:7] == [
        "### Memory of functions, `old.mlir` → `new.mlir`",
        "",
        "4 functions changed: 1 needing more, 1 needing less, 1 added, 1 removed; 1 unchanged",
        "",
        "| | function | peak | allocations | bytes | copies | frees |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: |",
        "| ▲ more | `@more` new.mlir:1 | 16 B → 24 B (+50%) | 1 → 2 | 16 B → 24 B (+50%) | 0 | 1 → 2 |",
    ]


@pytest.mark.parametrize(
    ("old", "new", "change", "status"),
    [
        (kernel("f", 4), kernel("f", 4), None, 0),
        (kernel("f", 4), kernel("f", 5), "more", 1),
        (kernel("f", 5), kernel("f", 4), "less", 0),
        (kernel("f", 2, 2), kernel("f", 5), "mixed", 1),
        (kernel("f"), kernel("f", 5), "more", 1),
        (kernel("f", 5), kernel("f"), "less", 0),
        ("", kernel("f", 5), "added", 0),
        (kernel("f", 5), "", "removed", 0),
        (kernel("f", 5), kernel("f", 5, body="  %x = arith.addi %y, %n : index"), "error", 1),
        (kernel("f", 5, body="  %x = arith.addi %y, %n : index"), kernel("f", 5), "other", 0),
        # What sizes decide is not known to be less.
        (kernel("f", 5), kernel("f", "%n"), "mixed", 1),
        (kernel("f", "%n"), kernel("f", "%n", 4), "more", 1),
        (kernel("f", "%n", "%n"), kernel("f", "%n"), "less", 0),
        # The name of an argument says nothing.
        (kernel("f", "%n"), kernel("f", "%n").replace("%n", "%size"), None, 0),
    ],
)
def test_the_exit_status_says_whether_a_function_needs_more(
    command: Command, old: str, new: str, change: str | None, status: int
) -> None:
    command.file("old.mlir", old)
    command.file("new.mlir", new)
    assert changes(compared(command, "old.mlir", "new.mlir")) == ({"f": change} if change is not None else {})
    assert command("--compare", "old.mlir", "new.mlir").status == status
    assert command("--compare", "old.mlir", "new.mlir", "--exit-zero").status == 0


def test_folders_are_compared_file_by_file(command: Command) -> None:
    for name, text in (("old/a/x.mlir", kernel("f", 4)), ("old/y.mlir", kernel("f", 4)), ("old/z.mlir", "")):
        command.file(name, text)
    for name, text in (("new/a/x.mlir", kernel("f", 4)), ("new/y.mlir", WRONG), ("new/w.mlir", kernel("f", 4))):
        command.file(name, text)
    record = compared(command, "old", "new")
    assert [(one["file"], one["change"]) for one in record["functions"]] == [("y.mlir", "error"), ("w.mlir", "added")]
    assert (record["files_added"], record["files_removed"]) == (["w.mlir"], ["z.mlir"])
    assert record["errors"] == [{"file": "y.mlir", "count": 1}]
    text = command("--compare", "old", "new").out
    assert "1 file added: w.mlir\n1 file removed: z.mlir\n" in text
    assert "y.mlir (new): 1 error; functions with errors are not compared\n" in text


def test_functions_of_one_name_are_compared_in_their_order(command: Command) -> None:
    both = f"{kernel('f', 4)}// -----\n{kernel('f', 8)}"
    command.file("old.mlir", both)
    command.file("new.mlir", both.replace("8xf32", "9xf32"))
    assert changes(compared(command, "old.mlir", "new.mlir")) == {"f (2)": "more"}


def _git(command: Command, *arguments: str) -> None:
    settings = ("-c", "user.name=someone", "-c", "user.email=someone@example.org")
    subprocess.run(["git", *settings, *arguments], cwd=command.folder, check=True, capture_output=True)


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_commits_are_read_from_the_repository(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    command.file("out/a b.mlir", kernel("f", 4))
    command.file("out/in/ü.mlir", kernel("g", 4))
    command.file("out/notes.txt", "no program")
    _git(command, "init", "-q")
    _git(command, "add", "-A")
    _git(command, "commit", "-q", "-m", "first")
    command.file("out/in/ü.mlir", kernel("g", 5))
    assert changes(compared(command, "HEAD:out", "out")) == {"g": "more"}
    _git(command, "commit", "-q", "-a", "-m", "second")
    record = compared(command, "HEAD~1:out", "HEAD:out")
    assert [(one["file"].replace("\\", "/"), one["change"]) for one in record["functions"]] == [("in/ü.mlir", "more")]
    assert changes(compared(command, "HEAD~1:", "HEAD:")) == {"g": "more"}
    assert changes(compared(command, "HEAD~1:.", ".")) == {"g": "more"}
    assert changes(compared(command, "HEAD~1", "HEAD")) == {"g": "more"}
    assert changes(compared(command, "HEAD~1", ".")) == {"g": "more"}
    assert changes(compared(command, "HEAD:out/in/ü.mlir", "HEAD~1:out/in/ü.mlir")) == {"g": "less"}
    assert changes(compared(command, "HEAD~1:out", "out", "--exclude", "in/")) == {}
    monkeypatch.chdir(command.folder / "out")
    assert changes(compared(command, "HEAD~1:./in", "in")) == {"g": "more"}
    assert changes(compared(command, "HEAD~1", ".")) == {"g": "more"}


def test_programs_on_tensors_have_nothing_to_compare(command: Command) -> None:
    command.file("a.mlir", "func.func @f(%t: tensor<4xf32>) -> tensor<4xf32> {\n  return %t : tensor<4xf32>\n}\n")
    assert "programs on tensors are compared when they are bufferized" in command("--compare", "a.mlir", "a.mlir").out


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("nowhere", "a.mlir", "nowhere: no such file or folder"),
        ("HEAD:nowhere", "a.mlir", "--compare: git cat-file: fatal: path 'nowhere' does not exist in 'HEAD'"),
        ("HEAD~7:a.mlir", "a.mlir", "--compare: git cat-file: fatal: "),
        ("a.mlir", "folder", "--compare needs two files or two folders: one of a.mlir and folder is a file"),
        ("HEAD:folder", "a.mlir", "--compare: no .mlir file in HEAD:folder"),
        ("a.mlir", "binary.mlir", "binary.mlir: is not UTF-8"),
    ],
)
def test_what_cannot_be_read_is_said(command: Command, old: str, new: str, said: str) -> None:
    command.file("a.mlir", kernel("f", 4))
    command.file("folder/b.txt", "")
    _git(command, "init", "-q")
    _git(command, "add", "-A")
    _git(command, "commit", "-q", "-m", "first")
    command.file("folder/b.mlir", kernel("f", 4))
    command.file("binary.mlir", b"\xff\xfe")
    run = command("--compare", old, new)
    assert run.status == 2
    assert said in run.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--compare", "a"], "--compare needs two files or folders, each perhaps of a commit"),
        (["--compare", "a", "b", "--format", "sarif"], "--compare knows --format text, json and markdown only"),
        (["--check", "a", "--format", "markdown"], "--format markdown belongs to --compare"),
        (["--compare", "a", "b", "--select", "syntax"], "--select belongs to --check"),
    ],
)
def test_arguments_that_make_no_sense(command: Command, arguments: list[str], said: str) -> None:
    run = command(*arguments)
    assert (run.status, said in run.err) == (2, True), run.err
