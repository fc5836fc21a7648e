"""Edited tensors: those that an edit of a long function can reach, and a small function in which they fare as there.

    %a = tensor.empty() : tensor<4xf32>                      // An edit of this line reaches `%a` and `%b`, which may
    %b = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>)  // be one buffer: all that is given one of these is
    %d = linalg.add ins(%b, %c : ...) outs(%e : ...)         // copied. `%c` and `%e` are arguments there.

Whether a tensor is copied, which buffer it becomes, and where that is freed depends on what is done to the tensors that
it may share memory with, and on nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....dialects.symbol_op_names import MODULE
from ....ir.attributes import TypeAttr
from ....ir.cloning import Mapping, clone, shell
from ....ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ....ir.records import dataclass
from ....ir.types import FloatType, FunctionType, RankedTensorType, VectorType, is_memref
from ....ir.walk import walk
from ....ods.bufferization.interface import TENSORS
from .buffer_sketches import operands_in
from .program_slices import in_text_order

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ....ods.knowledge import Knowledge
    from ....passes.bufferize.options import BufferizeOptions
    from .buffer_sketches import BufferSketch

_MOST_EDITED = 64
"""Operations of an edit, gone and new, up to which its tensors are looked for."""
_SMALL = 3
"""Of so many operations of a function, one at most is copied: else all of it is planned."""
_FUNCTION_TYPE = "function_type"


@dataclass(frozen=True, eq=False)
class EditedTensors:
    """The tensors of one edit."""

    function: Operation
    tensors: frozenset[Value]
    """Those that are defined directly in the function, or are its arguments."""
    operations: frozenset[Operation]
    """Directly in the function: those that are given any of `tensors`, or make one, and those that the edit changed."""
    joined: frozenset[Operation]
    """Those of `operations` in whose regions there are tensors: all of these are edited."""
    gone: frozenset[Operation]
    new: frozenset[Operation]
    places: dict[Operation, int]
    """The number of each operation there is now, in text order."""

    def has(self, value: Value) -> bool:
        """Whether `value`, of the version before or after, is edited."""
        if value in self.tensors:
            return True
        block = value.parent_block
        op = value.defining_op or (block.parent_op if block is not None else None)
        if op is None or op in self.gone:
            return True
        top = _top_of(op, self.function)
        is_inside = top is not op or value.defining_op is None
        return is_inside and top in self.joined

    def reaches(self, op: Operation) -> bool:
        """Whether `op`, of the version before or after, is gone, or in one of `operations`."""
        return op in self.gone or _top_of(op, self.function) in self.operations

    def place(self, op: Operation | None) -> int:
        return self.places.get(op, -1) if op is not None else -1

    def place_of(self, value: Value) -> tuple[int, int, int, int]:
        """The place of `value` in text order: results of an operation come before the arguments of its blocks."""
        if isinstance(value, OpResult):
            return self.place(value.op), 0, 0, value.index
        assert isinstance(value, BlockArgument)
        region = value.block.parent
        number = region.index << 16 | region.blocks.index(value.block) if region is not None else 0
        return self.place(value.block.parent_op), 1, number, value.index

    def sliced(self) -> Operation:
        """A module with the function of `operations` alone; `origin` leads from all of it to the author's."""
        return _sliced(self.function, self.operations)


def edited_tensors(
    old: BufferSketch, new: BufferSketch, function: Operation, knowledge: Knowledge, options: BufferizeOptions
) -> EditedTensors | None:
    """The tensors that the difference from `old` to `new` can reach, in `function`, whose regions have one block each.

    None: it may be any, or many; and where buffers or calls are among what is to be looked at.
    """
    if old.has_guesses or new.has_guesses or options.analysis_heuristic not in ("bottom-up", "top-down"):
        return None
    were, are = set(old.operations), set(new.operations)
    gone = [op for op in old.operations if op not in are]
    made = [op for op in new.operations if op not in were]
    if len(gone) + len(made) > _MOST_EDITED or function not in were or function not in are:
        return None
    return _Search(old, new, function, knowledge, options).found(gone, made)


