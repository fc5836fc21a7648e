"""Programs for the deallocation pipeline: functions of fifty lines that make, hand on, view and carry buffers.

Everything is as `mlir-opt --buffer-deallocation-pipeline` accepts it. The kinds alternate: every size
has the same mixture.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

LINES_PER_FUNCTION = 50

_ALIASES = """\
#id = affine_map<(d0) -> (d0)>
#rows = affine_map<(d0, d1) -> (d0, d1)>

"""
_VIEWS = """\
func.func @views_{n}(%m: memref<?x{w}xf32>, %i: index, %x: f32) -> (memref<?x{w}xf32>, f32) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.000000e+00 : f32
  // A copy of the argument, worked on in rows.
  %d = memref.dim %m, %c0 : memref<?x{w}xf32>
  %a = memref.alloc(%d) : memref<?x{w}xf32>
  memref.copy %m, %a : memref<?x{w}xf32> to memref<?x{w}xf32>
  %row = memref.subview %a[%i, 0] [1, {w}] [1, 1] : memref<?x{w}xf32> to memref<1x{w}xf32, strided<[{w}, 1], offset: ?>>
  %tmp = memref.alloc() : memref<1x{w}xf32>
  memref.copy %row, %tmp : memref<1x{w}xf32, strided<[{w}, 1], offset: ?>> to memref<1x{w}xf32>
  %flat = memref.collapse_shape %tmp [[0, 1]] : memref<1x{w}xf32> into memref<{w}xf32>
  %any = memref.cast %flat : memref<{w}xf32> to memref<?xf32>
  %sums = memref.alloc(%d) : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<?xf32>)
  linalg.generic {{indexing_maps = [#rows, #rows], iterator_types = ["parallel", "parallel"]}}
    ins(%m : memref<?x{w}xf32>) outs(%a : memref<?x{w}xf32>) {{
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    %t = arith.mulf %s, %x : f32
    linalg.yield %t : f32
  }}
  scf.for %j = %c0 to %d step %c1 {{
    %scratch = memref.alloc() : memref<{w}xf32>
    linalg.fill ins(%x : f32) outs(%scratch : memref<{w}xf32>)
    %u = memref.load %scratch[%c0] : memref<{w}xf32>
    %v = memref.load %a[%j, %c0] : memref<?x{w}xf32>
    %p = arith.addf %u, %v : f32
    memref.store %p, %sums[%j] : memref<?xf32>
    linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel"]}}
      ins(%scratch : memref<{w}xf32>) outs(%flat : memref<{w}xf32>) {{
    ^bb0(%in: f32, %out: f32):
      %s = arith.maximumf %in, %out : f32
      linalg.yield %s : f32
    }}
  }}
  %more = arith.cmpi ult, %i, %d : index
  // Either of two buffers made above.
  %one = arith.select %more, %any, %sums : memref<?xf32>
  %first = memref.load %one[%c0] : memref<?xf32>
  %last = scf.if %more -> (f32) {{
    %q = memref.load %sums[%i] : memref<?xf32>
    %r = arith.addf %q, %first : f32
    scf.yield %r : f32
  }} else {{
    scf.yield %first : f32
  }}
  return %a, %last : memref<?x{w}xf32>, f32
}}

"""
_LOOPS = """\
func.func private @loops_{n}(%m: memref<{w}xf32>, %n: index, %flag: i1) -> f32 {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.000000e+00 : f32
  %start = memref.alloc() : memref<{w}xf32>
  memref.copy %m, %start : memref<{w}xf32> to memref<{w}xf32>
  %end = scf.for %i = %c0 to %n step %c1 iter_args(%cur = %start) -> (memref<{w}xf32>) {{
    // The next generation comes from the current one.
    %next = memref.alloc() : memref<{w}xf32>
    linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel"]}}
      ins(%cur : memref<{w}xf32>) outs(%next : memref<{w}xf32>) {{
    ^bb0(%in: f32, %out: f32):
      %s = arith.mulf %in, %two : f32
      linalg.yield %s : f32
    }}
    scf.yield %next : memref<{w}xf32>
  }}
  %pick = scf.if %flag -> (memref<{w}xf32>) {{
    %fresh = memref.alloc() : memref<{w}xf32>
    memref.copy %end, %fresh : memref<{w}xf32> to memref<{w}xf32>
    scf.yield %fresh : memref<{w}xf32>
  }} else {{
    scf.yield %m : memref<{w}xf32>
  }}
  scf.for %i = %c0 to %n step %c1 {{
    %a = memref.load %pick[%i] : memref<{w}xf32>
    %more = arith.cmpf ogt, %a, %two : f32
    scf.if %more {{
      %here = memref.alloc() : memref<{w}xf32>
      memref.store %a, %here[%i] : memref<{w}xf32>
      memref.copy %here, %end : memref<{w}xf32> to memref<{w}xf32>
    }}
  }}
  %limit, %found = scf.while (%k = %c0, %buf = %end) : (index, memref<{w}xf32>) -> (index, memref<{w}xf32>) {{
    %go = arith.cmpi slt, %k, %n : index
    scf.condition(%go) %k, %buf : index, memref<{w}xf32>
  }} do {{
  ^bb0(%k: index, %buf: memref<{w}xf32>):
    %k1 = arith.addi %k, %c1 : index
    %other = memref.alloc() : memref<{w}xf32>
    memref.copy %buf, %other : memref<{w}xf32> to memref<{w}xf32>
    scf.yield %k1, %other : index, memref<{w}xf32>
  }}
  %x = memref.load %found[%limit] : memref<{w}xf32>
  // The loop's own buffer is still needed.
  %y = memref.load %end[%c0] : memref<{w}xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}}

