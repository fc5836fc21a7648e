"""Lenses, placement hints and colours of a function that has errors while it is edited: the last ones, moved."""

from __future__ import annotations

import json

import pytest

from pydealloc.analysis.placement.placement_limits import PlacementLimits
from pydealloc.server.features.bufferization.copy_lenses import copy_lenses
from pydealloc.server.features.ownership.display_memory import DisplayMemory
from pydealloc.server.features.ownership.lens_values import ERROR_FIRST
from pydealloc.server.features.ownership.placement_hints import placement_hints, placement_lenses
from pydealloc.server.features.structure.semantic_tokens import TokenFinder, numbers
from pydealloc.server.features.structure.token_kinds import OWNED
from pydealloc.server.lsp.protocol import convert_lenses
from pydealloc.server.lsp.protocol.item_json import listed
from pydealloc.server.session.snapshot import Snapshot, View
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.line_index import Encoding, LineIndex

PROGRAM = """\
func.func @first(%x: f32, %i: index) {
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  return
}
func.func @second(%t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  return %0, %t : tensor<4xf32>, tensor<4xf32>
}
"""
FIRST, SECOND = "1 allocation · pass adds 1 dealloc", "bufferization: 1 copy (16 B), 1 allocation"
STACK = "1 buffer could be on the stack: 16 B"
LIMITS = PlacementLimits()
ALL = [(0, FIRST), (0, "Insert deallocations"), (0, "Show stages"), (0, STACK), (5, SECOND)]
FIRST_BROKEN = [(0, ERROR_FIRST), (0, "Show stages"), (5, SECOND)]


def shown(document: Document, memory: DisplayMemory) -> list[tuple[int, str]]:
    """Line and title of each lens, and of each hint of a placement."""
    lines = LineIndex(document.text)
    view = View(Snapshot("file:///a.mlir", 1, lines, Encoding.UTF16), document)
    made = json.loads(listed(convert_lenses.code_lenses(view, memory.lenses)))
    above = [(lens["range"]["start"]["line"], lens["command"]["title"]) for lens in made]
    others = [*placement_lenses(document, LIMITS, memory.placement_lenses), *copy_lenses(document, memory.copy_lenses)]
    return above + [(lines.line_at(lens.start), lens.title) for lens in others]


@pytest.mark.parametrize(
    ("old", "new", "moved", "expected"),
    [
        ("  return\n", "  memref.sto\n  return\n", 1, FIRST_BROKEN),
        ("  return\n", "  return %\n", 0, FIRST_BROKEN),
        ("  %0", "  \n  %1 = \n  %0", 2, FIRST_BROKEN),
        ("index) {", "index, {", 0, FIRST_BROKEN),
        ("  return\n", "", -1, FIRST_BROKEN),
        ("  return\n", "  call @missing() : () -> ()\n  return\n", 1, FIRST_BROKEN),
        ("return %0, %t : ", "return %0, %t", 0, [*ALL[:-1], (5, ERROR_FIRST)]),
        ("  return %0, %t : tensor<4xf32>, tensor<4xf32>\n", "", 0, [*ALL[:-1], (5, ERROR_FIRST)]),
    ],
)
def test_lenses_stay_while_a_function_has_errors(
    old: str, new: str, moved: int, expected: list[tuple[int, str]]
) -> None:
    """They say what there is to do: nothing else can be done with the function."""
    memory = DisplayMemory()
    document = parse_document(PROGRAM)
    assert shown(document, memory) == ALL
    document = document.edited(PROGRAM.replace(old, new, 1))
    assert shown(document, memory) == [(line + moved * (line > 0), title) for line, title in expected]
    assert shown(document.edited(PROGRAM), memory) == ALL


def test_a_lens_that_has_gone_does_not_come_back_with_an_error() -> None:
    memory = DisplayMemory()
    document = parse_document(PROGRAM)
    shown(document, memory)
    without = "".join(line for line in PROGRAM.splitlines(keepends=True) if "memref" not in line)
    document = document.edited(without)
    assert shown(document, memory) == [(3, SECOND)]
    document = document.edited(without.replace("  return\n", "  return %\n"))
    assert shown(document, memory) == [(3, SECOND)]


def test_hints_of_placements_stay_too() -> None:
    memory = DisplayMemory()

    def hints(document: Document) -> list[tuple[str, str]]:
        found = placement_hints(document, 0, len(document.text), LIMITS, memory.placement_hints)
        return [(document.text[: hint.offset].rpartition("\n")[2], hint.label) for hint in found]

    document = parse_document(PROGRAM)
    known = [("  %0 = memref.alloc() : memref<4xf32>", "16 B could be on the stack")]
    assert hints(document) == known
    broken = document.edited(PROGRAM.replace("  return\n", "  memref.sto\n  return\n", 1))
    assert hints(broken) == known
    assert hints(broken.edited(PROGRAM.replace("memref<4xf32>\n", "memref<4xf\n", 1))) == []


def test_names_of_buffers_keep_their_colours() -> None:
    memory = DisplayMemory()

    def owned(document: Document) -> list[tuple[int, int]]:
        finder = TokenFinder(document, LineIndex(document.text), Encoding.UTF32, memory=memory.owners)
        while finder.step():
            pass
        line = column = 0
        found: list[tuple[int, int]] = []
        data = numbers(finder.entries)
        for down, right, _, _, modifiers in zip(*[iter(data)] * 5, strict=True):
            line, column = line + down, right if down else column + right
            if modifiers & OWNED:
                found.append((line, column))
        return found

    # The tensor of the second function becomes a new buffer.
    document = parse_document(PROGRAM)
    assert owned(document) == [(1, 2), (2, 19), (6, 2), (7, 9)]
    document = document.edited(PROGRAM.replace("  return\n", "  memref.sto\n  return\n", 1))
    assert owned(document) == [(1, 2), (2, 19), (7, 2), (8, 9)]
    document = document.edited(PROGRAM.replace("  memref.store", "  memref.sto\n  memref.store", 1))
    assert owned(document) == [(1, 2), (3, 19), (7, 2), (8, 9)]
    assert owned(document.edited(PROGRAM.replace("%x, %0", "%x, %", 1))) == [(1, 2), (6, 2), (7, 9)]
    assert owned(document.edited(PROGRAM)) == [(1, 2), (2, 19), (6, 2), (7, 9)]
