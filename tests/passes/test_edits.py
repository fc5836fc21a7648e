"""Edited texts: read again they are the program the pass made, and what survives keeps its words."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from pydealloc.ir.graph import Operation, OpResult
from pydealloc.ir.walk import walk, walk_values
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes import PASSES
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.printer.printer import print_operation
from pydealloc.syntax.printer.ssa_names import Names
from tests.passes.programs import Program, program

_COMMENT = re.compile(r"//[^\n]*")
_PAGES = sorted(Path(__file__).parent.glob("*.md"))


@cache
def _programs() -> tuple[str, ...]:
    return tuple(dict.fromkeys(block for page in _PAGES for block in _inputs(page)))


_parsed = cache(parse_document)
"""The programs, and what passes make of them: often the same."""


def _inputs(page: Path) -> list[str]:
    return re.findall(r"(?ms)^```mlir\n(.*?)^```$", page.read_text(encoding="utf-8"))


def _printed(root: Operation) -> str:
    """`%r#0` may be written where `%r` is the only result."""
    return print_operation(root, UPSTREAM).replace("#0", "")


def _pipeline(name: str) -> str:
    entry = next(entry for entry in PASSES if entry.name == name)
    only = entry.load().runs_only_on
    return f"{only}({name})" if only not in (None, "builtin.module") else name


@pytest.mark.parametrize("name", [entry.name for entry in PASSES])
def test_the_edited_text_says_what_the_pass_made(name: str) -> None:
    for text in _programs():
        given = Program(_parsed(text), assemble(_parsed(text).chunks[0]))
        results = run_pipeline(parse_pipeline(_pipeline(name)), given.root, UPSTREAM)
        if results and results[-1].result.refusals:
            continue
        edited = given.text()
        again = _parsed(edited)
        assert not [finding for finding in again.findings if finding.severity.value == "error"], edited
        assert _printed(given.root) == _printed(assemble(again.chunks[0]).root)

        names = Names(given.root, UPSTREAM)
        kept = [value for value in walk_values(given.root) if value.origin is not None and value.origin.name]
        # Names of sibling regions may meet when something moves out of them.
        uses_of_name = Counter(value.origin.name for value in kept if value.origin)
        # One of several results has no name of its own.
        uses_of_name.update(
            value.origin.name
            for value in kept
            if isinstance(value.origin, OpResult) and value.origin.op.result_types[1:]
        )
        renamed = [
            value.name
            for value in kept
            if value.origin and uses_of_name[value.origin.name] == 1 and names.value(value) != f"%{value.origin.name}"
        ]
        assert not renamed, edited

        survivors = {op.origin for op in walk(given.root)}
        before = [op for item in given.document.leaves() for top in item.operations for op in walk(top)]
        if all(op in survivors or op.syntax is None for op in before):
            assert not Counter(_COMMENT.findall(text)) - Counter(_COMMENT.findall(edited)), edited


def test_text_that_no_pass_changes_stays() -> None:
    text = "func.func @f( %a : i32 )->i32 {  // odd layout\n\n\treturn %a:i32\n}\n"
    given = program(text)
    run_pipeline(parse_pipeline("buffer-deallocation-pipeline"), given.root, UPSTREAM)
    assert given.text() == text


@pytest.mark.parametrize("name", ["builtin.module", "gpu.module"])
def test_in_generic_form_an_emptied_block_is_still_a_block(name: str) -> None:
    unused = '%0 = "memref.alloc"() {operandSegmentSizes = array<i32: 0, 0>} : () -> memref<4xi32>'
    given = program(f'"{name}"() ({{\n  {unused}\n}}) {{sym_name = "m"}} : () -> ()\n')
    run_pipeline(parse_pipeline("canonicalize"), given.root, UPSTREAM)
    assert given.text() == f'"{name}"() ({{\n^bb0:\n}}) {{sym_name = "m"}} : () -> ()\n'


def test_an_allocation_of_known_size_keeps_its_place_its_comment_and_if_it_is_free_its_name() -> None:
    given = program("""func.func @f(%i: index) -> f32 {
  %c4 = arith.constant 4 : index
  // A buffer.
  %m = memref.alloc(%c4) : memref<?xf32>  // of four
  %x = memref.load %m[%i] : memref<?xf32>
  %n = memref.alloc(%c4) : memref<?xf32>
  "some.use"(%n) : (memref<?xf32>) -> ()
  return %x : f32
}
""")
    run_pipeline(parse_pipeline("canonicalize"), given.root, UPSTREAM)
    expected = """func.func @f(%i: index) -> f32 {
  // A buffer.
  %m = memref.alloc() : memref<4xf32>  // of four
  %x = memref.load %m[%i] : memref<4xf32>
  %alloc = memref.alloc() : memref<4xf32>
  %n = memref.cast %alloc : memref<4xf32> to memref<?xf32>
  "some.use"(%n) : (memref<?xf32>) -> ()
  return %x : f32
}
"""
    assert given.text() == expected


ALIASED = """\
!row = memref<?xf32>
!line = memref<?xf32>
!unused = memref<4xf32>
func.func @f(%n: index, %c: i1) -> !row {
  %a = memref.alloc(%n) : !row
  %b = memref.alloc(%n) : !row
  %d = memref.alloc() : memref<4xf32>
  memref.copy %a, %b : !row to !line
  memref.copy %a, %d : !row to memref<4xf32>
  %r = scf.if %c -> (!row) {
    scf.yield %a : !row
  } else {
    scf.yield %b : !row
  }
  return %r : !row
}
func.func @g(%n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  return %b : memref<?xf32>
}
"""


@pytest.mark.parametrize("name", ["buffer-deallocation-pipeline", "minimal-deallocation-pipeline"])
def test_what_is_new_has_the_alias_that_the_function_writes(name: str) -> None:
    given = program(ALIASED)
    run_pipeline(parse_pipeline(name), given.root, UPSTREAM)
    edited = given.text()
    first, second = edited.split("func.func @g")
    assert ": !row\n" in first[first.index("memref.dealloc") :]
    assert "memref.dealloc %d : memref<4xf32>" in first
    assert "memref<?xf32>" not in first.split("func.func @f")[1]
    assert first.count("!line") == ALIASED.count("!line")
    assert "memref.dealloc %a : memref<?xf32>" in second
    assert "!" not in second
    again = parse_document(edited)
    assert not again.findings
    assert _printed(given.root) == _printed(assemble(again.chunks[0]).root)


def test_a_type_gets_its_alias_wherever_it_is_written_anew() -> None:
    text = ALIASED.replace("func.func @f", "func.func private @f")
    given = program(text)
    steps = parse_pipeline("ownership-based-buffer-deallocation{private-function-dynamic-ownership}")
    run_pipeline(steps, given.root, UPSTREAM)
    first = given.text().split("func.func @g")[0]
    assert "-> (!row, i1)" in first
    assert "memref<?xf32>" not in first.split("@f")[1]


_NAMED = """#even = affine_map<(d0) -> (d0 * 2)>
#inside = affine_set<(d0) : (d0 >= 0)>
#far = #foo.space<"affine_map<(d0) -> (d0 * 2)>">
#typed = #foo.number<3> : i32
"""
_MAPPED = """func.func @f(%t: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %s = linalg.generic {indexing_maps = [#even], iterator_types = ["parallel"], other = #inside}
      outs(%t : tensor<4xf32>) {
  ^bb0(%a: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %s : tensor<4xf32>
}
"""
_FAR = """func.func @f() {
  %a = memref.alloc() : memref<4xf32, #far>
  memref.dealloc %a : memref<4xf32, #far>
  %b = memref.alloc() {s = "#foo", n = #typed} : memref<4xf32, #far>
  "memref.copy"(%b, %b) : (memref<4xf32, #far>, memref<4xf32, #far>) -> ()
  return
}
"""
_EVEN = """func.func @f(%i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32, #even>
  %x = memref.load %a[%i] : memref<4xf32, #even>
  return %x : f32
}
"""


@pytest.mark.parametrize(
    ("text", "pipeline", "wanted"),
    [
        (_MAPPED, "one-shot-bufferize{bufferize-function-boundaries}", ["indexing_maps = [#even]", "other = #inside"]),
        (_FAR, "minimal-deallocation", ["memref.dealloc %b : memref<4xf32, #far>"]),
        (_EVEN, "minimal-deallocation", ["memref.dealloc %a : memref<4xf32, #even>"]),
    ],
)
def test_attributes_written_anew_have_their_names(text: str, pipeline: str, wanted: list[str]) -> None:
    given = program(_NAMED + text)
    assert not run_pipeline(parse_pipeline(pipeline), given.root, UPSTREAM)[-1].result.refusals
    edited = given.text()
    assert all(each in edited for each in wanted), edited
    assert edited.startswith(_NAMED)
    again = parse_document(edited)
    assert _printed(given.root) == _printed(assemble(again.chunks[0]).root)


@pytest.mark.parametrize(
    ("text", "edited"),
    [
        (
            "module {\n  %c = arith.constant 0 : index\n\n  // About f.\n  func.func private @f()\n}\n",
            "module {\n\n  // About f.\n  func.func private @f()\n}\n",
        ),
        (
            (
                "module {\r\n    %c = arith.constant 0 : index  // unused\r\n    %d = arith.addi %c, %c : index\r\n"
                "    func.func private @f()\r\n}\r\n"
            ),
            "module {\r\n    func.func private @f()\r\n}\r\n",
        ),
        (
            "module {\n  func.func private @f()\n\t%c = arith.constant 0 : index \n}\n",
            "module {\n  func.func private @f()\n}\n",
        ),
        (
            "module {\n  module @inner {\n    %c = arith.constant 0 : index\n  }\n  %c = arith.constant 1 : index\n}\n",
            "module {\n  module @inner {\n  }\n}\n",
        ),
    ],
)
def test_nothing_is_left_of_the_lines_that_go(text: str, edited: str) -> None:
    given = program(text)
    run_pipeline(parse_pipeline("canonicalize"), given.root, UPSTREAM)
    assert given.text() == edited