"""
_BLOCKS = """\
func.func @blocks_{n}(%m: memref<?xf32>, %n: index, %flag: i1) -> memref<?xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant {n}.000000e+00 : f32
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
  cf.cond_br %flag, ^left, ^right
^left:
  %b = memref.alloc(%n) : memref<?xf32>
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  memref.store %x, %b[%c0] : memref<?xf32>
  cf.br ^join(%b : memref<?xf32>)
^right:
  %v = memref.load %m[%c0] : memref<?xf32>
  %w = arith.negf %v : f32
  %w2 = arith.addf %w, %x : f32
  memref.store %w2, %a[%c0] : memref<?xf32>
  cf.br ^join(%m : memref<?xf32>)
^join(%r: memref<?xf32>):
  %old = memref.load %r[%c1] : memref<?xf32>
  %big = arith.cmpf olt, %old, %x : f32
  cf.cond_br %big, ^grow(%r : memref<?xf32>), ^shrink(%r, %c0 : memref<?xf32>, index)
^grow(%g: memref<?xf32>):
  %double = arith.addi %n, %n : index
  %h = memref.alloc(%double) : memref<?xf32>
  %part = memref.subview %h[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
  memref.copy %g, %part : memref<?xf32> to memref<?xf32, strided<[1]>>
  cf.br ^exit(%h : memref<?xf32>)
^shrink(%s: memref<?xf32>, %k: index):
  %y = memref.load %s[%k] : memref<?xf32>
  %z = arith.addf %y, %x : f32
  %t = memref.alloc(%n) : memref<?xf32>
  memref.store %z, %t[%k] : memref<?xf32>
  %k1 = arith.addi %k, %c1 : index
  %again = arith.cmpi slt, %k1, %n : index
  %kept = arith.select %again, %t, %s : memref<?xf32>
  cf.cond_br %again, ^exit(%t : memref<?xf32>), ^exit(%kept : memref<?xf32>)
^exit(%e: memref<?xf32>):
  // What leaves is new, and as long as asked for.
  %result = memref.alloc(%n) : memref<?xf32>
  %d = memref.dim %e, %c0 : memref<?xf32>
  %fits = arith.cmpi uge, %d, %n : index
  scf.if %fits {{
    %front = memref.subview %e[0] [%n] [1] : memref<?xf32> to memref<?xf32, strided<[1]>>
    memref.copy %front, %result : memref<?xf32, strided<[1]>> to memref<?xf32>
  }}
  memref.store %x, %result[%c1] : memref<?xf32>
  return %result : memref<?xf32>
}}

