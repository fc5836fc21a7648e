"""Defects across calls are found, and programs without one are left in peace."""

from __future__ import annotations

import pytest

from pydealloc.analysis.spans import name_span
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.call_generator import generate_calls
from tests.lints.judged_calls import judged


@pytest.mark.parametrize("first", range(0, 50, 10))
def test_defects_across_calls_are_found(first: int) -> None:
    for number in range(first, first + 10):
        found = judged(number, with_defect=True)
        assert found.is_as_planned, number
        assert found.about, f"program {number}: {found.program.what} is missed"


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_programs_without_defects_have_no_finding(first: int) -> None:
    for number in range(first, first + 10):
        found = judged(number, with_defect=False)
        assert found.is_as_planned, number
        assert found.loud == [], f"program {number}"


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_better_places_are_those_of_the_passes(first: int) -> None:
    """What functions that are called do to a buffer counts, in whichever item they are."""
    for seed in range(first, first + 10):
        document = parse_document(generate_calls(seed))
        found = findings_of(document)
        written = [(item, op) for item in document.leaves() for root in item.operations for op in walk(root)]
        places = {item.start + name_span(op)[0]: op for item, op in written}
        for code, pipeline in (
            ("small-heap-buffer", "promote-buffers-to-stack"),
            ("alloc-in-loop", "buffer-loop-hoisting"),
        ):
            root = assemble(document.chunks[0]).root
            before = {op: op.parent for op in walk(root)}
            run_pipeline(parse_pipeline(pipeline), root, UPSTREAM)
            left = {op: op.parent for op in walk(root)}
            moved = {op.origin for op, block in before.items() if left.get(op) is not block}
            proposed = {places[one.start] for one in found if one.code == code}
            assert proposed <= moved, f"program {seed}: {code}"
