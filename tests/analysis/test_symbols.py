"""Symbols in modules whose own words cannot be read: nothing is said of what they would decide."""

from __future__ import annotations

import pytest

from pydealloc.dialects.releases.release_knowledge import knowledge_of
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document

_LAUNCH = """
func.func @f(%a: i64) {
  gpu.launch_func @k::@g blocks in (%a, %a, %a) threads in (%a, %a, %a) : i64
  return
}
func.func @g() {
  return
}
}
"""


@pytest.mark.parametrize("opening", ["%module {", "@module {", "1 module @a {"])
def test_a_module_that_is_none_says_nothing_of_kernels(opening: str) -> None:
    found = findings_of(parse_document(opening + _LAUNCH))
    assert found
    assert not [one.message for one in found if "container" in one.message]


_KERNEL = """
module attributes {gpu.container_module} {
  gpu.module @k {
    gpu.func @g(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%i: index, %a: f32) {
    gpu.launch_func @k::@g blocks in (%i, %i, %i) threads in (%i, %i, %i) args(GIVEN)
    return
  }
}
"""


@pytest.mark.parametrize("llvm", [15, 16, 18, 22, 24])
def test_operands_of_a_kernel_are_found_in_each_release(llvm: int) -> None:
    """Releases have other groups of operands, before and after these."""
    knowledge = knowledge_of(llvm)
    good = findings_of(parse_document(_KERNEL.replace("GIVEN", "%a : f32"), knowledge))
    assert not [one.message for one in good if one.code == "call-mismatch"]
    bad = findings_of(parse_document(_KERNEL.replace("GIVEN", "%a : f32, %a : f32"), knowledge))
    (found,) = [one.message for one in bad if one.code == "call-mismatch"]
    assert "got 2 kernel operands but expected 1" in found
