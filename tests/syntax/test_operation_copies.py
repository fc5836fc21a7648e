"""Operations that repeat are copied: those with regions, symbols and aliases, or of several lines, in every part."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.parser import item_parser as parser
from pydealloc.syntax.parser.cached_operation import CachedOperation
from tests.harness.described import described

FUNCTION = """\
func.func private @callee{n}(memref<?xf32>, index) -> index attributes {{llvm.linkage = #llvm.linkage<external>}}
func.func @f{n}(%m: memref<?xf32>, %n: index, %c: i1, %t: tensor<4xf32>, %p: !llvm.ptr) -> !scalar {{
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0.0 : !scalar
  %sum = scf.for %i = %c0 to %n step %n iter_args(%acc = %zero) -> (f32) {{
    %v = memref.load %m[%i] : memref<?xf32>
    %r = scf.if %c -> (f32) {{
      scf.yield %v : f32
    }} else {{
      scf.yield %acc : f32
    }}
    scf.if %c {{
      %k = func.call @callee{n}(%m, %i) : (memref<?xf32>, index) -> index
      memref.store %r, %m[%k] : memref<?xf32>
    }}
    scf.yield %r : f32
  }}
  %o = linalg.generic {{indexing_maps = [#same, #same], iterator_types = ["parallel"]}}
    ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) {{
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }} -> tensor<4xf32>
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, f32
  scf.while : () -> () {{
    scf.condition(%c)
  }} do {{
    scf.yield
  }}
  return %sum : !scalar
}}
"""
ALIASES = "!scalar = f32\n#same = affine_map<(d0) -> (d0)>\n"
NUMBERS = (7, 8, 123, 9, 4567)
PROGRAM = ALIASES + "".join(FUNCTION.format(n=number) for number in NUMBERS)


def slowly(text: str) -> Document:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(parser.ItemParser, "fast_operations", lambda _self, _frame, pos: pos)
        return parse_document(text)


def copies(text: str, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of the operations of `text` that are copied, once all that it says was met."""
    parse_document(text)
    found: set[str] = set()
    copied = parser.ItemParser.copied

    def noted(self: parser.ItemParser, frame: object, start: int, known: CachedOperation) -> bool:
        is_copied = copied(self, frame, start, known)  # pyright: ignore[reportArgumentType]
        if is_copied and self.reader.syntax.written is not None:
            found.add(self.source[self.reader.syntax.name_start : self.reader.syntax.name_end])
        return is_copied

    with monkeypatch.context() as patch:
        patch.setattr(parser.ItemParser, "copied", noted)
        parse_document(text)
    return found


def test_copies_say_what_is_read() -> None:
    fast = parse_document(PROGRAM)
    assert not fast.findings
    assert described(fast) == described(slowly(PROGRAM))
    assert described(parse_document(PROGRAM)) == described(slowly(PROGRAM))


def test_operations_of_all_these_kinds_are_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = {"func.func", "func.call", "scf.for", "scf.if", "scf.while", "linalg.generic"}
    assert wanted <= copies(PROGRAM, monkeypatch)


def test_an_alias_of_another_meaning_is_no_copy() -> None:
    parse_document(PROGRAM)
    text = PROGRAM.replace("!scalar = f32", "!scalar = f64").replace(
        "affine_map<(d0) -> (d0)>", "affine_map<(d0) -> (3)>"
    )
    assert described(parse_document(text)) == described(slowly(text))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("scf.if %c {", "scf.if %c {\n      a = 1 : i32\n    } {"),
        ("} else {", "} // no more\n    else {"),
        ("} -> tensor<4xf32>", "} -> tensor<?xf32>"),
        ("} do {", "} do { // again"),
        ("%c: i1, ", "%c: i32, "),
        ("@callee8(%m", "@callee8(%n"),
        ("scf.yield %acc : f32\n    }", "scf.yield %acc : f32\n    } {tag}"),
    ],
)
def test_what_differs_in_one_place_is_read(old: str, new: str) -> None:
    parse_document(PROGRAM)
    text = PROGRAM.replace(old, new)
    assert text != PROGRAM
    fast, slow = parse_document(text), slowly(text)
    assert fast.findings == slow.findings
    assert described(fast) == described(slow)


_LINES = FUNCTION.format(n=8).splitlines()
_NOISE = st.sampled_from(
    ["", " ", "  // note\n", "\n", ",", ":", "(", ")", "{", "}", "{}", "<", ">", "%i", "%zz", "@q", "@callee8", "#same",
     "!scalar", "i32", "{a}", "loc(unknown)", "^bb9", "-> f32", "else {", "do {"]
)  # fmt: skip


@given(st.sampled_from(_LINES), st.integers(0, 80), st.integers(0, 3), _NOISE)
def test_broken_lines_are_those_of_the_slow_way(line: str, at: int, cut: int, noise: str) -> None:
    broken = line[:at] + noise + line[at + cut :]
    text = ALIASES + FUNCTION.format(n=9) + "\n".join(broken if one is line else one for one in _LINES)
    fast, slow = parse_document(text), slowly(text)
    assert described(fast) == described(slow)
    assert fast.findings == slow.findings
