"""A text that is read bit by bit ends as the same document."""

from __future__ import annotations

import pytest

from pydealloc.dialects.knowledge import UPSTREAM
from pydealloc.syntax.document import Document, Item, parse_document
from pydealloc.syntax.gradually import GradualReading

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


def content(items: tuple[Item, ...]) -> list[object]:
    return [(i.start, i.end, i.opening, i.kind, i.parsed.source, content(i.children)) for i in items]


def same(one: Document, other: Document) -> bool:
    chunks = [[content(chunk.items) for chunk in document.chunks] for document in (one, other)]
    return chunks[0] == chunks[1] and one.findings == other.findings


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("first", [(0, 0), (0, 60), (100, 400), (0, 10_000)])
def test_the_end_is_the_same(text: str, first: tuple[int, int]) -> None:
    reading = GradualReading(text, UPSTREAM)
    reading.read(*first)
    while reading.step():
        pass
    assert same(reading.document(), parse_document(text))


def test_the_first_part_comes_first() -> None:
    text = TEXTS["broken"]
    reading = GradualReading(text, UPSTREAM)
    reading.read(0, 10)
    first = reading.so_far()
    assert [item.start for item in first.leaves()] == [0]
    assert first.findings == tuple(f for f in parse_document(text).findings if f.start < text.index("@f1"))
    # What has been read is not read again, not even for the next version of the text.
    reading.step()
    after = GradualReading(text + "\n", UPSTREAM, reading.so_far()).document()
    assert [item.parsed for item in after.leaves()][:2] == [item.parsed for item in reading.so_far().leaves()]
