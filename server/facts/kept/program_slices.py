"""Program slices: a small function in which some buffers of a long one fare as they do there.

    %a = memref.alloc() : memref<4xf32>                 // Of `%a`: what is given it, the operations around that, and
    %b = memref.alloc() : memref<4xf32>                 // the numbers that they depend on. Other buffers, and numbers
    scf.for %i = %c0 to %n step %c1 {                   // that are no sizes and no conditions, are arguments.
      %v = memref.load %a[%i] : memref<4xf32>
      memref.store %v, %b[%i] : memref<4xf32>
    }

An operation that begins a block, or that a deallocation may be inserted behind, has another in its place that does
nothing: it leads to the same place of the long function.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cmp_to_key
from typing import TYPE_CHECKING

from ....analysis.dataflow.operation_facts import OperationFacts
from ....dialects.arith.ops import ConstantOp
from ....dialects.symbol_op_names import MODULE
from ....ir.attributes import IntegerAttr
from ....ir.cloning import Mapping, clone, shell
from ....ir.graph import Block, Operation, OpResult, Region, Value
from ....ir.types import INDEX, IndexType, IntegerType, VectorType
from ....ir.walk import walk

if TYPE_CHECKING:
    from ....ods.knowledge import Knowledge

_MOST_OPERATIONS = 1000
_DEEPEST = 50
"""Regions around an operation."""


def slice_of(function: Operation, names: Iterable[Value], knowledge: Knowledge) -> Operation | None:
    """A module with a function in which the plain buffers called `names` fare as in `function`; None if it is large.

    The function has one block in each of its regions. `origin` leads from all that is copied to `function`.
    """
    made = _Slicing(function, knowledge)
    return made.sliced() if made.keep(names) else None


class _Slicing:
    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self._function = function
        self._facts = OperationFacts(knowledge)
        self._whole: set[Operation] = set()
        """Operations that are copied with all that is inside."""
        self._around: dict[Operation, None] = {}
        """Operations of which those regions are copied in part."""
        self._in_blocks: dict[Block, list[Operation]] = {}
        self._mapping = Mapping()
        self._body = function.regions[0].blocks[0]
        """Of the function that is made, later."""

    # What is copied

    def keep(self, names: Iterable[Value]) -> bool:
        """Note what `names` depend on; whether that is a small part of the function, of which all is known."""
        pending = list(dict.fromkeys(op for name in names for op in (name.defining_op, *name.users) if op is not None))
        count = len(pending)
        for place, op in enumerate(pending):
            if op in self._whole:
                continue
            if len(self._whole) > _MOST_OPERATIONS or (place >= count and self._is_more(op)):
                return False
            self._whole.add(op)
            inside = set(walk(op)) if op.regions else ()
            if op.parent_op is not self._function or op is not self._function.regions[0].blocks[0].last:
                pending += [one for inner in walk(op) for one in self._numbers(inner) if one not in inside]
            if not self._keep_around(op, pending):
                return False
        for op in (*self._whole, *self._around):
            if op is not self._function and op.parent is not None:
                self._in_blocks.setdefault(op.parent, []).append(op)
        return True

    def _keep_around(self, op: Operation, pending: list[Operation]) -> bool:
        """Keep the operations around `op`; False if they are many."""
        for depth, around in enumerate(op.ancestors()):
            if depth > _DEEPEST:
                return False
            if around in self._around:
                return True
            self._around[around] = None
            if around is self._function:
                return True
            pending += self._numbers(around)
            pending += [one for end in _ends(around) for one in self._numbers(end)]
        return False

    def _numbers(self, op: Operation) -> list[Operation]:
        """The operations that define the numbers among the operands of `op`."""
        found: list[Operation] = []
        for operand in op.operands:
            value = operand.value
            if isinstance(value, OpResult) and _is_number(value):
                found.append(value.op)
        return found

    def _is_more(self, op: Operation) -> bool:
        """Whether `op`, one that numbers depend on, does more than to compute, and to read buffers."""
        facts = self._facts
        if op.regions or facts.knowledge.is_call(op) or facts.effects(op) is None:
            return True
        return bool(facts.taken(op)) or any(True for _ in facts.made(op))

    # The copy

    def sliced(self) -> Operation:
        module = Operation(MODULE)
        block = module.add_region().append(Block())
        function = shell(self._function, self._mapping)
        block.append(function)
        self._copy_regions(self._function, function)
        return module

    def _copy_regions(self, old: Operation, new: Operation) -> None:
        for old_region in old.regions:
            region = new.add_region()
            region.span = old_region.span
            for old_block in old_region.blocks:
                self._copy_block(old_block, region)

    def _copy_block(self, old: Block, region: Region) -> None:
        new = region.append(Block(old.label, old.span))
        new.origin = old
        if old.parent_op is self._function:
            self._body = new
        for argument in old.args:
            copy = new.add_argument(argument.type, argument.name, argument.span)
            copy.origin = argument
            self._mapping.values[argument] = copy
        chosen = dict.fromkeys(self._in_blocks.get(old, ()))
        places = [old.first, old.last, old.last.prev if old.last is not None else None]
        places += [op.prev for op in chosen if op in self._around]
        every = dict.fromkeys([*chosen, *(op for op in places if op is not None)])
        for op in sorted(every, key=in_text_order):
            if op in chosen and op in self._whole:
                new.append(self._copy_whole(op))
            elif op in chosen or (op is old.last and self._facts.knowledge.is_terminator(op)):
                new.append(self._copy_part(op))
            else:
                new.append(_nothing_for(op))

    def _copy_whole(self, op: Operation) -> Operation:
        inside = {one for each in walk(op) for one in _defined(each)} if op.regions else ()
        for each in walk(op):
            for operand in each.operands:
                if operand.value not in inside:
                    self._value(operand.value)
        return clone(op, self._mapping)

    def _copy_part(self, op: Operation) -> Operation:
        """`op`, of whose regions a part is copied, or the end of a block."""
        new = shell(op, self._mapping)
        for operand in op.operands:
            new.add_operand(self._value(operand.value), operand.place)
        self._copy_regions(op, new)
        return new

    def _value(self, old: Value) -> Value:
        """The value in place of `old`: its copy, or an argument."""
        known = self._mapping.values.get(old)
        if known is None:
            known = self._mapping.values[old] = self._body.add_argument(old.type, old.name)
        return known


def _is_number(value: Value) -> bool:
    """Whether `value` may say how often something runs, or how large it is."""
    type_ = value.type.element if isinstance(value.type, VectorType) else value.type
    return isinstance(type_, (IndexType, IntegerType))


def _ends(op: Operation) -> list[Operation]:
    return [block.last for region in op.regions for block in region.blocks if block.last is not None]


def _defined(op: Operation) -> list[Value]:
    return [*op.results, *(one for region in op.regions for block in region.blocks for one in block.args)]


def _nothing_for(op: Operation) -> Operation:
    """An operation without effect in the place of `op`."""
    new = Operation(ConstantOp.NAME, {"value": IntegerAttr(0, INDEX)})
    new.add_result(INDEX)
    new.origin = op
    return new


def _compare(one: Operation, other: Operation) -> int:
    return -1 if one.is_before_in_block(other) else int(one is not other)


in_text_order = cmp_to_key(_compare)
