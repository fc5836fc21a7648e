"""Operations on tensors, for the interpreter: tensors are values, so no operation changes one."""

from __future__ import annotations

import math
import re
from ast import literal_eval
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, cast

from pydealloc.dialects.common.canonicalization.mixed import Slice, slice_of
from pydealloc.ir.attributes import ElementsAttr, SymbolRefAttr
from pydealloc.ir.base import Type
from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.types import FloatType, RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.ods.bufferization.interface import is_tensor
from pydealloc.ods.segments import dense_values, integer_value, segments
from tests.execution.ledger import Fault, Kind, Place, View
from tests.execution.memory import OF_OTHERS, Unsupported
from tests.execution.operations import groups_of

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine

Index = tuple[int, ...]


class NoTensor(Exception):
    """The operation is not on tensors, or nothing is known of it."""


@dataclass(frozen=True)
class Tensor:
    """`cells` has the elements that are defined."""

    sizes: tuple[int, ...]
    cells: dict[Index, object]
    memory: View | None = None
    """What it was read from by `bufferization.to_tensor`."""

    def indices(self) -> Sequence[Index]:
        return list(product(*map(range, self.sizes)))

    def load(self, index: Index) -> object:
        """
        Raises:
            Fault: there is no such element, or it has no value, or it is in memory that is freed.
        """
        self.require_element(index)
        if self.memory is not None:
            self.memory.require_live("reads")
        if index not in self.cells:
            raise Fault(Kind.UNDEFINED, f"reads element {list(index)} of a tensor, which has no value")
        return self.cells[index]

    def require_element(self, index: Index) -> None:
        """
        Raises:
            Fault: there is no such element.
        """
        if len(index) != len(self.sizes) or any(not 0 <= i < n for i, n in zip(index, self.sizes, strict=True)):
            raise Fault(Kind.UNDEFINED, f"element {list(index)} of a tensor of {list(self.sizes)}")

    def require_own(self) -> Tensor:
        """
        Raises:
            Fault: other threads have inserted into it, so that nobody may copy all of it.
        """
        if any(value is OF_OTHERS for value in self.cells.values()):
            raise Fault(Kind.RACE, "copies what other threads insert")
        return self

    def replaced(self, cells: dict[Index, object]) -> Tensor:
        for index in cells:
            self.require_element(index)
        return Tensor(self.sizes, {**self.cells, **cells})


def sizes_of(numbers: Iterable[int]) -> tuple[int, ...]:
    """
    Raises:
        Fault: one is negative.
    """
    sizes = tuple(numbers)
    if any(size < 0 for size in sizes):
        raise Fault(Kind.UNDEFINED, f"a tensor of {list(sizes)}")
    return sizes


def require_shape(target: object, sizes: Sequence[int]) -> None:
    """
    Raises:
        Fault: the tensor, or the buffer, has other sizes.
    """
    assert isinstance(target, (Tensor, View))
    if target.sizes != tuple(sizes):
        raise Fault(Kind.UNDEFINED, f"{list(sizes)} into {list(target.sizes)}")


Globals = dict[str, Tensor]
Operands = list[object]
_BOOLEANS = {"true": 1, "false": 0}


def constant(value: ElementsAttr) -> Tensor:
    """The tensor of a `dense<...>` or `sparse<...>` of decimal numbers."""
    type_ = value.type
    assert isinstance(type_, RankedTensorType)
    sizes = tuple(size or 0 for size in type_.shape)
    if value.keyword == "sparse":
        return _sparse(value.body, sizes)
    if "0x" in value.body:
        raise Unsupported("hexadecimal elements")
    words: list[str] = re.findall(r"-?\d+(?:\.\d*(?:[eE][-+]?\d+)?)?|true|false", value.body)
    number = float if isinstance(type_.element, FloatType) else int
    numbers = [_BOOLEANS[each] if each in _BOOLEANS else number(each) for each in words]
    indices = list(product(*map(range, sizes)))
    return Tensor(sizes, {at: numbers[i if len(numbers) > 1 else 0] for i, at in enumerate(indices)})


