"""Liveness of names: which of them are needed where control arrives, and at the end of each block.

Sets of names are integers, a bit each, as in `BufferNames`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...ir.graph import Block, Operation
from .flow_graph import FlowGraph, Node, Source

Step = tuple[Operation | None, int, int]
"""The operation if its regions are described, the names it uses, the names it defines."""


class NameLiveness:
    """Of one function. Cost: a fixpoint over the blocks, each looked at again only when what follows it has changed."""

    def __init__(
        self,
        graph: FlowGraph,
        steps: Mapping[Block, Sequence[Step]],
        inputs_of: Callable[[Node], int],
        counts_as_live: Callable[[Node], bool],
    ) -> None:
        """
        Args:
            steps: of each block, from its end; absent where no operation of it uses or defines a name.
            inputs_of: the names that a node defines.
            counts_as_live: whether these count as needed without any use.
        """
        self._graph = graph
        self._inputs_of = inputs_of
        self._counts_as_live = counts_as_live
        self._at: dict[Node, int] = {}
        self._out: dict[Block, int] = {}
        pending = dict.fromkeys(graph.blocks)
        while pending:
            block, _ = pending.popitem()
            for node in self._pass_over(block, steps.get(block, ())):
                for edge in graph.arriving.get(node, ()):
                    pending[graph.block_of(edge.source)] = None

    def at(self, node: Node) -> int:
        """Names needed where control arrives at `node`, its own among them."""
        return self._at.get(node, 0)

    def out(self, block: Block) -> int:
        """Names needed after the last operation of `block`."""
        return self._out.get(block, 0)

    def after(self, source: Source) -> int:
        """Names needed after control has left `source`."""
        live = 0
        for edge in self._graph.leaving.get(source, ()):
            live |= self.at(edge.target) & ~self._inputs_of(edge.target)
        return live

    def _pass_over(self, block: Block, steps: Sequence[Step]) -> list[Node]:
        """The nodes in `block`, itself among them, at which more is needed than was known."""
        changed: list[Node] = []
        live = self._out[block] = self.after(block)
        for op, used, defined in steps:
            if op is not None:
                following = live | self._inputs_of(op)
                if following != self._at.get(op):
                    self._at[op] = following
                    changed.append(op)
                live = (live & ~defined) | used | self.after(op)
            else:
                live = (live & ~defined) | used
        if self._counts_as_live(block):
            live |= self._inputs_of(block)
        if live != self._at.get(block, 0):
            self._at[block] = live
            changed.append(block)
        return changed
