"""Outlines of `llvm`: its custom syntax that is written in code, for completion (`ods/outline_table.py`)."""

from __future__ import annotations

OUTLINES = {
    "llvm.alloca": "[< inalloca >] $arraySize x !elem_type {dict} : fn(arraySize)",
    "llvm.call": "#callee ( $callee_operands* ) {dict} : fn(callee_operands)",
    "llvm.fcmp": "#predicate $lhs , $rhs {dict} : !lhs",
    "llvm.func": "#sym_name {arguments} [< -> {results} >] {keyword-dict} {region}",
    "llvm.icmp": "#predicate $lhs , $rhs {dict} : !lhs",
    "llvm.mlir.global": (
        "[< #linkage(private|internal|external|common|appending|weak) >] [< constant >] #sym_name ( [< "
        "#value >] ) {dict} [< : !global_type >]"
    ),
}

LAST_LINES: dict[str, tuple[str, ...]] = {
    "llvm.func": ("llvm.return",),
}
"""The terminators of regions, one for each, that are written out: the others are implied."""
