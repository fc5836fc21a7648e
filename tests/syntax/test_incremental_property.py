"""After any edits, a document says what reading its text afresh says: operations, places, findings."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from pydealloc.server.facts.document_facts import findings_of
from pydealloc.syntax.document.document import parse_document
from tests.harness.described import described
from tests.harness.tree import ROOT

pytestmark = pytest.mark.long

ALIASES = """\
#map = affine_map<(d0) -> (d0)>
!buffer = memref<4xf32, #map>
#late = dense<0> : !vector
!vector = tensor<4xi32>

func.func @a(%arg0: !buffer, %c: i1) -> !buffer {
  %0 = memref.alloc() : !buffer
  %r = scf.if %c -> (!buffer) {
    scf.yield %0 : !buffer
  } else {
    scf.yield %arg0 : !buffer
  }
  return %r : !buffer
}

func.func @b() -> tensor<4xi32> {
  %cst = arith.constant #late
  return %cst : !vector
}
"""

BLOCKS = """\
// A comment.
module @outer attributes {x = 1 : i32} {
  func.func @f(%n: index, %m: memref<?xf32>) {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %i = %c0 to %n step %c1 {
      %t = memref.alloc(%n) : memref<?xf32>
      memref.copy %m, %t : memref<?xf32> to memref<?xf32>
    }
    cf.br ^bb1(%m : memref<?xf32>)
  ^bb1(%x: memref<?xf32>):
    %y:2 = "some.op"(%x) {key = "va{lue // -----"} : (memref<?xf32>) -> (i1, f32)
    cf.cond_br %y#0, ^bb1(%x : memref<?xf32>), ^bb2
  ^bb2:
    return
  }
  module {
    func.func private @g(memref<4xf32>)
  }
}
// -----
%v = "top.value"() : () -> f32
"top.use"(%v) ({
^entry(%e: i32):
  "inner.op"(%e) : (i32) -> ()
}) : (f32) -> ()
// -----
func.func @after() { return }
"""

DEALLOCATED = """\
func.func private @use(memref<f32>)
func.func @h() {
  %0 = memref.alloc() : memref<f32>
  call @use(%0) : (memref<f32>) -> ()
  memref.dealloc %0 : memref<f32>
  return
}\r
func.func @i(%s: memref<8xf32>) -> memref<4xf32, strided<[1], offset: 2>> {
  %0 = memref.subview %s[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  return %0 : memref<4xf32, strided<[1], offset: 2>>
}
"""

MANY = "".join(f"{part}\n" for part in (ALIASES, *(DEALLOCATED.replace("@", f"@{name}_") for name in "pqrs")))
NESTED = f"module {{\n{MANY}module @inner {{\n{MANY}}}\n}}\n"

PROGRAMS = [
    ALIASES,
    MANY,
    NESTED,
    BLOCKS,
    DEALLOCATED,
    *(p.read_text("utf-8") for p in sorted((ROOT / "examples").glob("*.mlir"))),
]

PIECES = (
    "{", "}", "(", ")", "<", ">", "[", "]", '"', "//", "\n", " ", ":", ",", "=", "->", "\r", "\f", "#", "!", "%", "'",
    "^bb1", "^bb1:\n", "%0", "%0 = ", "%c", "@use", "f32", "i1", "return", "memref.alloc", "attributes", "loc(unknown)",
    "!buffer", "!buffer = memref<4xf32>\n", "\n!buffer = memref<8xf32>\n", "#map",
    "\n#map = affine_map<(d0) -> (d0 + 1)>\n", "\n// -----\n", "module {", "\nmodule {\n", "{-#", "#-}",
    "func.func @x() { return }\n", "\N{GRINNING FACE}",
)  # fmt: skip
TOKEN = re.compile(r"[\w.$]+|\s+|.", re.DOTALL)

Span = tuple[int, int]


@st.composite
def edits(draw: st.DrawFn) -> tuple[str, int, int, int]:
    """What to do, two places (thousandths of the text) to do it at, and a piece to put in."""
    action = draw(
        st.sampled_from(("delete token", "repeat token", "insert", "replace", "delete line", "move line", "cut"))
    )
    return (
        action,
        draw(st.integers(0, 999)),
        draw(st.integers(0, 999)),
        draw(st.integers(0, len(PIECES) - 1)),
    )


def edited(text: str, edit: tuple[str, int, int, int]) -> str:
    action, place, other, number = edit
    tokens = TOKEN.findall(text)
    lines = text.splitlines(keepends=True)
    if not tokens:
        return PIECES[number]
    at, line, to = place * len(tokens) // 1000, place * len(lines) // 1000, other * len(lines) // 1000
    if action == "delete token":
        del tokens[at]
    elif action == "repeat token":
        tokens.insert(at, tokens[at])
    elif action == "insert":
        tokens.insert(at, PIECES[number])
    elif action == "replace":
        tokens[at] = PIECES[number]
    elif action == "delete line":
        del lines[line]
        return "".join(lines)
    elif action == "move line":
        lines.insert(to, lines.pop(line))
        return "".join(lines)
    else:
        return text[: place * len(text) // 1000] if other < 500 else text[place * len(text) // 1000 :]
    return "".join(tokens)


@settings(max_examples=150, derandomize=True)
@given(st.sampled_from(PROGRAMS), st.lists(edits(), min_size=1, max_size=6))
@example(ALIASES, [("delete line", 0, 0, 0), ("insert", 0, 0, PIECES.index("\n#map = affine_map<(d0) -> (d0 + 1)>\n"))])
def test_an_edited_document_is_a_fresh_one(program: str, changes: list[tuple[str, int, int, int]]) -> None:
    document = parse_document(program)
    text = program
    for change in changes:
        text = edited(text, change)
        document = document.edited(text)
        # Facts are kept with the items: what was found in an old version must not show up in the new one.
        findings = findings_of(document)
        fresh = parse_document(text)
        assert described(document) == described(fresh)
        assert findings == findings_of(fresh)


@settings(max_examples=100, derandomize=True)
@given(st.sampled_from(PROGRAMS), st.lists(edits(), min_size=1, max_size=3))
def test_undone_edits_leave_no_trace(program: str, changes: list[tuple[str, int, int, int]]) -> None:
    document = parse_document(program)
    text = program
    for change in changes:
        text = edited(text, change)
        document = document.edited(text)
    assert described(document.edited(program)) == described(parse_document(program))


@settings(max_examples=60, derandomize=True, deadline=None)
@given(st.sampled_from((MANY, NESTED)), st.lists(edits(), min_size=1, max_size=8), st.integers(1, 3))
def test_several_edits_at_once(program: str, changes: list[tuple[str, int, int, int]], at_once: int) -> None:
    document, text = parse_document(program), program
    for number, change in enumerate(changes, 1):
        text = edited(text, change)
        if number % at_once == 0:
            document = document.edited(text)
            assert described(document) == described(parse_document(text))


def test_what_an_edit_does_not_touch_is_shared() -> None:
    document = parse_document(BLOCKS)
    later = document.edited(BLOCKS.replace("%c1 = arith.constant 1", "%c1 = arith.constant 2"))
    before = {id(item.parsed) for item in document.leaves()}
    changed = [item for item in later.leaves() if id(item.parsed) not in before]
    assert [op.name for item in changed for op in item.operations] == ["func.func"]


MARKED = ("", "\ufeff", "\ufeff\ufeff", "a", "\ufeffa", "\n\ufeff", "!t = i32\n", "\ufeff!t = i32\n",
          "\ufeff// -----\n\ufeff", BLOCKS, f"\ufeff{BLOCKS}", f"\ufeff\ufeff{BLOCKS}")  # fmt: skip


@pytest.mark.parametrize("old", MARKED)
@pytest.mark.parametrize("new", MARKED)
def test_a_byte_order_mark_is_found_by_an_edit(old: str, new: str) -> None:
    fresh = parse_document(new)
    edited = parse_document(old).edited(new)
    assert findings_of(edited) == findings_of(fresh)
    assert described(edited) == described(fresh)
