"""Caches: what another user could have written is not believed. Patterns of files: bounded, and as git's."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pydealloc.server.batch.result_cache import ResultCache
from pydealloc.server.config import bounded_glob
from pydealloc.server.config.bounded_glob import TooManyEntriesError, expand_pattern
from pydealloc.server.io.private_folder import UntrustedFolderError, key_of, signed, verified
from pydealloc.server.io.wildmatch import matcher

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


def test_patterns_do_not_backtrack() -> None:
    assert not matcher("*a" * 30 + "b")("a" * 4_000)
    assert not matcher("**/" * 12 + "x")("a/" * 2_000 + "y")
    assert matcher("**/" * 12 + "x")("a/b/x")


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
