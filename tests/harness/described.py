"""Everything a document says, as values that can be compared: two documents of one text must say the same."""

from __future__ import annotations

from collections.abc import Iterator

from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.syntax.document.document import Document, Item


def described(document: Document) -> list[object]:
    """Everything a document says, in a form that two documents can be compared in."""
    return [
        (
            [(c.start, c.end, c.findings, c.aliases.types, c.aliases.attributes) for c in document.chunks],
            [described_item(item) for item in document.leaves()],
            document.findings,
        )
    ]


def described_item(item: Item) -> object:
    return (item.start, item.end, item.kind, item.opening, item.parsed.source, described_operations(item))


def described_operations(item: Item) -> list[object]:
    numbers: dict[Value, int] = {}
    blocks: dict[Block, int] = {}
    for op in all_operations(item.operations):
        for value in op.results:
            numbers[value] = len(numbers)
        for region in op.regions:
            for block in region.blocks:
                blocks[block] = len(blocks)
                for argument in block.args:
                    numbers[argument] = len(numbers)
    return [described_operation(op, numbers, blocks) for op in all_operations(item.operations)]


def all_operations(operations: list[Operation]) -> Iterator[Operation]:
    pending = list(reversed(operations))
    while pending:
        op = pending.pop()
        yield op
        inner = [each for region in op.regions for block in region.blocks for each in block.ops]
        pending.extend(reversed(inner))


def described_operation(op: Operation, numbers: dict[Value, int], blocks: dict[Block, int]) -> object:
    syntax = op.syntax
    return (
        op.name,
        [(value.name, value.type, value.span, len(value.uses)) for value in op.results],
        [(numbers.get(use.value, use.value.name), use.value.type, use.span) for use in op.operands],
        [(blocks.get(use.block, use.block.label), use.span) for use in op.successors],
        dict(op.properties),
        dict(op.attributes),
        op.location,
        [(region.span, [described_block(block) for block in region.blocks]) for region in op.regions],
        syntax and (
            (syntax.start, syntax.end, syntax.name_start, syntax.name_end, syntax.opaque),
            syntax.attribute_spans, syntax.type_spans, syntax.symbol_spans,
        ),
    )  # fmt: skip


def described_block(block: Block) -> object:
    arguments = [(argument.name, argument.type, argument.span, argument.location) for argument in block.args]
    return (block.label, block.span, arguments, sum(1 for _ in block.ops))
