"""Outlines of `linalg`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "linalg.broadcast": "ins( $input : !input ) outs( $init : !init ) dimensions = ~[0]~ {dict}",
    "linalg.contract": (
        "indexing_maps = #indexing_maps ins ( $inputs* : !inputs* ) outs ( $outputs* : !outputs* ) [< -> {results} >]"
    ),
    "linalg.generic": ("{dict} ins( $inputs* : !inputs* ) outs( $outputs* : !outputs* ) {region} [< -> {results} >]"),
    "linalg.map": (
        "[< { ~arith.addf~ } >] ins( $inputs* : !inputs* ) outs( $init : !init ) [< {arguments} {region} >]"
    ),
    "linalg.reduce": (
        "[< { ~arith.addf~ } >] ins( $inputs* : !inputs* ) outs( $inits* : !inits* ) dimensions = ~[0]~ "
        "[< {arguments} {region} >]"
    ),
    "linalg.transpose": ("ins( $input : !input ) outs( $init : !init ) permutation = ~[1, 0]~ {dict}"),
    "linalg.yield": "$values* {dict} [< : !values* >]",
}

SNIPPETS = {
    "linalg.generic": (
        'linalg.generic {indexing_maps = [${1:#map}, ${2:#map}], iterator_types = [${3:"parallel"}]} '
        "ins(${4:%input} : ${5:type}) outs(${6:%output} : ${7:type}) {\n^bb0(${8:%in}: ${9:f32}, "
        "${10:%out}: ${11:f32}):\n  $0\n  linalg.yield ${12:%in} : ${9:f32}\n}"
    ),
    "linalg.map": (
        "linalg.map { ${1:arith.addf} } ins(${2:%a}, ${3:%b} : ${4:type}, ${5:type}) outs(${6:%out} : ${7:type})"
    ),
    "linalg.reduce": (
        "linalg.reduce { ${1:arith.addf} } ins(${2:%input} : ${3:type}) outs(${4:%init} : ${5:type}) "
        "dimensions = [${6:0}]"
    ),
}
"""Templates where the outline alone would leave out too much."""
