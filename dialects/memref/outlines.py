"""Outlines of `memref`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "memref.alloca_scope": "[< -> {results} >] {region}",
    "memref.generic_atomic_rmw": "$memref {indices} : !memref {region}",
    "memref.prefetch": ("$memref {indices} , #access(read|write) , locality < ~3~ > , #cache(data|instr) : !memref"),
    "memref.transpose": "$in #permutation {dict} : !in to !result",
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "memref.generic_atomic_rmw": ("memref.atomic_yield %value : type",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""

SNIPPETS = {
    "memref.global": ('memref.global "${1:private}" constant @${2:name} : ${3:memref<4xf32>} = ${4:dense<0.0>}'),
}
"""Templates where the outline alone would leave out too much."""

DISCARDABLE: dict[str, tuple[tuple[str, str], ...]] = {
    "memref.alloc": (("bufferization.manual_deallocation", "bufferization.manual_deallocation"),),
    "memref.dealloc": (("bufferization.manual_deallocation", "bufferization.manual_deallocation"),),
}
"""Attributes that are often added to an operation, or to arguments of `name()`, each as it is written for a start."""
