"""Liveness: the values needed at the start and at the end of each block.

Sets as mlir/lib/Analysis/Liveness.cpp builds them, members in the order it inserts them:

* live in: what the block or anything nested in it uses, and what is live out, both without what the
  block or anything nested in it defines;
* live out: what the block defines and another block of its region uses (perhaps nested), and what is
  live into a successor.

A block nested in an operation is analysed within its own region; values of enclosing regions are
live into it when it needs them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ..ir.graph import Block, Operation, Region, Value
from ..ir.walk import walk_blocks, walk_post_order

ValueSet = dict[Value, None]
"""An ordered set."""


class Liveness:
    """Liveness of the values that `relevant` selects, in all blocks inside `root`, as of the construction.

    Blocks that nothing reaches are analysed too. Cost: uses of relevant values times the depth between
    definition and use, and a fixpoint over the blocks.
    """

    def __init__(self, root: Operation, relevant: Callable[[Value], bool] = lambda value: True) -> None:
        self._live_in: dict[Block, ValueSet] = {}
        self._live_out: dict[Block, ValueSet] = {}
        self._definitions: dict[Block, ValueSet] = {block: {} for block in walk_blocks(root)}
        self._uses: dict[Block, ValueSet] = {block: {} for block in self._definitions}
        self._collect(root, relevant)
        self._propagate()

    def live_in(self, block: Block) -> Mapping[Value, None]:
        """Empty for a block that is not inside of the root."""
        return self._live_in.get(block, {})

    def live_out(self, block: Block) -> Mapping[Value, None]:
        """Empty for a block that is not inside of the root."""
        return self._live_out.get(block, {})

    def _collect(self, root: Operation, relevant: Callable[[Value], bool]) -> None:
        """Fill `_uses` (of outer values, nested uses included) and the values that leave their block."""
        escaping: set[Value] = set()
        # Post order, because upstream inserts the uses of nested operations first.
        for op in walk_post_order(root):
            if op is root:
                continue
            for operand in op.operands:
                if relevant(operand.value):
                    self._record_use(operand.value, op.parent, root, escaping)
        for block in self._definitions:
            defined = self._definitions[block]
            for argument in block.args:
                if relevant(argument):
                    defined[argument] = None
            for op in block.ops:
                for result in op.results:
                    if relevant(result):
                        defined[result] = None
            self._live_out[block] = {value: None for value in defined if value in escaping}

    def _record_use(self, value: Value, block: Block | None, root: Operation, escaping: set[Value]) -> None:
        home = value.parent_block
        home_region: Region | None = home.parent if home is not None else None
        while block is not None and block is not home:
            self._uses[block][value] = None
            if block.parent is home_region:
                escaping.add(value)
                return
            parent = block.parent_op
            block = parent.parent if parent is not None and parent is not root else None

    def _propagate(self) -> None:
        pending: dict[Block, None] = {}
        for block in self._definitions:
            self._live_in[block] = {}
            if self._update_live_in(block):
                pending.update(dict.fromkeys(_predecessors(block)))
        while pending:
            block, _ = pending.popitem()
            if block not in self._live_out:
                continue
            for successor in block.successors:
                self._live_out[block].update(self._live_in.get(successor, {}))
            if self._update_live_in(block):
                pending.update(dict.fromkeys(_predecessors(block)))

    def _update_live_in(self, block: Block) -> bool:
        new = dict(self._uses[block])
        new.update(self._live_out[block])
        defined = self._definitions[block]
        new = {value: None for value in new if value not in defined}
        if len(new) == len(self._live_in[block]):
            return False
        self._live_in[block] = new
        return True


def _predecessors(block: Block) -> list[Block]:
    """Newest use first, the order in which upstream meets them."""
    return block.predecessors[::-1]
