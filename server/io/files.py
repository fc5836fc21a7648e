"""Files: the inputs of a command, reading and writing them. What fails becomes a `UserFacingError`."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from ...ir.records import dataclass

if TYPE_CHECKING:
    from .gitignore import IgnoredPaths

SUFFIX = ".mlir"
_TEXT_PER_NUL = 20
"""With more than one NUL in so many bytes a file is binary."""
_BYTECODE = b"ML\xefR"
"""The first bytes of MLIR's bytecode."""
_ATTEMPTS = 3
"""To read a file while another process writes it."""


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
) -> list[Source]:
    """The files of one PATH argument: a file, all files of a folder in sorted order, standard input.

    Args:
        exclude: patterns of what is left out, `path` itself included.
        gitignore: in folders, what a .gitignore there or above names is left out too.
        troubles: takes what is wrong with folders that cannot be read; the others are searched all the same.

    Raises:
        UserFacingError: there is no such path, no MLIR file in the folder, or, without `troubles`, a folder in it that
            cannot be read.
    """
    if path == "-":
        return [Source(stdin_filename, None, os.path.basename(stdin_filename) or "stdin")]
    if not path:
        raise UserFacingError("an empty path names no file; leave it out, or give - for standard input")
    if exclude and _is_excluded(path, exclude):
        return []
    if os.path.isdir(path):
        unreadable: list[str] = []
        found = sorted(_walk(path, exclude, gitignore, unreadable))
        if unreadable and troubles is None:
            raise UserFacingError(unreadable[0])
        if troubles is not None:
            troubles += unreadable
        if not found and not unreadable:
            raise UserFacingError(f"{path}: no {SUFFIX} file in this folder or below; name the files themselves")
        return [Source(name, name, os.path.relpath(name, path)) for name in found]
    if not os.path.exists(path):
        raise UserFacingError(
            f"{path}: no such file or folder; check the spelling (the current folder is {os.getcwd()})"
        )
    return [Source(path, path, os.path.basename(path))]


def _is_excluded(path: str, exclude: Sequence[str]) -> bool:
    from .gitignore import PathPatterns, is_excluded

    return is_excluded(path, PathPatterns(exclude), is_folder=os.path.isdir(path))


def _ignored(folder: str, exclude: Sequence[str], gitignore: bool) -> IgnoredPaths:
    from .gitignore import IgnoredPaths

    return IgnoredPaths(folder, exclude, gitignore=gitignore)


def _is_in_repository(folder: str) -> bool:
    """Whether a folder above has a repository, and with it maybe a .gitignore."""
    current = os.path.abspath(folder)
    while not os.path.exists(os.path.join(current, ".git")):
        parent = os.path.dirname(current)
        if parent == current:
            return False
        current = parent
    return True


def _walk(folder: str, exclude: Sequence[str], gitignore: bool, troubles: list[str]) -> list[str]:
    found: list[str] = []

    def unreadable(error: OSError) -> None:
        troubles.append(f"{error.filename}: cannot be read: {reason(error)}")

    ignored = _ignored(folder, exclude, gitignore) if exclude or (gitignore and _is_in_repository(folder)) else None
    for parent, folders, files in os.walk(folder, onerror=unreadable):
        # Hidden folders hold what tools keep for themselves.
        folders[:] = [name for name in folders if not name.startswith(".")]
        if gitignore and ".gitignore" in files:
            ignored = ignored or _ignored(folder, exclude, gitignore)
            ignored.enter(parent)
        if ignored is not None:
            folders[:] = [n for n in folders if not ignored.leaves_out(os.path.join(parent, n), is_folder=True)]
            files = [n for n in files if not ignored.leaves_out(os.path.join(parent, n), is_folder=False)]
        found.extend(os.path.join(parent, name) for name in files if name.endswith(SUFFIX))
    return found


def read_source(source: Source, largest: int = 0) -> str:
    """The text, line ends as they are.

    Args:
        largest: bytes from which on it is not even read; 0: any number.

    Raises:
        UserFacingError: unreadable, too large, changed by somebody while it was read, or not text in UTF-8.
    """
    try:
        data = sys.stdin.buffer.read() if source.path is None else _read_at_once(source.path, source.name, largest)
    except OSError as error:
        raise UserFacingError(f"{source.name}: cannot be read: {reason(error)}") from None
    if largest and len(data) > largest:
        raise UserFacingError(_too_large(source.name, len(data), largest))
    return decoded(data, source.name)


def read_file(path: str) -> str:
    """`read_source` of a file on disk that messages call by its path.

    Raises:
        UserFacingError: as `read_source`.
    """
    return read_source(Source(path, path, path))


def _read_at_once(path: str, name: str, largest: int) -> bytes:
    """The content the file had at one moment: half of one version and half of the next make no sense together."""
    for _ in range(_ATTEMPTS):
        with open(path, "rb") as file:
            before = os.fstat(file.fileno())
            if largest and before.st_size > largest:
                raise UserFacingError(_too_large(name, before.st_size, largest))
            data = file.read()
            after = os.fstat(file.fileno())
        # What is no ordinary file, a pipe for instance, has no size, and can be read only once.
        if not stat.S_ISREG(before.st_mode) or _version(before) == _version(after):
            return data
    raise UserFacingError(f"{name}: changes while it is read; try again when whoever writes it has finished")


def _version(status: os.stat_result) -> tuple[int, int]:
    return status.st_size, status.st_mtime_ns


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
    if data.startswith(_BYTECODE):
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


def _is_bytecode(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(len(_BYTECODE)) == _BYTECODE
    except OSError:
        return False


def write_text(path: str, text: str) -> None:
    """Write or replace `path` in one step: readers see the old content or the new one, never a part. Keeps the mode.

    Raises:
        UserFacingError: not possible.
    """
    # What a symbolic link leads to is replaced, not the link.
    name, path = path, os.path.realpath(path)
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        mode = os.stat(path).st_mode & 0o7777 if os.path.exists(path) else None
        # Replacing needs leave of the folder alone, but who made a file read-only means the file.
        if mode is not None and not mode & 0o222:
            raise UserFacingError(f"{name}: is read-only; make it writable, or write elsewhere with -o or --output-dir")
        if mode is not None and _is_bytecode(path):
            raise UserFacingError(f"{name}: is bytecode, which is read but not written; write text with -o")
        # Exclusive: never through a link or into a file somebody else made.
        descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
        try:
            with open(descriptor, "wb") as file:
                file.write(text.encode("utf-8"))
            if mode is not None:
                os.chmod(temporary, mode)
            os.replace(temporary, path)
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
    except OSError as error:
        folder = os.path.dirname(path)
        if not os.path.isdir(folder):
            raise UserFacingError(f"{name}: cannot be written: there is no folder {folder}; make it first") from None
        raise UserFacingError(f"{name}: cannot be written: {reason(error)}") from None


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
