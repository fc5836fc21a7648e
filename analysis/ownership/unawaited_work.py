"""Work that goes on: whether somebody waits for what uses a buffer, before the buffer is freed."""

from __future__ import annotations

from ...ir.graph import Block, Operation, Value
from ..dataflow.buffer_names import BufferNames
from ..dataflow.flow_graph import Edge
from ..dataflow.places import bits
from .problems import NOTHING_WAITS, UNREPRESENTED, Problem
from .stretches import Stretch, Walk


class UnawaitedWork:
    """Problems of walks with work that nobody waits for. There is none where no name represents work."""

    def __init__(self, names: BufferNames) -> None:
        self.names = names

    def tokens(self, walk: Walk, names: int) -> int:
        """Those of `names` that represent work which may still go on; not the buffer itself, where it is a tag."""
        found = 0
        for number in bits(names):
            value = self.names.values[number]
            if self.names.is_work(value) and self.names.root(value) is not walk.holder:
                found |= 1 << number
        return found

    def check_start(self, walk: Walk, stretch: Stretch, at: int, names: int) -> None:
        """Work that arrives at a node, and that nobody needs from there on. `at`: the position before the node."""
        for number in bits(self.tokens(walk, names)):
            if not self.names.is_needed_after(1 << number, stretch.block, at):
                self.unwaited(walk, self.names.graph.ops[at])

    def still_names(self, walk: Walk, op: Operation, names: int) -> int:
        """`names` behind `op`: what was waited for says nothing about the buffers of the work any more."""
        if not self.names.has_work or not self.names.ends_work(op):
            return names
        return names & ~self.tokens(walk, self.names.operands_of(op).names)

    def check(self, walk: Walk, stretch: Stretch, op: Operation, names: int, added: int) -> None:
        """Work that nobody will wait for: its last name goes with `op`, which does not wait."""
        if not self.names.has_work:
            return
        position = self.names.graph.position[op]
        for number in bits(self.tokens(walk, added)):
            if not self.names.is_needed_after(1 << number, stretch.block, position):
                self.unwaited(walk, op)
        given = self.names.set_of(operand.value for operand in op.operands)
        goes_on = added and not self.names.facts.selects(op)
        for number in bits(self.tokens(walk, names) & given):
            if self.names.ends_work(op) or goes_on or self.names.is_needed_after(1 << number, stretch.block, position):
                continue
            if op is stretch.block.last and self.names.graph.leaving.get(stretch.block):
                continue
            self.unwaited(walk, op)

    def check_edges(self, walk: Walk, stretch: Stretch, found: list[tuple[Edge, int, int, Value | None, bool]]) -> None:
        if not self.names.has_work:
            return
        block = self.names.graph.block_of(stretch.source)
        op = block.last if isinstance(stretch.source, Block) else stretch.source
        if op is None or self.names.ends_work(op):
            return
        waiting = self.tokens(walk, stretch.names) & self.names.live_before_end(stretch.source)
        for edge, inputs, rest, _, dominated in found:
            live = self.names.live_at(edge.target)
            gone = waiting & ~rest & ~live
            # A group or a tag from outside of where the holder is defined may be waited for too late.
            late = 0 if dominated or inputs else waiting & live & ~self.names.inputs_of(edge.target)
            if late or (gone and not inputs):
                self.unwaited(walk, (stretch.last or op) if late else op)
                return

    def unwaited(self, walk: Walk, op: Operation, *, is_named: bool = True) -> None:
        """`is_named`: whether a value represents the work."""
        reason = f"work that goes on afterwards uses a buffer, and {NOTHING_WAITS if is_named else UNREPRESENTED}"
        walk.problems.append(Problem("dealloc-not-awaited", reason, op, walk.holder))
