"""Buffers that a function returns under two names: out parameters would make two of one, which callers may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...analysis.buffer_escape import CarefulFlow
from ...dialects.common.view_chains import view_base
from ...ir.graph import Operation
from ...ods.knowledge import Knowledge


def twice_returned(
    returns: Iterable[Operation], positions: Sequence[int], flow: CarefulFlow, knowledge: Knowledge
) -> list[tuple[int, int]]:
    """Pairs of `positions` of results that may be one buffer."""
    found: dict[tuple[int, int], None] = {}
    for op in returns:
        origins = {at: flow.origins(view_base(op.operands[at].value, knowledge)) for at in positions}
        for number, second in enumerate(positions):
            for first in positions[:number]:
                if not origins[first].isdisjoint(origins[second]):
                    found[first, second] = None
    return list(found)


def uses_both(call: Operation, pairs: Iterable[tuple[int, int]]) -> bool:
    """Whether `call` is one of a function with the results `pairs`, and its caller uses two of them."""
    return any(call.results[first].uses and call.results[second].uses for first, second in pairs)