def _sparse(body: str, sizes: tuple[int, ...]) -> Tensor:
    """What the rows of numbers do not name is zero: `[[0, 1]], [2]`, or one value for all rows.

    Raises:
        ValueError: it is spelt otherwise.
    """
    rows, values = cast("tuple[object, object]", literal_eval(body)) if body.strip() else ([], 0)
    if not isinstance(rows, list) or any(not isinstance(row, list) for row in cast("list[object]", rows)):
        raise ValueError(f"sparse<{body}>")
    places = [tuple(row) for row in cast("list[list[int]]", rows)]
    given = cast("list[object]", values) if isinstance(values, list) else [values] * len(places)
    # Of rows for one element the first counts.
    named = dict(reversed([*zip(places, given, strict=True)]))
    zero = 0.0 if any(isinstance(each, float) for each in given) else 0
    return Tensor(sizes, {at: named.get(at, zero) for at in product(*map(range, sizes))})


def _resolved(parts: Slice, values: dict[Value, object]) -> tuple[list[int], list[int], list[int]]:
    offsets, sizes, strides = (
        [cast("int", values[each]) if isinstance(each, Value) else each for each in part] for part in parts
    )
    return offsets, sizes, strides


def _places(parts: tuple[list[int], list[int], list[int]]) -> dict[Index, Index]:
    """From an element of the slice to the element of the whole."""
    offsets, sizes, strides = parts
    return {
        at: tuple(o + i * s for o, i, s in zip(offsets, at, strides, strict=True)) for at in product(*map(range, sizes))
    }


def kept_dimensions(sizes: Sequence[int], static: Sequence[int], shape: Sequence[int | None]) -> list[int]:
    """The dimensions of a slice that its type with `shape` has; the others are 1. `static`: sizes, or less than 0.

    Raises:
        Fault: the type does not fit.
    """
    kept: list[int] = []
    for dimension, size in enumerate(sizes):
        wanted = shape[len(kept)] if len(kept) < len(shape) else 0
        if len(shape) == len(sizes) or (static[dimension] if static[dimension] >= 0 else None) == wanted:
            kept.append(dimension)
        elif size != 1:
            raise Fault(Kind.UNDEFINED, f"drops dimension {dimension} of {list(sizes)}")
    if len(kept) != len(shape):
        raise Fault(Kind.UNDEFINED, f"shows a slice of {list(sizes)} as {list(shape)}")
    return kept


def _part(op: Operation, first: int, part: Type, machine: Machine) -> tuple[tuple[int, ...], dict[Index, Index]]:
    """The sizes of a slice with the type `part`, which may have fewer dimensions, and where its elements lie."""
    assert isinstance(part, RankedTensorType)
    parts = _resolved(slice_of(op, first), machine.values)
    kept = kept_dimensions(parts[1], dense_values(op.properties.get("static_sizes")), part.shape)
    places = {tuple(at[d] for d in kept): whole for at, whole in _places(parts).items()}
    return tuple(parts[1][d] for d in kept), places


def extracted(op: Operation, source: Tensor, machine: Machine) -> Tensor:
    sizes, places = _part(op, 1, op.result.type, machine)
    cells: dict[Index, object] = {}
    for at, whole in places.items():
        if any(not 0 <= i < n for i, n in zip(whole, source.sizes, strict=True)):
            raise Fault(Kind.UNDEFINED, f"slice beyond a tensor of {list(source.sizes)}")
        if whole in source.cells:
            cells[at] = source.cells[whole]
    return Tensor(sizes_of(sizes), cells)


def inserted(op: Operation, source: Tensor, target: Tensor, machine: Machine) -> Tensor:
    sizes, places = _part(op, 2, op.operands[0].value.type, machine)
    if sizes != source.sizes:
        raise Fault(Kind.UNDEFINED, f"inserts a tensor of {list(source.sizes)} as {list(sizes)}")
    cells = {key: value for key, value in target.cells.items() if key not in set(places.values())}
    found = {whole: source.cells[at] for at, whole in places.items() if at in source.cells}
    return Tensor(target.sizes, cells).replaced(found)


