"""Operations on tensors, for the interpreter: tensors are values, so no operation changes one."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import cast

from pydealloc.dialects.common.canonicalization.mixed import Slice, slice_of
from pydealloc.ir.affine import AffineDim
from pydealloc.ir.attributes import AffineMapAttr, ElementsAttr, SymbolRefAttr
from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.types import RankedTensorType
from pydealloc.ir.walk import walk
from pydealloc.ods.bufferization.interface import is_tensor
from pydealloc.ods.segments import array_elements, segments
from tests.execution.ledger import Fault, Kind, View
from tests.execution.operations import Unsupported

Index = tuple[int, ...]


class NoTensor(Exception):
    """The operation is not on tensors, or nothing is known of it."""


@dataclass(frozen=True)
class Tensor:
    """`cells` has the elements that are defined."""

    sizes: tuple[int, ...]
    cells: dict[Index, object]

    def indices(self) -> Sequence[Index]:
        return list(product(*map(range, self.sizes)))

    def load(self, index: Index) -> object:
        """
        Raises:
            Fault: there is no such element, or it has no value.
        """
        if len(index) != len(self.sizes) or any(not 0 <= i < n for i, n in zip(index, self.sizes, strict=True)):
            raise Fault(Kind.UNDEFINED, f"element {list(index)} of a tensor of {list(self.sizes)}")
        if index not in self.cells:
            raise Fault(Kind.UNDEFINED, f"reads element {list(index)} of a tensor, which has no value")
        return self.cells[index]

    def replaced(self, cells: dict[Index, object]) -> Tensor:
        for index in cells:
            if any(not 0 <= i < n for i, n in zip(index, self.sizes, strict=True)):
                raise Fault(Kind.UNDEFINED, f"element {list(index)} of a tensor of {list(self.sizes)}")
        return Tensor(self.sizes, {**self.cells, **cells})


Globals = dict[str, Tensor]
Operands = list[object]
Body = Callable[[Operation, Sequence[object]], Sequence[object]]
"""Runs the region of an operation with arguments; what it yields."""


def constant(value: ElementsAttr) -> Tensor:
    """The tensor of a `dense<...>` of integers."""
    type_ = value.type
    assert isinstance(type_, RankedTensorType)
    sizes = tuple(size or 0 for size in type_.shape)
    numbers = [int(each) for each in re.findall(r"-?\d+", value.body)]
    indices = list(product(*map(range, sizes)))
    return Tensor(sizes, {at: numbers[i if len(numbers) > 1 else 0] for i, at in enumerate(indices)})


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


def extracted(op: Operation, source: Tensor, values: dict[Value, object]) -> Tensor:
    parts = _resolved(slice_of(op, 1), values)
    cells: dict[Index, object] = {}
    for at, whole in _places(parts).items():
        if any(not 0 <= i < n for i, n in zip(whole, source.sizes, strict=True)):
            raise Fault(Kind.UNDEFINED, f"slice beyond a tensor of {list(source.sizes)}")
        if whole in source.cells:
            cells[at] = source.cells[whole]
    return Tensor(tuple(parts[1]), cells)


def inserted(op: Operation, source: Tensor, target: Tensor, values: dict[Value, object]) -> Tensor:
    places = _places(_resolved(slice_of(op, 2), values))
    cells = {key: value for key, value in target.cells.items() if key not in set(places.values())}
    found = {whole: source.cells[at] for at, whole in places.items() if at in source.cells}
    return Tensor(target.sizes, cells).replaced(found)


def _allocated(op: Operation, operands: Operands) -> Tensor:
    type_ = op.result.type
    assert isinstance(type_, RankedTensorType)
    sizes = iter(cast("list[int]", operands))
    return Tensor(tuple(next(sizes) if size is None else size for size in type_.shape), {})


def structured(op: Operation, operands: Operands, body: Body) -> Sequence[object]:
    """`linalg.generic` whose maps are projections, and `linalg.map`, on tensors or on buffers."""
    maps = [each.map for each in array_elements(op.properties.get("indexing_maps")) if isinstance(each, AffineMapAttr)]
    if maps and not (maps[-1].is_identity and all(type(e) is AffineDim for each in maps for e in each.results)):
        raise Unsupported(f"{op.name} with other maps than projections, or a reduction")
    if len(op.regions[0].blocks[0].last.operands) != 1:  # pyright: ignore[reportOptionalMemberAccess]
        raise Unsupported(f"{op.name} with several results")
    last = cast("Tensor | View", operands[-1])
    sizes = last.sizes
    result: dict[Index, object] = {}
    for at in product(*map(range, sizes)):
        arguments: list[object] = []
        for number, operand in enumerate(operands):
            index = tuple(at[cast("AffineDim", e).position] for e in maps[number].results) if maps else at
            is_used = bool(op.regions[0].blocks[0].args[number].uses)
            arguments.append(operand.load(index) if is_used and isinstance(operand, (Tensor, View)) else 0)
        (element,) = body(op, arguments)
        if isinstance(last, View):
            last.store(at, element)
        else:
            result[at] = element
    return () if isinstance(last, View) else (last.replaced(result),)


def global_tensor(module: Operation, globals_: Globals, name: str) -> Tensor:
    """The value of an `ml_program.global`, first its initial one."""
    if name not in globals_:
        for op in walk(module):
            value = op.properties.get("value")
            if op.name == "ml_program.global" and str(op.properties["sym_name"]) == f'"{name}"':
                assert isinstance(value, ElementsAttr)
                globals_[name] = constant(value)
    return globals_[name]


def compute(
    op: Operation, operands: Operands, values: dict[Value, object], module: Operation, globals_: Globals
) -> Sequence[object]:
    """The results of an operation on tensors without regions.

    Raises:
        NoTensor: it is none, or not known.
    """
    match op.name:
        case "arith.constant" if isinstance(op.properties["value"], ElementsAttr):
            return (constant(op.properties["value"]),)
        case "tensor.empty":
            return (_allocated(op, operands),)
        case "bufferization.alloc_tensor":
            copied = segments(op, 3)[1]
            return (operands[-1],) if copied else (_allocated(op, operands),)
        case "tensor.extract":
            source, *index = operands
            return (cast("Tensor", source).load(tuple(cast("list[int]", index))),)
        case "tensor.insert":
            value, target, *index = operands
            return (cast("Tensor", target).replaced({tuple(cast("list[int]", index)): value}),)
        case "tensor.extract_slice":
            return (extracted(op, cast("Tensor", operands[0]), values),)
        case "tensor.insert_slice":
            return (inserted(op, cast("Tensor", operands[0]), cast("Tensor", operands[1]), values),)
        case "tensor.cast" | "bufferization.materialize_in_destination":
            return (operands[0],)
        case "tensor.dim":
            return (cast("Tensor", operands[0]).sizes[cast("int", operands[1])],)
        case "tensor.from_elements":
            return (Tensor((len(operands),), {(i,): value for i, value in enumerate(operands)}),)
        case "linalg.fill" if op.results:
            target = cast("Tensor", operands[1])
            return (target.replaced(dict.fromkeys(target.indices(), operands[0])),)
        case "linalg.copy" if op.results:
            return (operands[0],)
        case "ml_program.global_load":
            return (global_tensor(module, globals_, _name_of(op)),)
        case "ml_program.global_store":
            globals_[_name_of(op)] = cast("Tensor", operands[0])
            return ()
        case "arith.select" if is_tensor(op.result.type):
            return (operands[1] if operands[0] else operands[2],)
        case _:
            raise NoTensor(op.name)


def has_tensors(op: Operation) -> bool:
    return any(is_tensor(result.type) for result in op.results)


def _name_of(op: Operation) -> str:
    symbol = op.properties["global"]
    assert isinstance(symbol, SymbolRefAttr)
    return symbol.leaf
