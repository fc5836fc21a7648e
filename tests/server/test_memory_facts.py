"""Memory of functions from the plan of deallocation, beside that of the program after the pass."""

from __future__ import annotations

from collections import Counter

import pytest

from pydealloc.analysis.peak.words import peak_text
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.facts.memory.function_memory import FunctionMemory, memory_of
from pydealloc.server.facts.ownership_words import name_of
from pydealloc.server.features.hover import hover
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.minimal_edits import edits_of
from pydealloc.syntax.text.edits import apply_edits
from tests.execution.generator import Choices, generate

PROGRAMS = 80


def memories(text: str) -> list[FunctionMemory]:
    document = parse_document(text)
    assert not document.findings, document.findings[0].message
    return [one for item in document.leaves() for one in memory_of(document, item)]


def freed(text: str) -> str | None:
    """The program after minimal-deallocation alone; None if it refuses."""
    document = parse_document(text)
    assembled = assemble(document.chunks[0])
    results = run_pipeline(parse_pipeline("minimal-deallocation"), assembled.root, UPSTREAM)
    if results[-1].result.refusals:
        return None
    return apply_edits(text, edits_of(text, assembled, document.chunks[0], UPSTREAM))


@pytest.mark.long
def test_the_plan_holds_what_the_result_holds() -> None:
    """At conditions, only the result is known to the byte: the plan may say more there."""
    counts = Counter[str]()
    for seed in range(PROGRAMS):
        text = generate(seed, Choices(statements=3, functions=1))
        after = freed(text)
        if after is None:
            continue
        for planned, done in zip(memories(text), memories(after), strict=True):
            one, other = (peak_text(each.heap, name_of) for each in (planned, done))
            counts["same" if one == other else "other"] += 1
            if planned.heap.is_exact and one != other:
                counts["exact, but another"] += 1
            if planned.allocations == done.allocations:
                counts["as many allocations"] += 1
    assert not counts["exact, but another"]
    assert counts["same"] > 0.9 * (counts["same"] + counts["other"]), counts
    assert counts["as many allocations"] > 0.9 * (counts["same"] + counts["other"]), counts


def test_the_hover_of_a_function_says_what_it_holds() -> None:
    text = "func.func @f() {\n  %a = memref.alloc() : memref<4xf32>\n  return\n}\n"
    found = hover(parse_document(text), text.index("func.func"))
    assert found is not None
    assert "Peak: 16 B at line 2, 1 buffer\n\n- %a: 16 B\n- with the frees that minimal-deallocation" in found.markdown


def test_functions_of_other_items_count() -> None:
    text = """
    func.func @g() {
      %a = memref.alloc() : memref<4xf32>
      return
    }
    func.func @f() {
      call @g() : () -> ()
      return
    }"""
    heaps = [peak_text(one.heap, name_of) for one in memories(text)]
    assert heaps == ["16 B", "16 B"]
