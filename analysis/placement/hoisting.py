"""Hoisting of allocations: the block that an allocation can be moved to, as LLVM 22 chooses it.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp of LLVM 22. Dominators and names of buffers
are those of the function at construction; moving allocations that were found here changes neither.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.dominance import Dominance
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...ir.walk import ancestor_in_block
from ...ods.knowledge import Knowledge
from ..buffers.origins import BufferOrigins
from ..region_kinds import is_known_control_flow, is_loop


@dataclass(frozen=True)
class Target:
    """Insertion point of an allocation: in `block`, before `anchor` (None: at its end)."""

    block: Block
    anchor: Operation | None
    out_of: tuple[Operation, ...] = ()
    """The loops it leaves, innermost first."""


class Hoisting:
    """Targets for the allocations of `function`."""

    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._function = function
        self.origins = BufferOrigins(function, knowledge)
        self.dominance = Dominance()

    def common_dominator(self, buffer: Value, names: list[Value]) -> Block | None:
        """The last block that dominates or encloses the definitions and users of all `names`.

        None if `buffer` is unreachable. Other unreachable places do not count; LLVM 22 crashes at them.
        """
        common = buffer.parent_block
        if common is None or not self.is_reached(common):
            return None
        for block in self.blocks(names):
            if self.is_reached(block):
                nearest = self.dominance.nearest_common(common, block)
                common = nearest if nearest is not None else common
        return common

    def blocks(self, names: list[Value]) -> list[Block]:
        """Blocks in which `names` are used or defined."""
        found: dict[Block, None] = {}
        for name in names:
            for user in name.users:
                if user.parent is not None:
                    found[user.parent] = None
            if name.parent_block is not None:
                found[name.parent_block] = None
        return list(found)

    def is_reached(self, block: Block) -> bool:
        """Whether the entry of its region leads to `block`, and so on for all blocks around it in the function."""
        current: Block | None = block
        while current is not None and current.parent_op is not None:
            if not self.dominance.is_reachable(current):
                return False
            current = current.parent_op.parent if current.parent_op is not self._function else None
        return True

    def out_of_branches(self, buffer: Value) -> Target | None:
        """The target of buffer-hoisting, never outside of a loop; None when it stays."""
        op, names = buffer.defining_op, self.origins.dependents(buffer)
        common = self.common_dominator(buffer, names)
        if op is None or op.parent is None or common is None:
            return None
        bound, lowest = common, self._operands_block(op)
        if lowest is not None and common is not lowest and self.dominance.encloses_or_dominates(common, lowest):
            bound = lowest
        current = op.parent
        while self._may_climb(current, bound):
            above = self._immediate_dominator(current)
            if above is not None:
                current = above
                continue
            around = current.parent_op
            assert around is not None
            if around.parent is None or not is_known_control_flow(around, self._knowledge):
                break
            if is_loop(around, self._knowledge):
                break
            current = around.parent
        return self._target(op, current, ())

    def out_of_loops(
        self, buffer: Value, names: list[Value], is_sequential: Callable[[Operation], bool]
    ) -> Target | None:
        """The target of buffer-loop-hoisting, before the outermost loop that `buffer` can leave; None when it stays.

        `names` are the names of the buffer that count: one that is used or defined outside of a loop keeps it inside.
        """
        op = buffer.defining_op
        common = self.common_dominator(buffer, names)
        if op is None or op.parent is None or common is None:
            return None
        bound = self._operands_block(op)
        current = place = op.parent
        left: list[Operation] = []
        while self._may_climb(current, bound):
            above = self._immediate_dominator(current)
            if above is not None:
                current = above
                continue
            loop = current.parent_op
            if loop is None or loop is self._function or loop.parent is None or not is_loop(loop, self._knowledge):
                break
            if not is_sequential(loop) or self.dominance.encloses_or_dominates(common, loop.parent):
                break
            left.append(loop)
            current = place = loop.parent
        return self._target(op, place, tuple(left))

    def _may_climb(self, current: Block, bound: Block | None) -> bool:
        if current.parent_op is None:
            return False
        return bound is None or (bound is not current and self.dominance.encloses_or_dominates(bound, current))

    def _immediate_dominator(self, block: Block) -> Block | None:
        region = block.parent
        if region is None or block.is_entry:
            return None
        return self.dominance.immediate_dominators(region).get(block)

    def _operands_block(self, op: Operation) -> Block | None:
        """The lowest of the blocks that define the operands."""
        lowest: Block | None = None
        for value in op.operand_values:
            block = value.parent_block
            if block is not None and (lowest is None or self.dominance.encloses_or_dominates(lowest, block)):
                lowest = block
        return lowest

    def _target(self, op: Operation, block: Block, left: tuple[Operation, ...]) -> Target | None:
        if block is op.parent:
            return None
        around = ancestor_in_block(op, block)
        return Target(block, around if around is not None else block.last, left)
