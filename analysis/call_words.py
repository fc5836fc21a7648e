"""Call words: how a call, or a constant that is a function, differs from the function that it names."""

from __future__ import annotations

from ..ir.graph import Operation
from ..ir.plurals import counted
from ..ir.types import FunctionType
from ..ods.verification.type_predicates import differ


def call_words(op: Operation, type_: FunctionType) -> tuple[str, str] | None:
    """The mismatch of a call of a function of `type_`, in our words and upstream's; None without one."""
    operands, results = [value.type for value in op.operand_values], op.result_types
    if len(operands) != len(type_.inputs):
        upstream = "incorrect number of operands for callee"
        return f"takes {counted(len(type_.inputs), 'operand')}, and {len(operands)} are given", upstream
    for number, (given, wanted) in enumerate(zip(operands, type_.inputs, strict=True)):
        if differ(given, wanted):
            upstream = f"operand type mismatch: expected operand type '{wanted}', but provided '{given}'"
            upstream += f" for operand number {number}"
            return f"takes {wanted} as operand {number}, and {given} is given", upstream
    if len(results) != len(type_.results):
        upstream = "incorrect number of results for callee"
        return f"gives {counted(len(type_.results), 'result')}, and {len(results)} are expected here", upstream
    for number, (given, wanted) in enumerate(zip(results, type_.results, strict=True)):
        if differ(given, wanted):
            return (
                f"gives {wanted} as result {number}, and {given} is expected here",
                f"result type mismatch at index {number}",
            )
    return None


def constant_words(op: Operation, type_: FunctionType) -> tuple[str, str] | None:
    (given,) = op.result_types or (type_,)
    if not differ(given, type_):
        return None
    return f"is {type_}, and {given} is expected here", "reference to function with mismatched type"
