"""Settings from `pydealloc.toml`, or `[tool.pydealloc]` in `pyproject.toml`: the nearest one above a file.

    ignore = ["dealloc-*"]
    dialects = ["MyOps.json", "irdl/*.irdl.mlir"]
    private-function-dynamic-ownership = true

    [severity]
    undefined-symbol = "warning"

    [per-path."tests/**"]
    ignore = ["memory-leak"]

    [operations."my.copy"]
    effects = { operands = ["read", "write"] }

What the tables of operations mean is in `op_declarations.py`, the reference for users in docs/configuration.md.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

from ..io.files import ConfigurationError, UserFacingError
from ..io.reading import SETTINGS_BYTES, ChangingError, TooLargeError, read_regular
from .model import DEFAULT, FILE_NAME, PROJECT_FILE, Configuration

if TYPE_CHECKING:
    from .confinement import Confinement


class Configurations:
    """The configuration of each file. Each is read once per instance: make a new one when they may have changed."""

    def __init__(
        self,
        config: str | None = None,
        *,
        isolated: bool = False,
        strict: bool = True,
        trusted: bool = False,
        llvm: str = "",
    ) -> None:
        """`config`: this file for everything; `isolated`: none at all; `strict`: an error in a file with definitions
        of a dialect is as bad as one in the configuration itself; `trusted`: configurations may name files outside of
        their repository, as `config` may in any case; `llvm`: what counts in place of the setting of this name, if
        not empty."""
        self._llvm = llvm
        self._strict = strict
        self._trusted = trusted
        self._config = config
        self._isolated = isolated
        self._of_folder: dict[str, Configuration] = {}
        self._of_file: dict[str, Configuration] = {}
        self._of_path: dict[tuple[int, tuple[bool, ...]], Configuration] = {}
        """Of files that something else counts for, by which settings that are."""

    def for_file(self, path: str | None) -> Configuration:
        """Of the MLIR file at `path`; None: of what has no file, as if it were in the current folder.

        Raises:
            UserFacingError: the configuration file cannot be read, or says something that makes no sense.
        """
        if self._isolated:
            return self._of_release(DEFAULT)
        if self._config is not None:
            found = self._read(self._config)
        else:
            found = self._for_folder(os.path.dirname(os.path.abspath(path)) if path is not None else os.getcwd())
        return self._for_path(found, path) if found.per_path and path is not None else found

    def _for_path(self, found: Configuration, path: str) -> Configuration:
        # Who is told apart by what counts gets one object, so that files alike share it.
        key = (id(found), tuple([settings.fits(path) for settings in found.per_path]))
        if key not in self._of_path:
            self._of_path[key] = found.for_path(path)
        return self._of_path[key]

    def _for_folder(self, folder: str) -> Configuration:
        # Not recursive: folders may be nested more deeply than calls.
        below: list[str] = []
        while True:
            known = self._of_folder.get(folder) or self._own(folder)
            parent = os.path.dirname(folder)
            if known is not None or parent == folder:
                break
            below.append(folder)
            folder = parent
        found = known or DEFAULT
        if known is None:
            found = self._of_release(DEFAULT)
        self._of_folder.update(dict.fromkeys((*below, folder), found))
        return found

    def _own(self, folder: str) -> Configuration | None:
        """The configuration in `folder` itself."""
        own = os.path.join(folder, FILE_NAME)
        if os.path.isfile(own):
            return self._read(own)
        project = os.path.join(folder, PROJECT_FILE)
        if os.path.isfile(project) and _mentions_table(project):
            return self._read(project)
        return None

    def _read(self, path: str) -> Configuration:
        if path not in self._of_file:
            # Loaded here: many files have no configuration.
            from .confinement import ANYWHERE, confinement_of

            is_trusted = self._trusted or path == self._config
            read = read_configuration(path, ANYWHERE if is_trusted else confinement_of(path))
            error = next((problem for problem in read.problems if not problem.is_warning), None)
            if error is not None and self._strict:
                raise ConfigurationError(error)
            self._of_file[path] = self._of_release(read)
        return self._of_file[path]

    def _of_release(self, found: Configuration) -> Configuration:
        return found.for_llvm(self._llvm) if self._llvm else found


@cache
def configurations(config: str | None, isolated: bool, llvm: str = "") -> Configurations:
    """One instance per process, for the command line."""
    return Configurations(config, isolated=isolated, llvm=llvm)


def is_configuration(path: str) -> bool:
    """Whether the file may be one, by its name."""
    return os.path.basename(path) in (FILE_NAME, PROJECT_FILE)


def _mentions_table(path: str) -> bool:
    """Without parsing every project's file."""
    try:
        return b"[tool.pydealloc" in read_regular(path, SETTINGS_BYTES)
    except (OSError, TooLargeError, ChangingError):
        return False


def read_configuration(path: str, confinement: Confinement) -> Configuration:
    """The settings in the file at `path`, which may name other files as far as `confinement` allows.

    Raises:
        UserFacingError: unreadable, not TOML, or with a setting that does not exist or has a wrong value; says where.
    """
    from .loader import configured

    return configured(path, confinement)


__all__ = [
    "DEFAULT",
    "FILE_NAME",
    "Configuration",
    "Configurations",
    "UserFacingError",
    "configurations",
    "is_configuration",
    "read_configuration",
]
