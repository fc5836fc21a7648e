"""Functions that nobody calls, called: their arguments are made to fit their types, as they are after passes too.

A tensor becomes a buffer by bufferization, and is made of the same numbers then. What is seen afterwards are results,
and the buffers that were given; a buffer that was a tensor belongs to the function, and may hold anything.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import TYPE_CHECKING, cast

from pydealloc.ir.attributes import StridedLayoutAttr, TypeAttr
from pydealloc.ir.base import Type
from pydealloc.ir.graph import Block, Operation
from pydealloc.ir.symbol_names import is_private, symbol_name
from pydealloc.ir.types import (
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    UnrankedMemRefType,
    UnrankedTensorType,
    is_memref,
)
from pydealloc.ir.walk import walk
from pydealloc.ods.constants import elements_of
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.segments import dense_values
from tests.execution.ledger import Place, View, row_major
from tests.execution.memory import Unsupported, width_of, wrapped
from tests.execution.tensors import Tensor

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine

_OWNING = frozenset(("bufferization.to_tensor", "bufferization.dealloc", "memref.dealloc", "memref.realloc"))
_BOTH = frozenset(("bufferization.to_tensor", "bufferization.to_buffer"))
_OTHERS = (1, 0)
"""What comes from outside is made of."""
DYNAMIC = 4
"""What is made of a dynamic size."""
_MOST = 600
"""Elements of the largest tensor or buffer that is made."""


@dataclass(frozen=True)
class Called:
    """A function, with the numbers of its inputs and results."""

    name: str
    inputs: int
    results: int
    buffers: frozenset[int]
    """Inputs that are seen afterwards: buffers, where the function takes over none."""

    @classmethod
    def of(cls, function: Operation) -> Called:
        signature = _signature(function)
        names = {op.name for op in walk(function)}
        buffers = () if names & _OWNING else (i for i, type_ in enumerate(signature.inputs) if is_memref(type_))
        return cls(symbol_name(function), len(signature.inputs), len(signature.results), frozenset(buffers))

    def is_still(self, function: Operation) -> bool:
        """Whether `function`, after a pass, takes and gives as many values."""
        signature = _signature(function)
        return (len(signature.inputs), len(signature.results)) == (self.inputs, self.results)

    def arguments(self, machine: Machine, numbers: Sequence[int]) -> list[object]:
        """
        Raises:
            Unsupported: a type that nothing is made for.
        """
        function = machine.functions[self.name]
        arguments = function.regions[0].blocks[0].args
        return [_made(machine, each.type, numbers, position) for position, each in enumerate(arguments)]

    def outside(self, machine: Machine, function: Operation, operands: Sequence[object]) -> list[object]:
        """What a function without a body does: it prints what it is given."""
        machine.printed.extend(_elements(operands))
        return [_made(machine, type_, _OTHERS, i) for i, type_ in enumerate(_signature(function).results)]

    def unknown(self, machine: Machine, op: Operation, operands: Sequence[object]) -> list[object]:
        """The same for an operation that nothing is known of, which runs its regions once, with what it is given.

        Its tensors are in memory of its own, that nobody else may write.

        Raises:
            Unsupported: it gives buffers, is one that LLVM knows, or its regions take something else.
        """
        if UPSTREAM.definition(op.name) is not None or any(is_memref(one.type) for one in op.results):
            raise Unsupported(op.name)
        machine.printed.extend(_elements(operands))
        for region in op.regions:
            entries = region.blocks[0].args if region.blocks else ()
            if [each.type for each in entries] != [each.value.type for each in op.operands if entries]:
                raise Unsupported(f"{op.name} with other arguments")
            if region.blocks:
                machine.printed.extend(_elements(machine.region(region, operands if entries else ())[1]))
        return [_own(machine, _made(machine, each.type, _OTHERS, i)) for i, each in enumerate(op.results)]

    def jump(self, machine: Machine, op: Operation, operands: Sequence[object]) -> Block:
        """Where an operation that nothing is known of goes on: the world decides, and blocks get nothing.

        Raises:
            Unsupported: a block takes arguments, or LLVM knows the operation.
        """
        if UPSTREAM.definition(op.name) is not None or any(block.args for block in op.successor_blocks):
            raise Unsupported(op.name)
        machine.printed.extend(_elements(operands))
        first = cast("int", machine.numbers[0])
        return op.successors[first % len(op.successors)].block

    def shown(self, results: Sequence[object], arguments: Sequence[object]) -> Iterator[object]:
        """Elements of what came out, one after the other.

        Raises:
            Fault: a result is in memory that is freed.
        """
        for each in results:
            memory = each.memory if isinstance(each, Tensor) else each
            if isinstance(memory, View):
                memory.require_live("returns")
        return _elements((*results, *(arguments[i] for i in sorted(self.buffers))))


def _elements(values: Sequence[object]) -> Iterator[object]:
    for value in values:
        if isinstance(value, View):
            yield value.allocation.freed
            yield value.sizes
            cells = value.allocation.cells
            yield from () if value.allocation.freed else (_plain(cells.get(value.at(i))) for i in value.elements())
        elif isinstance(value, Tensor):
            yield False
            yield value.sizes
            yield from (_plain(value.cells.get(index)) for index in value.indices())
        else:
            yield _plain(value)


def ends_unknown(op: Operation) -> bool:
    """Whether `op` is the end of a region of which nobody knows what ends it."""
    around = op.parent_op
    if op.next is not None or around is None:
        return False
    return UPSTREAM.definition(op.name) is None and UPSTREAM.definition(around.name) is None


def _own(machine: Machine, value: object) -> object:
    """A tensor in constant memory; other values as they are."""
    if not isinstance(value, Tensor):
        return value
    view = machine.ledger.allocate(value.sizes, 4, Place.GLOBAL, "an unknown operation")
    for index, element in value.cells.items():
        view.allocation.cells[view.at(index)] = element
    view.allocation.is_constant = True
    return replace(value, memory=view)


def chosen_case(op: Operation, operands: Sequence[object]) -> tuple[Block, list[object]]:
    """The block that a `cf.switch` goes to, and what it hands on."""
    flag, *given = operands
    default = dense_values(op.properties["operandSegmentSizes"])[1]
    sizes = [default, *dense_values(op.properties.get("case_operand_segments"))]
    values = elements_of(op.properties.get("case_values"))
    cases = [] if values is None else values.values * (len(op.successors) - 1 if values.is_splat else 1)
    number = cases.index(cast("int", flag)) + 1 if flag in cases else 0
    first = sum(sizes[:number])
    return op.successors[number].block, given[first : first + sizes[number]]


def functions_of(module: Iterable[Operation]) -> list[Operation]:
    """Those that can be called from outside, and do not see one memory as a tensor and as a buffer."""
    functions = [op for op in module if op.name == "func.func" and op.regions[0].blocks and not is_private(op)]
    return [op for op in functions if not {each.name for each in walk(op)} >= _BOTH]


def _signature(function: Operation) -> FunctionType:
    type_ = function.properties["function_type"]
    assert isinstance(type_, TypeAttr)
    assert isinstance(type_.type, FunctionType)
    return type_.type


def _plain(value: object) -> object:
    return "not a number" if isinstance(value, float) and math.isnan(value) else value


def _made(machine: Machine, type_: Type, numbers: Sequence[int], position: int) -> object:
    seed = numbers[position % len(numbers)]
    # Where the first number is below zero, not everything of one type has one size.
    size_ = DYNAMIC - position % 2 if numbers[0] < 0 else DYNAMIC
    if isinstance(type_, (UnrankedMemRefType, UnrankedTensorType)):
        element, shape = type_.element, (size_,)
    elif isinstance(type_, (MemRefType, RankedTensorType)):
        element, shape = type_.element, tuple(size_ if size is None else size for size in type_.shape)
    else:
        return _number(type_, seed)
    if prod(shape) > _MOST:
        raise Unsupported("a larger argument than is made")
    values = (_number(element, (seed + 7 * at) % 11 - 3) for at in range(prod(shape)))
    cells = dict(zip(product(*map(range, shape)), values, strict=True))
    if isinstance(type_, (RankedTensorType, UnrankedTensorType)):
        filled: dict[tuple[int, ...], object] = {**cells}
        return Tensor(shape, filled)
    view = _buffer(machine, type_, shape, element)
    for index, value in cells.items():
        view.allocation.cells[view.at(index)] = value
    return view


def _buffer(machine: Machine, type_: Type, shape: Sequence[int], element: Type) -> View:
    layout = type_.layout if isinstance(type_, MemRefType) else None
    if layout is not None and not isinstance(layout, StridedLayoutAttr):
        raise Unsupported("a layout without strides")
    offset = layout.offset or 0 if layout is not None else 0
    dense = row_major(shape)
    strides = [a if b is None else b for a, b in zip(dense, layout.strides, strict=True)] if layout else [*dense]
    extent = offset + 1 + sum((size - 1) * stride for size, stride in zip(shape, strides, strict=True))
    whole = machine.ledger.allocate([max(extent, 0)], width_of(element), Place.HEAP, "memref.alloc")
    return whole.shown(shape, strides, offset=offset)


def _number(type_: Type, number: int) -> object:
    if isinstance(type_, IntegerType) and not type_.signedness:
        return number & 1 if type_.width == 1 else wrapped(number, type_.width)
    if isinstance(type_, IndexType):
        return abs(number)
    if isinstance(type_, FloatType):
        return number / 2
    raise Unsupported(f"an argument of type {type_}")
