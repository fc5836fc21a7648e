"""Facts about single operations: what they make, view, choose, take, keep and borrow of the buffers they are given.

A *carrier* is a value through which a buffer may be reached: a buffer, a tensor that shares its memory, an address, a
descriptor, a token of work that still uses it. What carries is decided by types; the tables of the dialects say the
rest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import (
    DialectType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    Type,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
    is_memref,
)
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectInstance, EffectKind
from ...ods.side_effects import written_back
from ..buffers.allocations import CONDITIONAL_DEALLOC

ADDRESS_WIDTH = 32
"""Bits; what is narrower cannot hold an address."""
MANUAL_DEALLOCATION = "bufferization.manual_deallocation"
DEALLOC = "memref.dealloc"


class Carrier(Enum):
    """The way in which a value of some type can lead to a buffer."""

    NONE = 0
    BUFFER = 1
    TENSOR = 2
    NUMBER = 3
    """An integer, an index, or a vector of these, which may be an address."""
    HANDLE = 4
    """A value of a dialect's own type: a pointer, a descriptor, an asynchronous token."""


def carrier_of(type_: Type) -> Carrier:
    """The way in which values of `type_` can lead to a buffer."""
    if isinstance(type_, (MemRefType, UnrankedMemRefType)):
        return Carrier.BUFFER
    if isinstance(type_, (RankedTensorType, UnrankedTensorType)):
        return Carrier.TENSOR
    if isinstance(type_, VectorType):
        return Carrier.NUMBER if _is_address(type_.element) else carrier_of(type_.element)
    if _is_address(type_):
        return Carrier.NUMBER
    return Carrier.HANDLE if isinstance(type_, (DialectType, UnknownType)) else Carrier.NONE


def _is_address(type_: Type) -> bool:
    return isinstance(type_, IndexType) or (isinstance(type_, IntegerType) and type_.width >= ADDRESS_WIDTH)


def may_be_work(value: Value) -> bool:
    """Whether `value` may represent work that goes on, by its type."""
    return carrier_of(value.type) is Carrier.HANDLE


def element_of(type_: Type) -> Type | None:
    """The element of a buffer's type; None for anything else."""
    return type_.element if isinstance(type_, (MemRefType, UnrankedMemRefType)) else None


def constant_of(value: Value) -> bool | None:
    """The value of the `i1` constant `value`; None if it is no constant."""
    op = value.defining_op
    if op is None or op.name != "arith.constant":
        return None
    attribute = op.properties.get("value")
    return bool(attribute.value) if isinstance(attribute, IntegerAttr) else None


