"""Outlines of `spirv`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "spirv.func": '#sym_name {arguments} [< -> {results} >] ~"None"~ {keyword-dict} {region}',
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "spirv.func": ("spirv.Return",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
