"""The lines of an edit, read where they stand."""

from __future__ import annotations

import random

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.document.lazy_item import LazyItem
from pydealloc.syntax.document.local_reparse import LocalParse, reparse_locally
from pydealloc.syntax.text.edits import EditSpan
from pydealloc.syntax.text.findings import Finding

TEXT = """func.func @before() {
  return
}
func.func @f(%m: memref<?xf32>, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xf32>
    %w = arith.mulf %v, %v : f32
    memref.store %w, %m[%i] : memref<?xf32>
  }
  %p:2 = scf.if %c -> (f32, f32) {
    %v = memref.load %m[%c0] : memref<?xf32>
    scf.yield %v, %v : f32, f32
  } else {
    %z = arith.constant 0.0 : f32
    scf.yield %z, %z : f32, f32
  }
  %s = arith.addf %p#0, %p#1 : f32
  cf.cond_br %c, ^one(%s : f32), ^two
^one(%x: f32):
  return %x : f32
^two:
  %y = arith.addf %p, %s : f32
  return %y : f32
}
"""


def edited(old: str, new: str, *, text: str = TEXT) -> tuple[Document, Document, LocalParse | None]:
    """Before and after `old`, which is there once, became `new`; and what reading locally says."""
    assert text.count(old) == 1, old
    at = text.index(old)
    return changed(text, EditSpan(at, at + len(old), at + len(new)), new)


def changed(text: str, edit: EditSpan, new: str) -> tuple[Document, Document, LocalParse | None]:
    before = parse_document(text)
    after = parse_document(text[: edit.start] + new + text[edit.old_end :], UPSTREAM, before, edit, lazily=True)
    item = next((one for one in after.unread() if one.start <= edit.start <= one.end), None)
    if item is None:
        return before, after, None
    assert isinstance(item.parsed, LazyItem)
    found = reparse_locally(item.parsed, UPSTREAM, after.chunks[0].aliases)
    assert not item.parsed.is_read
    return before, after, found


def placed(document: Document, found: LocalParse) -> list[Finding]:
    (item,) = document.unread()
    return [finding.shifted(item.start) for finding in found.findings]


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("constant 0 : index", "constant 10 : index", ["arith.constant"]),
        ("%w = arith.mulf %v", "%w = arith.mulf %w0", ["arith.mulf"]),
        ("%w = arith.mulf %v", "%w = arith.mulf %i", ["arith.mulf"]),
        ("    memref.store", "    bogus.op\n    memref.store", ["bogus.op", "memref.store"]),
        ("%s = arith.addf %p#0", "%s = arith.addf %p#3", ["arith.addf"]),
        ("%s = arith.addf", "%s = arith.adf", ["arith.adf"]),
        ("^one(%s : f32)", "^three(%s : f32)", ["cf.cond_br"]),
        ("return %y : f32", "return %yy : f32", ["func.return"]),
        ("%c0 = arith", "%k = arith.constant true\n  %c0 = arith", ["arith.constant", "arith.constant"]),
        ("    %z = arith.constant 0.0 : f32\n", "", []),
    ],
)
def test_it_says_what_reading_all_says_about_these_lines(old: str, new: str, names: list[str]) -> None:
    _, after, found = edited(old, new)
    assert found is not None
    assert [op.name for op in found.operations] == names
    here = placed(after, found)
    item = after.unread()[0]
    there = [one for one in after.findings if item.start + found.start <= one.start < item.start + found.end]
    assert [(one.code, one.start, one.end, one.message) for one in here] == [
        (one.code, one.start, one.end, one.message) for one in there
    ]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # A name of the function itself, a region that is opened, a block.
        ("@f(%m", "@f(%mm"),
        ("step %c1 {", "step %c1"),
        ("^two:\n", "^two:\n  ^three:\n"),
    ],
)
def test_what_matters_for_more_is_left_alone(old: str, new: str) -> None:
    assert edited(old, new)[2] is None


def test_several_edits_since_the_item_was_read() -> None:
    text, document = TEXT, parse_document(TEXT)
    for old, new in (("constant 0 : index", "constant 00 : index"), ("%v, %v : f32\n    m", "%v, %q : f32\n    m")):
        at = text.index(old)
        text = text.replace(old, new)
        document = parse_document(text, UPSTREAM, document, EditSpan(at, at + len(old), at + len(new)), lazily=True)
    (item,) = document.unread()
    assert isinstance(item.parsed, LazyItem)
    # Both are in one function, so what is between them is touched too.
    found = reparse_locally(item.parsed, UPSTREAM, document.chunks[0].aliases)
    assert found is not None
    assert [finding.message for finding in found.findings] == ["use of undeclared SSA value name '%q'"]


@pytest.mark.parametrize("seed", range(20))
def test_the_old_version_stays_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    words = ["%c0", "%p#1", "%v", " ", "1", "arith.addf", "^one", "{", "}", '"', "\n", "// x", ": f32", "@f", ","]
    for _ in range(30):
        start = chance.randrange(len(TEXT))
        end = min(start + chance.choice([0, 0, 1, 3, 20]), len(TEXT))
        new = chance.choice(words)
        before, _, found = changed(TEXT, EditSpan(start, end, start + len(new)), new)
        assert before.findings == parse_document(TEXT).findings
        uses = [len(value.uses) for op in before.leaves()[1].operations for value in op.regions[0].blocks[0].args]
        assert uses == [3, 1, 2]
        if found is not None:
            assert found.start <= start - before.leaves()[1].start or start < before.leaves()[1].start
