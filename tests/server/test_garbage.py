"""Old versions of a document are freed when the next one takes their place, without the garbage collector."""

from __future__ import annotations

import gc
from weakref import ref

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document

TEXT = """\
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  return
}
func.func @g() {
  call @f() : () -> ()
  return
}
"""


def test_an_old_version_is_freed_at_once() -> None:
    gc.collect()
    gc.disable()
    try:
        document = parse_document(TEXT)
        for name in ("h", "k"):
            assert findings_of(document)
            old = ref(document)
            document = document.edited(TEXT.replace("@g", f"@{name}"))
            assert old() is None
    finally:
        gc.enable()
