"""Symbols in modules whose own words cannot be read: nothing is said of what they would decide."""

from __future__ import annotations

import pytest

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
