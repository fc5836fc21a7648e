"""Comparisons that tell which round of a counted loop runs, or whether any has run.

    scf.for %k = %lower to %upper ...
      %later = arith.cmpi ne, %k, %lower           false in the first round, true in the others
    %ran = arith.cmpi slt, %lower, %upper          true where the loop has a round

minimal-deallocation writes them where a loop begins with a borrowed buffer and goes on with owned ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge

Outcomes = tuple[tuple[Value, bool], ...]
"""Conditions and their values."""
_EQUAL, _NOT_EQUAL, _LESS, _NOT_LESS = 0, 1, 2, 5
"""Predicates of arith.cmpi; the comparison is signed."""


@dataclass(frozen=True, eq=False)
class LoopTests:
    """Of one loop: outcomes of comparisons on some of its edges; on the others they are the opposite."""

    in_first: Outcomes
    """In the first round."""
    with_rounds: Outcomes
    """The program points at which the loop runs at least once."""

    @property
    def conditions(self) -> Iterator[Value]:
        return (condition for condition, _ in (*self.in_first, *self.with_rounds))

    def around(self, *, has_run: bool) -> Outcomes:
        """The outcomes that hold on edges into the first round and after it (`has_run`), or past the loop."""
        return self.with_rounds if has_run else _inverted(self.with_rounds)

    def of_round(self, *, is_first: bool) -> Outcomes:
        """The outcomes that hold in a round, until the next one starts."""
        return self.in_first if is_first else _inverted(self.in_first)


NO_TESTS = LoopTests((), ())


def loop_tests(ops: Iterable[Operation], knowledge: Knowledge) -> Mapping[Operation, LoopTests]:
    """The counted loops among `ops` that have such comparisons among `ops`."""
    comparisons: dict[tuple[Value, Value], list[tuple[Value, int]]] = {}
    loops: list[tuple[Operation, Value, Value, Value]] = []
    for op in ops:
        if op.name == "arith.cmpi" and len(op.operands) == 2:
            predicate = op.properties.get("predicate")
            if isinstance(predicate, IntegerAttr):
                left, right = op.operand_values
                comparisons.setdefault((left, right), []).append((op.results[0], predicate.value))
        elif op.regions and (semantics := knowledge.semantics(op.name)) is not None and semantics.counts is not None:
            counts = semantics.counts(op)
            if counts is not None:
                loops.append((op, *counts))
    found: dict[Operation, LoopTests] = {}
    for op, lower, upper, counter in loops:
        first = tuple(_outcomes(comparisons.get((counter, lower), ()), _EQUAL, _NOT_EQUAL))
        rounds = tuple(_outcomes(comparisons.get((lower, upper), ()), _LESS, _NOT_LESS))
        if first or rounds:
            found[op] = LoopTests(first, rounds)
    return found


def _outcomes(compared: Iterable[tuple[Value, int]], holds: int, fails: int) -> Iterator[tuple[Value, bool]]:
    for result, predicate in compared:
        if predicate in (holds, fails):
            yield result, predicate == holds


def _inverted(outcomes: Outcomes) -> Outcomes:
    return tuple([(condition, not outcome) for condition, outcome in outcomes])
