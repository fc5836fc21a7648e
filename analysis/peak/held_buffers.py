"""Buffers that are held at one place of a function, as a run comes there first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...ir.walk import Inner, run_all
from .amounts import Amount
from .memory_use import MemoryUse
from .spans import Span
from .steps import Free, Memory


@dataclass(frozen=True)
class HeldBuffer:
    """`value` is the name that it was made by; `made`: where. `bytes`: those of one iteration of the loops around."""

    value: Value
    made: Operation
    bytes: Amount


def buffers_at(uses: MemoryUse, function: Operation, place: Operation) -> list[HeldBuffer]:
    """Those on the heap that `function` has made up to `place`, included, and that nothing has certainly freed; in text
    order. What functions called hold meanwhile is not among them."""
    walk = _Held(uses, function)
    walk.up_to(place)
    return list(walk.held.values())


def inside_call(uses: MemoryUse, place: Operation) -> Span | None:
    """The span of the function that `place` calls; None where it calls none that is known."""
    is_call = uses.knowledge.is_call(place) and uses.targets_of(place)
    return uses.called(place, Memory.HEAP) if is_call else None


class _Held:
    def __init__(self, uses: MemoryUse, function: Operation) -> None:
        self._uses = uses
        self._function = function
        self._planned = uses.planned(function)
        self.held: dict[Value, HeldBuffer] = {}

    def up_to(self, place: Operation) -> None:
        chain: list[Operation] = [place]
        while chain[-1].parent_op is not None and chain[-1].parent_op is not self._function:
            chain.append(chain[-1].parent_op)
        for op in reversed(chain):
            block = op.parent
            if block is None:
                return
            for before in _path_to(block):
                run_all(self._all_of(before, None))
            run_all(self._all_of(block, op))
        self._make(place)

    def _all_of(self, block: Block, end: Operation | None) -> Iterator[Inner[None]]:
        for op in block.ops:
            if op is end:
                return
            for region in op.regions:
                for inner in region.blocks:
                    yield Inner(self._all_of(inner, None))
            self._run(op)

    def _run(self, op: Operation) -> None:
        plan = self._planned
        self._free(plan.before.get(op, ()))
        self._make(op)
        if not self._uses.knowledge.is_plain(op.name):
            self._free(self._uses.steps.freed(op))
        self._free((*plan.otherwise.get(op, ()), *plan.after.get(op, ())))

    def _make(self, op: Operation) -> None:
        uses = self._uses
        if uses.knowledge.is_plain(op.name) or not op.results:
            return
        if uses.knowledge.is_call(op):
            for result in op.results:
                held = uses.sizes.of(result)
                if held.most is not None and (held.most.terms or held.most.constant):
                    self.held[result] = HeldBuffer(result, op, held.most)
            return
        for value in uses.steps.made(op, Memory.HEAP):
            self.held[value] = HeldBuffer(value, op, uses.sizes.made(value))

    def _free(self, freed: Sequence[Free]) -> None:
        for free in freed:
            if not free.is_certain:
                continue
            for source in self._uses.sizes.sources(free.buffer):
                if self.held.pop(source, None) is not None:
                    break


def _path_to(block: Block) -> list[Block]:
    """The blocks of a shortest way from the entry of its region, without itself."""
    region = block.parent
    entry = region.entry if region is not None else None
    if entry is None or entry is block:
        return []
    before: dict[Block, Block] = {}
    pending = [entry]
    for one in pending:
        for successor in one.successors:
            if successor not in before and successor is not entry:
                before[successor] = one
                pending.append(successor)
    path: list[Block] = []
    while block in before:
        block = before[block]
        path.append(block)
    path.reverse()
    return path
