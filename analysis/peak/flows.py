"""Flows of spans: pieces of a program connected by edges, from which one of the whole is found."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Generic, TypeVar

from ...ir.graph import Operation
from ...ir.records import dataclass
from .amounts import is_covered
from .spans import EMPTY, Span, either, endless, then, without_lower_bounds

NodeT = TypeVar("NodeT", bound=Hashable)
_ROUNDS_EXACT, _ROUNDS = 3, 8
"""Rounds along all edges after which what is held at least is given up, and what is held at most: loops that hold the
same after each iteration take two, and one more for each loop around."""


@dataclass(frozen=True)
class Flow(Generic[NodeT]):
    starts: Sequence[NodeT]
    edges: Mapping[NodeT, Sequence[NodeT]]
    ends: Sequence[NodeT]
    """Pieces behind which the whole ends."""


def solved(flow: Flow[NodeT], spans: Mapping[NodeT, Span], place: Operation) -> Span:
    """From the start to any of the ends. `place` is named where what is held grows with each round."""
    before = before_nodes(flow, spans)
    if before is None:
        return endless(place)
    after = {node: then(span, spans[node]) for node, span in before.items()}
    ends = [after[node] for node in flow.ends if node in after]
    # What only paths hold that do not end there: loops without end, and what aborts.
    others = either(list(after.values()))
    found = either(ends) if ends else others
    return Span(others.peaks, found.surely, found.most, found.least, found.grows_at or others.grows_at)


def before_nodes(flow: Flow[NodeT], spans: Mapping[NodeT, Span]) -> dict[NodeT, Span] | None:
    """From the start to each node that is reached, before it; None where what is held grows with each round."""
    order = _order(flow)
    before: dict[NodeT, Span] = dict.fromkeys(flow.starts, EMPTY)
    for number in range(_ROUNDS):
        if not _round(flow, spans, order, before, number):
            return before
    return None


def _round(
    flow: Flow[NodeT], spans: Mapping[NodeT, Span], order: Sequence[NodeT], before: dict[NodeT, Span], number: int
) -> bool:
    """Hand on what is held, once along each edge; whether anything is new."""
    is_changed = False
    for node in order:
        if node not in before:
            continue
        span = then(before[node], spans[node])
        for target in flow.edges.get(node, ()):
            known = before.get(target)
            joined = span if known is None else either([known, span])
            if number >= _ROUNDS_EXACT:
                joined = without_lower_bounds(joined)
            if known is None or not _is_same(known, joined):
                before[target] = joined
                is_changed = True
    return is_changed


def _is_same(first: Span, second: Span) -> bool:
    if (first.peaks is None) != (second.peaks is None) or (first.most is None) != (second.most is None):
        return False
    if (first.least is None) != (second.least is None):
        return False
    if first.least is not None and second.least is not None and not first.least.is_same(second.least):
        return False
    one, other = ([point.amount for point in span.peaks or ()] for span in (first, second))
    return (
        is_covered(other, one)
        and is_covered(second.most or (), first.most or ())
        and is_covered(first.surely, second.surely)
        and is_covered(second.surely, first.surely)
    )


def _order(flow: Flow[NodeT]) -> list[NodeT]:
    """Reverse postorder from the starts."""
    found: list[NodeT] = []
    seen: set[NodeT] = set()
    for start in flow.starts:
        if start in seen:
            continue
        seen.add(start)
        path = [(start, iter(flow.edges.get(start, ())))]
        while path:
            node, rest = path[-1]
            for target in rest:
                if target not in seen:
                    seen.add(target)
                    path.append((target, iter(flow.edges.get(target, ()))))
                    break
            else:
                path.pop()
                found.append(node)
    found.reverse()
    return found
