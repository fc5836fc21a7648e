"""Searches that remember what they found out say what a search from the beginning says."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from pydealloc.analysis.back_edges import comes_back, loops_of_blocks
from pydealloc.analysis.buffers.escape import CarefulFlow
from pydealloc.analysis.buffers.origins import BufferOrigins, ForwardFlow
from pydealloc.analysis.placement.flow_search import FlowSearch
from pydealloc.ir.graph import Block, Value
from pydealloc.ir.types import I1
from pydealloc.ir.walk import walk_values
from pydealloc.syntax.document.document import parse_document
from tests.execution.mixed_generator import generate_mixed
from tests.execution.tensor_generator import generate_tensors


def _reached(value: Value, targets: dict[Value, list[Value]]) -> set[Value]:
    found = {value}
    pending = [value]
    while pending:
        fresh = [target for target in targets[pending.pop()] if target not in found]
        found.update(fresh)
        pending += fresh
    return found


@pytest.mark.parametrize("seed", range(40))
def test_a_property_of_what_a_value_flows_into(seed: int) -> None:
    random = Random(seed)
    values = [Value(I1) for _ in range(random.randint(1, 30))]
    most = random.choice((1, 2, 4))
    targets = {value: random.choices(values, k=random.randrange(most + 1)) for value in values}
    special = set(random.sample(values, random.randint(0, min(3, len(values)))))
    looked_at: list[Value] = []

    def is_special(value: Value) -> bool:
        looked_at.append(value)
        return value in special

    search = FlowSearch(targets.__getitem__, is_special)
    random.shuffle(values)
    for value in [*values, *values]:
        assert search.leads_to_it(value) is bool(_reached(value, targets) & special)
    if not special:
        assert len(looked_at) == len(values)


def test_a_chain_is_looked_at_once() -> None:
    values = [Value(I1) for _ in range(1_000)]
    following = dict(pairwise(values))
    looked_at: list[Value] = []

    def is_last(value: Value) -> bool:
        looked_at.append(value)
        return value is values[-1]

    search = FlowSearch(lambda value: [following[value]] if value in following else [], is_last)
    assert all(map(search.leads_to_it, values))
    assert looked_at == values


@pytest.mark.parametrize("seed", range(40))
def test_loops_of_blocks(seed: int) -> None:
    random = Random(seed)
    count = random.randint(1, 12)
    lines = ["func.func @f(%c: i1) {", "  cf.br ^b0"]
    for number in range(count):
        one, other = (random.randrange(count) for _ in range(2))
        ends = ("return", f"cf.br ^b{one}", f"cf.cond_br %c, ^b{one}, ^b{other}")
        lines += [f"^b{number}:", f"  {random.choice(ends)}"]
    function = parse_document("\n".join([*lines, "}\n"])).leaves()[0].operations[0]
    region = function.regions[0]
    loops = loops_of_blocks(region)
    assert {*loops} == {block for block in region.blocks if comes_back(block)}

    def leads_to_each_other(one: Block, other: Block) -> bool:
        reached = {block: _reached_blocks(block) for block in (one, other)}
        return other in reached[one] and one in reached[other]

    for one in loops:
        for other in loops:
            assert (loops[one] == loops[other]) is (one is other or leads_to_each_other(one, other))


def _reached_blocks(block: Block) -> set[Block]:
    found: set[Block] = set()
    pending = [block]
    while pending:
        for target in pending.pop().successors:
            if target not in found:
                found.add(target)
                pending.append(target)
    return found


@pytest.mark.parametrize("kind", [BufferOrigins, CarefulFlow])
def test_flow_that_is_found_when_it_is_asked_for(kind: type[BufferOrigins]) -> None:
    """It leads where the flow leads that was read ahead, also through operations that nobody knows."""
    unknown = """func.func @unknown(%m: memref<4xf32>, %i: index) -> memref<4xf32> {
      %r = "test.regions"(%m) ({
      ^bb0(%inner: memref<4xf32>):
        "test.end"(%inner) : (memref<4xf32>) -> ()
      }, {
        "test.end"(%m) : (memref<4xf32>) -> ()
      }) : (memref<4xf32>) -> memref<4xf32>
      return %r : memref<4xf32>
    }"""
    texts = [unknown, *(make(seed) for seed in range(12) for make in (generate_mixed, generate_tensors))]
    flows = 0
    for text in texts:
        document = parse_document(text)
        for function in (root for item in document.leaves() for root in item.operations):
            ahead, asked = kind(function, document.knowledge), ForwardFlow(kind(None, document.knowledge))
            for value in walk_values(function):
                found = set(ahead.targets(value))
                assert set(asked.targets(value)) == found, value.name
                flows += len(found)
    assert flows > 100
