"""Programs of dialects nobody described: valid ones have no error, whatever their operations look like."""

from __future__ import annotations

import pytest

from pydealloc.server.config.model import DEFAULT
from pydealloc.server.report.reported_findings import findings_for
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.layout.formatting import format_edits
from pydealloc.syntax.layout.token_spacing import Spacing, written_tokens
from pydealloc.syntax.text.edits import apply_edits
from pydealloc.syntax.text.findings import Severity
from pydealloc.syntax.text.lexer import significant_tokens

FUNCTION = "func.func @f(%a: i32, %b: i1, %m: memref<4xf32>) {{\n{}\n  return\n}}\n"


def errors(text: str) -> list[str]:
    document = parse_document(text, DEFAULT.knowledge)
    return [f"{one.code}: {one.message}" for one in findings_for(document, DEFAULT) if one.severity is Severity.ERROR]


VALID = {
    "elements that may have the interface in another compiler": (
        "func.func private @f(memref<2x!llvm.ptr>, memref<*x!box.t>, vector<2x!box.t>, tensor<2x!box.t>)\n"
    ),
    "names of the region's own dialect": (
        "box.func @f(%x: i32, %go: none) -> (i32, none) {\n  %0:2 = fork [2] %go : none\n"
        "  %1 = constant %0#0 {value = 1 : i32} : i32\n  br ^end\n^end:\n  return %1, %0#1 : i32, none\n}\n"
    ),
    "names of the dialect further in": "box.graph {\n  loop {\n    %0 = source<@x>() [t<0>]\n    call %0\n  }\n}\n",
    "a known operation in the region of an unknown one": FUNCTION.format(
        "  box.region {\n    %0 = memref.load %m[%i] : memref<4xf32>\n    box.end %i\n  ^bb1(%i: index):\n  }"
    ),
    "a type without its prefix": "func.func @f() -> !box.i4 {\n  %0 = box.cut : i8 -> i4\n  return %0 : !box.i4\n}\n",
    "a result that is used before it is defined": (
        "func.func @f() -> !box.i4 {\n  cf.br ^b\n^a:\n  return %0 : !box.i4\n^b:\n"
        "  %0 = box.cut -> i4\n  cf.br ^a\n}\n"
    ),
    "types that are floats by an interface, bare and in a tensor": (
        "func.func @f(%x: !box.tile<4x4, f32>, %t: tensor<2x!box.tile<4x4, f32>>) -> !box.tile<4x4, f32> {\n"
        "  %0 = arith.negf %x : !box.tile<4x4, f32>\n  %1 = arith.negf %t : tensor<2x!box.tile<4x4, f32>>\n"
        "  return %0 : !box.tile<4x4, f32>\n}\n"
    ),
    "a type with a shape of its own, of which a comparison has a bit for each element": (
        "func.func @f(%x: !box.tile<4x4, f32>) -> !box.tile<4x4, i1> {\n"
        "  %0 = arith.cmpf oeq, %x, %x : !box.tile<4x4, f32>\n  return %0 : !box.tile<4x4, i1>\n}\n"
    ),
    "two layouts of its own before the memory space": (
        "func.func private @f(memref<2x4xf32, #box.shard<4, 1>, #box.view<4>, #box.space<dram>>)\n"
    ),
    "an argument that has another type inside": FUNCTION.format(
        "  box.wait (%x : !box.value<i32> = %a) {\n    %s = arith.addi %x, %x : i32\n  }"
    ),
    "one name in two regions": FUNCTION.format(
        '  box.run(%a) = (%x: index, %y: !box.t) {\n    "u"(%y) : (!box.t) -> ()\n'
        '  } count(%x: index, %y: index) {\n    "u"(%y) : (index) -> ()\n  }'
    ),
    "a port": 'box.module @p(inout %x: i8) {\n  "u"(%x) : (!box.inout<i8>) -> ()\n}\n',
    "a symbol on the next line": (
        'box.module @g(in %x: i1) {\n  %y = box.instance "t"\n   @Mem(a: %x: i1) -> (q: i1)\n}\n'
    ),
    "a symbol on a line that is as far in": (
        "box.module @g {\n  %y = box.choose\n  @A -> @B\n  : i1\n  box.use %y\n}\n"
    ),
    "a dictionary and a symbol on lines": 'box.list {\n  box.inst sym @s\n    {a = [{b = "c"}]}\n    @Other()\n}\n',
    "a location on lines": (
        "func.func @f(%a: i1) {\n  %0 = box.add %a, %a : i1 loc(callsite(\n"
        '  "foo"("my.x":10:8)\n  at "baz"("my.x":30:8)))\n'
        "  return\n}\n"
    ),
    "successors on lines": FUNCTION.format("  box.jump %b, ^x(%a : i32),\n    ^y\n^x(%c: i32):\n  return\n^y:"),
    "successors in brackets": FUNCTION.format("  box.jump [\n  ^x(%a : i32),\n  ^y\n  ]\n^x(%c: i32):\n  return\n^y:"),
    "attributes that are called like operations": (
        "box.ext @p(in %x : i1 {func.return}, in %y : i1 {cf.switch}) attributes {cf.br}\n"
        "box.imp private @q(%x: i32) attributes {func.return,\n  scf.for}\n"
    ),
    "an attribute with space around": "box.ext @p(%x : i32) attributes { llvm.emit_c_interface }\n",
    "an attribute that is assigned": FUNCTION.format("  %0 = box.attribute = 1 : i32"),
    "an operation that ends where a pattern begins": (
        "%x = box.value 3 : i8\n\npdl.pattern : benefit(1) {\n"
        '  %0 = pdl.operation "a.b"\n  pdl.rewrite %0 with "x"\n}\n'
    ),
    "an encoding in two spellings": (
        "func.func @f(%a: tensor<?xf32, #box.bounds<3>>) {\n"
        '  "box.set"(%a) : (tensor<?xf32, #box.extensions<bounds = [3]>>) -> ()\n  return\n}\n'
    ),
    "no space before the brace": 'box.task{out=["c", "d"]} @add(\n    %x: i32) -> (i32)\n{\n  box.return %x : i32\n}\n',
    "a brace in the name of a module": 'module @"a{b" attributes {x.y = 1 : i64} {\n}\n',
    "an indented mark": (
        "#s = affine_set<(d0) : (d0 >= 0)>\nfunc.func private @a()\n  // -----\n"
        "#s = affine_set<(d0) : (d0 >= 1)>\nfunc.func private @a()\n"
    ),
    "a longer line of dashes": "func.func @a() {\n  return\n  // ------\n}\n",
    "a mark behind an operation": (
        "// RUN: mlir-opt %s --split-input-file\nfunc.func private @a() // -----\nfunc.func private @a()\n"
    ),
    "files in one": (
        "// RUN: split-file %s %t\n//--- one.c\nvoid f(int *p) { *p = 1; }\n//--- two.mlir\nfunc.func @f() { return }\n"
        "//--- three.mlir\nfunc.func @f() {\n  func.call @g() : () -> ()\n  return\n}\n"
        "//--- four.sv\nmodule M(); endmodule\n"
    ),
    "hexadecimal digits": (
        "smt.solver () : () -> () {\n  %0 = smt.bv.constant #smt.bv<0x0f> : !smt.bv<8>\n  smt.yield\n}\n"
    ),
}


