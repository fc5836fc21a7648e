"""Releases of LLVM whose MLIR can be read: their numbers, and which definitions each one has.

`CHAIN` gives, for a release with data of its own, the release that its differences are from. A release without data is
read with the definitions of the nearest one that has some (`definitions_release`); hand-written syntax still goes by
its own number.
"""

from __future__ import annotations

from collections.abc import Mapping

BASE = 22
"""The release of `dialects/*/definitions.json`."""

CHAIN: Mapping[int, int] = {24: 22, 19: 22, 16: 19, 15: 16, 14: 15}
"""By release with data, the one its differences count from."""

PROPERTIES_SINCE = 17
"""The first release of LLVM that reads `<{...}>`."""
ENUMS_IN_BRACKETS_SINCE = 23
"""The release from which on a case of an enum is written in brackets, `#gpu.dim<x>`, outside of assembly formats."""
CONSTANTS_EXACT_SINCE = 24
"""The first release in which the value of an `llvm.mlir.constant` has the type of its result."""
TOKEN_TYPE_SINCE = 23
"""The first release with a builtin `token`."""
BYTE_EACH_SINCE = 23
"""The first release that writes an element of less than a byte as a byte of its own."""


def definitions_release(llvm: int) -> int:
    """The release whose definitions stand for those of `llvm`: the nearest one, the newer of two."""
    return min((BASE, *CHAIN), key=lambda each: (abs(each - llvm), -each))


def differences_to(llvm: int) -> tuple[int, ...]:
    """The releases whose differences lead from `BASE` to the definitions of `llvm`, in order; empty for `BASE`."""
    path: list[int] = []
    release = definitions_release(llvm)
    while release != BASE:
        path.append(release)
        release = CHAIN[release]
    return tuple(reversed(path))