def _reshaped(source: Tensor, sizes: Sequence[int]) -> Tensor:
    """The same elements in order."""
    if math.prod(sizes) != math.prod(source.sizes):
        raise Fault(Kind.UNDEFINED, f"shows a tensor of {list(source.sizes)} as {list(sizes)}")
    pairs = zip(source.indices(), product(*map(range, sizes)), strict=True)
    return Tensor(tuple(sizes), {new: source.cells[old] for old, new in pairs if old in source.cells})


def _expanded(op: Operation, operands: Operands) -> Tensor:
    source, *dynamic = operands
    rest = iter(cast("list[int]", dynamic))
    sizes = [next(rest) if size < 0 else size for size in dense_values(op.properties.get("static_output_shape"))]
    return _reshaped(cast("Tensor", source), sizes)


def _collapsed(op: Operation, operands: Operands) -> Tensor:
    source = cast("Tensor", operands[0])
    return _reshaped(source, [math.prod(source.sizes[d] for d in group) for group in groups_of(op)])


def filled(type_: Type, operands: Operands, value: object) -> Tensor:
    """`operands` are the dynamic sizes; elements without a value where `value` is None."""
    assert isinstance(type_, RankedTensorType)
    dynamic = iter(cast("list[int]", operands))
    sizes = sizes_of(next(dynamic) if size is None else size for size in type_.shape)
    return Tensor(sizes, {} if value is None else dict.fromkeys(product(*map(range, sizes)), value))


def _to_buffer(machine: Machine, tensor: Tensor, *, is_read_only: bool) -> View:
    """The memory that the tensor came from, or a copy that nobody has to free.

    Who only reads gets one also where the memory was written since: a tensor keeps its value.
    """
    memory = tensor.memory
    if memory is not None and not (is_read_only and _to_tensor(memory).cells != tensor.cells):
        return replace(memory, is_read_only=memory.is_read_only or is_read_only)
    view = machine.ledger.allocate(tensor.sizes, 4, Place.GLOBAL, "bufferization.to_buffer")
    for index, value in tensor.cells.items():
        view.allocation.cells[view.at(index)] = value
    return replace(view, is_read_only=is_read_only)


def _to_tensor(view: View) -> Tensor:
    """What the memory holds now."""
    view.require_live("reads")
    found = {index: view.allocation.cells.get(view.at(index)) for index in view.elements()}
    return Tensor(view.sizes, {index: value for index, value in found.items() if value is not None}, view)


def global_tensor(module: Operation, globals_: Globals, name: str) -> Tensor:
    """The value of an `ml_program.global`, first its initial one."""
    if name not in globals_:
        for op in walk(module):
            value = op.properties.get("value")
            if op.name == "ml_program.global" and str(op.properties["sym_name"]) == f'"{name}"':
                assert isinstance(value, ElementsAttr)
                globals_[name] = constant(value)
    return globals_[name]


