"""Files: the inputs of a command, and reading them. What fails becomes a `UserFacingError`."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...ir.records import dataclass
from .folders import is_within, repository_of, walk_folders
from .printable import printable
from .reading import (
    DEFINITION_BYTES,
    ChangingError,
    TooLargeError,
    irregular,
    names_descriptor,
    read_any,
    read_regular,
)

if TYPE_CHECKING:
    from .gitignore import IgnoredPaths

SUFFIX = ".mlir"
_TEXT_PER_NUL = 20
"""With more than one NUL in so many bytes a file is binary."""
BYTECODE = b"ML\xefR"
"""The first bytes of MLIR's bytecode."""


class UserFacingError(Exception):
    """An I/O or configuration error, shown to the user. The text is one line: what is wrong, and what to do."""


@dataclass(frozen=True)
class Problem:
    """A problem at one place of a file with settings: a configuration, definitions of a dialect."""

    path: str
    line: int
    """From 1, as `column`, which counts code points."""
    column: int
    message: str
    is_warning: bool = False
    """The rest of the file is of use all the same."""

    def __str__(self) -> str:
        return f"{self.path}:{self.line}:{self.column}: {'warning: ' if self.is_warning else ''}{self.message}"


class ConfigurationError(UserFacingError):
    """A `Problem` in a configuration file, or in a file with definitions of a dialect."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem

    def __reduce__(self) -> tuple[type[ConfigurationError], tuple[Problem]]:
        return ConfigurationError, (self.problem,)


def place_in(text: str, offset: int) -> tuple[int, int]:
    """Line and column, from 1, of an offset."""
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)


@dataclass(frozen=True)
class Source:
    """One input. `name` is what messages call it, `relative` where its output goes below an output folder."""

    name: str
    path: str | None
    """None: standard input."""
    relative: str
    is_descriptor: bool = False
    """Whether the path stands for an open descriptor of this process: then it may be a pipe or a terminal."""
    within: str = ""
    """The folder that was searched: nothing outside of it is written. Empty: the file itself was named."""

    @property
    def config_path(self) -> str | None:
        """The file whose configuration counts; None: that of the current folder."""
        if self.path is not None:
            return self.path
        return None if self.name.startswith("<") else self.name


def sources_of(
    path: str,
    stdin_filename: str,
    exclude: Sequence[str] = (),
    *,
    gitignore: bool = True,
    troubles: list[str] | None = None,
    skipped: list[str] | None = None,
) -> list[Source]:
    """The files of one PATH argument: a file, all files of a folder in sorted order, standard input.

    Args:
        exclude: patterns of what is left out, `path` itself included.
        gitignore: in folders, what a .gitignore there or above names is left out too.
        troubles: takes what is wrong with folders that cannot be read; the others are searched all the same.
        skipped: takes what is called like a file, or named by `path`, and is none: a pipe, a device.

    Raises:
        UserFacingError: there is no such path, no MLIR file in the folder, or, without `troubles`, a folder in it that
            cannot be read, or, without `skipped`, a `path` to something else than a file.
    """
    if path == "-":
        return [Source(stdin_filename, None, os.path.basename(stdin_filename) or "stdin")]
    if not path:
        raise UserFacingError("an empty path names no file; leave it out, or give - for standard input")
    if exclude and _is_excluded(path, exclude):
        return []
    if os.path.isdir(path):
        unreadable: list[str] = []
        found = sorted(_walk(path, exclude, gitignore, unreadable, skipped if skipped is not None else []))
        if unreadable and troubles is None:
            raise UserFacingError(unreadable[0])
        if troubles is not None:
            troubles += unreadable
        if not found and not unreadable:
            raise UserFacingError(f"{path}: no {SUFFIX} file in this folder or below; name the files themselves")
        return [Source(printable(name), name, os.path.relpath(name, path), within=path) for name in found]
    if not os.path.exists(path):
        raise UserFacingError(
            f"{printable(path)}: no such file or folder; check the spelling (the current folder is {os.getcwd()})"
        )
    is_descriptor = names_descriptor(path)
    kind = "" if is_descriptor else irregular(path)
    if not kind:
        return [Source(printable(path), path, os.path.basename(path), is_descriptor=is_descriptor)]
    if skipped is None:
        raise UserFacingError(f"{printable(path)}: is {kind}; name a file")
    skipped.append(_skipped(path, kind))
    return []


def _skipped(path: str, kind: str) -> str:
    return f"{printable(path)}: is {kind}; it was skipped"


def _is_excluded(path: str, exclude: Sequence[str]) -> bool:
    from .gitignore import PathPatterns, is_excluded

    return is_excluded(path, PathPatterns(exclude), is_folder=os.path.isdir(path))


def _ignored(folder: str, exclude: Sequence[str], gitignore: bool) -> IgnoredPaths:
    from .gitignore import IgnoredPaths

    return IgnoredPaths(folder, exclude, gitignore=gitignore)


def _walk(folder: str, exclude: Sequence[str], gitignore: bool, troubles: list[str], skipped: list[str]) -> list[str]:
    found: list[str] = []

    def unreadable(error: OSError) -> None:
        troubles.append(f"{printable(str(error.filename))}: cannot be read: {reason(error)}")

    repository = repository_of(folder)
    ignored = _ignored(folder, exclude, gitignore) if exclude or (gitignore and repository is not None) else None
    for parent, folders, files in walk_folders(folder, unreadable):
        has_patterns = ".gitignore" in files or ".git" in folders or ".git" in files
        # Hidden folders hold what tools keep for themselves.
        folders[:] = [name for name in folders if not name.startswith(".")]
        if gitignore and has_patterns:
            ignored = ignored or _ignored(folder, exclude, gitignore)
            ignored.enter(parent)
        if ignored is not None:
            folders[:] = [n for n in folders if not ignored.leaves_out(os.path.join(parent, n), is_folder=True)]
            files = [n for n in files if not ignored.leaves_out(os.path.join(parent, n), is_folder=False)]
        for path in [os.path.join(parent, name) for name in files if name.endswith(SUFFIX)]:
            kind, outermost = irregular(path), repository or folder
            if kind:
                skipped.append(_skipped(path, kind))
            elif os.path.islink(path) and os.path.exists(path) and not is_within(path, outermost):
                trouble = f"is a link that leads out of {outermost}; it was skipped, name the file itself to read it"
                troubles.append(f"{printable(path)}: {trouble}")
            else:
                found.append(path)
    return found


def read_source(source: Source, largest: int = 0) -> str:
    """The text, line ends as they are.

    Args:
        largest: bytes from which on it is not even read; 0: any number.

    Raises:
        UserFacingError: unreadable, too large, changed by somebody while it was read, or not text in UTF-8.
    """
    try:
        if source.path is None:
            data = sys.stdin.buffer.read(largest + 1) if largest else sys.stdin.buffer.read()
        else:
            data = (read_any if source.is_descriptor else read_regular)(source.path, largest)
    except OSError as error:
        raise UserFacingError(f"{source.name}: cannot be read: {reason(error)}") from None
    except TooLargeError as error:
        raise UserFacingError(_too_large(source.name, error.size, largest)) from None
    except ChangingError:
        raise UserFacingError(f"{source.name}: changes while it is read; try again when it has been written") from None
    if largest and len(data) > largest:
        raise UserFacingError(_too_large(source.name, len(data), largest))
    return decoded(data, source.name)


def read_file(path: str, largest: int = DEFINITION_BYTES) -> str:
    """`read_source` of a regular file on disk that messages call by its path; `largest` is in bytes.

    Raises:
        UserFacingError: as `read_source`.
    """
    return read_source(Source(printable(path), path, path), largest)


def _too_large(name: str, size: int, largest: int) -> str:
    return f"{name}: is too large ({_mebibytes(size)} MiB, at most {_mebibytes(largest)} MiB); see --max-file-size"


def _mebibytes(size: int) -> str:
    return f"{size / (1 << 20):.4g}"


def size_of(source: Source) -> int:
    """In bytes; 0 when it cannot be known before reading."""
    if source.path is None:
        return 0
    try:
        return os.stat(source.path).st_size
    except OSError:
        return 0


def decoded(data: bytes, name: str) -> str:
    """The text of a file's bytes. Of bytecode, the program that it encodes, printed.

    Raises:
        UserFacingError: not text in UTF-8, or bytecode that cannot be read.
    """
    if data.startswith(BYTECODE):
        return _printed(data, name)
    # A stray NUL is white space to MLIR; many of them are no text, or UTF-16.
    if data.count(b"\0") * _TEXT_PER_NUL > len(data):
        zero = data.find(b"\0")
        raise UserFacingError(f"{name}: is a binary file (NUL bytes from offset {zero} on); give MLIR as text in UTF-8")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        byte = data[error.start]
        raise UserFacingError(
            f"{name}: is not UTF-8 (byte 0x{byte:02x} at offset {error.start}); save it as UTF-8"
        ) from None


def _printed(data: bytes, name: str) -> str:
    from ...ods.knowledge import UPSTREAM
    from ...syntax.bytecode.byte_cursor import BytecodeError
    from ...syntax.bytecode.reader import program_text

    try:
        return program_text(data, UPSTREAM)
    except BytecodeError as error:
        raise UserFacingError(f"{name}: this bytecode cannot be read: {error}") from None


def make_folder(path: str) -> None:
    """`path` and its parents, unless they exist.

    Raises:
        UserFacingError: not possible.
    """
    try:
        os.makedirs(path, exist_ok=True)
    except FileExistsError:
        raise UserFacingError(f"{path}: is a file; name a folder") from None
    except OSError as error:
        raise UserFacingError(f"{path}: cannot be created: {reason(error)}") from None


def remove(path: str) -> None:
    """Remove a file that may be left from an earlier run."""
    try:
        os.unlink(path)
    except FileNotFoundError:
        return
    except OSError as error:
        raise UserFacingError(f"{path}: cannot be removed: {reason(error)}") from None


_ADVICE = {
    errno.EACCES: "permission denied; change the mode or the owner of the file or its folder",
    errno.EISDIR: "it is a folder; name a file",
    errno.ENOSPC: "no space left on the device",
    errno.EROFS: "the file system is read-only; write elsewhere with -o or --output-dir",
}


def reason(error: OSError) -> str:
    """The error in words, with a remedy where one is known."""
    return _ADVICE.get(error.errno or 0) or (error.strerror or str(error)).lower()
