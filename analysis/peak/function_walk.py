"""Walk over one function: the spans of its blocks and regions, and what is held at each of its operations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from ...ir.graph import Block, Operation, Region, Value
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ir.walk import Inner, unrolled, walk_into
from ...ods.knowledge import Knowledge
from ...ods.semantics import RegionBranch, Runs
from ..region_kinds import is_automatic_scope, iteration_count
from .amounts import NOTHING
from .buffer_sizes import Bytes
from .flows import Flow, before_nodes, solved
from .spans import EMPTY, Span, at_once, either, later, repeated, scoped, then
from .steps import UNPLANNED, Memory, Planned, Steps


@dataclass(frozen=True)
class FunctionUse:
    """`heap`, `stack`: what the function holds beyond what was held when it was called."""

    function: Operation
    heap: Span
    stack: Span
    results: tuple[Bytes, ...]
    """Of the buffers that it returns, by result."""
    unseen: tuple[Operation, ...] = ()
    """Operations and calls, here or in functions called, that may allocate and of which it is not known what."""


@dataclass(frozen=True, slots=True)
class Moment:
    """`before`: all that was held up to `place`. `span`: of `place` alone, with its regions and what is planned beside
    it."""

    place: Operation
    before: Span
    span: Span

    @property
    def held(self) -> Span:
        """All that was held up to the end of `place`."""
        return then(self.before, self.span)


class Uses(Protocol):
    """The program around the function, as far as a walk asks about it."""

    knowledge: Knowledge
    steps: Steps

    def of(self, function: Operation) -> FunctionUse: ...

    def called(self, call: Operation, memory: Memory) -> Span: ...

    def targets_of(self, call: Operation) -> tuple[Operation, ...]: ...

    def planned(self, function: Operation) -> Planned: ...


class FunctionWalk:
    """Of a function with a body whose callees are known."""

    def __init__(self, uses: Uses, function: Operation) -> None:
        self._uses = uses
        self._knowledge = uses.knowledge
        self._steps = uses.steps
        self._function = function
        self._planned = uses.planned(function)
        self._has_plan = self._planned is not UNPLANNED
        self._spans: dict[tuple[Region, Memory], Span] = {}

    def use(self) -> FunctionUse:
        region = self._function.regions[0]
        unseen, has_stack = self._looked_through()
        heap = self._region(region, Memory.HEAP)
        stack = scoped(self._region(region, Memory.STACK)) if has_stack else EMPTY
        return FunctionUse(self._function, heap, stack, self._results(region), tuple(unseen))

    def _looked_through(self) -> tuple[dict[Operation, None], bool]:
        """`FunctionUse.unseen` of the function, and whether it may hold anything on the stack."""
        knowledge, unseen, has_stack = self._knowledge, dict[Operation, None](), False
        operations = (op for block in self._function.regions[0].blocks for op in block.ops)
        for op in walk_into(operations, lambda op: not knowledge.is_function_like(op)):
            if op.regions or knowledge.is_plain(op.name):
                continue
            if knowledge.is_call(op):
                targets = self._uses.targets_of(op)
                use = self._uses.of(targets[0]) if targets else None
                unseen.update(dict.fromkeys(use.unseen if use is not None else (op,)))
                has_stack = has_stack or (use is not None and use.stack is not EMPTY)
            else:
                if not self._steps.is_seen(op):
                    unseen[op] = None
                has_stack = has_stack or bool(self._steps.made(op, Memory.STACK))
        return unseen, has_stack

    def _results(self, region: Region) -> tuple[Bytes, ...]:
        found: list[Bytes] = []
        for block in region.blocks:
            last = block.last
            if last is None or last.successors or not self._knowledge.is_region_terminator(last):
                continue
            given = [self._size_of(operand) for operand in last.operand_values]
            found = [one.or_(other) for one, other in zip(found, given, strict=False)] if found else given
        return tuple(found)

    def _size_of(self, value: Value) -> Bytes:
        return self._steps.sizes.of(value) if is_memref(value.type) else Bytes(NOTHING, NOTHING)

    # Spans, from the inside to the outside

    def _region(self, region: Region, memory: Memory) -> Span:
        """One run of it. Regions in it come first: programs nest deeper than Python's stack."""
        pending = [region] if (region, memory) not in self._spans else []
        while pending:
            inner = pending[-1]
            missing = [one for one in self._regions_in(inner) if (one, memory) not in self._spans]
            if missing:
                pending += missing
            else:
                self._spans[inner, memory] = self._of_blocks(pending.pop(), memory)
        return self._spans[region, memory]

    def _regions_in(self, region: Region) -> Iterator[Region]:
        """Those of the operations of `region`, not of functions."""
        for op in (op for block in region.blocks for op in block.ops):
            if op.regions and not self._knowledge.is_function_like(op):
                yield from op.regions

    def _of_blocks(self, region: Region, memory: Memory) -> Span:
        """One run of it; its blocks are nodes of a flow."""
        blocks = region.blocks
        if not blocks:
            return EMPTY
        if len(blocks) == 1:
            return self._block(blocks[0], memory)
        spans = {block: self._block(block, memory) for block in blocks}
        if all(span is EMPTY for span in spans.values()):
            return EMPTY
        return solved(_flow_of_blocks(region), spans, region.parent)

    def _block(self, block: Block, memory: Memory) -> Span:
        knowledge, total = self._knowledge, EMPTY
        for op in block.ops:
            if knowledge.is_plain(op.name) and not op.regions and not self._has_plan:
                continue
            span = self._operation(op, memory)
            if span is not EMPTY:
                total = then(total, span)
        return total

    def _operation(self, op: Operation, memory: Memory) -> Span:
        """The span of `op`, with all that is planned beside it."""
        span = self._of_operation(op, memory)
        if not self._has_plan or memory is Memory.STACK:
            return span
        return then(then(self._planned_before(op), span), self._steps.frees(op, self._planned.after.get(op, ())))

    def _planned_before(self, op: Operation) -> Span:
        clones = self._steps.clones(op, self._planned.clones.get(op, ()))
        return then(clones, self._steps.frees(op, self._planned.before.get(op, ())))

    def _of_operation(self, op: Operation, memory: Memory) -> Span:
        knowledge = self._knowledge
        if knowledge.is_plain(op.name) and not op.regions:
            return EMPTY
        if op.regions:
            pause()
            span = self._of_regions(op, memory) if not knowledge.is_function_like(op) else EMPTY
            return then(span, self._steps.of(op, memory)) if op.results else span
        if knowledge.is_call(op):
            span = self._uses.called(op, memory)
            return later(span) if knowledge.runs_later(op) else span
        return self._steps.of(op, memory)

    def _of_regions(self, op: Operation, memory: Memory) -> Span:
        spans = self._spans_in(op, memory)
        direct = self._steps.frees(op, self._planned.otherwise.get(op, ())) if memory is Memory.HEAP else EMPTY
        if direct is EMPTY and all(span is EMPTY for span in spans.values()):
            return EMPTY
        runs = {self._knowledge.runs(region) for region in op.regions}
        if any(one.may_be_late for one in runs):
            found = EMPTY
            for span in spans.values():
                found = then(found, later(span))
            return found
        count = iteration_count(op, self._knowledge)
        if Runs.IN_PARALLEL in runs:
            return at_once(spans[op.regions[0]], count, op)
        if count is not None and len(op.regions) == 1:
            return repeated(spans[op.regions[0]], count, op)
        branch = self._knowledge.region_branch(op)
        if branch is None:
            return self._in_any_order(op, spans)
        return solved(_flow_of_regions(op, branch), {**spans, None: EMPTY, op: direct}, op)

    def _spans_in(self, op: Operation, memory: Memory) -> dict[object, Span]:
        """By region."""
        ends = memory is Memory.STACK and is_automatic_scope(op, self._knowledge)
        spans = {region: self._region(region, memory) for region in op.regions}
        return {region: scoped(span) if ends else span for region, span in spans.items()}

    def _in_any_order(self, op: Operation, spans: dict[object, Span]) -> Span:
        """Regions that are not connected by edges: each as often as it runs."""
        found = EMPTY
        for region in op.regions:
            runs, span = self._knowledge.runs(region), spans[region]
            if runs is not Runs.ONCE:
                again: list[object] = [region, None] if runs.may_repeat else [None]
                flow = Flow[object]([region, None], {region: again, None: []}, [None])
                span = solved(flow, {region: span, None: EMPTY}, op)
            found = then(found, span)
        return found

    # What is held at each operation, from the outside to the inside

    def moments(self, memory: Memory = Memory.HEAP) -> Iterator[Moment]:
        """One for each operation at which what is held changes, in text order; for one with regions, after those in
        them. In a loop, up to any iteration."""
        return unrolled(self._moments_in(self._function.regions[0], EMPTY, memory))

    def _moments_in(self, region: Region, before: Span, memory: Memory) -> Iterator[Moment | Inner[Moment]]:
        starts: dict[Block, Span] | None = {}
        if len(region.blocks) > 1:
            starts = before_nodes(_flow_of_blocks(region), {one: self._block(one, memory) for one in region.blocks})
        for block in region.blocks:
            if starts is None or (block not in starts and len(region.blocks) > 1):
                continue
            running = then(before, starts.get(block, EMPTY))
            for op in block.ops:
                span = self._operation(op, memory)
                if span is EMPTY:
                    continue
                for inner in op.regions:
                    first = then(running, self._planned_before(op)) if self._has_plan else running
                    held = then(first, self._before_region(op, inner, memory))
                    yield Inner(self._moments_in(inner, held, memory))
                yield Moment(op, running, span)
                running = then(running, span)

    def _before_region(self, op: Operation, region: Region, memory: Memory) -> Span:
        """From the start of `op` to any time at which `region` starts."""
        spans = self._spans_in(op, memory)
        count = iteration_count(op, self._knowledge)
        if count is not None and len(op.regions) == 1:
            return either([EMPTY, repeated(spans[region], count - 1, op)])
        branch = self._knowledge.region_branch(op)
        found = before_nodes(_flow_of_regions(op, branch), {**spans, None: EMPTY, op: EMPTY}) if branch else {}
        return found.get(region, EMPTY) if found is not None else EMPTY


def _flow_of_blocks(region: Region) -> Flow[Block]:
    blocks = region.blocks
    leaving = [block for block in blocks if not block.successors]
    return Flow([blocks[0]], {block: list(dict.fromkeys(block.successors)) for block in blocks}, leaving)


def _flow_of_regions(op: Operation, branch: RegionBranch) -> Flow[object]:
    """The regions of `op` as nodes, `op` itself for the way past them, and None for what comes after."""
    edges: dict[object, list[object]] = {None: [], op: [None]}
    starts: dict[object, None] = {}
    for edge in branch.entry(op):
        is_past = edge.target is None or not edge.target.blocks
        starts[op if is_past else edge.target] = None
    for region in op.regions:
        edges[region] = [edge.target for edge in branch.leave(op, region)]
    return Flow(list(starts), edges, [None])
