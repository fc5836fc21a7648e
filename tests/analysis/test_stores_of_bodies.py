"""Stores of bodies: what an operation writes into memory because the end of its region hands it over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pydealloc.ods.definitions import OpDefinition
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import find_pass
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from tests.passes.programs import program

_APART = frozenset(("IsolatedFromAbove", "FunctionOpInterface", "SymbolOpInterface", "Symbol"))
"""Nothing from outside can be used inside, or somebody calls what it defines."""
_OF_COMPILERS = ("pdl", "pdl_interp", "test", "transform")
WRITES = ("acc.atomic.update", "memref.generic_atomic_rmw", "omp.atomic.update")
"""The operations that are not of `linalg`."""
HANDS_NOTHING = frozenset(
    ("acc.atomic.capture", "acc.declare", "emitc.do", "emitc.for", "omp.atomic.capture", "omp.canonical_loop",
     "omp.critical", "omp.distribute", "omp.loop", "omp.loop_nest", "omp.masked", "omp.master", "omp.ordered.region",
     "omp.parallel", "omp.section", "omp.sections", "omp.simd", "omp.single", "omp.target_data", "omp.task",
     "omp.taskgroup", "omp.taskloop", "omp.teams", "omp.workdistribute", "omp.workshare", "omp.workshare.loop_wrapper",
     "omp.wsloop", "scf.forall.in_parallel", "wasmssa.block", "wasmssa.if", "wasmssa.loop")
)  # fmt: skip
"""The ends of their regions have no operands that go anywhere, but for a condition."""
TO_RESULTS_AROUND = ("scf.reduce",)
"""What ends its regions is the result of the loop that it ends."""


def _undescribed() -> Iterator[OpDefinition]:
    """The operations with regions of which no edges say what becomes of what ends these."""
    for dialect in UPSTREAM.dialect_names:
        for name in UPSTREAM.op_names(dialect) if dialect not in _OF_COMPILERS else ():
            definition = UPSTREAM.definition(name)
            semantics = UPSTREAM.semantics(name)
            if definition is None or not definition.regions or (semantics is not None and semantics.region_branch):
                continue
            if _APART.isdisjoint((*definition.interfaces, *definition.traits)):
                yield definition


def _writes_back(name: str) -> bool:
    semantics = UPSTREAM.semantics(name)
    return semantics is not None and semantics.writes_back is not None


def test_it_is_known_of_every_operation_where_its_regions_lead() -> None:
    found = {one.name: one for one in _undescribed()}
    writing = {name for name in found if _writes_back(name)}
    assert {name for name in writing if not name.startswith("linalg.")} == set(WRITES)
    assert {name for name in found if name.startswith("linalg.")} <= writing
    without = {name for name, one in found.items() if not one.results and name not in writing}
    assert without == {*HANDS_NOTHING, *TO_RESULTS_AROUND}
    states_writes = {name for name, one in found.items() if any(each.kind == "write" for each in one.effects or ())}
    assert states_writes <= {*WRITES, "acc.declare"}


_MAPS = 'indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]'
OF_BUFFERS = {
    "generic": f"""linalg.generic {{{_MAPS}}} outs(%buffers : memref<1xmemref<1xi32>>) {{
      ^bb0(%o: memref<1xi32>):
        linalg.yield %m : memref<1xi32>
    }}""",
    "map": """linalg.map outs(%buffers : memref<1xmemref<1xi32>>) (%o: memref<1xi32>) {
      linalg.yield %m : memref<1xi32>
    }""",
    "store inside": f"""linalg.generic {{{_MAPS}}} outs(%box : memref<1xi64>) {{
      ^bb0(%o: i64):
        memref.store %m, %buffers[%c0] : memref<1xmemref<1xi32>>
        linalg.yield %o : i64
    }}""",
    "parallel": """omp.parallel {
      memref.store %m, %buffers[%c0] : memref<1xmemref<1xi32>>
      omp.terminator
    }""",
    "callee": "func.call @keep(%m, %buffers) : (memref<1xi32>, memref<1xmemref<1xi32>>) -> ()",
}
OF_ADDRESSES = {
    "generic": f"""linalg.generic {{{_MAPS}}} outs(%box : memref<1xi64>) {{
      ^bb0(%o: i64):
        %s = arith.addi %j, %o : i64
        linalg.yield %s : i64
    }}""",
    "reduce": """linalg.reduce ins(%square : memref<1x1xi64>) outs(%box : memref<1xi64>) dimensions = [0]
      (%a: i64, %o: i64) {
        linalg.yield %j : i64
    }""",
    "second output": """linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>],
                     iterator_types = ["parallel"]} outs(%e, %box : tensor<1xi64>, memref<1xi64>) {
      ^bb0(%o: i64, %p: i64):
        linalg.yield %o, %j : i64, i64
    } -> tensor<1xi64>""",
    "rmw": """%q = memref.generic_atomic_rmw %box[%c0] : memref<1xi64> {
      ^bb0(%o: i64):
        memref.atomic_yield %j : i64
    }""",
    "omp": """omp.atomic.update %place : !llvm.ptr {
      ^bb0(%o: i64):
        omp.yield(%j : i64)
    }""",
    "acc": """acc.atomic.update %box : memref<1xi64> {
      ^bb0(%o: i64):
        acc.yield %j : i64
    }""",
    "operand": """linalg.generic {indexing_maps = [affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>],
                     iterator_types = ["parallel"]} ins(%j : i64) outs(%other : memref<1xi64>) {
      ^bb0(%y: i64, %o: i64):
        memref.store %y, %box[%c0] : memref<1xi64>
        linalg.yield %o : i64
    }""",
    "loop": """%t = affine.parallel (%u) = (0) to (1) reduce ("addi") -> (i64) {
      affine.yield %j : i64
    }
    memref.store %t, %box[%c0] : memref<1xi64>""",
    "reduction": """%t = scf.parallel (%u) = (%c0) to (%n) step (%n) init (%k0) -> i64 {
      scf.reduce(%k0 : i64) {
      ^bb0(%a: i64, %b: i64):
        scf.reduce.return %j : i64
      }
    }
    memref.store %t, %box[%c0] : memref<1xi64>""",
    "vector": """%w = vector.broadcast %j : i64 to vector<1xi64>
    vector.store %w, %box[%c0] : memref<1xi64>, vector<1xi64>""",
}
_ADDRESS = """%i = memref.extract_aligned_pointer_as_index %m : memref<1xi32> -> index
    %j = arith.index_cast %i : index to i64"""
TEXTS = {
    **{f"buffer: {name}": text for name, text in OF_BUFFERS.items()},
    **{f"address: {name}": f"{_ADDRESS}\n    {text}" for name, text in OF_ADDRESSES.items()},
}
KEPT = {
    "another number": f"""linalg.generic {{{_MAPS}}} outs(%box : memref<1xi64>) {{
      ^bb0(%o: i64):
        %x = memref.load %m[%c0] : memref<1xi32>
        %s = arith.extsi %x : i32 to i64
        linalg.yield %s : i64
    }}""",
    "what a tensor is computed from": f"""%t = linalg.generic {{{_MAPS}}} outs(%e : tensor<1xi64>) {{
      ^bb0(%o: i64):
        %x = memref.load %m[%c0] : memref<1xi32>
        %s = arith.extsi %x : i32 to i64
        linalg.yield %s : i64
    }} -> tensor<1xi64>""",
    "an atomic update of it": """%q = memref.generic_atomic_rmw %m[%c0] : memref<1xi32> {
      ^bb0(%o: i32):
        memref.atomic_yield %o : i32
    }""",
}
"""Bodies that put nothing of the buffer elsewhere."""


def _after(name: str, way: str, free: str = "") -> str:
    """`@f` after a pass, empty where it was refused; the functions around it stay out of the pass."""
    given = program(f"""
