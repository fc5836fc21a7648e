"""Places of a buffer of buffers: which stores a load may see, however the indices are written."""

from __future__ import annotations

import pytest

from pydealloc.analysis.dataflow.container_contents import ContainerContents
from pydealloc.analysis.dataflow.flow_graph import FlowGraph
from pydealloc.analysis.dataflow.operation_facts import OperationFacts
from pydealloc.ods.knowledge import UPSTREAM
from tests.passes.programs import program

# The places of two stores, of `%a` and then of `%b`, and of a load; which buffer is loaded, if that is certain.
LOADED = {
    ("memref [%c1]", "memref [%c2]", "memref [%c1]"): "a",
    ("affine [1]", "affine [2]", "affine [1]"): "a",
    ("memref [%c1]", "affine [1]", "memref [%c1]"): "b",
    ("affine [1]", "memref [%c2]", "memref [%c1]"): "a",
    ("memref [%c1]", "affine [symbol(%c1) + 1]", "memref [%c1]"): "a",
    ("memref [%c2]", "affine [symbol(%c1) + 1]", "memref [%c2]"): "b",
    ("memref [%c1]", "affine [symbol(%c2) - 1]", "affine [1]"): "b",
    ("memref [%c1]", "affine [symbol(%n)]", "memref [%n]"): "b",
    ("memref [%n]", "affine [symbol(%n) + 1]", "memref [%n]"): None,
    ("affine [symbol(%n) + 1]", "affine [2]", "affine [symbol(%n) + 1]"): None,
    ("affine [2]", "affine [symbol(%n) + 1]", "affine [symbol(%n) + 1]"): "b",
    ("affine [2]", "affine [symbol(%n) + 1]", "affine [symbol(%k) + 1]"): None,
    ("affine [2]", "affine [symbol(%n) + 1]", "affine [symbol(%n) * 2]"): None,
    ("affine [symbol(%n) + symbol(%k)]", "memref [%c1]", "affine [symbol(%k) + symbol(%n)]"): None,
}


@pytest.mark.parametrize("places", LOADED)
def test_a_load_returns_what_the_last_store_to_its_place_wrote(places: tuple[str, str, str]) -> None:
    first, second, read = (place.split(" ", 1) for place in places)
    given = program(f"""
func.func @f(%n: index, %k: index, %a: memref<1xi32>, %b: memref<1xi32>) {{
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %box = memref.alloc() : memref<9xmemref<1xi32>>
  {first[0]}.store %a, %box{first[1]} : memref<9xmemref<1xi32>>
  {second[0]}.store %b, %box{second[1]} : memref<9xmemref<1xi32>>
  %r = {read[0]}.load %box{read[1]} : memref<9xmemref<1xi32>>
  return
}}
""")
    contents = ContainerContents.of(FlowGraph(given.function("f"), UPSTREAM), OperationFacts(UPSTREAM))
    loaded = [value.name for op, value in contents.loaded.items() if op is given.first(f"{read[0]}.load")]
    assert loaded == ([LOADED[places]] if LOADED[places] is not None else [])
