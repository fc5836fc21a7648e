"""Replacement of files: in one step, of what was read and nothing newer, with owner, mode and extended attributes.

A file that cannot be replaced without losing one of these is left as it is, and the user is told.
"""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress

from .files import BYTECODE, UserFacingError, reason
from .folders import is_within
from .reading import ChangingError, TooLargeError, kind_of, read_regular

_EXCHANGE = 2
"""RENAME_EXCHANGE of Linux: two names change places in one step."""
_AT_FDCWD = -100
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


def write_text(path: str, text: str, *, expected: str | None = None, within: str = "") -> None:
    """Write or replace `path` in one step: readers see the old content or the new one, never a part.

    Owner, mode and extended attributes stay.

    Args:
        expected: what was read; a file that says something else by now is left as it is. None: whatever it says.
        within: a folder outside of which nothing is written, not even through a link; empty: anywhere.

    Raises:
        UserFacingError: not possible, or not without losing something; the file is as it was.
    """
    # What a symbolic link leads to is replaced, not the link.
    name, path = path, os.path.realpath(path)
    if within and not is_within(path, within):
        raise UserFacingError(f"{name}: is a link that leads out of {within}; it was not written")
    temporary = f"{path}.{os.getpid()}.tmp"
    try:
        before = _status(path)
        if before is not None and expected is None and kind_of(before.st_mode) in ("a named pipe", "a device"):
            # Such as /dev/null and /dev/stdout, which are no names to give to a new file.
            with open(path, "wb") as file:
                file.write(text.encode("utf-8"))
            return
        if before is not None:
            _check_replaceable(name, path, before)
        # Exclusive: never through a link or into a file somebody else made.
        descriptor = os.open(temporary, _NEW, 0o666)
        try:
            with open(descriptor, "wb") as file:
                file.write(text.encode("utf-8"))
                file.flush()
                with suppress(OSError):
                    os.fsync(descriptor)
            if before is not None:
                _keep_metadata(name, path, temporary, before)
            _put(name, path, temporary, None if expected is None else expected.encode("utf-8"))
        finally:
            with suppress(FileNotFoundError):
                os.unlink(temporary)
    except OSError as error:
        folder = os.path.dirname(path)
        if not os.path.isdir(folder):
            raise UserFacingError(f"{name}: cannot be written: there is no folder {folder}; make it first") from None
        raise UserFacingError(f"{name}: cannot be written: {reason(error)}") from None


def _status(path: str) -> os.stat_result | None:
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _check_replaceable(name: str, path: str, status: os.stat_result) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise UserFacingError(f"{name}: is {kind_of(status.st_mode)}; name a file")
    # Replacing needs leave of the folder alone, but who made a file read-only means the file.
    if not status.st_mode & 0o222:
        raise UserFacingError(f"{name}: is read-only; make it writable, or write elsewhere with -o or --output-dir")
    if _is_bytecode(path):
        raise UserFacingError(f"{name}: is bytecode, which is read but not written; write text with -o")
    if status.st_nlink > 1:
        raise UserFacingError(
            f"{name}: has {status.st_nlink} hard links, which would no longer be one file; it was left as it is"
        )


def _is_bytecode(path: str) -> bool:
    try:
        with open(path, "rb") as file:
            return file.read(len(BYTECODE)) == BYTECODE
    except OSError:
        return False


def _keep_metadata(name: str, path: str, temporary: str, before: os.stat_result) -> None:
    """Give the file `temporary` the owner, mode and extended attributes of `path`."""
    if os.name != "posix":
        os.chmod(temporary, stat.S_IMODE(before.st_mode))
        return
    own = os.stat(temporary)
    if (own.st_uid, own.st_gid) != (before.st_uid, before.st_gid):
        try:
            os.chown(temporary, before.st_uid, before.st_gid)
        except OSError:
            raise UserFacingError(
                f"{name}: belongs to another user or group, which cannot be kept; it was not changed"
            ) from None
    # After the owner, whose change takes the set-user-ID bits away.
    os.chmod(temporary, stat.S_IMODE(before.st_mode))
    if sys.platform == "linux":
        _keep_attributes(name, path, temporary)


def _keep_attributes(name: str, path: str, temporary: str) -> None:
    try:
        attributes = os.listxattr(path)
    except OSError:
        # A file system without them.
        return
    for attribute in attributes:
        try:
            value = os.getxattr(path, attribute)
            if attribute not in os.listxattr(temporary) or os.getxattr(temporary, attribute) != value:
                os.setxattr(temporary, attribute, value)
        except OSError as error:
            raise UserFacingError(
                f"{name}: its extended attribute {attribute} cannot be kept ({reason(error)}); it was left as it is"
            ) from None


def _put(name: str, path: str, temporary: str, expected: bytes | None) -> None:
    """Replace `path` by `temporary`, if it still says what is `expected`."""
    if expected is None:
        os.replace(temporary, path)
        return
    _check_unchanged(name, path, expected)
    if not _exchanged(temporary, path):
        os.replace(temporary, path)
        return
    # Whoever wrote between the look and the exchange gets the place back.
    try:
        _check_unchanged(name, temporary, expected)
    except UserFacingError:
        _exchanged(temporary, path)
        raise


def _check_unchanged(name: str, path: str, expected: bytes) -> None:
    try:
        if read_regular(path, len(expected)) == expected:
            return
    except FileNotFoundError:
        raise UserFacingError(f"{name}: was removed meanwhile; it was not written again") from None
    except (TooLargeError, ChangingError):
        pass
    raise UserFacingError(f"{name}: was changed meanwhile; it was left as it is, run the command again")


def _exchanged(one: str, other: str) -> bool:
    """Let two files change places in one step; False where the system or the file system cannot."""
    if sys.platform != "linux":
        return False
    import ctypes

    try:
        rename = ctypes.CDLL(None, use_errno=True).renameat2
    except (OSError, AttributeError):
        return False
    return rename(_AT_FDCWD, os.fsencode(one), _AT_FDCWD, os.fsencode(other), _EXCHANGE) == 0
