"""Growth of `--check` and of the pipelines, as calls: each shape in three sizes with the same distance.

Linear work takes as many calls more from the second size to the third as from the first to the second, quadratic work
nearly twice as many. A pattern that reads a text is one call however long that takes. So where there are few calls, the
processor time of much larger texts is compared as well: it may be `MARGIN` times what linear growth gives, half of
what quadratic growth gives.
"""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import partial
from time import process_time

import pytest

from pydealloc.ir.gc_control import forget_all
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from tests.robustness.buffer_shapes import BUFFER_SHAPES, TENSOR_SHAPES
from tests.robustness.container_shapes import CONTAINER_SHAPES
from tests.robustness.shapes import SHAPES as OTHER_SHAPES
from tests.robustness.text_shapes import TEXT_SHAPES
from tests.robustness.work import calls_of, check, transformation

SHAPES = {**OTHER_SHAPES, **TEXT_SHAPES, **BUFFER_SHAPES, **CONTAINER_SHAPES, **TENSOR_SHAPES}
SIZES = (96, 240, 384)
"""Multiples of the numbers by which the shapes divide their size."""
FIRST = 432
"""Run before, for what is read or compiled when it is needed for the first time, or for the twentieth. Of a size of its
own: nothing that is counted may be known from there."""
MOST = 1.25
"""Calls more from the second size to the third, for one more from the first to the second."""
LARGER_SIZES = (240, 600, 960)
UNEVEN_SHAPES = (
    "functions that call each other at random", "findings in one line", "buffers that a loop turns",
    "functions that make a buffer", "functions over tensors", "types in types",
)  # fmt: skip
"""They reach a limit of the analysis, or are random, and grow evenly from there on."""
DEEPER = {("selections of many buffers", "minimal-deallocation")}
"""Trees, whose depth grows with the logarithm of the size, and which are as large as these, therefore."""
LATE_SHAPES = ("buffers that branches replace, the last one freed",)
"""Those whose limit is beyond what a test has time for: `figures.py` shows them."""
STEEP = {
    ("arguments that are returned", "buffer-deallocation-pipeline"),
    ("buffers of a condition returned", "buffer-deallocation-pipeline"),
    ("buffers that a loop turns", "minimal-deallocation"),
}
"""What a pipeline takes quadratic time for at thousands of values in one place: as in LLVM, a deallocation of all of
them is looked at again whenever one of them changes; and each of many buffers is followed through all arguments of a
loop that turns them round."""
MOST_STEEP = 2
"""In place of `MOST`, for these: cubic work takes more than three times as many calls from the second size."""
UNEVEN = 1_500
"""Calls more that say nothing: of other code, where that of the shape is in C."""
FEW_CALLS = 15_000
"""Calls more from the second size to the third below which time counts as well."""
SMALL, FACTOR = 1_000, 8
MARGIN = 4
FLOOR_S = 0.02
"""Below this, a time says nothing."""


def _calls(name: str, work: Callable[[str], Callable[[], object]], *, is_uneven: bool = False) -> tuple[int, int]:
    """Calls more from the first size to the second, and from there to the third."""
    shape = SHAPES[name]
    sizes = LARGER_SIZES if is_uneven or name in UNEVEN_SHAPES else SIZES
    # Patterns are compiled when they have matched often enough.
    for size in (FIRST, sizes[-1]):
        work(shape(size))()
    before = after = 0
    # Once more where something was compiled again meanwhile, which does not happen twice.
    for _ in range(2):
        counts: list[int] = []
        for size in sizes:
            # Lines that were in the text before are copied.
            forget_all()
            counts.append(calls_of(work(shape(size))))
        before, after = max(UNEVEN, counts[1] - counts[0]), counts[2] - counts[1]
        if after <= before * MOST:
            break
    return before, after


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in SHAPES if name not in LATE_SHAPES])
def test_a_check_grows_with_the_size(name: str) -> None:
    before, after = _calls(name, lambda text: partial(check, text))
    assert after <= before * MOST
    if after < FEW_CALLS:
        small = max(FLOOR_S, _time(SHAPES[name](SMALL)))
        assert _time(SHAPES[name](SMALL * FACTOR)) <= small * FACTOR * MARGIN


def _time(text: str) -> float:
    """Without the collector, which looks through all that other tests of this process have left."""
    gc.disable()
    try:
        before = process_time()
        check(text)
        return process_time() - before
    finally:
        gc.enable()


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "pipeline"),
    [
        *(
            (name, pipeline)
            for name in (*BUFFER_SHAPES, *CONTAINER_SHAPES)
            for pipeline in ("buffer-deallocation-pipeline", "minimal-deallocation")
        ),
        *((name, "one-shot-bufferize{bufferize-function-boundaries=true}") for name in TENSOR_SHAPES),
    ],
    ids=lambda argument: argument.partition("{")[0],
)
def test_a_pipeline_grows_with_the_size(name: str, pipeline: str) -> None:
    before, after = _calls(name, partial(transformation, pipeline=pipeline), is_uneven=(name, pipeline) in DEEPER)
    assert after <= before * (MOST_STEEP if (name, pipeline) in STEEP else MOST)


@pytest.mark.parametrize(
    ("step", "is_linear"),
    [
        (lambda count: [abs(number) for number in range(count)], True),
        (lambda count: [abs(number) for number in range(count * count // 100)], False),
    ],
)
def test_calls_tell_quadratic_work(step: Callable[[int], object], is_linear: bool) -> None:
    first, second, third = (calls_of(partial(step, size)) for size in SIZES)
    assert (third - second <= (second - first) * MOST) == is_linear


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
