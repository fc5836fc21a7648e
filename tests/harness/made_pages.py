"""Made pages: folders of documentation whose files are made from the project, and are compared or written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.harness.tree import ROOT


def stale(folder: Path, made: Mapping[str, str]) -> list[str]:
    """The names of files in `folder` that differ from their made text, or that are not made."""
    there = {file.name: file.read_text(encoding="utf-8") for file in folder.glob("*.md")}
    return sorted(name for name in {*made, *there} if made.get(name) != there.get(name))


def update(folder: Path, made: Mapping[str, str], arguments: Sequence[str]) -> int:
    """Write what is stale; with `--check` in `arguments`, name it. The exit code: 1 for stale files that were named."""
    names, shown = stale(folder, made), folder.relative_to(ROOT).as_posix()
    if "--check" in arguments:
        for name in names:
            print(f"{shown}/{name} is out of date; run ./dev pages")
        return 1 if names else 0
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name in made:
            (folder / name).write_text(made[name], encoding="utf-8", newline="\n")
        else:
            (folder / name).unlink()
    print(f"{shown}: {len(made)} pages, {len(names)} files changed")
    return 0


def cell(text: str) -> str:
    """`text` in a table."""
    return text.replace("|", "\\|")
