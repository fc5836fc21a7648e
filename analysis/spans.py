"""Spans of operations and values, in the text of their item."""

from __future__ import annotations

from ..ir.graph import Operation, Value
from ..ir.records import dataclass
from ..ir.source import Span
from ..ir.types import is_memref
from ..ir.walk import operations_in, walk
from ..syntax.document.document import Item
from ..syntax.document.segmenter import ItemKind
from ..syntax.parser.fact_cache import FactKey
from ..syntax.text.findings import Note


def name_span(op: Operation) -> Span:
    """The operation's name as it is written; that of the enclosing operation for an implicit one."""
    around: Operation | None = op
    while around is not None and around.syntax is None:
        around = around.parent_op
    return (around.syntax.name_start, around.syntax.name_end) if around is not None and around.syntax else (0, 0)


def value_span(value: Value) -> Span:
    """The definition of `value`; its operation's name, if the value is not written."""
    if value.span is not None:
        return value.span
    op = value.defining_op
    return name_span(op) if op is not None else (0, 0)


def note_at(place: Operation | Value, message: str) -> Note:
    return Note(*(name_span(place) if isinstance(place, Operation) else value_span(place)), message)


def called(value: Value) -> str:
    """The name of `value` for a message."""
    return f"`%{value.name}`" if value.name else "the buffer"


@dataclass(frozen=True)
class Inventory:
    """Contents of the functions of an item: most checks look for operations that most functions do not have."""

    names: frozenset[str]
    """Of the operations in them."""
    has_branches: bool
    """Whether a region has several blocks."""
    with_buffers: tuple[Operation, ...]
    """The functions in which a memref is made, or to which one is given."""


_INVENTORY = FactKey[Inventory]("inventory of the functions")
_READABLE = FactKey[tuple[Operation, ...]]("readable functions")


def readable_functions(item: Item) -> tuple[Operation, ...]:
    """Functions with a body in `item`; none if something in it could not be read. Cached with the item."""
    return item.parsed.facts.get(_READABLE, None, _readable_functions, item)


def inventory_of(item: Item) -> Inventory:
    """That of `readable_functions`; cached with the item."""
    return item.parsed.facts.get(_INVENTORY, None, _inventory, item)


def _inventory(item: Item) -> Inventory:
    names: set[str] = set()
    has_branches = False
    with_buffers: list[Operation] = []
    may_have_any = may_have_buffers(item)
    for function in readable_functions(item):
        is_sought = may_have_any
        if is_sought and any(is_memref(argument.type) for argument in function.regions[0].blocks[0].args):
            with_buffers.append(function)
            is_sought = False
        operations = operations_in(function)
        names.update([op.name for op in operations])
        has_branches = has_branches or any(len(region.blocks) > 1 for op in operations for region in op.regions)
        if is_sought and any(is_memref(result.type) for op in operations for result in op.results):
            with_buffers.append(function)
    return Inventory(frozenset(names), has_branches, tuple(with_buffers))


def functions_with_buffers(item: Item) -> tuple[Operation, ...]:
    """Those of `readable_functions` in which a memref is made, or to which one is given; cached with the item."""
    return inventory_of(item).with_buffers


def may_have_buffers(item: Item) -> bool:
    """Whether the text of `item` may name a type of buffers, itself or by an alias."""
    source = item.parsed.source
    return "memref" in source or "!" in source


def _readable_functions(item: Item) -> tuple[Operation, ...]:
    operations = item.operations
    if item.kind is not ItemKind.OPERATIONS or not any(op.regions for op in operations) or item.has_errors:
        return ()
    return tuple(
        [
            op
            for root in operations
            for op in (walk(root) if root.name != "func.func" else (root,))
            if op.name == "func.func" and op.regions and op.regions[0].blocks
        ]
    )
