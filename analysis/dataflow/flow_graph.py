"""Flow graph of one function: what control does in one step, and what it forwards.

A *node* is where control arrives from several places: the start of a block, or the exit of an operation with regions.
An *edge* leads to a node from the end of a block, or from the entry of an operation with regions. It hands operands
over, which initialise arguments or results. An edge into a region or out of one cannot be split; an edge between
blocks can.

Operations with regions whose order of running is not described are no part of it for what is defined outside of them:
their operands, and what they capture, are in use until they have ended.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set

from ...ir.dominance import Dominance, PostDominators
from ...ir.graph import Block, BlockArgument, Operation, Region, Value
from ...ir.records import dataclass
from ...ir.walk import operations_in
from ...ods.knowledge import Knowledge
from ...ods.regions import is_covered_by_edges
from ...ods.semantics import RegionEdge
from .edge_conditions import Outcome, branch_outcome, selected

Node = Block | Operation
"""The start of a block, or the exit of an operation with regions."""
Source = Block | Operation
"""The end of a block, or the entry of an operation with regions."""


@dataclass(frozen=True, eq=False, slots=True)
class Edge:
    source: Source
    target: Node
    pairs: tuple[tuple[Value, Value], ...]
    """Operands, and the arguments or results they initialise. Instead of the result of a selection by the condition
    that the edge is taken on: what is selected then."""
    successor: int | None
    """Number of the successor of the block's terminator, for edges between blocks; None: the edge cannot be split."""
    selections: tuple[Value, ...] = ()
    """The operands that `pairs` leave out for what they select."""


