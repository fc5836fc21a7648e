"""Verifier rules of `sparse_tensor`: regions (mlir/lib/Dialect/SparseTensor/IR/SparseTensorDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Operation, Region
from ...ir.types import I1
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_opaque
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as sparse_tensor


def _region(name: str, region: Region, inputs: Sequence[Type], output: Type) -> Failure | None:
    """verifyNumBlockArgs."""
    block = region.entry
    if block is None:
        return None
    if len(block.args) != len(inputs):
        text = f"{name} region must have exactly {len(inputs)} arguments, but it has {len(block.args)}"
        return Failure("verify-region", text)
    for index, (argument, wanted) in enumerate(zip(block.args, inputs, strict=True)):
        if differ(argument.type, wanted):
            text = f"{name} region argument {index + 1} type mismatch: '{argument.type}' and '{wanted}'"
            return Failure("verify-region", text)
    last = block.last
    if last is None or is_opaque(last):
        return None
    if last.name != "sparse_tensor.yield":
        return Failure("verify-terminator", f"{name} region must end with sparse_tensor.yield, found '{last.name}'")
    given = [each.value.type for each in last.operands]
    if len(given) != 1 or differ(given[0], output):
        found = ", ".join(f"'{type_}'" for type_ in given) or "nothing"
        return Failure("verify-yield", f"{name} region yield type mismatch: {found} instead of '{output}'")
    return None


def _binary(op: Operation) -> Failure | None:
    if len(op.operands) != 2 or len(op.regions) != 3 or not op.results:
        return None
    left, right = (each.value.type for each in op.operands)
    output = op.results[0].type
    for name, region, inputs, flag in (
        ("overlap", op.regions[0], (left, right), ""),
        ("left", op.regions[1], (left,), "left_identity"),
        ("right", op.regions[2], (right,), "right_identity"),
    ):
        failure = _region(name, region, inputs, output)
        if failure is not None:
            return failure
        if flag in op.properties and differ(inputs[0], output):
            which = "first" if name == "left" else "second"
            text = f"{name}=identity requires {which} argument to have the same type as the output"
            return Failure("verify-type", f"{text}: '{inputs[0]}' and '{output}'")
    return None


def _unary(op: Operation) -> Failure | None:
    unary = sparse_tensor.UnaryOp(op)
    if len(op.operands) != 1 or len(op.regions) != 2 or not op.results:
        return None
    source, output = unary.x.type, unary.output.type
    return _region("present", op.regions[0], (source,), output) or _region("absent", op.regions[1], (), output)


def _reduce(op: Operation) -> Failure | None:
    if not op.operands or not op.regions:
        return None
    type_ = sparse_tensor.ReduceOp(op).x.type
    return _region("reduce", op.regions[0], (type_, type_), type_)


def _select(op: Operation) -> Failure | None:
    if not op.operands or not op.regions:
        return None
    return _region("select", op.regions[0], (sparse_tensor.SelectOp(op).x.type,), I1)


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "sparse_tensor.binary": (_binary,),
    "sparse_tensor.reduce": (_reduce,),
    "sparse_tensor.select": (_select,),
    "sparse_tensor.unary": (_unary,),
}
