"""Outlines of `arith`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "arith.select": "$condition , $true_value , $false_value {dict} : !result",
}

SNIPPETS = {
    "arith.constant": "arith.constant ${1:0} : ${2:index}",
}
"""Templates where the outline alone would leave out too much."""