"""
_CALLS = """\
func.func private @make_{n}(%n: index, %x: f32) -> memref<?xf32> {{
  %a = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
  return %a : memref<?xf32>
}}
func.func private @choose_{n}(%l: memref<?xf32>, %r: memref<?xf32>, %flag: i1) -> memref<?xf32> {{
  %c = arith.select %flag, %l, %r : memref<?xf32>
  return %c : memref<?xf32>
}}
func.func private @use_{n}(memref<?xf32>, index) -> i1
func.func @calls_{n}(%m: memref<?xf32>, %n: index, %x: f32) -> (memref<?xf32>, memref<{w}xf32>) {{
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = call @make_{n}(%n, %x) : (index, f32) -> memref<?xf32>
  %b = call @make_{n}(%c4, %x) : (index, f32) -> memref<?xf32>
  %flag = call @use_{n}(%a, %n) : (memref<?xf32>, index) -> i1
  %c = call @choose_{n}(%a, %b, %flag) : (memref<?xf32>, memref<?xf32>, i1) -> memref<?xf32>
  %d = memref.alloc() : memref<{w}xf32>
  scf.for %i = %c0 to %n step %c4 {{
    %t = func.call @make_{n}(%n, %x) : (index, f32) -> memref<?xf32>
    %ok = func.call @use_{n}(%t, %i) : (memref<?xf32>, index) -> i1
    scf.if %ok {{
      %v = memref.load %t[%i] : memref<?xf32>
      %w = arith.addf %v, %x : f32
      memref.store %w, %d[%c0] : memref<{w}xf32>
    }} else {{
      memref.copy %t, %d : memref<?xf32> to memref<{w}xf32>
    }}
  }}
  %e = scf.if %flag -> (memref<?xf32>) {{
    %f = func.call @choose_{n}(%c, %m, %flag) : (memref<?xf32>, memref<?xf32>, i1) -> memref<?xf32>
    scf.yield %f : memref<?xf32>
  }} else {{
    %g = func.call @make_{n}(%n, %x) : (index, f32) -> memref<?xf32>
    memref.copy %m, %g : memref<?xf32> to memref<?xf32>
    scf.yield %g : memref<?xf32>
  }}
  // Used after all of its names are known.
  %last = memref.load %e[%c0] : memref<?xf32>
  %h = memref.alloc(%n) : memref<?xf32>
  memref.copy %e, %h : memref<?xf32> to memref<?xf32>
  %s = memref.subview %h[%c0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1], offset: ?>>
  linalg.fill ins(%x : f32) outs(%s : memref<4xf32, strided<[1], offset: ?>>)
  %p = memref.load %h[%c0] : memref<?xf32>
  // Both results were made here.
  %q = arith.mulf %p, %last : f32
  memref.store %q, %d[%c4] : memref<{w}xf32>
  return %h, %d : memref<?xf32>, memref<{w}xf32>
}}

"""
_STEP = """\
  %a{n} = memref.alloc(%n) : memref<?xf32>
  linalg.fill ins(%x : f32) outs(%a{n} : memref<?xf32>)
  %f{n} = memref.load %a{n}[%c0] : memref<?xf32>
  %p{n} = arith.cmpf olt, %f{n}, %x : f32
  %b{n} = scf.if %p{n} -> (memref<?xf32>) {{
    %t = memref.alloc(%n) : memref<?xf32>
    memref.copy %a{n}, %t : memref<?xf32> to memref<?xf32>
    scf.yield %t : memref<?xf32>
  }} else {{
    scf.yield %m : memref<?xf32>
  }}
  scf.for %i = %c0 to %n step %c1 {{
    %t = memref.alloc() : memref<8xf32>
    %v = memref.load %b{n}[%i] : memref<?xf32>
    memref.store %v, %t[%c0] : memref<8xf32>
    %s = memref.subview %a{n}[0] [8] [1] : memref<?xf32> to memref<8xf32, strided<[1]>>
    memref.copy %t, %s : memref<8xf32> to memref<8xf32, strided<[1]>>
  }}
"""
_OPERATIONS_PER_STEP = 16


def functions() -> Iterator[str]:
    """Endlessly; names differ, types repeat after a while. Each is of `LINES_PER_FUNCTION` lines."""
    for number, kind in enumerate(cycle((_VIEWS, _LOOPS, _BLOCKS, _CALLS))):
        yield kind.format(n=number, w=8 + number % 16)


def program(count: int) -> str:
    """A program of `count` of them."""
    made = functions()
    return _ALIASES + "".join(next(made) for _ in range(count))


def long_function(operations: int) -> str:
    """One function of at least `operations` operations, and at most one step more."""
    head = """\
func.func @long(%m: memref<?xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
"""
    steps = range(-(-operations // _OPERATIONS_PER_STEP))
    return head + "".join(_STEP.format(n=number) for number in steps) + "  return\n}\n"
