"""Values and their uses: results of operations, arguments of blocks, operands and successors, all mutable.

The shape follows mlir/IR/{Value,UseDefLists}.h. A program has more of these than of anything else: what is usually
empty, or the same in many of them, takes no memory of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .source import Within, span_within

if TYPE_CHECKING:
    from .base import Attribute, Type
    from .graph import Block, Operation, Region
    from .source import Span


class OpOperand:
    """One use of a value: operand `index` of `owner`."""

    __slots__ = ("owner", "place", "value")

    def __init__(self, owner: Operation, value: Value, place: Span | None = None) -> None:
        self.owner = owner
        self.value = value
        self.place = place
        """The span, as in `source.Within` where copies of a text share it."""
        # What `Value.add_use` does, without the call: there is nothing that is made more often.
        uses = value.use_list
        if uses is None:
            value.use_list = self
        elif uses.__class__ is OpOperand:
            value.use_list = [uses, self]  # pyright: ignore[reportAttributeAccessIssue]
        else:
            value.add_use(self)

    @property
    def span(self) -> Span | None:
        """Where the value is named."""
        place = self.place
        return span_within(place, self.owner.syntax) if isinstance(place, Within) else place

    @property
    def index(self) -> int:
        """Position among the owner's operands, from 0. O(operands)."""
        return self.owner.operands.index(self)

    def set(self, value: Value) -> None:
        """Use `value` instead. O(1)."""
        if value is not self.value:
            self.value.remove_use(self)
            self.value = value
            value.add_use(self)


class BlockUse:
    """One use of a block as a successor of `owner`."""

    __slots__ = ("block", "owner", "span")

    def __init__(self, owner: Operation, block: Block, span: Span | None = None) -> None:
        self.owner = owner
        self.block = block
        self.span = span
        block.uses[self] = None

    def set(self, block: Block) -> None:
        if block is not self.block:
            del self.block.uses[self]
            self.block = block
            block.uses[self] = None


UseList = dict[OpOperand, None] | list[OpOperand] | tuple[OpOperand, ...]
_MOST_LISTED = 8
"""Uses of a value in a list: one is removed from a list in linear time, and from a dictionary of more bytes at once."""


class Value:
    """An SSA value. `name` is what follows `%` in the text (`0`, `a`, `r#1`), None when there is no text."""

    __slots__ = ("name", "origin", "place", "type", "use_list")

    def __init__(self, type_: Type, name: str | None = None, place: Span | None = None) -> None:
        self.type = type_
        self.name = name
        self.place = place
        """The span, as in `source.Within` where copies of a text share it."""
        self.use_list: OpOperand | list[OpOperand] | dict[OpOperand, None] | None = None
        """What `uses` answers from: most values have one use or none."""
        self.origin: Value | None = None

    @property
    def span(self) -> Span | None:
        """Where the definition is written."""
        place = self.place
        if not isinstance(place, Within):
            return place
        op = self.defining_op
        return span_within(place, op.syntax if op is not None else None)

    @span.setter
    def span(self, span: Span | None) -> None:
        self.place = span

    @property
    def uses(self) -> UseList:
        """Ordered by creation. What is iterated over must not change meanwhile."""
        uses = self.use_list
        if uses is None:
            return ()
        return (uses,) if isinstance(uses, OpOperand) else uses

    def add_use(self, use: OpOperand) -> None:
        uses = self.use_list
        if isinstance(uses, dict):
            uses[use] = None
        elif isinstance(uses, list):
            if len(uses) < _MOST_LISTED:
                uses.append(use)
            else:
                self.use_list = dict.fromkeys([*uses, use])
        else:
            self.use_list = use if uses is None else [uses, use]

    def remove_use(self, use: OpOperand) -> None:
        """Forget `use`, if it is one of this value."""
        uses = self.use_list
        if isinstance(uses, dict):
            uses.pop(use, None)
        elif isinstance(uses, list):
            if use in uses:
                uses.remove(use)
        elif uses is use:
            self.use_list = None

    @property
    def parent_block(self) -> Block | None:
        raise AssertionError("a value is an OpResult, a BlockArgument or a PlaceholderValue")

    @property
    def parent_region(self) -> Region | None:
        block = self.parent_block
        return block.parent if block is not None else None

    @property
    def defining_op(self) -> Operation | None:
        return None

    @property
    def users(self) -> Iterator[Operation]:
        """The operations that use this value, in order of creation of the uses; repeated for repeated uses."""
        return (use.owner for use in self.uses)

    def replace_all_uses_with(self, other: Value) -> None:
        for use in list(self.uses):
            use.set(other)


class OpResult(Value):
    __slots__ = ("index", "op")

    def __init__(
        self, op: Operation, index: int, type_: Type, name: str | None = None, place: Span | None = None
    ) -> None:
        # What `Value` does, without the call: there are as many of them as operations.
        self.type, self.name, self.place = type_, name, place
        self.use_list = self.origin = None
        self.op, self.index = op, index

    @property
    def parent_block(self) -> Block | None:
        return self.op.parent

    @property
    def defining_op(self) -> Operation | None:
        return self.op


class BlockArgument(Value):
    __slots__ = ("block", "index", "location")

    def __init__(
        self, block: Block, index: int, type_: Type, name: str | None = None, span: Span | None = None
    ) -> None:
        super().__init__(type_, name, span)
        self.block = block
        self.index = index
        self.location: Attribute | None = None

    @property
    def parent_block(self) -> Block | None:
        return self.block


class PlaceholderValue(Value):
    """Placeholder for the definition of an undefined name, so that the graph is always complete."""

    __slots__ = ()

    @property
    def parent_block(self) -> Block | None:
        return None


ORDER_STRIDE = 5
NO_ORDER = -1
"""The index of an operation that has not been given one since it was put where it is."""


def order_between(before: int | None, after: int | None) -> int | None:
    """An index between those of the two neighbours, None when there is no room; a neighbour that is absent is None."""
    if before == NO_ORDER or after == NO_ORDER:
        return None
    if before is not None and after is not None:
        return None if before + 1 == after else before + (after - before) // 2
    if before is not None:
        return before + ORDER_STRIDE
    if after is None or after > ORDER_STRIDE:
        return ORDER_STRIDE
    return after // 2 if after else None
