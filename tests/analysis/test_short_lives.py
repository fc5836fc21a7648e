"""Short lives of buffers: what is said of one is what the walk along all edges finds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from pydealloc.analysis.dataflow.buffer_flow import Flow
from pydealloc.analysis.dataflow.buffer_names import BufferNames
from pydealloc.analysis.dataflow.common_walk import CommonWalk
from pydealloc.analysis.dataflow.flow_graph import FlowGraph
from pydealloc.analysis.dataflow.operation_facts import OperationFacts
from pydealloc.analysis.dataflow.outcome import TALLIES, PathSummary
from pydealloc.analysis.dataflow.sites import KnownCalls
from pydealloc.analysis.dataflow.summaries import short_life
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.breaking import wrongs
from tests.execution.generator import generate

_TESTS = Path(__file__).resolve().parent.parent
_PROGRAM = re.compile(r"^```mlir[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE).findall
_PAGES = sorted([*(_TESTS / "lints").glob("*.md"), *(_TESTS / "passes").glob("*dealloc*.md")])
_SEEDS = range(6)
_WRONGS = 4

_HEAD = "func.func @f(%c: i1, %x: f32, %i: index) {\n  %t = arith.constant true\n  %z = arith.constant false\n"
_ALLOC = "  %0 = memref.alloc() : memref<4xf32>\n"
_STORE = "memref.store %x, %0[%i] : memref<4xf32>\n"
_FREE = "memref.dealloc %0 : memref<4xf32>\n"
_PROGRAMS = {
    "freed": (f"{_ALLOC}  {_STORE}  {_FREE}", True),
    "leaked": (f"{_ALLOC}  {_STORE}", True),
    "freed twice": (f"{_ALLOC}  {_FREE}  {_FREE}", False),
    "used afterwards": (f"{_ALLOC}  {_FREE}  {_STORE}", False),
    "freed under a condition": (f"{_ALLOC}  scf.if %c {{\n    {_FREE}  }}\n", False),
    "freed under one that holds": (f"{_ALLOC}  scf.if %t {{\n    {_STORE}    {_FREE}  }}\n", True),
    "freed under one that never holds": (f"{_ALLOC}  scf.if %z {{\n    {_FREE}  }}\n", False),
    "freed in a loop": (f"{_ALLOC}  scf.for %k = %i to %i step %i {{\n    {_FREE}  }}\n", False),
    "used in a branch": (f"{_ALLOC}  scf.if %c {{\n    {_STORE}  }}\n  {_FREE}", True),
    "made in a branch": (f"  scf.if %c {{\n  {_ALLOC}    {_STORE}    {_FREE}  }}\n", True),
    "leaked in a branch": (f"  scf.if %c {{\n  {_ALLOC}    {_STORE}  }}\n", False),
    "freed through a view": (
        f"{_ALLOC}  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>\n  memref.dealloc %1 : memref<?xf32>\n",
        True,
    ),
    "returned": (f"{_ALLOC}  {_STORE}  return %0 : memref<4xf32>\n^dead:\n", True),
    "freed, and returned": (f"{_ALLOC}  {_FREE}  return %0 : memref<4xf32>\n^dead:\n", False),
    "the shape of what is returned": (
        """  %0 = memref.alloc() : memref<1xindex>
  %1 = memref.alloc() : memref<4xf32>
  %2 = memref.reshape %1(%0) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return %2 : memref<?xf32>
^dead:
""",
        True,
    ),
    "loaded from a container": (
        f"""{_ALLOC}  %b = memref.alloc() : memref<1xmemref<4xf32>>
  memref.store %0, %b[%i] : memref<1xmemref<4xf32>>
  %1 = memref.load %b[%i] : memref<1xmemref<4xf32>>
  memref.dealloc %1 : memref<4xf32>
  {_FREE}""",
        False,
    ),
}


@pytest.mark.parametrize("name", _PROGRAMS)
def test_short_and_other_lives(name: str) -> None:
    body, is_short = _PROGRAMS[name]
    (function,) = _functions(f"{_HEAD}{body}  return\n}}\n")
    flow = Flow.of(function, UPSTREAM)
    site = next(site for site in flow.followed if site.value.name == "0")
    found = short_life(flow, site)
    assert (found is not None) is is_short
    assert _compared(function) >= is_short


@pytest.mark.long
def test_what_is_said_is_what_a_walk_finds() -> None:
    texts = [text for page in _PAGES for text in _PROGRAM(page.read_text(encoding="utf-8"))]
    functions = [function for text in texts for function in _functions(text)]
    functions += [function for seed in _SEEDS for function in _deallocated(generate(seed))]
    assert sum(map(_compared, functions)) > 300


def _functions(text: str) -> list[Operation]:
    return _within([op for item in parse_document(text).leaves() for op in item.operations])


def _within(roots: Sequence[Operation]) -> list[Operation]:
    found = [op for root in roots for op in walk(root) if UPSTREAM.is_function_like(op)]
    return [op for op in found if op.regions and op.regions[0].blocks]


def _deallocated(text: str) -> Iterator[Operation]:
    """Functions of `text` as they are, and after deallocation, also with something wrong with it."""
    yield from _functions(text)
    for number in range(_WRONGS):
        (chunk,) = parse_document(text).chunks
        root = assemble(chunk).root
        run_pipeline(parse_pipeline("buffer-deallocation-pipeline"), root, UPSTREAM)
        for wrong in list(wrongs(root))[number : number + 1] if number else ():
            wrong.do()
        yield from _within([root])


def _compared(function: Operation) -> int:
    """The number of short lives in `function`, all of which are as a walk of all buffers finds them.

    Of buffers alone, and of all that leads to them, as the pass follows them.
    """
    graph, facts = FlowGraph(function, UPSTREAM), OperationFacts(UPSTREAM)
    names = BufferNames(graph, facts, lambda _: None)
    if not names.has_later:
        _compared_in(Flow(graph, facts, names, KnownCalls({})))
    return _compared_in(Flow.of(function, UPSTREAM))


def _compared_in(flow: Flow) -> int:
    sites = [site for site in flow.followed if site.is_owned]
    if not sites:
        return 0
    walked = CommonWalk(flow, sites).summaries()
    short = [found for site in sites if (found := short_life(flow, site)) is not None]
    for one in short:
        assert _parts(one) == _parts(walked[one.site]), one
    return len(short)


def _parts(summary: PathSummary) -> list[object]:
    leaks = [(op, state.status, state.names, state.doubts, state.path) for op, state in summary.leaks]
    ends = [bool(count) for count in (summary.freed, summary.escaped, summary.returned, summary.may_leak)]
    return [leaks, ends, *(getattr(summary, name) for name in TALLIES), summary.escapes]
