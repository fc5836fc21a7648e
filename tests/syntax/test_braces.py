"""Texts with one brace too few or too many: one error, at that brace or at the one it belongs to."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.print_chunk import print_document
from pydealloc.syntax.text.braces import braces_of, match_braces
from tests.harness.literate import read_page
from tests.harness.tree import ROOT

LAYOUTS = {
    "arguments on a line of their own, as LLVM prints them": """\
func.func @f(%a: memref<4x8xf32>, %b: memref<4xf32>, %c: i1, %x: f32, %i: index) {
  linalg.reduce ins(%a : memref<4x8xf32>) outs(%b : memref<4xf32>) dimensions = [1]
    (%in: f32, %init: f32) {
      %s = arith.addf %in, %init : f32
      linalg.yield %s : f32
    }
  scf.if %c {
    memref.store %x, %b[%i] : memref<4xf32>
  }
  return
}
""",
    "operands on lines of their own, closed below the operation": """\
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1) {
  scf.if %c {
    linalg.generic #attrs
      ins(%a : memref<4xf32>)
      outs(%b : memref<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
  }
  return
}
""",
    "operands on lines of their own, closed below the last one": """\
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic #attrs
    ins(%a : memref<4xf32>)
    outs(%b : memref<4xf32>) {
      ^bb0(%in: f32, %out: f32):
        linalg.yield %in : f32
    }
  return
}
""",
    "closed below its first block": """\
func.func @f(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %0 = tensor.pad %a low[3] high[7] {
    ^bb0(%i: index):
      tensor.yield %x : f32
    } : tensor<4xf32> to tensor<14xf32>
  %1 = linalg.generic #attrs
      ins(%0 : tensor<14xf32>)
      outs(%0 : tensor<14xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14xf32>
  return %1 : tensor<14xf32>
}
""",
}  # fmt: skip


def edited(text: str, opening: int, closing: int) -> Iterator[tuple[str, str]]:
    """The text without one of the braces, and with one of them twice."""
    for name, at in (("opening", opening), ("closing", closing)):
        yield f"without the {name} one", text[:at] + text[at + 1 :]
        yield f"the {name} one twice", text[:at] + text[at] + text[at:]


def errors(text: str, opening: int, closing: int) -> Iterator[tuple[str, list[int], bool]]:
    """For each edit of this pair: the lines of the errors, and whether it is one, on a line of the pair."""
    lines = [text.count("\n", 0, at) for at in (opening, closing)]
    for name, new in edited(text, opening, closing):
        braces = braces_of(new)
        found = [new.count("\n", 0, at) for at in (*braces.unclosed, *braces.unopened, *braces.missing)]
        yield name, found, len(found) == 1 and found[0] in lines


@pytest.mark.parametrize("text", LAYOUTS.values(), ids=LAYOUTS)
def test_one_brace_is_one_error(text: str) -> None:
    found = [error for pair in match_braces(text).pairs.items() for error in errors(text, *pair)]
    assert not [error for error in found if not error[-1]]


def test_one_brace_of_a_printed_program_is_one_error() -> None:
    chosen = random.Random(1)
    found: list[tuple[str, list[int], bool]] = []
    for path in sorted((ROOT / "tests" / "passes").rglob("*.md")):
        for section in read_page(path).sections:
            if "mlir" in section.blocks:
                text = print_document(parse_document(section.blocks["mlir"].body))
                if pairs := list(match_braces(text).pairs.items()):
                    found += errors(text, *chosen.choice(pairs))
    assert len(found) > 2000
    assert not [error for error in found if len(error[1]) != 1]
    assert len([error for error in found if not error[-1]]) < len(found) / 1000
