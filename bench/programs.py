"""Programs to measure with, made from a few kinds of functions so that every size has the same mixture."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

_ALIASES = """\
#straight = affine_map<(d0, d1) -> (d0, d1)>
#turned = affine_map<(d0, d1) -> (d1, d0)>

"""
_STRAIGHT = """\
func.func @straight_{n}(%m: memref<?x{w}xf32>, %i: index, %x: f32) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant {n} : index
  %cst = arith.constant 1.000000e+00 : f32
  %d = memref.dim %m, %c0 : memref<?x{w}xf32>
  %a = memref.alloc(%d) : memref<?x{w}xf32>
  %0 = memref.load %m[%i, %c1] : memref<?x{w}xf32>
  %1 = arith.mulf %0, %x : f32
  %2 = arith.addf %1, %cst : f32
  memref.store %2, %a[%i, %c1] : memref<?x{w}xf32>
  %s = memref.subview %a[%i, 0] [1, {w}] [1, 1] : memref<?x{w}xf32> to memref<1x{w}xf32, strided<[{w}, 1], offset: ?>>
  %j = arith.addi %i, %c1 : index
  %p = arith.cmpi slt, %j, %d : index
  %q = arith.select %p, %i, %j : index
  %3 = memref.load %s[%c0, %q] : memref<1x{w}xf32, strided<[{w}, 1], offset: ?>>
  memref.copy %a, %m : memref<?x{w}xf32> to memref<?x{w}xf32>
  return %3 : f32
}}

"""
_LOOPS = """\
func.func @loops_{n}(%m: memref<{w}x{w}xf32>, %n: index, %flag: i1) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f32
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {{
    %row = memref.alloca() : memref<{w}xf32>
    scf.for %j = %c0 to %n step %c1 {{
      %v = memref.load %m[%i, %j] : memref<{w}x{w}xf32>
      %w = arith.mulf %v, %v : f32
      memref.store %w, %row[%j] : memref<{w}xf32>
    }}
    %r = scf.if %flag -> (f32) {{
      %u = memref.load %row[%c0] : memref<{w}xf32>
      scf.yield %u : f32
    }} else {{
      scf.yield %acc : f32
    }}
    %next = arith.addf %acc, %r : f32
    scf.yield %next : f32
  }}
  return %sum : f32
}}

"""
_BLOCKS = """\
func.func private @callee_{n}(memref<?xf32>, index) -> index
func.func @blocks_{n}(%m: memref<?xf32>, %n: index) -> index {{
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  cf.br ^head(%c0 : index)
^head(%i: index):
  %more = arith.cmpi ult, %i, %n : index
  cf.cond_br %more, ^body, ^exit(%i : index)
^body:
  %x = memref.load %m[%i] : memref<?xf32>
  %y = arith.negf %x : f32
  memref.store %y, %m[%i] : memref<?xf32>
  %j = func.call @callee_{n}(%m, %i) : (memref<?xf32>, index) -> index
  %k = arith.addi %j, %c7 {{tag = "step {n}"}} : index
  cf.cond_br %more, ^exit(%k : index), ^exit(%j : index)
^exit(%r: index):
  return %r : index
}}

"""
_STRUCTURED = """\
func.func @structured_{n}(%a: memref<{w}x8xf32>, %b: memref<8x{w}xf32>, %c: memref<{w}x{w}xf32>,
                          %t: tensor<{w}x{w}xf32>) -> tensor<{w}x{w}xf32> {{
  %zero = arith.constant 0.000000e+00 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<{w}x{w}xf32>)
  linalg.matmul ins(%a, %b : memref<{w}x8xf32>, memref<8x{w}xf32>) outs(%c : memref<{w}x{w}xf32>)
  linalg.generic {{indexing_maps = [#straight, #turned], iterator_types = ["parallel", "parallel"]}}
    ins(%c : memref<{w}x{w}xf32>) outs(%c : memref<{w}x{w}xf32>) {{
  ^bb0(%in: f32, %out: f32):
    %sum = arith.addf %in, %out : f32
    linalg.yield %sum : f32
  }}
  %e = tensor.empty() : tensor<{w}x{w}xf32>
  %r = linalg.add ins(%t, %t : tensor<{w}x{w}xf32>, tensor<{w}x{w}xf32>)
                  outs(%e : tensor<{w}x{w}xf32>) -> tensor<{w}x{w}xf32>
  return %r : tensor<{w}x{w}xf32>
}}

"""


def functions() -> Iterator[str]:
    """Endlessly: func, memref, arith, scf, cf and linalg in turn; names differ, types repeat after a while."""
    kinds = cycle((_STRAIGHT, _LOOPS, _BLOCKS, _STRUCTURED))
    for number, kind in enumerate(kinds):
        yield kind.format(n=number, w=8 + number % 16)


def program(lines: int) -> str:
    """A program of at least `lines` lines, and at most one function more."""
    made = [_ALIASES]
    have = _ALIASES.count("\n")
    for text in functions():
        if have >= lines:
            return "".join(made)
        made.append(text)
        have += text.count("\n")
    raise AssertionError("functions() is endless")
