"""The symbols of files that are not open: which files are read, and when again."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.server.session import workspace_index
from pydealloc.server.session.workspace_index import WorkspaceIndex, place_of


def names(index: WorkspaceIndex) -> list[str]:
    while index.step():
        pass
    return sorted(symbol.name for _, symbol in index.symbols())


def write(file: Path, name: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"func.func private @{name}()\n", "utf-8")
    return file


def test_what_tools_make_is_left_out(tmp_path: Path) -> None:
    for folder in (".git", "build", "build-release", "cmake-build-debug", "node_modules", "a/build", "made"):
        write(tmp_path / folder / "a.mlir", "no")
    (tmp_path / "made" / "CMakeCache.txt").write_text("")
    for number, folder in enumerate(("", "a/b", "builder")):
        write(tmp_path / folder / "a.mlir", f"yes{number}")
    (tmp_path / "bytes.mlir").write_bytes(b"ML\xefR\0\xff")
    (tmp_path / "latin.mlir").write_bytes(b"func.func private @no() // \xe4\n")
    (tmp_path / "a.txt").write_text("func.func private @no()")
    index = WorkspaceIndex()
    assert names(index) == []
    index.set_folders([str(tmp_path), str(tmp_path / "a")])
    assert names(index) == ["yes0", "yes1", "yes2"]


def test_files_that_change(tmp_path: Path) -> None:
    index = WorkspaceIndex()
    index.set_folders([str(tmp_path)])
    first = write(tmp_path / "first.mlir", "first")
    assert names(index) == ["first"]
    second = write(tmp_path / "more" / "second.mlir", "second")
    made = write(tmp_path / "build" / "made.mlir", "made")
    assert names(index) == ["first"]
    index.files_changed([str(second), str(made)])
    assert names(index) == ["first", "second"]
    write(first, "other")
    index.files_changed([str(first), str(tmp_path / "gone.mlir")])
    assert names(index) == ["other", "second"]
    second.unlink()
    index.files_changed([str(second.parent)])
    assert names(index) == ["other"]
    index.set_folders([])
    assert names(index) == []


def test_more_changes_than_files_are_worth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workspace_index, "_MAX_FILES", 2)
    index = WorkspaceIndex()
    index.set_folders([str(tmp_path)])
    files = [write(tmp_path / f"{number}.mlir", f"f{number}") for number in range(3)]
    assert names(index) == ["f0", "f1"]
    for number, file in enumerate(files):
        write(file, f"g{number}")
    index.files_changed(map(str, files))
    assert names(index) == ["g0", "g1"]


def test_files_that_are_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workspace_index, "_MAX_FILE_BYTES", 10)
    write(tmp_path / "long.mlir", "long")
    index = WorkspaceIndex()
    index.set_folders([str(tmp_path)])
    assert names(index) == []


def test_a_definition_that_has_moved() -> None:
    text = "func.func private @f()\nfunc.func private @g()\nfunc.func private @f()\n"
    assert place_of(text, 0, "f") == (18, 20)
    assert place_of(text, 60, "f") == (64, 66)
    assert place_of(text, 60, "gone") == (0, 0)
