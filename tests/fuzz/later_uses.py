"""Later uses of a buffer that a hint frees, found in the text by code that shares nothing with the passes.

A name is the same buffer as another if an operation before the hint makes one of the other. From the hint on, control
is followed: from block to block, and out of regions; what a branch or the end of a region hands on has more names then.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from pydealloc.ir.graph import Block, BlockArgument, Operation, OpOperand, Value
from pydealloc.ir.types import UNKNOWN_TYPE, is_memref
from pydealloc.ir.walk import walk, walk_values
from pydealloc.syntax.document.document import Document, Item, parse_document

_FREES = re.compile(r"(?:pass: |^|; )(?:frees|may free) (.*?)(?:$|; | before )")
_FREED = re.compile(r"(maybe )?%([\w$.\-#]+)((?: if [^,]*)?)")
_FRESH = frozenset(("bufferization.clone", "memref.realloc"))
"""Operations whose results are other buffers than their operands."""
_SHAPED = "memref.reshape"
"""Its second operand is read, and is no name of the result."""


@dataclass(frozen=True)
class Free:
    """`name`: of the freed buffer. `is_certain`: whether it is freed whenever control gets to `offset`."""

    name: str
    offset: int
    is_certain: bool


def frees_in(label: str, offset: int) -> Iterator[Free]:
    """The buffers that a hint at `offset` frees. Frees on the way to one block alone are none."""
    for group in _FREES.finditer(label):
        if " before ^" in label:
            return
        for freed in _FREED.finditer(group[1]):
            yield Free(freed[2], offset, not freed[1] and not freed[3] and "may free" not in group[0])


def later_use(text: str, free: Free) -> str | None:
    """The line of the first use of the buffer after `free`; None where there is none."""
    document = parse_document(text)
    item = document.item_at(free.offset)
    value = _named(item, free) if item is not None else None
    if item is None or value is None:
        # The name is defined nowhere before: any later mention of it is one too many.
        found = re.compile(rf"%{re.escape(free.name.partition('#')[0])}(?![\w$.\-])").search(text, free.offset)
        ours = found is not None and _item_end(document, free.offset) > found.start()
        return _line(text, found.start()) if found is not None and ours else None
    at = free.offset - item.start
    names = _names_of(value, at) if free.is_certain else frozenset((value,))
    block = _block_at(item, at)
    use = _Walk(at, _definition(value)).use_after(block, None, names) if block is not None else None
    return _line(text, item.start + use.span[0]) if use is not None and use.span is not None else None


def _item_end(document: Document, offset: int) -> int:
    item = document.item_at(offset)
    return item.end if item is not None else offset


def _line(text: str, at: int) -> str:
    return text[text.rfind("\n", 0, at) + 1 : (text + "\n").find("\n", at)].strip()


def _named(item: Item, free: Free) -> Value | None:
    """The last value of that name that is defined before the hint."""
    values = (value for root in item.operations for value in walk_values(root))
    named = [value for value in values if value.name == free.name and value.span is not None]
    before = [value for value in named if value.span is not None and item.start + value.span[0] < free.offset]
    return max(before, key=lambda value: value.span or (0, 0), default=None)


def _names_of(value: Value, at: int) -> frozenset[Value]:
    """The values that operations before the offset make of `value`."""
    found, pending = {value}, [value]
    while pending:
        for use in pending.pop().uses:
            place = use.span
            is_before = place is not None and place[0] < at
            for other in _made_of(use.owner) if is_before and (use.owner.name != _SHAPED or use.index == 0) else ():
                if other not in found and (is_memref(other.type) or other.type is UNKNOWN_TYPE):
                    found.add(other)
                    pending.append(other)
    return frozenset(found)


def _made_of(op: Operation) -> Iterator[Value]:
    if op.name in _FRESH or op.name.endswith(".call"):
        return
    yield from op.results
    for region in op.regions:
        yield from (argument for block in region.blocks[:1] for argument in block.args)
    if op.next is None and op.parent_op is not None and not op.successors:
        yield from op.parent_op.results


class _Walk:
    """The paths from a hint. `stop`: the block that defines the buffer, which begins a new life of it."""

    def __init__(self, at: int, stop: Block | None) -> None:
        self._at = at
        self._stop = stop
        self._seen: set[tuple[Block, Operation | None, frozenset[Value]]] = set()

    def use_after(self, block: Block, after: Operation | None, names: frozenset[Value]) -> OpOperand | None:
        """The first use of one of `names` in `block` behind `after` (None: its start), or where it leads."""
        if (block, after, names) in self._seen:
            return None
        self._seen.add((block, after, names))
        op = block.first if after is None else after.next
        last = after
        while op is not None:
            last = op
            used = [one for inner in walk(op) for one in inner.operands if one.value in names and self._is_later(one)]
            handed = [one for one in used if one.owner is op and self._hands_on(op)]
            if len(handed) < len(used):
                return next(one for one in used if one not in handed)
            op = op.next
        return self._beyond(block, last, names)

    def _is_later(self, use: OpOperand) -> bool:
        return use.span is not None and use.span[0] >= self._at

    def _hands_on(self, op: Operation) -> bool:
        """Whether it ends a block of a region that is no function's, or leads to others."""
        around = op.parent_op
        is_end = op.next is None and around is not None and not around.name.endswith(".func")
        return bool(op.successors) or (is_end and op.name.endswith(("yield", "condition", "return")))

    def _beyond(self, block: Block, last: Operation | None, names: frozenset[Value]) -> OpOperand | None:
        given = {one.value for one in last.operands} if last is not None else set[Value]()
        for use in last.successors if last is not None else ():
            target = use.block
            more = [argument for argument in target.args if is_memref(argument.type) or argument.type is UNKNOWN_TYPE]
            handed = names.union(more) if not given.isdisjoint(names) and _is_given(last, target, names) else names
            found = self.use_after(target, None, handed) if target is not self._stop else None
            if found is not None:
                return found
        around = block.parent_op
        if around is None or around.parent is None or (last is not None and last.successors):
            return None
        results = frozenset(around.results) if not given.isdisjoint(names) else frozenset[Value]()
        return self.use_after(around.parent, around, names | results)


def _is_given(op: Operation | None, target: Block, names: frozenset[Value]) -> bool:
    """Whether the text of `op` hands one of `names` to `target`: between the parentheses behind its label."""
    if op is None or op.syntax is None:
        return False
    text = op.syntax.source[op.syntax.start : op.syntax.end]
    found = re.search(rf"\^{re.escape(target.label or '')}\b\s*\(([^:)]*)", text)
    return found is not None and any(f"%{one.name}" in re.findall(r"%[\w$.\-#]+", found[1]) for one in names)


def _block_at(item: Item, at: int) -> Block | None:
    """The innermost block whose text covers the offset."""
    found: Block | None = item.operations[0].parent if item.operations else None
    for root in item.operations:
        for op in walk(root):
            for region in op.regions:
                if region.span is None or not region.span[0] < at < region.span[1]:
                    continue
                started = [one for one in region.blocks if one.span is None or one.span[0] < at]
                if started and (found is None or _depth(started[-1]) > _depth(found)):
                    found = started[-1]
    return found


def _depth(block: Block) -> int:
    return sum(1 for _ in block.parent_op.ancestors()) + 1 if block.parent_op is not None else 0


def _definition(value: Value) -> Block | None:
    return value.block if isinstance(value, BlockArgument) else value.parent_block
