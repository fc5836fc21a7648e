"""IR graph: values, uses, operations, blocks and regions, all mutable.

The shape follows mlir/IR/{Value,Operation,Block,Region}.h. Nothing here knows an operation by name.

Spans (see `source`) are None for what has no text. `origin` is what a clone was cloned from: its text may be kept.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from .graph_lists import NO_ORDER, Used, place_between, renumber, with_part
from .source import span_at

if TYPE_CHECKING:
    from .base import Attribute, Type
    from .source import OpSyntax, Span


class OpOperand:
    """One use of a value: operand `index` of `owner`."""

    __slots__ = ("owner", "place", "value")

    def __init__(self, owner: Operation, value: Value, place: Span | None = None) -> None:
        self.owner = owner
        self.value = value
        self.place = place
        """The source of `span`: a span, or a `source.Within`, which copies of a text share."""
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
        """The place where the value is named."""
        return span_at(self.place, self.owner.syntax)

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
        block.add_use(self)

    def set(self, block: Block) -> None:
        if block is not self.block:
            self.block.remove_use(self)
            self.block = block
            block.add_use(self)


class Value(Used[OpOperand]):
    """An SSA value. `name` is what follows `%` in the text (`0`, `a`, `r#1`), None when there is no text."""

    __slots__ = ("name", "origin", "place", "type")

    def __init__(self, type_: Type, name: str | None = None, place: Span | None = None) -> None:
        self.type = type_
        self.name = name
        self.place = place
        """The source of `span`: a span, or a `source.Within`, which copies of a text share."""
        self.use_list = None
        self.origin: Value | None = None

    @property
    def span(self) -> Span | None:
        """The place of the definition."""
        op = self.defining_op
        return span_at(self.place, op.syntax if op is not None else None)

    @span.setter
    def span(self, span: Span | None) -> None:
        self.place = span

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


class Operation:
    """One operation. `properties` holds inherent attributes, `attributes` the discardable ones.

    Operations that were read may share both: see `base`. `location` is None when the text gives none: the
    place in the text is the location then.
    """

    __slots__ = (
        "attributes", "location", "name", "next", "operands", "order_index", "origin", "parent", "prev",
        "properties", "regions", "results", "successors", "syntax",
    )  # fmt: skip

    def __init__(
        self, name: str, properties: dict[str, Attribute] | None = None, attributes: dict[str, Attribute] | None = None
    ) -> None:
        self.name = name
        # Most are empty: lists are made for the first element.
        self.operands: Sequence[OpOperand] = ()
        self.results: Sequence[OpResult] = ()
        self.properties: dict[str, Attribute] = {} if properties is None else properties
        self.attributes: dict[str, Attribute] = {} if attributes is None else attributes
        self.regions: Sequence[Region] = ()
        self.successors: Sequence[BlockUse] = ()
        self.location: Attribute | None = None
        self.syntax: OpSyntax | None = None
        self.origin: Operation | None = None
        self.parent: Block | None = None
        self.prev: Operation | None = None
        self.next: Operation | None = None
        self.order_index = NO_ORDER

    @property
    def dialect(self) -> str:
        return self.name.partition(".")[0]

    @property
    def operand_values(self) -> list[Value]:
        return [operand.value for operand in self.operands]

    @property
    def result_types(self) -> list[Type]:
        return [result.type for result in self.results]

    @property
    def successor_blocks(self) -> list[Block]:
        return [use.block for use in self.successors]

    @property
    def result(self) -> OpResult:
        """The only result."""
        (result,) = self.results
        return result

    def attribute(self, name: str) -> Attribute | None:
        """Inherent or discardable, inherent first; None when absent."""
        found = self.properties.get(name)
        return found if found is not None else self.attributes.get(name)

    @property
    def parent_op(self) -> Operation | None:
        block = self.parent
        region = block.parent if block is not None else None
        return region.parent if region is not None else None

    @property
    def parent_region(self) -> Region | None:
        return self.parent.parent if self.parent is not None else None

    def ancestors(self) -> Iterator[Operation]:
        """The enclosing operations, innermost first; not this one."""
        op = self.parent_op
        while op is not None:
            yield op
            op = op.parent_op

    def is_proper_ancestor_of(self, other: Operation) -> bool:
        return any(op is self for op in other.ancestors())

    def is_before_in_block(self, other: Operation) -> bool:
        """Whether this operation precedes `other`. Both are in one block.

        Compares order indices as upstream does, so for operations of two different blocks it still
        answers (by position inside each one's own block); ownership sorting relies on that.
        """
        for op in (self, other):
            if op.parent is not None:
                op.parent.ensure_order(op)
        return self.order_index < other.order_index

    def add_operand(self, value: Value, place: Span | None = None) -> OpOperand:
        operand = OpOperand(self, value, place)
        self.operands = with_part(self.operands, operand)
        return operand

    def set_operands(self, values: Sequence[Value]) -> None:
        """Use exactly `values`; operands that keep their value keep their span."""
        old, surplus = self.operands[: len(values)], self.operands[len(values) :]
        for operand, value in zip(old, values, strict=False):
            operand.set(value)
        for operand in surplus:
            operand.value.remove_use(operand)
        self.operands = [*old, *[OpOperand(self, value) for value in values[len(old) :]]]

    def insert_operands(self, position: int, values: Sequence[Value]) -> None:
        made = [OpOperand(self, value) for value in values]
        self.operands = [*self.operands[:position], *made, *self.operands[position:]]

    def remove_operand(self, position: int) -> None:
        self.operands[position].value.remove_use(self.operands[position])
        self.operands = [*self.operands[:position], *self.operands[position + 1 :]]

    def add_result(self, type_: Type, name: str | None = None, place: Span | None = None) -> OpResult:
        result = OpResult(self, len(self.results), type_, name, place)
        self.results = with_part(self.results, result)
        return result

    def add_region(self) -> Region:
        region = Region(self)
        self.regions = with_part(self.regions, region)
        return region

    def add_successor(self, block: Block, span: Span | None = None) -> BlockUse:
        use = BlockUse(self, block, span)
        self.successors = with_part(self.successors, use)
        return use

    def detach(self) -> None:
        """Take the operation out of its block; operands and uses stay."""
        if self.parent is not None:
            self.parent.unlink(self)

    def drop_all_references(self) -> None:
        """Stop using any value or block, in nested operations too."""
        pending: list[Operation] = [self]
        while pending:
            op = pending.pop()
            for operand in op.operands:
                operand.value.remove_use(operand)
            for use in op.successors:
                use.block.remove_use(use)
            op.operands, op.successors = (), ()
            for region in op.regions:
                for block in region.blocks:
                    pending.extend(block.ops)

    def erase(self) -> None:
        """Remove the operation for good. Its results must have no uses outside of it."""
        self.drop_all_references()
        assert not any(result.use_list for result in self.results), f"{self.name} is erased while its results are used"
        self.detach()

    def __repr__(self) -> str:
        return f"<Operation {self.name}>"


class Block(Used[BlockUse]):
    """Operations in a doubly linked list, with arguments. `label` follows `^` in the text, None where there is none.

    Order indices are kept lazily and as in mlir/IR/Operation.cpp (stride 5, midpoints, renumbering when
    there is no room), because upstream's ownership pass lets them order values across blocks.
    """

    __slots__ = ("_order_valid", "args", "first", "label", "last", "origin", "parent", "span")

    def __init__(self, label: str | None = None, span: Span | None = None) -> None:
        self.first: Operation | None = None
        self.last: Operation | None = None
        self._order_valid = False
        self.label = label
        self.span = span
        self.args: list[BlockArgument] = []
        self.use_list = None
        self.parent: Region | None = None
        self.origin: Block | None = None

    @property
    def ops(self) -> Iterator[Operation]:
        """The operations in order. The one just yielded may be erased or moved while iterating."""
        op = self.first
        while op is not None:
            following = op.next
            yield op
            op = following

    @property
    def terminator(self) -> Operation | None:
        """The last operation, whatever it is; None for an empty block."""
        return self.last

    def append(self, op: Operation) -> None:
        """Put the detached `op` at the end."""
        last = self.last
        op.parent, op.prev = self, last
        op.next, op.order_index = None, NO_ORDER
        if last is None:
            self.first = op
        else:
            last.next = op
        self.last = op

    def prepend(self, op: Operation) -> None:
        self.insert_before(self.first, op)

    def insert_before(self, anchor: Operation | None, op: Operation) -> None:
        """Put the detached `op` before `anchor`, at the end when `anchor` is None."""
        op.parent = self
        op.order_index = NO_ORDER
        previous = anchor.prev if anchor is not None else self.last
        op.prev, op.next = previous, anchor
        if previous is None:
            self.first = op
        else:
            previous.next = op
        if anchor is None:
            self.last = op
        else:
            anchor.prev = op

    def insert_after(self, anchor: Operation, op: Operation) -> None:
        self.insert_before(anchor.next, op)

    def unlink(self, op: Operation) -> None:
        if op.prev is None:
            self.first = op.next
        else:
            op.prev.next = op.next
        if op.next is None:
            self.last = op.prev
        else:
            op.next.prev = op.prev
        op.parent = op.prev = op.next = None

    def ensure_order(self, op: Operation) -> None:
        """Give `op` a valid order index; renumber the block when there is no room."""
        if not self._order_valid:
            self._order_valid = True
            renumber(self.ops)
        elif op.order_index == NO_ORDER and not place_between(op, op.prev, op.next):
            renumber(self.ops)

    @property
    def parent_op(self) -> Operation | None:
        return self.parent.parent if self.parent is not None else None

    @property
    def index(self) -> int:
        """Position in the region, from 0. O(blocks)."""
        assert self.parent is not None
        return next(i for i, block in enumerate(self.parent.blocks) if block is self)

    @property
    def is_entry(self) -> bool:
        return self.parent is not None and self.parent.blocks[0] is self

    @property
    def predecessors(self) -> list[Block]:
        """Blocks whose operations name this one as successor, each once."""
        found = {use.owner.parent: None for use in self.uses}
        return [block for block in found if block is not None]

    @property
    def successors(self) -> list[Block]:
        """Successors of the last operation in its order, repetitions kept."""
        return self.last.successor_blocks if self.last is not None else []

    def add_argument(self, type_: Type, name: str | None = None, span: Span | None = None) -> BlockArgument:
        argument = BlockArgument(self, len(self.args), type_, name, span)
        self.args.append(argument)
        return argument

    def erase_argument(self, index: int) -> None:
        """Remove argument `index`; it must have no uses."""
        assert not self.args[index].uses
        del self.args[index]
        for position, argument in enumerate(self.args[index:], index):
            argument.index = position

    def ancestor_in(self, region: Region) -> Block | None:
        """This block, or the block of `region` that encloses it; None when `region` does not."""
        block: Block | None = self
        # Without properties: in deep nesting this loop is most of the time.
        while block is not None and (inside := block.parent) is not region:
            block = inside.parent.parent if inside is not None else None
        return block

    def __repr__(self) -> str:
        return f"<Block ^{self.label}>"


class Region:
    """A list of blocks; the first is the entry. `span` covers the braces."""

    __slots__ = ("blocks", "parent", "span")

    def __init__(self, parent: Operation) -> None:
        self.parent = parent
        self.blocks: list[Block] = []
        self.span: Span | None = None

    @property
    def index(self) -> int:
        """Position among the regions of the parent, from 0."""
        return next(i for i, region in enumerate(self.parent.regions) if region is self)

    @property
    def entry(self) -> Block | None:
        return self.blocks[0] if self.blocks else None

    def append(self, block: Block) -> Block:
        block.parent = self
        self.blocks.append(block)
        return block

    def remove(self, block: Block) -> None:
        self.blocks.remove(block)
        block.parent = None

    def take_body(self, other: Region) -> None:
        """Move all blocks of `other` to the end of this region."""
        for block in other.blocks:
            block.parent = self
        self.blocks.extend(other.blocks)
        other.blocks = []

    def is_ancestor_of(self, other: Region | None) -> bool:
        """Whether `other` is this region or lies inside of it."""
        region = other
        while region is not None:
            if region is self:
                return True
            region = region.parent.parent_region
        return False
