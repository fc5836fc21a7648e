"""Deallocations moved up to right after the last use of their buffer in the block.

    %a = memref.alloc()                    %a = memref.alloc()
    "last use"(%a)                  =>     "last use"(%a)
    "long work"()                          memref.dealloc %a
    memref.dealloc %a                      "long work"()

Safe because nothing the buffer flows into, through views, branches, regions and calls, is used between; what is used
in another form, stored, or used by work that goes on, is freed where it was.
Follows mlir/lib/Dialect/Bufferization/Transforms/OptimizeAllocationLiveness.cpp of LLVM 22, which crashes where
the buffer flows into another block (llvm-project#205982); here such a buffer stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from ..analysis.buffers.escape import Escape, Escapes
from ..analysis.buffers.origins import BufferOrigins
from ..analysis.calls.call_facts import CallFacts
from ..analysis.dataflow.operation_facts import OperationFacts
from ..ir.graph import Operation, Value
from ..ir.records import dataclass
from ..ir.types import is_memref
from ..ir.walk import ancestor_in_block, walk_post_order
from ..ods.knowledge import Knowledge
from ..ods.semantics import EffectKind
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice
from .pass_manager.shared_call_facts import shared_call_facts

_STILL_USED = "LLVM 22 frees this after the last operation that names it, while it is still used"

_AFTER_THE_END = "LLVM 22 frees this after the end of its block, and its verifier refuses that"

_OWN_USE = "LLVM 22 moves the reallocation of this after the last use of its result"


@dataclass(frozen=True)
class OptimizeAllocationLiveness(Pass):
    name: ClassVar[str] = "optimize-allocation-liveness"
    runs_only_on: ClassVar[str | None] = "func.func"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        return self.runner(knowledge)(module)

    def runner(self, knowledge: Knowledge) -> Callable[[Operation], PassResult]:
        """The pass with facts of callees that stay the same when their deallocations move."""
        called = shared_call_facts(knowledge)
        return lambda function: self._run(function, knowledge, called(function))

    def _run(self, module: Operation, knowledge: Knowledge, called: CallFacts) -> PassResult:
        origins, escapes = BufferOrigins(module, knowledge), Escapes(module, knowledge, called)
        facts = OperationFacts(knowledge)
        changed = False
        notices: list[Notice] = []
        for op in list(walk_post_order(module)):
            allocated = [effect.value for effect in knowledge.effects(op) or () if effect.kind is EffectKind.ALLOCATE]
            if op is module or len(allocated) != 1 or allocated[0] is None:
                continue
            buffer = allocated[0]
            freeing = _only_freeing(buffer, knowledge)
            if freeing is None or freeing.parent is not op.parent:
                continue
            users = [ancestor_in_block(user, op.parent) for name in origins.dependents(buffer) for user in name.users]
            others = [user for user in users if user is not freeing]
            if None in others:
                message = "LLVM 22 crashes here, because the buffer is needed in another block too"
                notices.append(Notice("dependent-elsewhere", message, op, issue="llvm/llvm-project#205982"))
                continue
            last = _last_of([user for user in others if user is not None])
            if last is None or last.next is freeing:
                continue
            if not last.is_before_in_block(freeing):
                # Only named after it was freed, as by a branch that hands on what nobody uses.
                if last.next is None:
                    notices.append(Notice("freed-after-the-end", _AFTER_THE_END, op))
                if last.next is None or self.compat is not Compat.LLVM22:
                    continue
            is_own_use = bool(freeing.results) and freeing.is_before_in_block(last)
            names = _names(escapes.names(buffer), facts)
            if is_own_use or _is_used_after(last, names, freeing, escapes, called):
                message = _OWN_USE if is_own_use else _STILL_USED
                notices.append(Notice("freed-while-used", message, op))
                if self.compat is Compat.SAFE:
                    continue
            changed = _move_after(freeing, last) or changed
        return PassResult(changed, notices=tuple(notices))


def _only_freeing(buffer: Value, knowledge: Knowledge) -> Operation | None:
    """The only user that frees memory; None when there are none or several."""
    freeing = [
        user
        for user in dict.fromkeys(buffer.users)
        for effect in knowledge.effects(user) or ()
        if effect.kind is EffectKind.FREE
    ]
    return freeing[0] if len(freeing) == 1 else None


def _last_of(users: list[Operation]) -> Operation | None:
    """The last one in their block; None where there is none."""
    last: Operation | None = None
    for user in users:
        if last is None or last.is_before_in_block(user):
            last = user
    return last


def _is_used_after(
    last: Operation, names: Sequence[Value], freeing: Operation, escapes: Escapes, called: CallFacts
) -> bool:
    """Whether the memory may be used when `last` is done: in another form, later, or under a name that LLVM 22
    does not know."""
    for name in names:
        if not is_memref(name.type):
            return True
        for use in name.uses:
            place = ancestor_in_block(use.owner, last.parent)
            if use.owner is not freeing and (place is None or last.is_before_in_block(place)):
                return True
            if called.knowledge.is_call(use.owner) and called.outlives(use.owner, use.index):
                return True
        if any(use.kind in (Escape.LATER, Escape.STORED) for use in escapes.own_uses(name, escapes.function)):
            return True
    return False


def _names(known: Sequence[Value], facts: OperationFacts) -> Sequence[Value]:
    """`known` with all that leads to the same buffer: what LLVM 22 takes for no view."""
    found = dict.fromkeys(known)
    for name in (pending := list(found)):
        for use in name.uses:
            new = () if facts.knowledge.is_call(use.owner) else facts.derived(use.owner, name)
            pending += [target for target in new if target not in found]
            found.update(dict.fromkeys(new))
    return pending


def _move_after(op: Operation, last: Operation) -> bool:
    """Whether `op` was moved to be right after `last`, which is in its block."""
    block, following = op.parent, last.next
    if block is None or last is op:
        return False
    op.detach()
    block.insert_before(following, op)
    return True
