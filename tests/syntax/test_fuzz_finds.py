"""What `./dev fuzz` has found, each made as small as it still failed. All its checks run on every one of them."""

from __future__ import annotations

import pytest

from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.parser import op_lookup
from tests.fuzz.__main__ import Fuzzer
from tests.fuzz.checks import check_both_ways, check_findings, check_spans, printed, run_checks

_INPUTS = 60
"""Of one short run: half a second."""

FINDS = {
    "a sign in another line than its number": "func.func @f(%a: i32) {cf.switch %a : i32, [default: ^b, -\n1: ^b]}",
    "types of quant with nothing in them": "!q = !quant.any<>\n!u = !quant.uniform",
    "a type alias among operations that belong together": "%\n!t=\nreturn",
    "a region that ends where no brace is": 'f{\n "f"({^0:\n}',
    "an unknown operation that is nothing but braces": "C.{%i}",
    "an enum one of whose keywords is empty": "llvm.mlir.ifunc c",
    "a lone surrogate in the name of an operation": '"\ud800"',
    "an attribute taken from the next line": "x{\nspirv.GroupNonUniformBitwiseOr\na.r",
    "a store without operands": "llvm.store",
    "a constant without a type": "func.func @k(%x: f32) { %e = arith.constant distinct[0]<> }",
    "a name that has to be escaped": 'func.func @n(%s: index) { %d = "\U000753a9"() : () -> memref<4xf32> }',
    "the name of an operation below the names of its results": "%0=\nf.f",
    "a region that a missing brace opens": "c@{\n}\n %1=\n}",
    "the same within a function": "func@r(%c:i1,%a:memref<f32>)->memref<f32>{>\n}\n %2=f\n}",
    "a long number": "9" * 4000,
    "a long name": "a." * 2000,
    "the name of a surrogate": 'func.func @f() { %1 = "\udfff"() : () -> !m.r }',
    "arguments of a block that nothing contains": "^0(%p: f32):\n%m = arith.addf %p, %p : f32\nfunc.func private @w()",
    "a shuffle of what is no vector of LLVM": "llvm.shufflevector%2,%b[]:vector<[4]x2xi1>",
    "what is behind a short operation with a result": "vector.vscale max, ...\n" * 30,
    "a name within braces": "scf.if%c{%{memref.load\n}",
    "a terminator before another operation": "func.func @l() {\n  return\n}\n" * 30 + "func.func @m() {return\n%c=a.b}",
    "a function with an operand": "#\nfunc.func#p{g.y}%u",
    "a parenthesis behind it": "c.(%m%s{%1=arith.constant index%r=a.b\n%d=f.}",
    "a brace of the next region within an operation": "{g.e{\n]}\n}{g.d%\n }}",
    "a name that ends in a dot before a sign of equality": "c.%=r.o",
    "a string that names no enum": 'spirv.module Logical GLSL450 {spirv.func@e(%d:i1)"}"{spirv.Return}}',
    "two terminators": "func.func@m(%cond:i1){scf.if%cond{scf.yield\nreturn}}",
    "a string that names no iterator": 'func.func@n(%a:f32){linalg.generic{iterator_types=["\r",""]}ins(%a:f32){}}',
    "a separator of lines that is none": "{{\n\u2028 }",
    "what is behind a short operation": "transform.apply_patterns.gpu.gpu_shuffle_to_amdgpu %0 {\n%1 = a.b\n}\n" * 30,
    "an older spelling whose result has lost its sign": "2=bufferization.to_tensor%0:memref<4xf32>",
    "a loop on tensors that yields none": (
        "c.{%z=arith.constant 0:index %t=tensor.empty():tensor<3xf32>scf.for%v=%z to%z step%z iter_args(%r=%t)"
        "->(tensor<3xf32>){}}"
    ),
    "a loop on tensors whose body is a block without operations": (
        "func.func@u(%z:index,%t:tensor<7xf32>){%o=scf.for%v=%z to%z step%z iter_args(%r=%t)"
        "->(tensor<7xf32>){^0(%6:f32):}return}"
    ),
    "an implicit terminator that needs an operand": "func.func@f(){%0=tensor.generate{}:tensor<4xf32>}",
    "a function with a thousand modules in it": "func.func @f(%a: memref<4xf32>) {\n" + "module {\n" * 1000,
    "an earlier spelling that was tried in vain": "%0=mesh.sharding@g split_axes=[[]\n}",
    "a dictionary that goes on after the region around it": "{\n {\n scf.yield{\n}",
    "a literal of a type with more elements than memory": (
        '"t.a"() {a = dense<[1, 2]> : tensor<4294967296xi32>} : () -> ()'
    ),
    "a memory space that is a float of an integer type": "func.func private @f(memref<4xf32, 1.5 : i32>)",
    "a quantized type of more bits than anybody can count": "!q=!quant.uniform<i99999999999999999999:,>",
    "a quantized type of no bits": "!q = !quant.any<i0<-9:1>:f32>",
    "a result in a block that nothing contains": "call@f(%0):(memref<4xf32>)->memref<4xf32>^1:%0=f.",
    "a structured operation without operands": '"linalg.abs"() ({}) : () -> ()',
    "an operation that lost its region and an operand": (
        'func.func @f(%a: index) {\n  "linalg.copy"(%a) : (index) -> ()\n  return\n}'
    ),
}


