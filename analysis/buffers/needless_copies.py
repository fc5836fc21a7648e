"""Needless copies: a buffer that is copied to another one and freed, so that one buffer would do.

    %to = memref.alloc()          or        %from = memref.alloc()
    memref.copy %from, %to                  "write"(%from)
    memref.dealloc %from                    memref.copy %from, %to
    "use"(%to)                              memref.dealloc %from

Without copy and deallocation, the first becomes `"use"(%from)`, the second `"write"(%to)`. Right because the contents
of the buffer that remains are those of the copy at each place that can see them: nothing else reads or writes the
memory of either between the places that are joined. Calls, stores and unknown operations may have kept a buffer, which
then counts as used by everything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...dialects.memref import ops as memref
from ...ir.graph import Block, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import MemRefType
from ...ir.walk import ancestor_in_block, walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from .allocations import Allocation, allocation_of, frees
from .escape import Escape, Escapes

_COPY = "memref.copy"
_CAPTURES = (Escape.STORED, Escape.CAPTURED, Escape.LATER, Escape.UNKNOWN)


@dataclass(frozen=True)
class NeedlessCopy:
    """`removed` is another name of `remaining` without `copy`, its own allocation, and `free`."""

    copy: Operation
    removed: OpResult
    remaining: Value
    free: Operation
    """The deallocation of the source."""


def needless_copies(function: Operation, knowledge: Knowledge, escapes: Escapes) -> Iterator[NeedlessCopy]:
    """In text order; each is right on its own, and not always together with the others."""
    every = [(op, memref.CopyOp(op).source) for op in walk(function) if op.name == _COPY]
    freed = {source for source in {source for _, source in every} if _is_freed(source, knowledge)}
    copies = [op for op, source in every if source in freed]
    if not copies:
        return
    search = _Search(knowledge, escapes)
    for op in copies:
        found = search.source_for_target(op) or search.target_for_source(op)
        if found is not None:
            yield found


def _is_freed(buffer: Value, knowledge: Knowledge) -> bool:
    """Whether something frees `buffer`, by this name."""
    return any(not knowledge.takes_nothing(user.name) and frees(user, buffer, knowledge) for user in buffer.users)


class _Search:
    def __init__(self, knowledge: Knowledge, escapes: Escapes) -> None:
        self._knowledge, self._escapes = knowledge, escapes

    def source_for_target(self, op: Operation) -> NeedlessCopy | None:
        """Whether the source can be the target: the target is allocated for it, and the source is freed next."""
        copy = memref.CopyOp(op)
        source, target = self._allocation(copy.source), self._allocation(copy.target)
        if source is None or target is None or not _are_alike(source, target):
            return None
        free, block = source.freed_by, op.parent
        if free is None or block is None or target.op.parent is not block or not _is_after(free, op):
            return None
        if any(self._users(target.buffer, block, None, op)) or not self._is_still(op, free, source.buffer):
            return None
        return NeedlessCopy(op, target.buffer, source.buffer, free)

    def target_for_source(self, op: Operation) -> NeedlessCopy | None:
        """Whether the target can be the source: the source is made for it in this block."""
        copy = memref.CopyOp(op)
        source, block = self._allocation(copy.source), op.parent
        if (
            source is None
            or block is None
            or source.op.parent is not block
            or copy.target.type is not source.buffer.type
        ):
            return None
        free = source.freed_by
        if free is None or not _is_after(free, op) or not self._is_still(op, free, source.buffer):
            return None
        made = copy.target.defining_op
        target = self._allocation(copy.target)
        if target is not None and not _are_alike(source, target):
            return None
        if made is not None and made.parent is block and not made.is_before_in_block(source.op):
            return None
        if target is None and "alignment" in source.op.properties:
            return None
        return self._written_in_place(op, source, target, free)

    def _written_in_place(
        self, op: Operation, source: Allocation, target: Allocation | None, free: Operation
    ) -> NeedlessCopy | None:
        """Whether nothing but the names of `source` is touched between its allocation and the copy `op`."""
        block = op.parent
        assert block is not None
        value = memref.CopyOp(op).target
        if any(self._users(value, block, source.op, op)):
            return None
        is_private = target is not None and not self._is_captured(target.buffer)
        names = set(self._escapes.names(source.buffer))
        between = _between(source.op, op)
        if not is_private and not all(self._touches_only(inner, names) for each in between for inner in walk(each)):
            return None
        return NeedlessCopy(op, source.buffer, value, free)

    def _allocation(self, value: Value) -> Allocation | None:
        """Of a buffer with contents that are undefined at first."""
        found = allocation_of(value.op, self._knowledge) if isinstance(value, OpResult) else None
        if found is None or found.buffer is not value:
            return None
        reads = any(effect.kind is EffectKind.READ for effect in self._knowledge.effects(found.op) or ())
        return None if reads else found

    def _users(self, value: Value, block: Block, after: Operation | None, before: Operation) -> Iterator[Operation]:
        """Operations of `block` between that use a name of `value`, directly or in their regions."""
        for name in self._escapes.names(value):
            for user in name.users:
                at = ancestor_in_block(user, block)
                if at is not None and at.is_before_in_block(before) and (after is None or after.is_before_in_block(at)):
                    yield at

    def _is_still(self, copy: Operation, free: Operation, source: Value) -> bool:
        """Whether nothing between touches memory, and `free` alone uses `source` after `copy`."""
        if any(user is not copy and user is not free and _may_follow(user, copy) for user in source.users):
            return False
        return all(self._touches_only(inner, set()) for each in _between(copy, free) for inner in walk(each))

    def _touches_only(self, op: Operation, names: set[Value]) -> bool:
        """Whether all effects of `op` itself are on `names`, or make new memory."""
        effects = self._knowledge.effects(op)
        if effects is None:
            return self._knowledge.has_recursive_effects(op)
        return all(
            effect.kind is EffectKind.ALLOCATE or (effect.value is not None and effect.value in names)
            for effect in effects
        )

    def _is_captured(self, buffer: OpResult) -> bool:
        function = next((op for op in buffer.op.ancestors() if self._knowledge.is_function_like(op)), None)
        return function is None or any(use.kind in _CAPTURES for use in self._escapes.uses(buffer, function))


def _are_alike(first: Allocation, second: Allocation) -> bool:
    """Whether either may be the other: the same kind of memory, aligned the same, of static shape."""
    type_ = first.buffer.type
    return (
        type_ is second.buffer.type
        and first.op.name == second.op.name
        and isinstance(type_, MemRefType)
        and not first.op.operands
        and not second.op.operands
        and first.op.properties.get("alignment") is second.op.properties.get("alignment")
    )


def _is_after(later: Operation, op: Operation) -> bool:
    return later.parent is op.parent and op.is_before_in_block(later)


def _between(first: Operation, last: Operation) -> Iterable[Operation]:
    op = first.next
    while op is not None and op is not last:
        yield op
        op = op.next


def _may_follow(user: Operation, copy: Operation) -> bool:
    """Whether `user` stands after `copy` in its block, or in another block."""
    at: Operation | None = user
    while at is not None and at.parent is not copy.parent:
        at = at.parent_op
    return at is not None and copy.is_before_in_block(at)
