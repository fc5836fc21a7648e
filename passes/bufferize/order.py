"""The order in which operands are decided: it says which of two operands in conflict keeps its memory."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, OpResult, Value
from ...ods.bufferization.interface import is_tensor
from .state import AnalysisState

_STATE_WORDS = 624
_WORD_BITS = 32


def analysis_order(ops: Sequence[Operation], state: AnalysisState) -> Sequence[Operation]:
    """`ops`, which are in post-order, in the order that the heuristic wants. Early ones are favoured."""
    heuristic = state.options.analysis_heuristic
    if heuristic == "top-down":
        return ops
    if heuristic == "bottom-up":
        return ops[::-1]
    if heuristic == "fuzzer":
        return shuffled(ops, state.options.analysis_fuzzer_seed)
    return list(_from_terminators(ops, state))


def shuffled(ops: Sequence[Operation], seed: int) -> list[Operation]:
    """`ops` in the order of llvm::shuffle with std::mt19937 of that seed."""
    # Loaded here: it takes longer than ordering the operations, and few ask for this order.
    import random

    generator = random.Random()
    generator.setstate((3, (*_mersenne_state(seed), _STATE_WORDS), None))
    found = list(ops)
    for first in range(len(found) - 1):
        other = first + generator.getrandbits(_WORD_BITS) % (len(found) - first)
        found[first], found[other] = found[other], found[first]
    return found


def _mersenne_state(seed: int) -> list[int]:
    """The state of the 32-bit Mersenne Twister after seeding with one number (std::mersenne_twister_engine::seed)."""
    mask = (1 << _WORD_BITS) - 1
    words = [seed & mask]
    for number in range(1, _STATE_WORDS):
        last = words[-1]
        words.append((1812433253 * (last ^ (last >> 30)) + number) & mask)
    return words


def _from_terminators(ops: Sequence[Operation], state: AnalysisState) -> dict[Operation, None]:
    """Values that terminators use first, with their definitions; then the rest in reverse order."""
    order: dict[Operation, None] = {}
    for terminator in ops:
        if state.knowledge.is_region_terminator(terminator) and terminator not in order:
            order[terminator] = None
            _add_sources(terminator, order, state)
    for op in reversed(ops):
        order.setdefault(op)
    return order


def _add_sources(terminator: Operation, order: dict[Operation, None], state: AnalysisState) -> None:
    region = terminator.parent_region
    stack: list[Value] = [o.value for o in terminator.operands if _is_tensor_result(o.value)]
    while stack:
        value = stack.pop()
        op = value.defining_op
        assert op is not None
        if op in order:
            continue
        order[op] = None
        if region is None or not region.is_ancestor_of(op.parent_region):
            continue
        sources = (alias.operand.value for alias in state.aliasing_operands(value))
        stack += [source for source in sources if _is_tensor_result(source)]


def _is_tensor_result(value: Value) -> bool:
    return isinstance(value, OpResult) and is_tensor(value.type)
