"""Operations that programs with calls have, for the interpreter: pointers, addresses, device memory, work by calls.

A pointer is the view that it was made from. An address is a number that remembers its view, through sums and casts, so
that reading through it is judged by what it was made of, not by what lies there meanwhile. Copies on the device run
when their token is waited for, as late as they may.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from pydealloc.ir.attributes import SymbolRefAttr
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType
from pydealloc.ods.segments import dense_values
from tests.execution.ledger import Place, View
from tests.execution.memory import Compute, Memory, Unsupported, bits_of, wrapped

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine

Values = list[object]


class Address(int):
    """The address of the aligned pointer of `view`."""

    view: View

    @classmethod
    def of(cls, view: View) -> Address:
        found = cls(view.aligned)
        found.view = view
        return found

    def _moved(self, number: int) -> Address:
        found = Address(number)
        found.view = self.view
        return found

    def __add__(self, other: int) -> Address:
        return self._moved(int(self) + int(other))

    __radd__ = __add__

    def __and__(self, other: int) -> Address:
        return self._moved(int(self) & int(other))

    __rand__ = __and__


def _pointed_to(value: object) -> tuple[View, int]:
    """The memory behind a pointer, and the position in bytes."""
    if isinstance(value, Address):
        return value.view, int(value) - value.view.allocation.address
    if isinstance(value, View):
        return value, value.shift + value.offset * value.width
    raise Unsupported("a pointer that nobody knows the origin of")


def _load(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    view, position = _pointed_to(operands[0])
    view.require_live("reads")
    return (view.allocation.cells[position],)


def _store(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    view, position = _pointed_to(operands[1])
    view.require_live("writes")
    view.allocation.cells[position] = operands[0]
    return ()


def _element(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    view, position = _pointed_to(operands[0])
    indices = dense_values(op.properties.get("rawConstantIndices"))
    base = Address.of(view)
    return (base + (position - view.shift + 4 * sum(indices)),)


def _same(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    return (operands[0],)


def _nothing(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    return ((),)


def _zero(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    type_ = op.result.type
    return (0.0 if isinstance(type_, FloatType) else wrapped(0, bits_of(type_)),)


def _insert(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    return ((operands[0],),)


def _extract(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    return (cast("tuple[object, ...]", operands[0])[0],)


def _gather(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    return (tuple(operands),)


def _at(memory: Memory, op: Operation, operands: Values) -> Sequence[object]:
    (position,) = dense_values(op.properties.get("static_position"))
    return (cast("tuple[object, ...]", operands[0])[position],)


CALL_COMPUTE: dict[str, Compute] = {
    "builtin.unrealized_conversion_cast": _same,
    "llvm.extractvalue": _extract,
    "llvm.getelementptr": _element,
    "llvm.insertvalue": _insert,
    "llvm.inttoptr": _same,
    "llvm.load": _load,
    "llvm.mlir.undef": _nothing,
    "llvm.mlir.zero": _zero,
    "llvm.store": _store,
    "vector.extract": _at,
    "vector.from_elements": _gather,
}


# Work that goes on


class Pending(ABC):
    """Work that is done when it is first waited for, or when the program ends."""

    is_done = False

    @abstractmethod
    def done(self, machine: Machine) -> object:
        """The values that it gives; the work is done at the first call."""


@dataclass(eq=False)
class _Called(Pending):
    """A call of an asynchronous function."""

    function: str
    operands: Values

    def done(self, machine: Machine) -> object:
        if not self.is_done:
            self.is_done = True
            machine.call(self.function, self.operands)
        return ()


@dataclass(eq=False)
class _Copied(Pending):
    """Copies on the device, and what they wait for."""

    before: Sequence[Pending]
    source: View | None = None
    target: View | None = None

    def done(self, machine: Machine) -> object:
        if not self.is_done:
            self.is_done = True
            for each in self.before:
                each.done(machine)
            if self.source is not None and self.target is not None:
                self.source.copy_to(self.target)
        return ()


def _async_call(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    callee = op.properties["callee"]
    assert isinstance(callee, SymbolRefAttr)
    work = _Called(callee.leaf, operands)
    machine.started.append(work)
    return (work,)


def _copy(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    tokens = operands[:-2]
    target, source = cast("list[View]", operands[-2:])
    return device(machine, op, _Copied(cast("list[Pending]", tokens), source, target))


def _wait(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return device(machine, op, _Copied(cast("list[Pending]", operands)))


def device(machine: Machine, op: Operation, work: Pending) -> Sequence[object]:
    """`work` now, or as late as it may be where a result represents it."""
    if not op.results:
        work.done(machine)
        return ()
    machine.started.append(work)
    return (work,)


CALL_CONTROL: dict[str, Callable[[Machine, Operation, Values], Sequence[object]]] = {
    "async.call": _async_call,
    "gpu.memcpy": _copy,
    "gpu.wait": _wait,
}


# Functions without a body


def _look(machine: Machine, operands: Values) -> Values:
    machine.printed.append(cast("View", operands[-1]).load([0]))
    return []


def _fresh(machine: Machine, operands: Values) -> Values:
    source = cast("View", operands[-1])
    new = machine.ledger.allocate(source.sizes, source.width, Place.HEAP, "external")
    source.copy_to(new)
    return [new]


def _given(machine: Machine, operands: Values) -> Values:
    return [operands[-1]]


def _hold(machine: Machine, operands: Values) -> Values:
    machine.held = operands[-1]
    return []


def _held(machine: Machine, operands: Values) -> Values:
    view, position = _pointed_to(machine.held)
    view.require_live("reads")
    machine.printed.append(view.allocation.cells[position])
    return []


EXTERNAL: dict[str, Callable[[Machine, Values], Values]] = {
    "ext_look": _look,
    "ext_fresh": _fresh,
    "ext_same": _given,
    "ext_hold": _hold,
    "ext_held": _held,
}
"""What the world outside does."""
