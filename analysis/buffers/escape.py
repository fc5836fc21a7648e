"""Escape analysis of buffers: values that may be the same memory, and uses that free it or make it reachable longer.

More careful than `BufferOrigins`, which follows upstream: results of unknown operations may be any of their
buffer operands, and tensors, addresses and casts to other types represent the memory too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import Enum

from ...ir.attributes import SymbolRefAttr
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
from ..components import components
from ..region_kinds import is_known_control_flow
from .allocations import allocation_effects, frees
from .origins import BufferOrigins

_Key = tuple[Operation, int]
CalleeLookup = Callable[[Operation, SymbolRefAttr], "Operation | None"]
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


class CarefulFlow(BufferOrigins):
    """Flow of buffers, and of what represents them, with all that cannot be excluded."""

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
        targets = [value for value in (*op.results, *entries) if _is_whole(value.type)]
        if not targets:
            return
        ends = [block.last for block in blocks if block.last is not None and not block.last.successors]
        for operand in (*op.operands, *(operand for last in ends for operand in last.operands)):
            for target in targets if _is_whole(operand.value.type) else ():
                self._flow(operand.value, target)

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
    wide = isinstance(type_, IntegerType) and type_.width >= _ADDRESS_WIDTH
    return wide or isinstance(type_, (IndexType, DialectType, RankedTensorType, UnrankedTensorType))


class Escapes:
    """Uses of buffers of one function, as the program is at construction."""

    def __init__(
        self,
        function: Operation,
        knowledge: Knowledge,
        callee: CalleeLookup,
        *,
        captures: Callable[[Operation, int], bool] | None = None,
    ) -> None:
        """`captures`: whether a call frees an operand, or can still reach it afterwards other than through its results;
        None: that is looked up in the bodies that `callee` leads to."""
        self._knowledge = knowledge
        self._callee = callee
        self._captures = captures
        self._captured: dict[tuple[Operation, int], bool] = {}
        self._freed: dict[tuple[Operation, int], bool] = {}
        self._flows: dict[Operation, CarefulFlow] = {}
        self.function = function

    def names(self, buffer: Value) -> list[Value]:
        """`buffer` and all that may be, or represent, the same memory."""
        return self._flow(self.function).dependents(buffer)

    def targets(self, name: Value) -> Sequence[Value]:
        """Values that `name` directly flows into: `names` has those of these too."""
        return self._flow(self.function).targets(name)

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
                kind = self._of(use, name) or self._runs_later(use.owner, inside)
                if kind is not None:
                    yield EscapingUse(kind, use.owner, name)

    def _flow(self, function: Operation) -> CarefulFlow:
        if function not in self._flows:
            self._flows[function] = CarefulFlow(function, self._knowledge)
        return self._flows[function]

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
        if self._captures is not None:
            return Escape.CAPTURED if self._captures(call, use.index) else None
        symbol = self._knowledge.callee(call)
        function = self._callee(call, symbol) if symbol is not None else None
        if function is None or not self._is_body_known(function, call):
            return Escape.CAPTURED
        return Escape.CAPTURED if self._is_captured(function, use.index) else None

    def is_reachable_after(self, call: Operation, position: int) -> bool:
        """Whether operand `position` of `call` may be reached afterwards: the function called is unknown, keeps it, or
        returns it."""
        symbol = self._knowledge.callee(call)
        function = self._callee(call, symbol) if symbol is not None else None
        if function is None or not self._is_body_known(function, call):
            return True
        names = self._flow(function).dependents(function.regions[0].blocks[0].args[position])
        return next(self._uses(names, function), None) is not None

    def is_freed_by_call(self, use: OpOperand) -> bool:
        """Whether the owner of `use` is a call of a function with a body that may free this operand."""
        start = self._argument_of(use)
        if start is None:
            return False
        if start not in self._freed:
            for together in components((start,), self._handed_on, self._freed):
                inner = any(self._freed.get(one, False) for key in together for one in self._handed_on(key))
                own = (self._flow(key[0]).dependents(_argument(key)) for key in together)
                found = inner or any(
                    frees(each.owner, name, self._knowledge) for names in own for name in names for each in name.uses
                )
                self._freed.update(dict.fromkeys(together, found))
        return self._freed[start]

    def _argument_of(self, use: OpOperand) -> _Key | None:
        """The argument of a function with a body that an operand of a call becomes."""
        symbol = self._knowledge.callee(use.owner)
        function = self._callee(use.owner, symbol) if symbol is not None else None
        if function is None or not self._is_body_known(function, use.owner):
            return None
        return function, use.index

    def _handed_on(self, key: _Key) -> list[_Key]:
        """The arguments of other functions that an argument becomes."""
        uses = (use for name in self._flow(key[0]).dependents(_argument(key)) for use in name.uses)
        found = dict.fromkeys(self._argument_of(use) for use in uses if self._knowledge.is_call(use.owner))
        return [one for one in found if one is not None]

    def _is_body_known(self, function: Operation, call: Operation) -> bool:
        """Operand `i` of the call is argument `i` of the body."""
        entry = function.regions[0].entry if function.regions else None
        return (
            entry is not None
            and self._knowledge.is_function_like(function)
            and len(entry.args) == len(call.operands)
            and all(
                argument.type is operand.value.type for argument, operand in zip(entry.args, call.operands, strict=True)
            )
        )

    def _is_captured(self, function: Operation, argument: int) -> bool:
        """Whether `function` frees the argument, or can still reach it after it has returned."""
        start = (function, argument)
        if start not in self._captured:
            # From the bottom of the call graph, or long chains of calls would be deep chains of questions.
            for together in components((start,), self._handed_on, self._captured):
                self._captured.update(dict.fromkeys(together, True))
                for key in together:
                    found = self._uses(self._flow(key[0]).dependents(_argument(key)), key[0])
                    self._captured[key] = any(use.kind is not Escape.RETURNED for use in found)
        return self._captured[start]


def _argument(key: _Key) -> Value:
    return key[0].regions[0].blocks[0].args[key[1]]


def _is_handle_made(op: Operation) -> bool:
    """Whether a result is of a dialect's own type: it may hold operands, or represent work that is under way."""
    return any(isinstance(result.type, DialectType) for result in op.results)
