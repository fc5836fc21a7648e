"""Files that a command changes: nothing that was saved meanwhile is lost, nor what belongs to the file."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import pytest

from pydealloc.server.io import replacing
from pydealloc.server.io.files import UserFacingError
from pydealloc.server.io.replacing import write_text
from tests.robustness.lost_updates import attempts

if TYPE_CHECKING:
    from _typeshed import TraceFunction

posix = pytest.mark.skipif(os.name == "nt", reason="owners, modes and links differ there")
linux = pytest.mark.skipif(sys.platform != "linux", reason="extended attributes as Linux has them")


@pytest.mark.long
@posix
def test_what_is_saved_meanwhile_is_not_lost() -> None:
    assert attempts(60)["lost"] == 0


def test_a_file_that_changed_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("newer")
    with pytest.raises(UserFacingError, match="was changed meanwhile; it was left as it is"):
        write_text(str(path), "ours", expected="older")
    assert path.read_text() == "newer"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_was_removed_is_not_made_again(tmp_path: Path) -> None:
    with pytest.raises(UserFacingError, match="was removed meanwhile"):
        write_text(str(tmp_path / "a.mlir"), "ours", expected="older")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.long
@posix
def test_a_kill_at_any_line_leaves_one_of_both_texts(tmp_path: Path) -> None:
    """Killed after each of its steps in turn, until there are none left."""
    path = tmp_path / "a.mlir"
    seen: list[str] = []
    for lines in range(1, 1_000):
        path.write_text("older" * 1_000)
        is_killed = _killed_after(lines, path)
        text = path.read_text()
        assert text in ("older" * 1_000, "ours" * 1_000)
        rests = [other for other in tmp_path.iterdir() if other != path]
        assert len(rests) <= is_killed
        assert all(other.name.endswith(".tmp") for other in rests)
        # What a killed command left is not in the way of the next one.
        write_text(str(path), "next", expected=text)
        assert path.read_text() == "next"
        for other in rests:
            other.unlink()
        seen.append("old" if text.startswith("older") else "new")
        if not is_killed:
            break
    assert len(seen) > 20
    # There is one step before which it is the old text, and after which the new one.
    assert seen == sorted(seen, reverse=True)
    assert {*seen} == {"new", "old"}


def _killed_after(lines: int, path: Path) -> bool:
    """Whether a process that replaces the file was killed at that many lines of its module; else it has ended."""
    child = os.fork()
    if child == 0:
        left = lines

        def trace(frame: FrameType, event: str, _: Any) -> TraceFunction:
            nonlocal left
            left -= event == "line" and frame.f_code.co_filename == replacing.__file__
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)
            return trace

        try:
            sys.settrace(trace)
            write_text(str(path), "ours" * 1_000, expected="older" * 1_000)
        finally:
            os._exit(0)
    return os.waitpid(child, 0)[1] != 0


@linux
def test_a_save_between_the_look_and_the_exchange_is_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("older")
    exchange: Callable[[str, str], bool] = replacing._exchanged  # pyright: ignore[reportPrivateUsage]
    saves = ["newer"]

    def saved_before(one: str, other: str) -> bool:
        if saves:
            path.write_text(saves.pop())
        return exchange(one, other)

    monkeypatch.setattr(replacing, "_exchanged", saved_before)
    with pytest.raises(UserFacingError, match="was changed meanwhile"):
        write_text(str(path), "ours", expected="older")
    assert path.read_text() == "newer"
    assert list(tmp_path.iterdir()) == [path]


@posix
def test_mode_and_attributes_stay(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("older")
    path.chmod(0o750)
    if sys.platform == "linux":
        try:
            os.setxattr(path, "user.origin", b"here")
        except OSError:
            pytest.skip("this file system has no extended attributes")
    write_text(str(path), "ours", expected="older")
    assert (path.read_text(), path.stat().st_mode & 0o777) == ("ours", 0o750)
    if sys.platform == "linux":
        assert os.getxattr(path, "user.origin") == b"here"


@posix
def test_owner_and_group_stay(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    path = tmp_path / "a.mlir"
    path.write_text("older")
    os.chown(path, 1000, 1001)
    write_text(str(path), "ours", expected="older")
    assert (path.stat().st_uid, path.stat().st_gid) == (1000, 1001)


@posix
def test_an_owner_that_would_change_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")

    def refused(path: str, user: int, group: int) -> None:
        raise PermissionError(1, "Operation not permitted")

    path = tmp_path / "a.mlir"
    path.write_text("older")
    os.chown(path, 1000, 1001)
    monkeypatch.setattr(os, "chown", refused)
    with pytest.raises(UserFacingError, match="belongs to another user or group"):
        write_text(str(path), "ours", expected="older")
    assert path.read_text() == "older"


@posix
def test_hard_links_are_left(tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text("older")
    os.link(path, tmp_path / "b.mlir")
    with pytest.raises(UserFacingError, match="has 2 hard links"):
        write_text(str(path), "ours", expected="older")
    assert path.read_text() == "older"


@posix
def test_devices_are_written_and_not_replaced(tmp_path: Path) -> None:
    link = tmp_path / "null"
    link.symlink_to(os.devnull)
    write_text(str(link), "ours")
    assert Path(os.devnull).is_char_device()


@posix
def test_nothing_is_written_outside(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "out.mlir").write_text("older")
    (tmp_path / "in" / "a.mlir").symlink_to("../out.mlir")
    with pytest.raises(UserFacingError, match="leads out of"):
        write_text(str(tmp_path / "in" / "a.mlir"), "ours", within=str(tmp_path / "in"))
    assert (tmp_path / "out.mlir").read_text() == "older"
