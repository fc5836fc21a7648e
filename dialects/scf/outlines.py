"""Outlines of `scf`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "scf.execute_region": "[< -> {results} >] {region}",
    "scf.for": (
        "[< unsigned >] %i = $lowerBound to $upperBound step $step [< iter_args {assignments} -> "
        "{results} >] [< : !lowerBound >] {region}"
    ),
    "scf.forall": (
        "_ ( %i* ) in _ ( $dynamicUpperBound* ) [< shared_outs {assignments} -> {results} >] {region} {dict}"
    ),
    "scf.forall.in_parallel": "{region}",
    "scf.if": "$condition [< -> {results} >] {region} [< else {region} >]",
    "scf.parallel": (
        "_ ( %i* ) = _ ( $lowerBound* ) to _ ( $upperBound* ) step _ ( $step* ) [< init ( $initVals* ) "
        "-> {results} >] {region}"
    ),
    "scf.while": "{assignments} : fn(inits) {region} do {region}",
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "scf.execute_region": ("scf.yield",),
    "scf.while": ("scf.condition(%condition)", "scf.yield"),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""

SNIPPETS = {
    "scf.while": (
        "scf.while (${1:%arg0} = ${2:%init}) : (${3:type}) -> ${3:type} {\n  "
        "scf.condition(${4:%condition}) ${1:%arg0} : ${3:type}\n} do {\n^bb0(${5:%arg1}: ${3:type}):\n  "
        "$0\n  scf.yield ${5:%arg1} : ${3:type}\n}"
    ),
}
"""Templates where the outline alone would leave out too much."""
