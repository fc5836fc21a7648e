"""Sketches of buffers: the programs of versions of a long function, as values to compare."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from ....ir.graph import Block, Operation, Value
from ....ir.records import dataclass
from ....ir.types import FloatType, RankedTensorType, VectorType
from ....ir.walk import operations_in

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ....ir.base import Type
    from ....ods.knowledge import Knowledge


@dataclass(frozen=True, eq=False)
class BufferSketch:
    """The operations of one version in text order, and what is compared of them, without places."""

    operations: list[Operation]
    content: list[list[object]]
    """Of each operation, all but `arithmetic`; of that the types of results."""
    arithmetic: list[list[object]]
    """Of operations that compute floating-point numbers from such, and do nothing else; empty for others."""
    numbers: dict[Value | Block | None, int]
    """Of all values and blocks."""
    starts: list[int]
    """Of each operation, the first of the numbers of what it defines."""
    has_guesses: bool
    """Whether an operation has unknown syntax: what follows may say the types of its results."""


def sketch_of(roots: Sequence[Operation], knowledge: Knowledge, earlier: BufferSketch | None = None) -> BufferSketch:
    """The sketch of `roots` and all inside of them.

    Args:
        earlier: that of another version. Operations that are in both say the same in both (see `splice.py`): where the
            others, in the middle, are as many as before, they alone are looked at.
    """
    operations = [op for root in roots for op in operations_in(root)]
    if earlier is not None and not earlier.has_guesses and len(operations) == len(earlier.operations):
        spliced = _spliced(operations, knowledge, earlier)
        if spliced is not None:
            return spliced
    numbers: dict[Value | Block | None, int] = {None: -1}
    starts = _number(operations, numbers, 0)
    content, arithmetic = _described(operations, numbers, knowledge)
    has_guesses = any(op.syntax is not None and op.syntax.opaque for op in operations)
    return BufferSketch(operations, content, arithmetic, numbers, starts, has_guesses)


def _spliced(operations: list[Operation], knowledge: Knowledge, earlier: BufferSketch) -> BufferSketch | None:
    """`earlier`, with the operations in the middle that are others now; None if these define more, or less."""
    before, count = earlier.operations, len(operations)
    start = common_length(lambda length: before[:length] == operations[:length], count)
    end = count - common_length(lambda length: before[count - length :] == operations[count - length :], count - start)
    middle, numbers = operations[start:end], dict(earlier.numbers)
    for op in before[start:end]:
        for one in _defined(op):
            numbers.pop(one, None)
    starts = _number(middle, numbers, earlier.starts[start])
    if starts != earlier.starts[start : end + 1]:
        return None
    content, arithmetic = earlier.content.copy(), earlier.arithmetic.copy()
    content[start:end], arithmetic[start:end] = _described(middle, numbers, knowledge)
    has_guesses = any(op.syntax is not None and op.syntax.opaque for op in middle)
    return BufferSketch(operations, content, arithmetic, numbers, earlier.starts, has_guesses)


def _number(operations: Sequence[Operation], numbers: dict[Value | Block | None, int], next_: int) -> list[int]:
    """Number what `operations` define, from `next_` on; the first number of each, and the one after the last."""
    starts: list[int] = []
    for op in operations:
        starts.append(next_)
        for one in _defined(op):
            numbers[one] = next_
            next_ += 1
    starts.append(next_)
    return starts


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
        into: list[object] = [name, number(op.parent), op.properties, op.attributes, is_opaque]
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
