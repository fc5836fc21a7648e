"""Planning of copies for code lenses: in steps, as other requests wait meanwhile."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.bufferization_facts import bufferization_of
from pydealloc.server.facts.kept.bufferization_plans import BufferizationFacts
from pydealloc.server.features.bufferization import copy_lenses as copy_lenses_module
from pydealloc.syntax.document.document import Document, Item, parse_document


def test_copies_are_planned_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    function = "func.func @f{}(%t: tensor<4xf32>) -> tensor<4xf32> {{\n  return %t : tensor<4xf32>\n}}\n"
    document = parse_document("".join(map(function.format, range(5))))
    planned: list[int] = []

    def plan(document: Document, item: Item) -> BufferizationFacts:
        planned.append(item.start)
        return bufferization_of(document, item)

    monkeypatch.setattr(copy_lenses_module, "bufferization_of", plan)
    items = iter(document.leaves())
    steps = 1
    # Each step plans one function at least, however slow, and none is planned twice.
    while copy_lenses_module.plan_some(document, items, 0.0):
        steps += 1
    assert steps > 1
    assert planned == [item.start for item in document.leaves()]
