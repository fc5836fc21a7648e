"""Memory facts: what each function holds at most, where, and what it allocates, copies and frees.

A program that frees its buffers is counted as it stands. Where a function leaves that to minimal-deallocation, the
frees of its plan are counted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....analysis.calls.call_targets import CallTargets
from ....analysis.peak.amounts import NOTHING, Amount
from ....analysis.peak.held_buffers import HeldBuffer, buffers_at, inside_call
from ....analysis.peak.memory_use import MemoryUse, use_at
from ....analysis.peak.spans import Span
from ....analysis.peak.steps import UNPLANNED, Free, Memory, Planned
from ....dialects.bufferization import ops as bufferization
from ....dialects.gpu import ops as gpu
from ....dialects.linalg import ops as linalg
from ....dialects.memref import ops as memref
from ....ir.attributes import SymbolRefAttr
from ....ir.graph import Operation
from ....ir.pauses import pause
from ....ir.records import dataclass
from ....ir.walk import walk
from ....ods.bufferization.interface import is_tensor
from ....ods.knowledge import Knowledge
from ....passes.pass_manager.callees import Callees
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ..deallocation_facts import DeallocationFacts, FunctionPlan, deallocation_of
from ..symbol_items import called_from


@dataclass(frozen=True)
class FunctionMemory:
    """Of one function with a body. Operations are those of the text, each counted once, however often it runs."""

    function: Operation
    heap: Span
    stack: Span
    allocations: int
    """Operations that allocate on the heap."""
    allocated: Amount
    """Bytes of these."""
    copies: int
    """Operations that copy buffers."""
    frees: int
    """Operations that free buffers, written or planned."""
    held: tuple[HeldBuffer, ...]
    """Buffers on the heap at the peak, the largest first."""
    inside: Span | None
    """The span of the function called, where the peak is in a call."""
    unseen: tuple[Operation, ...]
    """Operations of which it is not known whether they allocate."""
    is_planned: bool
    """Whether frees of a plan are counted."""

    @property
    def place(self) -> Operation | None:
        """The operation of the text at which most is held; None where nothing is, or no bound is known. Where sizes
        decide which it is, one at which these count."""
        return _place_of(self.heap)

    @property
    def is_empty(self) -> bool:
        return not self.allocations and self.place is None and self.heap.peaks is not None


_COPIES = frozenset({memref.CopyOp.NAME, bufferization.CloneOp.NAME, linalg.CopyOp.NAME, gpu.MemcpyOp.NAME})
"""Operations that copy a buffer as a whole."""
_MEMORY = FactKey["tuple[FunctionMemory, ...]"]("memory of functions")


def memory_of(document: Document, item: Item) -> tuple[FunctionMemory, ...]:
    """Of the functions in `item`, which belongs to `document`, in text order; empty where it has errors."""
    if item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return ()
    program = _program_around(document, item)
    depends_on = (program.knowledge, program.versions, program.facts)
    return item.parsed.facts.get(_MEMORY, depends_on, _made, program)


def memory_use_of(document: Document, item: Item) -> MemoryUse | None:
    """The analysis behind `memory_of`, made anew; None where the item has errors, or no function with a body."""
    if item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return None
    return _program_around(document, item).uses()


@dataclass(frozen=True)
class _Program:
    """An item, and what it calls. `others`: functions of other items, by name; `versions`: what says that they are the
    same as before."""

    knowledge: Knowledge
    operations: Sequence[Operation]
    others: Mapping[str, Operation]
    versions: tuple[tuple[str, object, Operation], ...]
    facts: tuple[DeallocationFacts, ...]

    @property
    def functions(self) -> list[Operation]:
        """Those of the item that have a body."""
        found = [op for root in self.operations for op in walk(root) if self.knowledge.is_function_like(op)]
        return [op for op in found if op.regions and op.regions[0].blocks]

    def uses(self) -> MemoryUse | None:
        functions, inside = self.functions, Callees(self.knowledge)
        if not functions:
            return None

        def callee(user: Operation, symbol: SymbolRefAttr) -> Operation | None:
            return inside(user, symbol) or (self.others.get(symbol.root) if not symbol.nested else None)

        plans = {plan.function: plan for one in self.facts for plan in one.plans}
        planned = {function: planned_of(plan) for function, plan in plans.items()}
        targets = CallTargets(functions[0], self.knowledge, callee)
        return MemoryUse(self.knowledge, targets, lambda function: planned.get(function, UNPLANNED))


def _program_around(document: Document, item: Item) -> _Program:
    knowledge = document.knowledge
    # Functions with an error are as unknown as those of another file.
    reached = {
        name: (other, function)
        for name, (other, function) in called_from(document, item).items()
        if not other.has_errors
    }
    items = {one.start: one for one in (item, *(other for other, _ in reached.values()))}
    return _Program(
        knowledge,
        item.operations,
        {name: function for name, (_, function) in reached.items()},
        tuple([(name, other.parsed, function) for name, (other, function) in reached.items()]),
        tuple([deallocation_of(document, one) for one in items.values()]),
    )


def _made(program: _Program) -> tuple[FunctionMemory, ...]:
    uses = program.uses()
    if uses is None:
        return ()
    found: list[FunctionMemory] = []
    for function in program.functions:
        found.append(_of_function(uses, function))
        pause()
    return tuple(found)


def planned_of(plan: FunctionPlan) -> Planned:
    """The frees and copies of a plan; none where the pass refuses, or compares addresses when the program runs."""
    if plan.refusal is not None or plan.is_compared or not plan.changes:
        return UNPLANNED
    before: dict[Operation, list[Free]] = {}
    after: dict[Operation, list[Free]] = {}
    otherwise: dict[Operation, list[Free]] = {}
    clones: dict[Operation, list[Free]] = {}
    for one in plan.frees:
        free = Free(one.value, not one.condition)
        if one.after is not None:
            after.setdefault(one.after, []).append(free)
        elif one.before is not None:
            before.setdefault(one.before, []).append(free)
        elif one.around is not None and any(not region.blocks for region in one.around.regions):
            otherwise.setdefault(one.around, []).append(free)
        elif one.around is not None:
            after.setdefault(one.around, []).append(Free(one.value, is_certain=False))
    for clone in plan.clones:
        clones.setdefault(clone.terminator, []).append(Free(clone.value, not clone.condition))
    return Planned(before, after, otherwise, clones)


def _of_function(uses: MemoryUse, function: Operation) -> FunctionMemory:
    use, planned = uses.of(function), uses.planned(function)
    heap = use_at(use, Memory.HEAP)
    allocations = copies = frees = 0
    allocated = NOTHING
    for op in walk(function):
        if op is function:
            continue
        copies += op.name in _COPIES and not any(is_tensor(value.type) for value in op.operand_values)
        if uses.knowledge.is_plain(op.name):
            continue
        for value in uses.steps.made(op, Memory.HEAP):
            allocations += 1
            allocated = allocated.plus(uses.sizes.made(value))
        frees += bool(uses.steps.freed(op))
    for clone in (one for those in planned.clones.values() for one in those):
        allocations, copies = allocations + 1, copies + 1
        allocated = allocated.plus(uses.sizes.of(clone.buffer).most or NOTHING)
    frees += sum(len(those) for kind in (planned.before, planned.after, planned.otherwise) for those in kind.values())
    place = _place_of(heap)
    held = buffers_at(uses, function, place) if place is not None else []
    return FunctionMemory(
        function,
        heap,
        use_at(use, Memory.STACK),
        allocations,
        allocated,
        copies,
        frees,
        tuple(sorted(held, key=lambda one: -(one.bytes.constant + sum(one.bytes.terms.values())))),
        inside_call(uses, place) if place is not None else None,
        use.unseen,
        planned is not UNPLANNED,
    )


def _place_of(span: Span) -> Operation | None:
    points = [point for point in span.peaks or () if point.place is not None]
    return max(points, key=lambda point: len(point.amount.terms)).place if points else None
