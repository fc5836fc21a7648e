"""Outlines of `func`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

from ...ods.outline_table import FUNCTION

OUTLINES = {
    "func.func": FUNCTION + " {region}",
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "func.func": ("return",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""

DISCARDABLE: dict[str, tuple[tuple[str, str], ...]] = {
    "func.func": (("llvm.emit_c_interface", "llvm.emit_c_interface"),),
    "func.func()": (
        ("bufferization.writable", "bufferization.writable = ${1|true,false|}"),
        ("bufferization.access", 'bufferization.access = "${1|none,read,write,read-write|}"'),
        ("bufferization.buffer_layout", "bufferization.buffer_layout = affine_map<(${1:d0}) -> (${2:d0})>"),
        ("llvm.noalias", "llvm.noalias"),
    ),
}
"""Attributes that are often added to an operation, or to arguments of `name()`, each as it is written for a start."""
