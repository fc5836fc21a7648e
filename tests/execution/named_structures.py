"""Structured operations of linalg whose text leaves the body out, and packing, for the interpreter."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from pydealloc.dialects.common.canonicalization.mixed import DYNAMIC
from pydealloc.ir.affine import AffineConstant, AffineDim, AffineExpr, AffineMap
from pydealloc.ir.affine_arithmetic import combine
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import element_type
from pydealloc.ods.dense_integers import dense_integers
from pydealloc.ods.segments import dense_values, integer_value
from tests.execution.affine_operations import mapped
from tests.execution.control import Control, Values
from tests.execution.ledger import Fault, Kind
from tests.execution.memory import bits_of, wrapped
from tests.execution.structured import Output, Shaped, element, loop_ranges, run_body, split, stated_maps
from tests.execution.tensors import Index, require_shape

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine


@dataclass(frozen=True)
class _Named:
    loops: tuple[str, ...]
    """A letter for each dimension of each operand; none: those of the output, for each. `W` is a window of loop `v`."""
    element: Callable[..., Any]
    """Of elements of the inputs, and of that of the output before, where it `accumulates`."""
    accumulates: bool = True
    unread: int | None = None
    """The number of an input that has sizes alone."""
    order: str = "mnk"
    """The letters as LLVM numbers the loops."""

    def maps(self, op: Operation, rank: int) -> list[AffineMap]:
        if not self.loops:
            return [AffineMap(rank, 0, tuple(map(AffineDim, range(rank))))] * len(op.operands)
        dims: dict[str, AffineExpr] = {letter: AffineDim(i) for i, letter in enumerate(self.order)}
        stride, dilation = (
            AffineConstant((dense_integers(op.properties.get(name)) or [1])[0]) for name in ("strides", "dilations")
        )
        if "v" in dims:
            dims["W"] = combine("+", combine("*", dims["w"], stride), combine("*", dims["v"], dilation))
        return [AffineMap(len(self.order), 0, tuple(dims[letter] for letter in each)) for each in self.loops]


_PRODUCT = ("mk", "kn", "mn")
_OPERATIONS = {
    "linalg.add": _Named((), lambda a, b: a + b, accumulates=False),
    "linalg.sub": _Named((), lambda a, b: a - b, accumulates=False),
    "linalg.contract": _Named(_PRODUCT, lambda a, b, c: c + a * b),
    "linalg.matmul": _Named(_PRODUCT, lambda a, b, c: c + a * b),
    "linalg.batch_matmul": _Named(("bmk", "bkn", "bmn"), lambda a, b, c: c + a * b, order="bmnk"),
    "linalg.batch_reduce_matmul": _Named(("bmk", "bkn", "mn"), lambda a, b, c: c + a * b, order="bmnk"),
    "linalg.quantized_matmul": _Named(("mk", "kn", "", "", "mn"), lambda a, b, x, y, c: c + (a - x) * (b - y)),
    "linalg.pooling_ncw_sum": _Named(("ncW", "v", "ncw"), lambda a, c: c + a, unread=1, order="ncwv"),
}


def _named(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    inputs, outputs = split(op, operands)
    (output,), named = outputs, _OPERATIONS[op.name]
    maps = stated_maps(op) or named.maps(op, len(output.sizes))
    if op.regions[0].blocks:
        return run_body(machine, op, inputs, outputs, maps)
    written = Output(output)
    type_ = element_type(op.operands[-1].value.type)
    read = [position for position in range(len(inputs)) if position != named.unread]
    for point in product(*loop_ranges(op, operands, maps)):
        *places, target = (tuple(mapped(map_, point)) for map_ in maps)
        values = [element(inputs[position], places[position]) for position in read]
        value = named.element(*values, *([written.read(target)] if named.accumulates else ()))
        written.write(target, wrapped(value, bits_of(type_)) if isinstance(value, int) else value)
    return written.given()


def _broadcast(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    source, output = cast("list[Shaped]", operands)
    new, written = dense_values(op.properties.get("dimensions")), Output(output)
    require_shape(source, [size for i, size in enumerate(output.sizes) if i not in new])
    for index in product(*map(range, output.sizes)):
        written.write(index, source.load(tuple(number for i, number in enumerate(index) if i not in new)))
    return written.given()


def _softmax(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    source, output = cast("list[Shaped]", operands)
    along, written = integer_value(op.properties.get("dimension")), Output(output)
    require_shape(output, source.sizes)
    for index in product(*map(range, source.sizes)):
        line = [(*index[:along], i, *index[along + 1 :]) for i in range(source.sizes[along])]
        values = [cast("float", source.load(each)) for each in line]
        shares = [math.exp(value - max(values)) for value in values]
        written.write(index, shares[index[along]] / sum(shares))
    return written.given()


# --- Packing ---


@dataclass(frozen=True)
class _Tiling:
    """How `linalg.pack` and `unpack` divide dimensions: the tile of each divided one, and the order of the others."""

    tiles: dict[int, int]
    order: Sequence[int]

    @staticmethod
    def of(op: Operation, sizes: Sequence[int], rank: int, packed: Shaped) -> _Tiling:
        """`sizes`: the dynamic ones of tiles.

        Raises:
            Fault: the packed side has other tiles.
        """
        rest = iter(sizes)
        static = dense_values(op.properties.get("static_inner_tiles"))
        tiles = [next(rest) if tile == DYNAMIC else tile for tile in static]
        if [*packed.sizes[rank:]] != tiles:
            raise Fault(Kind.UNDEFINED, f"tiles of {tiles} in {list(packed.sizes)}")
        divided = dense_values(op.properties.get("inner_dims_pos"))
        return _Tiling(
            dict(zip(divided, tiles, strict=True)), dense_values(op.properties.get("outer_dims_perm")) or range(rank)
        )

    def place(self, index: Index) -> Index:
        """The element of the unpacked side that element `index` of the packed one is."""
        rank = len(self.order)
        found = [0] * rank
        for position, dimension in enumerate(self.order):
            found[dimension] = index[position]
        for inner, (dimension, tile) in zip(index[rank:], self.tiles.items(), strict=True):
            found[dimension] = found[dimension] * tile + inner
        return tuple(found)

    def extents(self, packed: Shaped) -> Iterator[tuple[int, int]]:
        """Each dimension of the unpacked side, with the size that the packed one has room for."""
        for position, dimension in enumerate(self.order):
            yield dimension, packed.sizes[position] * self.tiles.get(dimension, 1)


def _pack(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    has_padding = bool(dense_values(op.properties.get("operandSegmentSizes"))[2])
    source, target = cast("list[Shaped]", operands[:2])
    tiling = _Tiling.of(op, cast("list[int]", operands[2 + has_padding :]), len(source.sizes), target)
    for dimension, size in tiling.extents(target):
        if size < source.sizes[dimension] or (size > source.sizes[dimension] and not has_padding):
            raise Fault(Kind.UNDEFINED, f"{list(source.sizes)} packed as {list(target.sizes)}")
    written = Output(target)
    for index in product(*map(range, target.sizes)):
        place = tiling.place(index)
        is_inside = all(number < size for number, size in zip(place, source.sizes, strict=True))
        written.write(index, source.load(place) if is_inside else operands[2])
    return written.given()


def _unpack(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    source, target = cast("list[Shaped]", operands[:2])
    tiling = _Tiling.of(op, cast("list[int]", operands[2:]), len(target.sizes), source)
    if any(size < target.sizes[dimension] for dimension, size in tiling.extents(source)):
        raise Fault(Kind.UNDEFINED, f"{list(source.sizes)} unpacked as {list(target.sizes)}")
    written = Output(target)
    for index in product(*map(range, source.sizes)):
        place = tiling.place(index)
        if all(number < size for number, size in zip(place, target.sizes, strict=True)):
            written.write(place, source.load(index))
    return written.given()


NAMED: dict[str, Control] = {
    **dict.fromkeys(_OPERATIONS, _named),
    "linalg.broadcast": _broadcast,
    "linalg.pack": _pack,
    "linalg.softmax": _softmax,
    "linalg.unpack": _unpack,
}
