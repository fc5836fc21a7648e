"""Caches: what another user could have written is not believed. Patterns of files: bounded, and as git's."""

from __future__ import annotations

import json
import os
import subprocess
from functools import partial
from pathlib import Path

import pytest

from pydealloc.server.batch.result_cache import ResultCache
from pydealloc.server.config import bounded_glob
from pydealloc.server.config.bounded_glob import TooManyEntriesError, expand_pattern
from pydealloc.server.io.private_folder import UntrustedFolderError, key_of, signed, verified
from pydealloc.server.io.wildmatch import matcher
from pydealloc.syntax.text.findings import Finding, Severity
from tests.server.command import COMMAND, WRONG

posix = pytest.mark.skipif(os.name == "nt", reason="owners and modes differ there")
KEY = "0" * 32


@posix
def test_a_folder_that_others_can_write_is_not_used(tmp_path: Path) -> None:
    cache = ResultCache(str(tmp_path / "cache"))
    cache.put(KEY, [])
    assert cache.get(KEY) == []
    Path(cache.folder).chmod(0o777)
    other = ResultCache(str(tmp_path / "cache"))
    assert other.get(KEY) is None
    assert "can be written by others" in other.trouble


@posix
def test_a_folder_of_another_user_is_not_used(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives folders away")
    key_of(str(tmp_path / "cache"), make=True)
    os.chown(tmp_path / "cache", 1000, 1000)
    with pytest.raises(UntrustedFolderError, match="another user"):
        key_of(str(tmp_path / "cache"), make=False)


def test_an_entry_with_another_key_is_none() -> None:
    data = signed(b"[]", b"1" * 32)
    assert verified(data, b"1" * 32) == b"[]"
    assert verified(data, b"2" * 32) is None
    assert verified(b"", b"1" * 32) is None


def test_an_entry_of_another_folder_is_a_miss(tmp_path: Path) -> None:
    one, other = ResultCache(str(tmp_path / "one")), ResultCache(str(tmp_path / "other"))
    one.put(KEY, [])
    other.put("1" * 32, [])
    source = Path(one.folder, KEY[:2], KEY[2:])
    target = Path(other.folder, KEY[:2], KEY[2:])
    target.parent.mkdir()
    target.write_bytes(source.read_bytes())
    assert other.get(KEY) is None


_FINDING = ["code", "error", 0, 1, "message", [], None, None, [], None, "", 0, [], None]


def _with(part: int, value: object) -> list[object]:
    """A list of one finding whose `part` is `value`."""
    return [[*_FINDING[:part], value, *_FINDING[part + 1 :]]]


@pytest.mark.parametrize(
    "content",
    [
        {}, 7, None, "[]", [7, "x"], [[]], [{}], [_FINDING[:-1]], [[*_FINDING, 1]], _with(0, None), _with(1, "grave"),
        _with(1, []), _with(2, "0"), _with(3, 1.5), _with(5, [[0, 1]]), _with(5, [[0, "1", "note"]]), _with(5, "note"),
        _with(6, 1), _with(8, [["a", 1, "new"]]), _with(8, [7]), _with(9, "4"), _with(10, None),
        _with(11, "22"), _with(12, [7]), _with(13, "yes"),
    ],
)  # fmt: skip
def test_an_entry_of_another_shape_is_a_miss(content: object, tmp_path: Path) -> None:
    assert _look(tmp_path, json.dumps(content).encode()) == (None, None)


@pytest.mark.parametrize("body", [b"", b"nothing", b"\xff", b"[" * 200_000, b"[" * 200_000 + b"]" * 200_000])
def test_an_entry_that_is_no_json_is_a_miss(body: bytes, tmp_path: Path) -> None:
    assert _look(tmp_path, body) == (None, None)


def _look(tmp_path: Path, body: bytes) -> tuple[object, object]:
    """The findings and the numbers of an entry with the right hash of `body`."""
    cache = ResultCache(str(tmp_path / "cache"))
    cache.put(KEY, [])
    Path(cache.folder, KEY[:2], KEY[2:]).write_bytes(signed(body, _key_of(cache.folder)))
    return cache.get(KEY), cache.get_numbers(KEY)


def _key_of(folder: str) -> bytes:
    key = key_of(folder, make=False)
    assert key is not None
    return key


def test_an_entry_that_has_all_parts_is_used(tmp_path: Path) -> None:
    found, _ = _look(tmp_path, json.dumps([_FINDING]).encode())
    assert found == [Finding("code", Severity.ERROR, 0, 1, "message")]


@posix
def test_a_check_replaces_entries_of_another_shape(tmp_path: Path) -> None:
    (tmp_path / "a.mlir").write_text(WRONG)
    run = partial(
        subprocess.run,
        [*COMMAND, "--check", "--jobs", "1", "--isolated", "--llvm", "auto", "--cache-dir", "cache", "a.mlir"],
        cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    first = run()
    folder = next((tmp_path / "cache").glob("v*"))
    entries = {path: path.read_bytes() for path in folder.glob("??/*")}
    assert entries
    for path in entries:
        path.write_bytes(signed(b'[["code"]]', _key_of(str(folder))))
    second = run()
    assert (second.returncode, second.stdout, second.stderr) == (1, first.stdout, first.stderr)
    assert {path: path.read_bytes() for path in entries} == entries


def test_patterns_do_not_backtrack() -> None:
    assert not matcher("*a" * 30 + "b")("a" * 4_000)
    assert not matcher("**/" * 12 + "x")("a/" * 2_000 + "y")
    assert matcher("**/" * 12 + "x")("a/b/x")


def test_half_of_a_pair_of_code_units_is_matched() -> None:
    half = "\ud800"
    assert matcher(f"{half}*")(f"{half}.mlir")
    assert not matcher(f"{half}*")("\udcff.mlir")


def test_patterns_of_dialects_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "l" / "deep").mkdir(parents=True)
    (tmp_path / "l" / "deep" / "x.json").write_text("{}")
    if os.name == "posix":
        for name in "ab":
            (tmp_path / "l" / name).symlink_to(".")
    found = expand_pattern(str(tmp_path / ("**/" * 8) / "x.json"))
    assert found == [str(tmp_path / "l" / "deep" / "x.json")]
    monkeypatch.setattr(bounded_glob, "MAX_ENTRIES", 3)
    with pytest.raises(TooManyEntriesError):
        expand_pattern(str(tmp_path / "**" / "*.json"))
