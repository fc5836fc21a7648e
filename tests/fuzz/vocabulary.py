"""Pieces that texts are made of: what MLIR's lexer knows, what it does not, and what has been trouble elsewhere."""

from __future__ import annotations

import re

from pydealloc.ods.knowledge import UPSTREAM

PUNCTUATION = (
    "{", "}", "(", ")", "[", "]", "<", ">", ",", ":", "::", "=", "->", "...", "?", "*", "+", "-", "==", ">=", "|",
    "{-#", "#-}", "<{", "}>", "//", "\n", " ", "\t", "x", "\n// -----\n",
)  # fmt: skip

NAMES = (
    "%0", "%arg0", "%c1", "%r:2", "%r#1", "%r#0", "%a-b", "%$", "%0:", "%", "@f", "@g", '@"any text"', "@f::@g", "@",
    "^bb0", "^bb1", "^bb1:", "^bb2(%x: i32):", "^", "#map", "#set", "!t", "#", "!", "!llvm.ptr", "#gpu.block<x>",
    "!llvm.struct<(i32, ptr)>", "!foo.bar", "!foo<bar<1>>", "#foo.bar<a, b>", "!spirv.ptr<f32, Function>",
)  # fmt: skip

TYPES = (
    "i1", "i32", "si8", "ui16", "f32", "bf16", "f8E4M3FN", "index", "none", "complex<f32>", "tuple<>",
    "tuple<i32, f32>", "memref<4xf32>", "memref<?x4xf32, strided<[?, 1], offset: ?>>", "memref<*xf32>",
    "memref<f32, 1>",
    "tensor<4x?xi32>", "tensor<*xf32>", "tensor<2xf32, #map>", "vector<4xf32>", "vector<[4]x2xi1>", "() -> ()",
    "(i32, f32) -> (index)", "i0", "i16777216", "i99999999999999999999", "memref<99999999999999999999xf32>",
    "memref<-1xf32>", "tensor<0x0xi1>", "vector<0xf32>", "tensor<0x4xi8>", "!llvm.ptr<3>",
)  # fmt: skip

ATTRIBUTES = (
    "true", "false", "unit", "1 : i32", "-1 : index", "0xFF : i8", "1.5 : f32", "0x7FC00000 : f32", "1e", "1.0e+400",
    "dense<0> : tensor<4xi32>", "dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>", 'dense<"0x00FF"> : tensor<2xi8>',
    "sparse<[[0, 0]], [1]> : tensor<2x2xi32>", "dense_resource<r> : tensor<4xf32>", "array<i64: 1, 2>", "array<i1>",
    "affine_map<(d0)[s0] -> (d0 floordiv 2 + s0 mod 3)>", "affine_set<(d0) : (d0 >= 0, d0 - 4 == 0)>",
    "distinct[0]<unit>", 'loc("a.mlir":1:2)', 'loc(fused<"p">["a", unknown])', "loc(callsite(unknown at unknown))",
    "loc(#map)", "strided<[1], offset: 0>", "[1, 2, [3]]", "{a = 1, b}", "{}", "[]", '"text"', '"\\22\\0A\\"', '"\\q"',
    'opaque<"d", "0x00"> : tensor<1xi8>', "#llvm.linkage<internal>", "@f::@g::@h", "99999999999999999999999999 : i64",
    "0x" + "F" * 40 + " : i64",
)  # fmt: skip

NOISE = (
    "\0", "\r", "\r\n", "\f", "\v", "\u2028", "\u0085", "\ufeff", "\ud800", "\udfff", "é", "\N{GRINNING FACE}",
    "\u0301", "\u202e", "\x7f", "\x1b[31m", "`", "~", "\\", "'", '"', '"\\', ";", "&", "٣", "İ", "９", "\ud83d\ude00",
    "0" * 400, "9" * 5000, "0x" + "f" * 300, "-" * 50, "a" * 3000, "%" + "a" * 300, '"' + "\\n" * 200 + '"',
)  # fmt: skip

WORDS = (
    "loc", "attributes", "to", "step", "iter_args", "ins", "outs", "else", "default", "case", "private", "public",
    "nested", "dense", "affine_map", "symbol", "ceildiv", "floordiv", "mod", "min", "max", "from", "into", "at", "by",
    "module", "func", "return", "call", "br", "cond_br", "constant", "unreachable", "floor", "unknown", "fused",
)  # fmt: skip

OPERATIONS = tuple(sorted(name for dialect in UPSTREAM.dialect_names for name in UPSTREAM.op_names(dialect)))

STATEMENTS = (
    "func.func @f(%a: memref<4xf32>) -> memref<4xf32> {\n", "  return %a : memref<4xf32>\n", "}\n", "module {\n",
    "  %0 = memref.alloc() : memref<4xf32>\n", "  memref.dealloc %0 : memref<4xf32>\n", "  cf.br ^bb1\n", "^bb1:\n",
    "  %1 = arith.constant 1 : index\n", "  scf.for %i = %1 to %1 step %1 {\n", "  scf.if %c {\n", "  } else {\n",
    "  cf.cond_br %c, ^bb1, ^bb2(%0 : memref<4xf32>)\n", "#map = affine_map<(d0) -> (d0)>\n", "!t = memref<4xf32>\n",
    "  call @f(%0) : (memref<4xf32>) -> memref<4xf32>\n", '  "foo.bar"(%0) ({\n', "  }) {a} : (i32) -> ()\n",
    "  foo.bar %0 { nested stuff }\n", "func.func private @g()\n",
    "  %2 = bufferization.to_tensor %0 : memref<4xf32>\n",
    "  %3:2 = scf.while (%x = %0) : (memref<4xf32>) -> (i32, i32) {\n", "  scf.yield %0 : memref<4xf32>\n",
    "{-#\n  dialect_resources: { builtin: { r: \"0x00000000\" } }\n#-}\n", "// a comment\n", "} loc(unknown)\n",
)  # fmt: skip

EVERYTHING = PUNCTUATION + NAMES + TYPES + ATTRIBUTES + WORDS + STATEMENTS

TOKEN = re.compile(r"[\w.$]+|\s+|.", re.DOTALL)
