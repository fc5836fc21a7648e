"""Outlines of `ml_program`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

from ...ods.outline_table import FUNCTION

OUTLINES = {
    "ml_program.func": FUNCTION + " {region}",
    "ml_program.subgraph": FUNCTION + " {region}",
}
