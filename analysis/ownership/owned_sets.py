"""Owned sets: where one token is owned, closed under control flow, and the places where its buffer dies.

The set is the smallest one that contains every place where the buffer is needed and in which the predecessors of each
place agree. The buffer dies on the edges that leave it; none of them depends on the path.
"""

from __future__ import annotations

from collections.abc import Container
from collections.abc import Set as AbstractSet

from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.records import dataclass, field
from ..dataflow.buffer_names import BufferNames
from ..dataflow.flow_graph import Edge, Node, Source
from .stretches import Start, Stretch, Walk
from .token_walks import Walker


@dataclass(frozen=True, eq=False)
class Place:
    """Insertion point: in `block`, before `before`, or at its end when that is None.

    `edge` is an edge between blocks that needs a block of its own first; `missing` an operation that needs a region
    which its text leaves out, such as `else`. Both: None, usually. `after` is the last operation that needs the
    buffer, if any.
    """

    block: Block | None
    before: Operation | None = None
    edge: Edge | None = None
    missing: Operation | None = None
    after: Operation | None = None


@dataclass(eq=False)
class OwnedSet:
    """Nodes where the token is owned, and the places where the buffer dies."""

    nodes: set[Node] = field(default_factory=set["Node"])
    deaths: list[Place] = field(default_factory=list[Place])
    conflicts: list[Node] = field(default_factory=list["Node"])
    """Nodes reached both with the token and without it."""
    unsplittable: set[Node] = field(default_factory=set["Node"])
    """Nodes that have to be owned, since an edge to them cannot hold a free."""


