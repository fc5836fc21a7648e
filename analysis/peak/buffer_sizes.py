"""Bytes of buffers: of those that an operation makes, and of those that a name may be of.

Bytes are those of the elements, as the data layout of the program has them; what an allocator adds, for instance for
an `alignment`, is not counted. A view is as large as the buffer behind it.
"""

from __future__ import annotations

from collections.abc import Callable

from ...dialects.common.canonicalization.matching import constant_int
from ...dialects.memref import ops as memref
from ...ir.dominance import Dominance
from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import IndexType, MemRefType, is_memref
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
from ...ods.semantics import AUTOMATIC_SCOPE
from ..buffers.allocations import allocation_effects
from ..buffers.element_bits import stored_bytes
from ..buffers.reaching_values import incoming
from ..dataflow.operation_facts import MANUAL_DEALLOCATION, OperationFacts
from .amounts import BYTES, NOTHING, NUMBER, Amount, Product, Size, combined, size


@dataclass(frozen=True, slots=True)
class Bytes:
    """Of one of several buffers: of the smallest, and of the largest; None: not known."""

    least: Amount
    most: Amount | None

    def or_(self, other: Bytes) -> Bytes:
        if self.most is None or other.most is None:
            return Bytes(combined(self.least, other.least, min), None)
        if self.least.is_same(other.least) and self.most.is_same(other.most):
            return self
        return Bytes(combined(self.least, other.least, min), combined(self.most, other.most, max))


