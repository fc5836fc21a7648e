"""Git: what the user's repository says, where an option names a commit."""

from __future__ import annotations

import subprocess

from .files import UserFacingError


def git_output(option: str, *arguments: str, given: bytes = b"") -> bytes:
    """Standard output of `git ARGUMENTS`, with `given` as its input. `option`: the one that needs it, for messages.

    Raises:
        UserFacingError: there is no git, or it fails.
    """
    try:
        ran = subprocess.run(["git", *arguments], input=given, capture_output=True, check=False)
    except OSError as error:
        raise UserFacingError(f"{option} needs git: {error.strerror}") from None
    if ran.returncode:
        reason = ran.stderr.decode(errors="replace").strip().split("\n")[0]
        raise UserFacingError(f"{option}: git {arguments[0]}: {reason}")
    return ran.stdout


def blobs(option: str, names: list[str]) -> list[bytes]:
    """The contents of the blobs with these object names, read by one process.

    Raises:
        UserFacingError: as `git_output`.
    """
    output = git_output(option, "cat-file", "--batch", given="".join(f"{name}\n" for name in names).encode())
    found: list[bytes] = []
    at = 0
    for _ in names:
        end = output.index(b"\n", at)
        size = int(output[at:end].rsplit(b" ", 1)[1])
        found.append(output[end + 1 : end + 1 + size])
        at = end + 2 + size
    return found
