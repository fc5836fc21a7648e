"""Growth of what the server answers about functions that call each other, as calls: see `test_growth`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pydealloc.ir.gc_control import forget_all
from pydealloc.server.facts.program_errors import hindrance
from pydealloc.syntax.document.document import Document, parse_document
from tests.robustness.buffer_shapes import functions_that_hand_a_buffer_down
from tests.robustness.test_growth import MOST, UNEVEN
from tests.robustness.work import calls_of

SIZES = (160, 320, 480)


def _with_an_error(count: int) -> str:
    return functions_that_hand_a_buffer_down(count).replace("return %m", "return %q", 1)


def _hindrances(document: Document) -> None:
    for item in document.leaves():
        hindrance(document, item)


def _calls(shape: Callable[[int], str], ask: Callable[[Document], object], size: int) -> int:
    forget_all()
    document = parse_document(shape(size))
    return calls_of(lambda: ask(document))


@pytest.mark.parametrize("shape", [functions_that_hand_a_buffer_down, _with_an_error])
@pytest.mark.parametrize("ask", [_hindrances])
def test_a_request_about_all_functions_grows_with_their_number(
    shape: Callable[[int], str], ask: Callable[[Document], object]
) -> None:
    _calls(shape, ask, SIZES[-1])
    first, second, third = (_calls(shape, ask, size) for size in SIZES)
    assert third - second <= max(UNEVEN, second - first) * MOST