class FlowGraph:
    """Blocks, edges and positions of one function, as it is at construction. Cost: O(operations + edges)."""

    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self.function = function
        self.knowledge = knowledge
        self.dominance = Dominance()
        self._post: dict[Region, PostDominators] = {}
        self._any_order: dict[Source, list[Edge]] = {}
        self.ops: list[Operation] = operations_in(function)
        self.position: dict[Operation, int] = {op: number for number, op in enumerate(self.ops)}
        """Numbers in text order, from 0: the function itself."""
        self.blocks: list[Block] = []
        """In text order, each before the blocks nested in it."""
        self.leaving: dict[Source, list[Edge]] = {}
        """Edges by where they start; an operation whose order of regions is not described has none."""
        self.arriving: dict[Node, list[Edge]] = {}
        self.is_described: set[Operation] = set()
        self._dead_ends: Set[Block] | None = None
        """Operations with regions whose order of running is described."""
        nested: dict[Block | None, list[Operation]] = {}
        for op in self.ops:
            if op.regions:
                nested.setdefault(op.parent, []).append(op)
                for region in op.regions:
                    self.blocks += region.blocks
                if op is not function:
                    self._add_regions(op)
        for block in self.blocks:
            last = block.last
            if last is not None and last.successors:
                self._add_branches(block, last)
        self.reachable = self._find_reachable(nested)
        for node, edges in self.arriving.items():
            self.arriving[node] = [edge for edge in edges if self.block_of(edge.source) in self.reachable]

    def _find_reachable(self, nested: Mapping[Block | None, Iterable[Operation]]) -> set[Block]:
        """Blocks that control may reach from the function's entry; `nested` are their operations with regions."""
        found: set[Block] = set()
        pending = [region.blocks[0] for region in self.function.regions if region.blocks]
        while pending:
            block = pending.pop()
            if block in found:
                continue
            found.add(block)
            pending += [edge.target for edge in self.leaving.get(block, ()) if isinstance(edge.target, Block)]
            for op in nested.get(block, ()):
                pending += [region.blocks[0] for region in op.regions if region.blocks]
        return found

    @property
    def dead_ends(self) -> Set[Block]:
        """Blocks of the function's body that the program does not return from: it stops there, or runs forever."""
        if self._dead_ends is None:
            lasts = [block.last for block in self.function.regions[0].blocks]
            ends = [last for last in lasts if last is not None and not last.successors and not self._stops(last)]
            alive = {last.parent for last in ends}
            pending = [block for block in alive if block is not None]
            for block in pending:
                for edge in self.arriving.get(block, ()):
                    if isinstance(edge.source, Block) and edge.source not in alive:
                        alive.add(edge.source)
                        pending.append(edge.source)
            self._dead_ends = {last.parent for last in lasts if last is not None and last.parent is not None} - alive
        return self._dead_ends

    def _stops(self, last: Operation) -> bool:
        return not self.knowledge.is_region_terminator(last) and self.knowledge.is_terminator(last)

    # Edges

    def _add(self, edge: Edge) -> None:
        self.leaving.setdefault(edge.source, []).append(edge)
        self.arriving.setdefault(edge.target, []).append(edge)

    def _add_branches(self, block: Block, last: Operation) -> None:
        knowledge = self.knowledge
        for number, target in enumerate(last.successor_blocks):
            pairs: list[tuple[Value, Value]] = []
            if knowledge.is_branch(last):
                group = knowledge.successor_operands(last, number)
                produced = max(len(target.args) - len(group), 0)
                for place, argument in zip(group, target.args[produced:], strict=False):
                    pairs.append((last.operands[place].value, argument))
            self._add(self._handing(block, target, pairs, number, branch_outcome(last, number)))

    def _handing(
        self, block: Block, target: Block, pairs: Sequence[tuple[Value, Value]], number: int, outcome: Outcome | None
    ) -> Edge:
        """The edge to a successor that is taken on `outcome`, and hands `pairs` over.

        Edges in and out of regions keep to what is written: they cannot hold a free of what is not selected.
        """
        if outcome is None or not pairs:
            return Edge(block, target, tuple(pairs), number)
        handed = tuple((selected(value, outcome, self.knowledge), to) for value, to in pairs)
        left_out = [value for (value, _), (other, _) in zip(pairs, handed, strict=True) if other is not value]
        return Edge(block, target, handed, number, tuple(left_out))

    def _add_regions(self, op: Operation) -> None:
        branch = self.knowledge.region_branch(op)
        # Work that no result represents ends at a place that no edge shows.
        is_lost = not op.results and self.knowledge.runs_later(op)
        if (
            branch is None
            or is_lost
            or not all(
                is_covered_by_edges(region, branch, self.knowledge.runs(region))
                for region in op.regions
                if region.blocks
            )
        ):
            for region in op.regions:
                for block in self._ends(region):
                    self._add(Edge(block, region.blocks[0], (), None))
                    self._add(Edge(block, op, (), None))
            return
        self.is_described.add(op)
        for edge in branch.entry(op):
            self._add_region_edge(op, op, op, edge)
        for region in op.regions:
            for edge in branch.leave(op, region) if region.blocks else ():
                for block in self._ends(region):
                    self._add_region_edge(op, block, block.last, edge)

    def _add_region_edge(self, op: Operation, source: Source, start: Operation | None, edge: RegionEdge) -> None:
        target: Node = op
        inputs: list[Value] = [*op.results]
        if edge.target is not None:
            if not edge.target.blocks:
                return
            target = edge.target.blocks[0]
            inputs = [*target.args]
        pairs: list[tuple[Value, Value]] = []
        if start is not None:
            for place, value in zip(edge.operands, inputs[edge.first_input :], strict=False):
                if place < len(start.operands):
                    pairs.append((start.operands[place].value, value))
        self._add(Edge(source, target, tuple(pairs), None))

    def _ends(self, region: Region) -> Iterator[Block]:
        """Blocks that control leaves the region from: one without a terminator, too, but none that ends the program."""
        knowledge = self.knowledge
        for block in region.blocks:
            last = block.last
            if (
                last is None
                or not knowledge.is_terminator(last)
                or (not last.successors and (knowledge.is_region_terminator(last) or not region.parent.results))
            ):
                yield block

    def steps(self, source: Source) -> Sequence[Edge]:
        """All edges from `source`, also into and between regions whose order of running is not described.

        Any of those may run, in any order and any number of times. `leaving` is for those to whom such an operation is
        one step.
        """
        op = source if isinstance(source, Operation) else source.parent_op
        is_inside = isinstance(source, Block) and (source.last is None or not source.last.successors)
        if op is None or op is self.function or op in self.is_described or not (is_inside or op is source):
            return self.leaving.get(source, ())
        if op not in self._any_order:
            targets: list[Node] = [op, *(region.blocks[0] for region in op.regions if region.blocks)]
            for start in (op, *(block for region in op.regions for block in self._ends(region))):
                self._any_order[start] = [Edge(start, target, (), None) for target in targets]
        return self._any_order.get(source, ())

    # Places

    def block_of(self, source: Source) -> Block:
        """The block in which `source` is a place."""
        if isinstance(source, Block):
            return source
        assert source.parent is not None
        return source.parent

    def node_dominated(self, value: Value, node: Node) -> bool:
        """Whether `value` is defined, once and still the same, whenever control arrives at `node`."""
        region = value.parent_region
        if region is None:
            return False
        if isinstance(node, Block):
            if value.parent_block is node:
                return False
            at = node.ancestor_in(region)
            if at is None:
                return False
            if at is not value.parent_block:
                home = value.parent_block
                return home is not None and self.dominance.block_dominates(home, at)
            if isinstance(value, BlockArgument):
                return True
            return self._precedes(value, self.enclosing(node, at))
        if value.defining_op is node or node.parent is None:
            return False
        at = node.parent.ancestor_in(region)
        if at is None:
            return False
        home = value.parent_block
        if at is not home:
            return home is not None and self.dominance.block_dominates(home, at)
        if isinstance(value, BlockArgument):
            return True
        return self._precedes(value, node if node.parent is at else self.enclosing(node.parent, at))

    def _precedes(self, value: Value, op: Operation | None) -> bool:
        made = value.defining_op
        return made is not None and op is not None and made is not op and self.position[made] < self.position[op]

    def is_inside(self, block: Block, op: Operation) -> bool:
        """Whether `block` lies in a region of `op`, at any depth."""
        inner = block.parent_op
        while inner is not None:
            if inner is op:
                return True
            inner = inner.parent_op
        return False

    def meeting_block(self, home: Block, blocks: Iterable[Block]) -> Block | None:
        """The nearest block through which all paths from `blocks` run; None, too, if it is in another loop than `home`.

        All of them are in one region. Blocks that a path from `home` cannot leave a loop through do not count.
        """
        region = home.parent
        assert region is not None
        if region not in self._post:
            self._post[region] = PostDominators(region, self.reachable)
        return self._post[region].meeting(home, blocks)

    @staticmethod
    def enclosing(block: Block, outer: Block) -> Operation | None:
        """The operation of `outer` that contains `block`."""
        # Without properties, as in `Block.ancestor_in`.
        region = block.parent
        while region is not None and (inside := region.parent.parent) is not outer:
            region = inside.parent if inside is not None else None
        return region.parent if region is not None else None
