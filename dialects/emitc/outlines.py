"""Outlines of `emitc`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

from ...ods.outline_table import FUNCTION

OUTLINES = {
    "emitc.for": "%i = $lowerBound to $upperBound step $step [< : !lowerBound >] {region}",
    "emitc.func": FUNCTION + " {region}",
    "emitc.if": "$condition {region} [< else {region} >]",
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "emitc.func": ("return",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
