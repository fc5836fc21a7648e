"""Releases of LLVM that a setting may name: an option table loads these numbers, and nothing that reads programs."""

from __future__ import annotations

OLDEST, NEWEST = 14, 24
RELEASES = tuple(range(OLDEST, NEWEST + 1))

AUTO = "auto"
"""The release that the files of a project show."""

LLVM = (AUTO, *map(str, reversed(RELEASES)))
"""Values of the setting `llvm`, as documents list them."""

TARGETS = ("22", "24")
"""Releases that programs can be migrated to."""
