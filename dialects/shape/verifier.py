"""Verifier rules of `shape`: values that may be errors, and bodies (mlir/lib/Dialect/Shape/IR/Shape.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.graph import Block, Operation
from ...ir.types import DialectType, IndexType, RankedTensorType, UnknownType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import entry, operand_types
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments
from . import ops as shape_ops


def _propagates(view: View) -> Failure | None:
    """verifySizeOrIndexOp, verifyShapeOrExtentTensorOp."""
    may_fail = any(isinstance(type_, DialectType) and type_.dialect == "shape" for type_ in view.operands)
    result = view.results[0]
    if not may_fail or isinstance(result, (DialectType, UnknownType)):
        return None
    kind = "size" if isinstance(result, IndexType) else "shape"
    text = f"if at least one of the operands can hold error values then the result must be of type `{kind}`"
    return Failure("verify-result-type", f"{text} to propagate them, but it is '{result}'")


def _reduce(view: shape_ops.ReduceOp) -> Failure | None:
    block = entry(view.op)
    if block is None:
        return None
    wanted = len(view.op.operands) + 1
    if len(block.args) != wanted:
        text = f"ReduceOp body is expected to have {wanted} arguments, but it has {len(block.args)}"
        return Failure("verify-region", text)
    first = block.args[0].type
    if not isinstance(first, (IndexType, UnknownType)):
        text = "argument 0 of ReduceOp body is expected to be of IndexType"
        return Failure("verify-region", text, addition=f", but it is '{first}'")
    return _extents(view, block)


def _extents(reduce: shape_ops.ReduceOp, block: Block) -> Failure | None:
    """The other arguments: an extent, and what is carried."""
    of_shape, extent = isinstance(reduce.shape.type, DialectType), block.args[1].type
    if of_shape and not (isinstance(extent, DialectType) and extent.mnemonic == "size"):
        text = "argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType"
        return Failure("verify-region", text)
    if not of_shape and not isinstance(extent, (IndexType, UnknownType)):
        text = "argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor"
        return Failure("verify-region", text)
    for index, (argument, initial) in enumerate(zip(block.args[2:], reduce.init_vals, strict=False)):
        if differ(argument.type, initial.type):
            text = f"type mismatch between argument {index + 2} of ReduceOp body and initial value {index}"
            return Failure("verify-region", text)
    return None


def _meet(view: View) -> Failure | None:
    """The operands of `shape.meet`: two shapes or two sizes that can be the same (inferReturnTypes)."""
    if len(view.operands) != 2 or any(isinstance(type_, UnknownType) for type_ in view.operands):
        return None
    if len({_is_size(type_) for type_ in view.operands}) > 1:
        return Failure("verify-operand-type", "requires all sizes or shapes", is_bare=True)
    counts = {
        type_.shape[0] for type_ in view.operands if isinstance(type_, RankedTensorType) and len(type_.shape) == 1
    }
    if len(counts - {None}) > 1:
        return Failure("verify-operand-type", "unequal shape cardinality", is_bare=True)
    return None


def _is_size(type_: Type) -> bool:
    return isinstance(type_, IndexType) or (isinstance(type_, DialectType) and type_.mnemonic == "size")


def _assuming_all(view: View) -> Failure | None:
    return None if view.operands else Failure("verify-count", "no operands specified")


def _cstr_broadcastable(view: View) -> Failure | None:
    return Failure("verify-count", "required at least 2 input shapes") if len(view.operands) < 2 else None


def _yield(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is None or parent.dialect != "shape" or len(operand_types(op)) == len(parent.results):
        return None
    text = "number of operands does not match number of results of its parent"
    return Failure("verify-yield", f"{text}: {len(op.operands)} and {len(parent.results)}")


_PROPAGATING = ("add", "mul", "div", "rank", "num_elements", "broadcast", "get_extent", "dim")

RULES: dict[str, tuple[Rule, ...]] = {f"shape.{name}": (_propagates,) for name in _PROPAGATING}
RULES["shape.meet"] = (_meet,)
RULES["shape.assuming_all"] = (_assuming_all,)
RULES["shape.cstr_broadcastable"] = (_cstr_broadcastable,)
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "shape.func": (entry_arguments,),
    "shape.reduce": (_reduce,),
    "shape.yield": (_yield,),
}
