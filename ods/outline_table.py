"""Outlines of custom syntax that is written in code: their notation, those of several dialects, and frequent names.

A dialect's own are in `outlines.py` of its folder, by operation.

======================= ==========================================================================================
``$x`` ``$x*`` ``$x?``  an operand, several with commas, or perhaps one
``%x`` ``%x*``          a name that the operation defines
``!x`` ``!x*``          the type of the operand ``x``, or some type
``#x`` ``#x(a|b)``      the attribute ``x``, in its own spelling or as one of these words
``^x``                  a block
``fn(x)``               a function type, whose inputs are the types of ``x``
``~text~``              anything, ``text`` to start with
``[< ... >]``           what may be left out
``{region}``            likewise ``arguments``, ``assignments``, ``indices``, ``results``, ``dict``, ``keyword-dict``,
                        ``props`` and ``any``, see ``outlines.PartKind``
``_``                   a space where none would be
everything else         itself
======================= ==========================================================================================
"""

from __future__ import annotations

GENERIC = "( $operands* ) [< [ ^successors* ] >] {props} [< ( {region} ) >] {dict} : fn(operands)"
STRUCTURED = "{dict} ins( $inputs* : !inputs* ) outs( $outputs* : !outputs* ) [< -> {results} >]"
"""Operations in destination style that have a name for what they compute."""

DIRECTIVE_OUTLINES = {
    "AsyncDependencies": "[< async >] [< [ $asyncDependencies* ] >]",
    "GlobalMemrefOpTypeAndInitialValue": "!type [< = #initial_value >]",
    "SwitchOpCases": "[ default : ^defaultDestination [< ( $defaultOperands* : !defaultOperands* ) >] {any}",
    "AllReduceOperation": "[< #op >]",
    "LaunchFuncOperands": "[< args( {any} ) >]",
    "SwitchCases": "{any}",
}

FUNCTION = "[< #sym_visibility(private|public|nested) >] #sym_name {arguments} [< -> {results} >] {keyword-dict}"
"""The head of a function."""

COMMON_DIALECTS = ("func", "arith", "memref", "scf", "cf", "affine", "linalg", "tensor", "vector", "bufferization",
                   "math", "gpu")  # fmt: skip
"""Dialects with completions before a dialect is typed, used in the file or not."""

COMMON_OPERATIONS = (
    "arith.constant", "memref.load", "memref.store", "memref.alloc", "memref.dealloc", "scf.for", "scf.if", "func.call",
    "arith.addi", "arith.muli", "arith.subi", "arith.addf", "arith.mulf", "arith.subf", "arith.divf", "arith.cmpi",
    "arith.cmpf", "arith.select", "arith.index_cast", "memref.dim", "memref.subview", "memref.copy", "memref.alloca",
    "memref.cast", "memref.get_global", "cf.br", "cf.cond_br", "scf.while", "scf.parallel", "scf.forall", "affine.for",
    "affine.load", "affine.store", "affine.apply", "linalg.generic", "linalg.matmul", "linalg.fill", "linalg.map",
    "tensor.empty", "tensor.extract", "tensor.insert", "tensor.extract_slice", "tensor.insert_slice", "tensor.dim",
    "vector.transfer_read", "vector.transfer_write", "vector.load", "vector.store", "vector.broadcast",
    "bufferization.to_tensor", "bufferization.to_buffer", "bufferization.clone", "bufferization.dealloc",
    "bufferization.alloc_tensor", "arith.extf", "arith.truncf", "arith.sitofp", "arith.fptosi", "arith.extsi",
    "arith.trunci", "arith.maximumf", "arith.minimumf", "arith.andi", "arith.ori", "arith.xori", "gpu.launch",
)  # fmt: skip
"""Frequently written operations, the most frequent first."""