class OperationFacts:
    """Answers from one `Knowledge`, about operations that stay as they are at the first question about each."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.knowledge = knowledge
        self._effects: dict[Operation, tuple[EffectInstance, ...] | None] = {}
        self._carriers: dict[Operation, list[OpResult]] = {}
        self._getting_out: dict[Value, bool] = {}

    def effects(self, op: Operation) -> tuple[EffectInstance, ...] | None:
        """All memory effects; None when nothing states them."""
        if op not in self._effects:
            self._effects[op] = self.knowledge.effects(op)
        return self._effects[op]

    # Buffers that start

    def made(self, op: Operation) -> Iterator[tuple[Value, str]]:
        """Results of `op` that are buffers of their own, with the operation that frees them. Not for calls."""
        semantics = self.knowledge.semantics(op.name)
        makes = EffectKind.ALLOCATE in (self.knowledge.effect_kinds(op) or ())
        if not makes and (semantics is None or semantics.gives is None):
            return
        if op.attribute(MANUAL_DEALLOCATION) is not None:
            return
        frees = DEALLOC
        if semantics is not None:
            frees = semantics.freed_by or DEALLOC
            for index in semantics.gives(op) if semantics.gives is not None else ():
                if index < len(op.results) and is_memref(op.results[index].type) and self._is_given_here(op):
                    yield op.results[index], frees
        for effect in self.effects(op) or ():
            if effect.kind is EffectKind.ALLOCATE and effect.resource != AUTOMATIC_SCOPE:
                value = effect.value
                if value is not None and value.defining_op is op and is_memref(value.type):
                    yield value, frees

    def _is_given_here(self, op: Operation) -> bool:
        """Whether results come from work started elsewhere, so that its owner frees them."""
        if not self.ends_work(op):
            return True
        starts = [operand.value.defining_op for operand in op.operands]
        return any(start is not None and self.runs_later(start) for start in starts)

    def view_source(self, op: Operation) -> Value | None:
        """The operand whose buffer result 0 certainly shows, when both are buffers."""
        source = self.knowledge.view_source(op)
        if source is None and op.results:
            semantics = self.knowledge.semantics(op.name)
            shown = semantics.shows if semantics is not None else None
            source = op.operands[shown].value if shown is not None and shown < len(op.operands) else None
        if source is None or not op.results or not is_memref(op.results[0].type) or not is_memref(source.type):
            return None
        return source

    def choices(self, op: Operation) -> Sequence[Value]:
        """The operands one of which the result is; empty for all but selections."""
        semantics = self.knowledge.semantics(op.name)
        if semantics is None or not semantics.chooses:
            return ()
        return [op.operands[index].value for index in semantics.chooses if index < len(op.operands)]

    def selects(self, op: Operation) -> bool:
        """Whether the result is one of several values: it stands for each of them on some paths alone."""
        return len(set(self.choices(op))) > 1

    # Names

    def derived(self, op: Operation, name: Value) -> Iterator[Value]:
        """Results and operands of `op` that are names of a buffer afterwards because the operand `name` is one."""
        semantics = self.knowledge.semantics(op.name)
        if semantics is not None and semantics.tags is not None:
            yield from (tag for tag in self.tags(op) if tag is not name)
            return
        if op.next is None and (around := self._undescribed(op)) is not None:
            yield from (result for result in self._handing_on(around) if self._may_pass(name, result))
        if op.regions and self.knowledge.region_branch(op) is None:
            entries = [region.blocks[0] for region in op.regions if region.blocks]
            yield from (argument for entry in entries for argument in entry.args if argument.type is name.type)
        if not op.results:
            return
        chosen = self.choices(op)
        if chosen and not any(name is value for value in chosen):
            return
        if self.knowledge.is_call(op):
            return
        shown = self.view_source(op)
        if shown is not None and shown is not name and carrier_of(name.type) is Carrier.BUFFER:
            return
        for result in self._handing_on(op):
            if self._may_carry(op, name, result):
                yield result

    def _undescribed(self, end: Operation) -> Operation | None:
        """The operation whose results may be what `end`, the end of a region, hands over: no edges say so."""
        around = end.parent_op
        if around is None or end.results or end.successors or not self.knowledge.is_terminator(end):
            return None
        if self.knowledge.region_branch(around) is not None or self.knowledge.is_function_like(around):
            return None
        # What combines results at the end of a loop has none itself.
        return around.parent_op if not around.results and self.knowledge.is_terminator(around) else around

    def _may_pass(self, name: Value, result: Value) -> bool:
        """Whether `result` may be `name`, or contain it."""
        return result.type is name.type or carrier_of(name.type) in (Carrier.NUMBER, Carrier.HANDLE)

    def tags(self, op: Operation) -> Sequence[Value]:
        """Operands that represent the work on the others which goes on after `op`."""
        semantics = self.knowledge.semantics(op.name)
        if semantics is None or semantics.tags is None:
            return ()
        return [op.operands[index].value for index in semantics.tags(op)]

    def _handing_on(self, op: Operation) -> list[OpResult]:
        """Results of `op` that may lead to a buffer, without those that are one of their own."""
        found = self._carriers.get(op)
        if found is None:
            semantics = self.knowledge.semantics(op.name)
            given = semantics.gives(op) if semantics is not None and semantics.gives is not None else ()
            carriers = [result for result in op.results if carrier_of(result.type) is not Carrier.NONE]
            made = {value for value, _ in self.made(op)} if carriers else ()
            found = [result for result in carriers if result.index not in given and result not in made]
            self._carriers[op] = found
        return found

    def _may_carry(self, op: Operation, name: Value, result: Value) -> bool:
        source, target = carrier_of(name.type), carrier_of(result.type)
        if source is Carrier.BUFFER:
            if target is Carrier.NUMBER:
                return self.names_memory(op)
            return element_of(name.type) is not result.type
        if target is not Carrier.NUMBER:
            return True
        if source is Carrier.TENSOR:
            return False
        # A number computed from an address or a pointer, not one read from where it points.
        return not self.effects(op)

    # Accesses

    def names_memory(self, op: Operation) -> bool:
        """Whether results of `op` are the memory of a buffer in another form."""
        semantics = self.knowledge.semantics(op.name)
        return semantics is not None and semantics.names_memory

    def accesses(self, op: Operation, name: Value) -> bool:
        """Whether `op` reads or writes what `name`, a carrier other than a buffer, leads to, whenever it runs."""
        if carrier_of(name.type) is Carrier.TENSOR:
            # Loaded here: most programs on buffers have no tensors.
            from ...ods.bufferization.interface import always, no_aliases

            model = self.knowledge.bufferization(op.name)
            return model is not None and model.reads is always and model.aliases is no_aliases
        accessing = (EffectKind.READ, EffectKind.WRITE)
        return any(effect.value is name and effect.kind in accessing for effect in self.effects(op) or ())

    def gives_address(self, op: Operation) -> bool:
        """Whether the result of `op` is the address of a buffer, as a number."""
        return self.names_memory(op) and bool(op.results) and carrier_of(op.results[0].type) is Carrier.NUMBER

    # Buffers that end or leave

    def taken(self, op: Operation) -> list[Value]:
        """Operands whose buffers `op` frees, or hands to another owner; each once."""
        if self.knowledge.takes_nothing(op.name):
            return []
        found: dict[Value, None] = {}
        semantics = self.knowledge.semantics(op.name)
        if semantics is not None and semantics.takes is not None:
            for index in semantics.takes(op):
                found[op.operands[index].value] = None
        for effect in self.effects(op) or ():
            if effect.kind is EffectKind.FREE and effect.value is not None:
                found[effect.value] = None
        if op.name == CONDITIONAL_DEALLOC:
            released, is_certain = self._released(op)
            return [*released] if is_certain else []
        return [value for value in found if is_memref(value.type)]

    def may_take(self, op: Operation) -> Sequence[Value]:
        """Operands whose buffers `op` frees where a condition holds."""
        released, is_certain = self._released(op) if op.name == CONDITIONAL_DEALLOC else ((), True)
        return () if is_certain else released

    def _released(self, op: Operation) -> tuple[Sequence[Value], bool]:
        """The buffers that a `bufferization.dealloc` may free, and whether it certainly does."""
        buffers = self.knowledge.operand_group(op, "memrefs")
        if len(buffers) != 1:
            return buffers, False
        conditions = self.knowledge.operand_group(op, "conditions")
        holds = constant_of(conditions[0]) if conditions else None
        retained = self.knowledge.operand_group(op, "retained")
        never_frees = holds is False or buffers[0] in retained
        return ((), True) if never_frees else (buffers, holds is True and not retained)

    def is_free(self, op: Operation) -> bool:
        """Whether `op` frees what it takes, rather than handing it on."""
        return any(effect.kind is EffectKind.FREE for effect in self.effects(op) or ())

    def is_known(self, op: Operation) -> bool:
        """Whether it is stated what `op` does to buffers it is given."""
        knowledge = self.knowledge
        if op.name == CONDITIONAL_DEALLOC:
            return not self.may_take(op)
        if knowledge.effect_kinds(op) is not None or knowledge.has_recursive_effects(op) or knowledge.is_call(op):
            return True
        semantics = knowledge.semantics(op.name)
        if semantics is not None and (semantics.borrows or semantics.takes or semantics.gives or semantics.chooses):
            return True
        return knowledge.is_terminator(op) and (knowledge.is_branch(op) or knowledge.is_region_terminator(op))

    def stores(self, op: Operation, name: Value) -> bool:
        """Whether `op` puts `name` itself, not what it points to, where it may be found afterwards."""
        source = carrier_of(name.type)
        effects = self.effects(op) or ()
        if source is Carrier.TENSOR:
            return False
        if any(value is name for value, _ in written_back(op, self.knowledge)):
            return True
        acted_on = [effect.value for effect in effects]
        if source is Carrier.BUFFER:
            return any(
                effect.kind is EffectKind.WRITE
                and effect.value is not None
                and effect.value is not name
                and element_of(effect.value.type) is name.type
                for effect in effects
            )
        if any(value is name for value in acted_on) or self._is_index(op, name):
            return False
        return any(self._is_other_place(op, name, effect) for effect in effects)

    def written(self, op: Operation) -> list[Value]:
        """The memory that `op` writes to, or lets the operation write to whose region it ends."""
        own = [effect.value for effect in self.effects(op) or () if effect.kind is EffectKind.WRITE]
        return [value for value in (*own, *(to for _, to in written_back(op, self.knowledge))) if value is not None]

    def _is_other_place(self, op: Operation, name: Value, effect: EffectInstance) -> bool:
        """Whether `effect` writes somewhere else than to where `name` points."""
        if effect.kind is not EffectKind.WRITE:
            return False
        if effect.value is not None:
            return effect.value is not name
        others = (operand.value for operand in op.operands if operand.value is not name)
        return any(carrier_of(other.type) in (Carrier.BUFFER, Carrier.HANDLE) for other in others)

    def _is_index(self, op: Operation, name: Value) -> bool:
        """Whether `name` is a number that says where in a buffer, not what is written: no element has its type."""
        if carrier_of(name.type) is not Carrier.NUMBER:
            return False
        types = [element_of(value.type) for value in self.written(op)]
        kind = name.type.element if isinstance(name.type, VectorType) else name.type
        return bool(types) and all(type_ is not None and type_ is not kind for type_ in types)

    def gets_out(self, form: Value) -> bool:
        """Whether a buffer may be reached otherwise because `form`, an address or another form of it, is known."""
        found = self._getting_out.get(form)
        if found is None:
            found = self._getting_out[form] = any(self._lets_out(op, value) for op, value in self._uses_of(form))
        return found

    def _uses_of(self, form: Value) -> Iterator[tuple[Operation, Value]]:
        """Operations that are given `form`, or what is derived from it, with what each is given."""
        pending = [form]
        seen = set(pending)
        for value in pending:
            for op in value.users:
                yield op, value
                new = [one for one in self.derived(op, value) if one not in seen]
                seen.update(new)
                pending += new

    def _lets_out(self, op: Operation, value: Value) -> bool:
        if op.regions or op.successors or self.knowledge.is_terminator(op) or self.knowledge.is_call(op):
            return True
        if not self.is_known(op) or self.stores(op, value) or self.starts_work(op) or self.loses_work(op):
            return True
        return any(is_memref(one.type) for one in self.derived(op, value))

    # Work that goes on

    def ends_work(self, op: Operation) -> bool:
        """Whether all asynchronous work that operands of `op` represent is over when it is."""
        semantics = self.knowledge.semantics(op.name)
        return semantics is not None and semantics.awaits is not None and semantics.awaits(op)

    def starts_work(self, op: Operation) -> bool:
        """Whether work on the operands goes on after `op`, and a result or a tag represents it."""
        semantics = self.knowledge.semantics(op.name)
        if semantics is None:
            return False
        if semantics.tags is not None or self.runs_later(op):
            return True
        return semantics.awaits is not None and not semantics.awaits(op)

    def may_outlive(self, name: str) -> bool:
        """Whether an operation called `name` may give the address of a buffer, or start work that goes on behind it."""
        found = self.knowledge.semantics(name)
        if found is None:
            return False
        is_work = found.tags is not None or found.awaits is not None or found.runs_later or found.runs is not None
        return found.names_memory or is_work

    def loses_work(self, op: Operation) -> bool:
        """Whether work on the operands goes on after `op`, which has no regions, and nothing represents it."""
        semantics = self.knowledge.semantics(op.name)
        is_shown = bool(op.results or op.regions) or semantics is None or semantics.tags is not None
        return not is_shown and self.starts_work(op) and not self.knowledge.is_call(op)

    def runs_later(self, op: Operation) -> bool:
        """Whether the regions of `op` run asynchronously."""
        return self.knowledge.runs_later(op)
