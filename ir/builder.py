"""Making operations at a place, and changing a graph so that listeners notice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .base import Attribute, Type
from .graph import Block, Operation, Value


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
        for value in operands:
            op.add_operand(value)
        for type_ in result_types:
            op.add_result(type_)
        op.properties.update(properties or {})
        op.attributes.update(attributes or {})
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
    """Told what a `Rewriter` does. All methods do nothing here."""

    def inserted(self, op: Operation) -> None: ...

    def modified(self, op: Operation) -> None: ...

    def replaced(self, op: Operation, values: Sequence[Value]) -> None: ...

    def erased(self, op: Operation) -> None: ...


class Rewriter(Builder):
    """A builder that also replaces and erases, telling `listener` (mlir/IR/PatternMatch.h, RewriterBase)."""

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

    def replace(self, op: Operation, values: Sequence[Value]) -> None:
        """Use `values` for the results of `op`, one each, and erase it."""
        assert len(values) == len(op.results)
        self.listener.replaced(op, values)
        for result, value in zip(op.results, values, strict=True):
            for use in list(result.uses):
                use.set(value)
                self.listener.modified(use.owner)
        self.erase(op)

    def replace_all_uses(self, old: Value, new: Value) -> None:
        for use in list(old.uses):
            use.set(new)
            self.listener.modified(use.owner)

    def erase(self, op: Operation) -> None:
        self.listener.erased(op)
        if self.anchor is op:
            self.anchor = op.next
        op.erase()
