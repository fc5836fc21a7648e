"""Shards: a division of the files of a run that depends on their names alone."""

from __future__ import annotations

from collections.abc import Sequence


def shard_of(name: str, parts: int) -> int:
    """The part, from 1, that the file with this name (relative to its root, with slashes) is in: always the same."""
    from hashlib import blake2b

    return int.from_bytes(blake2b(name.encode("utf-8", "surrogateescape"), digest_size=8).digest(), "big") % parts + 1


def in_shard(names: Sequence[str], shard: tuple[int, int]) -> list[int]:
    """The indices of those `names` that are in the part."""
    part, parts = shard
    return [index for index, name in enumerate(names) if parts == 1 or shard_of(name, parts) == part]