class Owning:
    """Computes owned sets of walks over one function."""

    def __init__(self, walker: Walker, *, compact: bool = True) -> None:
        """`compact`: few frees, each as early as that allows; otherwise each where its path needs the buffer no
        more."""
        self.walker = walker
        self.compact = compact
        self.names: BufferNames = walker.names
        self.graph = walker.graph

    def of(self, walk: Walk, forced: AbstractSet[Node] = frozenset()) -> OwnedSet:
        """The owned set of `walk`, in which all of `forced` are."""
        while True:
            found = self._closed(walk, forced)
            self._find_deaths(walk, found)
            more = found.unsplittable - forced
            if not more and self.compact and not found.conflicts:
                more = self._joins(walk, found) - forced
            if not more:
                return found
            forced = forced | more

    # Compact placement

    def _joins(self, walk: Walk, found: OwnedSet) -> set[Node]:
        """Nodes after which several frees become one: exits of operations, and blocks where all paths meet."""
        home = walk.holder.parent_block
        if home is None or home.parent is None:
            return set()
        joins: set[Node] = set()
        blocks: set[Block] = set()
        for place in found.deaths:
            at = self._block_of(place)
            outer = at.ancestor_in(home.parent)
            if outer is None or (outer is at and place.missing is None):
                blocks.add(at)
                continue
            op = place.missing if outer is at else self.graph.enclosing(at, outer)
            assert op is not None
            if op in self.graph.is_described and not self._moves_inside(walk, op):
                joins.add(op)
            else:
                blocks.add(outer)
        if not joins and len(blocks) > 1 and not walk.brings and not any(s.taken for s in walk.stretches.values()):
            meeting = self.graph.meeting_block(home, blocks)
            if meeting is not None and self.graph.node_dominated(walk.holder, meeting):
                joins.add(meeting)
        return joins

    @staticmethod
    def _block_of(place: Place) -> Block:
        block = place.block
        if place.edge is not None and isinstance(place.edge.source, Block):
            block = place.edge.source
        if place.missing is not None:
            block = place.missing.parent
        assert block is not None
        return block

    def _moves_inside(self, walk: Walk, op: Operation) -> bool:
        """Whether the token is passed on, or taken, in a region of `op`, or on the way into one."""
        sources = [edge.source for edge in walk.brings]
        ends = [stretch.taken.parent for stretch in walk.stretches.values() if stretch.taken is not None]
        return any(source is op for source in sources) or any(
            self.graph.is_inside(self.graph.block_of(source), op) for source in (*sources, *ends) if source is not None
        )

    # Closure

    def _closed(self, walk: Walk, forced: AbstractSet[Node]) -> OwnedSet:
        found = OwnedSet()
        self._cuts: dict[Block, dict[Operation, None]] = {}
        self._ends: dict[Start, Stretch] = dict(walk.stretches)
        for stretch in walk.stretches.values():
            if isinstance(stretch.source, Operation):
                self._cut(stretch.source)
        pending: list[Node] = []
        for node in (*walk.names, *forced):
            if node not in found.nodes:
                found.nodes.add(node)
                pending.append(node)
                if isinstance(node, Operation):
                    self._cut(node)
        while pending:
            node = pending.pop()
            for edge in self.graph.arriving.get(node, ()):
                if edge in walk.brings or not self.graph.node_dominated(walk.holder, node):
                    continue
                start = self._stretch_before(walk, edge.source)
                if start is None:
                    found.conflicts.append(node)
                elif not isinstance(start, Value) and start not in found.nodes:
                    found.nodes.add(start)
                    pending.append(start)
        for node in found.nodes:
            moves = any(edge in walk.brings for edge in self.graph.arriving.get(node, ()))
            if moves and self.graph.node_dominated(walk.holder, node):
                found.conflicts.append(node)
        return found

    def _cut(self, op: Operation) -> None:
        assert op.parent is not None
        self._cuts.setdefault(op.parent, {})[op] = None

    def _stretch_before(self, walk: Walk, source: Source) -> Start | None:
        """The start of the stretch that ends at `source`; None when the token is gone by then."""
        block = self.graph.block_of(source)
        position = self.graph.position
        limit = position[source] if isinstance(source, Operation) else len(position)
        if isinstance(source, Operation):
            self._cut(source)
        cuts = [op for op in self._cuts.get(block, ()) if position[op] < limit]
        start: Start = max(cuts, key=position.__getitem__) if cuts else block
        holder = walk.holder
        made = holder.defining_op
        if holder.parent_block is block:
            if isinstance(holder, BlockArgument):
                if start is block:
                    start = holder if holder in walk.stretches else block
            elif made is not None and (not isinstance(start, Operation) or position[made] > position[start]):
                start = made if made in self.graph.is_described else holder
        stretch = self._ends.get(start)
        if stretch is None:
            begin = block if isinstance(start, Block) else start
            stretch = self._ends[start] = Stretch(begin, block, source)
        if stretch.taken is not None:
            return None
        if stretch.source is not source and stretch.names == 0:
            stretch.source = source
        return start

    # Deaths

    def _find_deaths(self, walk: Walk, found: OwnedSet) -> None:
        starts: list[Start] = [*(start for start in walk.stretches if isinstance(start, Value)), *found.nodes]
        dying: dict[Edge, Stretch] = {}
        for start in starts:
            stretch = self._ends.get(start)
            if stretch is None:
                stretch = self._untouched(start)
            if stretch.taken is not None:
                continue
            edges = self.graph.leaving.get(stretch.source, ())
            owned = [edge for edge in edges if edge.target in found.nodes and edge not in walk.brings]
            owned = [edge for edge in owned if self.graph.node_dominated(walk.holder, edge.target)]
            brings = [edge for edge in edges if edge in walk.brings]
            if owned or brings:
                for edge in edges:
                    if edge not in owned and edge not in brings:
                        dying[edge] = stretch
            elif self._is_last_at_end(stretch):
                for edge in edges:
                    dying[edge] = stretch
                if not edges:
                    found.deaths.append(self._before_end(stretch))
            else:
                found.deaths.append(self._after(stretch))
        self._place_edges(walk, dying, found)

    def _untouched(self, start: Start) -> Stretch:
        block, at = self.walker.begin(start)
        return Stretch(start, block, block, first=at + 1)

    def _is_last_at_end(self, stretch: Stretch) -> bool:
        """Whether the last use is what ends the stretch, and no operation of a block that lacks its terminator."""
        last = stretch.last
        if not isinstance(stretch.source, Block):
            return last is stretch.source
        return last is not None and last is stretch.block.last and self.walker.is_end(last)

    def _after(self, stretch: Stretch) -> Place:
        """After the last use; where there is none, where the stretch begins."""
        last = stretch.last
        if last is not None:
            return Place(stretch.block, last.next, after=last)
        return self._at(stretch.start)

    def _at(self, start: Start) -> Place:
        if isinstance(start, Block):
            return Place(start, start.first)
        if isinstance(start, BlockArgument):
            return Place(start.block, start.block.first)
        op = start if isinstance(start, Operation) else start.defining_op
        assert op is not None
        return Place(op.parent, op.next, after=op)

    def _before_end(self, stretch: Stretch) -> Place:
        return Place(stretch.block, stretch.block.last)

    def _place_edges(self, walk: Walk, dying: dict[Edge, Stretch], found: OwnedSet) -> None:
        """Frees of `dying` edges: one for all from a place, or for all to one, where none of these has a free yet."""
        for edge, stretch in list(dying.items()):
            if edge not in dying:
                continue
            siblings = self.graph.leaving[edge.source]
            fits_target = self._fits_target(walk, edge, dying)
            done = [edge]
            if all(other in dying for other in siblings) and not (
                fits_target and all(self._fits_target(walk, other, dying) for other in siblings)
            ):
                if isinstance(edge.source, Block):
                    found.deaths.append(Place(edge.source, edge.source.last, after=self._before(stretch)))
                else:
                    found.deaths.append(Place(edge.source.parent, edge.source, after=self._before(stretch)))
                done = siblings
            elif fits_target:
                found.deaths.append(self._at(edge.target))
                done = self.graph.arriving[edge.target]
            elif edge.successor is not None:
                found.deaths.append(Place(None, edge=edge))
            elif isinstance(edge.source, Operation) and edge.target is edge.source and self._lacks_region(edge.source):
                found.deaths.append(Place(None, missing=edge.source))
            elif self.graph.node_dominated(walk.holder, edge.target):
                found.unsplittable.add(edge.target)
            else:
                found.conflicts.append(edge.target)
            for other in done:
                del dying[other]

    def _before(self, stretch: Stretch) -> Operation | None:
        last = stretch.last
        return last if last is not None and last is not stretch.block.last and last is not stretch.source else None

    def _fits_target(self, walk: Walk, edge: Edge, dying: Container[Edge]) -> bool:
        """Whether one free where `edge` leads to is one for all edges to there."""
        return self.graph.node_dominated(walk.holder, edge.target) and all(
            other in dying for other in self.graph.arriving[edge.target]
        )

    def _lacks_region(self, op: Operation) -> bool:
        """Whether one of two regions is left out, as an `else`; then there are no results."""
        return len(op.regions) == 2 and not op.regions[1].blocks and not op.results
