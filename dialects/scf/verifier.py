"""Verifier rules of `scf` (mlir/lib/Dialect/SCF/IR/SCF.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr
from ...ir.graph import Operation, Region
from ...ir.types import IndexType, UnknownType
from ...ods.verification.failure import Failure, Remark, bad_attribute, operand
from ...ods.verification.op_parts import constant, entry, integers, is_opaque, operand_types, terminator
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..tensor import ops as tensor
from . import ops as scf


def _for(view: scf.ForOp) -> Failure | None:
    block = entry(view.op)
    if block is None or len(view.op.operands) < 3:
        return None
    inits = len(view.init_args)
    if len(view.op.results) != inits:
        text = "mismatch in number of loop-carried values and defined values"
        return Failure("verify-region-flow", text, addition=f": {inits} and {len(view.op.results)}")
    bound = view.lower_bound.type
    if block.args and differ(block.args[0].type, bound):
        text = "expected induction variable to be same type as bounds and step"
        addition = f": '{block.args[0].type}' and '{bound}'"
        remarks = (Remark(block.args[0], "the induction variable"),)
        return Failure("verify-region-flow", text, remarks=remarks, addition=addition)
    if len(block.args) - 1 != inits:
        # Upstream subtracts without a sign.
        text = f"different number of inits and region iter_args: {inits} != {(len(block.args) - 1) % (1 << 64)}"
        return Failure("verify-region-flow", text)
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


def _parallel(view: scf.ParallelOp) -> Failure | None:
    block = entry(view.op)
    sizes = integers(view.op.properties.get("operandSegmentSizes"))
    if block is None or sizes is None or len(sizes) != 4:
        return None
    count = sizes[2]
    if count == 0:
        return Failure("verify-count", "needs at least one tuple element for lowerBound, upperBound and step")
    for position, value in enumerate(view.step, sizes[0] + sizes[1]):
        step = constant(value)
        if step is not None and step <= 0:
            text, addition = "constant step operand must be positive", f", but it is {step}"
            return Failure("verify-operand", text, operand(position), addition=addition)
    if len(block.args) != count:
        text = f"expects the same number of induction variables: {len(block.args)} as bound and step values: {count}"
        return Failure("verify-region-flow", text)
    for argument in block.args:
        if not isinstance(argument.type, (IndexType, UnknownType)):
            text = f"expects arguments for the induction variable to be of index type, but got '{argument.type}'"
            return Failure("verify-region-flow", text, remarks=(Remark(argument, "this one"),))
    last = block.last
    if last is not None and not is_opaque(last) and last.name != scf.ReduceOp.NAME:
        return _flow("expects body to terminate with 'scf.reduce'", Remark(last, "the last operation"))
    return _reductions(view.op)


def _flow(text: str, *remarks: Remark) -> Failure:
    return Failure("verify-region-flow", text, remarks=remarks)


def _reductions(op: Operation) -> Failure | None:
    last = terminator(entry(op), "scf.reduce")
    if last is None:
        return None
    inits = (integers(op.properties.get("operandSegmentSizes")) or [0])[-1]
    counts = (len(op.results), len(last.regions), inits)
    if counts[0] != counts[1]:
        text = f"expects number of results: {counts[0]} to be the same as number of reductions: {counts[1]}"
        return Failure("verify-region-flow", text, remarks=(Remark(last, "the reductions"),))
    if counts[0] != counts[2]:
        text = f"expects number of results: {counts[0]} to be the same as number of initial values: {counts[2]}"
        return Failure("verify-region-flow", text)
    for index, (result, reduced) in enumerate(zip(op.results, operand_types(last), strict=False)):
        if differ(result.type, reduced):
            text = f"expects type of {index}-th reduction operand: '{reduced}' to be the same as the {index}-th result"
            return Failure("verify-region-flow", f"{text} type: '{result.type}'", on=last)
    return None


def _reduce(op: Operation) -> Failure | None:
    if len(op.regions) != len(op.operands):
        text = f"expects number of reduction regions: {len(op.regions)} to be the same as number of reduction operands"
        return _flow(f"{text}: {len(op.operands)}")
    for index, (value, region) in enumerate(zip(operand_types(op), op.regions, strict=False)):
        block = region.entry
        if block is None:
            return Failure("verify-region", f"{index}-th reduction has an empty body")
        if len(block.args) != 2 or any(differ(argument.type, value) for argument in block.args):
            text = f"expected two block arguments with type '{value}' in the {index}-th reduction region"
            return Failure("verify-region-flow", text)
        end = block.last
        if end is not None and not is_opaque(end) and end.name != scf.ReduceReturnOp.NAME:
            return _flow("reduction bodies must be terminated with an 'scf.reduce.return' op")
        last = terminator(block, "scf.reduce.return")
        if last is not None and last.operands and differ(scf.ReduceReturnOp(last).result.type, value):
            text = f"must have type '{value}' (the type of the reduction inputs)"
            return Failure("verify-region-flow", text, on=last)
    return None


def _while(op: Operation) -> Failure | None:
    for index, name, wanted in ((0, "before", scf.ConditionOp.NAME), (1, "after", scf.YieldOp.NAME)):
        block = entry(op, index)
        last = block.last if block is not None else None
        if last is not None and not is_opaque(last) and last.name != wanted:
            return _flow(
                f"expects the '{name}' region to terminate with '{wanted}'", Remark(last, "the last operation")
            )
    before = entry(op)
    condition, end = terminator(before, scf.ConditionOp.NAME), terminator(entry(op, 1), scf.YieldOp.NAME)
    if condition is not None and len(condition.operands) - 1 != len(op.results):
        return _flow(_count_words(condition, "parent", len(condition.operands) - 1, len(op.results)))
    if end is not None and before is not None and len(end.operands) != len(before.args):
        return _flow(_count_words(end, "Region #0", len(end.operands), len(before.args)))
    return None


def _count_words(source: Operation, target: str, given: int, wanted: int) -> str:
    words = f"region branch point has {given} operands, but region successor needs {wanted} inputs"
    return f"along control flow edge from Operation {source.name} to {target}: {words}"


def _forall(op: Operation) -> Failure | None:
    bounds = [integers(op.properties.get(name)) for name in _FORALL_BOUNDS]
    block, sizes, loops = entry(op), integers(op.properties.get("operandSegmentSizes")), len(bounds[0] or ())
    if block is None or None in bounds or sizes is None or len(sizes) != 4:
        return None
    outputs = [value.type for value in op.operand_values[-sizes[3] :]] if sizes[3] else []
    if len(op.results) != len(outputs):
        return _flow(f"produces {len(op.results)} results, but has only {len(outputs)} outputs")
    if len(block.args) != loops + len(outputs):
        return _flow(f"region expects {loops} arguments")
    for index, argument in enumerate(block.args[:loops]):
        if not isinstance(argument.type, (IndexType, UnknownType)):
            return _flow(f"expects {index}-th block argument to be an index", Remark(argument, "this one"))
    for index, (argument, output) in enumerate(zip(block.args[loops:], outputs, strict=True)):
        if differ(argument.type, output):
            text = f"type mismatch between {index}-th output and corresponding block argument"
            return _flow(text, Remark(argument, "this one"))
    for what, bound in zip(("lower bound", "upper bound", "step"), bounds, strict=True):
        if len(bound or ()) != loops:
            text = f"expected {loops} {what} values, got {len(bound or ())}"
            return Failure("verify-count", text, is_bare=True)
    return _mapping(op, loops)


_FORALL_BOUNDS = ("staticLowerBound", "staticUpperBound", "staticStep")


def _mapping(op: Operation, loops: int) -> Failure | None:
    mapping = op.properties.get("mapping")
    if not isinstance(mapping, ArrayAttr) or not mapping.elements:
        return None
    masks = sum(_is_mask(each) for each in mapping.elements)
    if len(mapping.elements) - masks != loops:
        return bad_attribute("mapping attribute size must match op rank")
    return bad_attribute('"mapping" supports at most one device masking attribute') if masks > 1 else None


def _is_mask(attribute: Attribute) -> bool:
    """DeviceMaskingAttrInterface."""
    return isinstance(attribute, DialectAttr) and (attribute.dialect, attribute.mnemonic) == ("gpu", "mask")


def _index_switch(op: Operation) -> Failure | None:
    cases = integers(op.properties.get("cases"))
    if cases is None or not op.regions:
        return None
    if len(cases) != len(op.regions) - 1:
        return _flow(f"has {len(op.regions) - 1} case regions but {len(cases)} case values")
    for index, case in enumerate(cases):
        if case in cases[:index]:
            return bad_attribute(f"has duplicate case value: {case}")
    for index, region in enumerate(op.regions):
        name = f"case region #{index - 1}" if index else "default region"
        failure = _region_of_switch(op, region, name)
        if failure is not None:
            return failure
    return None


def _region_of_switch(op: Operation, region: Region, name: str) -> Failure | None:
    last = region.entry.last if region.entry is not None else None
    if last is None or is_opaque(last):
        return None
    if last.name != scf.YieldOp.NAME:
        return _flow(f"expected region to end with scf.yield, but got {last.name}")
    given = operand_types(last)
    if len(given) != len(op.results):
        text = f"expected each region to return {len(op.results)} values, but {name} returns {len(given)}"
        return _flow(text, Remark(last, "see yield operation here"))
    for index, (mine, result) in enumerate(zip(given, op.results, strict=True)):
        if differ(mine, result.type):
            text = f"expected result #{index} of each region to be '{result.type}'"
            return _flow(text, Remark(last, f"{name} returns '{mine}' here"))
    return None


def _in_parallel(op: Operation) -> Failure | None:
    block, parent = entry(op), op.parent_op
    allowed = ("tensor.parallel_insert_slice", "test.parallel_combining")
    loops = len(integers(parent.properties.get("staticUpperBound")) or ()) if parent is not None else 0
    around = parent.regions[0].entry if parent is not None and parent.name == scf.ForallOp.NAME else None
    outputs = around.args[loops:] if around is not None else None
    for inner in block.ops if block is not None else ():
        if is_opaque(inner):
            continue
        if inner.name not in allowed and inner.dialect in ("arith", "scf", "tensor", "memref"):
            return Failure("verify-region", "expected only ParallelCombiningOpInterface ops", remarks=(
                Remark(inner, "this operation"),))  # fmt: skip
        if inner.name == allowed[0] and outputs is not None and tensor.ParallelInsertSliceOp(inner).dest not in outputs:
            return Failure("verify-operand", "may only insert into an output block argument", on=inner)
    return None


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "scf.execute_region": (_execute_region,),
    "scf.for": (_for,),
    "scf.forall": (_forall,),
    "scf.forall.in_parallel": (_in_parallel,),
    "scf.if": (_if,),
    "scf.index_switch": (_index_switch,),
    "scf.parallel": (_parallel,),
    "scf.reduce": (_reduce,),
    "scf.while": (_while,),
}
