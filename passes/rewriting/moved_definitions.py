"""Definitions moved up within their block, with all that they depend on.

    %f = linalg.fill ins(%v) outs(%e)         %a = arith.muli %i, %c4
    %a = arith.muli %i, %c4               =>  %b = arith.addi %a, %j
    %b = arith.addi %a, %j                    %f = linalg.fill ins(%v) outs(%e)

Safe because only pure operations move. Order of operations: moveValueDefinitions in
mlir/lib/Transforms/Utils/RegionUtils.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...ir.dominance import Dominance
from ...ir.graph import Operation, OpResult, Value
from ...ir.walk import walk_post_order
from ...ods.knowledge import Knowledge
from ...ods.side_effects import is_pure


def late_definitions(values: Sequence[Value], place: Operation, knowledge: Knowledge) -> Sequence[Operation] | None:
    """The operations to be moved so that `values` are defined before `place`, in order; None: impossible.

    Impossible are definitions in another block than `place`, block arguments, and values that depend on `place` or on
    operations with effects after it.
    """
    dominance = Dominance()
    late = [value for value in values if not dominance.value_dominates(value, place)]
    if any(not isinstance(value, OpResult) or value.op.parent is not place.parent for value in late):
        return None
    moved = _late_sources(late, place, dominance, knowledge)
    return None if place in moved or not all(is_pure(op, knowledge) for op in moved) else [*moved]


def _late_sources(
    values: Iterable[Value], place: Operation, dominance: Dominance, knowledge: Knowledge
) -> dict[Operation, None]:
    """The operations that `values` come from and that do not dominate `place`, each after those it depends on."""
    found: dict[Operation, None] = {}
    opened: set[Operation] = set()

    def is_late(op: Operation) -> bool:
        isolated = knowledge.has_trait(op, "IsolatedFromAbove")
        return op not in opened and not isolated and not dominance.properly_dominates(op, place)

    def defining(values: Iterable[Value]) -> Iterator[Operation]:
        return (value.op for value in values if isinstance(value, OpResult))

    # Chains of definitions are as long as a function: no recursion.
    stack: list[tuple[Operation | None, Iterator[Operation]]] = [(None, defining(values))]
    while stack:
        done, sources = stack[-1]
        source = next((op for op in sources if is_late(op)), None)
        if source is not None:
            opened.add(source)
            stack.append((source, defining(_used_by(source))))
            continue
        stack.pop()
        if done is not None:
            found[done] = None
    return found


def _used_by(op: Operation) -> Iterator[Value]:
    """Outer values used in the regions of `op`, then its operands."""
    for region in op.regions:
        for nested in walk_post_order(op):
            if nested is op or not region.is_ancestor_of(nested.parent_region):
                continue
            for value in nested.operand_values:
                if not region.is_ancestor_of(value.parent_region):
                    yield value
    yield from op.operand_values
