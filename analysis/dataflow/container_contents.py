"""Contents of containers: the buffer that a load from a `memref<..xmemref<..>>` certainly returns.

    memref.store %a, %box[%c0]
    %x = memref.load %box[%c0]          %x is %a

Containers that are made here, and do nothing but be written, read and freed, so that no other operation sees them.
"""

from __future__ import annotations

from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import is_memref
from ...ir.walk import ancestor_in_block
from ...ods.semantics import EffectKind
from .edge_conditions import constant_integer
from .operation_facts import OperationFacts, element_of


@dataclass(eq=False)
class ContainerContents:
    loaded: dict[Operation, Value] = field(default_factory=dict[Operation, Value])
    """Loads with the buffer that each certainly returns."""
    private_stores: set[Operation] = field(default_factory=set[Operation])
    """Stores whose buffers are not reached but through `loaded`."""

    def loads_of(self, value: Value) -> list[Operation]:
        return [op for op, stored in self.loaded.items() if stored is value] if self.loaded else []

    def add(self, container: Value, facts: OperationFacts) -> None:
        """Take account of `container`, a buffer that starts here; nothing happens if it holds no buffers."""
        element = element_of(container.type)
        if element is None or not is_memref(element):
            return
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
        found = {op: value for op in loads if (value := _content(op, container, stores)) is not None}
        self.loaded.update(found)
        if len(found) == len(loads):
            self.private_stores.update(stores)


def _stored(op: Operation, facts: OperationFacts) -> Value | None:
    """The buffer that an operation writes into the container."""
    values = [value for value in op.operand_values if is_memref(value.type) and facts.stores(op, value)]
    return values[0] if len(values) == 1 and not op.results else None


def _content(load: Operation, container: Value, stores: dict[Operation, Value]) -> Value | None:
    """The buffer that the last store before `load` wrote to the same place; None where one may come between."""
    place = _place(load, {container})
    may_hit = [op for op, value in stores.items() if not _differ(_place(op, {container, value}), place)]
    before: Operation | None = None
    for around in (load, *load.ancestors()):
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