class _Search:
    def __init__(
        self,
        old: BufferSketch,
        new: BufferSketch,
        function: Operation,
        knowledge: Knowledge,
        options: BufferizeOptions,
    ) -> None:
        # Loaded here: programs without tensors do not need the pass.
        from ....passes.bufferize.state import AnalysisState

        self._old = old
        self._new = new
        self._function = function
        self._knowledge = knowledge
        self._state = AnalysisState(options, knowledge)
        self._touched: dict[Operation, list[Value]] = {}
        """By operation directly in the function: the tensors defined there that it is given or makes."""
        self._joined: dict[Operation, bool] = {}
        self._made: frozenset[Operation] = frozenset()
        self._left = len(new.operations) // _SMALL

    def found(self, gone: Sequence[Operation], made: Sequence[Operation]) -> EditedTensors | None:
        self._made = frozenset(made)
        all_gone, places = frozenset(gone), {op: place for place, op in enumerate(self._new.operations)}
        changed = self._changed(gone, made, all_gone)
        if changed is None:
            return None
        tops = self._with_users_of_numbers(changed[0])
        operations = dict.fromkeys(tops)
        tensors = dict.fromkeys([*changed[1], *(value for top in tops for value in self._tensors_of(top))])
        pending = list(tensors)
        for value in pending:
            for top in self._tops_about(value):
                operations[top] = None
                for other in self._linked(top, value):
                    if other not in tensors:
                        tensors[other] = None
                        pending.append(other)
            if self._left < 0:
                return None
        operations = dict.fromkeys([*operations, *self._numbers(operations)])
        end = self._function.regions[0].blocks[0].last
        if end is not None:
            operations[end] = None
        if self._left < 0 or not all(map(self._is_simple, operations)):
            return None
        return EditedTensors(
            self._function,
            frozenset(tensors),
            frozenset(operations),
            frozenset([op for op in operations if self._is_joined(op)]),
            all_gone,
            self._made,
            places,
        )

    # What an edit changes

    def _changed(
        self, gone: Sequence[Operation], made: Sequence[Operation], all_gone: frozenset[Operation]
    ) -> tuple[list[Operation], list[Value]] | None:
        """The operations directly in the function that are changed, and the tensors that `gone` ones were given."""
        tops: dict[Operation, None] = {}
        for op in made:
            top = _top_of(op, self._function)
            if top is None:
                return None
            tops[top] = None
        if any(is_memref(result.type) for op in gone for result in op.results):
            return None
        described = self._descriptions(gone)
        wanted = {number for block, numbers in described for number in (block, *numbers)}
        meant: dict[object, object] = {number: one for one, number in self._old.numbers.items() if number in wanted}
        given: list[Value] = []
        for block, numbers in described:
            home = meant.get(block)
            around = home.parent_op if isinstance(home, Block) else None
            if around is None:
                return None
            if around is not self._function and around not in all_gone:
                top = _top_of(around, self._function)
                if top is None:
                    return None
                tops[top] = None
            for number in numbers:
                value = meant.get(number, number)
                if not isinstance(value, Value) or is_memref(value.type):
                    return None
                if isinstance(value.type, TENSORS) and value.defining_op not in all_gone:
                    given += self._outer(value)
        return list(tops), given

    def _descriptions(self, gone: Sequence[Operation]) -> list[tuple[object, Sequence[object]]]:
        """Of each operation that is gone: the number of its block, and those of its operands."""
        places = {op: place for place, op in enumerate(self._old.operations)} if gone else {}
        described = [self._old.arithmetic[place] or self._old.content[place] for place in (places[op] for op in gone)]
        return [(one[1], operands_in(one)) for one in described]

    def _outer(self, value: Value) -> list[Value]:
        """`value`, or, of one in a region of an operation in the function, the tensors of that."""
        block = value.parent_block
        around = block.parent_op if block is not None else None
        if around is self._function or around is None:
            return [value]
        top = _top_of(around, self._function)
        return self._tensors_of(top) if top is not None else []

    def _with_users_of_numbers(self, tops: Iterable[Operation]) -> list[Operation]:
        """`tops`, and what uses numbers that these compute, which may be sizes and places of parts."""
        found = dict.fromkeys(tops)
        pending = list(found)
        for top in pending:
            for result in top.results:
                if isinstance(result.type, TENSORS) or _is_fraction(result):
                    continue
                for user in result.users:
                    above = _top_of(user, self._function)
                    if above is not None and above not in found:
                        found[above] = None
                        pending.append(above)
        return list(found)

    # What may share memory

    def _tensors_of(self, top: Operation) -> list[Value]:
        known = self._touched.get(top)
        if known is None:
            found: dict[Value, None] = {}
            has_inner = False
            for op in walk(top):
                self._left -= 1
                for operand in op.operands:
                    value = operand.value
                    if isinstance(value.type, TENSORS):
                        has_inner = has_inner or op is not top
                        if self._is_outer(value):
                            found[value] = None
                has_inner = has_inner or (op is not top and any(isinstance(one.type, TENSORS) for one in op.results))
                for region in op.regions:
                    for block in region.blocks:
                        has_inner = has_inner or any(isinstance(one.type, TENSORS) for one in block.args)
            found.update([(one, None) for one in top.results if isinstance(one.type, TENSORS)])
            known = self._touched[top] = list(found)
            # The size of a new buffer may be asked of any operand.
            self._joined[top] = has_inner or (len(found) > 1 and not all(map(_has_known_size, found)))
        return known

    def _is_outer(self, value: Value) -> bool:
        block = value.parent_block
        return block is not None and block.parent_op is self._function

    def _is_joined(self, top: Operation) -> bool:
        """Whether any tensors of `top` may share memory by it, as far as it is looked at here."""
        self._tensors_of(top)
        return self._joined[top] or (self._state.interface(top) is None and not self._is_end(top))

    def _is_end(self, op: Operation) -> bool:
        return self._knowledge.is_terminator(op) and op.parent_op is self._function

    def _tops_about(self, value: Value) -> Iterator[Operation]:
        owners = [use.owner for use in value.uses]
        if isinstance(value, OpResult):
            owners.append(value.op)
        for owner in owners:
            top = _top_of(owner, self._function)
            if top is not None:
                yield top

    def _linked(self, top: Operation, value: Value) -> Iterable[Value]:
        """The tensors that may share memory with `value` because of `top`."""
        tensors = self._tensors_of(top)
        if self._is_end(top):
            return ()
        if self._is_joined(top):
            return tensors
        found: list[Value] = []
        for operand in top.operands:
            if not isinstance(operand.value.type, TENSORS) or (len(tensors) == 1):
                continue
            aliases = [one.value for one in self._state.aliases(operand)]
            if not aliases or self._is_certainly_copied(top, operand.index, operand.value):
                continue
            if operand.value is value:
                found += aliases
            elif value in aliases:
                found.append(operand.value)
        return found

    def _is_certainly_copied(self, top: Operation, index: int, value: Value) -> bool:
        """Whether `top` would write a constant, which was there before: plans of the copy name it."""
        definer, state = value.defining_op, self._state
        if definer is None or definer in self._made or not self._is_constant(definer) or state.is_writable(value):
            return False
        operand = top.operands[index]
        return state.writes(operand) and not state.must_be_in_place(operand)

    def _is_constant(self, op: Operation) -> bool:
        return self._knowledge.has_trait(op, "ConstantLike")

    # What is copied

    def _numbers(self, operations: Iterable[Operation]) -> list[Operation]:
        """Operations that compute numbers which `operations` use, as far as they do nothing else, and constants."""
        found: dict[Operation, None] = {}
        pending = list(operations)
        for top in pending:
            for op in walk(top):
                for operand in op.operands:
                    definer = operand.value.defining_op
                    if definer is None or definer in found:
                        continue
                    if isinstance(operand.value.type, TENSORS) and not self._is_constant(definer):
                        continue
                    if definer.parent_op is self._function and not definer.regions and self._is_simple(definer):
                        found[definer] = None
                        pending.append(definer)
                        self._left -= 1
        return list(found)

    def _is_simple(self, top: Operation) -> bool:
        """Whether `top` calls nothing and has nothing to do with buffers."""
        for op in walk(top):
            if op.successors or self._knowledge.is_call(op) or (op.syntax is not None and op.syntax.opaque):
                return False
            if any(is_memref(value.type) for value in (*op.operand_values, *op.results)):
                return False
            if any(is_memref(one.type) for region in op.regions for block in region.blocks for one in block.args):
                return False
        return True


