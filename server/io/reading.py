"""Reading of untrusted files: regular files only, without waiting, and never more than a limit.

A repository can hold FIFOs, links to devices and files that grow while they are read. Opening a FIFO waits for a
writer, and a device has no end; both would hang whoever only looks through the folder.
"""

from __future__ import annotations

import errno
import os
import stat
from io import RawIOBase

_ATTEMPTS = 3
"""To read a file while another process writes it."""
_BLOCK_BYTES = 1 << 20
DEFINITION_BYTES = 256 << 20
"""The largest file that a configuration may name: TableGen dumps of large dialects have some ten MiB."""
SETTINGS_BYTES = 4 << 20
"""The largest configuration, baseline or file of ignore patterns."""

_KINDS = (
    (stat.S_ISDIR, "a folder"),
    (stat.S_ISFIFO, "a named pipe"),
    (stat.S_ISSOCK, "a socket"),
    (stat.S_ISCHR, "a device"),
    (stat.S_ISBLK, "a device"),
)
_FLAGS = os.O_RDONLY | sum(getattr(os, name, 0) for name in ("O_NONBLOCK", "O_NOCTTY", "O_CLOEXEC", "O_BINARY"))


class TooLargeError(Exception):
    """A file is larger than the limit. `size` is what is known of its size, in bytes."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.size = size


class ChangingError(Exception):
    """A file changed at each attempt to read it."""


def kind_of(mode: int) -> str:
    """`a named pipe`, `a device` and so on; empty for a regular file."""
    return next((name for is_kind, name in _KINDS if is_kind(mode)), "")


def irregular(path: str) -> str:
    """As `kind_of`, of what `path` leads to; empty too where that cannot be known."""
    try:
        return kind_of(os.stat(path).st_mode)
    except (OSError, ValueError):
        return ""


def names_descriptor(path: str) -> bool:
    """Whether `path` stands for an open descriptor of this process, as `/dev/stdin` and what a shell makes of `<(...)`.

    Opening it does not wait for anybody, and who gave it knows that it can be read only once.
    """
    folder, name = os.path.split(path)
    return path == "/dev/stdin" or (folder in {"/dev/fd", "/proc/self/fd"} and name.isdecimal())


def read_regular(path: str, largest: int = DEFINITION_BYTES) -> bytes:
    """The content that the regular file at `path` had at one moment.

    Args:
        largest: in bytes; 0: unlimited.

    Raises:
        OSError: unreadable, or no regular file.
        TooLargeError: more than `largest` bytes.
        ChangingError: changed at each attempt.
    """
    for _ in range(_ATTEMPTS):
        try:
            descriptor = os.open(path, _FLAGS)
        except ValueError as error:
            raise OSError(errno.EINVAL, str(error)) from None
        with open(descriptor, "rb", buffering=0) as file:
            before = os.fstat(descriptor)
            kind = kind_of(before.st_mode)
            if kind:
                number = errno.EISDIR if stat.S_ISDIR(before.st_mode) else errno.EINVAL
                raise OSError(number, f"it is {kind}; only regular files are read")
            if largest and before.st_size > largest:
                raise TooLargeError(before.st_size)
            data = _read(file, largest)
            after = os.fstat(descriptor)
        if largest and len(data) > largest:
            raise TooLargeError(len(data))
        if (before.st_size, before.st_mtime_ns) == (after.st_size, after.st_mtime_ns):
            return data
    raise ChangingError


def read_any(path: str, largest: int = 0) -> bytes:
    """As `read_regular`, but also from pipes and devices, for which it waits: for open descriptors.

    Raises:
        OSError: unreadable.
        TooLargeError: more than `largest` bytes.
        ChangingError: changed at each attempt.
    """
    mode = os.stat(path).st_mode
    if stat.S_ISREG(mode) or stat.S_ISDIR(mode):
        return read_regular(path, largest)
    with open(path, "rb", buffering=0) as file:
        data = _read(file, largest)
    if largest and len(data) > largest:
        raise TooLargeError(len(data))
    return data


def _read(file: RawIOBase, largest: int) -> bytes:
    """Up to the end of the file, but at most one byte more than `largest`, unless that is 0."""
    parts: list[bytes] = []
    total = 0
    while not largest or total <= largest:
        part = file.read(min(_BLOCK_BYTES, largest + 1 - total) if largest else _BLOCK_BYTES)
        if not part:
            break
        parts.append(part)
        total += len(part)
    return b"".join(parts)
