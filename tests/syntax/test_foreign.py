"""Operations of dialects nobody described: what is linked, which types their results get, what may change in them."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.types import UNKNOWN_TYPE
from pydealloc.ir.walk import walk
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.parser.op_lookup import op_table
from pydealloc.syntax.text.findings import Severity
from tests.harness.items import parse_item


def function(*lines: str) -> list[Operation]:
    """The operations of a function with these lines; reading it finds no error."""
    body = "\n  ".join(lines)
    text = f"func.func @f(%m: memref<4xf32>, %i: index) {{\n  {body}\n  return\n}}\n"
    item = parse_item(text, UPSTREAM, Aliases())
    assert [finding for finding in item.findings if finding.severity is Severity.ERROR] == []
    return [op for root in item.operations for op in walk(root)]


def types_of(*lines: str) -> list[str]:
    """The types of the results of the first of these lines."""
    return ["?" if result.type is UNKNOWN_TYPE else str(result.type) for result in function(*lines)[1].results]


@pytest.mark.parametrize(
    ("line", "types"),
    [
        ("%a = x.y %i : (index) -> f32", ["f32"]),
        ("%a:2 = x.y %i -> (f32, !x.t<2>)", ["f32", "!x.t<2>"]),
        ("%a, %b = x.y %i key(a : b) : i1, i8", ["i1", "i8"]),
        ("%a = x.y %i : !x.t<a : b>", ["!x.t<a : b>"]),
        ("%a = x.y %i : !x.t{%i} -> !x.u{%i}", ["!x.u"]),
        ("%a = x.y %i -> i8 {\n    x.z\n  }", ["i8"]),
        ("%a = x.y %i : memref<8xf32>", ["memref<8xf32>"]),
        ("%a = x.y %m, %i : tensor<4xf32>", ["tensor<4xf32>"]),
    ],
)
def test_types_at_the_end_are_those_of_the_results(line: str, types: list[str]) -> None:
    assert types_of(line) == types


@pytest.mark.parametrize(
    "line",
    [
        "%a = x.load %m[%i] : memref<4xf32>",
        "%a, %b = x.y %i -> (f32)",
        "%a = x.y %i",
        "%a = x.y %i : (f32",
        "%a = x.y {k = 1 : i32}",
    ],
)
def test_types_that_may_be_somebody_elses_are_not_believed(line: str) -> None:
    assert set(types_of(line)) == {"?"}


def test_a_use_says_more_than_the_text() -> None:
    assert types_of("%a = x.load %m[%i] : memref<4xf32>", "%b = arith.addf %a, %a : f32") == ["f32"]
    assert types_of("%a = x.y %i : f32", "%b = arith.addi %a, %a : i32") == ["i32"]
    assert types_of("%a, %b = x.y -> (f32) {\n  }", "%c = arith.addf %b, %b : f32") == ["?", "f32"]


def test_uses_have_to_agree_with_each_other() -> None:
    text = "func.func @f() {\n  %a = x.y\n  %b = arith.addi %a, %a : i8\n  %c = arith.addi %a, %b : i16\n  return\n}\n"
    wrong = [finding for finding in parse_item(text, UPSTREAM, Aliases()).findings if finding.code == "type-mismatch"]
    assert [text[finding.start : finding.end] for finding in wrong] == ["%a", "%b"]


@pytest.mark.parametrize("body", ["{}", "{\n\n  }", "{\n    // }\n  }"])
def test_names_before_an_empty_body_are_its_arguments(body: str) -> None:
    function(f"x.loop (%i -> %k = 0 to 10) {body}", "x.loop (%i -> %k = 0 to 10) {", "  x.y %k", "}")


def test_names_in_an_unknown_declaration_are_not_references() -> None:
    function("x.import @g(%a : i32)", "x.func @g(%a : i32) {", "  x.return %a : i32", "}")


def test_the_reference_that_is_shown_is_one_of_a_known_operation() -> None:
    text = 'func.func @f() {\n  x.y (%a) = 3\n  "x.use"(%a) : (i32) -> ()\n  x.func @g(%a : i32) {\n    x.z\n  }\n}\n'
    finding = next(one for one in parse_item(text, UPSTREAM, Aliases()).findings if one.code == "redefinition")
    assert [note.start for note in finding.notes] == [text.index("%a) :")]


def test_everything_named_is_linked() -> None:
    ops = function(
        "%t, %b = x.run async [%i] on @dev::@core (%k = %m, %j = %i) attributes {to = @other} {",
        "  %v = memref.load %k[%j] : memref<4xf32>",
        "  x.done %v, %i ^bb1",
        "^bb1:",
        "  x.done",
        "}",
        "x.keep %b",
    )
    run, load = (next(op for op in ops if op.name == name) for name in ("x.run", "memref.load"))
    assert [value.name for value in run.operand_values] == ["i", "m", "i"]
    assert run.syntax is not None
    assert [str(ref) for _, _, ref in run.syntax.symbol_spans] == ["@dev::@core", "@other"]
    assert [argument.name for argument in run.regions[0].blocks[0].args] == ["k", "j"]
    assert load.operands[0].value is run.regions[0].blocks[0].args[0]
    assert len(run.regions[0].blocks) == 2
    (keep,) = (op for op in ops if op.name == "x.keep")
    assert keep.operands[0].value is run.results[1]


@pytest.mark.parametrize("name", ["arithh.addi", "arith.adddi", "x.y"])
def test_each_of_several_alike_has_its_own_place(name: str) -> None:
    text = f"func.func @f(%i: index) {{\n  {name} %i\n      {name} %i\n  return\n}}\n"
    found = parse_item(text, UPSTREAM, Aliases()).findings
    assert [(one.start, text[one.start : one.end]) for one in found] == [
        (text.index(name), name),
        (text.rindex(name), name),
    ]
    assert [edit[:2] for one in found for edit in one.edits] in ([], [(one.start, one.end) for one in found])
    assert bool(found[0].edits) is (name != "x.y")


def test_names_that_mean_nothing_are_remembered_up_to_a_number() -> None:
    table = op_table(UPSTREAM).within("func")
    for number in range(3_000):
        assert table[f"x.y{number}"] is None
    assert table["return"] is not None
    assert len(table.unknown) < 3_000
