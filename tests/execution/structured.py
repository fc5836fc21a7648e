"""Structured operations of linalg for the interpreter, on tensors and on buffers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import product
from typing import TYPE_CHECKING, cast

from pydealloc.ir.affine import AffineDim, AffineMap
from pydealloc.ir.affine_substitution import dimensions
from pydealloc.ir.attributes import AffineMapAttr
from pydealloc.ir.graph import Operation
from pydealloc.ods.segments import array_elements, dense_values, integer_value
from tests.execution.affine_operations import mapped
from tests.execution.control import Control, Values, in_threads
from tests.execution.ledger import Fault, Kind, View
from tests.execution.memory import Unsupported
from tests.execution.tensors import Index, Tensor, require_shape

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine

Shaped = Tensor | View
Body = Callable[[Sequence[object]], Sequence[object]]


class Output:
    """What is written element by element: a buffer in place, a tensor in a copy."""

    def __init__(self, whole: Shaped) -> None:
        self.whole = whole
        self.written: set[Index] | None = None
        """Of a tensor, by other threads, if there are any."""
        self.cells = dict(whole.cells) if isinstance(whole, Tensor) else {}

    def read(self, index: Index) -> object:
        if isinstance(self.whole, View):
            return self.whole.load(index)
        return Tensor(self.whole.sizes, self.cells).load(index)

    def write(self, index: Index, value: object) -> None:
        if isinstance(self.whole, View):
            self.whole.store(index, value)
        else:
            self.whole.require_element(index)
            if self.written is not None and index in self.written:
                raise Fault(Kind.RACE, f"element {list(index)} of a tensor")
            if self.written is not None:
                self.written.add(index)
            self.cells[index] = value

    def given(self) -> Sequence[object]:
        """The results: the tensor, none of a buffer."""
        whole = self.whole
        return [Tensor(whole.sizes, self.cells).require_own()] if isinstance(whole, Tensor) else ()


def loop_ranges(op: Operation, operands: Sequence[object], maps: Sequence[AffineMap]) -> list[range]:
    """Numbers that each loop runs over.

    Raises:
        Fault: operands do not agree.
        Unsupported: no operand tells.
    """
    sizes: list[int | None] = [None] * maps[0].num_dims
    for operand, map_ in zip(operands, maps, strict=True):
        for expr, size in zip(map_.results, operand.sizes if isinstance(operand, (Tensor, View)) else (), strict=False):
            if isinstance(expr, AffineDim):
                if sizes[expr.position] not in (None, size):
                    raise Fault(Kind.UNDEFINED, f"{op.name} with a loop of {sizes[expr.position]} and {size}")
                sizes[expr.position] = size
    if None in sizes:
        raise Unsupported(f"{op.name} with a loop that no operand spans")
    return [range(cast("int", size)) for size in sizes]


def run_body(
    machine: Machine, op: Operation, inputs: Sequence[object], outputs: Sequence[Shaped], maps: Sequence[AffineMap]
) -> Sequence[object]:
    """The body at each point of the space that the maps span; where all loops are parallel, in threads."""
    ranges = loop_ranges(op, [*inputs, *outputs], maps)
    written = [Output(each) for each in outputs]
    block = op.regions[0].blocks[0]
    takes_outputs = len(block.args) > len(inputs)

    def run(point: tuple[int, ...]) -> None:
        places = [tuple(mapped(map_, point)) for map_ in maps]
        arguments: list[object] = []
        for number, (operand, place) in enumerate(zip(inputs, places, strict=False)):
            arguments.append(element(operand, place) if block.args[number].uses else 0)
        for number, output in enumerate(written if takes_outputs else ()):
            place = places[len(inputs) + number]
            arguments.append(output.read(place) if block.args[len(inputs) + number].uses else 0)
        machine.points.append(point)
        given = machine.body(op, arguments)[1]
        machine.points.pop()
        for output, place, value in zip(written, places[len(inputs) :], given, strict=True):
            output.write(place, value)

    if op.name == "linalg.map" or "reduction" not in str(op.properties.get("iterator_types", "reduction")):
        for output in written:
            output.written = set()
        in_threads(machine, ranges, run)
    else:
        for point in product(*ranges):
            run(point)
    return [value for each in written for value in each.given()]


def element(operand: object, place: Index) -> object:
    return operand.load(place) if isinstance(operand, (Tensor, View)) else operand


def split(op: Operation, operands: Values) -> tuple[Values, list[Shaped]]:
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    count = sizes[0] if sizes else len(operands) - 1
    return operands[:count], cast("list[Shaped]", operands[count:])


def stated_maps(op: Operation) -> list[AffineMap]:
    return [each.map for each in array_elements(op.properties.get("indexing_maps")) if isinstance(each, AffineMapAttr)]


def _generic(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    inputs, outputs = split(op, operands)
    return run_body(machine, op, inputs, outputs, stated_maps(op))


def _map(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    inputs, outputs = operands[:-1], cast("list[Shaped]", operands[-1:])
    rank = len(outputs[0].sizes)
    identity = AffineMap(rank, 0, tuple(dimensions(rank)))
    return run_body(machine, op, inputs, outputs, [identity] * len(operands))


def _reduce(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    half = len(operands) // 2
    inputs, outputs = operands[:half], cast("list[Shaped]", operands[half:])
    rank = len(cast("Shaped", inputs[0]).sizes)
    gone = dense_values(op.properties.get("dimensions"))
    every = tuple(dimensions(rank))
    kept = tuple(expr for number, expr in enumerate(every) if number not in gone)
    maps = [AffineMap(rank, 0, every)] * half + [AffineMap(rank, 0, kept)] * half
    return run_body(machine, op, inputs, outputs, maps)


def _index(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return (machine.points[-1][integer_value(op.properties.get("dim"))],)


def _transpose(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    source, output = cast("Shaped", operands[0]), Output(cast("Shaped", operands[1]))
    order = dense_values(op.properties.get("permutation"))
    require_shape(output.whole, [source.sizes[dimension] for dimension in order])
    for point in product(*map(range, source.sizes)):
        output.write(tuple(point[dimension] for dimension in order), source.load(point))
    return [Tensor(output.whole.sizes, output.cells)] if isinstance(output.whole, Tensor) else ()


STRUCTURED: dict[str, Control] = {
    "linalg.generic": _generic,
    "linalg.map": _map,
    "linalg.reduce": _reduce,
    "linalg.index": _index,
    "linalg.transpose": _transpose,
}
