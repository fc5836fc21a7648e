"""Lives of buffers: from where to where, in the order of the text, a function holds each buffer that it makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass, replace
from ...ir.walk import Inner, run_all
from ..region_kinds import is_automatic_scope
from .amounts import NOTHING, Amount
from .memory_use import MemoryUse
from .steps import Free, Memory


class Ending(Enum):
    """The end of a buffer, as far as its function is concerned."""

    FREED = "freed"
    PLANNED = "freed by the pass"
    MAYBE = "maybe freed"
    """Under a condition, or as one of several buffers."""
    RETURNED = "returned"
    SCOPE = "end of its scope"
    """Of memory on the stack."""
    NEVER = "not freed here"


@dataclass(frozen=True)
class Life:
    """`value`: the name that the buffer was made by. `end`: the last operation that frees it, or whose end is that of
    its scope; None: it is held when the function returns."""

    value: Value
    made: Operation
    bytes: Amount
    memory: Memory
    end: Operation | None
    ending: Ending
    is_after: bool = False
    """Whether it is held until `end` is over, regions included."""
    is_clone: bool = False
    """Whether it is a copy of `value` that a pass would make."""


def lives_of(uses: MemoryUse, function: Operation) -> list[Life]:
    """In text order; what functions called hold meanwhile is not among them. A loop counts as one iteration."""
    walk = _Lives(uses, function)
    run_all(Inner(walk.run(block)) for block in function.regions[0].blocks)
    return walk.lives()


class _Lives:
    def __init__(self, uses: MemoryUse, function: Operation) -> None:
        self._uses = uses
        self._function = function
        self._planned = uses.planned(function)
        self._found: dict[Value, Life] = {}
        self._clones: list[Life] = []

    def lives(self) -> list[Life]:
        returned = {source for value in self._returned() for source in self._uses.sizes.sources(value)}
        every = [_returned_if(life, life.value in returned) for life in self._found.values()]
        return [*every, *self._clones]

    def _returned(self) -> Iterator[Value]:
        for block in self._function.regions[0].blocks:
            if block.last is not None and not block.last.successors:
                yield from block.last.operand_values

    def run(self, block: Block) -> Iterator[Inner[None]]:
        plan, uses = self._planned, self._uses
        for op in block.ops:
            for clone in plan.clones.get(op, ()):
                size = uses.sizes.of(clone.buffer).most or NOTHING
                self._clones.append(Life(clone.buffer, op, size, Memory.HEAP, None, Ending.RETURNED, is_clone=True))
            self._free(op, plan.before.get(op, ()), Ending.PLANNED)
            for region in op.regions:
                for inner in region.blocks:
                    yield Inner(self.run(inner))
            if not uses.knowledge.is_plain(op.name):
                self._make(op)
                self._free(op, uses.steps.freed(op), Ending.FREED)
            self._free(op, (*plan.otherwise.get(op, ()), *plan.after.get(op, ())), Ending.PLANNED, is_after=True)

    def _make(self, op: Operation) -> None:
        uses = self._uses
        if uses.knowledge.is_call(op):
            for result in op.results:
                held = uses.sizes.of(result).most
                if held is not None and (held.terms or held.constant):
                    self._found[result] = Life(result, op, held, Memory.HEAP, None, Ending.NEVER)
            return
        for memory in Memory:
            for value in uses.steps.made(op, memory):
                life = Life(value, op, uses.sizes.made(value), memory, None, Ending.NEVER)
                self._found[value] = life if memory is Memory.HEAP else self._in_scope(life)

    def _in_scope(self, life: Life) -> Life:
        scope = life.made.parent_op
        while scope is not None and scope is not self._function and not is_automatic_scope(scope, self._uses.knowledge):
            scope = scope.parent_op
        end = scope if scope is not self._function else None
        return replace(life, end=end, ending=Ending.SCOPE, is_after=True)

    def _free(self, place: Operation, freed: Sequence[Free], ending: Ending, *, is_after: bool = False) -> None:
        for free in freed:
            sources = self._uses.sizes.sources(free.buffer)
            found = ending if free.is_certain and len(sources) == 1 else Ending.MAYBE
            for source in sources:
                life = self._found.get(source)
                if life is not None and life.memory is Memory.HEAP:
                    # What the program frees on one way, and the pass on the others, is freed in the program.
                    is_written = found is Ending.PLANNED and life.ending in (Ending.FREED, Ending.MAYBE)
                    kind = life.ending if is_written else found
                    self._found[source] = replace(life, end=place, ending=kind, is_after=is_after)


def _returned_if(life: Life, is_returned: bool) -> Life:
    return replace(life, ending=Ending.RETURNED) if is_returned and life.ending is Ending.NEVER else life
