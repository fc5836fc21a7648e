"""Text to operations: values, blocks, regions, places in the text."""

from __future__ import annotations

import pytest

from pydealloc.ir.attributes import SymbolRefAttr
from pydealloc.ir.graph import Block, BlockArgument, Operation, OpResult, PlaceholderValue
from pydealloc.ir.types import INDEX, UNKNOWN_TYPE
from pydealloc.ir.walk import walk
from pydealloc.ods.aliases import Aliases
from pydealloc.ods.knowledge import UPSTREAM, Knowledge
from pydealloc.ods.semantics import Semantics
from pydealloc.syntax.parser.item_parser import ParsedItem
from pydealloc.syntax.text.findings import Severity
from tests.harness.items import parse_item


def parse(text: str) -> ParsedItem:
    return parse_item(text, UPSTREAM, Aliases())


def clean(text: str) -> ParsedItem:
    item = parse(text)
    assert not item.findings
    return item


def operations(item: ParsedItem) -> list[Operation]:
    return [op for top in item.operations for op in walk(top)]


def named(item: ParsedItem, name: str) -> Operation:
    (found,) = [op for op in operations(item) if op.name == name]
    return found


def errors(text: str) -> list[tuple[str, str]]:
    """Code and text of each error."""
    return [(f.code, text[f.start : f.end]) for f in parse(text).findings if f.severity is Severity.ERROR]


def test_a_function() -> None:
    item = clean(
        """func.func @f(%a: index) -> index {
             %b = arith.addi %a, %a : index
             return %b : index
           }"""
    )
    function, add, ret = operations(item)
    (entry,) = function.regions[0].blocks
    assert [op.name for op in (function, add, ret)] == ["func.func", "arith.addi", "func.return"]
    assert add.operand_values == [entry.args[0]] * 2
    assert ret.operand_values == [add.result]
    assert isinstance(add.result, OpResult)
    assert (add.result.name, add.result.type) == ("b", INDEX)
    assert (add.parent, add.next, ret.prev) == (entry, ret, add)


def test_places_in_the_text() -> None:
    text = "%c = arith.constant 1 : index\n  %b = arith.addi %c, %c {a = 1 : i8} : index // it\n"
    item = clean(text)
    add = item.operations[1]
    syntax = add.syntax
    assert syntax is not None
    assert syntax.text == "%b = arith.addi %c, %c {a = 1 : i8} : index"
    assert text[syntax.name_start : syntax.name_end] == "arith.addi"
    assert [text[slice(*operand.span)] for operand in add.operands if operand.span] == ["%c", "%c"]
    assert text[slice(*syntax.attribute_spans["a"])] == "1 : i8"
    assert [(text[start:end], type_) for start, end, type_ in syntax.type_spans] == [("index", INDEX)]
    assert add.result.span == (text.index("%b"), text.index("%b") + 2)


def test_symbols_have_places_too() -> None:
    text = "func.func @f() {\n func.call @g() : () -> ()\n return\n}"
    call = named(clean(text), "func.call")
    assert call.syntax is not None
    assert call.properties["callee"] is SymbolRefAttr("g")
    assert [text[start:end] for start, end, _ in call.syntax.symbol_spans] == ["@g"]


@pytest.mark.parametrize("rest", ["", " ", "  // said", "\t\r"])
def test_what_stands_behind_a_location(rest: str) -> None:
    assert errors(f'func.func @f() {{\n  %0 = arith.constant 0 : index loc("a"){rest}\n  return\n}}\n') == []


def test_the_generic_form() -> None:
    item = clean(
        """"t.top"() ({
           %c = arith.constant true
           %r:2 = "a.b"(%c)[^x] <{p = 1 : i8}> ({
           ^e(%i: index):
             "a.c"(%i, %c) : (index, i1) -> ()
           }, {}) {q} : (i1) -> (index, i1) loc("here")
           ^x:
             "a.d"(%r#1) : (i1) -> ()
           }) : () -> ()"""
    )
    op = named(item, "a.b")
    assert [result.name for result in op.results] == ["r#0", "r#1"]
    assert op.result_types == [INDEX, op.operands[0].value.type]
    assert (list(op.properties), list(op.attributes)) == (["p"], ["q"])
    assert [block.label for block in op.successor_blocks] == ["x"]
    assert [len(region.blocks) for region in op.regions] == [1, 0]
    assert str(op.location) == 'loc("here")'
    assert named(item, "a.c").operand_values == [op.regions[0].blocks[0].args[0], op.operands[0].value]
    assert named(item, "a.d").operand_values == [op.results[1]]


