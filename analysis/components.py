"""Strongly connected components of a graph, by Tarjan's algorithm without recursion."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Iterable, Iterator
from typing import TypeVar

NodeT = TypeVar("NodeT", bound=Hashable)


def components(
    starts: Iterable[NodeT], successors: Callable[[NodeT], Iterable[NodeT]], known: Container[NodeT] = ()
) -> list[tuple[NodeT, ...]]:
    """Those reached from `starts`, each after the ones that it leads to; nodes of one in the order of the visit.

    Args:
        known: nodes that are passed over, with what they lead to.
    """
    found: list[tuple[NodeT, ...]] = []
    done: set[NodeT] = set()
    number: dict[NodeT, int] = {}
    for start in starts:
        if start not in number and start not in known:
            _visit(start, successors, known, number, done, found)
    return found


def _visit(
    start: NodeT,
    successors: Callable[[NodeT], Iterable[NodeT]],
    known: Container[NodeT],
    number: dict[NodeT, int],
    done: set[NodeT],
    found: list[tuple[NodeT, ...]],
) -> None:
    lowest: dict[NodeT, int] = {}
    open_: list[NodeT] = []
    place: dict[NodeT, int] = {}
    stack: list[tuple[NodeT, Iterator[NodeT]]] = []

    def enter(node: NodeT) -> None:
        number[node] = lowest[node] = len(number)
        place[node] = len(open_)
        open_.append(node)
        stack.append((node, iter(successors(node))))

    enter(start)
    while stack:
        node, rest = stack[-1]
        for other in rest:
            if other in done or other in known:
                continue
            if other not in number:
                enter(other)
                break
            lowest[node] = min(lowest[node], number[other])
        else:
            stack.pop()
            if stack:
                around = stack[-1][0]
                lowest[around] = min(lowest[around], lowest[node])
            if lowest[node] == number[node]:
                component = tuple(open_[place[node] :])
                del open_[place[node] :]
                done.update(component)
                found.append(component)
