"""Promotion of buffers to the stack: which allocations are small, and live no longer than the stack frame they get.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp of LLVM 22 (`llvm_`), and says what is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial
from math import prod

from ...ir.graph import Block, Operation, OpOperand, Region, Value
from ...ir.records import dataclass
from ...ir.types import MemRefType
from ...ods.knowledge import Knowledge
from ..buffers.allocations import Allocation, frees
from ..buffers.element_bits import element_bits
from ..buffers.escape import Called, Escape, Escapes
from ..buffers.origins import BufferOrigins, ForwardFlow
from ..dataflow.operation_facts import OperationFacts
from ..region_kinds import is_automatic_scope, is_known_control_flow, is_loop
from .flow_search import FlowSearch

_BYTE = 8
_WORD = 1 << 32
_DOUBLE_WORD = 1 << 64


@dataclass(frozen=True)
class Limits:
    """Maximum size of a small buffer: bytes, and the rank of buffers whose sizes are ranks."""

    max_bytes: int = 1024
    max_rank: int = 1


class Obstacle(Enum):
    """Reason why a buffer has to stay on the heap."""

    FREED = "it is freed by hand"
    SIZE = "it is larger than the limit for the stack"
    UNKNOWN_SIZE = "its size is not known"
    SCOPE = "it is in a loop or in a region that keeps no stack memory"
    ESCAPES = "its memory can still be reached when the stack frame has ended"
    REPEATED = "it is in a loop of blocks, where the stack grows with each iteration"
    ELEMENT = "the size of its elements is not known"


OF_SIZE = (Obstacle.SIZE, Obstacle.UNKNOWN_SIZE)
"""The reasons that limits give."""


def _obstacle_of_size(type_: MemRefType) -> Obstacle:
    return Obstacle.SIZE if None not in type_.shape else Obstacle.UNKNOWN_SIZE


class StackPromotion:
    """Answers about the allocations of a function, which stays as it is meanwhile."""

    def __init__(self, knowledge: Knowledge, escapes: Escapes, limits: Limits) -> None:
        self._knowledge = knowledge
        self._facts = OperationFacts(knowledge)
        self._limits = limits
        self._escapes = escapes
        self._flow = escapes.forward()
        self._llvm_flow = ForwardFlow(BufferOrigins(None, knowledge))
        self._loops: dict[Region, dict[Block, int]] = {}
        # Searches do not know this object, which so goes with its function, before any collection.
        self._freed = FlowSearch(self._flow.targets, partial(_is_freed, knowledge=knowledge, called=escapes.called))
        self._leaving: dict[Region, FlowSearch] = {}
        self._handed_out: dict[Region, FlowSearch] = {}

    def candidates(self, found: Sequence[Allocation]) -> list[Allocation]:
        """Those of `found`, the allocations of the function, that something on the stack could represent.

        In programs that do not verify, what a heap allocation makes may be no ranked memref.
        """
        return [
            each
            for each in found
            if isinstance(each.buffer.type, MemRefType) and stack_form(each.op, self._knowledge) is not None
        ]

    def llvm_promotes(self, allocation: Allocation) -> Obstacle | None:
        """The reason of LLVM 22 not to promote the allocation; None when it promotes it, or crashes
        (`Obstacle.ELEMENT`)."""
        if allocation.freed_by is not None:
            return Obstacle.FREED
        type_ = allocation.buffer.type
        assert isinstance(type_, MemRefType)
        if None not in type_.shape and element_bits(type_.element, allocation.op) is None:
            return Obstacle.ELEMENT
        if not self._llvm_is_small(allocation, type_):
            return _obstacle_of_size(type_)
        region = allocation.op.parent_region
        while region is not None:
            around = region.parent
            if is_automatic_scope(around, self._knowledge) and not self._llvm_hands_out(allocation.buffer, region):
                return None
            if is_loop(around, self._knowledge) or not is_known_control_flow(around, self._knowledge):
                return Obstacle.SCOPE
            region = around.parent_region
        return Obstacle.SCOPE

    def obstacle(self, allocation: Allocation) -> Obstacle | None:
        """The reason why the allocation cannot be on the stack; None if it can."""
        type_ = allocation.buffer.type
        assert isinstance(type_, MemRefType)
        if None not in type_.shape and element_bits(type_.element, allocation.op) is None:
            return Obstacle.ELEMENT
        if not self._is_small(allocation, type_):
            return _obstacle_of_size(type_)
        scope = self._scope(allocation.op)
        if scope is None:
            return Obstacle.SCOPE
        if self._freed.leads_to_it(allocation.buffer):
            return Obstacle.FREED
        if self._leaves(allocation.buffer, scope):
            return Obstacle.ESCAPES
        if self._runs_again(allocation.op, scope):
            return Obstacle.REPEATED
        return None

    def safe_obstacle(self, allocation: Allocation) -> Obstacle | None:
        """The reason of the pass in safe mode to leave the allocation on the heap; None if it promotes it.

        LLVM 22's reasons count too, except for its arithmetic.
        """
        theirs = self.llvm_promotes(allocation)
        if theirs is Obstacle.FREED:
            return theirs
        return self.obstacle(allocation) or (theirs if theirs not in OF_SIZE else None)

    # Size

    def _is_small(self, allocation: Allocation, type_: MemRefType) -> bool:
        fits = self._static_size(type_, allocation.op) <= self._limits.max_bytes * _BYTE
        return fits and (None not in type_.shape or self._has_small_rank(allocation, type_))

    def _llvm_is_small(self, allocation: Allocation, type_: MemRefType) -> bool:
        """The limit in bits is computed in 32 bits."""
        if None in type_.shape:
            return self._has_small_rank(allocation, type_)
        return self._llvm_static_size(type_, allocation.op) <= self._limits.max_bytes * _BYTE % _WORD

    def _has_small_rank(self, allocation: Allocation, type_: MemRefType) -> bool:
        """Whether all sizes are ranks of other buffers."""
        return len(type_.shape) <= self._limits.max_rank and all(map(_is_rank, allocation.op.operand_values))

    def _llvm_static_size(self, type_: MemRefType, place: Operation) -> int:
        """Bits of all elements, in 64 bits, as LLVM 22 computes them."""
        bits = prod(extent for extent in type_.shape if extent is not None) * (element_bits(type_.element, place) or 0)
        wrapped = bits % _DOUBLE_WORD
        return wrapped - _DOUBLE_WORD if wrapped >= _DOUBLE_WORD // 2 else wrapped

    def _static_size(self, type_: MemRefType, place: Operation) -> int:
        """Bits from the first element to the last, holes of the layout included; dynamic extents count as 1."""
        bits = element_bits(type_.element, place)
        extents = [extent if extent is not None else 1 for extent in type_.shape]
        layout = None
        if type_.layout is not None:
            # Loaded here: most buffers have no layout of their own.
            from ...dialects.common.canonicalization.memref_types import strides_and_offset

            layout = strides_and_offset(type_)
        if bits is None or (type_.layout is not None and layout is None):
            return _DOUBLE_WORD
        if 0 in extents or layout is None:
            return prod(extents) * bits
        strides, offset = layout
        if offset is None or None in strides:
            return _DOUBLE_WORD
        steps = [(extent - 1) * abs(stride or 0) for extent, stride in zip(extents, strides, strict=True)]
        return (offset + sum(steps) + 1) * bits

    # Scope

    def _scope(self, op: Operation) -> Region | None:
        """The region with whose end stack memory ends that is allocated at `op`."""
        region = op.parent_region
        while region is not None:
            around = region.parent
            if is_automatic_scope(around, self._knowledge):
                return region
            if self._knowledge.runs(region).may_repeat or not is_known_control_flow(around, self._knowledge):
                return None
            region = around.parent_region
        return None

    def _runs_again(self, op: Operation, scope: Region) -> bool:
        """Whether `op` runs several times, in a loop of blocks, before `scope` ends."""
        block: Block | None = op.parent
        while block is not None and block.parent is not None:
            if block.parent not in self._loops:
                from ..back_edges import loops_of_blocks

                self._loops[block.parent] = loops_of_blocks(block.parent)
            if block in self._loops[block.parent]:
                return True
            if block.parent is scope:
                return False
            block = block.parent.parent.parent
        return False

    # Names of the buffer

    def _leaves(self, buffer: Value, scope: Region) -> bool:
        """Whether memory of `buffer` can be reached from outside of `scope`, or after it."""

        search = self._leaving.get(scope)
        if search is None:
            leaves = partial(_leaves, scope=scope, escapes=self._escapes, facts=self._facts)
            search = self._leaving[scope] = FlowSearch(self._flow.targets, leaves)
        return search.leads_to_it(buffer)

    def _llvm_hands_out(self, buffer: Value, region: Region) -> bool:
        """Whether a terminator of `region` returns `buffer`, as far as LLVM 22 follows it."""
        search = self._handed_out.get(region)
        if search is None:
            handed_out = partial(_llvm_is_handed_out, region=region, knowledge=self._knowledge)
            search = self._handed_out[region] = FlowSearch(self._llvm_flow.targets, handed_out)
        return search.leads_to_it(buffer)


def _is_freed(name: Value, knowledge: Knowledge, called: Called) -> bool:
    return any(frees(use.owner, name, knowledge) or _is_freed_by_call(use, knowledge, called) for use in name.uses)


def _is_freed_by_call(use: OpOperand, knowledge: Knowledge, called: Called) -> bool:
    return knowledge.is_call(use.owner) and called.frees(use.owner, use.index)


def _leaves(name: Value, scope: Region, escapes: Escapes, facts: OperationFacts) -> bool:
    """Whether memory of `name` can be reached from outside of `scope`, or after it, by what is done with this name.

    What a terminator of `scope` hands out has names outside, unless it is returned from a function.
    """
    if not _is_inside(name, scope):
        return True
    if any(use.kind in _LEAVES for use in escapes.own_uses(name, scope.parent)):
        return True
    return any(_goes_on(use, escapes.called, facts) for use in name.uses)


def _goes_on(use: OpOperand, called: Called, facts: OperationFacts) -> bool:
    """Whether what is used may be reached when the user is done, by work that it starts or by what it calls."""
    op = use.owner
    if facts.knowledge.is_call(op):
        return called.outlives(op, use.index)
    return facts.starts_work(op)


def _llvm_is_handed_out(name: Value, region: Region, knowledge: Knowledge) -> bool:
    """Whether a terminator directly in `region` returns `name`."""
    return any(user.parent_region is region and knowledge.is_region_terminator(user) for user in name.users)


_LEAVES = (Escape.STORED, Escape.LATER, Escape.RETURNED)
"""A function or operation that is given a buffer may use it while it runs; that it keeps it nobody has to expect."""


def stack_form(op: Operation, knowledge: Knowledge) -> str | None:
    """The operation that allocates on the stack what `op` allocates on the heap, with the same operands and types."""
    semantics = knowledge.semantics(op.name)
    return semantics.stack_form if semantics is not None else None


def _is_rank(value: Value) -> bool:
    op = value.defining_op
    return op is not None and op.name == "memref.rank"


def _is_inside(name: Value, scope: Region) -> bool:
    region = name.parent_region
    return region is None or scope.is_ancestor_of(region)
