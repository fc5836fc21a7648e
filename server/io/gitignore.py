"""Path patterns as in a .gitignore: for excluded files, and for settings of some folders.

`*` represents anything in one name, `?` one character, `**` any number of folders. With a slash at its start or
in its middle a pattern is about that very path, without one about that name anywhere. A slash at the end: folders only.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from functools import lru_cache

from ...ir.records import dataclass
from .git_settings import excludes_file
from .reading import SETTINGS_BYTES, ChangingError, TooLargeError, read_regular
from .wildmatch import matcher

_RULES = 10_000
"""Of the lines read last."""


@dataclass(frozen=True)
class _Rule:
    fits: Callable[[str], bool]
    on_name: bool
    """Whether `fits` is asked about the last name of a path alone."""
    is_negated: bool
    folders_only: bool


class PathPatterns:
    """Rules in their order, of which the last one that fits decides. Paths are relative, with slashes."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._rules = tuple(rule for line in lines if (rule := _rule(line)) is not None)

    def decision(self, path: str, *, is_folder: bool) -> bool | None:
        """Whether `path` itself is meant; None when no rule is about it."""
        for rule in reversed(self._rules):
            if (is_folder or not rule.folders_only) and rule.fits(path.rpartition("/")[2] if rule.on_name else path):
                return not rule.is_negated
        return None

    def covers(self, path: str) -> bool:
        """Whether the file at `path` is meant, or a folder that it is in."""
        parts = path.split("/")
        folders = ("/".join(parts[:count]) for count in range(1, len(parts)))
        return bool(self.decision(path, is_folder=False)) or any(
            self.decision(folder, is_folder=True) for folder in folders
        )


@lru_cache(_RULES)
def _rule(line: str) -> _Rule | None:
    """Of one line of a .gitignore; None for a comment or an empty one."""
    text = re.sub(r"(?<!\\) +$", "", line.rstrip("\r\n"))
    if not text or text.startswith("#"):
        return None
    is_negated = text.startswith("!")
    text = text[1:] if is_negated else text
    folders_only = text.endswith("/")
    text = text[:-1] if folders_only else text
    return _Rule(matcher(text.removeprefix("/")), "/" not in text, is_negated, folders_only)


class IgnoredPaths:
    """Ignored paths below a folder: by the given patterns, and by the .gitignore files on the way, as git does."""

    def __init__(self, folder: str, exclude: Iterable[str], *, gitignore: bool) -> None:
        self._given = PathPatterns(exclude)
        self._of_folder: dict[str, PathPatterns] = {}
        if gitignore:
            for outer in _outer(folder):
                self.enter(outer)

    def enter(self, folder: str) -> None:
        """Follow the .gitignore of `folder`, if it has one that can be read."""
        folder = os.path.abspath(folder)
        lines = _lines(os.path.join(folder, ".gitignore"))
        if os.path.exists(os.path.join(folder, ".git")):
            # As in git, of two patterns that fit the last counts, and those of single repositories come last.
            own = _lines(os.path.join(folder, ".git", "info", "exclude"))
            lines = [*_lines(excludes_file(folder)), *own, *lines]
        if lines:
            self._of_folder[folder] = PathPatterns(lines)

    def leaves_out(self, path: str, *, is_folder: bool) -> bool:
        """Whether the file or folder is left out; that of a folder it is in is asked before."""
        if is_excluded(path, self._given, is_folder=is_folder):
            return True
        path = os.path.abspath(path)
        folder = os.path.dirname(path)
        while True:
            patterns = self._of_folder.get(folder)
            if patterns is not None:
                decision = patterns.decision(_slashed(os.path.relpath(path, folder)), is_folder=is_folder)
                if decision is not None:
                    return decision
            parent = os.path.dirname(folder)
            if parent == folder:
                return False
            folder = parent


def is_excluded(path: str, patterns: PathPatterns, *, is_folder: bool) -> bool:
    """Whether `patterns`, which are seen from the current folder, are about `path` or what it is in."""
    relative = _slashed(os.path.relpath(path))
    return bool(patterns.decision(relative, is_folder=is_folder)) or patterns.covers(relative)


def _outer(folder: str) -> list[str]:
    """The folders from the root of the repository to the parent of `folder`; none outside of repositories."""
    found: list[str] = []
    current = os.path.abspath(folder)
    while not os.path.exists(os.path.join(current, ".git")):
        parent = os.path.dirname(current)
        if parent == current:
            return []
        found.append(parent)
        current = parent
    return found[::-1]


def _lines(path: str) -> list[str]:
    try:
        return read_regular(path, SETTINGS_BYTES).decode("utf-8", "replace").split("\n")
    except (OSError, TooLargeError, ChangingError):
        return []


def _slashed(path: str) -> str:
    return path.replace(os.sep, "/")
