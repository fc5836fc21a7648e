"""Sites of a function: where its buffers come from, and the kinds of operations that they meet."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from enum import Enum
from types import MappingProxyType

from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass, field
from .call_results import CallResults, ResultKind


class Origin(Enum):
    """Origin of a buffer; values are words of messages."""

    HEAP = "allocation"
    CALL = "result of a call"
    STACK = "stack allocation"
    ARGUMENT = "argument"
    GLOBAL = "global"


@dataclass(frozen=True, eq=False)
class Site:
    """Origin of a buffer: one result or argument."""

    value: Value
    origin: Origin

    @property
    def op(self) -> Operation | None:
        return self.value.defining_op

    @property
    def is_owned(self) -> bool:
        """Whether the function has to free or return it."""
        return self.origin in (Origin.HEAP, Origin.CALL)


class Role(Enum):
    """Kind of an operation, by its handling of buffer operands."""

    NOTHING = 0
    VIEW = 1
    SELECT = 2
    CALL = 3
    DEALLOC = 4
    """bufferization.dealloc"""
    HELPER = 5
    """A call of `dealloc_helper`."""
    EFFECTS = 6
    UNKNOWN = 7


@dataclass(frozen=True, eq=False)
class Effects:
    """Memory effects of an operation; values are operands, or results for `made`."""

    used: tuple[Value, ...] = ()
    freed: tuple[Value, ...] = ()
    captured: tuple[Value, ...] = ()
    """Operands that may be reachable through other values or memory afterwards."""
    made: tuple[tuple[Value, Origin], ...] = ()


@dataclass(frozen=True, eq=False)
class Decision:
    """The reason why a call frees an operand: it does where `condition` is `value`, and nowhere else."""

    condition: Value
    value: bool
    is_spared: bool = False
    """Whether the call does not even use it where it does not free it."""


NO_EFFECTS = Effects()
_NONE: Mapping[Operation, Sequence[Value]] = MappingProxyType({})
_NOT_DECIDED: Mapping[Operation, Mapping[Value, Decision]] = MappingProxyType({})
_NOT_LED: Mapping[Operation, Mapping[int, Sequence[OpResult]]] = MappingProxyType({})


@dataclass(frozen=True, eq=False)
class KnownCalls:
    """Effects of calls whose functions have been looked at; a `CallEffects`."""

    takes: Mapping[Operation, Sequence[Value]] = _NONE
    """Operands that a call frees whenever it returns."""
    may_take: Mapping[Operation, Sequence[Value]] = _NONE
    """Operands that a call frees on some paths."""
    moved: Mapping[Operation, Sequence[Value]] = _NONE
    """Those of `may_take` that the call gives back on all other paths."""
    decided: Mapping[Operation, Mapping[Value, Decision]] = _NOT_DECIDED
    """Of those of `may_take` that the call frees where an `i1` operand has a certain value, and nowhere else: these."""
    given: Mapping[Operation, CallResults] = field(default_factory=dict[Operation, CallResults])
    """Of calls that give operands back, these results alone: LENT, or FLAGGED where it may be a buffer of its own."""
    stored: Mapping[Operation, Sequence[Value]] = _NONE
    """Operands that a call puts where they are found afterwards."""
    endless: Container[Operation] = ()
    """Calls that never return."""
    led_to: Mapping[Operation, Mapping[int, Sequence[OpResult]]] = _NOT_LED
    """Results of calls that lead to an operand in another form than as a buffer, by its position."""
    started: Mapping[Operation, Mapping[int, Sequence[OpResult]]] = _NOT_LED
    """Those of `led_to` that represent work which may still go on."""
    own_results: bool = False
    """Whether functions return buffers of their own, as passes leave them: an `i1` beside one says nothing of it."""

    def given_back(self, call: Operation) -> Iterator[tuple[OpResult, list[Value], bool]]:
        """The results of `call` that may be operands, each with these, and whether it certainly is one of them."""
        found = self.given.get(call)
        for index, one in found.kinds.items() if found is not None else ():
            operands = [call.operands[position].value for position in one.positions]
            yield call.results[index], operands, one.kind is ResultKind.LENT

    def results(self, call: Operation, position: int) -> Sequence[OpResult]:
        return self.led_to.get(call, {}).get(position, ())

    def work(self, call: Operation, position: int) -> Sequence[OpResult]:
        return self.started.get(call, {}).get(position, ())

    def ends_work(self, call: Operation, position: int) -> bool:
        """Whether it is assumed to wait: whoever is given work may."""
        del call, position
        return True


NOTHING_KNOWN = KnownCalls()
