"""What is published is written as JSON at once; read as the protocol has it, nothing of it is lost."""

from __future__ import annotations

import pytest
from lsprotocol import types

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.diagnostics import diagnostics
from pydealloc.server.lsp.protocol import convert
from pydealloc.server.lsp.protocol.lazy_lsprotocol import converter
from pydealloc.server.session.snapshot import Snapshot
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.line_index import Encoding, LineIndex

TEXT = """func.func @f(%c: i1) -> f32 {
  // \U0001f600
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  %x = arith.constant 1.0 : f64
  return %x : f32
}
func.func @f() {
  bogus
}
func.func private @unused() {
  return
}
"""


@pytest.mark.parametrize("version", [None, 3])
def test_the_protocol_can_read_it(version: int | None) -> None:
    document = parse_document(TEXT)
    shown = diagnostics(findings_of(document), TEXT, can_show_notes=True)
    assert any(one.notes for one in shown)
    assert any(one.is_unnecessary for one in shown)
    snapshot = Snapshot("file:///a.mlir", version, LineIndex(TEXT), Encoding.UTF16)
    written = convert.published(snapshot, shown)
    read = converter().structure(written, types.PublishDiagnosticsParams)
    assert converter().unstructure(read) == written
    assert (read.uri, read.version) == (snapshot.uri, version)
    for one, given in zip(read.diagnostics, shown, strict=True):
        assert (one.message, one.code, one.source) == (given.message, given.code, "pydealloc")
        assert len(one.related_information or ()) == len(given.notes)
