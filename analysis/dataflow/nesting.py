"""Nesting of a function: what is inside of what, which comes first, and what may run several times."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.dominance import post_order
from ...ir.graph import Block, Operation, Region, Value
from ...ir.walk import Inner, run_all
from .buffer_names import BufferNames
from .flow_graph import FlowGraph, Node

END = 1 << 40
"""An operation number after all others."""


class Nesting:
    """Each answer is found when it is first asked for. Names are sets of bits, those of `names`."""

    def __init__(self, graph: FlowGraph, names: BufferNames) -> None:
        self.graph = graph
        self.names = names
        self._last: dict[Operation, int] = {}
        self._looping: set[Operation] | None = None
        self._orders: dict[Region, dict[Block, int]] = {}
        self._node_numbers: dict[Node, int] | None = None
        self._inside: dict[Operation, int] | None = None
        self._in_region: dict[Region, int] | None = None

    def runs_once(self, op: Operation) -> bool:
        """Whether `op` runs at most once in a call of the function."""
        return not any(around in self.looping for around in op.ancestors())

    @property
    def looping(self) -> set[Operation]:
        """Operations whose regions, or blocks, may run several times."""
        if self._looping is None:
            self._looping = set(self._find_looping())
        return self._looping

    def _find_looping(self) -> Iterator[Operation]:
        graph = self.graph
        for op in graph.ops:
            for region in op.regions:
                numbers = self.order(region)
                for block, number in numbers.items():
                    for edge in graph.steps(block):
                        target = edge.target
                        if isinstance(target, Block) and (edge.successor is None or numbers.get(target, END) <= number):
                            yield op

    def order(self, region: Region) -> dict[Block, int]:
        """Blocks that can be reached, in reverse post-order, with their numbers in it."""
        order = self._orders.get(region)
        if order is None:
            order = self._orders[region] = {block: at for at, block in enumerate(post_order(region)[::-1])}
        return order

    def number_of(self, node: Node) -> int:
        """The place of `node` in an order in which each comes after those that lead to it, loops aside."""
        if self._node_numbers is None:
            self._node_numbers = {}
            run_all(self._number_nodes(self.graph.function, self._node_numbers))
        return self._node_numbers[node]

    def _number_nodes(self, op: Operation, numbers: dict[Node, int]) -> Iterator[Inner[None]]:
        for region in op.regions:
            for block in self.order(region) if region.blocks else ():
                numbers[block] = len(numbers)
                for inner in block.ops:
                    if inner.regions:
                        yield Inner(self._number_nodes(inner, numbers))
                        numbers[inner] = len(numbers)

    def inside(self, op: Operation) -> int:
        """The names defined in regions of `op`."""
        if self._inside is None:
            self._inside = {}
            for region, names in self._names_by_region().items():
                around = region.parent
                while around is not self.graph.function:
                    self._inside[around] = self._inside.get(around, 0) | names
                    outer = around.parent_op
                    if outer is None:
                        break
                    around = outer
        return self._inside.get(op, 0)

    def in_region(self, region: Region) -> int:
        """The names defined in `region`, without those of nested regions."""
        return self._names_by_region().get(region, 0)

    def _names_by_region(self) -> dict[Region, int]:
        if self._in_region is None:
            self._in_region = {}
            for number, value in enumerate(self.names.values):
                region = value.parent_region
                if region is not None:
                    self._in_region[region] = self._in_region.get(region, 0) | 1 << number
        return self._in_region

    def last_inside(self, op: Operation) -> int:
        """The position of the last operation inside of `op`; of itself if it has no regions."""
        if not self._last:
            position = self.graph.position
            self._last = dict(position)
            for inner in reversed(self.graph.ops):
                around = inner.parent_op
                if around is not None and inner is not self.graph.function:
                    self._last[around] = max(self._last[around], self._last[inner])
        return self._last.get(op, END)

    def is_inside(self, value: Value, op: Operation) -> bool:
        """Whether `value` is defined in a region of `op`."""
        made = value.defining_op
        if made is None:
            home = value.parent_block
            around = home.parent_op if home is not None else None
            return around is op or (around is not None and self._is_in(around, op))
        return made is not op and self._is_in(made, op)

    def _is_in(self, inner: Operation, op: Operation) -> bool:
        position = self.graph.position
        return position[op] <= position.get(inner, END) <= self.last_inside(op)
