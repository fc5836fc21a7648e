"""File patterns of a configuration, expanded within bounds.

Unlike `glob`, `**` does not follow links to folders, which may lead in a circle, and each folder is looked at once
per part of the pattern, however many `**` there are.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import suppress

from ..io.wildmatch import matcher

MAX_ENTRIES = 100_000
"""Names of files and folders that one pattern may look at."""
_MAGIC = re.compile(r"[*?\[]")


class TooManyEntriesError(Exception):
    """A pattern leads to more than `MAX_ENTRIES` files and folders."""


def has_magic(pattern: str) -> bool:
    return _MAGIC.search(pattern) is not None


def expand_pattern(pattern: str) -> list[str]:
    """The files and folders an absolute pattern represents, sorted. Hidden names fit only parts that begin with a dot.

    Raises:
        TooManyEntriesError: it cannot be expanded within bounds.
    """
    drive, rest = os.path.splitdrive(pattern)
    parts = tuple(part for part in rest.replace(os.sep, "/").split("/") if part)
    return sorted(_Expansion(parts).found(drive + os.sep))


class _Expansion:
    def __init__(self, parts: tuple[str, ...]) -> None:
        self._parts = parts
        self._entries = 0

    def found(self, root: str) -> set[str]:
        paths: set[str] = set()
        seen: set[tuple[str, int]] = set()
        pending = [(root, 0)]
        while pending:
            state = pending.pop()
            if state in seen:
                continue
            seen.add(state)
            folder, index = state
            if index == len(self._parts):
                paths.add(folder)
                continue
            pending += self._step(folder, index)
        return paths

    def _step(self, folder: str, index: int) -> Iterator[tuple[str, int]]:
        part = self._parts[index]
        if part == "**":
            if index + 1 < len(self._parts):
                yield folder, index + 1
            for entry in self._entries_of(folder):
                if entry.name.startswith("."):
                    continue
                if entry.is_dir(follow_symlinks=False):
                    yield entry.path, index
                if index + 1 == len(self._parts):
                    yield entry.path, index + 1
        elif has_magic(part):
            fits = matcher(part)
            for entry in self._entries_of(folder):
                if (part.startswith(".") or not entry.name.startswith(".")) and fits(entry.name):
                    yield entry.path, index + 1
        else:
            path = os.path.join(folder, part)
            if os.path.lexists(path):
                yield path, index + 1

    def _entries_of(self, folder: str) -> Iterator[os.DirEntry[str]]:
        with suppress(OSError), os.scandir(folder) as entries:
            for entry in entries:
                self._entries += 1
                if self._entries > MAX_ENTRIES:
                    raise TooManyEntriesError
                yield entry
