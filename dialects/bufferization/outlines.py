"""Outlines of `bufferization`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "bufferization.alloc_tensor": (
        "( $dynamic_sizes* ) [< copy ( $copy ) >] [< size_hint = $size_hint >] {dict} : !result"
    ),
}
