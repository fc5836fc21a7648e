"""Data flow of buffers, and of the `i1` values that carry their ownership, through one function.

    flow = Flow(function, knowledge)
    flow.targets[value]     # where `value` goes to: views, selections, block arguments, results of regions
    flow.part_of(site)      # the operations that matter to one allocation, and the conditions

Calls end the flow: their results are new buffers, because callers own the results of functions.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from ...dialects.arith import ops as arith
from ...dialects.memref import ops as memref
from ...ir.attributes import IntegerAttr
from ...ir.dominance import post_order
from ...ir.graph import Block, BlockArgument, Operation, Region, Value
from ...ir.pauses import pause
from ...ir.records import dataclass, field
from ...ir.types import I1, is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind, RegionEdge
from ..back_edges import back_edges
from ..liveness import Liveness
from .dealloc_helper import HelperCall, helper_calls
from .loop_tests import loop_tests

END = 1 << 40
"""An operation number after all others."""


class Origin(Enum):
    """Origin of a buffer; values are words of messages."""

    HEAP = "allocation"
    CALL = "result of a call"
    STACK = "stack allocation"
    ARGUMENT = "argument"
    GLOBAL = "global"


@dataclass(frozen=True, eq=False)
class Site:
    """Origin of a buffer: one result or argument."""

    value: Value
    origin: Origin

    @property
    def op(self) -> Operation | None:
        return self.value.defining_op

    @property
    def is_owned(self) -> bool:
        """Whether the function has to free or return it."""
        return self.origin in (Origin.HEAP, Origin.CALL)


class Role(Enum):
    """Kind of an operation, by its handling of buffer operands."""

    NOTHING = 0
    VIEW = 1
    SELECT = 2
    CALL = 3
    DEALLOC = 4
    """bufferization.dealloc"""
    HELPER = 5
    """A call of `dealloc_helper`."""
    EFFECTS = 6
    UNKNOWN = 7
    REGIONS = 8


@dataclass(frozen=True, eq=False)
class Effects:
    """Memory effects of an operation; values are operands, or results for `made`."""

    used: tuple[Value, ...] = ()
    freed: tuple[Value, ...] = ()
    captured: tuple[Value, ...] = ()
    """Operands that may be reachable through other values or memory afterwards."""
    made: tuple[tuple[Value, Origin], ...] = ()


_NO_EFFECTS = Effects()


@dataclass(frozen=True, eq=False)
class Part:
    """Slice of a function that is relevant to one buffer."""

    ops: dict[Block, list[Operation]]
    """In order; without terminators."""
    conditions: set[Value]
    names: set[Value]
    """Values that may alias the buffer."""


@dataclass
class _Slice:
    names: dict[Value, None]
    ops: set[Operation] = field(default_factory=set[Operation])
    conditions: dict[Value, None] = field(default_factory=dict[Value, None])
    regions: set[Region] = field(default_factory=set[Region])


class Flow:
    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self.function = function
        self.knowledge = knowledge
        self.targets: dict[Value, list[Value]] = {}
        self.sources: dict[Value, list[Value]] = {}
        self.carriers: dict[Value, list[Operation]] = {}
        """For block arguments and results of region operations: the terminators that pass a value to them."""
        self.role: dict[Operation, Role] = {}
        self.acting: dict[Operation, Role] = {}
        """Own effects of operations with regions but no RegionBranchOpInterface, those of linalg above all."""
        self.effects: dict[Operation, Effects] = {}
        self.first: dict[Operation, int] = {}
        self.last: dict[Operation, int] = {}
        """Numbers in text order: of the operation, and of the last one inside of it."""
        self.sites: list[Site] = []
        self.frees: list[Operation] = []
        self.has_blocks = any(len(region.blocks) > 1 for region in function.regions)
        self.helpers: dict[Operation, HelperCall] = {}
        self.flags: set[Value] = set()
        """Conditions passed along edges, or returned by a deallocation: they distinguish paths."""
        self.looping: set[Operation | None] = set()
        """Operations whose regions may run several times, and those whose blocks may."""
        self.flow_edges: dict[Operation, dict[Operation, list[FlowEdge]]] = {}
        """For operations with regions: from the operation, and from each that ends a region."""
        self._last_use: dict[Value, int] = {}
        self._liveness: Liveness | None = None
        self._ordered: dict[Region, list[Block]] = {}
        self._orders: dict[Region, dict[Block, int]] = {}
        self._deciding: dict[Region, dict[Value, None]] = {}
        self._representative: dict[tuple[Value, Value, int], tuple[Value, int]] = {}
        self._number()
        for call in helper_calls(self.calls):
            self.helpers[call.op] = call
            self.role[call.op] = Role.HELPER
            self.flags.update(value for _, value in (*call.frees, *call.owned))

    # Reading the function

    def _number(self) -> None:
        order = list(walk(self.function))
        self.calls: list[Operation] = []
        for number, op in enumerate(order, 1):
            self.first[op] = self.last[op] = number
            if op is not self.function:
                self._add(op)
        self.tests = loop_tests(order, self.knowledge)
        """Results of comparisons for counted loops."""
        for tests in self.tests.values():
            for condition in tests.conditions:
                made = condition.defining_op
                self.flags.add(self.atom(made)[0] if made is not None else condition)
        if self.has_blocks:
            self.looping.update(edge.header.parent_op for edge in back_edges(self.function, self.knowledge))
        for op in reversed(order):
            around = op.parent_op
            if around is not None and op is not self.function:
                self.last[around] = max(self.last[around], self.last[op])

    def _add(self, op: Operation) -> None:
        knowledge = self.knowledge
        if op.regions:
            self.has_blocks = self.has_blocks or any(len(region.blocks) > 1 for region in op.regions)
            self.role[op] = Role.REGIONS
            self._add_regions(op)
            if knowledge.region_branch(op) is None and any(is_memref(operand.value.type) for operand in op.operands):
                self.acting[op] = self._add_effects(op)
            return
        if op.successors:
            self._add_branch(op)
            return
        if op.name == "arith.cmpi" and len(op.operands) == 2:
            self.atom(op)
            return
        touches = any(is_memref(operand.value.type) for operand in op.operands)
        if not touches and not any(is_memref(result.type) for result in op.results):
            return
        if op.name == "arith.select" and len(op.operands) == 3:
            self.role[op] = Role.SELECT
            select = arith.SelectOp(op)
            for value in (select.true_value, select.false_value):
                self._flow(value, op.results[0], op)
            return
        if op.name == "bufferization.dealloc":
            self.role[op] = Role.DEALLOC
            self.frees.append(op)
            self.flags.update(op.results)
            return
        if knowledge.is_call(op):
            self.role[op] = Role.CALL
            self.calls.append(op)
            self.sites += [Site(result, Origin.CALL) for result in op.results if is_memref(result.type)]
            return
        source = knowledge.view_source(op)
        if source is None and op.name == "memref.extract_aligned_pointer_as_index" and op.operands:
            source = memref.ExtractAlignedPointerAsIndexOp(op).source
        if source is not None and op.results:
            self.role[op] = Role.VIEW
            self._flow(source, op.results[0], op)
            return
        if not knowledge.is_region_terminator(op):
            self.role[op] = self._add_effects(op)

    def _add_effects(self, op: Operation) -> Role:
        knowledge = self.knowledge
        effects = knowledge.effects(op)
        if effects is None and not knowledge.has_recursive_effects(op):
            return Role.UNKNOWN
        used: dict[Value, None] = {}
        freed: dict[Value, None] = {}
        made: dict[Value, Origin] = {}
        writes = False
        for effect in effects or ():
            value = effect.value
            writes = writes or effect.kind is EffectKind.WRITE
            if value is None or not is_memref(value.type):
                continue
            if effect.kind is EffectKind.FREE:
                freed[value] = None
            elif effect.kind is EffectKind.ALLOCATE:
                if value.defining_op is op:
                    automatic = effect.resource == AUTOMATIC_SCOPE
                    made[value] = Origin.STACK if automatic else Origin.HEAP
            else:
                used[value] = None
        semantics = knowledge.semantics(op.name)
        names_memory = semantics is not None and semantics.names_memory
        derives = any(is_memref(result.type) and result not in made for result in op.results)
        captured: tuple[Value, ...] = ()
        if names_memory or writes or derives or any(not is_plain(result) for result in op.results):
            operands = dict.fromkeys(operand.value for operand in op.operands if is_memref(operand.value.type))
            captured = tuple(value for value in operands if names_memory or (value not in used and value not in freed))
        self.effects[op] = Effects(tuple(used), tuple(freed), captured, tuple(made.items()))
        self.sites += [Site(value, origin) for value, origin in made.items()]
        if derives and not op.operands:
            self.sites += [Site(result, Origin.GLOBAL) for result in op.results if is_memref(result.type)]
        if freed:
            self.frees.append(op)
        return Role.EFFECTS

    def _add_branch(self, op: Operation) -> None:
        knowledge = self.knowledge
        if not knowledge.is_branch(op):
            return
        for number, block in enumerate(op.successor_blocks):
            group = knowledge.successor_operands(op, number)
            for position, argument in zip(group, block.args[max(len(block.args) - len(group), 0) :], strict=False):
                self._flow(op.operands[position].value, argument, op)

    def _add_regions(self, op: Operation) -> None:
        flow_edges = self.flow_edges[op] = _flow_edges(op, self.knowledge)
        for start, leading in flow_edges.items():
            for edge in leading:
                for source, to in edge.pairs:
                    self._flow(source, to, start)
                if start is not op and edge.target is not None:
                    self.looping.add(op)

    def _flow(self, source: Value, to: Value, carrier: Operation) -> None:
        if to.type is I1:
            self.flags.add(to)
        self.targets.setdefault(source, []).append(to)
        self.sources.setdefault(to, []).append(source)
        self.carriers.setdefault(to, []).append(carrier)

    def position(self, value: Value) -> int:
        """Number of what defines `value`; of the operation around its block for an argument."""
        op = value.defining_op or (value.parent_block.parent_op if value.parent_block is not None else None)
        return self.first.get(op, 0) if op is not None else 0

    def is_inside(self, value: Value, op: Operation) -> bool:
        """Whether `value` is defined in a region of `op`."""
        at = self.position(value)
        start = self.first[op]
        return start < at <= self.last[op] or (at == start and isinstance(value, BlockArgument))

    def runs_once(self, op: Operation) -> bool:
        """Whether `op` runs at most once in a call of the function."""
        return not any(around in self.looping for around in op.ancestors())

    def effects_of(self, op: Operation) -> Effects:
        return self.effects.get(op, _NO_EFFECTS)

    def order(self, region: Region) -> dict[Block, int]:
        """Blocks that can be reached, in reverse post-order, with their numbers in it."""
        order = self._orders.get(region)
        if order is None:
            order = self._orders[region] = {block: at for at, block in enumerate(post_order(region)[::-1])}
        return order

    def ordered(self, region: Region) -> list[Block]:
        """The blocks of `order`, by number."""
        blocks = self._ordered.get(region)
        if blocks is None:
            blocks = self._ordered[region] = list(self.order(region))
        return blocks

    # Liveness

    def live_in(self, block: Block) -> Iterator[Value]:
        """Buffers, addresses and conditions needed at the start of `block` or later."""
        if self._liveness is None:
            self._liveness = Liveness(self.function, lambda v: v.type is I1 or is_memref(v.type) or v in self.sources)
        return iter(self._liveness.live_in(block))

    def last_use(self, value: Value) -> int:
        """Number of the last operation, seen from the block of `value`, that needs it or what is made of it."""
        known = self._last_use.get(value)
        if known is not None:
            return known
        # Chains of views and conditions can be long, so without recursion.
        pending = [value]
        while pending:
            pause()
            current = pending[-1]
            if current in self._last_use:
                pending.pop()
                continue
            needed = [r for user in current.users if not user.regions for r in user.results if r not in self._last_use]
            if needed:
                pending += needed
                continue
            pending.pop()
            self._last_use[current] = max((self._use_end(current, user) for user in current.users), default=0)
        return self._last_use[value]

    def _use_end(self, value: Value, user: Operation) -> int:
        home = value.parent_block
        at: Operation | None = user
        while at is not None and at.parent is not home:
            at = at.parent_op
        if at is None:
            return END
        derived = 0 if user.regions else max((self._last_use[r] for r in user.results), default=0)
        return max(self.last.get(at, END), derived)

    # Conditions

    def atom(self, op: Operation) -> tuple[Value, bool]:
        """The first comparison equivalent to `op` or to its negation; and whether it is the negation."""
        predicate = op.properties.get("predicate")
        number = predicate.value if isinstance(predicate, IntegerAttr) else 0
        base = min(number, _OPPOSITE.get(number, number))
        comparison = arith.CmpIOp(op)
        key = (comparison.lhs, comparison.rhs, base)
        found, its_number = self._representative.setdefault(key, (op.results[0], number))
        if found is not op.results[0]:
            # Equivalent comparisons query it under their own names.
            self._last_use[found] = END
        return found, its_number != number

    # Slices

    def part_of(self, site: Site) -> Part:
        """The slice for the buffer of `site`: users of its aliases, and the control flow around them."""
        names = {site.value: None}
        for name in (pending := [site.value]):
            for to in self.targets.get(name, ()):
                if to not in names:
                    names[to] = None
                    pending.append(to)
        part = _Slice(names)
        if site.op is not None:
            self._mark(part, site.op)
        elif isinstance(site.value, BlockArgument):
            self._mark_blocks(part, site.value.block.parent)
        for name in names:
            for user in name.users:
                self._mark(part, user)
        for helper in self.helpers.values():
            if any(value in names for value in (*helper.buffers, *helper.retained)):
                self._mark(part, helper.op)
        self._add_conditions(part)
        return Part(self._by_block(part.ops), set(part.conditions), set(names))

    def _by_block(self, ops: set[Operation]) -> dict[Block, list[Operation]]:
        blocks: dict[Block, list[Operation]] = {}
        for op in sorted(ops, key=self.first.__getitem__):
            if op.parent is not None and not (op is op.parent.last and (op.successors or not op.regions)):
                blocks.setdefault(op.parent, []).append(op)
        return blocks

    def _mark(self, part: _Slice, op: Operation) -> None:
        current: Operation | None = op
        while current is not None and current is not self.function and current not in part.ops:
            part.ops.add(current)
            if self.role.get(current) is Role.DEALLOC:
                buffers = self.knowledge.operand_group(current, "memrefs")
                conditions = self.knowledge.operand_group(current, "conditions")
                part.conditions.update((c, None) for b, c in zip(buffers, conditions, strict=False) if b in part.names)
            elif current in self.helpers:
                helper = self.helpers[current]
                given = zip(helper.buffers, helper.conditions, strict=False)
                part.conditions.update((c, None) for b, c in given if b in part.names)
                part.conditions.update((value, None) for _, value in (*helper.frees, *helper.owned))
            elif current.regions or self.role.get(current) is Role.SELECT:
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
                for source in self.sources.get(condition, ()):
                    if source.type is I1:
                        part.conditions[source] = None
                for carrier in self.carriers.get(condition, ()):
                    self._mark(part, carrier)
                op = condition.defining_op
                if op is None:
                    continue
                if op.regions:
                    self._mark(part, op)
                elif op.name in _LOGIC:
                    part.conditions.update((o.value, None) for o in op.operands if o.value.type is I1)


def is_plain(value: Value) -> bool:
    """Whether the type of `value` cannot represent memory."""
    text = str(value.type)
    return value.type is I1 or is_memref(value.type) or not text.startswith(("!", "tensor"))


@dataclass(frozen=True, eq=False)
class FlowEdge:
    """A control-flow edge into region `target`, or out of the operation (None); pairs of operand and region input."""

    target: Region | None
    pairs: tuple[tuple[Value, Value], ...]


def _flow_edges(op: Operation, knowledge: Knowledge) -> dict[Operation, list[FlowEdge]]:
    """All edges into, between and out of the regions of `op`, by the operation they start from."""
    branch = knowledge.region_branch(op)
    filled = [region for region in op.regions if region.blocks]
    if branch is None:
        # Unknown: any region may run, in any order, any number of times.
        anywhere = [FlowEdge(None, ()), *(FlowEdge(region, ()) for region in filled)]
        ends = [block.last for region in filled for block in region.blocks]
        return {op: anywhere, **{last: anywhere for last in ends if last is not None and not last.successors}}
    flow_edges = {op: [FlowEdge(edge.target, _pairs(op, op, edge)) for edge in branch.entry(op)]}
    for region in filled:
        leaving = branch.leave(op, region)
        for block in region.blocks:
            last = block.last
            if last is not None and not last.successors:
                flow_edges[last] = [FlowEdge(edge.target, _pairs(op, last, edge)) for edge in leaving]
    return flow_edges


def _pairs(op: Operation, start: Operation, edge: RegionEdge) -> tuple[tuple[Value, Value], ...]:
    if edge.target is None:
        inputs: list[Value] = [*op.results]
    else:
        entry = edge.target.entry
        inputs = [*entry.args] if entry is not None else []
    pairs = zip(edge.operands, inputs[edge.first_input :], strict=False)
    return tuple((start.operands[at].value, to) for at, to in pairs if at < len(start.operands))


_OPPOSITE = {0: 1, 1: 0, 2: 5, 5: 2, 3: 4, 4: 3, 6: 9, 9: 6, 7: 8, 8: 7}
"""Predicates of arith.cmpi."""
_LOGIC = frozenset(("arith.andi", "arith.ori", "arith.xori", "arith.select"))
