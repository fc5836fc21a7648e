"""Arguments of `--check` for many files: spread over processes and machines, and what is kept between runs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from ...ir.records import dataclass

WITH_VALUE = (
    "--timeout",
    "--max-memory",
    "--max-file-size",
    "--cache-dir",
    "--shard",
    "--executor",
)
FLAGS = ("--no-cache",)

_MEBIBYTE = 1 << 20
_LARGEST_FILE = 128
_SECONDS = 300


class TreeArgumentError(Exception):
    """The text is one line: what is wrong, and what to do."""


@dataclass(frozen=True)
class TreeOptions:
    timeout: float = _SECONDS
    """Seconds for one file; 0: any time."""
    is_timed: bool = False
    """Whether the user gave that, so that it has to be kept to even where processes are not worth it otherwise."""
    memory: int = 0
    """Bytes for one process; 0: its share of what the machine has."""
    largest: int = _LARGEST_FILE * _MEBIBYTE
    """Bytes of a file that is read; 0: any number."""
    cache: str | None = None
    """The folder of results of earlier runs; empty: none; None: the usual one, if there is enough to do."""
    shard: tuple[int, int] = (1, 1)
    """Which part of the files, of how many parts; from 1."""
    executor: str = ""
    """`HOST:PORT` of a Dask scheduler; empty: processes of this machine."""


def read_tree_options(given: Mapping[str, str], mode: str, paths: Sequence[str]) -> TreeOptions:
    """The options among `given`, which maps the names of all options to their values.

    Raises:
        TreeArgumentError: options without an effect, values out of range, or options that contradict each other.
    """
    stray = [name for name in given if name in (*WITH_VALUE, *FLAGS)]
    if not stray:
        return TreeOptions()
    if mode != "check" or "--features" in given:
        where = "--check, without --features" if mode == "check" else "--check"
        raise TreeArgumentError(f"{stray[0]} belongs to {where}")
    if "--no-cache" in given and "--cache-dir" in given:
        raise TreeArgumentError("--no-cache and --cache-dir exclude each other; give one of them")
    if given.get("--cache-dir") == "":
        raise TreeArgumentError("--cache-dir wants the name of a folder")
    if "--executor" in given and "-" in paths:
        raise TreeArgumentError("--executor wants files; standard input can be read on this machine only")
    return TreeOptions(
        _number(given, "--timeout", _SECONDS),
        "--timeout" in given,
        int(_number(given, "--max-memory", 0) * _MEBIBYTE),
        int(_number(given, "--max-file-size", _LARGEST_FILE) * _MEBIBYTE),
        "" if "--no-cache" in given else given.get("--cache-dir"),
        _shard(given.get("--shard", "1/1")),
        _scheduler(given["--executor"]) if "--executor" in given else "",
    )


def _number(given: Mapping[str, str], name: str, default: float) -> float:
    text = given.get(name)
    if text is None:
        return default
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (number >= 0 and math.isfinite(number)):
        unit = "seconds" if name == "--timeout" else "MiB"
        raise TreeArgumentError(f"{name} wants a number of {unit}, or 0 for any, not `{text}`")
    return number


def _shard(text: str) -> tuple[int, int]:
    part, _, parts = text.partition("/")
    if not (part.isdecimal() and parts.isdecimal() and 1 <= int(part) <= int(parts)):
        raise TreeArgumentError(f"--shard wants a part and how many there are, as in 2/5, not `{text}`")
    return int(part), int(parts)


def _scheduler(text: str) -> str:
    kind, _, address = text.partition("://")
    host, _, port = address.rpartition(":")
    if kind != "dask" or not host or not port.isdecimal():
        raise TreeArgumentError(f"--executor wants dask://HOST:PORT, not `{text}`")
    return address


def shard_of(name: str, parts: int) -> int:
    """The part, from 1, that the file with this name (relative to its root, with slashes) is in: always the same."""
    from hashlib import blake2b

    return int.from_bytes(blake2b(name.encode("utf-8", "surrogateescape"), digest_size=8).digest(), "big") % parts + 1


def in_shard(names: Sequence[str], shard: tuple[int, int]) -> list[int]:
    """The indices of those `names` that are in the part."""
    part, parts = shard
    return [index for index, name in enumerate(names) if parts == 1 or shard_of(name, parts) == part]
