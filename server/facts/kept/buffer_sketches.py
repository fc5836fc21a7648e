"""Sketches of buffers: the programs of versions of a long function, as values to compare."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, TypeVar

from ....ir.graph import Block, Operation, Value
from ....ir.records import dataclass
from ....ir.types import FloatType, RankedTensorType, VectorType
from ....ir.walk import operations_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....ir.base import Type
    from ....ods.knowledge import Knowledge

PartT = TypeVar("PartT")
_FIXED = 6
"""Parts of what is said of each operation, before its operands; their number is the last."""


@dataclass(frozen=True, eq=False)
class BufferSketch:
    """The operations of one version in text order, and what is compared of them, without places."""

    operations: list[Operation]
    content: list[list[object]]
    """Of each operation, all but `arithmetic`; of that the types of results."""
    arithmetic: list[list[object]]
    """Of operations that compute floating-point numbers from such, and do nothing else; empty for others."""
    numbers: dict[Value | Block | None, int]
    """Of all values and blocks; those of a later version that are in both have the same."""
    next: int
    """The first number that nothing has."""
    has_guesses: bool
    """Whether an operation has unknown syntax: what follows may say the types of its results."""


def sketch_of(roots: Sequence[Operation], knowledge: Knowledge, earlier: BufferSketch | None = None) -> BufferSketch:
    """The sketch of `roots` and all inside of them.

    Args:
        earlier: that of another version. Operations that are in both say the same in both (see `splice.py`): where the
            others are in the middle, they alone are looked at.
    """
    operations = [op for root in roots for op in operations_in(root)]
    spliced = _spliced(operations, knowledge, earlier) if earlier is not None and not earlier.has_guesses else None
    if spliced is not None:
        return spliced
    numbers: dict[Value | Block | None, int] = {None: -1}
    for op in operations:
        for one in _defined(op):
            numbers[one] = len(numbers) - 1
    content, arithmetic = _described(operations, numbers, knowledge)
    return BufferSketch(operations, content, arithmetic, numbers, len(numbers) - 1, _has_guesses(operations))


def _spliced(operations: list[Operation], knowledge: Knowledge, earlier: BufferSketch) -> BufferSketch | None:
    """`earlier`, with the operations in the middle that are others now; None if it is not certain which number each of
    their results has elsewhere."""
    before, count = earlier.operations, len(operations)
    start = common_length(lambda length: before[:length] == operations[:length], min(len(before), count))
    most = min(len(before), count) - start
    common = common_length(lambda length: before[len(before) - length :] == operations[count - length :], most)
    old_end, numbers = len(before) - common, dict(earlier.numbers)
    middle, gone = operations[start : count - common], [_defined(op) for op in before[start:old_end]]
    new = [_defined(op) for op in middle]
    known = [[numbers.pop(one) for one in defined] for defined in gone]
    next_ = earlier.next
    if list(map(len, gone)) == list(map(len, new)):
        numbers.update(zip(_flat(new), _flat(known), strict=True))
    else:
        if not (_have_names_of_their_own(_flat(gone)) and _have_names_of_their_own(_flat(new))):
            return None
        by_name = dict(zip(map(_name_of, _flat(gone)), _flat(known), strict=True))
        for one in _flat(new):
            name = _name_of(one)
            if name is None or name not in by_name:
                numbers[one] = next_
                next_ += 1
            else:
                numbers[one] = by_name[name]
    content, arithmetic = earlier.content.copy(), earlier.arithmetic.copy()
    content[start:old_end], arithmetic[start:old_end] = _described(middle, numbers, knowledge)
    return BufferSketch(operations, content, arithmetic, numbers, next_, _has_guesses(middle))


def payloads_of(operations: Sequence[Operation]) -> Sequence[bool]:
    """Whether each argument of the blocks of `operations` is used."""
    return [
        bool(argument.uses)
        for op in operations
        if op.regions
        for region in op.regions
        for block in region.blocks
        for argument in block.args
    ]


def operands_in(described: Sequence[object]) -> Sequence[object]:
    """The numbers of the operands of an operation, given its `content` or `arithmetic`; a value from elsewhere is
    itself."""
    count = described[_FIXED - 1]
    assert isinstance(count, int)
    return described[_FIXED : _FIXED + count]


def _flat(defined: Sequence[Sequence[PartT]]) -> list[PartT]:
    return [one for each in defined for one in each]


def _name_of(one: Value | Block) -> str | None:
    return one.name if isinstance(one, Value) else None


def _have_names_of_their_own(defined: Sequence[Value | Block]) -> bool:
    """Whether no two values among `defined` share a name."""
    names = [name for name in map(_name_of, defined) if name is not None]
    return len({*names}) == len(names)


def _has_guesses(operations: Sequence[Operation]) -> bool:
    return any(op.syntax is not None and op.syntax.opaque for op in operations)


def _defined(op: Operation) -> Sequence[Value | Block]:
    """The results of `op`, and its blocks, each before its arguments."""
    if not op.regions:
        return op.results
    return [*op.results, *(one for region in op.regions for block in region.blocks for one in (block, *block.args))]


def _described(
    operations: Sequence[Operation], numbers: dict[Value | Block | None, int], knowledge: Knowledge
) -> tuple[list[list[object]], list[list[object]]]:
    """`content` and `arithmetic` of `operations`."""
    content: list[list[object]] = []
    arithmetic: list[list[object]] = []
    number = numbers.get
    plain: dict[str, bool] = {}
    for op in operations:
        results, name, syntax = op.results, op.name, op.syntax
        is_plain = plain.get(name)
        if is_plain is None:
            is_plain = plain[name] = knowledge.is_plain(name)
        is_opaque = syntax is not None and syntax.opaque
        values = [operand.value for operand in op.operands]
        into: list[object] = [name, number(op.parent), op.properties, op.attributes, is_opaque, len(values)]
        is_leaf = is_plain and not is_opaque and not op.regions and not op.successors
        if (is_leaf and _are_numbers(results, values)) or (not values and is_constant_number(op, knowledge)):
            content.append([result.type for result in results])
            arithmetic.append(into)
        else:
            content.append(into)
            arithmetic.append(_NOTHING)
        # A value from elsewhere is itself.
        into += [number(value, value) for value in values]
        for result in results:
            into += (result.type, result.name)
        for region in op.regions:
            for block in region.blocks:
                into.append(len(block.args))
                for argument in block.args:
                    into += (argument.type, argument.name)
            into.append(None)
        into.append([number(use.block) for use in op.successors] if op.successors else _NOTHING)
    return content, arithmetic


_NOTHING: list[object] = []


def _are_numbers(results: Sequence[Value], operands: Sequence[Value]) -> bool:
    return all(_is_number(one.type) for one in results) and all(_is_number(one.type) for one in operands)


def is_constant_number(op: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` is a constant of floating-point numbers, alone or in a tensor: whatever they are, they are no sizes,
    and decide nothing about buffers."""
    if op.operands or not knowledge.has_trait(op, "ConstantLike"):
        return False
    types = [result.type for result in op.results]
    return all(_is_number(one.element if isinstance(one, RankedTensorType) else one) for one in types)


def _is_number(type_: Type) -> bool:
    return isinstance(type_, FloatType) or (isinstance(type_, VectorType) and isinstance(type_.element, FloatType))


def common_length(is_common: Callable[[int], bool], most: int) -> int:
    """The greatest length up to `most` that is common; all shorter ones are."""
    return bisect_left(range(most + 1), True, key=lambda length: not is_common(length)) - 1
