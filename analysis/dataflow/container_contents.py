"""Contents of containers: the buffers that a load from a `memref<..xmemref<..>>` returns, or may return.

    memref.store %a, %box[%c0]
    %x = memref.load %box[%c0]          %x is %a
    memref.store %b, %box[%c1]
    %y = memref.load %box[%i]           %y may be %a or %b

Containers that are made here, and do nothing but be written, read and freed, so that no other operation sees them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import is_memref
from ...ir.walk import ancestor_in_block
from ...ods.semantics import EffectKind
from .edge_conditions import constant_integer
from .flow_graph import FlowGraph
from .operation_facts import OperationFacts, element_of


@dataclass(eq=False)
class ContainerContents:
    loaded: dict[Operation, Value] = field(default_factory=dict[Operation, Value])
    """Loads with the buffer that each certainly returns."""
    private_stores: set[Operation] = field(default_factory=set[Operation])
    """Stores whose buffers are not reached but through `loaded`."""
    held: dict[Operation, list[Value]] = field(default_factory=dict[Operation, "list[Value]"])
    """Other loads, with all that each may return: buffers that outlive their container."""
    held_stores: set[Operation] = field(default_factory=set[Operation])
    """Stores whose buffers are not reached but through `loaded` and `held`."""

    def keeps(self, store: Operation) -> bool:
        """Whether `store` puts a buffer where it is found as long as its block runs, and by known loads alone."""
        return store in self.private_stores or store in self.held_stores

    def may_load(self, load: Operation) -> Sequence[Value]:
        """The buffers that `load` may return; empty where nothing is known."""
        found = self.loaded.get(load)
        return self.held.get(load, ()) if found is None else (found,)

    def held_pairs(self) -> list[tuple[Value, Value]]:
        """Buffers that are held, each with what may be it when it is loaded."""
        return [(value, op.results[0]) for op, values in self.held.items() for value in values]

    def loads_of(self, value: Value) -> list[Operation]:
        if not (self.loaded or self.held):
            return []
        return [
            *(op for op, one in self.loaded.items() if one is value),
            *(op for op in self.held if value in self.held[op]),
        ]

    @classmethod
    def of(cls, graph: FlowGraph, facts: OperationFacts, *, holds: bool = True) -> ContainerContents:
        """Of all containers of a function; `holds`: also of what they may hold."""
        found = cls()
        for op in graph.ops:
            for result in op.results if op is not graph.function else ():
                if _holds_buffers(result.type) and any(
                    effect.value is result and effect.kind is EffectKind.ALLOCATE for effect in facts.effects(op) or ()
                ):
                    found.add(result, facts, holds=holds)
        return found

    def add(self, container: Value, facts: OperationFacts, *, holds: bool = False) -> None:
        """Take account of `container`, a buffer that starts here; nothing happens if it holds no buffers.

        `holds`: also of what it may hold.
        """
        if not _holds_buffers(container.type):
            return
        element = element_of(container.type)
        stores: dict[Operation, Value] = {}
        loads: list[Operation] = []
        for op in container.users:
            kinds = {effect.kind for effect in facts.effects(op) or () if effect.value is container}
            stored = _stored(op, facts) if kinds == {EffectKind.WRITE} else None
            if stored is not None:
                stores[op] = stored
            elif kinds == {EffectKind.READ} and len(op.results) == 1 and op.results[0].type is element:
                loads.append(op)
            elif kinds != {EffectKind.FREE}:
                return
        found = {op: value for op in loads if (value := _content(op, container, stores, facts)) is not None}
        self.loaded.update(found)
        if len(found) == len(loads):
            self.private_stores.update(stores)
        elif holds and all(_outlives(value, container, facts) for value in stores.values()):
            self.held_stores.update(stores)
            self.held.update({op: list(dict.fromkeys(stores.values())) for op in loads if op not in found})


def _holds_buffers(type_: Type) -> bool:
    element = element_of(type_)
    return element is not None and is_memref(element)


def _outlives(buffer: Value, container: Value, facts: OperationFacts) -> bool:
    """Whether all uses of `container` are over when the block ends in which `buffer` is made, and belong to one run of
    it."""
    while (made := buffer.defining_op) is not None and (source := facts.view_source(made)) is not None:
        buffer = source
    home, start = buffer.parent_block, container.defining_op
    if home is None or start is None or ancestor_in_block(start, home) is None:
        return False
    for user in container.users:
        at = ancestor_in_block(user, home)
        if at is None or any(facts.runs_later(around) for around in user.ancestors()):
            return False
    return True


def _stored(op: Operation, facts: OperationFacts) -> Value | None:
    """The buffer that an operation writes into the container."""
    values = [value for value in op.operand_values if is_memref(value.type) and facts.stores(op, value)]
    return values[0] if len(values) == 1 and not op.results else None


def _content(load: Operation, container: Value, stores: dict[Operation, Value], facts: OperationFacts) -> Value | None:
    """The buffer that the last store before `load` wrote to the same place; None where one may come between, as it may
    where `load` runs later."""
    place = _place(load, {container})
    may_hit = [op for op, value in stores.items() if not _differ(_place(op, {container, value}), place)]
    before: Operation | None = None
    for around in (load, *load.ancestors()):
        if facts.runs_later(around):
            return None
        inside = [op for op in may_hit if op.parent is around.parent and op.is_before_in_block(around)]
        if inside:
            before = next((op for op in inside if all(op is o or o.is_before_in_block(op) for o in inside)), None)
            break
        if any(_is_within(op, around) for op in may_hit):
            return None
    if before is None or _place(before, {container, stores[before]}) != place:
        return None
    others = [op for op in may_hit if op is not before]
    return stores[before] if all(_is_apart(op, before, load) for op in others) else None


def _is_within(op: Operation, around: Operation) -> bool:
    return any(one is around for one in op.ancestors())


def _is_apart(other: Operation, store: Operation, load: Operation) -> bool:
    """Whether `other` certainly does not run between `store` and `load`, which is behind it in its block or inside."""
    block = store.parent
    at, reader = ancestor_in_block(other, block), ancestor_in_block(load, block)
    if at is None or reader is None:
        return False
    return at.is_before_in_block(store) or reader.is_before_in_block(at)


def _place(op: Operation, without: set[Value]) -> tuple[object, ...]:
    """The indices of an access: numbers where they are constant."""
    indices = [value for value in op.operand_values if value not in without]
    numbers = [constant_integer(value) for value in indices]
    return tuple([value if number is None else number for value, number in zip(indices, numbers, strict=True)])


def _differ(first: tuple[object, ...], second: tuple[object, ...]) -> bool:
    pairs = zip(first, second, strict=False)
    return any(isinstance(one, int) and isinstance(other, int) and one != other for one, other in pairs)
