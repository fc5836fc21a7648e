"""Arguments that are always freed: on every path to every return of a function, by it or by what it calls.

Of functions that call each other, each is first taken to free what it is given; what does not hold up is taken back,
until nothing changes. That is right because the innermost of such calls frees by itself, or the outermost never ends.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Block, Operation, Value
from ...ir.pauses import pause
from ...ir.types import I1
from ..dataflow.flow_graph import FlowGraph, Node, Source
from ..dataflow.operation_facts import CONDITIONAL_DEALLOC
from .bodies import Bodies

_Key = tuple[Operation, int]


class AlwaysFreed:
    """Of the functions of one program."""

    def __init__(self, bodies: Bodies) -> None:
        self._bodies = bodies
        self._known: dict[_Key, bool] = {}

    def of(self, function: Operation, position: int) -> bool:
        key = (function, position)
        if key not in self._known:
            self._decide(key)
        return self._known[key]

    def _decide(self, start: _Key) -> None:
        """Decide `start`, and everything that it depends on."""
        ends: dict[_Key, dict[Operation, _Key | None]] = {}
        users: dict[_Key, list[_Key]] = {}
        pending = [start]
        for key in pending:
            ends[key] = dict(self._ends(*key))
            for inner in ends[key].values():
                if inner is not None and inner not in self._known:
                    if inner not in users and inner != start:
                        pending.append(inner)
                    users.setdefault(inner, []).append(key)
        assumed = dict.fromkeys(pending, True)
        # Those found last depend on the fewest others.
        while pending:
            pause()
            key = pending.pop()
            if not assumed[key]:
                continue
            freeing = {
                op
                for op, inner in ends[key].items()
                if inner is None or self._known.get(inner, assumed.get(inner, False))
            }
            if not self._is_on_all_paths(self._bodies.graph(key[0]), freeing):
                assumed[key] = False
                pending += users.get(key, ())
        self._known.update(assumed)

    def _ends(self, function: Operation, position: int) -> Iterator[tuple[Operation, _Key | None]]:
        """Operations that free the argument whenever they run; calls with the argument that has to be freed, too."""
        graph, facts = self._bodies.graph(function), self._bodies.facts
        names: dict[Value, None] = {function.regions[0].blocks[0].args[position]: None}
        for name in (pending := list(names)):
            for use in name.uses:
                op = use.owner
                if op not in graph.position:
                    continue
                if facts.knowledge.is_call(op):
                    argument = self._bodies.argument_of(op, use.index)
                    if argument is not None:
                        yield op, argument
                elif facts.view_source(op) is name:
                    if op.results[0] not in names:
                        names[op.results[0]] = None
                        pending.append(op.results[0])
                elif name in facts.taken(op) and not facts.knowledge.is_terminator(op) and not _has_condition(op):
                    yield op, None

    def _is_on_all_paths(self, graph: FlowGraph, freeing: set[Operation]) -> bool:
        first: dict[Block, int] = {}
        for op in freeing:
            if op.parent is not None:
                first[op.parent] = min(first.get(op.parent, len(graph.ops)), graph.position[op])
        entry = graph.function.regions[0].blocks[0]
        not_yet: set[Node] = {entry}
        """Nodes that control may arrive at with the argument not freed."""
        pending: list[Node] = [entry]
        while pending:
            node = pending.pop()
            source = self._next_source(graph, node, first)
            if source is None:
                continue
            edges = graph.leaving.get(source, ())
            last = source.last if isinstance(source, Block) else None
            is_end = not edges and last is not None and last.parent_op is graph.function
            if is_end and last is not None and graph.knowledge.is_region_terminator(last):
                return False
            for edge in edges:
                if edge.target not in not_yet:
                    not_yet.add(edge.target)
                    pending.append(edge.target)
        return True

    def _next_source(self, graph: FlowGraph, node: Node, first: dict[Block, int]) -> Source | None:
        """The next place of control after `node`: an operation whose regions matter, or the end of the block; None: the
        argument is freed before."""
        block = node if isinstance(node, Block) else node.parent
        assert block is not None
        freed = first.get(block, len(graph.ops))
        op = node.first if isinstance(node, Block) else node.next
        while op is not None:
            if graph.position[op] >= freed:
                return None
            if op.regions and op in graph.is_described:
                return op
            op = op.next
        return block


def _has_condition(op: Operation) -> bool:
    """Whether a condition may keep `op` from freeing what it takes."""
    return op.name != CONDITIONAL_DEALLOC and any(operand.value.type is I1 for operand in op.operands)
