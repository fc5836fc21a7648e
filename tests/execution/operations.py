"""What single operations compute and do to memory, for the interpreter."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Sequence
from itertools import combinations
from typing import cast

from pydealloc.ir.attributes import (
    AffineMapAttr,
    ArrayAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
)
from pydealloc.ir.affine import AffineDim
from pydealloc.ir.base import Type
from pydealloc.ir.floats import parsed_float
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, IndexType, IntegerType, MemRefType, UnrankedMemRefType, is_memref
from pydealloc.ir.walk import walk
from pydealloc.ods.segments import dense_values, integer_value, segments
from tests.execution.ledger import Fault, Kind, Ledger, Place, Scalar, View, row_major


class Unsupported(Exception):
    """The interpreter does not know what is meant; nothing is said about the program."""


class _Poison:
    """The value that overflow gives where an operation says that there is none: nothing may depend on it."""

    def _used(self, *others: object) -> bool:
        raise Fault(Kind.UNDEFINED, "depends on poison")

    def __getattr__(self, name: str) -> object:
        """As buffer or tensor: what was selected by it."""
        return self._used()

    __bool__ = __index__ = __int__ = __float__ = _used
    __lt__ = __gt__ = __le__ = __ge__ = __add__ = __radd__ = __mul__ = __rmul__ = _used

    def __repr__(self) -> str:
        return "poison"


POISON = _Poison()


class Memory:
    """What operations other than control flow can reach: the ledger, globals, and what is printed."""

    def __init__(self, module: Operation, ledger: Ledger, *, realloc_frees: bool = False) -> None:
        self.ledger = ledger
        self.realloc_frees = realloc_frees
        self.printed: list[object] = []
        self._module = module
        self._globals: dict[str, View] = {}

    def named(self, name: str) -> View:
        """The buffer of a memref.global, made on first use."""
        if name not in self._globals:
            for op in walk(self._module):
                if op.name == "memref.global" and op.properties.get("sym_name") == StringAttr(name):
                    self._globals[name] = self._initialised(op)
                    break
            else:
                raise Unsupported(f"@{name} is no memref.global")
        return self._globals[name]

    def _initialised(self, op: Operation) -> View:
        declared, initial = op.properties["type"], op.properties.get("initial_value")
        assert isinstance(declared, TypeAttr)
        type_ = declared.type
        if not isinstance(type_, MemRefType) or not isinstance(initial, ElementsAttr):
            raise Unsupported("memref.global without values")
        sizes = [size or 0 for size in type_.shape]
        view = self.ledger.allocate(sizes, width_of(type_.element), Place.GLOBAL, op.name)
        numbers = re.findall(r"[-+.\w]+", initial.body)
        for position, indices in enumerate(view.elements()):
            text = numbers[position if len(numbers) > 1 else 0]
            view.allocation.cells[view.at(indices)] = _number(text, type_.element)
        return view


Compute = Callable[[Memory, Operation, "list[object]"], "Sequence[object] | None"]


def width_of(element: Type) -> int:
    """Bytes of an element; descriptors of buffers count as 64."""
    if isinstance(element, IntegerType):
        return max(1, (element.width + 7) // 8)
    if isinstance(element, FloatType):
        return {"f16": 2, "bf16": 2, "f32": 4}.get(element.name, 8)
    return 64 if is_memref(element) else 8


def bits_of(type_: Type) -> int:
    if isinstance(type_, IntegerType):
        return type_.width
    if isinstance(type_, IndexType):
        return 64
    raise Unsupported(f"integers of type {type_}")


def wrapped(value: int, bits: int) -> int:
    """Two's complement; `i1` is 0 or 1."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value


def _number(text: str, type_: Type) -> Scalar:
    if isinstance(type_, FloatType):
        number = parsed_float(text, type_.name)
        if number is None:
            raise Unsupported(f"numbers of type {type_}")
        return number
    if text in ("true", "false"):
        return int(text == "true")
    try:
        return int(text, 0)
    except ValueError:
        raise Unsupported(f"numbers of type {type_}") from None


def _rounded(value: float, type_: Type) -> float:
    if isinstance(type_, FloatType) and type_.name == "f32" and math.isfinite(value):
        return struct.unpack("f", struct.pack("f", value))[0]
    return value


# --- arith -----------------------------------------------------------------------------------------------------------


