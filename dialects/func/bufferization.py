"""One-Shot Bufferize on functions and calls, where function boundaries are bufferized.

Follows mlir/lib/Dialect/Bufferization/Transforms/FuncBufferizableOpInterfaceImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, DictAttr, IntegerAttr, TypeAttr
from ...ir.base import Attribute, Type
from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ir.types import FunctionType, MemRefType, RankedTensorType
from ...ods.bufferization.interface import (
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    ConflictResolver,
    Unbufferizable,
    always,
    is_buffer,
    is_tensor,
)
from ..common.block_signatures import argument_type, bufferize_signature
from ..common.buffers import cast_or_copy

_LAYOUT, _WRITABLE = "bufferization.buffer_layout", "bufferization.writable"
_UNRANKED = "a buffer cannot be passed as '{}'"


def _nothing(_op: Operation, _rewriter: BufferRewriter) -> None:
    """Done with the function."""


# func.call


def _reads(op: Operation, index: int, analysis: Analysis) -> bool:
    facts = analysis.callee_facts(op)
    return facts is None or index in facts.read


def _writes(op: Operation, index: int, analysis: Analysis) -> bool:
    facts = analysis.callee_facts(op)
    return facts is None or index in facts.written


def _aliases(op: Operation, index: int, analysis: Analysis) -> Sequence[AliasingValue]:
    """The results that the callee makes of the operand; all of them if the callee was not analysed."""
    facts = analysis.callee_facts(op)
    if facts is None:
        tensors = (result for result in op.results if is_tensor(result.type))
        return [AliasingValue(result, is_equivalent=False, is_definite=False) for result in tensors]
    results = facts.aliasing_results[index] if index < len(facts.aliasing_results) else ()
    if len(results) == 1 and facts.equivalent_arguments[results[0]] is not None:
        return (AliasingValue(op.results[results[0]]),)
    return [AliasingValue(op.results[i], is_equivalent=False, is_definite=False) for i in results]


def _is_result_writable(value: Value, analysis: Analysis) -> bool:
    """Whether callers may write a result. LLVM 22 lets them write a constant that a function returns."""
    return isinstance(value, OpResult) and (analysis.is_exact or analysis.is_call_result_writable(value))


def _type_of(function: Operation | None) -> FunctionType:
    type_ = getattr(function.properties.get("function_type"), "type", None) if function is not None else None
    return type_ if isinstance(type_, FunctionType) else FunctionType((), ())


def _call_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    function = types.called_function(value.op)
    results = _type_of(function).results
    type_ = results[value.index] if value.index < len(results) else value.type
    if is_buffer(type_):
        return type_
    return types.options.function_type(type_, types.default_space(function, type_))


def _call(op: Operation, rewriter: BufferRewriter) -> None:
    types = [rewriter.buffer_type(each) if is_tensor(each.type) else each.type for each in op.results]
    function = rewriter.called_function(op)
    inputs = _type_of(function).inputs
    operands: list[Value] = []
    for position, value in enumerate(op.operand_values):
        if not is_tensor(value.type):
            operands.append(value)
            continue
        buffer = rewriter.buffer(value)
        wanted = inputs[position] if position < len(inputs) else buffer.type
        if not is_buffer(wanted) and function is not None and function.regions and function.regions[0].blocks:
            wanted = rewriter.buffer_type(function.regions[0].blocks[0].args[position])
        if buffer.type is not wanted and is_buffer(wanted):
            if not isinstance(wanted, MemRefType):
                raise Unbufferizable(_UNRANKED.format(wanted), op)
            passed = cast_or_copy(rewriter, buffer, wanted, op)
            if passed is None:
                raise Unbufferizable(_UNRANKED.format(wanted), op)
            buffer = passed
        operands.append(buffer)
    new = rewriter.create(
        op.name, operands, types, properties=op.properties, attributes=op.attributes, location=op.location
    )
    new.origin = op.origin
    for result, old in zip(new.results, op.results, strict=True):
        result.name, result.origin = old.name, old.origin
    rewriter.replace_with_buffers(op, new.results)


def _copy_shared(op: Operation, resolver: ConflictResolver) -> None:
    """Each result is memory of its own, as callers think; LLVM 22 returns one buffer twice."""
    if resolver.analysis.is_exact:
        return
    # Looked at before any of them is replaced.
    shared = [
        operand
        for operand in op.operands
        if isinstance(operand.value.type, RankedTensorType) and resolver.analysis.shares_with_earlier(operand)
    ]
    resolver.set_before(op)
    for operand in shared:
        message = "LLVM 22 returns one buffer twice here, and callers take it for two"
        resolver.differs("returned-twice", message, op)
        operand.set(resolver.copy_of(operand.value, op))


# func.func


def _argument_attribute(function: Operation, index: int, name: str) -> Attribute | None:
    all_ = function.properties.get("arg_attrs")
    if not isinstance(all_, ArrayAttr) or index >= len(all_.elements):
        return None
    entry = all_.elements[index]
    return entry.get(name) if isinstance(entry, DictAttr) else None


def _is_writable(value: Value, _analysis: Analysis) -> bool:
    """Arguments are, unless the function says otherwise."""
    if not isinstance(value, BlockArgument) or not value.block.is_entry:
        return True
    function = value.block.parent_op
    assert function is not None
    stated = _argument_attribute(function, value.index, _WRITABLE)
    return not isinstance(stated, IntegerAttr) or bool(stated.value)


def _function_argument_type(function: Operation, index: int, type_: Type, types: BufferTypes) -> Type:
    space = types.default_space(function, type_)
    layout = _argument_attribute(function, index, _LAYOUT)
    if layout is None or not isinstance(type_, RankedTensorType):
        return types.options.function_type(type_, space)
    plain = getattr(getattr(layout, "map", None), "is_identity", False)
    return MemRefType(type_.shape, type_.element, None if plain else layout, space)


def _function_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, BlockArgument)
    if not value.block.is_entry:
        return argument_type(value, types)
    function = value.block.parent_op
    assert function is not None
    return _function_argument_type(function, value.index, value.type, types)


def _function(op: Operation, rewriter: BufferRewriter) -> None:
    old = _type_of(op)
    inputs = [
        _function_argument_type(op, i, each, rewriter) if is_tensor(each) else each for i, each in enumerate(old.inputs)
    ]
    results = [
        rewriter.options.function_type(each, rewriter.default_space(op, each)) if is_tensor(each) else each
        for each in old.results
    ]
    for block in op.regions[0].blocks if op.regions else ():
        bufferize_signature(block, rewriter)
    for block in op.regions[0].blocks if op.regions else ():
        last = block.last
        if last is not None and last.name == "func.return":
            _bufferize_return(last, results, rewriter)
    op.properties["function_type"] = TypeAttr(FunctionType(tuple(inputs), tuple(results)))


def _bufferize_return(op: Operation, types: Sequence[Type], rewriter: BufferRewriter) -> None:
    rewriter.set_before(op)
    for operand, type_ in zip(op.operands, types, strict=True):
        if is_tensor(operand.value.type):
            operand.set(rewriter.buffer_of_type(operand.value, type_, op))


BUFFERIZATIONS: dict[str, Bufferization] = {
    "func.call": Bufferization(
        _call,
        reads=_reads,
        writes=_writes,
        aliases=_aliases,
        is_writable=_is_result_writable,
        buffer_type=_call_type,
    ),
    "func.func": Bufferization(_function, is_writable=_is_writable, buffer_type=_function_type, supports_blocks=True),
    "func.return": Bufferization(_nothing, reads=always, resolve_conflicts=_copy_shared),
}
