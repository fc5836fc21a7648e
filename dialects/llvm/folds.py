"""Folds of pointers, casts and comparisons of `llvm` (mlir/lib/Dialect/LLVMIR/IR/LLVMDialect.cpp of LLVM 22)."""

from __future__ import annotations

from ...ir.attributes import Attribute, ElementsAttr, bool_attr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import I1, VectorType
from ...ods.constants import int_value
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import IN_PLACE, FoldFunction
from ...ods.segments import dense_i32, dense_values, integer_value
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op
from . import ops as llvm

_DYNAMIC = -(1 << 31)
"""The number in the list of constant indices for an index that is an operand."""
_INDEX_BITS = 29
"""Bits of constant indices."""
_EQ, _NE = 0, 1


def _same_kind(value: Value, op: Operation) -> Operation | None:
    return defining_op(value, op.name)


def _cast(view: UnaryOp, constants: Constants) -> Folded:
    """`llvm.bitcast (llvm.bitcast %x)` -> `llvm.bitcast %x`; `%x` for the same type; likewise `llvm.addrspacecast`."""
    del constants
    wanted = view.op.results[0].type
    if view.operand.type is wanted:
        return (view.operand,)
    before = _same_kind(view.operand, view.op)
    if before is None:
        return None
    source = UnaryOp(before).operand
    if source.type is wanted:
        return (source,)
    view.operand = source
    return IN_PLACE


def _truth(value: bool, type_: Type) -> Attribute | None:
    if type_ is I1:
        return bool_attr(value)
    return ElementsAttr("dense", "true" if value else "false", type_) if isinstance(type_, VectorType) else None


def _compare(view: llvm.ICmpOp, constants: Constants) -> Folded:
    """`llvm.icmp "eq" %x, %x` -> `true`; an allocation is not null."""
    del constants
    predicate = integer_value(view.predicate, -1)
    if predicate not in (_EQ, _NE):
        return None
    type_ = view.res.type
    if view.lhs is view.rhs:
        found = _truth(predicate == _EQ, type_)
        return (found,) if found is not None else None
    left, right = view.lhs, view.rhs
    if defining(left, llvm.AllocaOp) is not None and defining(right, llvm.ZeroOp) is not None:
        found = _truth(predicate == _NE, type_)
        return (found,) if found is not None else None
    if defining(right, llvm.AllocaOp) is not None and defining(left, llvm.ZeroOp) is not None:
        view.op.set_operands((right, left))
        return IN_PLACE
    return None


def _get_element_pointer(view: llvm.GEPOp, constants: Constants) -> Folded:
    """`llvm.getelementptr %p[0]` -> `%p`; constant indices as part of the operation."""
    static, dynamic = dense_values(view.raw_constant_indices), view.dynamic_indices
    known = iter([int_value(constant) for constant in constants[1:]])
    values = [next(known, None) if number == _DYNAMIC else number for number in static]
    if view.base.type is view.res.type and values == [0]:
        return (view.base,)
    operands = iter(dynamic)
    numbers, remaining = list(static), list[Value]()
    for i, number in enumerate(static):
        if number != _DYNAMIC:
            continue
        operand, value = next(operands), values[i]
        if value is not None and -(1 << (_INDEX_BITS - 1)) <= value < 1 << (_INDEX_BITS - 1):
            numbers[i] = value
        else:
            remaining.append(operand)
    if len(remaining) == len(dynamic):
        return None
    view.op.set_operands((view.base, *remaining))
    view.op.properties["rawConstantIndices"] = dense_i32(numbers)
    return IN_PLACE


POINTER_FOLDS: dict[str, FoldFunction] = {
    "llvm.addrspacecast": _cast,
    "llvm.bitcast": _cast,
    "llvm.getelementptr": _get_element_pointer,
    "llvm.icmp": _compare,
}
