"""Slices of a function: the operations and conditions that matter to one buffer."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.graph import Block, BlockArgument, Operation, Region, Value
from ...ir.records import dataclass, field
from ...ir.types import I1
from .buffer_flow import Flow
from .places import bits
from .sites import Role, Site


@dataclass(frozen=True, eq=False)
class Part:
    """Slice of a function that is relevant to one buffer."""

    ops: dict[Block, list[int]]
    """Ascending positions; without terminators."""
    conditions: set[Value]
    names: int
    """Values that may alias the buffer."""
    direct: int
    """Values that show nothing else: the one that the buffer starts as, and views of it."""

    @property
    def size(self) -> int:
        """The number of its operations and names."""
        return sum(map(len, self.ops.values())) + self.names.bit_count()


@dataclass
class _Slice:
    names: int
    ops: set[Operation] = field(default_factory=set[Operation])
    conditions: dict[Value, None] = field(default_factory=dict[Value, None])
    regions: set[Region] = field(default_factory=set[Region])


class Slices:
    """Of one function."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._views: dict[Value, list[Value]] = {}
        for value, source in flow.names.single.items():
            self._views.setdefault(source, []).append(value)
        self._later: dict[Value, list[Value]] = {}
        """Tokens of work that uses a value."""
        for op, captured in flow.names.captured_later.items():
            for number in bits(captured):
                self._later.setdefault(flow.names.values[number], []).extend(op.results[:1])
        self._deciding: dict[Region, dict[Value, None]] = {}

    def names_of(self, site: Site) -> tuple[int, int]:
        """The values that may alias the buffer of `site`, and those among them that show nothing else."""
        names = self._flow.names
        direct: list[Value] = [site.value]
        for value in direct:
            direct += self._views.get(value, ())
        reached = dict.fromkeys(direct)
        for value in (pending := list(direct)):
            for to in (*names.targets.get(value, ()), *self._views.get(value, ()), *self._later.get(value, ())):
                if to not in reached:
                    reached[to] = None
                    pending.append(to)
        return names.set_of(reached), names.set_of(direct)

    def uses(self, site: Site) -> Part:
        """The slice without conditions: the users of its aliases, and the operations around them."""
        names, direct = self.names_of(site)
        found: dict[Block, list[int]] = {}
        touches = self._flow.names.touches
        for number in bits(names):
            for block, positions in touches[number].items():
                before = found.get(block)
                found[block] = positions if before is None else [*before, *positions]
        op = site.op
        if op is not None and op.parent is not None:
            found[op.parent] = [*found.get(op.parent, ()), self._flow.graph.position[op]]
        for block, positions in found.items():
            found[block] = ordered = sorted(set(positions))
            self._drop_terminator(block, ordered)
        return Part(found, set(), names, direct)

    def _drop_terminator(self, block: Block, positions: list[int]) -> None:
        last = block.last
        if last is None or not positions or last is not self._flow.graph.ops[positions[-1]]:
            return
        if last.successors or (not last.regions and self._flow.knowledge.is_terminator(last)):
            positions.pop()

    # With conditions

    def with_conditions(self, site: Site, uses: Part) -> Part:
        """The slice with the conditions of the control flow around `uses`, and what these are computed from."""
        flow = self._flow
        part = _Slice(uses.names)
        for positions in uses.ops.values():
            for position in positions:
                self._mark(part, flow.graph.ops[position])
        if site.op is None and isinstance(site.value, BlockArgument):
            self._mark_blocks(part, site.value.block.parent)
        for number in bits(uses.names):
            for user in flow.names.values[number].users:
                if user in flow.graph.position:
                    self._mark(part, user)
        for helper in flow.helpers.values():
            release = flow.release(helper.op)
            if (release.buffers_at.names | release.retained_at.names) & uses.names:
                self._mark(part, helper.op)
        self._add_conditions(part)
        return Part(self._by_block(part.ops), set(part.conditions), uses.names, uses.direct)

    def _by_block(self, ops: Iterable[Operation]) -> dict[Block, list[int]]:
        blocks: dict[Block, list[int]] = {}
        for position in sorted(self._flow.graph.position[op] for op in ops):
            block = self._flow.graph.ops[position].parent
            if block is not None:
                blocks.setdefault(block, []).append(position)
        for block, positions in blocks.items():
            self._drop_terminator(block, positions)
        return blocks

    def _mark(self, part: _Slice, op: Operation) -> None:
        flow = self._flow
        current: Operation | None = op
        while current is not None and current is not flow.function and current not in part.ops:
            part.ops.add(current)
            if current.name == "bufferization.dealloc":
                part.conditions.update((c, None) for _, c in flow.release(current).conditions_of(part.names))
            elif current in flow.helpers:
                helper = flow.helpers[current]
                part.conditions.update((c, None) for _, c in flow.release(current).conditions_of(part.names))
                part.conditions.update((value, None) for _, value in (*helper.frees, *helper.owned))
            elif current in flow.known.decided:
                part.conditions.update((one.condition, None) for one in flow.known.decided[current].values())
            elif current.regions or flow.role(current) is Role.SELECT:
                part.conditions.update((o.value, None) for o in current.operands if o.value.type is I1)
            self._mark_blocks(part, current.parent_region)
            current = current.parent_op

    def _mark_blocks(self, part: _Slice, region: Region | None) -> None:
        """Add the conditions of the branches in `region`."""
        if region is None or region in part.regions:
            return
        part.regions.add(region)
        deciding = self._deciding.get(region)
        if deciding is None:
            lasts = [block.last for block in region.blocks if block.last is not None]
            ends = [last for last in lasts if last.successors or last.name == "scf.condition"]
            found = [operand.value for last in ends for operand in last.operands[:1] if operand.value.type is I1]
            deciding = self._deciding[region] = dict.fromkeys(found)
        part.conditions.update(deciding)

    def _add_conditions(self, part: _Slice) -> None:
        """Add the operands of the conditions, and the flags passed along with the aliases."""
        seen: set[Value] = set()
        while True:
            fresh = [condition for condition in part.conditions if condition not in seen]
            if not fresh:
                return
            for condition in fresh:
                seen.add(condition)
                for edge, source in self._flow.carriers.get(condition, ()):
                    part.conditions[source] = None
                    start = edge.source.last if isinstance(edge.source, Block) else edge.source
                    if start is not None:
                        self._mark(part, start)
                op = condition.defining_op
                if op is None:
                    continue
                if op.regions:
                    self._mark(part, op)
                elif op.name in _LOGIC:
                    part.conditions.update((o.value, None) for o in op.operands if o.value.type is I1)


_LOGIC = frozenset(("arith.andi", "arith.ori", "arith.xori", "arith.select"))
