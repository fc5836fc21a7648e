"""Buffers of one size in one allocation, where they are needed one after another, also across blocks.

    %a = memref.alloc() : memref<4xf32>                %0 = memref.alloc() {alignment = 16} : memref<16xi8>
    "use"(%a) : (memref<4xf32>) -> ()                  %c0 = arith.constant 0 : index
    memref.dealloc %a : memref<4xf32>                  %a = memref.view %0[%c0][] : memref<16xi8> to memref<4xf32>
    scf.for ... {                                      "use"(%a) : (memref<4xf32>) -> ()
      %b = memref.alloc() : memref<2xi64>         =>   scf.for ... {
      "use"(%b) : (memref<2xi64>) -> ()                  %b = memref.view %0[%c0][] : memref<16xi8> to memref<2xi64>
      memref.dealloc %b : memref<2xi64>                  "use"(%b) : (memref<2xi64>) -> ()
    }                                                  }
                                                       memref.dealloc %0 : memref<16xi8>

A buffer takes over another one that is freed before, in its block or in one around, and keeps it until it is freed
itself, or until the operation that contains it ends. Nothing else is allocated as long as only the other one was freed,
so at no time is more memory in use than before at its peak.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator

from ...analysis.buffers.element_bits import natural_alignment
from ...analysis.buffers.escape import Escapes
from ...analysis.calls.call_facts import CallFacts
from ...analysis.peak.local_buffers import LocalBuffer, LocalBuffers
from ...dialects.memref.ops import DeallocOp
from ...ir.attributes import IntegerAttr
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.pauses import pause
from ...ir.records import dataclass
from ...ir.types import IntegerType, MemRefType
from ...ir.walk import ancestor_in_block, walk
from ...ods.semantics import EffectKind
from ..rewriting.byte_buffers import allocate_bytes, replace_by_view, shift_of

_ALIGNMENT = 16
"""Bytes, of an allocation that asks for none."""


@dataclass(eq=False)
class _Shared:
    """An allocation with those that take it over, in the order of the text."""

    buffers: list[LocalBuffer]
    end: int
    """The number of the last operation that may run before it is free."""

    @property
    def op(self) -> Operation:
        return self.buffers[0].allocation.op

    @property
    def start(self) -> int:
        return self.buffers[0].lifetime.start

    @property
    def usual_alignment(self) -> int:
        """That of the first allocation, if it asks for none."""
        type_ = self.buffers[0].buffer.type
        return max(_ALIGNMENT, natural_alignment(type_.element, self.op) if isinstance(type_, MemRefType) else 1)


def share_buffers(module: Operation, functions: Iterable[Operation], calls: CallFacts) -> frozenset[Operation]:
    """The deallocations that are gone when buffers of `functions`, in `module`, took over others.

    Args:
        calls: made after deallocations were inserted, and asked nothing yet.
    """
    escapes = Escapes(module, calls.knowledge, calls)
    allocating = _Allocating(calls)
    found = [
        shared
        for function in functions
        for shared in _Search(LocalBuffers(function, calls.knowledge, escapes, _ALIGNMENT), allocating).shared()
    ]
    return frozenset([free for shared in found for free in _merge(shared)])


class _Search:
    """Buffers of one function that can take over others."""

    def __init__(self, local: LocalBuffers, allocating: _Allocating) -> None:
        self._local = local
        self._allocating = [number for op, number in local.numbers.items() if allocating.is_at(op)]
        """Numbers of the operations that may allocate, sorted; without those that take something over."""

    def shared(self) -> Iterator[_Shared]:
        """Those with two buffers or more."""
        by_size: dict[int, list[_Shared]] = {}
        for one in self._local.found():
            op, freed_by = one.allocation.op, one.allocation.freed_by
            if freed_by is not None and freed_by.parent is op.parent:
                shared = _Shared([one], self._local.numbers[freed_by])
                by_size.setdefault(one.lifetime.size, []).append(shared)
        for every in by_size.values():
            # What is in a loop becomes one buffer before that takes over one from around it.
            while (fewer := self._round(every)) != every:
                every = fewer
            yield from (one for one in every if len(one.buffers) > 1)

    def _round(self, every: list[_Shared]) -> list[_Shared]:
        fewer: list[_Shared] = []
        for one in every:
            pause()
            taken = max(((each.end, i) for i, each in enumerate(fewer) if self._fits(each, one)), default=None)
            if taken is None:
                fewer.append(one)
                continue
            into = fewer[taken[1]]
            into.end = self._end(into, one)
            into.buffers += one.buffers
            self._allocating.remove(one.start)
        return fewer

    def _fits(self, into: _Shared, one: _Shared) -> bool:
        """Whether nothing is allocated where `into` would be held and neither of the two was."""
        if into.end >= one.start or ancestor_in_block(one.op, into.op.parent) is None:
            return False
        return self._allocations(into.end, self._end(into, one)) == self._allocations(one.start - 1, one.end)

    def _end(self, into: _Shared, one: _Shared) -> int:
        """`_Shared.end` of both."""
        around = ancestor_in_block(one.op, into.op.parent)
        return one.end if around is None or around is one.op else self._local.end_of(around)

    def _allocations(self, after: int, to: int) -> int:
        """Operations that may allocate and have numbers above `after`, up to `to`."""
        return bisect_right(self._allocating, to) - bisect_right(self._allocating, after)


class _Allocating:
    """Operations that may allocate: in one program, as it is at the first question about each function."""

    def __init__(self, calls: CallFacts) -> None:
        self._calls = calls
        self._functions: dict[Operation, bool] = {}

    def is_at(self, op: Operation) -> bool:
        """Whether `op` may, outside of its regions."""
        if not self._calls.knowledge.is_call(op):
            return self._is_itself(op)
        targets = self._calls.targets.of(op)
        return not targets.is_exact or any(self._is_in(one) for one in targets.functions)

    def _is_in(self, function: Operation) -> bool:
        known = self._functions.get(function)
        if known is None:
            every = (function, *self._calls.call_graph.reached_from(function))
            known = self._functions[function] = any(self._is_own(op) for one in every for op in walk(one))
        return known

    def _is_own(self, op: Operation) -> bool:
        """As `is_at`, without what known functions do that `op` calls."""
        return not self._calls.targets.of(op).is_exact if self._calls.knowledge.is_call(op) else self._is_itself(op)

    def _is_itself(self, op: Operation) -> bool:
        knowledge = self._calls.knowledge
        kinds = knowledge.effect_kinds(op)
        if kinds is None:
            return not op.regions or not (knowledge.has_recursive_effects(op) or knowledge.is_function_like(op))
        return EffectKind.ALLOCATE in kinds


def _merge(shared: _Shared) -> list[Operation]:
    """The deallocations that are gone: all but the last."""
    first, *others = [one.allocation for one in shared.buffers]
    frees = [one.allocation.freed_by for one in shared.buffers if one.allocation.freed_by is not None]
    last = frees[-1]
    around = ancestor_in_block(last, shared.op.parent)
    if around is not None and around is not last:
        last.detach()
        Builder.after(around).insert(last)
    alignment = max(one.lifetime.alignment for one in shared.buffers)
    if all(one.buffer.type is first.buffer.type for one in others):
        if alignment > shared.usual_alignment:
            first.op.properties["alignment"] = IntegerAttr(alignment, IntegerType(64))
        for one in others:
            one.buffer.replace_all_uses_with(first.buffer)
            one.op.erase()
    else:
        builder = Builder.before(first.op)
        whole = allocate_bytes(builder, shared.buffers[0].lifetime.size, alignment)
        shift = shift_of(builder, 0)
        DeallocOp(last).memref = whole
        for one in (first, *others):
            replace_by_view(one.op, whole, shift)
    for free in frees[:-1]:
        free.erase()
    return frees[:-1]
