"""Each feature at every place of programs, whole and broken: it answers, and what it answers makes sense."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pydealloc.server.features.lookup.symbols import symbol_at
from pydealloc.server.features.navigation import call_hierarchy
from pydealloc.server.features.navigation.declaration import declaration, type_definition
from pydealloc.server.features.navigation.definition import definition
from pydealloc.server.features.navigation.document_links import document_links
from pydealloc.server.features.navigation.linked_editing import linked_editing
from pydealloc.server.features.navigation.references import references
from pydealloc.server.features.navigation.rename import RenameError, prepare_rename, rename
from pydealloc.server.features.structure.folding import folding
from pydealloc.server.features.structure.on_type_formatting import TRIGGERS, on_type_formatting
from pydealloc.server.features.structure.selection_ranges import selection_ranges
from pydealloc.server.features.structure.semantic_tokens import TokenFinder, change, numbers
from pydealloc.server.session.workspace_index import symbols_in
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from pydealloc.syntax.text.line_index import Encoding, LineIndex

WHOLE = """\
// RUN: mlir-opt %s --load=%S/Inputs/missing.mlir
#map = affine_map<(d0) -> (d0)>
!buffer = memref<4xf32, #map>
module @outer attributes {main = @f} {
  func.func private @pair(!buffer) -> (index, index)
  func.func @f(%x: !buffer {llvm.noalias}, %c: i1) -> index attributes {k = [@pair, @outer::@f]} {
    %p:2 = call @pair(%x) : (!buffer) -> (index, index)
    %s = scf.for %i = %p#0 to %p#1 step %p iter_args(%acc = %p#0) -> (index) {
      scf.yield %acc : index
    }
    "test.op"(%p#1)[^end] ({
    ^first(%l: index):
      %w = arith.addi %l, %p#1 : index
    }) {text = "🙂", é.a} : (index) -> () loc("a.py":1:2)
    cf.cond_br %c, ^end(%s : index), ^other
  ^end(%k: index):
    return %k : index
  ^other:
    return %s : index
  }
}
// -----
"func.func"() ({
  %m = memref.alloc() : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  func.return
}) {sym_name = "generic", function_type = () -> ()} : () -> ()
gpu.module @kernels {
  gpu.func @kernel() kernel {
    gpu.return
  }
}
"""
BROKEN = (
    WHOLE.replace("(%p#1)[^end]", "(%p#1, [^end]"),
    WHOLE.replace("step %p iter_args", "step %p iter_args("),
    WHOLE.replace("    }\n", "", 1),
    WHOLE.replace("func.func @f(", "func.func f("),
    WHOLE.replace("  ^other:\n", "  other:\n"),
    WHOLE.replace('"🙂"', '"🙂'),
    WHOLE.replace("arith.addi", "arith.addx foo"),
    WHOLE.replace("\n", "\r"),
    WHOLE.replace(" = ", " "),
    WHOLE.replace("{\n", "\n"),
    WHOLE[: len(WHOLE) // 2],
    "%",
    "@",
    '@"',
    "^:",
    "{{{{}",
    "",
)


@pytest.mark.parametrize("text", [WHOLE, *BROKEN])
def test_each_feature_answers_everywhere(text: str) -> None:
    document = parse_document(text)
    for offset in range(len(text) + 1):
        for start, end in (
            *definition(document, offset),
            *declaration(document, offset),
            *type_definition(document, offset),
            *linked_editing(document, offset),
            *((one.start, one.end) for one in references(document, offset)),
        ):
            assert 0 <= start < end <= len(text)
        spans = selection_ranges(document, offset)
        assert spans[-1] == (0, len(text))
        for (start, end), (around, around_end) in pairwise(spans):
            assert around <= start <= offset <= end <= around_end
        for typed in TRIGGERS:
            for edit in on_type_formatting(document, offset, typed):
                assert not text[edit.start : edit.end].strip(" \t")
        for function in call_hierarchy.functions_at(document, offset):
            symbol = symbol_at(document, function.name_start)
            assert symbol is not None
            call_hierarchy.incoming(symbol)
            call_hierarchy.outgoing(document, symbol)


@pytest.mark.parametrize("text", [WHOLE, *BROKEN])
def test_a_file_as_a_whole(text: str) -> None:
    document, lines = parse_document(text), LineIndex(text)
    assert all(0 <= fold.start < fold.end <= len(text) for fold in folding(document, lines))
    assert len(folding(document, lines, most=2)) <= 2
    assert document_links(text, None) == []
    assert all(text.startswith("@", symbol.start) for symbol in symbols_in(text))


@pytest.mark.parametrize("encoding", list(Encoding))
@pytest.mark.parametrize("text", [WHOLE, *BROKEN])
def test_tokens_do_not_overlap(text: str, encoding: Encoding) -> None:
    document, lines = parse_document(text), LineIndex(text)
    finder = TokenFinder(document, lines, encoding)
    while finder.step():
        pass
    data = numbers(finder.entries)
    line = column = end = 0
    for at in range(0, len(data), 5):
        down, right, length, *_ = data[at : at + 5]
        assert down >= 0
        assert right >= 0
        line, column = line + down, right if down else column + right
        assert down or column >= end
        end = column + length
        start, stop = (lines.offset(line, place, encoding) for place in (column, end))
        assert length > 0
        assert lines.position(start, encoding) == (line, column)
        assert lines.position(stop, encoding) == (line, end)
    assert numbers(finder.within(0, len(text))) == data


@pytest.mark.parametrize("text", BROKEN)
def test_tokens_follow_an_edit(text: str) -> None:
    """Told what has changed, an editor has what a new one is told."""
    before = parse_document(WHOLE)
    finder = TokenFinder(before, LineIndex(WHOLE), Encoding.UTF16)
    after = parse_document(text, before.knowledge, before)
    other, fresh = (TokenFinder(each, LineIndex(text), Encoding.UTF16) for each in (after, parse_document(text)))
    for each in (finder, other, fresh):
        while each.step():
            pass
    data, edit = numbers(finder.entries), change(finder.entries, other.entries)
    if edit is not None:
        data[edit.start : edit.start + edit.removed] = edit.data
    assert data == numbers(fresh.entries)


@pytest.mark.parametrize("text", [WHOLE, *BROKEN])
def test_a_new_name_leaves_the_rest_as_it_was(text: str) -> None:
    """There is no new error, and the old name leads back."""
    document = parse_document(text)
    errors = _errors(document)
    seen: set[tuple[int, int]] = set()
    for offset in range(len(text) + 1):
        try:
            found = prepare_rename(document, offset)
        except RenameError:
            continue
        if found is None or (found.start, found.end) in seen:
            continue
        seen.add((found.start, found.end))
        assert found.start <= found.end <= len(text)
        made = rename(document, offset, "new_name")
        assert made is not None
        renamed = parse_document(apply_edits(text, list(made.edits)))
        assert len(_errors(renamed)) <= len(errors)
        assert any(edit.start <= found.start <= edit.end for edit in made.edits)
        if text != WHOLE:
            continue
        # And back again.
        place = next(edit.start for edit in made.edits if edit.start <= found.start <= edit.end)
        moved = place + sum(len(edit.text) - (edit.end - edit.start) for edit in made.edits if edit.start < place)
        back = rename(renamed, moved + 1, found.name)
        assert back is not None
        assert apply_edits(renamed.text, list(back.edits)).replace('@"', "@") == text.replace('@"', "@")


def _errors(document: Document) -> list[str]:
    return [finding.code for finding in document.findings if finding.severity is Severity.ERROR]
