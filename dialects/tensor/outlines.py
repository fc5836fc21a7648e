"""Outlines of `tensor`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

LAST_LINES: dict[str, tuple[str, ...]] = {
    "tensor.generate": ("tensor.yield %value : type",),
    "tensor.pad": ("tensor.yield %value : type",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
