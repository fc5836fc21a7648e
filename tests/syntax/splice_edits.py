"""Random edits inside of functions, each of which has to leave the program of reading the new text afresh.

`python -m tests.syntax.splice_edits SECONDS SEED [FILE...]` goes on for that much processor time, with programs of its
own or with those of the files, and prints what differs.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from pydealloc.analysis import verifier
from pydealloc.ir.graph import Operation, Value
from pydealloc.ir.pauses import pausing
from pydealloc.ir.walk import operations_in
from pydealloc.syntax.document import lazy_item
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.document.lazy_item import LazyItem
from pydealloc.syntax.document.local_reparse import reparse_in
from pydealloc.syntax.text.edits import EditSpan
from tests.harness.described import described_item

_TOKEN = re.compile(r"[%@#!^]?[\w$.\-]+|.", re.DOTALL)
_WORDS = ("%0", "%x", "%c0", "f32", "index", "memref<4xf32>", "return", "arith.constant", "1", '"', "//", "{", "}", "=")
_MOST_CHANGES = 2
"""Edits after which the first ones are taken back: most of a text is right while somebody types."""

PROGRAMS = (
    """\
#map = affine_map<(d0) -> (d0)>
func.func @linear(%n: index, %m: memref<?xf32>, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %a = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]}
    ins(%m : memref<?xf32>) outs(%a : memref<?xf32>) {
  ^bb0(%in: f32, %out: f32):
    %0 = arith.mulf %in, %f : f32
    %1 = arith.addf %0, %out : f32
    linalg.yield %1 : f32
  }
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %a[%i] : memref<?xf32>
    %1 = arith.addf %0, %f : f32
    memref.store %1, %a[%i] : memref<?xf32>
  }
  %p:2 = scf.if %c -> (f32, index) {
    %0 = memref.load %a[%c0] : memref<?xf32>
    scf.yield %0, %c0 : f32, index
  } else {
    scf.yield %f, %c1 : f32, index
  }
  %s = arith.addf %p#0, %f : f32
  %l = memref.load %a[%p#1] : memref<?xf32>
  memref.dealloc %a : memref<?xf32>
  %r = arith.mulf %s, %l : f32
  return %r : f32
}
""",
    """\
func.func @blocks(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb2
^bb1(%x: memref<4xf32>):
  %v = memref.load %x[%c0] : memref<4xf32>
  memref.store %v, %m[%c0] : memref<4xf32>
  cf.br ^bb3(%x : memref<4xf32>)
^bb2:
  %b = memref.alloc() : memref<4xf32>
  memref.copy %m, %b : memref<4xf32> to memref<4xf32>
  cf.br ^bb3(%b : memref<4xf32>)
^bb3(%y: memref<4xf32>):
  return %y : memref<4xf32>
}
""",
    """\
