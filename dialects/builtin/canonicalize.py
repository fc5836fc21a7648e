"""Canonicalization of `builtin` (mlir/lib/IR/BuiltinDialect.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.rewriting import FoldFunction
from ..arith.fold_integers import Constants, Folded


def _cast(op: Operation, constants: Constants) -> Folded:
    """`builtin.unrealized_conversion_cast %x : T to T` -> `%x`, also from T to another type and back."""
    del constants
    values = op.operand_values
    if not values:
        return None
    if [value.type for value in values] == op.result_types:
        return values
    before = values[0].defining_op
    if before is None or before.name != op.name or values != list(before.results):
        return None
    if [operand.value.type for operand in before.operands] == op.result_types:
        return before.operand_values
    return None


FOLDS: dict[str, FoldFunction] = {"builtin.unrealized_conversion_cast": _cast}
