"""Outlines of `complex`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

SNIPPETS = {
    "complex.constant": "complex.constant [${1:1.0 : f32}, ${2:0.0 : f32}] : complex<${3:f32}>",
}
"""Templates where the outline alone would leave out too much."""
