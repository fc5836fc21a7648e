"""Edits of a few operations: these are read again, and all others are the same objects."""

from __future__ import annotations

import gc

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.pauses import pausing
from pydealloc.ir.source import OpSyntax
from pydealloc.ir.walk import operations_in
from pydealloc.syntax.document import lazy_item
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.document.lazy_item import LazyItem
from pydealloc.syntax.text.edits import EditSpan
from tests.syntax.splice_edits import PROGRAMS, run, told

LINES = 300
LONG = "".join([
    "func.func @f(%m: memref<4xf32>, %f: f32) -> f32 {\n",
    "  %c0 = arith.constant 0 : index\n",
    *[f"  %v{n} = memref.load %m[%c0] : memref<4xf32>\n  %w{n} = arith.addf %v{n}, %f : f32\n" for n in range(LINES)],
    "  return %w7 : f32\n}\n",
])  # fmt: skip


def _edited(document: Document, old: str, new: str) -> Document:
    """`document`, read, after `old`, which is there once, became `new`."""
    assert document.text.count(old) == 1
    at = document.text.index(old)
    text = document.text.replace(old, new)
    return parse_document(text, document.knowledge, document, EditSpan(at, at + len(old), at + len(new)), lazily=True)


def _read() -> Document:
    document = parse_document(LONG, lazily=True)
    assert document.findings == ()
    return document


def _operations(document: Document) -> list[Operation]:
    return [op for item in document.leaves() for root in item.operations for op in operations_in(root)]


def _is_spliced(item: Item) -> bool:
    return isinstance(item.parsed, LazyItem) and item.parsed.reused is not None


@pytest.mark.parametrize("seed", range(3))
def test_any_edits_give_the_program_of_the_new_text(seed: int) -> None:
    tally = run(PROGRAMS, seed, 200)
    # Most edits of so short programs concern more than a few operations.
    assert tally.spliced > 15


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%w150 = arith.addf %v150", "%w150 = arith.mulf %v150"),
        ("%w150 = arith.addf %v150", "%w150 = arith.addf %v149"),
        ("%w150 = arith.addf %v150", "%other = arith.addf %v150"),
        ("%w150 = arith.addf %v150", "%w150 = arith.addf% %v150"),
        ("%w150 = arith.addf %v150", "%w150 = arith.addf %undefined"),
        ("  %w150 = arith.addf %v150, %f : f32\n", ""),
        ("  %w150", "  %more = arith.constant 1 : i1\n  %w150"),
        ("%v7 = memref.load", "%v7 = memref.lod"),
    ],
)
def test_an_edit_keeps_all_other_operations(old: str, new: str) -> None:
    before = _read()
    known = set(_operations(before))
    after = _edited(before, old, new)
    afresh = parse_document(after.text)
    assert told(after) == told(afresh)
    assert all(map(_is_spliced, after.leaves()))
    made = _operations(after)
    assert sum(op not in known for op in made) <= 4
    back = _edited(after, new, old) if new else parse_document(LONG, before.knowledge, after, lazily=True)
    assert told(back) == told(parse_document(LONG))


CIRCUIT = "foo.circuit @c {\n" + "".join([
    f"  foo.module @m{n}(\n    in %a{n}: !foo.t,\n    out %b{n}: !foo.t\n  ) {{\n"
    f"    // CHECK: }} %c{n}\n    %c{n} = foo.not %a{n} : !foo.t\n    foo.connect %b{n}, %c{n} : !foo.t\n  }}\n"
    for n in range(LINES // 6)
]) + "}\n"  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("out %b7: !foo.t\n", "1out %b7: !foo.t\n"),
        ("out %b7: !foo.t\n", "out %b7: !foo.\n"),
        ("    in %a7:", "    in  %a7:"),
        ("%c7 = foo.not", "%c7 = foo.no"),
        ("%c7 = foo.not %a7 ", "%c7 = foo.not %x7 "),
        ("connect %b7, %c7", "connect %b7"),
        ("    foo.connect %b7, %c7 : !foo.t\n", ""),
        ("  foo.module @m7(", "  foo.module @n7("),
        ("foo.module @m7(", "%r7 = foo.module @m7("),
        ("// CHECK: } %c7", "// CHECK: } %c7 {"),
    ],
)
def test_an_edit_in_operations_that_nothing_describes_keeps_all_others(old: str, new: str) -> None:
    before = parse_document(CIRCUIT, lazily=True)
    assert {finding.code for finding in before.findings} == {"unknown-dialect"}
    known = set(_operations(before))
    after = _edited(before, old, new)
    assert told(after) == told(parse_document(after.text))
    assert all(map(_is_spliced, after.leaves()))
    assert sum(op not in known for op in _operations(after)) <= 6


