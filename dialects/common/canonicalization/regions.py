"""Regions in the place of their operation."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.cloning import clone
from ....ir.graph import Operation, Region, Value
from ....ods.rewriting import PatternRewriter


def replace_with_region(op: Operation, rewriter: PatternRewriter, region: Region, values: Sequence[Value] = ()) -> None:
    """Put the only block of `region` in the place of `op`, with `values` for its arguments."""
    block = region.blocks[0]
    terminator = block.last
    assert terminator is not None
    assert op.parent is not None
    results = terminator.operand_values
    results = [
        values[block.args.index(value)] if value in block.args else value  # pyright: ignore[reportArgumentType]
        for value in results
    ]
    rewriter.inline_block_before(block, op.parent, op, values)
    rewriter.replace(op, results)
    rewriter.erase(terminator)


def clone_regions(old: Operation, new: Operation) -> None:
    """Give `new`, which has as many regions, copies of those of `old`."""
    copy = clone(old)
    for region, body in zip(new.regions, copy.regions, strict=True):
        region.take_body(body)
    # Else what `old` uses would have a user more, which is nowhere in the program.
    copy.erase()
