"""Long chains of calls, and many functions that call each other: no question about callees is as deep as the chain."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

T = "memref<4xf32>"
FREED = f"""func.func private @eat{{n}}(%m: {T}) {{{{
  func.call @eat{{m}}(%m) : ({T}) -> ()
  return
}}}}
"""
LENT = f"""func.func private @same{{n}}(%m: {T}, %x: f32, %i: index) -> {T} {{{{
  memref.store %x, %m[%i] : {T}
  %r = func.call @same{{m}}(%m, %x, %i) : ({T}, f32, index) -> {T}
  return %r : {T}
}}}}
"""
LAST = f"func.func private @eat1200(%m: {T}) {{\n  memref.dealloc %m : {T}\n  return\n}}\n"
MAIN = f"func.func @main() {{\n  %a = memref.alloc() : {T}\n  func.call @eat0(%a) : ({T}) -> ()\n  return\n}}\n"
PROGRAMS = {
    "chain": "".join(FREED.format(n=n, m=n + 1) for n in range(1200)) + LAST + MAIN,
    "ring": "".join(LENT.format(n=n, m=(n + 1) % 400) for n in range(400)),
}


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize(
    "pipeline",
    ["minimal-deallocation", "ownership-based-buffer-deallocation", "promote-buffers-to-stack", "buffer-loop-hoisting"],
)
def test_passes(pipeline: str, program: str) -> None:
    root = assemble(parse_document(PROGRAMS[program]).chunks[0]).root
    assert run_pipeline(parse_pipeline(pipeline), root, UPSTREAM)


@pytest.mark.long
def test_findings() -> None:
    text = PROGRAMS["chain"].replace("func.call @eat0(%a)", f"memref.dealloc %a : {T}\n  func.call @eat0(%a)")
    found = [one for one in findings_of(parse_document(text)) if one.code == "double-free"]
    assert [len(one.notes) for one in found] == [18]
