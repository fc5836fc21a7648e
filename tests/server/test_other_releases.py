"""Other releases: what one of them reads says so, in whichever form it is written."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.item_errors import shown_errors
from pydealloc.syntax.document.document import parse_document


@pytest.mark.parametrize(
    ("operation", "expected"),
    [
        ('%v = "vector.splat"(%x) : (f32) -> vector<4xf32>', 19),
        ('%v = "vector.splatt"(%x) : (f32) -> vector<4xf32>', 0),
        ('"omp.ordered_region"() ({\n    "omp.terminator"() : () -> ()\n  }) : () -> ()', 16),
        ('"memref.scope"() ({\n    %v = "nobody.splat"(%x) : (f32) -> vector<4xf32>\n  }) : () -> ()', 0),
    ],
)
def test_an_operation_in_generic_form(operation: str, expected: int) -> None:
    document = parse_document(f"func.func @f(%x: f32, %i: index) {{\n  {operation}\n  return\n}}\n")
    found = [one for item in document.leaves() for one in shown_errors(document, item)]
    assert [(one.code, one.read_by) for one in found] == [("unknown-operation", expected)]
