"""Trace of minimal-deallocation: each free, copy and flag it has inserted, with the token it belongs to.

All operations and values are those of the transformed program; `origin` leads from them to the program it was copied
from.
"""

from __future__ import annotations

from ...analysis.ownership.token_states import Token, TokenStates
from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field


@dataclass(frozen=True, eq=False)
class Freed:
    """A free of the buffer of `token`. `condition` is the `i1` under which it runs, None: always.

    `after` is the last operation that needs the buffer on that path, None where the path needs it no more at all.
    """

    token: Token
    operation: Operation
    condition: Value | None
    after: Operation | None


@dataclass(frozen=True, eq=False)
class Copied:
    """A `bufferization.clone` of `value` before `terminator`, as functions return only what they own."""

    operation: Operation
    value: Value
    terminator: Operation
    operand: int
    condition: Value | None
    """The buffer is returned itself where this holds; None: it is always copied."""


@dataclass(eq=False)
class MinimalTrace:
    states: list[TokenStates] = field(default_factory=list[TokenStates])
    """Of each function the pass has worked on, as it was before."""
    frees: list[Freed] = field(default_factory=list[Freed])
    copies: list[Copied] = field(default_factory=list[Copied])
    flags: list[Value] = field(default_factory=list[Value])
    """Conditions that were added to say whether a buffer is owned."""
    fallen_back: list[Operation] = field(default_factory=list[Operation])
    """Functions in which only comparisons at run time tell whose a buffer is: they are as LLVM's pass makes them."""

    def of(self, function: Operation) -> MinimalTrace:
        """The part of one function."""
        return MinimalTrace(
            [one for one in self.states if one.function is function],
            [one for one in self.frees if _is_in(one.operation, function)],
            [one for one in self.copies if _is_in(one.operation, function)],
            [],
            [one for one in self.fallen_back if one is function],
        )

    def extend(self, other: MinimalTrace) -> None:
        """Add what another run has done."""
        self.states += other.states
        self.frees += other.frees
        self.copies += other.copies
        self.flags += other.flags
        self.fallen_back += other.fallen_back


def _is_in(op: Operation, function: Operation) -> bool:
    return any(around is function for around in op.ancestors())