def _constant(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    value = op.properties.get("value")
    if isinstance(value, IntegerAttr):
        return (wrapped(value.value, bits_of(value.type)),)
    if isinstance(value, FloatAttr):
        return (_number(value.text, value.type),)
    if isinstance(value, SymbolRefAttr):
        return (value.leaf,)
    raise Unsupported(f"constant {value}")


def _integers(compute: Callable[[int, int], int], unsigned: Callable[[int, int], int] | None = None) -> Compute:
    """Two numbers of the result's type, as signed ones; `unsigned`: the same on unsigned ones, to see overflow."""

    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        if left is POISON or right is POISON:
            return (POISON,)
        bits = bits_of(op.result.type)
        exact = compute(cast("int", left), cast("int", right))
        flags = op.properties.get("overflowFlags")
        if flags is not None and (text := str(flags)) != _NO_FLAGS:
            if "nsw" in text and wrapped(exact, bits) != exact:
                return (POISON,)
            whole = (unsigned or compute)(cast("int", left) % (1 << bits), cast("int", right) % (1 << bits))
            if "nuw" in text and not 0 <= whole < 1 << bits:
                return (POISON,)
        return (wrapped(exact, bits),)

    return run


_NO_FLAGS = "#arith.overflow<none>"


def _unsigned(compute: Callable[[int, int], int]) -> Compute:
    """Two numbers of the result's type, as unsigned ones."""

    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        if left is POISON or right is POISON:
            return (POISON,)
        bits = bits_of(op.result.type)
        return (wrapped(compute(cast("int", left) % (1 << bits), cast("int", right) % (1 << bits)), bits),)

    return run


def _shift(compute: Callable[[int, int, int], int]) -> Compute:
    """By less than the width; `compute` gets the number as an unsigned one, the distance and the width."""

    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        bits = bits_of(op.result.type)
        if left is POISON or right is POISON or not 0 <= cast("int", right) < bits:
            return (POISON,)
        number, distance = cast("int", left), cast("int", right)
        found = wrapped(compute(number % (1 << bits), distance, bits), bits)
        flags = str(op.properties.get("overflowFlags", ""))
        lost = ("nsw" in flags and number << distance != found) or (
            "nuw" in flags and (number % (1 << bits)) << distance >= 1 << bits
        )
        return (POISON if lost else found,)

    return run


def _floats(compute: Callable[[float, float], float]) -> Compute:
    def run(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
        left, right = operands
        if left is POISON or right is POISON:
            return (POISON,)
        return (_rounded(compute(cast("float", left), cast("float", right)), op.result.type),)

    return run


def _divided(left: int, right: int) -> int:
    """Towards zero."""
    if right == 0:
        raise Fault(Kind.UNDEFINED, "division by zero")
    return abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)


def _nonzero(value: int) -> int:
    if value == 0:
        raise Fault(Kind.UNDEFINED, "division by zero")
    return value


def _compare_integers(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    predicate = cast("IntegerAttr", op.properties["predicate"]).value
    if POISON in operands:
        return (POISON,)
    left, right = cast("list[int]", operands)
    if predicate >= 6:
        bits = bits_of(op.operands[0].value.type)
        left, right = left % (1 << bits), right % (1 << bits)
        predicate -= 4
    elif bits_of(op.operands[0].value.type) == 1:
        left, right = -left, -right
    return (int((left == right, left != right, left < right, left <= right, left > right, left >= right)[predicate]),)


def _compare_floats(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """Ordered and unordered alike: programs with numbers that are none are not supported."""
    left, right = cast("list[float]", operands)
    if math.isnan(left) or math.isnan(right):
        raise Unsupported("arith.cmpf on what is not a number")
    predicate = cast("IntegerAttr", op.properties["predicate"]).value
    answers = (False, left == right, left > right, left >= right, left < right, left <= right, left != right, True)
    return (int((*answers, *answers[1:7], False, True)[predicate]),)


def _select(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if operands[0] is POISON:
        return (POISON,)
    return (operands[1] if operands[0] else operands[2],)


def _cast_integer(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if operands[0] is POISON:
        return (POISON,)
    (value,) = cast("list[int]", operands)
    bits = bits_of(op.operands[0].value.type)
    if op.name in ("arith.extui", "arith.index_castui"):
        value %= 1 << bits
    elif bits == 1 and op.name != "arith.trunci":
        value = -value
    return (wrapped(value, bits_of(op.result.type)),)


def _to_float(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (_rounded(float(cast("int", operands[0])), op.result.type),)


def _to_integer(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (wrapped(int(cast("float", operands[0])), bits_of(op.result.type)),)


# --- memref ----------------------------------------------------------------------------------------------------------


def new_buffer(memory: Memory, op: Operation, operands: list[object], place: Place) -> View:
    """The buffer that an allocation with the dynamic sizes first among its operands makes."""
    type_ = op.result.type
    if not isinstance(type_, MemRefType) or type_.layout is not None:
        raise Unsupported(f"allocation of {type_}")
    numbers = iter(cast("list[int]", operands))
    sizes = [next(numbers) if size is None else size for size in type_.shape]
    return memory.ledger.allocate(sizes, width_of(type_.element), place, op.name)


def _alloc(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (new_buffer(memory, op, operands, Place.HEAP),)


def _realloc(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """Always to another place. The source is freed by it only where a pass has decided who owns it."""
    source = cast("View", operands[0])
    new = new_buffer(memory, op, operands[1:], Place.HEAP)
    source.require_live("reallocates")
    for (i,) in list(source.elements())[: new.sizes[0]]:
        value = source.allocation.cells.get(source.at((i,)))
        if value is not None:
            new.store((i,), value)
    if memory.realloc_frees:
        memory.ledger.free(source)
    return (new,)


def _free(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    memory.ledger.free(cast("View", operands[0]), op.name)
    return ()


def _load(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, *indices = operands
    return (cast("View", view).load(cast("list[int]", indices)),)


def _store(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    value, view, *indices = operands
    cast("View", view).store(cast("list[int]", indices), value)
    return ()


def _copy(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    source, target = cast("list[View]", operands)
    source.copy_to(target)
    return ()


def _clone(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    source = cast("View", operands[0])
    new = memory.ledger.allocate(source.sizes, source.width, Place.HEAP, op.name)
    source.copy_to(new)
    return (new,)


def _fill(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    value, view = operands
    for indices in cast("View", view).elements():
        cast("View", view).store(indices, value)
    return ()


def _global(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    name = op.properties["name"]
    assert isinstance(name, SymbolRefAttr)
    return (memory.named(name.leaf),)


def _dim(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, index = operands
    sizes = cast("View", view).sizes
    if not 0 <= cast("int", index) < len(sizes):
        raise Fault(Kind.UNDEFINED, f"dimension {index} of {len(sizes)}")
    return (sizes[cast("int", index)],)


def _pointer(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (cast("View", operands[0]).aligned,)


def _same(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (operands[0],)


def _cast(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """
    Raises:
        Fault: the type at the other end does not describe the buffer.
    """
    view, type_ = cast("View", operands[0]), op.result.type
    if isinstance(type_, MemRefType):
        if not fits(view, type_):
            raise Fault(Kind.UNDEFINED, f"cast of {view.sizes} with strides {view.strides} to {type_}")
    elif not isinstance(type_, UnrankedMemRefType):
        raise Unsupported(f"cast to {type_}")
    return (view,)


def fits(view: View, type_: MemRefType) -> bool:
    """Whether a buffer has the type."""
    if len(type_.shape) != len(view.sizes) or any(
        a not in (None, b) for a, b in zip(type_.shape, view.sizes, strict=True)
    ):
        return False
    return has_layout(view, type_)


def has_layout(view: View, type_: MemRefType) -> bool:
    """Whether its offset and strides are those of the type."""
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr):
        return layout.offset in (None, view.offset) and _strides_fit(layout.strides, view)
    if layout is not None:
        return True
    dense = row_major(view.sizes)
    return view.offset == 0 and (view.strides == dense or _strides_fit(dense, view))


def _strides_fit(strides: Sequence[int | None], view: View) -> bool:
    """Strides of dimensions with one element do not matter."""
    triples = zip(strides, view.strides, view.sizes, strict=True)
    return all(wanted in (None, found) or size == 1 for wanted, found, size in triples)


def _mixed(op: Operation, name: str, dynamic: list[int]) -> list[int]:
    """The static values of a property, those that are dynamic (the smallest number) taken from `dynamic`."""
    rest = iter(dynamic)
    return [next(rest) if value == -(1 << 63) else value for value in dense_values(op.properties.get(name))]


def _triples(op: Operation, operands: list[object]) -> tuple[View, list[list[int]]]:
    groups = [len(group) for group in segments(op, 4)]
    view, *numbers = operands
    found: list[list[int]] = []
    for count, name in zip(groups[1:], ("static_offsets", "static_sizes", "static_strides"), strict=True):
        found.append(_mixed(op, name, cast("list[int]", numbers[:count])))
        numbers = numbers[count:]
    return cast("View", view), found


def _subview(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, (offsets, sizes, strides) = _triples(op, operands)
    type_ = op.result.type
    assert isinstance(type_, MemRefType)
    offset = view.offset + sum(a * b for a, b in zip(offsets, view.strides, strict=True))
    scaled = [a * b for a, b in zip(strides, view.strides, strict=True)]
    kept = _kept(op, type_, sizes, scaled)
    return (view.shown([sizes[d] for d in kept], [scaled[d] for d in kept], offset=offset),)


def _kept(op: Operation, type_: MemRefType, sizes: list[int], strides: list[int]) -> list[int]:
    """The dimensions that the type of a subview has. Of those that may be dropped, the strides of the type decide."""
    found: list[tuple[int, ...]] = []
    for kept in combinations(range(len(sizes)), len(type_.shape)):
        shape = [sizes[d] for d in kept]
        rest = [sizes[d] for d in range(len(sizes)) if d not in kept]
        if all(size == 1 for size in rest) and all(a in (None, b) for a, b in zip(type_.shape, shape, strict=True)):
            found.append(kept)
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr) and len(found) > 1:
        exact = [k for k in found if all(a in (None, strides[d]) for a, d in zip(layout.strides, k, strict=True))]
        found = exact or found
    if not found:
        raise Fault(Kind.UNDEFINED, f"subview of {sizes} as {type_}")
    return list(found[0])


def _reinterpret(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, (offsets, sizes, strides) = _triples(op, operands)
    return (View(view.allocation, view.shift, offsets[0], tuple(sizes), tuple(strides), view.width),)


def _metadata(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view = cast("View", operands[0])
    base = View(view.allocation, view.shift, 0, (), (), view.width)
    return (base, view.offset, *view.sizes, *view.strides)


def _view(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    source, shift, *dynamic = operands
    type_ = op.result.type
    assert isinstance(type_, MemRefType)
    numbers = iter(cast("list[int]", dynamic))
    sizes = tuple(next(numbers) if size is None else size for size in type_.shape)
    base = cast("View", source)
    width = width_of(type_.element)
    return (View(base.allocation, base.shift + cast("int", shift), 0, sizes, row_major(sizes), width),)


def groups_of(op: Operation) -> list[list[int]]:
    groups = op.properties["reassociation"]
    assert isinstance(groups, ArrayAttr)
    return [
        [cast("IntegerAttr", number).value for number in cast("ArrayAttr", group).elements] for group in groups.elements
    ]


def _expand(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, *dynamic = operands
    source = cast("View", view)
    sizes = _mixed(op, "static_output_shape", cast("list[int]", dynamic))
    strides = [0] * len(sizes)
    for group, stride in zip(groups_of(op), source.strides, strict=True):
        for dimension in reversed(group):
            strides[dimension] = stride
            stride *= sizes[dimension]
    return (View(source.allocation, source.shift, source.offset, tuple(sizes), tuple(strides), source.width),)


def _collapse(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """Of buffers that can be: the last of each group gives the stride."""
    source = cast("View", operands[0])
    groups = groups_of(op)
    sizes = tuple(math.prod(source.sizes[dimension] for dimension in group) for group in groups)
    strides = tuple(source.strides[group[-1]] for group in groups)
    return (View(source.allocation, source.shift, source.offset, sizes, strides, source.width),)


# --- The rest --------------------------------------------------------------------------------------------------------


def _print(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    memory.printed.append(operands[0] if operands else str(op.properties.get("stringLiteral")))
    return ()


def _assert(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    if not operands[0]:
        raise Fault(Kind.ASSERTION, str(op.properties.get("msg")))
    return ()


def _poison(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (POISON,)


def _rank(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    return (len(cast("View", operands[0]).sizes),)


def _transpose(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    view, map_ = cast("View", operands[0]), op.properties["permutation"]
    assert isinstance(map_, AffineMapAttr)
    order = [cast("AffineDim", expr).position for expr in map_.map.results]
    return (view.shown([view.sizes[d] for d in order], [view.strides[d] for d in order]),)


_COMBINE: dict[int, Callable[[int, int], int]] = {
    1: lambda a, b: a + b,
    2: lambda a, b: b,
    4: max,
    7: min,
    10: lambda a, b: a * b,
    11: lambda a, b: a | b,
    12: lambda a, b: a & b,
}
"""Of integers, by the number of arith::AtomicRMWKind."""


def _update(memory: Memory, op: Operation, operands: list[object]) -> Sequence[object]:
    """`memref.atomic_rmw`: threads may meet in the element."""
    value, view, *indices = operands
    combine = _COMBINE.get(integer_value(op.properties.get("kind"), -1))
    if combine is None:
        raise Unsupported("memref.atomic_rmw of this kind")
    threads, memory.ledger.threads = memory.ledger.threads, ()
    place = cast("list[int]", indices)
    before = cast("View", view).load(place)
    after = wrapped(combine(cast("int", before), cast("int", value)), bits_of(op.result.type))
    cast("View", view).store(place, after)
    memory.ledger.threads = threads
    return (after,)


COMPUTE: dict[str, Compute] = {
    "arith.constant": _constant,
    "gpu.alloc": _alloc,
    "gpu.dealloc": _free,
    "func.constant": _constant,
    "arith.addi": _integers(lambda a, b: a + b),
    "arith.subi": _integers(lambda a, b: a - b),
    "arith.muli": _integers(lambda a, b: a * b),
    "arith.andi": _integers(lambda a, b: a & b),
    "arith.ori": _integers(lambda a, b: a | b),
    "arith.xori": _integers(lambda a, b: a ^ b),
    "arith.divsi": _integers(_divided),
    "arith.remsi": _integers(lambda a, b: a - b * _divided(a, b)),
    "arith.maxsi": _integers(max),
    "arith.minsi": _integers(min),
    "arith.maxui": _unsigned(max),
    "arith.minui": _unsigned(min),
    "arith.divui": _unsigned(_divided),
    "arith.remui": _unsigned(lambda a, b: a - b * _divided(a, b)),
    "arith.ceildivsi": _integers(lambda a, b: -(-a // _nonzero(b))),
    "arith.floordivsi": _integers(lambda a, b: a // _nonzero(b)),
    "arith.shli": _shift(lambda a, distance, bits: a << distance),
    "arith.shrui": _shift(lambda a, distance, bits: a >> distance),
    "arith.shrsi": _shift(lambda a, distance, bits: wrapped(a, bits) >> distance),
    "arith.addf": _floats(lambda a, b: a + b),
    "arith.subf": _floats(lambda a, b: a - b),
    "arith.mulf": _floats(lambda a, b: a * b),
    "arith.cmpi": _compare_integers,
    "arith.cmpf": _compare_floats,
    "arith.select": _select,
    "arith.index_cast": _cast_integer,
    "arith.index_castui": _cast_integer,
    "arith.extui": _cast_integer,
    "arith.extsi": _cast_integer,
    "arith.trunci": _cast_integer,
    "arith.sitofp": _to_float,
    "arith.fptosi": _to_integer,
    "memref.alloc": _alloc,
    "memref.realloc": _realloc,
    "memref.dealloc": _free,
    "memref.load": _load,
    "memref.store": _store,
    "memref.copy": _copy,
    "linalg.copy": _copy,
    "linalg.fill": _fill,
    "bufferization.clone": _clone,
    "memref.get_global": _global,
    "memref.dim": _dim,
    "memref.extract_aligned_pointer_as_index": _pointer,
    "memref.memory_space_cast": _same,
    "memref.assume_alignment": _same,
    "memref.cast": _cast,
    "memref.subview": _subview,
    "memref.reinterpret_cast": _reinterpret,
    "memref.extract_strided_metadata": _metadata,
    "memref.view": _view,
    "memref.expand_shape": _expand,
    "memref.collapse_shape": _collapse,
    "memref.atomic_rmw": _update,
    "memref.rank": _rank,
    "memref.transpose": _transpose,
    "ub.poison": _poison,
    "vector.print": _print,
    "cf.assert": _assert,
}
