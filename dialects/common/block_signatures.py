"""Arguments of blocks as buffers, with what branches hand to them.

Follows bufferizeBlockSignature and UnstructuredControlFlow.h of mlir/Dialect/Bufferization.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Block, BlockArgument, BlockUse, Operation, Value
from ...ods.bufferization.interface import BufferRewriter, BufferTypes, Unbufferizable, is_buffer, is_tensor, owner_of
from .buffers import cast, dynamic_type, space_of

_SPACES = "'{}' op incoming operands of block argument have inconsistent memory spaces"
_UNKNOWN = "'{}' op could not infer buffer type of block argument"
_NO_BRANCH = "'{}' op cannot bufferize ops with block references that do not implement BranchOpInterface"


def argument_type(argument: BlockArgument, types: BufferTypes) -> Type:
    """The type of an argument of a block that is not an entry: what all branches give, or with a dynamic layout."""
    found: Type | None = None
    op = owner_of(argument)
    name = op.name if op is not None else ""
    for operand in types.incoming(argument):
        value = operand.value
        if types.times_asked(value):
            continue
        given = types.buffer_type(value) if is_tensor(value.type) else value.type
        if found is None or found is given:
            found = given
        elif space_of(found) is not space_of(given):
            raise Unbufferizable(_SPACES.format(name), op)
        else:
            found = dynamic_type(argument.type, space_of(found))
    if found is None:
        raise Unbufferizable(_UNKNOWN.format(name), op)
    return found


def bufferize_signature(block: Block, rewriter: BufferRewriter) -> None:
    """Make buffers of the tensors among the arguments, and of what branches give for them."""
    wanted = [rewriter.buffer_type(each) if is_tensor(each.type) else each.type for each in block.args]
    op = block.parent_op
    assert op is not None
    for argument, type_ in zip(block.args, wanted, strict=True):
        if argument.type is type_:
            continue
        uses, old = list(argument.uses), argument.type
        argument.type = type_
        if uses:
            rewriter.set_start(block)
            tensor = rewriter.tensor_of(argument, old, op)
            for use in uses:
                use.set(tensor)
    for use in _edges(block, rewriter):
        _bufferize_edge(use, wanted, rewriter)


def _edges(block: Block, rewriter: BufferRewriter) -> Sequence[BlockUse]:
    """The edges to `block`. LLVM 22 looks at the first one of each branch only."""
    uses = list(reversed(block.uses))
    first: dict[Operation, BlockUse] = {}
    for use in uses:
        first[use.owner] = next(each for each in use.owner.successors if each.block is block)
    if rewriter.options.is_exact:
        return list(first.values())
    if any(is_tensor(argument.type) or is_buffer(argument.type) for argument in block.args):
        for use in uses:
            if use is not first[use.owner]:
                message = "LLVM 22 rewrites one of the edges to this block only, which makes the program invalid"
                rewriter.differs("two-edges", message, use.owner)
    return uses


def _bufferize_edge(use: BlockUse, wanted: Sequence[Type], rewriter: BufferRewriter) -> None:
    branch = use.owner
    forwarded = rewriter.forwarded_operands(use)
    if forwarded is None:
        raise Unbufferizable(_NO_BRANCH.format(branch.name), branch)
    for position, type_ in zip(forwarded, wanted, strict=False):
        operand = branch.operands[position]
        value: Value = operand.value
        if value.type is type_:
            continue
        own = rewriter.buffer_type(value)
        rewriter.set_after_value(value)
        buffer = rewriter.buffer_of_type(value, own, branch)
        operand.set(cast(rewriter, buffer, type_, branch))
