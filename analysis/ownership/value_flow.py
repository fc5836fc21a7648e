"""Value flow of one function: which buffers each value may show, what is done to them, and in which order.

A *key* names a buffer, or several that cannot be told apart: an argument of the function, a global, a value that is a
buffer of its own, or whatever is found in memory.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from ..dataflow.flow_graph import FlowGraph, Node
from ..dataflow.operation_facts import Carrier, OperationFacts, carrier_of

Key = Value | tuple[str, int | str]
"""`("argument", position)`, `("global", name)`, `FOUND`, or the value that a buffer of its own is made as."""
FOUND: Key = ("found", 0)
"""Buffers found in memory, or made by unknown operations."""
SharedResults = Callable[[Operation], Sequence[tuple[Value, Value]]]
"""From a call to pairs of a value and a result that may show the same buffer."""
IsOwn = Callable[[Value], bool]
"""Whether the result of a call may be a buffer of its own."""


@dataclass(frozen=True, eq=False, slots=True)
class Access:
    """Effect of `operation` on the buffer of `value`. `is_call`: in unknown order."""

    operation: Operation
    value: Value
    reads: bool
    writes: bool
    is_call: bool = False


CallAccess = Callable[[Operation, Value], tuple[bool, bool]]
"""Whether a call reads, and writes, the buffer of a value it is given."""


class ValueFlow:
    """Computed from a function with a body, as it is at construction. Cost: uses of buffers."""

    def __init__(self, function: Operation, knowledge: Knowledge, shared: SharedResults, is_own: IsOwn) -> None:
        self.function = function
        self.knowledge = knowledge
        self.graph = FlowGraph(function, knowledge)
        self._facts = OperationFacts(knowledge)
        self._shared = shared
        self._is_own = is_own
        self._targets: dict[Value, dict[Value, None]] = {}
        self.keys: dict[Value, set[Key]] = {}
        """The buffers that each value may show."""
        self.named: dict[Key, list[Value]] = {}
        """The values that may show each."""
        self._find_targets()
        self._find_keys()

    def _find_targets(self) -> None:
        graph = self.graph
        for edges in graph.leaving.values():
            for edge in edges:
                for operand, value in edge.pairs:
                    self._flows(operand, value)
        pending: list[Value] = []
        for op in graph.ops:
            if op is not graph.function:
                pending += (result for result in op.results if is_memref(result.type))
            for region in op.regions:
                pending += (argument for block in region.blocks for argument in block.args if is_memref(argument.type))
            if self.knowledge.is_call(op):
                for value, result in self._shared(op):
                    self._flows(value, result)
        self.keys = {value: set() for value in pending}
        for value in pending:
            pause()
            for op in dict.fromkeys(use.owner for use in value.uses):
                if op in graph.position and not self.knowledge.is_call(op):
                    for target in self._facts.derived(op, value):
                        self._flows(value, target)
            for target in self._targets.get(value, ()):
                if target not in self.keys:
                    self.keys[target] = set()
                    pending.append(target)

    def _flows(self, source: Value, target: Value) -> None:
        self._targets.setdefault(source, {})[target] = None

    def _find_keys(self) -> None:
        reached = {target for targets in self._targets.values() for target in targets}
        for value in self.keys:
            made = value.defining_op
            if value not in reached or (made is not None and self.knowledge.is_call(made) and self._is_own(value)):
                self._spread(self._key_of(value), value)
        for value, keys in self.keys.items():
            for key in keys:
                self.named.setdefault(key, []).append(value)

    def _spread(self, key: Key, start: Value) -> None:
        pending = [start]
        while pending:
            value = pending.pop()
            if key not in self.keys[value]:
                self.keys[value].add(key)
                pending += self._targets.get(value, ())

    def _key_of(self, value: Value) -> Key:
        """Of a value that nothing in the function flows into."""
        if isinstance(value, BlockArgument):
            is_entry = value.block.is_entry and value.block.parent_op is self.function
            return ("argument", value.index) if is_entry else FOUND
        op = value.defining_op
        assert op is not None
        if self.knowledge.is_call(op) or any(made is value for made, _ in self._facts.made(op)):
            return value
        effects = self.knowledge.effects(op)
        if any(effect.kind is EffectKind.ALLOCATE for effect in effects or ()):
            return value
        names = [one for one in (*op.properties.values(), *op.attributes.values()) if isinstance(one, SymbolRefAttr)]
        return ("global", names[0].leaf) if not op.operands and names else FOUND

    # What is done to buffers

    def accesses(self, values: Iterable[Value], calls: CallAccess) -> Iterator[Access]:
        """Reads and writes of the buffers of `values`, under these names."""
        for value in values:
            for op in dict.fromkeys(use.owner for use in value.uses):
                if op in self.graph.position:
                    found = self._access(op, value, calls)
                    if found.reads or found.writes:
                        yield found

    def returned(self, values: Iterable[Value]) -> Iterator[Access]:
        """Returns of `values`, as reads: callers read what they are given."""
        for value in values:
            for op in dict.fromkeys(use.owner for use in value.uses):
                if op.parent_op is self.function and not op.successors and self.knowledge.is_region_terminator(op):
                    yield Access(op, value, True, False)

    def _access(self, op: Operation, value: Value, calls: CallAccess) -> Access:
        knowledge = self.knowledge
        if knowledge.is_call(op):
            reads, writes = calls(op, value)
            return Access(op, value, reads, writes, is_call=True)
        effects = knowledge.effects(op)
        if effects is None:
            is_plain = op.regions or knowledge.has_recursive_effects(op) or knowledge.is_terminator(op)
            unknown = not is_plain
            return Access(op, value, unknown, unknown, is_call=True)
        if carrier_of(value.type) is Carrier.TENSOR and not knowledge.is_terminator(op):
            # Whatever is computed from a tensor is computed from the memory that it shows.
            return Access(op, value, True, False)
        acting = [effect.kind for effect in effects if effect.value is value or effect.value is None]
        return Access(op, value, EffectKind.READ in acting, EffectKind.WRITE in acting)

    def is_stored(self, values: Iterable[Value]) -> bool:
        """Whether one of `values` is put where it may be found afterwards."""
        return any(
            self._facts.stores(use.owner, value)
            for value in values
            for use in value.uses
            if not self.knowledge.is_call(use.owner)
        )

    # Order

    def reached_from(self, start: Operation, cut: Operation | None) -> set[Operation]:
        """Operations that may run after `start` has, those after `cut` only if another way leads there."""
        found: set[Operation] = set()
        pending = self._after(start)
        while pending:
            op = pending.pop()
            if op in found or op is cut:
                continue
            found.add(op)
            if not op.regions:
                pending += self._after(op)
                continue
            if op in self.graph.is_described:
                pending += self._arrivals([edge.target for edge in self.graph.leaving.get(op, ())])
            else:
                pending += self._arrivals([region.blocks[0] for region in op.regions if region.blocks])
                pending += self._after(op)
        return found

    def _after(self, op: Operation) -> list[Operation]:
        """The program points after `op` and its regions."""
        return self._arrivals([op])

    def _arrivals(self, nodes: Iterable[Node]) -> list[Operation]:
        """The operations that run first where control arrives at `nodes`."""
        found: list[Operation] = []
        pending = list(nodes)
        for node in pending:
            first = node.first if isinstance(node, Block) else node.next
            block = node if isinstance(node, Block) else node.parent
            if first is not None:
                found.append(first)
            elif block is not None:
                edges = self.graph.leaving.get(block, ())
                pending += (edge.target for edge in edges if edge.target not in pending)
        return found

    def is_later_work(self, op: Operation) -> bool:
        """Whether `op` is part of work that runs at a time of its own."""
        return any(self._facts.runs_later(around) for around in op.ancestors() if around in self.graph.position)
