"""Outlines of `gpu`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "gpu.func": (
        "#sym_name {arguments} [< -> {results} >] [< workgroup {arguments} >] [< private {arguments} >] "
        "[< kernel >] {keyword-dict} {region}"
    ),
    "gpu.launch": (
        "blocks ( %bx , %by , %bz ) in _ ( %grid_x = $gridSizeX , %grid_y = $gridSizeY , %grid_z = "
        "$gridSizeZ ) threads ( %tx , %ty , %tz ) in _ ( %block_x = $blockSizeX , %block_y = "
        "$blockSizeY , %block_z = $blockSizeZ ) {region}"
    ),
    "gpu.warp_execute_on_lane_0": ("( $laneid ) [ ~32~ ] [< args( $args* : !args* ) >] [< -> {results} >] {region}"),
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "gpu.func": ("gpu.return",),
    "gpu.launch": ("gpu.terminator",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
