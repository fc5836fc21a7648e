"""Calls of `dealloc_helper`, as bufferization-lower-deallocations writes them for several buffers at once.

Addresses, conditions and results are passed in memrefs. Recovered from the stores and loads around it, such a call is
a `bufferization.dealloc`: buffers, conditions, retained buffers, and the loaded results.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...dialects.memref import ops as memref
from ...ir.attributes import IntegerAttr, SymbolRefAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ods.op_view import defining, view_if

HELPER_NAME = "dealloc_helper"
"""Name, or prefix of the name, of the library function that bufferization-lower-deallocations adds."""
_LISTS = 5


@dataclass(frozen=True, eq=False)
class HelperCall:
    op: Operation
    buffers: tuple[Value, ...]
    conditions: tuple[Value, ...]
    retained: tuple[Value, ...]
    frees: tuple[tuple[int, Value], ...]
    """Loaded results: whether the buffer at the position has to be freed."""
    owned: tuple[tuple[int, Value], ...]
    """Whether the retained buffer at the position is owned from now on."""


def helper_calls(calls: Iterable[Operation]) -> Iterator[HelperCall]:
    for op in calls:
        callee = op.properties.get("callee")
        if not isinstance(callee, SymbolRefAttr) or not callee.root.startswith(HELPER_NAME):
            continue
        if len(op.operands) != _LISTS or op.results:
            continue
        buffers, retained, conditions, frees, owned = (_entries(operand.value) for operand in op.operands)
        yield HelperCall(
            op,
            tuple(_buffer(value) for _, value in buffers[0]),
            tuple(value for _, value in conditions[0]),
            tuple(_buffer(value) for _, value in retained[0]),
            tuple(frees[1]),
            tuple(owned[1]),
        )


def _entries(values: Value) -> tuple[list[tuple[int, Value]], list[tuple[int, Value]]]:
    """The values stored to, and loaded from, the memref that `values` is a cast of; by position."""
    cast = defining(values, memref.CastOp)
    source = cast.source if cast is not None else values
    stored: list[tuple[int, Value]] = []
    loaded: list[tuple[int, Value]] = []
    for user in source.users:
        store, load = view_if(user, memref.StoreOp), view_if(user, memref.LoadOp)
        if store is not None and len(user.operands) == 3 and store.memref is source:
            position = _constant(store.indices[0])
            if position is not None:
                stored.append((position, store.value))
        elif load is not None and len(user.operands) == 2:
            position = _constant(load.indices[0])
            if position is not None:
                loaded.append((position, user.results[0]))
    return sorted(stored, key=_position), sorted(loaded, key=_position)


def _position(entry: tuple[int, Value]) -> int:
    return entry[0]


def _buffer(address: Value) -> Value:
    pointer = defining(address, memref.ExtractAlignedPointerAsIndexOp)
    return pointer.source if pointer is not None else address


def _constant(value: Value) -> int | None:
    op = value.defining_op
    attribute = op.properties.get("value") if op is not None else None
    return attribute.value if isinstance(attribute, IntegerAttr) else None
