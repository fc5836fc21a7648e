"""Texts in which something is nested deeply, closed or left open."""

from __future__ import annotations

from random import Random

WRAPPERS: dict[str, tuple[str, str, str]] = {
    "braces": ("{", "", "}"),
    "parentheses": ("(", "", ")"),
    "brackets": ("[", "", "]"),
    "angles": ("<", "", ">"),
    "mixed brackets": ("({[<", "", ">]})"),
    "modules": ("module {\n", "", "}\n"),
    "functions": ("func.func @f() {\n", "return\n", "}\n"),
    "generic regions": ('"a.b"() ({\n', "", "}) : () -> ()\n"),
    "conditions": ("scf.if %c {\n", "", "}\n"),
    "loops": ("scf.for %i = %a to %a step %a {\n", "", "}\n"),
    "affine loops": ("affine.for %i = 0 to 4 {\n", "", "}\n"),
    "executions": ("%r = scf.execute_region -> i32 {\n", "scf.yield %r : i32\n", "}\n"),
    "unknown regions": ("foo.bar {\n", "", "}\n"),
    "blocks": ('"a.b"() ({\n^bb0(%x: i32):\n', "", "}) : () -> ()\n"),
    "tuples": ("tuple<", "i32", ">"),
    "complex": ("complex<", "f32", ">"),
    "memrefs": ("memref<1x", "f32", ">"),
    "vectors of": ("memref<", "f32", ", 1>"),
    "functions types": ("(", "i32", ") -> i32"),
    "results of functions": ("() -> (", "i32", ")"),
    "dialect types": ("!a.b<", "i32", ">"),
    "LLVM structs": ("!llvm.struct<(", "i32", ")>"),
    "LLVM structs inside": ("struct<(", "i32", ")>"),
    "LLVM arrays": ("!llvm.array<2 x ", "i32", ">"),
    "SPIR-V arrays": ("!spirv.array<2 x ", "f32", ">"),
    "arrays": ("[", "1 : i32", "]"),
    "dictionaries": ("{a = ", "1 : i32", "}"),
    "dialect attributes": ("#a.b<", "1", ">"),
    "dense": ("[", "1", "]"),
    "fused locations": ("fused[", "unknown", "]"),
    "named locations": ('"n"(', "unknown", ")"),
    "call sites": ("callsite(", "unknown", " at unknown)"),
    "sums": ("(d0 + ", "d0", ")"),
    "negations": ("-(", "d0", ")"),
    "divisions": ("(", "d0", " floordiv 2)"),
    "comments": ("// ", "", "\n"),
    "symbols": ("@a::", "@b", ""),
    "distinct": ("distinct[0]<", "unit", ">"),
    "encodings": ("tensor<1xf32, ", "1", ">"),
}

FRAMES = (
    "{}",
    '"a.b"() {{x = {}}} : () -> ()\n',
    '"a.b"() : () -> {}\n',
    "func.func private @f({})\n",
    "func.func @f(%c: i1, %a: index) {{\n{}\nreturn\n}}\n",
    '"a.b"() {{x = affine_map<(d0) -> ({})>}} : () -> ()\n',
    '"a.b"() {{x = dense<{}> : tensor<1xi32>}} : () -> ()\n',
    '"a.b"() : () -> () loc({})\n',
    "#x = {}\n",
    "!x = {}\n",
    "memref.dealloc %a : {}\n",
    "%0 = arith.constant {} : i32\n",
    "foo.bar {}\n",
    "affine.store %a, %b[{}] : memref<4xf32>\n",
)


def nested(random: Random, depth: int) -> str:
    """One kind of nesting, `depth` deep, somewhere; now and then with one side missing."""
    opening, middle, closing = random.choice(tuple(WRAPPERS.values()))
    other = random.choice((0, 0, 0, 1, depth // 2, depth))
    left, right = random.choice(((depth, depth), (depth, depth), (depth, other), (other, depth)))
    return random.choice(FRAMES).format(opening * left + middle + closing * right)
