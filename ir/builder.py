"""Builder and rewriter: operations created at an insertion point, and changes that listeners are notified of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .base import Attribute, Type
from .dominance import post_order
from .graph import Block, Operation, OpOperand, OpResult, PlaceholderValue, Region, Value


class Builder:
    """Creates operations at an insertion point: before `anchor` in `block`, at the end when `anchor` is None."""

    def __init__(self, block: Block | None = None, anchor: Operation | None = None) -> None:
        self.block = block
        self.anchor = anchor

    @classmethod
    def before(cls, op: Operation) -> Builder:
        return cls(op.parent, op)

    @classmethod
    def after(cls, op: Operation) -> Builder:
        return cls(op.parent, op.next)

    @classmethod
    def at_start(cls, block: Block) -> Builder:
        return cls(block, block.first)

    @classmethod
    def at_end(cls, block: Block) -> Builder:
        return cls(block, None)

    def create(
        self,
        name: str,
        operands: Sequence[Value] = (),
        result_types: Sequence[Type] = (),
        *,
        properties: Mapping[str, Attribute] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] = (),
        regions: int = 0,
        location: Attribute | None = None,
    ) -> Operation:
        """A new operation with `regions` empty regions, inserted when the builder has a block."""
        op = Operation(name)
        op.operands = [OpOperand(op, value) for value in operands]
        op.results = [OpResult(op, index, type_) for index, type_ in enumerate(result_types)]
        if properties:
            op.properties.update(properties)
        if attributes:
            op.attributes.update(attributes)
        for block in successors:
            op.add_successor(block)
        for _ in range(regions):
            op.add_region()
        op.location = location
        self.insert(op)
        return op

    def insert(self, op: Operation) -> Operation:
        if self.block is not None:
            self.block.insert_before(self.anchor, op)
        return op


class Listener:
    """Notified of the changes of a `Rewriter`. All methods do nothing here."""

    def inserted(self, op: Operation) -> None: ...

    def modified(self, op: Operation) -> None: ...

    def replaced(self, op: Operation, values: Sequence[Value]) -> None: ...

    def erased(self, op: Operation) -> None: ...


class Rewriter(Builder):
    """A builder that also replaces and erases, telling `listener` (mlir/IR/PatternMatch.h, RewriterBase).

    Uses are visited as upstream does, the newest first: listeners may depend on the order.
    """

    def __init__(
        self, block: Block | None = None, anchor: Operation | None = None, listener: Listener | None = None
    ) -> None:
        super().__init__(block, anchor)
        self.listener = listener if listener is not None else Listener()

    def insert(self, op: Operation) -> Operation:
        super().insert(op)
        self.listener.inserted(op)
        return op

    def set_insertion_point(self, block: Block, anchor: Operation | None) -> None:
        self.block, self.anchor = block, anchor

    def set_before(self, op: Operation) -> None:
        self.block, self.anchor = op.parent, op

    def set_after(self, op: Operation) -> None:
        self.block, self.anchor = op.parent, op.next

    def modified(self, op: Operation) -> None:
        """Say that `op` was changed in place."""
        self.listener.modified(op)

    def replace(self, op: Operation, values: Sequence[Value]) -> None:
        """Use `values` for the results of `op`, one each, and erase it."""
        assert len(values) == len(op.results)
        self.listener.replaced(op, values)
        for result, value in zip(op.results, values, strict=True):
            self.replace_all_uses(result, value)
        self.erase(op)

    def replace_all_uses(self, old: Value, new: Value) -> None:
        for use in list(reversed(old.uses)):
            use.set(new)
            self.listener.modified(use.owner)

    def erase(self, op: Operation) -> None:
        """Erase `op` and what it contains, users before definitions, telling of each."""
        if op.regions and any(region.blocks for region in op.regions):
            for nested in _erasure_order(op):
                self._erase_one(nested)
        self._erase_one(op)

    def _erase_one(self, op: Operation) -> None:
        self.listener.erased(op)
        if self.anchor is op:
            self.anchor = op.next
        for region in op.regions:
            for block in region.blocks:
                for argument in block.args:
                    argument.use_list = None
        for result in op.results:
            # Only in graph regions and unreachable blocks can anybody be left who uses it.
            for use in list(result.uses) if result.use_list else ():
                use.set(PlaceholderValue(result.type, result.name))
        op.erase()

    def erase_block(self, block: Block) -> None:
        """Erase `block` with its operations; it has no predecessors."""
        last = block.last
        while last is not None:
            self.erase(last)
            last = block.last
        assert block.parent is not None
        block.parent.remove(block)

    def move_before(self, op: Operation, block: Block, anchor: Operation | None) -> None:
        """Move `op` before `anchor` in `block`, to its end when `anchor` is None."""
        op.detach()
        block.insert_before(anchor, op)
        self.listener.inserted(op)

    def inline_block_before(
        self, source: Block, block: Block, anchor: Operation | None, values: Sequence[Value] = ()
    ) -> None:
        """Move the operations of `source` before `anchor` in `block`, with `values` for its arguments; erase it."""
        for argument, value in zip(source.args, values, strict=True):
            self.replace_all_uses(argument, value)
        for op in source.ops:
            self.move_before(op, block, anchor)
        assert source.parent is not None
        source.parent.remove(source)

    def split_block(self, block: Block, anchor: Operation) -> Block:
        """Move `anchor` and what follows into a new block right after `block`."""
        new = Block()
        region = block.parent
        assert region is not None
        region.blocks.insert(block.index + 1, new)
        new.parent = region
        op: Operation | None = anchor
        while op is not None:
            following = op.next
            self.move_before(op, new, None)
            op = following
        return new


def _erasure_order(op: Operation) -> list[Operation]:
    """The operations in `op`, each before those it may use and before its parent."""
    order: list[Operation] = []
    pending: list[tuple[Operation, bool]] = [(op, False)]
    while pending:
        current, expanded = pending.pop()
        if expanded:
            order.append(current)
            continue
        if current is not op:
            pending.append((current, True))
        # The last one pushed comes first: regions, blocks and operations from the end.
        for region in current.regions:
            for block in _dominating_first(region):
                pending.extend((inner, False) for inner in block.ops)
    return order


def _dominating_first(region: Region) -> list[Block]:
    """Reachable blocks in reverse post order, after those that are not."""
    if len(region.blocks) <= 1:
        return region.blocks
    reachable = list(reversed(post_order(region)))
    found = set(reachable)
    return [*(block for block in region.blocks if block not in found), *reachable]
