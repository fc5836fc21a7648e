"""Better places of buffers that are given to functions."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.ownership.placement_hints import OUT_PARAMETER, placements_in
from pydealloc.syntax.document.document import parse_document
from tests.execution.call_generator import generate_calls
from tests.harness.placement_agreement import problems_of_places

CALLED = """memref.global "private" @slot : memref<1xmemref<16xf32>> = uninitialized
func.func private @called(%m: memref<16xf32>) -> () {
  DOES
  return
}
func.func private @between(%m: memref<16xf32>) {
  call @called(%m) : (memref<16xf32>) -> ()
  return
}
func.func @f() {
  %a = memref.alloc() : memref<16xf32>
  call @between(%a) : (memref<16xf32>) -> ()
  return
}
"""
DOES = {
    "reads": ("vector.print punctuation <newline>", True),
    "frees": ("memref.dealloc %m : memref<16xf32>", False),
    "keeps": (
        """%z = arith.constant 0 : index
  %s = memref.get_global @slot : memref<1xmemref<16xf32>>
  memref.store %m, %s[%z] : memref<1xmemref<16xf32>>""",
        False,
    ),
    "starts work": (
        """%t = async.execute {
    %z = arith.constant 0 : index
    %v = memref.load %m[%z] : memref<16xf32>
    async.yield
  }""",
        False,
    ),
}


@pytest.mark.parametrize("does", DOES)
def test_a_buffer_that_a_call_is_given(does: str) -> None:
    text, is_better = DOES[does]
    document = parse_document(CALLED.replace("DOES", text))
    assert not document.findings
    item = list(document.leaves())[-1]
    found = placements_in(document, item)
    assert bool(found.better) == is_better
    assert bool(found.reasons) != is_better


LOOP = """func.func @g() {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %z to %n step %o {
    %a = memref.alloc() : memref<16xf32>
    func.call @between(%a) : (memref<16xf32>) -> ()
    memref.dealloc %a : memref<16xf32>
  }
  return
}
"""


def test_an_allocation_in_a_loop_that_a_call_is_given() -> None:
    """By findings of each version after an edit in what is called, which are those of its text."""
    document = parse_document(CALLED.replace("DOES", DOES["reads"][0]) + LOOP)
    declared = "func.func private @called(memref<16xf32>)\n"
    body = CALLED[CALLED.index("func.func private @called") : CALLED.index("func.func private @between")]
    texts = [(CALLED.replace("DOES", text) + LOOP, is_better) for text, is_better in DOES.values()]
    texts.append((CALLED.replace(body, declared) + LOOP, True))
    for text, is_better in [*texts, *reversed(texts)]:
        document = document.edited(text)
        found = [one.message for one in findings_of(document) if one.code == "alloc-in-loop"]
        assert bool(found) == is_better, text
        assert findings_of(document) == findings_of(parse_document(text))


@pytest.mark.parametrize("seed", range(12))
def test_places_in_random_programs_with_calls(seed: int) -> None:
    problems, _ = problems_of_places(generate_calls(seed))
    assert [one for one in problems if OUT_PARAMETER not in one] == []
