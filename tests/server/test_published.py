"""What is published is the same whichever way it becomes JSON."""

from __future__ import annotations

from pydealloc.server import convert
from pydealloc.server.facts import findings_of
from pydealloc.server.features.diagnostics import diagnostics
from pydealloc.server.lazy_types import converter
from pydealloc.server.snapshot import Snapshot
from pydealloc.syntax.document import parse_document
from pydealloc.syntax.line_index import Encoding, LineIndex

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


def test_both_ways_say_the_same() -> None:
    document = parse_document(TEXT)
    shown = diagnostics(findings_of(document), TEXT, can_show_notes=True)
    assert any(one.notes for one in shown)
    assert any(one.is_unnecessary for one in shown)
    for version in (None, 3):
        snapshot = Snapshot("file:///a.mlir", version, LineIndex(TEXT), Encoding.UTF16)
        written = converter().unstructure(convert.published(snapshot, shown))
        assert convert.published_json(snapshot, shown) == written
