"""Entries for programs that have none."""

from __future__ import annotations

import pytest

from pydealloc.syntax.document.document import parse_document
from tests.execution.native import NOTHING_FREED, Native
from tests.execution.wrapping import ENTRY, wrapped

PROGRAM = """module {
  func.func @twice(%a: memref<?xf32, strided<[?], offset: ?>>, %c: i1) -> memref<2x3xi32> {
    %k = arith.constant 2 : i32
    %n = arith.extui %c : i1 to i32
    %s = arith.addi %k, %n : i32
    %r = memref.alloc() : memref<2x3xi32>
    linalg.fill ins(%s : i32) outs(%r : memref<2x3xi32>)
    return %r : memref<2x3xi32>
  }
  func.func @outside(%t: vector<4xf32>) {
    return
  }
}
"""


def entry_of(text: str) -> str | None:
    return wrapped(parse_document(text))


def test_functions_that_take_numbers_and_buffers_are_called() -> None:
    text = entry_of(PROGRAM)
    assert text is not None
    assert parse_document(text).findings == ()
    assert text.count("func.call @twice") == 2
    assert "func.call @outside" not in text


@pytest.mark.parametrize(
    "text",
    [
        "func.func private @declared(i32)\n",
        "func.func @vectors(%v: vector<4xf32>) {\n  return\n}\n",
        "func.func @stack() -> memref<4xi8> {\n  %0 = memref.alloca() : memref<4xi8>\n  return %0 : memref<4xi8>\n}\n",
    ],
)
def test_others_are_not(text: str) -> None:
    assert entry_of(text) is None


@pytest.mark.oracle
def test_the_entry_runs() -> None:
    text = entry_of(PROGRAM)
    assert text is not None
    with Native.made() as native:
        if native is None:
            pytest.skip("mlir-runner-22 or a C compiler is not installed")
        outcome = native.run(text, *NOTHING_FREED, entry=ENTRY)
    # What the entry returns; per call, the sums of both buffers, counted from 0 and from 0.5, and the condition.
    assert outcome.output.split() == ["0", "18", "6.5", "1", "12", "6.5", "0"]
    assert outcome.live == outcome.allocated == 4
