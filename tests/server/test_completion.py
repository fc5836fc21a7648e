"""Completion and signature help at every place, of whole and of broken programs; and what their tables promise."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ods.dialect_modules import hand_written
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.outline_table import COMMON_OPERATIONS
from pydealloc.ods.outlines import Outline, Part, PartKind, last_lines, outlines, template_of
from pydealloc.server.facts.refusals import in_document
from pydealloc.server.features.completion.candidate import MOST, subsequence
from pydealloc.server.features.completion.completion import completion
from pydealloc.server.features.completion.completion_resolve import completion_resolve
from pydealloc.server.features.completion.context import writing
from pydealloc.server.features.completion.operations import operations
from pydealloc.server.features.completion.signature_help import signature_help
from pydealloc.server.features.completion.snippets import Snippet, write_operation
from pydealloc.server.features.lookup.node_at import all_operations
from pydealloc.syntax.document.document import parse_document

WHOLE = """\
#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>
!buffer = memref<?x4xf32>
module @outer attributes {gpu.container_module} {
  memref.global "private" constant @table : memref<4xf32> = dense<"0xABCD">
  func.func private @callee(!buffer, index) -> (f32, i1)
  func.func @f(%m: !buffer, %n: index {test.name = "a // b"}) -> f32 {
    %c0 = arith.constant 0 : index
    %r:2 = func.call @callee(%m, %n) : (!buffer, index) -> (f32, i1)
    %s = scf.for %i = %c0 to %n step %c0 iter_args(%acc = %r#0) -> (f32) {
      %v = memref.load %m[%i, %c0] {nontemporal = true} : !buffer
      %w = arith.addf %acc, %v fastmath<fast> : f32
      scf.yield %w : f32
    }
    linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]}
      ins(%m : !buffer) outs(%m : !buffer) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    }
    cf.cond_br %r#1, ^bb1(%s : f32), ^bb2
  ^bb1(%x: f32):
    return %x : f32
  ^bb2:
    "test.generic"(%m)[^bb1] <{a = 1 : i32}> ({
      scf.if %r#1 { memref.dealloc %m : !buffer } else { memref.dealloc %m : !buffer }
    }) {b = #gpu.address_space<global>} : (!buffer) -> ()
  }
}
// -----
"a.b"() : () -> ()
"""
BROKEN = [
    "func.func @f(%a: memref<4xf32>, \n  %b = memref.load %a[\n  cf.br ^\n^bb1(%x: \n",
    "%0 = \n}\n}\n{\n  func.func @ -> (\n  %1:2 = scf.for % = to step { \n } else {",
    'module {\n func.func @f() {\n "foo.bar\n @a::\n !llvm. #gpu.<\n {a = , b : }\n',
    "func.func @f() {\n  %é𝄞 = arith.addi %é𝄞, %\f  \u2028 %x\r\n \0 memref<4x?xf32, #a<b<c>> ->> }\r  ^^^ @@ !! ## %%",
    "#map = affine_map<(d0, d1)[ -> (d0\n!t = !llvm.struct<(\n func.func @f() { scf.while (%a = %b,\n linalg.map {x",
    "",
    "}",
    "%",
]


@pytest.mark.parametrize("text", [WHOLE, *BROKEN])
def test_it_answers_everywhere(text: str) -> None:
    document = parse_document(text)
    for offset in range(len(text) + 1):
        found = completion(document, offset)
        assert found.start <= found.cursor <= found.end
        assert "\n" not in text[found.start : found.end]
        for signature in signature_help(document, offset):
            assert signature.active is None or signature.active < len(signature.parameters)
            for parameter in signature.parameters:
                assert 0 <= parameter.start < parameter.end <= len(signature.label)


def test_it_answers_wherever_a_program_is_cut_off() -> None:
    for offset in range(len(WHOLE) + 1):
        document = parse_document(WHOLE[:offset])
        completion(document, offset)
        signature_help(document, offset)


def test_what_is_written_is_among_what_is_offered() -> None:
    """With the cursor in the name of an operation, value, block or symbol of a whole program."""
    document = parse_document(WHOLE)
    missing: list[str] = []
    count = 0
    for item in document.leaves():
        for op in all_operations(item):
            for span in _spans(op):
                start, end = in_document(item, span)
                word = WHOLE[start:end]
                found = completion(document, start + 1 + (end - start) // 2)
                count += 1
                # Behind a finished word nothing is offered where the word is all there is.
                is_finished = found.cursor == end and not found.candidates
                if not is_finished and word not in {candidate.label for candidate in found.candidates}:
                    missing.append(f"{word} in {op.name}")
                assert (found.start, found.end) == (start, end)
    assert not missing
    assert count > 30


def test_a_finished_word_offers_nothing() -> None:
    """An editor would open its list again after the last letter."""
    text = "func.func @f(%x: f32) {\n  %a = arith.addf %x, %x : f32\n  return\n}\n"
    finished = text.index(" : f32\n") + len(" : f32")
    assert completion(parse_document(text), finished).candidates == ()
    assert completion(parse_document(text), finished - 1).candidates[0].label == "f32"


def _spans(op: Operation) -> Iterator[tuple[int, int]]:
    syntax = op.syntax
    if syntax is None or syntax.is_generic:
        return
    if op.name != "builtin.module":
        yield syntax.name_start, syntax.name_end
    yield from (operand.span for operand in op.operands if operand.span is not None)
    yield from (use.span for use in op.successors if use.span is not None)
    yield from ((start, end) for start, end, _ in syntax.symbol_spans)


def test_snippets_are_well_formed() -> None:
    """Places are numbered from 1 without a gap, and braces are balanced."""
    known = outlines(UPSTREAM)
    for dialect in sorted(UPSTREAM.dialect_names):
        for name in UPSTREAM.op_names(dialect):
            snippet = Snippet()
            write_operation(snippet, name, known.of(name), last_lines(name))
            text = template_of(name) or snippet.text
            numbers = {int(number) for number in re.findall(r"(?<!\\)\$\{?([0-9]+)", text)} - {0}
            assert numbers == set(range(1, len(numbers) + 1)), (name, text)


def in_all_dialects(table: str) -> set[str]:
    """The operations in the tables of that name, each in the module of its own dialect."""
    found: set[str] = set()
    for dialect in UPSTREAM.dialect_names:
        names: Mapping[str, object] = getattr(hand_written(dialect, "outlines"), table, {})
        assert {name.partition(".")[0] for name in names} <= {dialect}
        found.update(names)
    return found


def test_what_is_written_by_hand_exists() -> None:
    tables = {name: in_all_dialects(name) for name in ("OUTLINES", "SNIPPETS", "LAST_LINES", "DISCARDABLE")}
    assert all(tables.values())
    for name in {name.removesuffix("()") for table in tables.values() for name in table} | {*COMMON_OPERATIONS}:
        assert UPSTREAM.definition(name) is not None, name
    for name in tables["OUTLINES"]:
        definition = UPSTREAM.definition(name)
        assert definition is not None
        assert definition.format is None, f"{name} has a format of its own"


def test_every_operation_can_be_documented() -> None:
    document = parse_document("")
    for dialect in sorted(UPSTREAM.dialect_names):
        assert completion_resolve(document, ("dialect", dialect))
        for name in UPSTREAM.op_names(dialect):
            assert name in completion_resolve(document, ("operation", name))


def test_operands_of_outlines_are_those_of_the_definitions() -> None:
    """A name in an outline that is written by hand means something."""
    known = outlines(UPSTREAM)
    for name in in_all_dialects("OUTLINES"):
        definition = UPSTREAM.definition(name)
        assert definition is not None
        strange = [part.text for part in _operands(known.of(name)) if part.group is None]
        assert not [each for each in strange if not name.startswith("affine.")], (name, strange)


def _operands(outline: Outline) -> Iterator[Part]:
    for part in outline:
        if part.kind is PartKind.OPERAND:
            yield part
        yield from _operands(part.parts)


def test_without_snippets_text_is_plain() -> None:
    text = "func.func @f(%m: memref<4xf32>) -> f32 {\n  "
    document = parse_document(text)
    for candidate in completion(document, len(text), snippets=False).candidates:
        assert not candidate.is_snippet
        assert "$" not in candidate.text


def test_snippets_of_frequent_operations_are_read_back() -> None:
    """Filled in with their own defaults, they are operations that are understood."""
    text = "func.func @f() {\n  \n}"
    found = writing(parse_document(text), text.index("\n}"))
    assert found is not None
    for candidate in operations(found, snippets=True):
        if candidate.label not in COMMON_OPERATIONS or candidate.label in ("linalg.fill", "linalg.map"):
            continue
        filled = _filled(candidate.text)
        document = parse_document(f"func.func @f() {{\n  {filled}\n  return\n}}")
        body = document.leaves()[0].operations[0].regions[0].blocks[0]
        assert not [op.name for op in body.ops if op.syntax is not None and op.syntax.opaque], filled


def _filled(snippet: str) -> str:
    """The text with each place's default, `type` being one that mostly fits."""
    text = re.sub(r"\$\{[0-9]+\|([^,|]*)[^|]*\|\}", r"\1", snippet)
    text = re.sub(r"\$\{[0-9]+:((?:[^}\\]|\\.)*)\}", lambda found: found[1].replace("\\}", "}"), text)
    text = re.sub(r"\$[0-9]+", "", text)
    return re.sub(r"\btypes?\b", "f32", text)


