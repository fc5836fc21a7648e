"""The retired deallocation of LLVM 12 to 20: a clone wherever one name may be several buffers, then one free for each.

    cf.cond_br %c, ^bb1, ^bb2                       cf.cond_br %c, ^bb1, ^bb2
  ^bb1:                                           ^bb1:
    %0 = memref.alloc() : memref<2xf32>             %0 = memref.alloc() : memref<2xf32>
    cf.br ^bb3(%0 : memref<2xf32>)                  %1 = bufferization.clone %0 : memref<2xf32> to memref<2xf32>
  ^bb2:                                             memref.dealloc %0 : memref<2xf32>
    cf.br ^bb3(%m : memref<2xf32>)                  cf.br ^bb3(%1 : memref<2xf32>)
  ^bb3(%2: memref<2xf32>):                 =>     ^bb2:
    "use"(%2) : (memref<2xf32>) -> ()               %3 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
    return                                          cf.br ^bb3(%3 : memref<2xf32>)
                                                  ^bb3(%2: memref<2xf32>):
                                                    "use"(%2) : (memref<2xf32>) -> ()
                                                    memref.dealloc %2 : memref<2xf32>
                                                    return

For those who compare with an old compiler: `buffer-deallocation-pipeline` does this today, with fewer copies. Safe as
long as nothing but the names that it follows leads to a buffer; other functions are refused.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferDeallocation.cpp of LLVM 19. Removed in LLVM 21.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from ..analysis.buffers.allocations import allocations, frees
from ..analysis.buffers.escape import Escape, Escapes, EscapingUse
from ..analysis.calls.call_facts import CallFacts
from ..analysis.region_kinds import is_known_control_flow
from ..ir.graph import Block, BlockArgument, Operation, Value
from ..ir.records import dataclass
from ..ir.types import is_memref
from ..ir.walk import walk, walk_post_order
from ..ods.knowledge import Knowledge
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.callees import Callees
from .pass_manager.compat import Compat, Notice
from .pass_manager.refusal import Note, Refusal
from .retired.clones import introduce_clones
from .retired.critical_names import NameFlow, critical_names
from .retired.deallocations import Place, Placement
from .retired.visible_clones import REASON, VisibleClones

RETIRED = (
    "buffer-deallocation was retired in LLVM 21, and was unsound before; buffer-deallocation-pipeline does this today"
)


@dataclass(frozen=True)
class BufferDeallocation(Pass):
    name: ClassVar[str] = "buffer-deallocation"
    runs_only_on: ClassVar[str | None] = "func.func"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        if not module.regions or not module.regions[0].blocks:
            return PassResult(changed=False)
        notices = (Notice("retired-pass", RETIRED, module),)
        refusals = tuple(self._refusals(module, knowledge))
        if refusals:
            return PassResult(changed=False, refusals=refusals, notices=notices)
        found = allocations(module, knowledge)
        flow = NameFlow(module, knowledge, is_safe=self.compat is Compat.SAFE)
        # Before anything is inserted: upstream uses the liveness of the program as it was given.
        placement = Placement(module, knowledge, is_safe=self.compat is Compat.SAFE)
        critical = critical_names(found, flow)
        other = next((name for name in critical if not is_memref(name.type)), None)
        if other is not None and self.compat is Compat.LLVM22:
            reason = f"operand #0 must be ranked or unranked memref of any type values, but got '{other.type}'"
            return PassResult(changed=False, refusals=(Refusal(reason, "retired-clone", value=other),), notices=notices)
        if self.compat is Compat.SAFE:
            critical = [name for name in critical if is_memref(name.type)]
            refusal = _shown(critical, VisibleClones(module, knowledge, flow)) if critical else None
            if refusal is not None:
                return PassResult(changed=False, refusals=(refusal,), notices=notices)
        flow.cut(critical)
        introduce_clones(critical, knowledge)
        for each in (*found, *(Allocated(name, None) for name in critical)):
            place = placement.place(each.buffer, flow.names(each.buffer), each.freed_by)
            if place is not Place.FOUND:
                code = "retired-several-exits" if place is Place.SEVERAL_EXITS else "retired-escapes"
                refusal = Refusal(place.value, code, value=each.buffer)
                return PassResult(changed=True, refusals=(refusal,), notices=notices)
        return PassResult(bool(critical) or placement.changed, notices=notices)

    def _refusals(self, function: Operation, knowledge: Knowledge) -> Iterator[Refusal]:
        if _has_block_loop(function, knowledge):
            yield Refusal("Only structured control-flow loops are supported.", "retired-loop", function)
            return
        if self.compat is Compat.SAFE:
            yield from _regions(function, knowledge)
            yield from _unsound(function, knowledge)
        for allocation in allocations(function, knowledge):
            semantics = knowledge.semantics(allocation.op.name)
            if allocation.freed_by is None and (semantics is None or semantics.hoisting is None):
                reason = (
                    "Allocation is not deallocated explicitly nor does the operation implement the "
                    "AllocationOpInterface."
                )
                yield Refusal(reason, "retired-no-interface", allocation.op)
                return


@dataclass(frozen=True)
class Allocated:
    """A name with a buffer of its own."""

    buffer: Value
    freed_by: Operation | None


def _shown(critical: Sequence[Value], clones: VisibleClones) -> Refusal | None:
    """The first clone that changes what the program does."""
    for name in critical:
        found = clones.of(name)
        if found is not None:
            notes = (Note("written here", found.write), Note("read here", found.read))
            block = name.parent_block if isinstance(name, BlockArgument) else None
            place = block.parent_op if block is not None else name.defining_op
            return Refusal(REASON, "retired-copy", place, notes=notes)
    return None


def _has_block_loop(function: Operation, knowledge: Knowledge) -> bool:
    """Whether branches lead back to a block, among the blocks and regions that the entry reaches."""
    entry = function.regions[0].entry
    assert entry is not None
    on_path, finished = {entry}, set[Block]()
    path = [(entry, _following(entry, knowledge))]
    while path:
        block, following = path[-1]
        for each in following:
            if each in on_path:
                return True
            if each not in finished:
                on_path.add(each)
                path.append((each, _following(each, knowledge)))
                break
        else:
            path.pop()
            on_path.remove(block)
            finished.add(block)
    return False


def _following(block: Block, knowledge: Knowledge) -> Iterator[Block]:
    for op in block.ops:
        if knowledge.is_branch(op):
            yield from op.successor_blocks
        for region in op.regions:
            if region.entry is not None:
                yield region.entry


def _regions(function: Operation, knowledge: Knowledge) -> Iterator[Refusal]:
    """LLVM 19 reports these, goes on, and succeeds."""
    for op in walk_post_order(function):
        is_plain = len(op.regions) == 1 and not op.results
        if op is function or not op.regions or is_plain or is_known_control_flow(op, knowledge):
            continue
        reason = "All operations with attached regions need to implement the RegionBranchOpInterface."
        yield Refusal(reason, "retired-regions", op)


def _outlives_call(use: EscapingUse, called: CallFacts) -> bool:
    """Whether a function called stores the buffer, or work on it goes on behind the call."""
    if use.kind is not Escape.CAPTURED:
        return False
    return any(operand.value is use.name and called.outlives(use.op, operand.index) for operand in use.op.operands)


def _unsound(function: Operation, knowledge: Knowledge) -> Iterator[Refusal]:
    """A value that leads to a buffer without being a name of it, or a deallocation by a name that is no allocation."""
    called = CallFacts(function, knowledge, Callees(knowledge))
    escapes = Escapes(function, knowledge, called)
    known: dict[Value, Operation | None] = {
        allocation.buffer: allocation.freed_by for allocation in allocations(function, knowledge)
    }
    for op in walk(function):
        for operand in op.operands:
            if frees(op, operand.value, knowledge) and known.get(operand.value) is not op:
                reason = "frees a buffer by a name that is no allocation, or one that is freed more than once"
                yield Refusal(reason, "retired-freed-name", op)
    flow = NameFlow(function, knowledge, is_safe=True)
    for buffer in known:
        names = set(flow.names(buffer))
        for use in escapes.uses(buffer, function):
            if use.kind in (Escape.STORED, Escape.LATER) or _outlives_call(use, called):
                yield Refusal("uses a buffer that is freed in its block later on", "retired-escapes", use.op)
        others = [name for name in escapes.names(buffer) if name not in names]
        if others:
            reason = "may be, or stand for, a buffer that is freed without regard to this name"
            yield Refusal(reason, "retired-escapes", value=others[0])
