"""Allocations that a buffer may alias, from the flow of buffers through one program.

Follows BufferViewFlowAnalysis and BufferOriginAnalysis of
mlir/lib/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.cpp of LLVM 22. Flow runs through views,
`arith.select`, branches, operations with regions, and calls, whose results may be any of their operands.
Everything else makes *terminal* buffers: allocations, arguments of functions, results of unknown operations.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...dialects.common.view_chains import view_base
from ...ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind, RegionEdge
from ...ods.side_effects import has_effect

# Operations whose results are some of their operands without being views; the last flag: or something new.
_FLOWS = {"arith.select": (1, False), "memref.realloc": (0, True)}


def is_allocated(value: Value, knowledge: Knowledge) -> bool:
    """Whether the operation that defines `value` has an allocation effect on it."""
    op = value.defining_op
    return op is not None and has_effect(op, EffectKind.ALLOCATE, knowledge, value)


def is_function_argument(value: Value, knowledge: Knowledge) -> bool:
    if not isinstance(value, BlockArgument) or not value.block.is_entry:
        return False
    parent = value.block.parent_op
    return parent is not None and knowledge.is_function_like(parent)


def _is_any_erased(operations: Sequence[Operation]) -> bool:
    for op in operations:  # noqa: SIM110 - asked for each pair of buffers
        if op.parent is None:
            return True
    return False


@dataclass(frozen=True, slots=True)
class Origin:
    """Source of a buffer."""

    terminals: frozenset[Value]
    """The terminal buffers that it may be."""
    reached: tuple[Operation, ...]
    """The definitions of the values visited to find them, the buffer itself included."""
    is_new: bool
    """Whether all terminals are allocated where they are defined; so too if there is none."""
    is_new_or_given: bool
    """Whether all terminals are, or are arguments of functions."""


class BufferOrigins:
    """Answers about the program inside `root` as it was at construction; operations that went since do no harm."""

    def __init__(self, root: Operation | None, knowledge: Knowledge) -> None:
        """`root`: None: nothing is read ahead, for a `ForwardFlow`."""
        self._knowledge = knowledge
        self._sources: dict[Value, list[Value]] = {}
        self.met_erased = False
        """Whether a question led to something no longer part of the program; LLVM 22 reads freed memory then."""
        self._targets: dict[Value, list[Value]] | None = None
        self._terminals: set[Value] = set()
        self._origins: dict[Value, Origin] = {}
        for op in walk(root) if root is not None else ():
            self._add(op)

    def is_same_allocation(self, left: Value, right: Value) -> bool | None:
        """None: it may be, or may not."""
        knowledge = self._knowledge
        return self.is_same_base(view_base(left, knowledge), view_base(right, knowledge))

    def is_same_base(self, left: Value, right: Value) -> bool | None:
        """`is_same_allocation` of buffers that are no views."""
        if left is right:
            return True
        mine, other = self.origin(left), self.origin(right)
        if not mine.terminals.isdisjoint(other.terminals):
            return True if len(mine.terminals) == 1 and mine.terminals == other.terminals else None
        if (mine.is_new and other.is_new_or_given) or (other.is_new and mine.is_new_or_given):
            return False
        return None

    def origins(self, value: Value) -> frozenset[Value]:
        """The terminal buffers that `value` may be."""
        return self.origin(value).terminals

    def origin(self, value: Value) -> Origin:
        """The source of `value`, as far as known. Views are not looked through: ask with a `view_base`."""
        known = self._origins.get(value)
        if known is None:
            known = self._origins[value] = self._origin(value)
        if not self.met_erased:
            self.met_erased = _is_any_erased(known.reached)
        return known

    def leads_to_erased(self, values: Iterable[Value]) -> bool:
        """Whether a query about any of `values` could reach an operation that was erased. Computes nothing."""
        for value in values:
            base = view_base(value, self._knowledge)
            known = self._origins.get(base)
            if known is None:
                known = self._origins[base] = self._origin(base)
            if _is_any_erased(known.reached):
                return True
        return False

    def _origin(self, value: Value) -> Origin:
        seen = {value}
        pending = [value]
        sources = self._sources
        while pending:
            for source in sources.get(pending.pop(), ()):
                if source not in seen:
                    seen.add(source)
                    pending.append(source)
        terminals = frozenset([one for one in seen if one in self._terminals])
        old = [one for one in terminals if not is_allocated(one, self._knowledge)]
        is_new_or_given = all(is_function_argument(one, self._knowledge) for one in old)
        return Origin(terminals, tuple([one.op for one in seen if isinstance(one, OpResult)]), not old, is_new_or_given)

    def targets(self, value: Value) -> Sequence[Value]:
        """Values that `value` directly flows into."""
        if self._targets is None:
            self._targets = {}
            for to, sources in self._sources.items():
                for source in sources:
                    self._targets.setdefault(source, []).append(to)
        return self._targets.get(value, ())

    def dependents(self, value: Value) -> list[Value]:
        """`value` and everything it flows into, as far as this program shows."""
        found = {value: None}
        for name in (pending := [value]):
            for to in self.targets(name):
                if to not in found:
                    found[to] = None
                    pending.append(to)
        return list(found)

    def through(self, op: Operation) -> Mapping[Value, Sequence[Value]]:
        """The flow through `op` and the ends of its regions: values that others flow into, by these."""
        read, self._sources = self._sources, {}
        self._add(op)
        found: dict[Value, list[Value]] = {}
        for to, sources in self._sources.items():
            for source in sources:
                found.setdefault(source, []).append(to)
        self._sources = read
        return found

    def _add(self, op: Operation) -> None:
        if not op.results and not op.regions and not op.successors:
            return
        knowledge = self._knowledge
        if knowledge.is_plain(op.name) and not op.regions:
            self._terminals.update([result for result in op.results if is_memref(result.type)])
            return
        if op.name in _FLOWS and op.results:
            first, is_terminal = _FLOWS[op.name]
            for operand in op.operands[first:]:
                self._flow(operand.value, op.results[0])
            if is_terminal:
                self._terminals.add(op.results[0])
            return
        source = knowledge.view_source(op)
        if source is not None and op.results:
            self._flow(source, op.results[0])
            return
        if knowledge.is_branch(op):
            for number, block in enumerate(op.successor_blocks):
                group = knowledge.successor_operands(op, number)
                # Values that the branch itself makes come first.
                produced = max(len(block.args) - len(group), 0)
                for position, argument in zip(group, block.args[produced:], strict=False):
                    self._flow(op.operands[position].value, argument)
            return
        branch = knowledge.region_branch(op)
        if branch is not None:
            for edge in branch.entry(op):
                self._along(op, op, edge)
            for region in op.regions:
                for edge in branch.leave(op, region):
                    for block in region.blocks:
                        if block.last is not None and knowledge.is_region_terminator(block.last):
                            self._along(op, block.last, edge)
            return
        if knowledge.is_region_terminator(op):
            return
        self._terminals.update(result for result in op.results if is_memref(result.type))
        entries = [region.blocks[0] for region in op.regions if region.blocks]
        self._terminals.update(argument for block in entries for argument in block.args if is_memref(argument.type))
        if knowledge.is_call(op):
            for operand in op.operands:
                for result in self._given_back(op, operand.index):
                    self._flow(operand.value, result)

    def _given_back(self, call: Operation, position: int) -> Sequence[Value]:
        """The results of `call` that may be its operand `position`."""
        del position
        return call.results

    def _along(self, op: Operation, start: Operation, edge: RegionEdge) -> None:
        target: Block | None = edge.target.entry if edge.target is not None else None
        inputs = op.results if edge.target is None else target.args if target is not None else []
        for position, to in zip(edge.operands, inputs[edge.first_input :], strict=False):
            if position < len(start.operands):
                self._flow(start.operands[position].value, to)

    def _flow(self, source: Value, to: Value) -> None:
        self._sources.setdefault(to, []).append(source)


class ForwardFlow:
    """Flow of single values, found where it is asked for: few of a long function are. The program stays as it is."""

    def __init__(self, rules: BufferOrigins) -> None:
        """`rules`: say what flows through an operation."""
        self._rules = rules
        self._known: dict[Operation, Mapping[Value, Sequence[Value]]] = {}

    def targets(self, value: Value) -> Iterator[Value]:
        """Values that `value` directly flows into."""
        for use in value.uses:
            op = use.owner
            yield from self._through(op).get(value, ())
            around = op.parent_op if op.next is None else None
            if around is not None:
                yield from self._through(around).get(value, ())

    def _through(self, op: Operation) -> Mapping[Value, Sequence[Value]]:
        known = self._known.get(op)
        if known is None:
            known = self._known[op] = self._rules.through(op)
        return known
