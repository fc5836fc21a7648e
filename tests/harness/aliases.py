"""Which allocations a buffer may be, judged without the passes and coarsely: to compare what they say with."""

from __future__ import annotations

from collections.abc import Iterable

from pydealloc.ir.dominance import Dominance
from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.types import MemRefType, UnrankedMemRefType, is_memref
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import Knowledge


class Aliases:
    """Which allocations each buffer of an untouched function may be, through views, choices, branches and regions."""

    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self.dominance = Dominance()
        self.sources: dict[Value, list[Value]] = {}
        for op in walk(function):
            self._add(op)

    def _link(self, values: Iterable[Value], sources: Iterable[Value]) -> None:
        for value, source in zip(values, sources, strict=False):
            if is_memref(value.type):
                self.sources.setdefault(value, []).append(source)

    def _add(self, op: Operation) -> None:
        knowledge = self.knowledge
        branch = knowledge.region_branch(op)
        if knowledge.is_branch(op):
            for number, block in enumerate(op.successor_blocks):
                group = knowledge.successor_operands(op, number)
                self._link(block.args, (op.operands[at].value for at in group))
        elif branch is not None:
            self._add_regions(op)
        elif not knowledge.is_call(op) and not self.allocates(op):
            for result in op.results:
                for source in op.operand_values:
                    if is_memref(source.type) and not is_element(result, source):
                        self._link([result], [source])

    def _add_regions(self, op: Operation) -> None:
        """Whatever goes in or is yielded may be any result and any argument of the same type."""
        inside = [block for region in op.regions for block in region.blocks]
        given = [value for block in inside if block.last is not None for value in block.last.operand_values]
        for value in [*op.results, *(arg for block in inside if block.is_entry for arg in block.args)]:
            for source in [*op.operand_values, *given]:
                if is_memref(source.type) and source.type is value.type:
                    self._link([value], [source])

    def allocates(self, op: Operation) -> bool:
        effects = self.knowledge.effects(op)
        return any(effect.kind.name == "ALLOCATE" for effect in effects or ())

    def view_root(self, value: Value) -> Value:
        while (op := value.defining_op) is not None and (source := self.knowledge.view_source(op)) is not None:
            value = source
        return value

    def roots(self, value: Value) -> set[Value]:
        found: set[Value] = set()
        seen: set[Value] = set()
        pending = [value]
        while pending:
            current = pending.pop()
            if current in seen:
                continue
            seen.add(current)
            sources = self.sources.get(current)
            pending.extend(sources or ())
            if not sources:
                found.add(current)
        return found

    def may_be(self, freed: Value, kept: Value) -> bool:
        """Whether `kept` may show the allocation of `freed`, which is owned and so not what came in from outside."""
        common = self.roots(freed) & self.roots(kept)
        root = self.view_root(freed)
        # What is there before an allocation is made is another one: that of the round before, in a loop.
        return bool(common) and not (root in common and self._is_before(kept, root))

    def _is_before(self, value: Value, allocated: Value) -> bool:
        maker = allocated.defining_op
        return maker is not None and value is not allocated and self.dominance.value_dominates(value, maker)


def is_element(result: Value, source: Value) -> bool:
    return isinstance(source.type, (MemRefType, UnrankedMemRefType)) and source.type.element is result.type