@pytest.mark.parametrize("text", FINDS.values(), ids=FINDS)
def test_what_was_found_once(text: str) -> None:
    run_checks(text, 1, [text])


TWO_WAYS = {
    "a missing brace behind a line": "%0\n%0=memref.alloc(%n):memref<f32>\n return\n}",
    "a caret behind an operand": "memref.load%1[]:memref<?xf32>^",
    "a caret behind a successor": "cf.br^1^",
    "a per cent sign behind a list that is empty": "%b=bufferization.dealloc%",
    "a word behind a list that is empty": "%o=bufferization.dealloc b",
    "values behind a return": "{\nreturn%%2=f.t",
    "a word behind a type": "%t=bufferization.to_tensor%m:memref<4xf32>to tensor<4xf32>v",
    "a definition of an alias below": "%0=\nc.c{\n scf.yield%0:memref<4xf32>\n#p=\no.b",
    "the next block below a branch": "{\ncf.br\n^n(%x:i4)^y:):",
    "a result that has another type and no name": "%6=r()->((i3)->())\nmemref.distinct_objects%6:tuple<>",
}
"""Texts that were read in another way once the formats of their operations had been compiled."""


def test_a_short_run() -> None:
    fuzzer = Fuzzer(1, [*FINDS.values()], parser_only=True)
    for _ in range(_INPUTS):
        fuzzer.one()
    assert not fuzzer.failures
    assert fuzzer.characters > _INPUTS


@pytest.mark.parametrize("text", TWO_WAYS.values(), ids=TWO_WAYS)
def test_what_was_read_before_changes_nothing(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(op_lookup, "_COMPILE_AFTER_USES", 1)
    op_lookup.op_table.cache_clear()
    try:
        # The second reading is the one that could take the fast way.
        parse_document(text)
        check_both_ways(parse_document(text))
    finally:
        op_lookup.op_table.cache_clear()


DEPTH = 10_000
"""Closed; a tenth of it where nothing is."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("opening", "middle", "closing"),
    [
        ("module {\n", "", "}\n"),
        ('"a.b"() ({\n', "", "}) : () -> ()\n"),
        ("foo.bar {\n", "", "}\n"),
        ("{", "", "}"),
        ('"a.b"() {x = ' + "(" * 5, "", ")" * 5),
        ("[", "1", "]"),
        ("tuple<", "i32", ">"),
        ("!llvm.struct<(", "i32", ")>"),
        ("scf.if %c {\n", "", "}\n"),
    ],
)
@pytest.mark.parametrize("frame", ['"a.b"() {{x = {}}} : () -> ()\n', "func.func @f(%c: i1) {{\n{}\nreturn\n}}\n"])
def test_nested_ten_thousand_deep(opening: str, middle: str, closing: str, frame: str) -> None:
    for text in (opening * (DEPTH // 10) + middle, opening * DEPTH + middle + closing * DEPTH):
        document = parse_document(frame.format(text))
        check_findings(document)
        check_spans(document)
    printed(document)