def test_what_nobody_has_read_is_offered_by_its_first_words() -> None:
    functions = [f"func.func @f{i}(%x: f32) -> index {{\n  call @\n}}\n" for i in range(100)]
    text = "".join(["memref.global @table : memref<4xf32>\n", *functions])
    document = parse_document(text, lazily=True)
    found = completion(document, text.index("@\n", len(text) // 2) + 1)
    shown = {candidate.label: candidate.detail for candidate in found.candidates}
    assert set(shown) == {f"@f{i}" for i in range(100)}
    assert shown["@f99"] == "(%x: f32) -> index"
    assert shown["@f51"] == "(f32) -> index"
    assert len(document.unread()) > 85
    completion(document, len(text) - 2)
    assert len(document.unread()) > 80


def test_symbols_nearby_come_first() -> None:
    functions = [f"func.func @f{i}() {{\n  call @\n}}\n" for i in range(400)]
    text = "".join(functions)
    found = completion(parse_document(text), text.index("@\n", len(text) // 2) + 1)
    assert found.is_incomplete
    assert found.candidates[0].label == "@f202"
    assert len(found.candidates) == MOST


def test_long_words_take_no_time() -> None:
    """Nothing is tried twice when the characters of a word are looked for in others."""
    fits = subsequence("transform.apply_patterns.a.a.a.a.a.a.a.a.a.a.a.a.z")
    assert not fits("transform.apply_patterns." + "a." * 10_000)
    assert subsequence("lo")("memref.load")
    assert subsequence("mL")("memref.load")
    assert subsequence("%a")("%alloc")
    assert not subsequence("oad")("memref.load")
    assert subsequence("")("anything")
