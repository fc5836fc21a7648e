"""Old versions of a document, which are freed without the garbage collector, and of their programs, which are not."""

from __future__ import annotations

import gc
from weakref import ref

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.session.garbage import Garbage
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.parser.fact_cache import FactKey

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


class Program:
    """A cyclic value with the facts of an item."""

    def __init__(self, item: Item) -> None:
        self.facts = item.parsed.facts


_PROGRAM = FactKey[Program]("program")


def with_program(item: Item) -> ref[Program]:
    return ref(item.parsed.facts.put(_PROGRAM, None, Program(item)))


def next_version(garbage: Garbage, document: Document, name: str) -> Document:
    """The version of `document` in which `@g` is called `name`."""
    edited = parse_document(TEXT.replace("@g", f"@{name}"), document.knowledge, document)
    garbage.add(document.leaves()[-1:], edited.leaves()[-1:])
    return edited


def test_a_young_collection_frees_versions_made_since_the_last_freeze() -> None:
    garbage = Garbage()
    document = parse_document(TEXT)
    try:
        frozen = with_program(document.leaves()[-1])
        garbage.collect()
        document = next_version(garbage, document, "h")
        young = with_program(document.leaves()[-1])
        document = next_version(garbage, document, "k")
        garbage.collect_young()
        assert (frozen() is None, young() is None) == (False, True)
        garbage.collect()
        assert frozen() is None
    finally:
        gc.unfreeze()


def test_idle_time_is_for_full_collections_and_for_what_was_just_opened() -> None:
    garbage = Garbage()
    document = parse_document(TEXT)
    assert garbage.is_worth_idle_time
    garbage.add(document.leaves(), ())
    assert not garbage.is_worth_idle_time
    for _ in range(1000):
        garbage.add(document.leaves(), ())
    assert garbage.is_worth_idle_time