def compute(machine: Machine, op: Operation, operands: Operands) -> Sequence[object]:
    """The results of an operation on tensors without regions.

    Raises:
        NoTensor: it is none, or not known.
    """
    match op.name:
        case "arith.constant" if isinstance(op.properties["value"], ElementsAttr):
            return (constant(op.properties["value"]),)
        case "tensor.empty":
            return (filled(op.result.type, operands, machine.fill),)
        case "tensor.splat":
            return (filled(op.result.type, operands[1:], operands[0]),)
        case "bufferization.alloc_tensor":
            copied = segments(op, 3)[1]
            if copied:
                return (replace(cast("Tensor", operands[-1]), memory=None),)
            return (filled(op.result.type, operands, machine.fill),)
        case "bufferization.to_buffer":
            return (_to_buffer(machine, cast("Tensor", operands[0]), is_read_only="read_only" in op.properties),)
        case "bufferization.to_tensor":
            return (_to_tensor(cast("View", operands[0])),)
        case "bufferization.dealloc_tensor":
            return ()
        case "tensor.extract":
            source, *index = operands
            return (cast("Tensor", source).load(tuple(cast("list[int]", index))),)
        case "tensor.insert":
            value, target, *index = operands
            return (cast("Tensor", target).replaced({tuple(cast("list[int]", index)): value}).require_own(),)
        case "tensor.extract_slice":
            return (extracted(op, cast("Tensor", operands[0]), machine),)
        case "tensor.insert_slice":
            return (inserted(op, cast("Tensor", operands[0]), cast("Tensor", operands[1]), machine).require_own(),)
        case "tensor.concat":
            return (_concatenated(cast("list[Tensor]", operands), integer_value(op.properties.get("dim"))),)
        case "bufferization.materialize_in_destination":
            return _materialized(operands)
        case "tensor.cast":
            return (operands[0],)
        case "tensor.expand_shape":
            return (_expanded(op, operands),)
        case "tensor.collapse_shape":
            return (_collapsed(op, operands),)
        case "tensor.reshape":
            source, shape = cast("list[Tensor]", operands)
            return (_reshaped(source, [cast("int", shape.load(index)) for index in shape.indices()]),)
        case "tensor.dim":
            return (_extent(cast("Tensor", operands[0]), cast("int", operands[1])),)
        case "tensor.rank":
            return (len(cast("Tensor", operands[0]).sizes),)
        case "tensor.from_elements":
            type_ = op.result.type
            assert isinstance(type_, RankedTensorType)
            return (_reshaped(Tensor((len(operands),), {(i,): v for i, v in enumerate(operands)}), _static(type_)),)
        case "linalg.fill" if op.results:
            target = cast("Tensor", operands[1])
            return (target.replaced(dict.fromkeys(target.indices(), operands[0])),)
        case "linalg.copy" if op.results:
            require_shape(operands[1], cast("Tensor", operands[0]).sizes)
            return (operands[0],)
        case "ml_program.global_load":
            return (global_tensor(machine.module, machine.globals, _name_of(op)),)
        case "ml_program.global_store":
            machine.globals[_name_of(op)] = cast("Tensor", operands[0])
            return ()
        case "arith.select" if is_tensor(op.result.type):
            return (operands[1] if operands[0] else operands[2],)
        case _:
            raise NoTensor(op.name)


def _static(type_: RankedTensorType) -> list[int]:
    return [size or 0 for size in type_.shape]


def _extent(tensor: Tensor, dimension: int) -> int:
    if not 0 <= dimension < len(tensor.sizes):
        raise Fault(Kind.UNDEFINED, f"dimension {dimension} of {len(tensor.sizes)}")
    return tensor.sizes[dimension]


def _concatenated(parts: Sequence[Tensor], along: int) -> Tensor:
    cells: dict[Index, object] = {}
    start = 0
    for part in parts:
        require_shape(part, (*parts[0].sizes[:along], part.sizes[along], *parts[0].sizes[along + 1 :]))
        cells |= {(*at[:along], start + at[along], *at[along + 1 :]): value for at, value in part.cells.items()}
        start += part.sizes[along]
    sizes = parts[0].sizes
    return Tensor((*sizes[:along], start, *sizes[along + 1 :]), cells)


def _materialized(operands: Operands) -> Sequence[object]:
    source, target = operands
    require_shape(target, cast("Tensor", source).sizes)
    if not isinstance(target, View):
        return (source,)
    for index, value in cast("Tensor", source).cells.items():
        target.store(index, value)
    return ()


def has_tensors(op: Operation) -> bool:
    return any(is_tensor(result.type) for result in op.results)


def _name_of(op: Operation) -> str:
    symbol = op.properties["global"]
    assert isinstance(symbol, SymbolRefAttr)
    return symbol.leaf
