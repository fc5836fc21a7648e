"""Hints stay where they were while a function has errors, and follow the text around."""

from __future__ import annotations

import pytest

from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.features.ownership.display_memory import Memory
from pydealloc.server.features.ownership.hint_values import InlayHint
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document.document import Document, parse_document

PROGRAM = """\
func.func @g() {
  return
}
func.func @f(%n: index) {
  %0 = memref.alloc(%n) : memref<?xf32>
  %1 = memref.alloc(%n) : memref<?xf32>
  return
}
"""


def shown(document: Document, memory: Memory[InlayHint] | None) -> list[tuple[str, str]]:
    """What stands before each hint on its line, and the hint."""
    text = document.text
    hints = inlay_hints(document, 0, len(text), HintSettings(), options=PlanOptions(Deallocation.LLVM), memory=memory)
    return [(text[: hint.offset].rpartition("\n")[2], hint.label) for hint in hints]


def test_hints_stay_while_something_is_typed() -> None:
    memory: Memory[InlayHint] = {}
    document = parse_document(PROGRAM)
    whole = shown(document, memory)
    assert whole == [("  %0", "owned"), ("  %1", "owned"), ("  return", "frees %0, %1")]
    typed = PROGRAM.replace("  return\n}\n", "", 1).replace("  %1 =", "  %x = memref.\n  %1 =")
    broken = document.edited(typed)
    assert shown(broken, None) == []
    assert shown(broken, memory) == whole
    # What is said of the line that is typed into is gone, and of what it defines.
    renamed = document.edited(PROGRAM.replace("  %1 = memref", "  %1 = mem ref"))
    assert shown(renamed, memory) == [whole[0]]
    gone = document.edited(PROGRAM.replace("  %1 = memref.alloc(%n)", "  %"))
    assert shown(gone, memory) == [whole[0]]


COPYING = """\
func.func @f(%t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""


def test_copies_stay_while_something_is_typed() -> None:
    memory: Memory[InlayHint] = {}
    document = parse_document(COPYING)
    whole = shown(document, memory)
    assert whole == [("  %0 = tensor.insert %x into %t", "pass: copies 16 B")]
    broken = document.edited(COPYING.replace("  return", "  %2 = tensor.\n  return"))
    assert shown(broken, None) == []
    assert shown(broken, memory) == whole
    assert shown(broken.edited(COPYING.replace("into %t", "into %")), memory) == []


def test_a_jump_leads_to_where_the_allocation_is_now() -> None:
    memory: Memory[InlayHint] = {}
    document = parse_document(PROGRAM)
    shown(document, memory)
    typed = PROGRAM.replace("  return\n}\nfunc", "  return\n}\n\nfunc").replace("\n  %0", "\n  memref.sto\n  %0")
    moved = document.edited(typed)
    text = moved.text
    hints = inlay_hints(moved, 0, len(text), HintSettings(), options=PlanOptions(Deallocation.LLVM), memory=memory)
    targets = [text[slice(*part.target)] for hint in hints for part in hint.parts if part.target is not None]
    assert targets == ["%0", "%1"]


def test_a_function_that_is_right_again_is_looked_at_again() -> None:
    memory: Memory[InlayHint] = {}
    document = parse_document(PROGRAM)
    shown(document, memory)
    document = document.edited(PROGRAM.replace("memref.alloc(%n)", "memref.aloc(%n)"))
    shown(document, memory)
    document = document.edited(PROGRAM.replace("  %1 = memref.alloc(%n) : memref<?xf32>\n", ""))
    assert shown(document, memory) == [("  %0", "owned"), ("  return", "frees %0")]


def test_a_function_of_the_same_name_in_another_chunk_has_its_own_hints() -> None:
    memory: Memory[InlayHint] = {}
    text = f"{PROGRAM}// -----\n{PROGRAM}"
    document = parse_document(text)
    assert len(shown(document, memory)) == 6
    middle = "  %1 = memref.alloc(%n)"
    broken = document.edited(f"{PROGRAM}// -----\n{PROGRAM.replace(middle, '  %')}")
    fresh = parse_document(broken.text)
    assert shown(broken, memory) == shown(fresh, {}) == shown(fresh, None)


USED = """\
func.func @f(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  memref.store %x, %1[%i] : memref<4xf32>
  return
}
"""


def labels(document: Document, memory: Memory[InlayHint]) -> list[str]:
    text = document.text
    return [hint.label for hint in inlay_hints(document, 0, len(text), HintSettings(), memory=memory)]


@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        # A new use below, of a view as well; one of another buffer; a comment that is no use yet.
        ("  return", "  memref.store %x, %0[\n  return", ["owned", "owned", "pass: frees %1"]),
        ("  return", "  memref.store %x, %1[\n  return", ["owned", "owned", "pass: frees %0"]),
        ("  return", "  %2 = memref.subview %0[\n  return", ["owned", "owned", "pass: frees %1"]),
        ("  return", "  memref.store %x,\n  return", ["owned", "owned", "pass: frees %0", "pass: frees %1"]),
        # Where control goes is not known any more.
        ("  return", "  scf.if %c {\n  return", ["owned", "owned"]),
        ("  return", "  cf.br ^b\n^b\n  return", ["owned", "owned"]),
        # The operation of the definition is unknown now, the definition has gone.
        ("%0 = memref.alloc()", "%0 = memref.aloc() [", ["owned", "pass: frees %1"]),
        ("  %0 = memref.alloc() : memref<4xf32>\n", "", ["owned", "pass: frees %1"]),
    ],
)
def test_what_may_be_untrue_goes(old: str, new: str, left: list[str]) -> None:
    memory: Memory[InlayHint] = {}
    document = parse_document(USED)
    assert labels(document, memory) == ["owned", "owned", "pass: frees %0", "pass: frees %1"]
    broken = document.edited(USED.replace(old, new, 1))
    assert broken.error_count
    assert labels(broken, memory) == left
