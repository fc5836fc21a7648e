"""Outlines of `vector`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "vector.contract": "{dict} $lhs , $rhs , $acc : !lhs , !rhs into !acc",
    "vector.mask": "$mask [< , $passthru >] {region} : !mask [< -> {results} >]",
    "vector.outerproduct": "$lhs , $rhs [< , $acc >] {dict} : !lhs , !rhs",
    "vector.transfer_read": "$base {indices} , $padding [< , $mask >] {dict} : !base , !vector",
    "vector.transfer_write": ("$valueToStore , $base {indices} [< , $mask >] {dict} : !valueToStore , !base"),
}

SNIPPETS = {
    "vector.contract": (
        "vector.contract {indexing_maps = [${1:#map}, ${2:#map1}, ${3:#map2}], iterator_types = "
        '[${4:"parallel"}], kind = #vector.kind<${5:add}>} ${6:%lhs}, ${7:%rhs}, ${8:%acc} : ${9:type}, '
        "${10:type} into ${11:type}"
    ),
}
"""Templates where the outline alone would leave out too much."""
