"""One-Shot Bufferize on structured control flow (mlir/lib/Dialect/SCF/Transforms/BufferizableOpInterfaceImpl.cpp).

Bodies are bufferized before the operations around them, so what a terminator passes on is a buffer by then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.base import Type
from ...ir.graph import BlockArgument, Operation, OpResult, Region, Value
from ...ir.records import replace
from ...ods.bufferization.interface import (
    AliasingOperand,
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    Unbufferizable,
    always,
    is_tensor,
)
from ..common.block_signatures import argument_type, bufferize_signature
from ..common.buffers import cast, dynamic_type, space_of
from . import ops as scf
from .forall_bufferization import FORALL, IN_PARALLEL
from .loop_bufferization import FOR, WHILE, always_in_place, condition_aliases

_UNIQUE_YIELD = "'scf.execute_region' op op without unique scf.yield is not supported"
_PARENT = "unsupported scf::YieldOp parent"
_SPACES = {
    "scf.if": "inconsistent memory space on then/else branches",
    "scf.index_switch": "inconsistent memory space on switch cases",
}
_YIELD = "scf.yield"


def _result_types(op: Operation, rewriter: BufferRewriter) -> list[Type]:
    return [rewriter.buffer_type(each) if is_tensor(each.type) else each.type for each in op.results]


def _yields(region: Region) -> list[Operation]:
    return [block.last for block in region.blocks if block.last is not None and block.last.name == _YIELD]


def _always_writable(_value: Value, _analysis: Analysis) -> bool:
    return True


def _gives_tensors(op: Operation) -> bool:
    return any(is_tensor(result.type) for result in op.results)


# scf.if, scf.index_switch


def _branches(op: Operation) -> list[Operation]:
    """Terminators of the regions, the then region or the cases first."""
    regions = op.regions if op.name == "scf.if" else [*op.regions[1:], op.regions[0]]
    return [region.blocks[0].last for region in regions if region.blocks and region.blocks[0].last is not None]


def _branch_operands(value: Value, _analysis: Analysis) -> Sequence[AliasingOperand]:
    if not isinstance(value, OpResult):
        return ()
    return [
        AliasingOperand(last.operands[value.index], is_definite=False)
        for last in _branches(value.op)
        if value.index < len(last.operands)
    ]


def _branch_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    op = value.op
    found: Type | None = None
    for region in op.regions:
        last = region.blocks[0].last if region.blocks else None
        if last is None or value.index >= len(last.operands):
            continue
        yielded = last.operands[value.index].value
        own = types.buffer_type(yielded) if is_tensor(yielded.type) else yielded.type
        if found is None or found is own:
            found = own
        elif space_of(found) is not space_of(own):
            raise Unbufferizable(_SPACES[op.name], op)
        else:
            found = dynamic_type(value.type, space_of(found))
    assert found is not None
    return found


def _rebuild(op: Operation, rewriter: BufferRewriter, types: Sequence[Type]) -> Operation:
    """The operation with other result types and the same regions; discardable attributes go."""
    rewriter.set_before(op)
    new = rewriter.create(
        op.name, op.operand_values, types, properties=op.properties, regions=len(op.regions), location=op.location
    )
    for region, old in zip(new.regions, op.regions, strict=True):
        region.take_body(old)
    return new


def _branch(op: Operation, rewriter: BufferRewriter) -> None:
    new = _rebuild(op, rewriter, _result_types(op, rewriter))
    _take_over(op, new)
    rewriter.replace_with_buffers(op, new.results)


def _take_over(op: Operation, new: Operation) -> None:
    new.origin = op.origin
    for result, old in zip(new.results, op.results, strict=True):
        result.name, result.origin = old.name, old.origin


_BRANCH = Bufferization(_branch, aliasing_operands=_branch_operands, buffer_type=_branch_type)

# scf.execute_region


def _region_operands(value: Value, _analysis: Analysis) -> Sequence[AliasingOperand]:
    if not isinstance(value, OpResult):
        return ()
    yields = _yields(value.op.regions[0])
    return (AliasingOperand(yields[0].operands[value.index]),) if len(yields) == 1 else ()


def _verify_region(op: Operation, _analysis: Analysis) -> Sequence[tuple[str, Operation]]:
    return () if len(_yields(op.regions[0])) == 1 else ((_UNIQUE_YIELD, op),)


def _region_type(value: Value, types: BufferTypes) -> Type:
    if isinstance(value, BlockArgument):
        return argument_type(value, types)
    assert isinstance(value, OpResult)
    yielded = _yields(value.op.regions[0])[0].operands[value.index].value
    return types.buffer_type(yielded) if is_tensor(yielded.type) else yielded.type


def _execute_region(op: Operation, rewriter: BufferRewriter) -> None:
    types = [operand.value.type for operand in _yields(op.regions[0])[0].operands]
    new = _rebuild(op, rewriter, types)
    _take_over(op, new)
    for block in new.regions[0].blocks:
        bufferize_signature(block, rewriter)
    rewriter.set_after(new)
    results = [
        rewriter.tensor_of(result, old.type, op) if is_tensor(old.type) else result
        for result, old in zip(new.results, op.results, strict=True)
    ]
    rewriter.replace(op, results)


# scf.yield


def _yield_aliases(op: Operation, index: int, analysis: Analysis) -> Sequence[AliasingValue]:
    """LLVM 22 forgets those of `scf.index_switch`."""
    parent = op.parent_op
    if parent is None or index >= len(parent.results):
        return ()
    if parent.name == "scf.if" or (parent.name == "scf.index_switch" and not analysis.is_exact):
        return (AliasingValue(parent.results[index], is_definite=False),)
    return (AliasingValue(parent.results[index]),) if parent.name == "scf.execute_region" else ()


def _of_result(op: Operation, index: int) -> Value:
    return op.results[index]


def _of_before(op: Operation, index: int) -> Value:
    return op.regions[0].blocks[0].args[index]


_TYPE_GIVERS: dict[str, Callable[[Operation, int], Value] | None] = {
    "scf.for": _of_result,
    "scf.if": _of_result,
    "scf.index_switch": _of_result,
    "scf.while": _of_before,
    "scf.execute_region": None,
}
"""The values whose types the operands of a yield must have, by parent operation."""


def _yield(op: Operation, rewriter: BufferRewriter) -> None:
    parent = op.parent_op
    if parent is None or parent.name not in _TYPE_GIVERS:
        raise Unbufferizable(_PARENT, op)
    giver = _TYPE_GIVERS[parent.name]
    values: list[Value] = []
    for index, value in enumerate(op.operand_values):
        if not is_tensor(value.type):
            values.append(value)
            continue
        buffer = rewriter.buffer(value)
        if giver is not None:
            buffer = cast(rewriter, buffer, rewriter.buffer_type(giver(parent, index)), op)
        values.append(buffer)
    op.set_operands(values)


def _condition(condition: scf.ConditionOp, rewriter: BufferRewriter) -> None:
    parent = condition.op.parent_op
    assert parent is not None
    after = parent.regions[1].blocks[0].args
    values = [condition.condition]
    for index, value in enumerate(condition.args):
        if is_tensor(value.type):
            values.append(cast(rewriter, rewriter.buffer(value), rewriter.buffer_type(after[index]), condition.op))
        else:
            values.append(value)
    condition.op.set_operands(values)


BUFFERIZATIONS: dict[str, Bufferization] = {
    "scf.condition": Bufferization(
        _condition, reads=always, aliases=condition_aliases, must_be_in_place=always_in_place
    ),
    "scf.execute_region": Bufferization(
        _execute_region,
        aliasing_operands=_region_operands,
        is_writable=_always_writable,
        verify=_verify_region,
        buffer_type=_region_type,
        supports_blocks=True,
    ),
    "scf.for": FOR,
    "scf.forall": FORALL,
    "scf.forall.in_parallel": IN_PARALLEL,
    "scf.if": _BRANCH,
    "scf.index_switch": replace(_BRANCH, hides_aliases=_gives_tensors),
    "scf.while": WHILE,
    "scf.yield": Bufferization(_yield, reads=always, aliases=_yield_aliases, must_be_in_place=always_in_place),
}