class BufferSizes:
    """Of one program, as it is at the first question about each value."""

    def __init__(self, facts: OperationFacts, of_result: Callable[[OpResult], Bytes]) -> None:
        """`of_result`: what a call returns."""
        self._facts = facts
        self._knowledge: Knowledge = facts.knowledge
        self._of_result = of_result
        self._sources: dict[Value, tuple[Value, ...]] = {}
        self._dominance = Dominance()
        self._handed: dict[Size, Amount] = {}
        """Extents of what edges of control flow hand over."""

    # What is made

    def made_by(self, op: Operation) -> list[Value]:
        """The buffers on the heap that `op` makes, whoever has to free them. Not for calls."""
        if op.attribute(MANUAL_DEALLOCATION) is None:
            return list(dict.fromkeys(value for value, _ in self._facts.made(op)))
        effects = allocation_effects(op, self._knowledge)
        return [one.value for one in effects if one.value is not None and one.resource != AUTOMATIC_SCOPE]

    def made(self, value: OpResult) -> Amount:
        """The bytes of the buffer that `value.op` makes and gives as `value`."""
        type_ = value.type
        if not isinstance(type_, MemRefType):
            return self._like_operand(value)
        element = element_bytes(type_, value.op)
        if element is None:
            return size(value, BYTES)
        found = Amount(element)
        for extent in self._extents(value, type_):
            found = found.product(extent) if extent.terms else found.times(extent.constant)
        return found

    def _like_operand(self, value: OpResult) -> Amount:
        """A buffer of any rank is as large as what it is a copy of."""
        buffers = [operand for operand in value.op.operand_values if is_memref(operand.type)]
        if len(buffers) == 1:
            held = self.of(buffers[0])
            if held.most is not None and held.most.is_same(held.least):
                return held.most
        return size(value, BYTES)

    def _extents(self, value: OpResult, type_: MemRefType) -> list[Amount]:
        given = [] if None not in type_.shape else self._dynamic_sizes(value.op)
        copied = [operand for operand in value.op.operand_values if isinstance(operand.type, MemRefType)]
        found: list[Amount] = []
        for dimension, extent in enumerate(type_.shape):
            if extent is not None:
                found.append(Amount(extent))
            elif len(given) == type_.shape.count(None):
                found.append(self.number(given[type_.shape[:dimension].count(None)]))
            elif len(copied) == 1 and not given and isinstance(copied[0].type, MemRefType):
                is_like = len(copied[0].type.shape) == len(type_.shape)
                found.append(self.extent(copied[0], dimension) if is_like else size(value, dimension))
            else:
                found.append(size(value, dimension))
        return found

    def _dynamic_sizes(self, op: Operation) -> list[Value]:
        named = self._knowledge.operand_group(op, "dynamicSizes")
        return named or [value for value in op.operand_values if isinstance(value.type, IndexType)]

    def number(self, value: Value) -> Amount:
        """A number that is not negative."""
        constant = constant_int(value)
        if constant is not None:
            return Amount(constant)
        asked = defining(value, memref.DimOp)
        dimension = constant_int(asked.index) if asked is not None else None
        if asked is not None and dimension is not None:
            return self.extent(asked.source, dimension)
        return size(value, NUMBER)

    def extent(self, buffer: Value, dimension: int) -> Amount:
        """Elements along a dimension of `buffer`."""
        own = self._own_extent(buffer, dimension)
        if own is not None:
            return own
        base = _without_casts(buffer)
        if (base, dimension) not in self._handed:
            self._hand_on(base, dimension)
        return self._handed[base, dimension]

    def _own_extent(self, buffer: Value, dimension: int) -> Amount | None:
        """The extent as types tell, or what makes the buffer; None where edges of control flow may tell more."""
        type_ = buffer.type
        while isinstance(type_, MemRefType) and 0 <= dimension < len(type_.shape):
            extent = type_.shape[dimension]
            if extent is not None:
                return Amount(extent)
            cast = defining(buffer, memref.CastOp)
            if cast is None:
                if isinstance(buffer, OpResult) and buffer in self.made_by(buffer.op):
                    return self._extents(buffer, type_)[dimension]
                return None
            buffer = cast.source
            type_ = buffer.type
        return size(buffer, dimension)

    def _hand_on(self, buffer: Value, dimension: int) -> None:
        """Find the extent of a buffer, and of all those that edges of control flow hand on to it, where all that the
        first of these begin as have the same one. Else it is one that only the program knows."""
        self._handed[buffer, dimension] = size(buffer, dimension)
        reached, found = {buffer: None}, list[Amount]()
        ends: set[Value] = set()
        pending = [buffer]
        for name in pending:
            given = [*incoming(name, self._knowledge)]
            if not given:
                ends.add(name)
                found.append(size(name, dimension))
            for one in given:
                own, base = self._own_extent(one, dimension), _without_casts(one)
                if own is not None:
                    found.append(own)
                elif base not in reached:
                    reached[base] = None
                    pending.append(base)
        # An allocation in a loop may be as large as what the loop hands on.
        handed = reached.keys() - ends
        found = [one for one in found if _named_by(one, dimension) not in handed]
        first = found[0] if found else None
        if first is None or not all(one.is_same(first) for one in found):
            return
        for name in reached:
            place = name.block.first if isinstance(name, BlockArgument) else name.defining_op
            if place is not None and all(self._is_known_at(product, place) for product in first.terms):
                self._handed[name, dimension] = first

    def _is_known_at(self, product: Product, place: Operation) -> bool:
        return all(self._dominance.value_dominates(value, place) for value, _ in product)

    # What a name may be

    def of(self, value: Value) -> Bytes:
        """The bytes of the buffer behind `value`, which is a name of it."""
        found: Bytes | None = None
        for source in self.sources(value):
            own = self._of_source(source)
            found = own if found is None else found.or_(own)
        return found or Bytes(NOTHING, None)

    def _of_source(self, source: Value) -> Bytes:
        if isinstance(source, BlockArgument):
            parent = source.block.parent_op
            if source.block.is_entry and parent is not None and self._knowledge.is_function_like(parent):
                found = declared_size(source, parent)
                return Bytes(found, found)
            return Bytes(NOTHING, None)
        assert isinstance(source, OpResult)
        if self._knowledge.is_call(source.op):
            return self._of_result(source)
        if source in self.made_by(source.op):
            made = self.made(source)
            return Bytes(made, made)
        return Bytes(NOTHING, None)

    def sources(self, value: Value) -> tuple[Value, ...]:
        """The buffers that `value` may be: results of operations that make them or that are not looked into, and
        arguments."""
        known = self._sources.get(value)
        if known is not None:
            return known
        seen, found = {value}, list[Value]()
        pending = [value]
        while pending:
            name = pending.pop()
            before = self._before(name)
            if not before:
                found.append(name)
            for one in before:
                if one not in seen:
                    seen.add(one)
                    pending.append(one)
        self._sources[value] = tuple(found)
        return tuple(found)

    def _before(self, name: Value) -> list[Value]:
        if isinstance(name, OpResult):
            op = name.op
            source = self._facts.view_source(op) if name.index == 0 else None
            if source is not None:
                return [source]
            chosen = self._facts.choices(op)
            if chosen:
                return list(chosen)
            if not op.regions:
                return []
        return list(incoming(name, self._knowledge))


def _named_by(extent: Amount, dimension: int) -> Value | None:
    """The buffer of which `extent` is the extent itself."""
    product = next(iter(extent.terms)) if len(extent.terms) == 1 else ()
    return product[0][0] if len(product) == 1 and extent.is_same(size(product[0][0], dimension)) else None


def _without_casts(buffer: Value) -> Value:
    while (cast := defining(buffer, memref.CastOp)) is not None:
        buffer = cast.source
    return buffer


def element_bytes(type_: MemRefType, place: Operation) -> int | None:
    """Bytes of an element of a buffer that is allocated at `place`; None where its type does not tell."""
    return stored_bytes(type_.element, place)


def static_size(type_: MemRefType, place: Operation) -> int | None:
    """Bytes of a buffer of static shape; None for any other."""
    found = element_bytes(type_, place)
    for extent in type_.shape:
        found = found * extent if found is not None and extent is not None else None
    return found


def declared_size(value: Value, place: Operation) -> Amount:
    """Bytes of the buffer `value`, which comes from elsewhere, as its type says; where that does not, a size that only
    others know. Who hands over a view of a larger buffer has to tell: `is_as_declared`."""
    type_ = value.type
    known = static_size(type_, place) if isinstance(type_, MemRefType) and type_.layout is None else None
    return Amount(known) if known is not None else size(value, BYTES)
