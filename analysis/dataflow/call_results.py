"""Results of calls: for each one that is a buffer, whose it is; and what may lead to a buffer in another form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Protocol

from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from .operation_facts import DEALLOC


class ResultKind(Enum):
    FRESH = "fresh"
    """A buffer of its own, which the caller has to free."""
    EXTERNAL = "external"
    """The same by the convention at function boundaries, which a declaration without a body may not keep."""
    BESIDE = "beside"
    """A buffer of its own, which the call may return at other positions, too."""
    LENT = "lent"
    """One of the operands, or a view of it; it stays whose it was."""
    SAME = "same"
    """The buffer of another result."""
    FLAGGED = "flagged"
    """A buffer of its own, or one of the operands or a view of it; an `i1` result that the pass adds says which."""


@dataclass(frozen=True)
class CallResult:
    """`positions` are of operands for LENT and FLAGGED, of the one other result for SAME, else empty."""

    kind: ResultKind
    positions: tuple[int, ...] = ()
    freed_by: str = DEALLOC
    """The operation that frees a buffer of its own."""


@dataclass(frozen=True)
class CallResults:
    """By result position; results that are no buffers are absent."""

    kinds: Mapping[int, CallResult]


class CallEffects(Protocol):
    """Effects of calls on operands; `position` is one of theirs."""

    def results(self, call: Operation, position: int) -> Sequence[Value]:
        """Results that may lead to what the operand leads to."""
        ...

    def work(self, call: Operation, position: int) -> Sequence[Value]:
        """Those of `results` that represent work which may still go on."""
        ...

    def ends_work(self, call: Operation, position: int) -> bool:
        """Whether the work that the operand represents is over when the call is."""
        ...
