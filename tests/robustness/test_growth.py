"""Growth of `--check`: inputs of shapes that took quadratic time once, in two sizes.

The processor time of the larger one may be `MARGIN` times what linear growth gives, half of what quadratic
growth gives.
"""

from __future__ import annotations

import gc
from time import process_time

import pytest

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.report.records import finding_records
from pydealloc.syntax.document.document import parse_document
from tests.robustness.buffer_shapes import BUFFER_SHAPES, TENSOR_SHAPES
from tests.robustness.shapes import SHAPES as OTHER_SHAPES
from tests.robustness.text_shapes import TEXT_SHAPES

SHAPES = {**OTHER_SHAPES, **TEXT_SHAPES, **BUFFER_SHAPES, **TENSOR_SHAPES}
SMALL, FACTOR = 500, 8
MARGIN = 4
FLOOR_S = 0.05
"""Below this, a time says nothing."""


def _work(text: str) -> float:
    """Without the collector, which looks through all that other tests of this process have left."""
    gc.collect()
    gc.disable()
    try:
        before = process_time()
        document = parse_document(text)
        findings = findings_of(document)
        list(finding_records("a.mlir", text, findings, shown=True, colored=False))
        return process_time() - before
    finally:
        gc.enable()


@pytest.mark.parametrize("name", SHAPES)
def test_time_grows_with_the_size(name: str) -> None:
    shape = SHAPES[name]
    _work(shape(10))
    small = max(FLOOR_S, _work(shape(SMALL)))
    large = _work(shape(SMALL * FACTOR))
    assert large <= small * FACTOR * MARGIN


@pytest.mark.parametrize("depth", [40, 400])
@pytest.mark.parametrize(
    ("first", "each", "last"),
    [
        ("#a0 = loc(unknown)", "#a{0} = loc(fused[#a{1}, #a{1}])", "func.func @f() {{ return }} loc(#a{0})"),
        ("!t0 = i32", "!t{0} = tuple<!t{1}, !t{1}>", "func.func @f(%a: !t{0}) {{ return %a : i32 }}"),
        ("#a0 = [1]", "#a{0} = [#a{1}, #a{1}]", "func.func @f() attributes {{a = #a{0}}} {{ return }}"),
    ],
)
def test_nested_aliases_are_shared(first: str, each: str, last: str, depth: int) -> None:
    lines = [first, *(each.format(number, number - 1) for number in range(1, depth + 1)), last.format(depth)]
    findings_of(parse_document("\n".join(lines) + "\n"))
