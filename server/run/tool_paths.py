"""Paths of the programs in RUN lines: from the folders of `pydealloc.run.path`, then from those of PATH."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

_NUMBERED = re.compile(r"(?P<name>.+)-(?P<number>[0-9]{1,4})(?:\.exe)?").fullmatch


class Tools:
    """Looks at the folders once, so one is good for one answer."""

    def __init__(self, path: str, environment_path: str | None = None) -> None:
        """
        Args:
            path: folders, with the system's separator between them.
            environment_path: likewise; None for PATH.
        """
        everywhere = os.environ.get("PATH", os.defpath) if environment_path is None else environment_path
        self._groups = (_folders(path), _folders(everywhere))
        self._found: dict[str, str | None] = {}
        self._numbered: dict[str, dict[str, tuple[int, str]]] = {}

    @property
    def folders(self) -> tuple[str, ...]:
        """The searched folders, in this order."""
        return tuple(dict.fromkeys(folder for group in self._groups for folder in group))

    def find(self, name: str) -> str | None:
        """The path of the program `name`; of `name-22` where it has only a number, the highest one; None if nowhere.

        What is a path already is found if it is absolute and there is such a program.
        """
        if name not in self._found:
            self._found[name] = self._look_for(name)
        return self._found[name]

    def missing(self, names: Iterable[str]) -> tuple[str, ...]:
        return tuple(name for name in names if self.find(name) is None)

    def _look_for(self, name: str) -> str | None:
        if Path(name).name != name:
            return shutil.which(name) if Path(name).is_absolute() else None
        for folders in self._groups:
            found = shutil.which(name, path=os.pathsep.join(folders)) if folders else None
            if found is not None:
                return found
            numbered = [one for folder in folders if (one := self._in(folder).get(name)) is not None]
            if numbered:
                # Of equal ones the first, as always with paths.
                return max(numbered, key=lambda one: one[0])[1]
        return None

    def _in(self, folder: str) -> dict[str, tuple[int, str]]:
        """Programs whose names end in a number, by name without it: the highest number, and where that one is."""
        known = self._numbered.get(folder)
        if known is None:
            known = self._numbered[folder] = {}
            with suppress(OSError):
                for each in sorted(Path(folder).iterdir()):
                    parts = _NUMBERED(each.name)
                    if parts is not None and os.access(each, os.X_OK) and each.is_file():
                        number = int(parts["number"])
                        if number > known.get(parts["name"], (-1, ""))[0]:
                            known[parts["name"]] = (number, str(each))
        return known


def _folders(path: str) -> list[str]:
    """Those of a list; a relative one, which would be another one in each place, is none."""
    found: list[str] = []
    for each in path.split(os.pathsep):
        with suppress(RuntimeError):
            # Of a user whom nobody knows.
            folder = Path(each).expanduser()
            if folder.is_absolute():
                found.append(str(folder))
    return found


def searched_folders(tools: Tools) -> str:
    """The folders, for a sentence about what is not there."""
    return ", ".join(tools.folders) or "no folder at all: neither `pydealloc.run.path` nor PATH names one"
