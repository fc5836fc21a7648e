"""Better places of buffers that are given to functions."""

from __future__ import annotations

import pytest

from pydealloc.server.features.ownership.placement_hints import placements_in
from pydealloc.syntax.document.document import parse_document

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