@pytest.mark.parametrize("kind", VALID)
def test_a_valid_program_has_no_error(kind: str) -> None:
    assert errors(VALID[kind]) == []


@pytest.mark.parametrize("kind", VALID)
def test_its_layout_keeps_what_it_says(kind: str) -> None:
    text = VALID[kind]
    once = apply_edits(text, format_edits(parse_document(text)))
    assert "".join(once.split()) == "".join(text.split())
    assert errors(once) == []
    assert apply_edits(once, format_edits(parse_document(once))) == once


WRONG = {
    "an argument that has another type in its block's header": (
        FUNCTION.format("  box.all {\n  ^bb0(%x: f32):\n    %0 = arith.addf %x, %x : f64\n    box.stop %0\n  }"),
        "type-mismatch",
    ),
    "a value that is used as two types": (
        FUNCTION.format("  %0 = box.cut -> i4\n  %1 = arith.addi %0, %0 : i8\n  %2 = arith.addi %0, %0 : i16"),
        "type-mismatch",
    ),
    "a value that is not there": (FUNCTION.format("  box.use %b\n  %0 = arith.addi %zz, %zz : i8"), "undefined-value"),
    "a name that is defined again": (
        FUNCTION.format("  %0 = arith.constant 1 : i8\n  %0 = box.value"), "redefinition"
    ),
    "a symbol twice": ("//--- a.mlir\nfunc.func private @f()\nfunc.func private @f()\n", "redefinition"),
    "results without their sign": (FUNCTION.format("  box.x = arith.constant 1 : i8"), "syntax"),
    "too many bits": (VALID["hexadecimal digits"].replace("0x0f", "0x1ff"), "verify-body"),
}  # fmt: skip


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_wrong_without_any_dialect_is_still_found(kind: str) -> None:
    text, code = WRONG[kind]
    assert code in {error.partition(":")[0] for error in errors(text)}


def test_a_name_of_the_dialect_is_read_as_its_own() -> None:
    document = parse_document(VALID["names of the region's own dialect"])
    (root,) = document.leaves()[0].operations
    names = [op.name for block in root.regions[0].blocks for op in block.ops]
    assert names == ["fork", "constant", "br", "return"]
    assert all(op.syntax is not None and op.syntax.opaque for block in root.regions[0].blocks for op in block.ops)


def test_blanks_in_a_foreign_body_say_nothing_about_those_beside_it() -> None:
    """Printed, attributes have another order, and `handle=1` is what resembles the first one most."""
    text = '"box.x"() ({ }) {scatter = 1 : i64, groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel = #box.h<handle=1>}'
    printed = (
        '"box.x"() <{channel = #box.h<handle=1>, groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter = 1 : i64}> ({})'
    )
    own = written_tokens(text, significant_tokens(text), frozenset())
    number = [one.text for one in own].index("1")
    assert Spacing(frozenset()).separators("box.x", own, lambda: printed)[number] != ""
