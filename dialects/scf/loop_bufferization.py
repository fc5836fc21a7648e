"""One-Shot Bufferize on `scf.for` and `scf.while`.

What a loop yields has to be the buffer that the iteration got, or memory of its own: anything else is copied.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, Value
from ...ods.bufferization.interface import (
    AliasingOperand,
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    ConflictResolver,
    Unbufferizable,
    always,
    is_tensor,
    owner_of,
)
from ...ods.rewriting import rebuild
from ..common.buffers import cast, dynamic_type, space_of
from ..common.canonicalization.matching import constant_int
from . import ops as scf

_BOUNDS = 3
"""Operands of `scf.for` before the initial values."""
_SPACES = "'{}' op init_arg and yielded value bufferize to inconsistent memory spaces"
_YIELD = "Yield operand #{} is not equivalent to the corresponding iter bbArg"
_CONDITION = "Condition arg #{} is not equivalent to the corresponding iter bbArg"

_TWICE = "LLVM 22 carries one buffer on twice here"


def always_in_place(_op: Operation, _index: int) -> bool:
    return True


def _always_writable(_value: Value, _analysis: Analysis) -> bool:
    return True


def _last(block: Block) -> Operation:
    assert block.last is not None
    return block.last


# scf.for


def _body(op: Operation) -> Block:
    return op.regions[0].blocks[0]


def _for_argument(op: Operation, index: int) -> BlockArgument:
    """The argument of the body for result `index`."""
    return _body(op).args[index + 1]


def _may_run_never(loop: scf.ForOp) -> bool:
    lower, upper = constant_int(loop.lower_bound), constant_int(loop.upper_bound)
    return lower is None or upper is None or upper <= lower


def _for_reads(view: scf.ForOp, index: int, analysis: Analysis) -> bool:
    if _may_run_never(view):
        return True
    return index >= _BOUNDS and analysis.is_value_read(_for_argument(view.op, index - _BOUNDS))


def _is_for_equivalent(op: Operation, index: int, analysis: Analysis) -> bool:
    return analysis.are_equivalent(_for_argument(op, index), _last(_body(op)).operands[index].value)


def _for_aliases(op: Operation, index: int, analysis: Analysis) -> Sequence[AliasingValue]:
    if index < _BOUNDS:
        return ()
    number = index - _BOUNDS
    same = _is_for_equivalent(op, number, analysis)
    return (AliasingValue(op.results[number], is_equivalent=same, is_definite=same),)


def _for_operands(value: Value, analysis: Analysis) -> Sequence[AliasingOperand]:
    """As `_for_aliases`, without a look at all operands."""
    if not isinstance(value, OpResult):
        return ()
    operand = value.op.operands[value.index + _BOUNDS]
    if not is_tensor(operand.value.type):
        return ()
    same = _is_for_equivalent(value.op, value.index, analysis)
    return (AliasingOperand(operand, same, same),)


def _copy_yielded(view: scf.ForOp, resolver: ConflictResolver) -> None:
    """Copy yielded values that may share memory with anything outside but the own iteration argument."""
    last = _last(_body(view.op))
    inits = view.init_args
    resolver.set_before(last)
    for index, operand in enumerate(last.operands):
        if not is_tensor(inits[index].type):
            continue
        analysis = resolver.analysis
        is_needed = not analysis.is_exact and _is_not_own(operand, resolver)
        if is_needed or analysis.has_outside_alias(operand.value, _for_argument(view.op, index)):
            operand.set(resolver.copy_of(operand.value, last))


def _is_not_own(operand: OpOperand, resolver: ConflictResolver) -> bool:
    """Whether the next iteration may not write what it gets from `operand`, though LLVM 22 lets it."""
    if resolver.analysis.is_unwritable(operand.value):
        message = "LLVM 22 lets the next iteration write into this buffer, which nothing may write"
        resolver.differs("written-constant", message, operand.owner)
        return True
    if resolver.analysis.shares_with_earlier(operand):
        resolver.differs("carried-twice", _TWICE, operand.owner)
        return True
    return False


def _verify_for(op: Operation, analysis: Analysis) -> Sequence[tuple[str, Operation]]:
    for result in op.results:
        if is_tensor(result.type) and not _is_for_equivalent(op, result.index, analysis):
            return ((_YIELD.format(result.index), _last(_body(op))),)
    return ()


def _iteration_type(op: Operation, argument: BlockArgument, init: Value, yielded: Value, types: BufferTypes) -> Type:
    """That of the initial and the yielded value, or with a dynamic layout if they differ."""
    first = types.buffer_type(init)
    if types.times_asked(argument) >= 2:
        return first
    second = types.buffer_type(yielded) if is_tensor(yielded.type) else yielded.type
    if first is second:
        return first
    if space_of(first) is not space_of(second):
        raise Unbufferizable(_SPACES.format(op.name), op)
    return dynamic_type(argument.type, space_of(second))


def _for_type(value: Value, types: BufferTypes) -> Type:
    if isinstance(value, OpResult):
        return types.buffer_type(_for_argument(value.op, value.index))
    assert isinstance(value, BlockArgument)
    op = value.block.parent_op
    assert op is not None
    index = value.index - 1
    yielded = _last(_body(op)).operands[index].value
    return _iteration_type(op, value, scf.ForOp(op).init_args[index], yielded, types)


def _buffers(op: Operation, start: int, rewriter: BufferRewriter) -> list[Value]:
    values = op.operand_values[start:]
    return [rewriter.buffer(value) if is_tensor(value.type) else value for value in values]


def _replace_arguments(
    block: Block, arguments: Sequence[BlockArgument], rewriter: BufferRewriter, op: Operation, types: Sequence[Type]
) -> None:
    """Arguments become buffers; a tensor of each represents it in the block."""
    rewriter.set_start(block)
    for argument, type_ in zip(arguments, types, strict=True):
        if not is_tensor(argument.type):
            continue
        uses, old = list(argument.uses), argument.type
        argument.type = type_
        tensor = rewriter.tensor_of(argument, old, op)
        for use in uses:
            use.set(tensor)


def _rebuilt(op: Operation, rewriter: BufferRewriter, operands: Sequence[Value], types: Sequence[Type]) -> Operation:
    rewriter.set_before(op)
    new = rebuild(rewriter, op, operands, types)
    for result, before in zip(new.results, op.results, strict=True):
        result.origin = before.origin
    return new


def _for(loop: scf.ForOp, rewriter: BufferRewriter) -> None:
    inits = _buffers(loop.op, _BOUNDS, rewriter)
    casted = [
        cast(rewriter, init, rewriter.buffer_type(result), loop.op) if is_tensor(result.type) else init
        for init, result in zip(inits, loop.op.results, strict=True)
    ]
    types = [value.type for value in casted]
    new = _rebuilt(loop.op, rewriter, [loop.lower_bound, loop.upper_bound, loop.step, *casted], types)
    _replace_arguments(_body(new), _body(new).args[1:], rewriter, loop.op, types)
    rewriter.replace_with_buffers(loop.op, new.results)


FOR = Bufferization(
    _for,
    reads=_for_reads,
    writes=always,
    aliases=_for_aliases,
    aliasing_operands=_for_operands,
    resolve_conflicts=_copy_yielded,
    is_writable=_always_writable,
    verify=_verify_for,
    needs_loop_equivalence=True,
    buffer_type=_for_type,
    has_varying_aliases=True,
)

# scf.while


def _before(op: Operation) -> Block:
    return op.regions[0].blocks[0]


def _after(op: Operation) -> Block:
    return op.regions[1].blocks[0]


def _condition_values(op: Operation) -> list[Value]:
    return scf.ConditionOp(_last(_before(op))).args


def _is_equivalent(block: Block, index: int, value: Value, analysis: Analysis) -> bool:
    return index < len(block.args) and is_tensor(value.type) and analysis.are_equivalent(block.args[index], value)


def _is_while_equivalent(op: Operation, index: int, analysis: Analysis) -> bool:
    arguments, conditions = _before(op).args, _condition_values(op)
    yielded = _last(_after(op)).operand_values
    if index >= len(arguments) or index >= len(yielded) or op.results[index].type is not arguments[index].type:
        return False
    return _is_equivalent(_before(op), index, conditions[index], analysis) and _is_equivalent(
        _after(op), index, yielded[index], analysis
    )


def _while_aliases(op: Operation, index: int, analysis: Analysis) -> Sequence[AliasingValue]:
    if index >= len(op.results) or op.operands[index].value.type is not op.results[index].type:
        return ()
    same = _is_while_equivalent(op, index, analysis)
    return (AliasingValue(op.results[index], is_equivalent=same, is_definite=same),)


def is_lent(op: Operation, number: int) -> bool:
    """Whether what `scf.condition` hands on as `number` is no memory of the loop's own.

    No tensor enters the loop at that place, so nothing says that the loop may write it, and LLVM 22 makes no copy.
    """
    return is_tensor(op.results[number].type) and (
        number >= len(op.operands) or not is_tensor(op.operands[number].value.type)
    )


def _while_operands(value: Value, analysis: Analysis) -> Sequence[AliasingOperand]:
    """As `_while_aliases`; what is lent comes from the condition, which LLVM 22 does not see."""
    op = owner_of(value)
    assert op is not None
    if not analysis.is_exact and (isinstance(value, OpResult) or value.parent_region is op.regions[1]):
        assert isinstance(value, (OpResult, BlockArgument))
        if is_lent(op, value.index):
            handed = _last(_before(op)).operands[value.index + 1]
            return (AliasingOperand(handed, is_equivalent=False, is_definite=False),)
    if not isinstance(value, OpResult) or value.index >= len(op.operands):
        return ()
    found = _while_aliases(op, value.index, analysis)
    return [AliasingOperand(op.operands[value.index], each.is_equivalent, each.is_definite) for each in found]


def condition_aliases(op: Operation, index: int, analysis: Analysis) -> Sequence[AliasingValue]:
    """The other region and the users of the loop get what is lent."""
    loop = op.parent_op
    if loop is None or index == 0 or analysis.is_exact or not is_lent(loop, index - 1):
        return ()
    values: tuple[Value, Value] = (_after(loop).args[index - 1], loop.results[index - 1])
    return [AliasingValue(value, is_equivalent=False, is_definite=False) for value in values]


def lends(op: Operation) -> bool:
    """Whether `scf.while` hands on memory that is not its own."""
    return any(is_lent(op, result.index) for result in op.results)


def _copy_conditions(op: Operation, resolver: ConflictResolver) -> None:
    last = _last(_before(op))
    yielded = _last(_after(op)).operand_values
    resolver.set_before(last)
    _, *arguments = last.operands
    for index, operand in enumerate(arguments):
        if _is_lent_twice(op, arguments[: index + 1], resolver.analysis):
            resolver.differs("carried-twice", _TWICE, last)
            if not resolver.analysis.is_exact:
                operand.set(resolver.copy_of(operand.value, last))
                continue
        carried = op.operands[index : index + 1]
        if not all(is_tensor(each.value.type) for each in (operand, *carried)) or not carried:
            continue
        same = _is_equivalent(_before(op), index, operand.value, resolver.analysis) and (
            index < len(yielded) and _is_equivalent(_after(op), index, yielded[index], resolver.analysis)
        )
        if not same:
            operand.set(resolver.copy_of(operand.value, last))
    if not resolver.analysis.is_exact:
        _copy_continued(op, resolver)


def _is_lent_twice(op: Operation, handed: Sequence[OpOperand], analysis: Analysis) -> bool:
    """Whether the last of them is memory of the loop's own and lent by an earlier one, or the other way round."""
    *earlier, (number, last) = enumerate(handed)
    if not is_tensor(last.value.type):
        return False
    is_own = not is_lent(op, number)
    return any(
        is_lent(op, position) is is_own and is_tensor(each.value.type) and analysis.may_alias(each.value, last.value)
        for position, each in earlier
    )


