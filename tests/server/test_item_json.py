"""Answers about all functions of a file as JSON, of which an edit only moves the rest: as those of a new text."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from pydealloc.server.features.navigation.document_symbols import document_symbols
from pydealloc.server.features.ownership.display_memory import all_lenses
from pydealloc.server.features.ownership.plans import plans_of
from pydealloc.server.lsp.protocol import convert, convert_lenses, convert_symbols
from pydealloc.server.lsp.protocol.item_json import listed
from pydealloc.server.lsp.protocol.lazy_lsprotocol import converter
from pydealloc.server.session.snapshot import Snapshot, View
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.line_index import Encoding, LineIndex

PROGRAM = """\
func.func @"50% \\"line\\": 7 %d"(%x: f32, %i: index) -> f32 {
  // 𝄞 of two units
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}

module @outer {
  /* 𝄞 */ func.func @inner(%i: index) {
    %0 = memref.alloc() : memref<4xf32>
    return
  } func.func @beside() { return }
  module {
    func.func private @deep(memref<4xf32>)
    memref.global "private" @g : memref<4xf32> = dense<0.0>
  }
}
// -----
func.func @second(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}
"""
INSERTED = ("\n", "\n\n", "  ", "𝄞", "// %d\n", "func.func @new() {\n  return\n}\n", "}", '"', "%s")


def outline(view: View) -> str:
    return convert_symbols.outline(view)


def expected_outline(view: View) -> object:
    return converter().unstructure([convert.symbol(view.snapshot, one) for one in document_symbols(view.document)])


def lenses(view: View) -> str:
    return listed(convert_lenses.code_lenses(view))


def expected_lenses(view: View) -> object:
    found = all_lenses(None, view.document, plans_of(view.plan_options).buffers.lenses)
    made = [one for lens in found for one in convert_lenses.code_lens(view.snapshot, lens)]
    return converter().unstructure(made)


@pytest.mark.parametrize("encoding", list(Encoding))
@pytest.mark.parametrize(("given", "expected"), [(outline, expected_outline), (lenses, expected_lenses)])
@pytest.mark.parametrize("seed", range(8))
def test_after_edits_it_is_that_of_the_new_text(
    seed: int, given: Callable[[View], str], expected: Callable[[View], object], encoding: Encoding
) -> None:
    chance = random.Random(seed)
    document = parse_document(PROGRAM)
    for version in range(1, 25):
        view = View(Snapshot("file:///a%20b.mlir", version, LineIndex(document.text), encoding), document)
        fresh = View(view.snapshot, parse_document(document.text))
        assert json.loads(given(view)) == expected(fresh)
        start = chance.randrange(len(document.text) + 1)
        end = min(start + chance.choice((0, 0, 0, 1, 3)), len(document.text))
        text = document.text[:start] + chance.choice(INSERTED) + document.text[end:]
        document = document.edited(text) if chance.random() < 0.9 else document.edited(PROGRAM)


def test_nothing_to_say() -> None:
    document = parse_document("")
    view = View(Snapshot("file:///a.mlir", None, LineIndex(""), Encoding.UTF16), document)
    assert outline(view) == "[]"
    assert lenses(view) == "[]"