def _top_of(op: Operation, function: Operation) -> Operation | None:
    """`op`, or the operation around it, that is directly in `function`."""
    at: Operation | None = op
    while at is not None:
        around = at.parent_op
        if around is function:
            return at
        at = around
    return None


def _has_known_size(tensor: Value) -> bool:
    type_ = tensor.type
    return isinstance(type_, RankedTensorType) and None not in type_.shape


def _is_fraction(value: Value) -> bool:
    type_ = value.type.element if isinstance(value.type, VectorType) else value.type
    return isinstance(type_, FloatType)


def _sliced(function: Operation, operations: Iterable[Operation]) -> Operation:
    module = Operation(MODULE)
    mapping = Mapping()
    made = shell(function, mapping)
    module.add_region().append(Block()).append(made)
    old, region = function.regions[0].blocks[0], made.add_region()
    region.span = function.regions[0].span
    body = region.append(Block(old.label, old.span))
    body.origin = old

    def add_argument(value: Value) -> None:
        copy = mapping.values[value] = body.add_argument(value.type, value.name)
        copy.origin = value

    for argument in old.args:
        add_argument(argument)
    for op in sorted(operations, key=in_text_order):
        inside = {one for each in walk(op) for one in _defined(each)} if op.regions else ()
        for each in walk(op):
            for value in each.operand_values:
                if value not in inside and value not in mapping.values:
                    add_argument(value)
        body.append(clone(op, mapping))
    type_ = getattr(function.properties[_FUNCTION_TYPE], "type", None)
    assert isinstance(type_, FunctionType)
    inputs = tuple([argument.type for argument in body.args])
    made.properties[_FUNCTION_TYPE] = TypeAttr(FunctionType(inputs, type_.results))
    return module


def _defined(op: Operation) -> list[Value]:
    return [*op.results, *(one for region in op.regions for block in region.blocks for one in block.args)]
