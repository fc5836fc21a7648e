"""Dominator trees of any rooted graph, in O(edges * log nodes).

Lengauer and Tarjan, "A Fast Algorithm for Finding Dominators in a Flowgraph" (1979), with path compression. The
iteration over post order that is shorter to write is quadratic where many blocks branch to one exit.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

N = TypeVar("N", bound=Hashable)


def immediate_dominators(root: N, successors: Callable[[N], Iterable[N]]) -> dict[N, N]:
    """Nodes reachable from `root` to their immediate dominator, in preorder; `root` maps to itself."""
    return _Search(root, successors).immediate_dominators()


class DominatorIntervals(Generic[N]):
    """Answers of constant cost about a dominator tree, given as its immediate dominators."""

    def __init__(self, idoms: dict[N, N]) -> None:
        children: dict[N, list[N]] = {}
        roots: list[N] = []
        for node, up in idoms.items():
            if up is node:
                roots.append(node)
            else:
                children.setdefault(up, []).append(node)
        self._first: dict[N, int] = {}
        self._last: dict[N, int] = {}
        pending = [(node, False) for node in roots]
        while pending:
            node, is_done = pending.pop()
            if is_done:
                self._last[node] = len(self._first)
                continue
            self._first[node] = len(self._first)
            pending.append((node, True))
            pending += [(child, False) for child in children.get(node, ())]

    def dominates(self, above: N, below: N) -> bool:
        """Whether every path to `below` runs through `above`; both are nodes of the tree."""
        return self._first[above] <= self._first[below] < self._last[above]


class _Search(Generic[N]):
    """Nodes are their numbers in preorder."""

    def __init__(self, root: N, successors: Callable[[N], Iterable[N]]) -> None:
        self._nodes: list[N] = []
        self._parent: list[int] = []
        self._predecessors: list[list[int]] = []
        self._number_nodes(root, successors)
        count = len(self._nodes)
        self._semi = list(range(count))
        self._ancestor = [-1] * count
        """Of the forest of nodes whose semidominator is known; -1 for its roots."""
        self._label = list(range(count))
        """The node of the smallest semidominator on the compressed path to the ancestor."""

    def _number_nodes(self, root: N, successors: Callable[[N], Iterable[N]]) -> None:
        number: dict[N, int] = {}
        pending = [(root, -1)]
        while pending:
            node, parent = pending.pop()
            at = number.get(node)
            if at is None:
                at = number[node] = len(self._nodes)
                self._nodes.append(node)
                self._parent.append(parent)
                self._predecessors.append([])
                pending += [(successor, at) for successor in reversed([*successors(node)])]
            if parent >= 0:
                self._predecessors[at].append(parent)

    def immediate_dominators(self) -> dict[N, N]:
        count = len(self._nodes)
        idom = [0] * count
        semi, parent = self._semi, self._parent
        buckets: list[list[int]] = [[] for _ in range(count)]
        for node in range(count - 1, 0, -1):
            for predecessor in self._predecessors[node]:
                semi[node] = min(semi[node], semi[self._smallest(predecessor)])
            buckets[semi[node]].append(node)
            up = self._ancestor[node] = parent[node]
            for waiting in buckets[up]:
                smallest = self._smallest(waiting)
                idom[waiting] = smallest if semi[smallest] < semi[waiting] else up
            buckets[up].clear()
        for node in range(1, count):
            if idom[node] != semi[node]:
                idom[node] = idom[idom[node]]
        return {self._nodes[node]: self._nodes[up] for node, up in enumerate(idom)}

    def _smallest(self, node: int) -> int:
        """The node of the smallest semidominator on the path from `node` to the root of its tree in the forest."""
        ancestor, label, semi = self._ancestor, self._label, self._semi
        if ancestor[node] < 0:
            return node
        path: list[int] = []
        at = node
        while ancestor[ancestor[at]] >= 0:
            path.append(at)
            at = ancestor[at]
        for below in reversed(path):
            above = ancestor[below]
            if semi[label[above]] < semi[label[below]]:
                label[below] = label[above]
            ancestor[below] = ancestor[above]
        return label[node]
