"""Outlines of `async`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

from ...ods.outline_table import FUNCTION

OUTLINES = {
    "async.execute": "[< [ $dependencies* ] >] [< ( {any} ) >] [< -> {results} >] {region}",
    "async.func": FUNCTION + " {region}",
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "async.func": ("return",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
