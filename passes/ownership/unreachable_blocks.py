"""Unreachable blocks: they are not transformed, and their branches must still match the changed successors.

    ^unreachable:                                ^unreachable:
      cf.br ^next(%m : memref<4xf32>)     =>       cf.br ^next(%m, %false : memref<4xf32>, i1)

Their branches, returns and calls get the operands and results that the transformed ones have. They never run, so each
missing `i1` may be false. LLVM 22 leaves them unchanged, and the result is invalid.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.graph import Block, Operation
from ...ir.types import I1
from ...ir.walk import reachable_preorder, walk
from ..pass_manager.compat import Notice
from .builders import constant, replace_operands
from .interfaces import calls_private_definition
from .state import FunctionState, is_buffer


def complete_unreachable_blocks(state: FunctionState) -> None:
    """Complete the unreachable blocks inside `state.function`, after all others."""
    pending = list(state.function.regions)
    while pending:
        region = pending.pop()
        reachable = set(reachable_preorder(region))
        for block in region.blocks:
            if block in reachable:
                pending.extend(inner for op in block.ops for inner in op.regions)
            else:
                _complete(state, block)


def _complete(state: FunctionState, block: Block) -> None:
    last = block.last
    if last is not None and state.knowledge.is_branch(last):
        for number, target in enumerate(last.successor_blocks):
            group = state.knowledge.successor_operands(last, number)
            _append_false(state, last, group, len(target.args) - len(group), number + 1)
    elif last is not None and state.returns_ownership(last):
        group = state.knowledge.parent_operands(last)
        missing = sum(1 for position in group if is_buffer(last.operands[position].value))
        _append_false(state, last, group, missing, None)
    for op in list(block.ops):
        for inner in walk(op):
            if state.dynamic and state.knowledge.is_call(inner) and calls_private_definition(state, inner):
                for _ in [result for result in inner.results if is_buffer(result)]:
                    inner.add_result(I1)


def _append_false(state: FunctionState, op: Operation, group: range, missing: int, segment: int | None) -> None:
    if missing <= 0:
        return
    builder = Builder.before(op)
    values = [op.operands[position].value for position in group]
    added = [constant(builder, op.location, False) for _ in range(missing)]
    replace_operands(op, group, [*values, *added], segment)
    state.changed = True
    message = "LLVM 22 makes an invalid program of this, because nothing reaches this block and it looks at others only"
    state.notice_once(Notice("unreachable-block", message, op))
