"""What operations of interpreted programs share: memory, numbers, and what is unknown or undefined."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Sequence

from pydealloc.ir.attributes import ElementsAttr, StringAttr, TypeAttr, UnitAttr
from pydealloc.ir.base import Type
from pydealloc.ir.floats import parsed_float
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, IndexType, IntegerType, MemRefType, is_memref
from pydealloc.ir.walk import walk
from tests.execution.ledger import Fault, Kind, Ledger, Place, Scalar, View


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
OF_OTHERS = _Poison()
"""What a thread finds in a tensor where another one has inserted something."""


class Memory:
    """What operations other than control flow can reach: the ledger, globals, and what is printed."""

    def __init__(self, module: Operation, ledger: Ledger, *, realloc_frees: bool = False) -> None:
        self.ledger = ledger
        self.realloc_frees = realloc_frees
        self.printed: list[object] = []
        self.is_by_chance = False
        """Whether poison has selected a buffer or a tensor."""
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
        if isinstance(type_, MemRefType) and isinstance(initial, UnitAttr):
            return self.ledger.allocate(
                [size or 0 for size in type_.shape], width_of(type_.element), Place.GLOBAL, op.name
            )
        if not isinstance(type_, MemRefType) or not isinstance(initial, ElementsAttr) or initial.keyword != "dense":
            raise Unsupported("memref.global without values that are read")
        sizes = [size or 0 for size in type_.shape]
        view = self.ledger.allocate(sizes, width_of(type_.element), Place.GLOBAL, op.name)
        numbers = re.findall(r"[-+.\w]+", initial.body)
        for position, indices in enumerate(view.elements()):
            text = numbers[position if len(numbers) > 1 else 0]
            view.allocation.cells[view.at(indices)] = number_of(text, type_.element)
        view.allocation.is_constant = "constant" in op.properties
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


def number_of(text: str, type_: Type) -> Scalar:
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


def rounded(value: float, type_: Type) -> float:
    if isinstance(type_, FloatType) and type_.name == "f32" and math.isfinite(value):
        return struct.unpack("f", struct.pack("f", value))[0]
    return value
