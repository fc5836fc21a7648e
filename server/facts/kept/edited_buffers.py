"""Edited buffers: those that an edit of a long function is about, where nothing else of it can make a difference.

A buffer is *plain* if it is reached through views alone, and each operation that is given one of these reads it, writes
it, frees it, or returns it. What is found out about a plain buffer depends on these operations, and on where they
stand; so an edit of operations that are given plain buffers changes nothing about any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ....analysis.dataflow.operation_facts import CONDITIONAL_DEALLOC, OperationFacts
from ....ir.graph import Block, BlockArgument, Operation, Value
from ....ir.records import dataclass
from ....ir.types import (
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    UnrankedMemRefType,
    VectorType,
    is_memref,
)
from ....ods.semantics import EffectKind
from .buffer_sketches import operands_in

if TYPE_CHECKING:
    from ....ir.base import Type
    from ....ods.knowledge import Knowledge
    from .buffer_sketches import BufferSketch

_MOST_OPERATIONS = 64
"""Operations of an edit, gone and new, up to which its buffers are looked for."""
_MOST_USES = 2000
"""Uses of its buffers."""
_OPERANDS = (FloatType, IndexType, IntegerType, MemRefType, UnrankedMemRefType, VectorType)


@dataclass(frozen=True, eq=False)
class EditedBuffers:
    """The buffers of one edit. An argument or a global among them has no results of its own."""

    names: dict[Value, list[Value]]
    """The allocated ones that there are now, each with all of its names, itself first; in text order."""
    before: frozenset[Value]
    """All that there are, and were before, allocated or not."""
    frees: frozenset[Operation]
    """The operations that free one."""
    gone: frozenset[Operation]
    new: frozenset[Operation]

    @property
    def has_lost_any(self) -> bool:
        """Whether the allocation of one is gone."""
        return any(one.defining_op in self.gone for one in self.before)


def edited_buffers(old: BufferSketch, new: BufferSketch, knowledge: Knowledge) -> EditedBuffers | None:
    """The buffers that the operations concern which make the difference from `old` to `new`; None: it may be any."""
    if old.has_guesses or new.has_guesses:
        return None
    were, are = set(old.operations), set(new.operations)
    gone = [op for op in old.operations if op not in are]
    made = [op for op in new.operations if op not in were]
    if len(gone) + len(made) > _MOST_OPERATIONS:
        return None
    return _Search(old, new, knowledge).found(gone, made)


class _Search:
    def __init__(self, old: BufferSketch, new: BufferSketch, knowledge: Knowledge) -> None:
        self._old = old
        self._new = new
        self._knowledge = knowledge
        self._facts = OperationFacts(knowledge)
        self._uses = 0
        self._changed: set[Operation] = set()

    def found(self, gone: list[Operation], made: list[Operation]) -> EditedBuffers | None:
        all_gone, all_made = frozenset(gone), frozenset(made)
        # The end of a block that the text leaves out is made anew.
        ends = [sorted(op.name for op in those if self._is_implied(op)) for those in (gone, made)]
        gone, made = ([op for op in those if not self._is_implied(op)] for those in (gone, made))
        self._changed = {*gone, *made}
        stand_ins = self._stand_ins(gone)
        try:
            before = self._before(gone, stand_ins)
        finally:
            for op in stand_ins:
                op.drop_all_references()
        if before is None or ends[0] != ends[1] or not self._are_plain(made, made):
            return None
        given = [value for op in made for value in (*op.operand_values, *op.results) if is_memref(value.type)]
        roots = dict.fromkeys([*(one for one in before if one.defining_op not in all_gone), *map(self._root, given)])
        is_same = _definitions(gone, self._old) == _definitions(made, self._new)
        names: dict[Value, list[Value]] = {}
        frees: list[Operation] = []
        for root in roots:
            of_root = self._names(root) if self._is_origin(root) else None
            if of_root is None or not (self._is_owned(root) or self._is_lent(of_root)):
                return None
            if not is_same and any(self._is_return(user) for name in of_root for user in name.users):
                # What callers know of the function may change.
                return None
            if self._makes(root):
                names[root] = of_root
                frees += self._frees(of_root)
        return EditedBuffers(names, before | roots.keys(), frozenset(frees), all_gone, all_made)

    # The version before

    def _stand_ins(self, gone: Sequence[Operation]) -> list[Operation]:
        """Operations as those that are `gone` were, which have no operands any more; without regions.

        They use values of the program: nobody must see it before their references are dropped.
        """
        places = {op: place for place, op in enumerate(self._old.operations)} if gone else {}
        operands = [
            operands_in(self._old.arithmetic[place] or self._old.content[place])
            for place in (places[op] for op in gone)
        ]
        wanted = {number for numbers in operands for number in numbers}
        values: dict[object, Value | Block | None] = {
            number: value for value, number in self._old.numbers.items() if number in wanted
        }
        found: list[Operation] = []
        meant: dict[object, Value] = {}
        for op, numbers in zip(gone, operands, strict=True):
            stand_in = Operation(op.name, op.properties, op.attributes)
            for number in numbers:
                value = values.get(number, number)
                assert isinstance(value, Value)
                stand_in.add_operand(meant.get(value, value))
            for result in op.results:
                meant[result] = stand_in.add_result(result.type)
            found.append(stand_in)
        return found

    def _before(self, gone: Sequence[Operation], stand_ins: Sequence[Operation]) -> frozenset[Value] | None:
        """The buffers that `gone` were given or made; None if they did anything else than to access them."""
        if not self._are_plain(gone, stand_ins):
            return None
        own: dict[Value, Value] = {
            result: value
            for stand_in, op in zip(stand_ins, gone, strict=True)
            for result, value in zip(stand_in.results, op.results, strict=True)
        }
        found: dict[Value, None] = {}
        for stand_in in stand_ins:
            for value in (*stand_in.operand_values, *stand_in.results):
                if is_memref(value.type):
                    root = self._root(value)
                    if root not in own and not self._is_origin(root):
                        return None
                    found[own.get(root, root)] = None
        return frozenset(found)

    # Operations

    def _is_implied(self, op: Operation) -> bool:
        """Whether `op` ends its block, and the text leaves it out."""
        return op.syntax is None and self._knowledge.is_terminator(op)

    def _are_plain(self, operations: Sequence[Operation], as_they_are: Sequence[Operation]) -> bool:
        """Whether `operations` are, which have the operands of `as_they_are`."""
        return all(
            self._has_plain_regions(op) and self._is_plain_operation(now, inside=op.parent_op in self._changed)
            for op, now in zip(operations, as_they_are, strict=True)
        )

    def _has_plain_regions(self, op: Operation) -> bool:
        """Whether buffers get into regions of `op` by being used there alone, and do not get out."""
        if not op.regions:
            return True
        knowledge = self._knowledge
        if knowledge.runs_later(op) or knowledge.is_function_like(op) or any(is_memref(one.type) for one in op.results):
            return False
        blocks = [block for region in op.regions for block in region.blocks]
        if any(len(region.blocks) > 1 for region in op.regions):
            return False
        return not any(is_memref(argument.type) for block in blocks for argument in block.args)

    def _is_plain_operation(self, op: Operation, *, inside: bool = False) -> bool:
        """Whether all that `op` does, its regions aside, is to make a buffer or a view, to access buffers, or to
        compute numbers that are no sizes and no conditions.

        Args:
            inside: whether it is in a region of another one: its results are used there alone.
        """
        knowledge, facts = self._knowledge, self._facts
        if op.successors or (op.syntax is not None and op.syntax.opaque) or knowledge.is_call(op):
            return False
        if not all(isinstance(operand.value.type, _OPERANDS) for operand in op.operands):
            return False
        if inside and knowledge.is_region_terminator(op):
            return not any(is_memref(value.type) for value in op.operand_values)
        if knowledge.is_terminator(op) or not (
            facts.effects(op) is not None or knowledge.region_branch(op) is not None
        ):
            return False
        if not inside and any(not is_memref(result.type) and not _is_float(result.type) for result in op.results):
            return False
        buffers = [value for value in op.operand_values if is_memref(value.type)]
        if not buffers:
            return self._makes_at_most(op)
        return not facts.choices(op) and all(self._is_plain_use(op, value) for value in buffers)

    def _makes_at_most(self, op: Operation) -> bool:
        """Whether `op`, which is given no buffer, results in one new buffer, or a global, or none at all."""
        buffers = [result for result in op.results if is_memref(result.type)]
        if not buffers:
            return self._knowledge.is_plain(op.name) or self._knowledge.region_branch(op) is not None
        return len(op.results) == 1 and (self._makes(buffers[0]) or not op.operands)

    def _is_plain_use(self, op: Operation, name: Value) -> bool:
        """Whether `op`, which is given the buffer `name`, accesses it, frees it, or results in a view of it."""
        knowledge, facts = self._knowledge, self._facts
        effects = facts.effects(op)
        if self._is_return(op):
            return True
        if op.successors or knowledge.is_terminator(op) or knowledge.is_call(op) or effects is None:
            return False
        if op.name == CONDITIONAL_DEALLOC or facts.choices(op) or facts.names_memory(op) or facts.starts_work(op):
            return False
        if knowledge.region_branch(op) is not None or facts.stores(op, name):
            return False
        if any(effect.kind is EffectKind.ALLOCATE for effect in effects):
            return False
        taken = facts.taken(op)
        if taken:
            return taken == [name] and not op.results and not op.regions
        derived = list(facts.derived(op, name))
        if derived:
            return facts.view_source(op) is name and derived == [op.results[0]] and not op.regions
        return all(not is_memref(result.type) for result in op.results)

    # Buffers

    def _root(self, value: Value) -> Value:
        """The buffer behind views."""
        seen: set[Value] = set()
        while value not in seen:
            seen.add(value)
            op = value.defining_op
            source = self._facts.view_source(op) if op is not None else None
            if source is None or op is None or op.results[0] is not value:
                break
            value = source
        return value

    def _is_return(self, op: Operation) -> bool:
        """Whether `op` returns all of its operands from the function."""
        knowledge, around = self._knowledge, op.parent_op
        is_end = around is not None and knowledge.is_function_like(around) and not op.successors
        return is_end and knowledge.is_region_terminator(op)

    def _is_owned(self, value: Value) -> bool:
        """Whether `value` is a new buffer, which the function has to free or return."""
        op = value.defining_op
        return op is not None and any(made is value for made, _ in self._facts.made(op))

    def _makes(self, value: Value) -> bool:
        """Whether `value` is a new buffer, of the heap or the stack."""
        op = value.defining_op
        return op is not None and any(
            effect.kind is EffectKind.ALLOCATE and effect.value is value for effect in self._facts.effects(op) or ()
        )

    def _is_origin(self, value: Value) -> bool:
        """Whether `value` is an argument of the function, a global, or the one result of an allocation."""
        if isinstance(value, BlockArgument):
            around = value.block.parent_op
            return around is not None and self._knowledge.is_function_like(around) and value.block.is_entry
        op = value.defining_op
        is_one = op is not None and not op.regions and len(op.results) == 1
        return op is not None and is_one and self._is_plain_operation(op)

    def _names(self, root: Value) -> list[Value] | None:
        """`root` and all views of it; None if it is not plain."""
        names = [root]
        for name in names:
            for use in name.uses:
                self._uses += 1
                if self._uses > _MOST_USES or not self._is_plain_use(use.owner, name):
                    return None
                if self._facts.view_source(use.owner) is name and use.owner.results[0] not in names:
                    names.append(use.owner.results[0])
        return names

    def _is_lent(self, names: Sequence[Value]) -> bool:
        """Whether nothing frees or returns a buffer that is not owned."""
        users = [user for name in names for user in name.users]
        return not any(self._facts.taken(user) or self._is_return(user) for user in users)

    def _frees(self, names: Sequence[Value]) -> list[Operation]:
        return [user for name in names for user in name.users if self._facts.taken(user)]


def _definitions(operations: Sequence[Operation], sketch: BufferSketch) -> list[object]:
    """The text of those of `operations` that result in buffers, and the numbers of these."""
    defining = [op for op in operations if any(is_memref(result.type) for result in op.results)]
    places = {op: place for place, op in enumerate(sketch.operations)} if defining else {}
    return [(sketch.content[places[op]], [sketch.numbers[result] for result in op.results]) for op in defining]


def _is_float(type_: Type) -> bool:
    return isinstance(type_, FloatType) or (isinstance(type_, VectorType) and isinstance(type_.element, FloatType))
