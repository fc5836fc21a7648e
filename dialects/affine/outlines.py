"""Outlines of `affine`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "affine.apply": "#map ( $operands* )",
    "affine.for": (
        "%i = $lowerBound to $upperBound [< step ~1~ >] [< iter_args {assignments} -> {results} >] {region}"
    ),
    "affine.if": "#condition ( $operands* ) [< -> {results} >] {region} [< else {region} >]",
    "affine.load": "$memref {indices} {dict} : !memref",
    "affine.max": "#map ( $operands* )",
    "affine.min": "#map ( $operands* )",
    "affine.parallel": (
        "_ ( %i* ) = _ ( {any} ) to _ ( {any} ) [< step _ ( {any} ) >] [< reduce ( {any} ) -> {results} >] {region}"
    ),
    "affine.prefetch": ("$memref {indices} , #access(read|write) , locality < ~3~ > , #cache(data|instr) : !memref"),
    "affine.store": "$value , $memref {indices} {dict} : !memref",
    "affine.vector_load": "$memref {indices} {dict} : !memref , !result",
    "affine.vector_store": "$value , $memref {indices} {dict} : !memref , !value",
}

SNIPPETS = {
    "affine.apply": "affine.apply affine_map<(${1:d0}) -> (${2:d0 + 1})>(${3:%i})",
    "affine.for": "affine.for ${1:%i} = ${2:0} to ${3:%n} {\n  $0\n}",
    "affine.if": "affine.if affine_set<(${1:d0}) : (${2:d0 >= 0})>(${3:%i}) {\n  $0\n}",
    "affine.parallel": "affine.parallel (${1:%i}) = (${2:0}) to (${3:%n}) {\n  $0\n}",
}
"""Templates where the outline alone would leave out too much."""
