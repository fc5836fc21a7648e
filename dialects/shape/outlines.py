"""Outlines of `shape`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

from ...ods.outline_table import FUNCTION

OUTLINES = {
    "shape.assuming": "$witness [< -> {results} >] {region}",
    "shape.const_shape": "#shape {dict} : !result",
    "shape.func": FUNCTION + " {region}",
    "shape.reduce": "( $shape [< , $initVals* >] ) : !shape [< -> {results} >] {region}",
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "shape.func": ("return",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
