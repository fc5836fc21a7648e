"""Fixes of allocations without sizes for their dynamic dimensions."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....ir.graph import Block, Operation, Value
from ....ir.types import IndexType, MemRefType
from .fix_sites import Fix, FixContext, margin

_NOTHING_GIVEN = re.compile(r"\s*\(\s*\)")


def given_sizes(site: FixContext) -> Iterator[Fix]:
    """A value of type `index` from before it for each dimension, the nearest first; or a constant, to be adjusted."""
    op = site.op
    type_ = op.results[0].type if len(op.results) == 1 else None
    if op.syntax is None or not isinstance(type_, MemRefType):
        return
    written = _NOTHING_GIVEN.match(site.source, op.syntax.name_end)
    if written is None:
        return
    count = type_.shape.count(None)
    for value in _sizes_before(op):
        sizes = ", ".join([f"%{value.name}"] * count)
        yield Fix(f"Use %{value.name} as the size", (site.edit(*written.span(), f"({sizes})"),))
    line = margin(site.source, op.syntax.start)
    name = "%size"
    if re.search(r"%size(?![\w$.-])", site.source) is None:
        constant = site.edit(op.syntax.start, op.syntax.start, f"{name} = arith.constant 1 : index\n{line}")
        sizes = ", ".join([name] * count)
        yield Fix("Insert a constant size, to be adjusted", (constant, site.edit(*written.span(), f"({sizes})")))


def _sizes_before(op: Operation) -> Iterator[Value]:
    """Values of type `index` in the block of `op` before it, and in the blocks around it up to the function."""
    at: Operation | None = op
    while at is not None and at.parent is not None:
        block: Block = at.parent
        found = [each for before in block.ops if before.is_before_in_block(at) for each in before.results]
        for value in [*reversed(found), *block.args]:
            if isinstance(value.type, IndexType) and value.name and "#" not in value.name:
                yield value
        if not block.is_entry:
            return
        at = block.parent_op