module {
  func.func @foreign(%t: tensor<4xf32>, %m: memref<4xf32>) -> tensor<4xf32> {
    %0 = other.add %t, %t : tensor<4xf32>
    %1 = other.neg %0 {axis = 1 : i64} : tensor<4xf32>
    %2 = "other.mul"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %3 = other.cast %2 : (tensor<4xf32>) -> tensor<4xf32>
    %4 = other.loop %3 : tensor<4xf32> {
      %5 = other.neg %3 : tensor<4xf32>
      other.yield %5 : tensor<4xf32>
    }
    %cst = arith.constant dense<1.0> : tensor<4xf32>
    %6 = arith.addf %3, %cst : tensor<4xf32>
    %7 = arith.addf %6, %1 : tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}
""",
    """\
foo.circuit "C" {
  // CHECK: }}
  foo.module @A(in %a: !foo.uint<4>, in %f: f32,
    out %b: !foo.uint<4>
  ) {
    %0 = foo.add %a, %a : (!foo.uint<4>, !foo.uint<4>) -> !foo.uint<4>
    %1 = arith.addf %f, %f : f32
    %w = foo.wire : f32
    %2 = arith.mulf %1, %w : f32
    foo.connect %b, %0 : !foo.uint<4>, !foo.uint<4>
    foo.when %0 : !foo.uint<4> {
      %3 = foo.cat %0, %b : (!foo.uint<4>, !foo.uint<4>) -> !foo.uint<8>
      foo.connect %b, %3 : !foo.uint<4>, !foo.uint<8>
    } else {
      %a = foo.const 1 : !foo.uint<4>
      foo.connect %b, %a : !foo.uint<4>, !foo.uint<4>
    }
  }
  foo.extern @E(in %a: !foo.uint<4>, out %x: f32)
  "foo.module"() ({
  ^bb0(%a: f32):
    %0 = foo.neg %a : f32
    %1 = "foo.neg"(%0) : (f32) -> f32
    foo.yield %1 : f32
  }) : () -> ()
  func.func private @f(%a: f32) -> f32 {
    %0 = foo.neg %a : f32
    return %0 : f32
  }
  foo.module @B(in %c: !foo.uint<4>) {
    %b = foo.instance @A(%c) : (!foo.uint<4>) -> !foo.uint<4>
    %c = foo.node %b : !foo.uint<4>
    foo.label ^end
  ^end:
    foo.stop %b, %c : !foo.uint<4>, !foo.uint<4>
  }
}
""",
)  # fmt: skip


@dataclass
class Tally:
    """Edits that were compared, those that kept the other operations, and texts that are read in two ways."""

    edits: int = 0
    spliced: int = 0
    ambiguous: int = 0


def told(document: Document) -> list[object]:
    """Everything that `document` says of its items, with the users of each value in their order, and the errors."""
    found: list[object] = []
    for item in document.leaves():
        operations = [op for root in item.operations for op in operations_in(root)]
        numbers = {op: number for number, op in enumerate(operations)}
        users = [_users(value, numbers) for value in _values(operations)]
        failures = sorted(map(repr, verifier.check(item, document.knowledge)))
        found += [described_item(item), users, sorted(map(repr, item.parsed.findings)), failures]
        found.append(all(op.syntax is None or op.syntax.source is item.parsed.source for op in operations))
    return found


def _values(operations: Iterable[Operation]) -> list[Value]:
    found: list[Value] = []
    for op in operations:
        found += op.results
        found += [argument for region in op.regions for block in region.blocks for argument in block.args]
    return found


def _users(value: Value, numbers: dict[Operation, int]) -> list[tuple[int | None, int]]:
    return [(numbers.get(use.owner), use.index) for use in value.uses]


def run(texts: Sequence[str], seed: int, most: int, seconds: float = 1e9) -> Tally:
    """Edit `texts`, `most` times or for `seconds`, in items of any length.

    Raises:
        AssertionError: a program differs from the one of reading its text afresh.
    """
    chosen, tally, begin = random.Random(seed), Tally(), time.process_time()
    shortest, lazy_item.MIN_SPLICED_CHARS = lazy_item.MIN_SPLICED_CHARS, 0
    try:
        while tally.edits < most and time.process_time() - begin < seconds:
            _edit(chosen.choice(texts), chosen, tally)
    finally:
        lazy_item.MIN_SPLICED_CHARS = shortest
    return tally


Edit = tuple[int, int, str]
"""Start, end and new text."""


def versions(
    document: Document,
    chosen: random.Random,
    steps: int,
    change: Callable[[str, random.Random], Edit],
    is_back: Callable[[int], bool],
) -> Iterator[tuple[Document, tuple[str, Edit]]]:
    """At most `steps` versions after `document`, each with the text before it and its edit; none is without text.

    Args:
        change: makes an edit of a text.
        is_back: whether the last edit is taken back, by the number of those that are left.
    """
    past = list[Edit]()
    for _ in range(steps):
        text = document.text
        is_undo = bool(past) and is_back(len(past))
        start, end, new = past.pop() if is_undo else change(text, chosen)
        changed = text[:start] + new + text[end:]
        if not changed.strip():
            return
        if not is_undo:
            past.append((start, start + len(new), text[start:end]))
        edit = EditSpan(start, end, start + len(new))
        document = parse_document(changed, document.knowledge, document, edit, lazily=True)
        yield document, (text, (start, end, new))


def _edit(text: str, chosen: random.Random, tally: Tally) -> None:
    first = parse_document(text, lazily=True)
    if chosen.random() < 0.7:
        told(first)

    def is_back(made: int) -> bool:
        return made >= _MOST_CHANGES or chosen.random() < 0.3

    for document, edit in versions(first, chosen, 40, random_edit, is_back):
        if chosen.random() < 0.2:
            _interrupt(document, chosen.randrange(60))
        if chosen.random() < 0.3:
            _begin(document, chosen)
        # Versions that nobody asks about are skipped.
        if chosen.random() < 0.85:
            afresh = told(parse_document(document.text))
            if told(document) != afresh:
                assert any(told(parse_document(document.text)) != afresh for _ in range(3)), edit
                tally.ambiguous += 1
                return
            tally.edits += 1
            tally.spliced += any(map(_is_spliced, document.leaves()))


class _Interrupted(BaseException):
    """Ends work at a pause, as the scheduler does."""


def _interrupt(document: Document, at: int) -> None:
    """Begin to read `document`, and end at the pause number `at`."""
    left = at

    def on_pause() -> None:
        nonlocal left
        left -= 1
        if left < 0:
            raise _Interrupted

    with suppress(_Interrupted), pausing(on_pause):
        told(document)


def _begin(document: Document, chosen: random.Random) -> None:
    """Read a part of `document`, and the edited lines."""
    for item in document.leaves():
        if isinstance(item.parsed, LazyItem):
            item.parsed.read_ahead(chosen.randrange(len(item.parsed.source)))
            reparse_in(document, item)


def _is_spliced(item: Item) -> bool:
    return isinstance(item.parsed, LazyItem) and item.parsed.reused is not None


def random_edit(text: str, chosen: random.Random) -> tuple[int, int, str]:
    """Start, end and new text: a character, a word or a line is inserted, taken away or replaced."""
    at = chosen.randrange(len(text))
    kind = chosen.randrange(6)
    if kind == 0:
        return at, at, chosen.choice('1%x ,:{}()"/^@#!=\nf<>-.0')
    if kind == 1:
        return at, min(at + chosen.choice((1, 1, 1, 2, 5)), len(text)), ""
    first, last = _line(text, at)
    if kind == 2:
        other = text[slice(*_line(text, chosen.randrange(len(text))))]
        return chosen.choice(((first, first, f"{other}\n"), (first, min(last + 1, len(text)), "")))
    words = [found for found in _TOKEN.finditer(text, first, last) if found.group().strip()]
    if not words:
        return at, at, " "
    word = chosen.choice(words)
    new = ("", chosen.choice(words).group(), chosen.choice(_WORDS))[kind - 3]
    return word.start(), word.end(), new


def _line(text: str, at: int) -> tuple[int, int]:
    end = text.find("\n", at)
    return text.rfind("\n", 0, at) + 1, end if end >= 0 else len(text)


if __name__ == "__main__":
    programs = [Path(name).read_text() for name in sys.argv[3:]] or PROGRAMS
    print(run([text for text in programs if text.strip()], int(sys.argv[2]), sys.maxsize, float(sys.argv[1])))
