"""A long text whose items are read late is the same document in the end, whoever looks at what first."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import Document, Item, parse_document

FUNCTION = """func.func private @f{n}(%x: f32) -> f32 {{
  %y = arith.addf %x, %x : {type}
  return %y : f32
}}
"""
TEXTS = {
    "functions": "".join(FUNCTION.format(n=n, type="f32" if n % 3 else "!t") for n in range(9)) + "!t = f32\n",
    "broken": "".join(FUNCTION.format(n=n, type="f32" if n % 3 else "f64") for n in range(9)),
    "modules": "module @a {\n"
    + FUNCTION.format(n=1, type="f32")
    + "module {\n}\n}\n// -----\nmodule attributes {a} {\n}",
    "unbalanced": FUNCTION.format(n=1, type="f32") + "func.func @g() {\n  return\n" + FUNCTION.format(n=2, type="f32"),
    "empty": "",
}


def content(items: Sequence[Item]) -> list[object]:
    return [(i.start, i.end, i.opening, i.kind, i.parsed.source, content(i.children)) for i in items]


def same(one: Document, other: Document) -> bool:
    chunks = [[content(chunk.items) for chunk in document.chunks] for document in (one, other)]
    return chunks[0] == chunks[1] and one.findings == other.findings


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("seed", range(4))
def test_the_end_is_the_same(text: str, seed: int) -> None:
    document = parse_document(text, lazily=True)
    unread = document.unread()
    random.Random(seed).shuffle(unread)
    for item in unread[:seed]:
        assert item.operations == item.operations
    assert len(document.unread()) == max(len(unread) - seed, 0)
    assert same(document, parse_document(text))
    assert not document.unread()


def test_an_edit_reads_no_more_than_it_touches() -> None:
    text = TEXTS["functions"]
    document = parse_document(text, lazily=True)
    at = text.index("@f8") + 1
    edited = document.edited(text[:at] + "g" + text[at:])
    assert len(document.unread()) == 9
    assert [item.parsed for item in edited.unread()] == [item.parsed for item in document.unread()[:8]]
    assert same(edited, parse_document(edited.text))


def test_what_an_alias_means_is_settled_when_the_text_is_cut() -> None:
    text = TEXTS["functions"]
    document = parse_document(text, lazily=True)
    other = parse_document(text.replace("!t = f32", "!t = f64"), UPSTREAM, document, lazily=True)
    assert len(other.unread()) == 9
    assert same(document, parse_document(text))
    assert same(other, parse_document(other.text))


def test_the_item_at_a_place() -> None:
    inner = "  module @m {\n    func.func private @f()\n  }\n  func.func private @g()\n"
    text = f"!a = f32\nmodule {{\n{inner}}}\n// -----\n!b = f64"
    document = parse_document(text)
    for offset in range(len(text) + 1):
        covering = [item for item in document.leaves() if item.start <= offset <= item.end]
        expected = max(covering, key=lambda item: item.start, default=None)
        assert document.item_at(offset) is expected
