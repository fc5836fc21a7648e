"""Private folders: caches that nobody but the user can write, with a key that entries are signed with.

What a cache says is believed without a look at what it was made from. So one that others can write, or that belongs to
another user, is not used; and an entry that was not written with the folder's key is none.
"""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from hashlib import blake2b

from .reading import ChangingError, TooLargeError, read_regular

_KEY_NAME = "key"
_KEY_BYTES = 32
_SIGNATURE_BYTES = 16
_OTHERS_WRITE = 0o022
_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)


class UntrustedFolderError(Exception):
    """A folder is not the user's alone. The text says why."""


def trouble_with(folder: str) -> str:
    """The reason why a folder, which exists, cannot be trusted; empty: it is the user's alone, as far as the system
    tells."""
    if os.name != "posix":
        return ""
    status = os.lstat(folder)
    if not stat.S_ISDIR(status.st_mode):
        return "is no folder"
    if status.st_uid != os.geteuid():
        return "belongs to another user"
    if status.st_mode & _OTHERS_WRITE:
        return "can be written by others"
    return ""


def make_private(folder: str) -> None:
    """Make `folder`, for the user alone, unless it exists; its parents as usual.

    Raises:
        OSError: not possible.
    """
    if not os.path.isdir(folder):
        os.makedirs(os.path.dirname(folder), exist_ok=True)
        with suppress(FileExistsError):
            os.mkdir(folder, 0o700)


def key_of(folder: str, *, make: bool) -> bytes | None:
    """The key of the private folder `folder`; None if it has none.

    Args:
        make: make the folder and the key if they are missing.

    Raises:
        UntrustedFolderError: others can write there.
        OSError: the folder or the key cannot be made.
    """
    if make:
        make_private(folder)
    try:
        trouble = trouble_with(folder)
    except FileNotFoundError:
        return None
    if trouble:
        raise UntrustedFolderError(trouble)
    path = os.path.join(folder, _KEY_NAME)
    known = _read_key(path)
    if known is not None or not make:
        return known
    # Linked in place whole: another process may do the same.
    temporary = f"{path}.{os.getpid()}.tmp"
    with suppress(FileNotFoundError):
        os.unlink(temporary)
    with open(os.open(temporary, _NEW, 0o600), "wb") as file:
        file.write(os.urandom(_KEY_BYTES))
    if _read_key(path) is None:
        os.replace(temporary, path)
    else:
        os.unlink(temporary)
    return _read_key(path)


def _read_key(path: str) -> bytes | None:
    try:
        data = read_regular(path, _KEY_BYTES)
    except (OSError, TooLargeError, ChangingError):
        return None
    return data if len(data) == _KEY_BYTES else None


def signed(data: bytes, key: bytes) -> bytes:
    """`data` after its signature."""
    return blake2b(data, digest_size=_SIGNATURE_BYTES, key=key).digest() + data


def verified(data: bytes, key: bytes) -> bytes | None:
    """The data in what `signed` made with the same key; None for anything else."""
    from hmac import compare_digest

    body = data[_SIGNATURE_BYTES:]
    signature = blake2b(body, digest_size=_SIGNATURE_BYTES, key=key).digest()
    return body if compare_digest(signature, data[:_SIGNATURE_BYTES]) else None
