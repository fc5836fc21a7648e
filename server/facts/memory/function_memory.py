"""Memory facts: what each function holds at most, where, and what it allocates, copies and frees.

A program that frees its buffers is counted as it stands. Where a function leaves that to minimal-deallocation, the
frees of its plan are counted.
"""

from __future__ import annotations

from ....analysis.calls.call_targets import has_body
from ....analysis.peak.amounts import NOTHING, Amount
from ....analysis.peak.held_buffers import HeldBuffer, buffers_at, inside_call
from ....analysis.peak.memory_use import MemoryUse, use_at
from ....analysis.peak.spans import Span
from ....analysis.peak.steps import UNPLANNED, Memory
from ....dialects.bufferization import ops as bufferization
from ....dialects.gpu import ops as gpu
from ....dialects.linalg import ops as linalg
from ....dialects.memref import ops as memref
from ....ir.graph import Operation
from ....ir.pauses import pause
from ....ir.records import dataclass
from ....ir.walk import walk
from ....ods.bufferization.interface import is_tensor
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ..calls.call_reach import Reached
from ..deallocation_facts import deallocation_of
from .reached_memory import ReachedMemory, reached_memory


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
    below, callees = _reached(document, item)
    stamps = tuple([below.stamp(one) for one in callees])
    depends_on = (document.knowledge, stamps, deallocation_of(document, item))
    return item.parsed.facts.get(_MEMORY, depends_on, _made, document.knowledge, below, item)


def memory_use_of(document: Document, item: Item) -> MemoryUse | None:
    """The analysis behind `memory_of`, made anew; None where the item has errors, or no function with a body."""
    if item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return None
    below, _ = _reached(document, item)
    functions = _functions(item, document.knowledge)
    return below.uses_around(item, functions) if functions else None


def _reached(document: Document, item: Item) -> tuple[ReachedMemory, list[Reached]]:
    below = reached_memory(document, item)
    return below, below.called_by(item, item.operations)


def _functions(item: Item, knowledge: Knowledge) -> list[Operation]:
    """Those that have a body."""
    found = [op for root in item.operations for op in walk(root) if knowledge.is_function_like(op)]
    return list(filter(has_body, found))


def _made(knowledge: Knowledge, below: ReachedMemory, item: Item) -> tuple[FunctionMemory, ...]:
    functions, found = _functions(item, knowledge), list[FunctionMemory]()
    if functions:
        uses = below.uses_around(item, functions)
        for function in functions:
            found.append(_of_function(uses, function))
            pause()
    return tuple(found)


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