def _copy_continued(op: Operation, resolver: ConflictResolver) -> None:
    """Copy values for the next iteration unless they are its own: LLVM 22 lets it write into outer memory."""
    last = _last(_after(op))
    resolver.set_before(last)
    arguments = _after(op).args
    for index, operand in enumerate(last.operands):
        if not is_tensor(operand.value.type):
            continue
        own = arguments[index] if index < len(arguments) else None
        analysis = resolver.analysis
        if _is_not_own(operand, resolver):
            operand.set(resolver.copy_of(operand.value, last))
        elif own is None or analysis.has_outside_alias(operand.value, own):
            message = "LLVM 22 lets the next iteration write into this buffer, which is not its own"
            resolver.differs("continued", message, last)
            operand.set(resolver.copy_of(operand.value, last))


def _verify_while(op: Operation, analysis: Analysis) -> Sequence[tuple[str, Operation]]:
    for index, value in enumerate(_condition_values(op)):
        if is_tensor(value.type) and not _is_equivalent(_before(op), index, value, analysis):
            return ((_CONDITION.format(index), _last(_before(op))),)
    for index, value in enumerate(_last(_after(op)).operand_values):
        if is_tensor(value.type) and not _is_equivalent(_after(op), index, value, analysis):
            return ((_YIELD.format(index), _last(_after(op))),)
    return ()


