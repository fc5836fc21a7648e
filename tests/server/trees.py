"""Folders with many programs, and runs of the command line over them."""

from __future__ import annotations

from pathlib import Path

from tests.server.command import CLEAN, LEAKS, REFUSED, WRONG, process

LONG = "".join(WRONG.replace("@f", f"@f{number}") for number in range(3000))
"""Seconds of work."""


def make_tree(folder: Path) -> Path:
    """24 programs in folders, some of them twice."""
    for number in range(24):
        path = folder / "tree" / f"part{number % 3}" / f"{number}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text((CLEAN, WRONG, LEAKS, REFUSED)[number % 4] + f"// {number // 8}\n")
    return folder / "tree"


def check(*arguments: str | Path) -> tuple[int, str]:
    """The exit status and the list of findings of a run that has nothing to complain of."""
    run = process("--check", "--format", "json", *arguments)
    assert run.err == ""
    return run.status, run.out


def named_alone(errors: str, name: str) -> bool:
    """Whether the one line on standard error is about this file."""
    return errors.count("\n") == 1 and errors.startswith("pydealloc-lsp: ") and name in errors
