"""Contents of containers: the buffers that a load from a `memref<..xmemref<..>>` returns, or may return.

    memref.store %a, %box[%c0]
    %x = memref.load %box[%c0]          %x is %a
    memref.store %b, %box[%c1]
    %y = memref.load %box[%i]           %y may be %a or %b

Containers that are made here, and do nothing but be written, read and freed, so that no other operation sees them; and
be given to calls that only look into them, where it is known of calls.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from functools import cmp_to_key

from ...ir.affine import AffineConstant, AffineMap
from ...ir.attributes import AffineMapAttr
from ...ir.base import Type
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import MemRefType, is_memref
from ...ir.walk import ancestor_in_block
from ...ods.semantics import EffectKind
from .edge_conditions import constant_integer
from .flow_graph import FlowGraph
from .operation_facts import OperationFacts, element_of

LooksInto = Callable[[Operation, Value], bool]
"""Whether a call, which is given a container, only looks into it: it reads and writes what it finds there at most."""

_MOST_HELD = 16
"""Different buffers of a container of which a load may return each: every one of them is a path of each load."""

_MOST_WRITES = 256
"""Stores in other blocks, or at other places, that may write to the place of a load, all looked at for each."""


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
    called: dict[Operation, list[Value]] = field(default_factory=dict[Operation, "list[Value]"])
    """Calls that look into containers, with the buffers that they may find there."""
    _calls: dict[Value, list[Operation]] = field(default_factory=dict[Value, "list[Operation]"])
    """Buffers with the calls that may find them."""
    _loads: dict[Value, list[Operation]] = field(default_factory=dict[Value, "list[Operation]"])
    """Buffers with the loads that return them, or may."""
    _unfollowed: dict[Value, Operation] = field(default_factory=dict[Value, Operation])
    """Containers with their first use that is none of these: a store of one buffer, a load, a free, a call that looks
    into it."""

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
        return self._loads.get(value, [])

    def uses_of(self, value: Value) -> list[Operation]:
        """Loads that may return `value`, and calls that may find it."""
        return [*self.loads_of(value), *self._calls.get(value, ())]

    def unfollowed_use(self, store: Operation, facts: OperationFacts) -> Operation | None:
        """The view that `store` writes to, or the use behind which nothing is known of the container that it writes to;
        None where there is neither."""
        for container in facts.written(store):
            if holds_buffers(container.type):
                made = container.defining_op
                is_view = made is not None and facts.view_source(made) is not None
                return made if is_view else self._unfollowed.get(container)
        return None

    @classmethod
    def of(
        cls, graph: FlowGraph, facts: OperationFacts, *, holds: bool = True, looks_into: LooksInto | None = None
    ) -> ContainerContents:
        """Of all containers of a function; `holds`: also of what they may hold. Without `looks_into`, calls may do
        anything."""
        found = cls()
        for op in graph.ops:
            for result in op.results if op is not graph.function else ():
                if holds_buffers(result.type) and any(
                    effect.value is result and effect.kind is EffectKind.ALLOCATE for effect in facts.effects(op) or ()
                ):
                    found.add(result, facts, holds=holds, looks_into=looks_into)
        return found

    def add(
        self,
        container: Value,
        facts: OperationFacts,
        *,
        holds: bool = False,
        looks_into: LooksInto | None = None,
    ) -> None:
        """Take account of `container`, a buffer that starts here; nothing happens if it holds no buffers.

        `holds`, `looks_into`: as for `of`.
        """
        if not holds_buffers(container.type):
            return
        stores: dict[Operation, Value] = {}
        loads: list[Operation] = []
        calls: dict[Operation, None] = {}
        for op in container.users:
            if looks_into is not None and facts.knowledge.is_call(op) and looks_into(op, container):
                calls[op] = None
                continue
            kind = followed_use(op, container, facts)
            if kind is EffectKind.WRITE:
                stores[op] = _stored_values(op, facts)[0]
            elif kind is EffectKind.READ:
                loads.append(op)
            elif kind is None:
                self._unfollowed[container] = op
                return
        written = _Written.of(container, stores)
        found = {op: value for op in loads if (value := written.content(op, facts)) is not None}
        buffers = list(dict.fromkeys(stores.values()))
        self.loaded.update(found)
        for op, value in found.items():
            self._loads.setdefault(value, []).append(op)
        seen = {op: every for op in calls if (every := written.contents(op, facts)) is not None}
        if len(found) == len(loads) and len(seen) == len(calls):
            self.private_stores.update(stores)
            self._add_calls(seen)
        elif holds and len(buffers) <= _MOST_HELD and all(_outlives(one, container, facts) for one in buffers):
            self.held_stores.update(stores)
            for op in loads:
                if op not in found:
                    self.held[op] = buffers
                    for value in buffers:
                        self._loads.setdefault(value, []).append(op)
            self._add_calls({op: seen.get(op, buffers) for op in calls})

    def _add_calls(self, found: Mapping[Operation, Sequence[Value]]) -> None:
        for op, values in found.items():
            for value in dict.fromkeys(values):
                self.called.setdefault(op, []).append(value)
                self._calls.setdefault(value, []).append(op)


@dataclass
class _Written:
    """Stores into a container, by place: the indices, as numbers where they are constant."""

    container: Value
    stores: dict[Operation, Value]
    at: dict[tuple[object, ...], list[Operation]]
    anywhere: list[Operation]
    """Stores at a place that is not constant."""
    _near: dict[tuple[object, ...], _Near | None] = field(default_factory=dict[tuple[object, ...], "_Near | None"])

    @classmethod
    def of(cls, container: Value, stores: dict[Operation, Value]) -> _Written:
        found = cls(container, stores, defaultdict(list), [])
        for op in stores:
            place = found.place(op)
            found.at[place].append(op)
            if not _is_constant(place):
                found.anywhere.append(op)
        return found

    def place(self, op: Operation) -> tuple[object, ...]:
        without = (self.container, self.stores.get(op))
        indices = [value for value in op.operand_values if not any(value is one for one in without)]
        numbers = [constant_integer(value) for value in indices]
        found = [value if number is None else number for value, number in zip(indices, numbers, strict=True)]
        access = op.properties.get("map")
        if isinstance(access, AffineMapAttr):
            return _mapped(access.map, found)
        rank = len(self.container.type.shape) if isinstance(self.container.type, MemRefType) else None
        # What says otherwise where it is may be anywhere, and is at the place of no other.
        return tuple(found) if len(found) == rank else (op,) * (rank or 1)

    def content(self, load: Operation, facts: OperationFacts) -> Value | None:
        """The buffer that the last store before `load` wrote to the same place; None where one may come between, as it
        may where `load` runs later."""
        return self._content_at(self.place(load), load, facts)

    def contents(self, call: Operation, facts: OperationFacts) -> list[Value] | None:
        """The same of all places that are written, where these are constant."""
        found = [None if self.anywhere else self._content_at(place, call, facts) for place in self.at]
        values = [value for value in found if value is not None]
        return values if len(values) == len(found) else None

    def _content_at(self, place: tuple[object, ...], load: Operation, facts: OperationFacts) -> Value | None:
        if place not in self.at:
            return None
        if place not in self._near:
            self._near[place] = self._find_near(place)
        near = self._near[place]
        before = None if near is None else near.last_before(load, facts)
        if near is None or before is None or self.place(before) != place:
            return None
        others = near.outside(before.parent)
        is_last = len(others) <= _MOST_WRITES and all(_is_apart(op, before, load) for op in others)
        return self.stores[before] if is_last else None

    def _find_near(self, place: tuple[object, ...]) -> _Near | None:
        """The stores that may write to `place`; None where those at other places are too many."""
        same = self.at[place]
        near = [*same, *self.anywhere] if _is_constant(place) else list(self.stores)
        if len(near) - len(same) > _MOST_WRITES:
            return None
        return _Near.of([op for op in near if not _differ(self.place(op), place)])


@dataclass
class _Near:
    """Stores that may write to one place, by block, in the order of each."""

    blocks: dict[Block | None, list[Operation]]

    @classmethod
    def of(cls, stores: list[Operation]) -> _Near:
        found: dict[Block | None, list[Operation]] = defaultdict(list)
        for op in sorted(stores, key=cmp_to_key(lambda one, other: -1 if one.is_before_in_block(other) else 1)):
            found[op.parent].append(op)
        return cls(dict(found))

    def last_before(self, load: Operation, facts: OperationFacts) -> Operation | None:
        """The last store before `load` in its block, or else in the nearest block around it; None where one of those
        inside the operation around it may come before."""
        for around in (load, *load.ancestors()):
            if facts.runs_later(around):
                return None
            inside = self.blocks.get(around.parent, [])
            count = bisect_left(inside, True, key=lambda op: around.is_before_in_block(op))
            if count:
                return inside[count - 1]
            others = self.outside(around.parent)
            if len(others) > _MOST_WRITES or any(_is_within(op, around) for op in others):
                return None
        return None

    def outside(self, block: Block | None) -> list[Operation]:
        return [op for home, stores in self.blocks.items() if home is not block for op in stores]


def _mapped(access: AffineMap, operands: Sequence[object]) -> tuple[object, ...]:
    """The place that the results of a map say: numbers, operands, or what is computed, each the same for the same
    operands."""
    from ...ir.affine_substitution import dimensions, substituted, symbols

    names = [*dimensions(access.num_dims), *symbols(access.num_symbols)]
    known = dict(zip(names, operands, strict=False))
    given = [AffineConstant(value) if isinstance(value := known.get(name), int) else name for name in names]
    results = [substituted(each, given[: access.num_dims], given[access.num_dims :]) for each in access.results]
    values = tuple(operands)
    return tuple([one.value if isinstance(one, AffineConstant) else known.get(one, (one, values)) for one in results])


def holds_buffers(type_: Type) -> bool:
    """Whether it is the type of a buffer or tensor whose elements are buffers."""
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


def followed_use(op: Operation, container: Value, facts: OperationFacts) -> EffectKind | None:
    """The effect of `op` on the container, if it is a store of one buffer, a load, or a free."""
    kinds = {effect.kind for effect in facts.effects(op) or () if effect.value is container}
    if kinds == {EffectKind.WRITE}:
        is_followed = len(_stored_values(op, facts)) == 1 and not op.results
    elif kinds == {EffectKind.READ}:
        is_followed = len(op.results) == 1 and op.results[0].type is element_of(container.type)
    else:
        is_followed = kinds == {EffectKind.FREE}
    return kinds.pop() if is_followed else None


def _stored_values(op: Operation, facts: OperationFacts) -> list[Value]:
    """The buffers that an operation writes into a container."""
    return [value for value in op.operand_values if is_memref(value.type) and facts.stores(op, value)]


def _is_within(op: Operation, around: Operation) -> bool:
    return any(one is around for one in op.ancestors())


def _is_apart(other: Operation, store: Operation, load: Operation) -> bool:
    """Whether `other` certainly does not run between `store` and `load`, which is behind it in its block or inside."""
    block = store.parent
    at, reader = ancestor_in_block(other, block), ancestor_in_block(load, block)
    if at is None or reader is None:
        return False
    return at.is_before_in_block(store) or reader.is_before_in_block(at)


def _is_constant(place: tuple[object, ...]) -> bool:
    return all(isinstance(one, int) for one in place)


def _differ(first: tuple[object, ...], second: tuple[object, ...]) -> bool:
    pairs = zip(first, second, strict=False)
    return any(isinstance(one, int) and isinstance(other, int) and one != other for one, other in pairs)