def test_branches_forward_and_backward() -> None:
    item = clean(
        """func.func @f(%c: i1) {
             cf.br ^head(%c : i1)
           ^head(%a: i1):
             cf.cond_br %a, ^head(%c : i1), ^exit
           ^exit:
             return
           }"""
    )
    entry, head, leave = item.operations[0].regions[0].blocks
    assert [block.label for block in (entry, head, leave)] == [None, "head", "exit"]
    assert entry.successors == [head]
    assert head.successors == [head, leave]
    assert head.predecessors == [entry, head]


def test_an_argument_with_the_number_of_the_first_value_is_named_without_it() -> None:
    body = "%y = arith.addi %x, %x#0 : i32 return }"
    item = clean(f"func.func @f(%a: i32) {{ cf.br ^bb1(%a : i32) ^bb1(%x#0: i32): {body}")
    (argument,) = named(item, "func.func").regions[0].blocks[1].args
    assert named(item, "arith.addi").operand_values == [argument, argument]
    assert argument.name == "x"
    twice = f"func.func @f(%a: i32) {{ cf.br ^bb1(%a, %a : i32, i32) ^bb1(%x#0: i32, %x: i32): {body}"
    assert errors(twice) == [("redefinition", "%x")]


def test_values_end_with_the_region_that_defines_them() -> None:
    text = """func.func @f(%c: i1) {
      scf.if %c {
        %a = arith.constant 0 : index
      }
      %a = arith.constant 1 : index
      "t.use"(%a) : (index) -> ()
      return
    }
    func.func @g() {
      "t.use"(%c) : (i1) -> ()
      return
    }"""
    assert errors(text) == [("undefined-value", "%c")]


def test_values_may_be_used_before_their_definition() -> None:
    item = clean(
        """"t.graph"() ({
             "t.use"(%a) : (index) -> ()
             %a = "t.def"() : () -> index
           }) : () -> ()"""
    )
    assert named(item, "t.use").operand_values == [named(item, "t.def").result]


def test_a_forward_use_has_the_type_of_the_definition() -> None:
    text = """"t.graph"() ({
      "t.use"(%a) : (i1) -> ()
      %a = "t.def"() : () -> index
    }) : () -> ()"""
    assert errors(text) == [("type-mismatch", "%a")]


def test_implicit_terminators() -> None:
    item = clean("func.func @f(%i: index) {\n scf.for %j = %i to %i step %i {\n }\n return\n}")
    block = named(item, "scf.for").regions[0].blocks[0]
    assert [op.name for op in block.ops] == ["scf.yield"]
    assert block.last is not None
    assert block.last.syntax is None
    generic = clean('"scf.execute_region"() ({\n}) : () -> ()')
    assert generic.operations[0].regions[0].blocks == []


def test_default_dialects() -> None:
    item = clean(
        """func.func @f() {
             call @f() : () -> ()
             return
           }"""
    )
    assert [op.name for op in operations(item)] == ["func.func", "func.call", "func.return"]


def test_a_name_without_dialect_that_is_known_in_a_module_alone() -> None:
    item = parse("func.func @f(%a: i32) {\n  %b = unrealized_conversion_cast %a : i32 to i64\n  return\n}")
    (finding,) = item.findings
    assert finding.code == "unknown-operation"
    assert (
        finding.help
        == "write 'builtin.unrealized_conversion_cast': the prefix may be left out only directly in a module"
    )
    ((start, end, text),) = finding.edits
    assert (start, end, text) == (finding.start, finding.start, "builtin.")


def test_undefined_values_become_placeholders() -> None:
    item = parse("func.func @f() {\n  %b = arith.addi %a, %a : index\n  return\n}")
    (finding,) = item.findings
    assert (finding.code, finding.message) == ("undefined-value", "use of undeclared SSA value name '%a'")
    value = named(item, "arith.addi").operands[0].value
    assert isinstance(value, PlaceholderValue)
    assert value.type is INDEX


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("%c = arith.constant 1 : i8\n%c = arith.constant 1 : i8", [("redefinition", "%c")]),
        ("%c, %d = arith.constant 1 : i8", [("result-count", "%c, %d")]),
        ("%c:3 = arith.constant 1 : i8", [("result-count", "%c")]),
        ("%c = arith.constant 1 : i8\n%d = arith.addi %c, %c : i16", [("type-mismatch", "%c")]),
        ("cf.br ^nowhere", [("undefined-block", "^nowhere")]),
        ("^a:\n^a:", [("redefinition", "^a")]),
        ("arith.adi %a, %b : i8", [("unknown-operation", "arith.adi")]),
        ("return ^", [("syntax", "^")]),
    ],
)
def test_what_is_wrong_is_said_once(body: str, expected: list[tuple[str, str]]) -> None:
    assert errors(f"func.func @f() {{\n{body}\n}}") == expected


