"""Deallocation approach: which of the two deallocation passes the editor, `--fix` and the demo insert with."""

from __future__ import annotations

from enum import Enum


class Deallocation(Enum):
    """The value is what the setting `deallocation` calls it."""

    MINIMAL = "minimal"
    """`minimal-deallocation`: frees decided from the text of the program."""
    LLVM = "llvm"
    """`ownership-based-buffer-deallocation`, operation for operation as in LLVM."""
