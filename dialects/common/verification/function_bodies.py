"""Bodies of functions: what the entry block takes (`verifyBody` in mlir/Interfaces/FunctionInterfaces.td)."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.base import Type
from ....ir.graph import Operation
from ....ods.verification.failure import Failure
from ....ods.verification.op_parts import function_type
from ....ods.verification.type_predicates import differ


def entry_arguments(op: Operation) -> Failure | None:
    """The entry block takes what the signature says."""
    type_ = function_type(op)
    return entry_mismatch(op, type_.inputs) if type_ is not None else None


def entry_mismatch(op: Operation, inputs: Sequence[Type], what: str = "function") -> Failure | None:
    """The same, of a function whose signature has `inputs`; `what`: what upstream calls it."""
    block = op.regions[0].entry if op.regions else None
    if block is None:
        return None
    if len(block.args) != len(inputs):
        text = f"entry block must have {len(inputs)} arguments to match {what} signature"
        return Failure("verify-function", text, addition=f", but it has {len(block.args)}")
    for index, (argument, wanted) in enumerate(zip(block.args, inputs, strict=True)):
        if differ(argument.type, wanted):
            text = f"type of entry block argument #{index}('{argument.type}'"
            text += f") must match the type of the corresponding argument in {what} signature('{wanted}')"
            return Failure("verify-function", text)
    return None
