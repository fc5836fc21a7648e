"""Blocks that are left out change nothing that is found."""

from __future__ import annotations

import pytest

from pydealloc.analysis.dataflow import paths as memory_paths
from pydealloc.analysis.dataflow.buffer_flow import Flow
from pydealloc.analysis.dataflow.outcome import TALLIES, Budget, Counts, PathSummary, TooManyPaths
from pydealloc.analysis.dataflow.paths import Tracker
from pydealloc.analysis.dataflow.relevant_blocks import Shortcuts
from pydealloc.analysis.dataflow.slices import Part, Slices
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import parse_document
from tests.lints.seeded import seeded


def _told(summary: PathSummary) -> object:
    def certain(tallies: dict[Operation, Counts]) -> object:
        return {op: (counts.violating > 0, counts.is_certain) for op, counts in tallies.items() if counts.violating}

    ends = {end for end, _ in summary.leaks}
    flags = (summary.freed > 0, summary.escaped > 0, summary.may_leak, summary.always_leaks)
    return ends, set(summary.escapes), flags, [certain(getattr(summary, name)) for name in TALLIES]


def _differences(text: str) -> int:
    """How many buffers were compared; those of functions with blocks."""
    compared = 0
    for item in parse_document(text).leaves():
        for function in (op for top in item.operations for op in walk(top) if op.name == "func.func"):
            if not function.regions or len(function.regions[0].blocks) < 2:
                continue
            flow = Flow.of(function, UPSTREAM)
            slices = Slices(flow)
            shortcuts = Shortcuts(flow, memory_paths.decided_blocks(flow, Budget(10**6)))
            for site in [one for one in flow.sites if one.is_owned]:
                part = slices.with_conditions(site, slices.uses(site))
                try:
                    whole = Tracker(flow, site, part, Budget(10**6)).run()
                except TooManyPaths:
                    continue
                assert _told(Tracker(flow, site, part, Budget(10**6), shortcuts).run()) == _told(whole), text
                compared += 1
    return compared


@pytest.mark.long
def test_seeded_programs() -> None:
    programs = [defect.text for number in range(30) if (defect := seeded(number)) is not None]
    assert sum(map(_differences, programs)) > 10


_CHAIN = """func.func @f(%c: i1, %d: i1, %m: memref<4xf32>, %x: f32, %i: index) {
  cf.cond_br %d, ^a, ^b
^a:
  memref.store %x, %m[%i] : memref<4xf32>
  cf.br ^b
^b:
  cf.cond_br %c, ^make, ^skip
^make:
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.dealloc %0 : memref<4xf32>
  cf.br ^skip
^skip:
  cf.cond_br %d, ^again, ^end
^again:
  cf.br ^b
^end:
  return
}
"""


@pytest.mark.parametrize("target", ["^b", "^end"])
def test_what_is_left_out(target: str) -> None:
    text = _CHAIN.replace("cf.br ^b\n^end", f"cf.br {target}\n^end")
    assert _differences(text) == 1
    function = parse_document(text).leaves()[0].operations[0]
    flow = Flow.of(function, UPSTREAM)
    body = function.regions[0]
    blocks = {block.label: block for block in body.blocks}
    shortcuts = Shortcuts(flow, memory_paths.decided_blocks(flow, Budget(10**6)))
    allocation = next(op for op in walk(function) if op.name == "memref.alloc")
    window = shortcuts.window(Part({blocks["make"]: [flow.graph.position[allocation]]}, set(), 0, 0), body)
    assert window is not None
    assert window.start.label == "make"
    # On the way back, `%c` is needed again; all paths into `^make` have the same fact about it.
    leading = {"make", "b", "skip", "again", "a", None} if target == "^b" else {"make"}
    assert window.state is not None
    assert list(window.state.facts.values()) == []
    assert {block.label for block in window.leading} == leading
