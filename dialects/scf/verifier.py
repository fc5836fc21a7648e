"""Verifier rules of `scf` (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import IndexType, UnknownType
from ...ods.verification.failure import Failure, Remark, operand
from ...ods.verification.op_parts import constant, entry, integers, is_opaque, operand_types, terminator
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as scf


def _for(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None or len(op.operands) < 3:
        return None
    inits = len(scf.ForOp(op).init_args)
    if len(op.results) != inits:
        text = f"mismatch in number of loop-carried values and defined values: {inits} and {len(op.results)}"
        return Failure("verify-region-flow", text)
    if len(block.args) - 1 != inits:
        text = f"different number of inits and region iter_args: {inits} != {len(block.args) - 1}"
        return Failure("verify-region-flow", text)
    bound = scf.ForOp(op).lower_bound.type
    if block.args and differ(block.args[0].type, bound):
        text = f"expected induction variable to be same type as bounds and step: '{block.args[0].type}' and '{bound}'"
        return Failure("verify-region-flow", text, remarks=(Remark(block.args[0], "the induction variable"),))
    return _carried(op)


def _carried(op: Operation) -> Failure | None:
    block = entry(op)
    last = terminator(block, "scf.yield")
    yielded = scf.YieldOp(last).results if last is not None else []
    first_init = len(op.operands) - len(op.results)
    for index, (value, result) in enumerate(zip(scf.ForOp(op).init_args, op.results, strict=True)):
        init = value.type
        argument = block.args[index + 1].type if block is not None else init
        if differ(init, argument):
            text = f"{index}-th region iter_arg and {index}-th init have different type: '{argument}' != '{init}'"
            return Failure("verify-region-flow", text, operand(first_init + index))
        if differ(init, result.type):
            text = f"{index}-th init and {index}-th result have different type: '{init}' != '{result.type}'"
            return Failure("verify-region-flow", text, operand(first_init + index))
        if last is not None and index < len(yielded) and differ(argument, yielded[index].type):
            found = yielded[index].type
            text = f"{index}-th region iter_arg and {index}-th yielded value have different type"
            return Failure(
                "verify-region-flow", f"{text}: '{argument}' != '{found}'", remarks=(Remark(last, "yielded"),)
            )
    return None


def _if(op: Operation) -> Failure | None:
    if op.results and len(op.regions) > 1 and not op.regions[1].blocks:
        return Failure("verify-region", "must have an else block if defining values")
    return None


def _execute_region(op: Operation) -> Failure | None:
    block = entry(op)
    if block is None:
        return Failure("verify-region", "region needs to have at least one block") if op.regions else None
    if block.args:
        text = "region cannot have any arguments"
        return Failure("verify-region", text, remarks=(Remark(block.args[0], "this one"),))
    return None


def _parallel(op: Operation) -> Failure | None:
    block = entry(op)
    sizes = integers(op.properties.get("operandSegmentSizes"))
    if block is None or sizes is None or len(sizes) != 4:
        return None
    count = sizes[2]
    if count == 0:
        return Failure("verify-count", "needs at least one tuple element for lowerBound, upperBound and step")
    for position, value in enumerate(scf.ParallelOp(op).step, sizes[0] + sizes[1]):
        step = constant(value)
        if step is not None and step <= 0:
            text = f"constant step operand must be positive, but it is {step}"
            return Failure("verify-operand", text, operand(position))
    if len(block.args) != count:
        text = f"expects the same number of induction variables: {len(block.args)} as bound and step values: {count}"
        return Failure("verify-region-flow", text)
    for argument in block.args:
        if not isinstance(argument.type, (IndexType, UnknownType)):
            text = f"expects arguments for the induction variable to be of index type, but got '{argument.type}'"
            return Failure("verify-region-flow", text, remarks=(Remark(argument, "this one"),))
    return _reductions(op)


def _reductions(op: Operation) -> Failure | None:
    last = terminator(entry(op), "scf.reduce")
    if last is None:
        return None
    inits = (integers(op.properties.get("operandSegmentSizes")) or [0])[-1]
    counts = (len(op.results), len(last.operands), inits)
    if counts[0] != counts[1]:
        text = f"expects number of results: {counts[0]} to be the same as number of reductions: {counts[1]}"
        return Failure("verify-region-flow", text, remarks=(Remark(last, "the reductions"),))
    if counts[0] != counts[2]:
        text = f"expects number of results: {counts[0]} to be the same as number of initial values: {counts[2]}"
        return Failure("verify-region-flow", text)
    for index, (result, reduced) in enumerate(zip(op.results, operand_types(last), strict=True)):
        if differ(result.type, reduced):
            text = (
                f"expects type of {index}-th result '{result.type}' to be the same as that of its reduction '{reduced}'"
            )
            return Failure("verify-region-flow", text, remarks=(Remark(last, "the reductions"),))
    return None


def _reduce(op: Operation) -> Failure | None:
    for index, (value, region) in enumerate(zip(operand_types(op), op.regions, strict=False)):
        block = region.entry
        if block is None:
            return Failure("verify-region", f"{index}-th reduction has an empty body")
        if len(block.args) != 2 or any(differ(argument.type, value) for argument in block.args):
            text = f"expected two block arguments with type '{value}' in the {index}-th reduction region"
            return Failure("verify-region-flow", text)
        last = terminator(block, "scf.reduce.return")
        if last is not None and last.operands and differ(scf.ReduceReturnOp(last).result.type, value):
            text = f"must have type '{value}' (the type of the reduction inputs)"
            return Failure("verify-region-flow", text, on=last)
    return None


def _condition_parent(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is None or parent.name != "scf.while" or is_opaque(parent):
        return None
    given = operand_types(op)[1:]
    after = entry(parent, 1)
    wanted = [argument.type for argument in after.args] if after is not None else given
    if len(given) != len(wanted):
        text = f"has {len(given)} values to forward, but the 'after' region takes {len(wanted)}"
        return Failure("verify-region-flow", text)
    return None


def _in_parallel(op: Operation) -> Failure | None:
    block = entry(op)
    allowed = ("tensor.parallel_insert_slice", "test.parallel_combining")
    for inner in block.ops if block is not None else ():
        if not is_opaque(inner) and inner.name not in allowed and inner.dialect in ("arith", "scf", "tensor", "memref"):
            return Failure("verify-region", f"expected only {allowed[0]} and operations like it", remarks=(
                Remark(inner, "this operation"),))  # fmt: skip
    return None


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "scf.condition": (_condition_parent,),
    "scf.execute_region": (_execute_region,),
    "scf.for": (_for,),
    "scf.forall.in_parallel": (_in_parallel,),
    "scf.if": (_if,),
    "scf.parallel": (_parallel,),
    "scf.reduce": (_reduce,),
}
