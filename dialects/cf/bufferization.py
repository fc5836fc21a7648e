"""One-Shot Bufferize on branches (mlir/lib/Dialect/ControlFlow/Transforms/BufferizableOpInterfaceImpl.cpp).

They are rewritten together with the blocks they branch to. LLVM 22 forgets `cf.switch`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.records import replace
from ...ods.branches import conditional_operands, switch_operands
from ...ods.bufferization.interface import AliasingValue, Analysis, Bufferization, BufferRewriter


def _nothing(_op: Operation, _rewriter: BufferRewriter) -> None:
    """Done with the signatures of the blocks."""


def _forwarded(op: Operation, successor: int) -> range:
    if op.name == "cf.switch":
        return switch_operands(op, successor)
    return conditional_operands(op, successor) if op.name == "cf.cond_br" else range(len(op.operands))


def _aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    found: list[AliasingValue] = []
    for successor, block in enumerate(op.successor_blocks):
        forwarded = _forwarded(op, successor)
        if index in forwarded:
            found.append(AliasingValue(block.args[index - forwarded.start], is_definite=False))
    return found


_BRANCH = Bufferization(_nothing, aliases=_aliases)

BUFFERIZATIONS: dict[str, Bufferization] = {
    "cf.br": _BRANCH,
    "cf.cond_br": _BRANCH,
    "cf.switch": replace(_BRANCH, is_extension=True),
}
