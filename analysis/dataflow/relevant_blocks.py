"""Blocks that the paths of one buffer have to visit: most buffers concern few blocks of a large function.

A path starts before the allocation. Until it reaches a relevant block it can only collect facts about conditions; at a
block that dominates all relevant ones and that all paths enter with the same facts, the analysis may start instead. A
path without a live buffer from which no relevant block is reachable ends without a result.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heapify, heappop, heappush

from ...ir.dominance import Dominance
from ...ir.graph import Block, Region
from ...ir.records import dataclass
from .buffer_flow import Flow
from .slices import Part
from .state import State


@dataclass(frozen=True)
class Window:
    start: Block
    """Entry of the analysis."""
    state: State | None
    """Known conditions there; None at the entry of the function: the state given to the analysis."""
    leading: set[Block]
    """Blocks from which a relevant one is reachable."""


class Shortcuts:
    """Of the body of a function. `decided`: the state at the entry of blocks where it is the same on all paths."""

    def __init__(self, flow: Flow, decided: Mapping[Block, State]) -> None:
        self._flow = flow
        self._decided = decided
        self._region = body = flow.function.regions[0]
        self._dominators: Mapping[Block, Block] = Dominance().immediate_dominators(body)

    def window(self, part: Part, region: Region) -> Window | None:
        """None without a relevant block."""
        order = self._flow.nesting.order(region)
        around = [block.ancestor_in(region) for block in part.ops]
        mattering = {block for block in around if block is not None and block in order}
        if not mattering:
            return None
        start = self._start(mattering, order)
        # Without a loop nothing leads back to before the start.
        is_loop = self._flow.function in self._flow.nesting.looping
        state = self._decided.get(start) if order[start] else None
        if state is not None:
            state = state.with_facts({c: known for c, known in state.facts.items() if c in part.conditions})
        return Window(start, state, self._leading(mattering, order, None if is_loop else start))

    def _start(self, mattering: Iterable[Block], order: Mapping[Block, int]) -> Block:
        blocks = list(order)
        pending = [-order[block] for block in mattering]
        heapify(pending)
        while len(pending) > 1:
            # The one that comes last dominates none of the others.
            last = heappop(pending)
            if last != pending[0]:
                heappush(pending, -order[self._dominators[blocks[-last]]])
        start = blocks[-pending[0]]
        while start not in self._decided and order[start]:
            start = self._dominators[start]
        return start

    def _leading(self, mattering: set[Block], order: Mapping[Block, int], first: Block | None) -> set[Block]:
        found = set(mattering)
        pending = list(mattering)
        while pending:
            block = pending.pop()
            for before in block.predecessors if block is not first else ():
                if before not in found and before in order:
                    found.add(before)
                    pending.append(before)
        return found
