"""Files that git leaves out, and those that are left out here, in random folders with random patterns."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from pydealloc.server.io.gitignore import IgnoredPaths

PIECES = (
    "a", "b", "ü", "*", "?", "**", "***", "/", "/", "/**/", "**/", ".mlir", "*.mlir", ".", "^", "!", "#", " ", "\t",
    "\\", "\\*", "\\[", "\\a", "\\ ", "\\!", "\\#", "[a-c]", "[^a]", "[!a]", "[!]a]", "[]a]", "[a-]", "[", "[a/b]",
    "[/]", "[ü]", "[\\]]", "[a\\-z]", "[z-a]", "[+--]", "[[:alpha:]]", "[[:digit:]_]", "[^[:space:]]",
    "[[:upper:][:digit:]]", "[[:no:]]",
)  # fmt: skip
NAMES = ("a", "b", "ab", "a.mlir", "b.mlir", ".x", "x y", "a-b", "ü", "^a", "!a", "#a", "1", "_", "a.b.c")
SEEDS = range(40)


def pattern(rng: random.Random) -> str:
    text = "".join(rng.choice(PIECES) for _ in range(rng.randint(1, 4)))
    return rng.choice(("", "", "", "!")) + rng.choice(("", "", "", "/")) + text + rng.choice(("", "", "", "/"))


def write_patterns(path: Path, rng: random.Random) -> None:
    path.write_text("".join(pattern(rng) + "\n" for _ in range(rng.randint(1, 4))), encoding="utf-8")


def make_tree(root: Path, rng: random.Random) -> None:
    folders = [root]
    for _ in range(6):
        folder = rng.choice(folders) / rng.choice(NAMES)
        folder.mkdir(exist_ok=True)
        folders.append(folder)
    for _ in range(25):
        path = rng.choice(folders) / rng.choice(NAMES)
        if not path.exists():
            path.write_bytes(b"")
    for folder in rng.sample(folders, 2):
        write_patterns(folder / ".gitignore", rng)
    write_patterns(root / ".git" / "info" / "exclude", rng)
    write_patterns(root / ".git" / "everywhere", rng)


def kept_files(root: Path, ignored: IgnoredPaths, folder: Path) -> Iterator[str]:
    ignored.enter(str(folder))
    for path in sorted(folder.iterdir()):
        if path.name == ".git" or ignored.leaves_out(str(path), is_folder=path.is_dir()):
            continue
        if path.is_dir():
            yield from kept_files(root, ignored, path)
        else:
            yield path.relative_to(root).as_posix()


@pytest.mark.skipif(shutil.which("git") is None or os.name == "nt", reason="needs git, and names that Windows refuses")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_git_ignores_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    for name in ("HOME", "XDG_CONFIG_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "no-settings"))
    monkeypatch.setenv("GIT_CONFIG_NOSYSTEM", "1")
    monkeypatch.delenv("GIT_CONFIG_GLOBAL", raising=False)
    root = tmp_path / "root"

    def git(*arguments: str) -> str:
        command = ["git", "-C", str(root), *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout

    root.mkdir()
    git("init", "-q")
    git("config", "core.excludesFile", str(root / ".git" / "everywhere"))
    make_tree(root, random.Random(seed))
    by_git = {name for name in git("ls-files", "-z", "--others", "--exclude-standard").split("\0") if name}
    assert {*kept_files(root, IgnoredPaths(str(root), (), gitignore=True), root)} == by_git
