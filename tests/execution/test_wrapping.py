"""Entries for programs that have none."""

from __future__ import annotations

from pathlib import Path

import pytest

from pydealloc.syntax.document.document import parse_document
from tests.execution.driving import drive
from tests.execution.harness import Setting
from tests.execution.native import NOTHING_FREED, Native
from tests.execution.wrapping import ENTRY, reasons, runnable, wrapped

PROGRAM = """module {
  func.func @twice(%a: memref<?xf32, strided<[?], offset: ?>>, %c: i1) -> memref<2x3xi32> {
    %k = arith.constant 2 : i32
    %n = arith.extui %c : i1 to i32
    %s = arith.addi %k, %n : i32
    %r = memref.alloc() : memref<2x3xi32>
    linalg.fill ins(%s : i32) outs(%r : memref<2x3xi32>)
    return %r : memref<2x3xi32>
  }
  func.func @outside(%t: complex<f32>) {
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
        "func.func @tensors(%v: tensor<4xf32>) {\n  return\n}\n",
        "func.func @stack() -> memref<4xi8> {\n  %0 = memref.alloca() : memref<4xi8>\n  return %0 : memref<4xi8>\n}\n",
    ],
)
def test_others_are_not(text: str) -> None:
    assert entry_of(text) is None


@pytest.mark.parametrize(
    "type_",
    [
        "vector<2x3xf16>",
        "bf16",
        "i4",
        "memref<2x3xf32, strided<[8, 2], offset: 5>>",
        "memref<?x3xf16, strided<[?, ?], offset: ?>>",
        "memref<4xi32, 3>",
        "memref<*xbf16>",
    ],
)
def test_an_argument_is_made_of(type_: str) -> None:
    text = entry_of(f"func.func @f(%a: {type_}) {{\n  return\n}}\n")
    assert text is not None
    assert parse_document(text).findings == ()


def test_what_is_not_driven_has_a_reason() -> None:
    assert reasons(parse_document(PROGRAM)) == {"": 1, "takes a value of another kind": 1}


def test_a_declared_function_gets_a_body_and_all_memory_is_of_one_kind() -> None:
    text = runnable(
        "func.func private @make(memref<4xf32, 1>) -> memref<4xf32, #gpu.address_space<global>>\n"
        "func.func @f(%a: memref<4xf32, 1>) {\n"
        "  %0 = call @make(%a) : (memref<4xf32, 1>) -> memref<4xf32, #gpu.address_space<global>>\n"
        "  return\n}\n"
    )
    assert parse_document(text).findings == ()
    assert "func.return" in text
    assert "1>" not in text
    assert "address_space" not in text


@pytest.mark.oracle
def test_functions_are_driven_and_those_that_are_not_are_counted(tmp_path: Path) -> None:
    (tmp_path / "program.mlir").write_text(PROGRAM)
    with Native.made() as native:
        if native is None:
            pytest.skip("mlir-runner-22 or a C compiler is not installed")
        figures = drive([tmp_path / "program.mlir"], native, Setting(minimal=""))
    assert figures.counts == {"driven": 1, "not driven: takes a value of another kind": 1, "  allocations": 4}
    assert figures.wrong == 0


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