def test_misspelled_operations_come_with_a_suggestion() -> None:
    (finding,) = parse("memref.dealoc %a : memref<f32>").findings
    assert finding.help == "did you mean 'memref.dealloc'?"


def test_misspelled_names_in_quotes_have_the_quotes_in_their_range_and_not_in_the_edit() -> None:
    (finding,) = parse('"memref.dealoc"(%a) : (memref<f32>) -> ()').findings[:1]
    assert (finding.code, finding.severity, finding.start, finding.end) == ("unknown-operation", Severity.ERROR, 0, 15)
    assert finding.help == "did you mean 'memref.dealloc'?"
    assert finding.edits == ((1, 14, "memref.dealloc"),)


@pytest.mark.parametrize("name", ["transform.some_project.act", "test.something_else", "affine.dma_wait", "foo.bar"])
def test_names_in_quotes_that_may_be_right(name: str) -> None:
    clean(f'"{name}"() : () -> ()')


def test_an_operation_that_a_user_declares_may_be_there() -> None:
    text = '"memref.part"() : () -> ()'
    assert parse(text).findings
    assert not parse_item(text, Knowledge(overrides={"memref.part": Semantics()}), Aliases()).findings


def test_unknown_dialects_are_no_error() -> None:
    text = """func.func @f(%a: index) {
      %r = foo.bar %a, @sym {x = 1} -> index {
        "t.in"(%a) : (index) -> ()
      }
      "t.use"(%r) : (index) -> ()
      return
    }"""
    item = parse(text)
    assert [finding.severity for finding in item.findings] == [Severity.HINT]
    op = named(item, "foo.bar")
    assert op.syntax is not None
    assert op.syntax.opaque
    assert [operand.value.name for operand in op.operands] == ["a"]
    assert [text[start:end] for start, end, _ in op.syntax.symbol_spans] == ["@sym"]
    assert [inner.name for inner in op.regions[0].blocks[0].ops] == ["t.in"]
    assert named(item, "t.use").operand_values == [op.result]


def test_arguments_of_unknown_regions_are_guessed() -> None:
    item = parse('foo.loop (%i : index) {\n  "t.use"(%i) : (index) -> ()\n}')
    argument = named(item, "t.use").operands[0].value
    assert isinstance(argument, BlockArgument)
    assert argument.type is INDEX


@pytest.mark.parametrize(
    "name",
    [
        "transform.test_nothing_known",
        "transform.some_project.act",
        "transform.structured.test_more",
        "transform.structured.fuse_ext",
    ],
)
def test_the_transform_dialect_may_be_extended(name: str) -> None:
    (finding,) = parse(f"{name} %a : i1").findings
    assert (finding.code, finding.severity) == ("unknown-operation", Severity.HINT)


def test_misspelled_transform_operations_are_errors() -> None:
    (finding,) = parse("transform.structured.mtach %a : i1").findings
    assert finding.severity is Severity.ERROR


def test_labels_that_nothing_defines_get_a_block() -> None:
    item = parse("func.func @f() {\n  cf.br ^a\n}")
    region = item.operations[0].regions[0]
    assert [block.label for block in region.blocks] == [None, "a"]
    assert isinstance(region.blocks[1], Block)
    assert region.blocks[1].first is None


def test_results_of_unknown_operations_have_unknown_types() -> None:
    item = parse("%a, %b = foo.bar\n")
    assert item.operations[0].result_types == [UNKNOWN_TYPE, UNKNOWN_TYPE]


def test_comments_and_blanks_anywhere() -> None:
    item = clean("// first\n\n%c = // name\n arith.constant // op\n 1 // value\n : // colon\n index // end\n// last")
    (op,) = item.operations
    assert op.result.type is INDEX
    assert op.syntax is not None
    assert op.syntax.text.endswith("index")


def test_a_dialect_described_in_part_may_have_more() -> None:
    (finding,) = parse("test.something_else %a : i1").findings
    assert (finding.code, finding.severity) == ("unknown-operation", Severity.HINT)


def test_an_operation_of_no_known_release_says_what_to_do() -> None:
    (finding,) = parse("arith.qwertzuiop %a : i1").findings
    assert finding.severity is Severity.ERROR
    assert finding.help is not None
    assert "load the definitions of 'arith'" in finding.help
