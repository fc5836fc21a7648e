"""Operations that repeat are copied: those with regions, symbols and aliases, or of several lines; and whole bodies."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pydealloc.ir.gc_control import forget_all
from pydealloc.ir.walk import walk_blocks, walk_values
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.parser import item_parser as parser
from pydealloc.syntax.parser.copies.cached_body import BodyCache
from pydealloc.syntax.parser.copies.cached_operation import CachedOperation
from pydealloc.syntax.parser.copies.named_text import keyed, line_without_symbol
from pydealloc.syntax.parser.op_lookup import op_table
from pydealloc.syntax.parser.op_parser import OpReader
from pydealloc.syntax.parser.parser_state import Frame
from pydealloc.syntax.parser.unknown_names import BUILTIN
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


def _not_filled(_cache: BodyCache, _frame: Frame, _reader: OpReader) -> bool:
    return False


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
        patch.setattr(BodyCache, "fill", _not_filled)
        patch.setattr(parser.ItemParser, "copied", noted)
        parse_document(text)
    return found


def test_copies_say_what_is_read() -> None:
    fast = parse_document(PROGRAM)
    assert not fast.findings
    assert described(fast) == described(slowly(PROGRAM))
    assert described(parse_document(PROGRAM)) == described(slowly(PROGRAM))


def test_copies_of_operations_within_bodies_say_what_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = slowly(PROGRAM)
    monkeypatch.setattr(BodyCache, "fill", _not_filled)
    parse_document(PROGRAM)
    assert described(parse_document(PROGRAM)) == described(slow)


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


NAMED = """\
func.func @named(%m: memref<?xf32>, %n: index, %c: i1, %d: index, %s: memref<4x4xf32, strided<[?, ?], offset: ?>>) {
  %a = affine.min #same(%n)
  %x:2 = scf.if %c -> (index, index) {
    scf.yield %n, %d : index, index
  } else {
    scf.yield %d, %n : index, index
  }
  %u = affine.load %m[%n + %d] : memref<?xf32>
  %v = arith.addi %x#0, %x#1 : index
  %w = arith.addi %n, %n : index
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %s
    : memref<4x4xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %k = affine.apply #same(%w)
  memref.store %u, %m[%k] {note = "%n of %d"} : memref<?xf32>
  cf.cond_br %c, ^left(%n, %d : index, index), ^right(%v : index)
^left(%l: index, %r: index):
  cf.br ^right(%l : index)
^right(%e: index):
  return
}
"""
_VALUE = re.compile(r"%[\w$.\-]*(?:#\d+)?")
_NAMES = [*"nmcdsxuvwklre", "x#0", "x#1", "n#0", "longer_name", "0", "12", "0abc", "", "-", "n #0"]


@given(st.integers(0, len(_VALUE.findall(NAMED)) - 1), st.sampled_from(_NAMES), st.booleans())
def test_other_names_are_those_of_the_slow_way(at: int, name: str, is_everywhere: bool) -> None:
    """One name is another one, at one place or at all: what is copied says what is read."""
    found = list(_VALUE.finditer(NAMED))[at]
    renamed = f"{NAMED[: found.start()]}%{name}{NAMED[found.end() :]}"
    if is_everywhere:
        renamed = re.sub(rf"{re.escape(found[0])}(?![\w$.\-])", f"%{name}", NAMED)
    text = ALIASES + NAMED * 3 + renamed + NAMED
    for _ in range(2):
        fast, slow = parse_document(text), slowly(text)
        assert described(fast) == described(slow)
        assert fast.findings == slow.findings


@pytest.mark.parametrize(
    "line",
    [
        "%a = memref.alloc() {alignment = 64 : i64} : memref<4xf32>",
        "%a = affine.apply #same(%n)",
        "%a, %b = arith.addui_extended %n, %n : index, i1",
        "%a = affine.load %m[%n] : memref<?xf32>",
        "scf.if %c {\n    memref.store %x, %m[%n] : memref<?xf32>\n  }",
        "%a = scf.for %b = %n to %n step %n iter_args(%d = %x) -> (f32) {\n    scf.yield %d : f32\n  }",
        "func.call @g(%m, %n) : (memref<?xf32>, index) -> ()",
    ],
)
def test_lines_that_differ_in_names_alone_are_copied(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def function(number: int) -> str:
        renamed = re.sub(r"%(\w+)", rf"%\1_{'0' * number}", line)
        head = re.sub(r"%(\w)", rf"%\1_{'0' * number}", "(%m: memref<?xf32>, %n: index, %c: i1, %x: f32)")
        return f"func.func @f{number}{head} {{\n  {renamed}\n  return\n}}\n"

    text = f"{ALIASES}func.func private @g(memref<?xf32>, index)\n" + "".join(map(function, range(1, 6)))
    # What other tests of this process have read may fill what is remembered; lines are copied that were seen often.
    forget_all()
    for _ in range(6):
        parse_document(text)
    read: list[str] = []
    for name in ("fast_operation", "operation"):
        method = getattr(parser.ItemParser, name)

        def noted(self: parser.ItemParser, frame: Frame, start: int, *more: object, method: object = method) -> object:
            read.append(self.source[start : self.source.find("\n", start)])
            return method(self, frame, start, *more)  # pyright: ignore[reportCallIssue, reportUnknownVariableType]

        monkeypatch.setattr(parser.ItemParser, name, noted)
    fast = parse_document(text)
    assert not fast.findings
    assert not [one for one in read if line.partition("(")[0].split()[-1] in one]
    monkeypatch.undo()
    assert described(fast) == described(slowly(text))


BODY = """\
func.func @{name}(%m: memref<?xf32>, %n: index, %c: i1) -> (index, !scalar) {{
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : !scalar
  cf.br ^head(%c0 : index)
^head(%i: index):  // a loop
  %pair:2 = scf.if %c -> (index, f32) {{
    %v = memref.load %m[%i] : memref<?xf32>
    linalg.generic {{indexing_maps = [#same, #same], iterator_types = ["parallel"]}}
      ins(%m : memref<?xf32>) outs(%m : memref<?xf32>) {{
    ^bb0(%in: !scalar, %out: f32):
      %s = arith.addf %in, %v : f32
      linalg.yield %s : f32
    }}
    scf.for %j = %c0 to %n step %n {{
      memref.store %z, %m[%j] : memref<?xf32>
    }}
    func.call @other(%m) : (memref<?xf32>) -> ()
    scf.yield %i, %v : index, f32
  }} else {{
    scf.yield %n, %z : index, f32
  }}
  cf.cond_br %c, ^head(%pair#0 : index), ^exit(%i, %pair#1 : index, f32)
^exit(%a: index, %r: f32):
  return %a, %r : index, !scalar
}}
"""
BODIES = f"{ALIASES}func.func private @other(memref<?xf32>)\n" + "".join(
    BODY.format(name=name) for name in ("a", "long_name", "b", "c")
)


def filled(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """The number of bodies of `text` that are copied, once all of it was met."""
    parse_document(text)
    parse_document(text)
    found = 0
    fill = BodyCache.fill

    def noted(self: BodyCache, frame: Frame, reader: OpReader) -> bool:
        nonlocal found
        is_filled = fill(self, frame, reader)
        found += is_filled
        return is_filled

    with monkeypatch.context() as patch:
        patch.setattr(BodyCache, "fill", noted)
        parse_document(text)
    return found


def test_bodies_that_repeat_are_copied_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    assert filled(BODIES, monkeypatch) == 4
    fast = parse_document(BODIES)
    assert not fast.findings
    assert described(fast) == described(slowly(BODIES))


def test_a_copied_body_is_connected_like_one_that_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Uses are in the order of the text, of values and of blocks."""
    assert filled(BODIES, monkeypatch)

    def uses(document: Document) -> list[list[object]]:
        tops = [op for item in document.leaves() for op in item.operations]
        values = [value for top in tops for value in walk_values(top)]
        blocks = [block for top in tops for block in walk_blocks(top)]
        return [[use.span for use in one.uses] for one in (*values, *blocks)]

    assert uses(parse_document(BODIES)) == uses(slowly(BODIES))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("!scalar = f32", "!scalar = f64"),
        ("%m: memref<?xf32>", "%m: memref<4xf32>"),
        ("%c: i1)", "%c: i1, %z: f32)"),
        ("%c: i1)", "%v: i1)"),
        ("(%m: ", "(%i: index, %m: "),
        ("#same = affine_map<(d0) -> (d0)>", "#same = affine_map<(d0) -> (0)>"),
    ],
)
def test_a_body_among_other_values_is_read(old: str, new: str) -> None:
    parse_document(BODIES)
    parse_document(BODIES)
    text = BODIES.replace(old, new)
    fast, slow = parse_document(text), slowly(text)
    assert fast.findings == slow.findings
    assert described(fast) == described(slow)


_BODY_LINES = BODY.format(name="d").splitlines()


@given(st.sampled_from(_BODY_LINES), st.integers(0, 80), st.integers(0, 3), _NOISE)
def test_broken_bodies_are_those_of_the_slow_way(line: str, at: int, cut: int, noise: str) -> None:
    broken = "\n".join(line[:at] + noise + line[at + cut :] if one is line else one for one in _BODY_LINES)
    text = f"{ALIASES}{broken}\n" * 3
    fast, slow = parse_document(text), slowly(text)
    assert described(fast) == described(slow)
    assert fast.findings == slow.findings


@pytest.mark.parametrize(
    "wrong",
    [
        "memref.dealloc %m : memref<f32>",
        "%v = memref.load %m[] : memref<f32>",
        "cf.cond_br %c, ^bb1(%m : memref<f32>), ^bb1(%m : memref<f32>)\n^bb1(%b: memref<f32>):",
        "scf.if %c {\n    memref.dealloc %m : memref<f32>\n  }",
        "scf.if %c {\n    %m = memref.alloc() : memref<f32>\n  }",
        "%c = arith.constant true",
    ],
)
def test_a_slip_that_is_said_once_is_said_in_each_function(wrong: str) -> None:
    """The second of two equal slips is not reported; it is no proof that its line or body is right."""

    def function(name: str, times: int) -> str:
        return f"func.func @{name}(%m: memref<4xf32>, %c: i1) {{\n" + times * f"  {wrong}\n" + "  return\n}\n"

    def found(text: str) -> list[tuple[str, int]]:
        return [(one.code, text.count("\n", 0, one.start)) for one in parse_document(text).findings]

    each = function("a", 1)
    alone, at = found(each), each.count("\n")
    repeated = [function("a", 5), *(function(name, 1) for name in "bcdef")]
    document = "".join(repeated)
    first = repeated[0].count("\n")
    expected = [(code, first + number * at + line) for number in range(5) for code, line in alone]
    assert alone
    assert [one for one in found(document) if one[1] >= first] == expected


def test_a_body_that_was_read_below_a_broken_header_is_read_again_below_a_good_one() -> None:
    """What an operation that was not understood defines may only seem to be defined, and is not compared."""
    text = (
        "func.func @f(%m: memref<?xf32>, %c: i1) {\n  cf.br ^a(%c : i1)\n^a(%x: i1):\n"
        "  scf.if %c {\n    %x = arith.constant true\n  }\n  return\n}\n"
    )
    broken = text.replace("?xf32", "<")
    found = parse_document(text).findings
    assert [one.code for one in found] == ["redefinition"]
    for _ in range(4):
        assert any(one.code == "syntax" for one in parse_document(broken).findings)
    assert parse_document(text).findings == found


def test_a_body_among_braces_that_nothing_closes_is_read() -> None:
    text = "module {\n" + FUNCTION.format(n=9) + "}\n"
    for at, character in enumerate(text):
        if character in "{}":
            broken = f"{ALIASES}{text[:at]}{text[at + 1 :]}"
            fast, slow = parse_document(broken), slowly(broken)
            assert described(fast) == described(slow)
            assert fast.findings == slow.findings


@pytest.mark.parametrize("op", ["test.format_optional_enum_attr", "%0 = pdl.operation", "irdl.base"])
@pytest.mark.parametrize("following", ['"test.x"() : () -> ()', '"'])
def test_a_string_on_the_next_line_may_belong_to_an_operation(op: str, following: str) -> None:
    line = f"func.func @f() {{\n  {op}\n  return\n}}\n"
    text = line * 20 + line.replace("  return", f"  {following}\n  return")
    fast, slow = parse_document(text), slowly(text)
    assert described(fast) == described(slow)
    assert fast.findings == slow.findings
    assert any(finding.start >= len(line) * 20 for finding in fast.findings)


def test_what_follows_an_operation_makes_no_variant_of_it() -> None:
    text = "func.func private @no_variant(%a: memref<77xf32>, %b: memref<77xf32>) {\n  return\n}\n"
    for after in ("", "", "", "", *["// a line\n1\n"] * 6):
        parse_document(text + after)
    lines = op_table(UPSTREAM).within(BUILTIN).lines.states
    known = lines[line_without_symbol(keyed(text.split("\n", maxsplit=1)[0])[0])]
    assert isinstance(known, CachedOperation)
    assert known.variants == 1
