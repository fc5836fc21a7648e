"""Escape analysis of buffers: values that may be the same memory, and uses that free it or make it reachable longer.

More careful than `BufferOrigins`, which follows upstream: results of unknown operations may be any of their
buffer operands, and tensors, addresses and casts to other types represent the memory too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Protocol

from ...ir.graph import Operation, OpOperand, Value
from ...ir.records import dataclass
from ...ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    Type,
    UnrankedTensorType,
    VectorType,
    element_type,
    is_memref,
)
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectKind
from ...ods.side_effects import written_back
from ..region_kinds import is_known_control_flow
from .allocations import allocation_effects
from .origins import BufferOrigins, ForwardFlow

_ADDRESS_WIDTH = 32
"""Bits; what is narrower cannot hold an address."""


class Escape(Enum):
    """Effect of a use on the reachability of a buffer."""

    FREED = "freed"
    STORED = "stored"
    RETURNED = "returned"
    CAPTURED = "passed to a function that may keep it"
    LATER = "used by code that may run later"
    UNKNOWN = "used by an operation that may do anything"


@dataclass(frozen=True)
class EscapingUse:
    kind: Escape
    op: Operation
    name: Value
    """The name of the buffer that `op` uses."""


class Called(Protocol):
    """Effects of the functions that are called on operands."""

    def frees(self, call: Operation, position: int) -> bool:
        """Whether the operand may be freed."""
        ...

    def outlives(self, call: Operation, position: int) -> bool:
        """Whether the operand may be reached after the call by another way than through results that lead to it: it
        is stored, or work on it goes on."""
        ...

    def captures(self, call: Operation, position: int) -> bool:
        """Whether the operand may be freed, or may outlive the call; also where nothing is known of the function."""
        ...

    def given_back(self, call: Operation, position: int) -> Sequence[Value]:
        """The results that may lead to what the operand leads to."""
        ...


class CarefulFlow(BufferOrigins):
    """Flow of buffers, and of what represents them, with all that cannot be excluded."""

    def __init__(self, root: Operation | None, knowledge: Knowledge, called: Called | None = None) -> None:
        """`root`: as of `BufferOrigins`. `called`: None: calls may give back whatever they are given."""
        self._called = called
        super().__init__(root, knowledge)

    def _given_back(self, call: Operation, position: int) -> Sequence[Value]:
        if self._called is None or is_plain_number(call.operands[position].value.type):
            return super()._given_back(call, position)
        return self._called.given_back(call, position)

    def _add(self, op: Operation) -> None:
        super()._add(op)
        knowledge = self._knowledge
        if op.regions and knowledge.region_branch(op) is None and not knowledge.is_function_like(op):
            self._add_regions(op)
        semantics = knowledge.semantics(op.name)
        names_memory = semantics is not None and semantics.names_memory
        results = [one for one in op.results if names_memory or is_memref(one.type) or is_form(one.type)]
        if not results or not op.operands or knowledge.is_call(op) or knowledge.region_branch(op) is not None:
            return
        if knowledge.is_branch(op) or knowledge.is_region_terminator(op) or knowledge.view_source(op) is not None:
            return
        if allocation_effects(op, knowledge):
            return
        is_pure = knowledge.effects(op) is not None
        for operand in op.operands:
            for result in results:
                if names_memory or _may_carry(operand.value.type, result.type, is_pure=is_pure):
                    self._flow(operand.value, result)

    def _add_regions(self, op: Operation) -> None:
        """Nobody describes where control goes: what enters, or ends a region, may be in each region and each result."""
        blocks = [block for region in op.regions for block in region.blocks]
        entries = [argument for block in blocks if block.is_entry for argument in block.args]
        around = op.parent_op
        # What combines results at the end of a loop has none itself.
        is_end = not op.results and around is not None and self._knowledge.is_terminator(op)
        results = around.results if around is not None and is_end else op.results
        ends = [block.last for block in blocks if block.last is not None and not block.last.successors]
        handed_on = [value for last in ends for value in last.operand_values if not is_plain_number(value.type)]
        targets = [value for value in (*results, *entries) if not is_plain_number(value.type)]
        for source in (*op.operand_values, *handed_on):
            for target in targets:
                if source.type is target.type or (_is_whole(source.type) and _is_whole(target.type)):
                    self._flow(source, target)
        for source in handed_on:
            for target in results:
                if is_form(source.type) and is_form(target.type):
                    self._flow(source, target)

    def _flow(self, source: Value, to: Value) -> None:
        if not is_plain_number(source.type) and not is_plain_number(to.type):
            super()._flow(source, to)


def _is_whole(type_: Type) -> bool:
    return is_memref(type_) or isinstance(type_, (DialectType, RankedTensorType, UnrankedTensorType))


def is_plain_number(type_: Type) -> bool:
    """Whether a value of this type leads to no memory: truth values, narrow integers, floats, and vectors of these."""
    if isinstance(type_, (VectorType, ComplexType)):
        type_ = type_.element
    return isinstance(type_, FloatType) or (isinstance(type_, IntegerType) and type_.width < _ADDRESS_WIDTH)


def _may_carry(source: Type, result: Type, *, is_pure: bool) -> bool:
    """Whether a result of type `result` may represent the memory that an operand of type `source` represents.

    `is_pure`: the effects of the operation are known, so that its memref operands do not hide in other types.
    """
    if is_memref(source):
        if is_memref(result):
            return element_type(source) is not result
        return not is_pure and is_form(result)
    return is_form(source) and (is_form(result) or is_memref(result))


def is_form(type_: Type) -> bool:
    """Whether a value of this type, which is no memref, may represent memory: a tensor, an address, a handle."""
    if isinstance(type_, VectorType):
        type_ = type_.element
    wide = isinstance(type_, IntegerType) and type_.width >= _ADDRESS_WIDTH
    return wide or isinstance(type_, (IndexType, DialectType, RankedTensorType, UnrankedTensorType))


class Escapes:
    """Uses of buffers of one function, as the program is at construction."""

    def __init__(self, function: Operation, knowledge: Knowledge, called: Called) -> None:
        self._knowledge = knowledge
        self.called = called
        self._known_flow: CarefulFlow | None = None
        self.function = function

    def names(self, buffer: Value) -> list[Value]:
        """`buffer` and all that may be, or represent, the same memory."""
        return self._flow.dependents(buffer)

    def forward(self) -> ForwardFlow:
        """The flow from each name onwards: `names` has all that is found by following it."""
        return ForwardFlow(CarefulFlow(None, self._knowledge, self.called))

    def uses(self, buffer: Value, inside: Operation) -> Iterator[EscapingUse]:
        """Uses inside of the operation `inside` by which memory becomes reachable for longer, or is freed.

        Handing on to blocks, regions and results is none: what receives it is a name, see `names`.
        """
        return self._uses(self.names(buffer), inside)

    def own_uses(self, name: Value, inside: Operation) -> Iterator[EscapingUse]:
        """As `uses`, of `name` alone."""
        return self._uses((name,), inside)

    def _uses(self, names: Iterable[Value], inside: Operation) -> Iterator[EscapingUse]:
        for name in names:
            for use in name.uses:
                # A call that may keep it may also be later.
                for kind in dict.fromkeys((self._of(use, name), self._runs_later(use.owner, inside))):
                    if kind is not None:
                        yield EscapingUse(kind, use.owner, name)

    @property
    def _flow(self) -> CarefulFlow:
        if self._known_flow is None:
            self._known_flow = CarefulFlow(self.function, self._knowledge, self.called)
        return self._known_flow

    def _runs_later(self, op: Operation, inside: Operation) -> Escape | None:
        """Whether something between `op` and `inside` may run its regions when it likes."""
        knowledge = self._knowledge
        for around in op.ancestors():
            if around is inside:
                return None
            if knowledge.runs_later(around) or _is_handle_made(around):
                return Escape.LATER
            if (
                not is_known_control_flow(around, knowledge)
                and knowledge.effects(around) is None
                and not knowledge.has_recursive_effects(around)
            ):
                return Escape.UNKNOWN
        return None

    def _of(self, use: OpOperand, name: Value) -> Escape | None:
        op, knowledge = use.owner, self._knowledge
        effects = knowledge.effects(op)
        on_name = [effect.kind for effect in effects or () if effect.value is name]
        if EffectKind.FREE in on_name:
            return Escape.FREED
        if any(value is name for value, _ in written_back(op, knowledge)):
            return Escape.STORED
        if knowledge.is_branch(op) or knowledge.is_region_terminator(op):
            return self._handed_over(op)
        if knowledge.is_call(op):
            return self._called(op, use)
        if op.name == "arith.select" or knowledge.region_branch(op) is not None:
            return None
        if effects is None:
            # What has no effects of its own and is no loop or branch has nothing to hand its operands to.
            return Escape.UNKNOWN
        semantics = knowledge.semantics(op.name)
        if semantics is not None and semantics.names_memory:
            return None
        if _is_handle_made(op) and is_memref(name.type):
            return Escape.UNKNOWN
        if on_name:
            return None
        return Escape.STORED if any(effect.kind is EffectKind.WRITE for effect in effects) else None

    def _handed_over(self, op: Operation) -> Escape | None:
        around = op.parent_op
        if op.successors or around is None or self._knowledge.region_branch(around) is not None:
            return None
        return Escape.RETURNED if self._knowledge.is_function_like(around) else Escape.UNKNOWN

    def _called(self, call: Operation, use: OpOperand) -> Escape | None:
        if self._knowledge.runs_later(call):
            return Escape.LATER
        return Escape.CAPTURED if self.called.captures(call, use.index) else None


def _is_handle_made(op: Operation) -> bool:
    """Whether a result is of a dialect's own type: it may hold operands, or represent work that is under way."""
    return any(isinstance(result.type, DialectType) for result in op.results)