func.func private @keep(%m: memref<1xi32>, %buffers: memref<1xmemref<1xi32>>) {{
  {OF_BUFFERS["generic"]}
  return
}}
func.func @f(%e: tensor<1xi64>, %box: memref<1xi64>, %other: memref<1xi64>, %square: memref<1x1xi64>,
             %place: !llvm.ptr, %buffers: memref<1xmemref<1xi32>>, %n: index) {{
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i64
  memref.alloca_scope {{
    %m = memref.alloc() : memref<1xi32>
    {way}
    "memref.alloca_scope"() ({{ memref.alloca_scope.return }}) : () -> ()
    {free}
  }}
  return
}}
""")
    before = given.text()
    found = find_pass(name)
    only = found.load().runs_only_on if found is not None else None
    step = f"{only}({name})" if only is not None and only != "builtin.module" else name
    refused = run_pipeline(parse_pipeline(step), given.root, UPSTREAM)[-1].result.refusals
    return "" if refused or given.text() == before else given.text()


_FREE = "memref.dealloc %m : memref<1xi32>"


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize(
    "by", ["minimal-deallocation", "ownership-based-buffer-deallocation", "promote-buffers-to-stack"]
)
def test_what_a_body_stores_outlives_its_block(by: str, name: str) -> None:
    assert not _after(by, TEXTS[name])


@pytest.mark.parametrize("name", TEXTS)
def test_what_a_body_stores_is_freed_where_it_was(name: str) -> None:
    assert not _after("optimize-allocation-liveness", TEXTS[name], _FREE)


@pytest.mark.parametrize("name", KEPT)
def test_bodies_that_store_nothing_of_a_buffer_keep_nobody_from_it(name: str) -> None:
    assert "memref.dealloc %m" in _after("minimal-deallocation", KEPT[name])
    assert "memref.alloca()" in _after("promote-buffers-to-stack", KEPT[name])
    assert _after("optimize-allocation-liveness", KEPT[name], _FREE)


def test_work_that_a_body_starts_goes_on_behind_it() -> None:
    given = program("""
func.func @f(%d: memref<1xi32, 2>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloc() : memref<1xi32>
  %tag = memref.alloca() : memref<1xi32>
  omp.parallel {
    memref.dma_start %m[%c0], %d[%c0], %c1, %tag[%c0] : memref<1xi32>, memref<1xi32, 2>, memref<1xi32>
    omp.terminator
  }
  memref.dma_wait %tag[%c0], %c1 : memref<1xi32>
  return
}
""")
    run_pipeline(parse_pipeline("minimal-deallocation"), given.root, UPSTREAM)
    assert given.text().index("memref.dma_wait") < given.text().index("memref.dealloc %m")