def _while_type(value: Value, types: BufferTypes) -> Type:
    if isinstance(value, BlockArgument) and value.block.parent is not None:
        op = value.block.parent_op
        assert op is not None
        if value.block.parent is op.regions[0]:
            yielded = _last(_after(op)).operands[value.index].value
            return _iteration_type(op, value, op.operands[value.index].value, yielded, types)
        given = _condition_values(op)[value.index]
    else:
        assert isinstance(value, OpResult)
        given = _condition_values(value.op)[value.index]
    return types.buffer_type(given) if is_tensor(given.type) else given.type


def _while(op: Operation, rewriter: BufferRewriter) -> None:
    inits = _buffers(op, 0, rewriter)
    before = [rewriter.buffer_type(each) if is_tensor(each.type) else each.type for each in _before(op).args]
    casted = [
        cast(rewriter, init, type_, op) if is_tensor(old.type) else init
        for init, type_, old in zip(inits, before, _before(op).args, strict=True)
    ]
    after = [rewriter.buffer_type(each) if is_tensor(each.type) else each.type for each in _after(op).args]
    new = _rebuilt(op, rewriter, casted, after)
    new.attributes = {}
    _replace_arguments(_before(new), _before(new).args, rewriter, op, before)
    _replace_arguments(_after(new), _after(new).args, rewriter, op, after)
    rewriter.replace_with_buffers(op, new.results)


WHILE = Bufferization(
    _while,
    reads=always,
    writes=always,
    aliases=_while_aliases,
    aliasing_operands=_while_operands,
    resolve_conflicts=_copy_conditions,
    is_writable=_always_writable,
    verify=_verify_while,
    needs_loop_equivalence=True,
    buffer_type=_while_type,
    has_varying_aliases=True,
    hides_aliases=lends,
)