@pytest.mark.parametrize(
    ("old", "new"),
    [("    %v = foo.get : f32\n", "    %v = foo.set : f32\n"), ("foo.neg %a", "foo.not %a"), ("%a =", "%b =")],
)
def test_an_argument_of_an_unknown_operation_may_be_defined_again(old: str, new: str) -> None:
    lines = "    foo.use %a, %v : f32, f32\n" * LINES
    text = f"foo.module @m(%a: f32) {{\n    %v = foo.get : f32\n{lines}    %a = foo.neg %a : f32\n{lines}}}\n"
    before = parse_document(text, lazily=True)
    told(before)
    after = _edited(before, old, new)
    assert told(after) == told(parse_document(after.text))


def test_a_result_is_not_known_in_the_regions_of_its_operation() -> None:
    lines = "    %v = foo.get : f32\n" * LINES
    text = f"foo.a {{\n  %r = foo.m {{\n    foo.use -> (i1) {{\n      foo.end : i2\n    }}\n{lines}  }}\n}}\n"
    before = parse_document(text, lazily=True)
    told(before)
    after = _edited(before, "i1", "%r")
    assert told(after) == told(parse_document(after.text))


def test_the_old_version_is_read_again_where_somebody_asks_for_it() -> None:
    before = _read()
    after = _edited(before, "%w150 = arith.addf", "%w150 = arith.mulf")
    assert after.findings == ()
    assert not before.leaves()[0].parsed.is_read
    assert told(before) == told(parse_document(LONG))
    assert not set(_operations(before)) & set(_operations(after))


def test_versions_that_nobody_asks_for_are_one_edit() -> None:
    before = _read()
    skipped = _edited(before, "%w150 = arith.addf", "%w150 = arith.")
    after = _edited(skipped, "%w150 = arith.", "%w150 = arith.mulf")
    assert told(after) == told(parse_document(after.text))
    assert all(map(_is_spliced, after.leaves()))


@pytest.mark.parametrize("new", ["%w150 = arith.mulf", "1%w150 = arith.addf", "%w150 = arith.% addf", "%w150 = arith."])
def test_operations_that_are_gone_let_go_of_their_text(new: str) -> None:
    """Only a collection frees them, and each text is as long as the file."""
    document, old = _read(), "%w150 = arith.addf"
    gc.collect()
    gc.disable()
    try:
        for number in range(6):
            words = (old, new) if number % 2 == 0 else (new, old)
            document = _edited(document, *words)
            item = document.leaves()[0]
            assert item.parsed.findings is not None
        held = [one for one in gc.get_objects() if isinstance(one, OpSyntax) and len(one.source) > len(LONG) // 2]
        # Other tests of this process may have left programs of theirs.
        texts = {one.source for one in held if one.source.startswith(LONG[: len(LONG) // 4])}
    finally:
        gc.enable()
    assert texts == {document.leaves()[0].parsed.source}


def test_a_short_item_is_read_as_a_whole() -> None:
    text = "func.func @f() {\n  %0 = arith.constant 0 : index\n  return\n}\n"
    assert len(text) < lazy_item.MIN_SPLICED_CHARS
    before = parse_document(text, lazily=True)
    assert before.findings == ()
    after = _edited(before, "0 : index", "10 : index")
    assert after.findings == ()
    assert not any(map(_is_spliced, after.leaves()))


def test_one_of_two_versions_has_the_operations_at_each_pause() -> None:
    loop = "  scf.for %i = %c0 to %c0 step %c0 {\n    %x = arith.addf %w7, %f : f32\n  }\n"
    before = parse_document(LONG.replace("  return", f"{loop}  return"), lazily=True)
    assert before.findings == ()
    after = _edited(before, "step %c0 {", "step %c0  {")
    versions = [document.leaves()[0].parsed for document in (before, after)]
    pauses = list[bool]()
    with pausing(lambda: pauses.append(any(one.is_read for one in versions))):
        told(after)
    assert pauses
    assert all(pauses)
    assert not versions[0].is_read
