"""Dominator trees against the definition: a node is dominated by those without which it cannot be reached."""

from __future__ import annotations

from random import Random

import pytest

from pydealloc.ir.dominator_tree import DominatorIntervals, immediate_dominators


def _reached(graph: list[list[int]], without: int) -> set[int]:
    found: set[int] = set()
    pending = [0] if without else []
    while pending:
        node = pending.pop()
        if node not in found and node != without:
            found.add(node)
            pending += graph[node]
    return found


@pytest.mark.parametrize("seed", range(40))
def test_random_graphs(seed: int) -> None:
    random = Random(seed)
    count = random.randint(1, 14)
    graph = [random.choices(range(count), k=random.randint(0, 3)) for _ in range(count)]
    idoms = immediate_dominators(0, graph.__getitem__)
    reachable = _reached(graph, -1)
    assert set(idoms) == reachable
    intervals = DominatorIntervals(idoms)
    dominators = {node: {one for one in reachable if node not in _reached(graph, one)} for node in reachable}
    for node in reachable:
        assert {one for one in reachable if intervals.dominates(one, node)} == dominators[node]
        strict = dominators[node] - {node}
        nearest = next((one for one in strict if dominators[one] == strict), node)
        assert idoms[node] == nearest


def test_long_chains_need_no_deep_stack() -> None:
    """Many blocks that branch on and to one exit, which the first of them dominates."""
    count = 20_000
    idoms = immediate_dominators(0, lambda node: (node + 1, count) if node < count - 1 else (count,)[: count - node])
    assert idoms[count] == 0
    assert idoms[count - 1] == count - 2
