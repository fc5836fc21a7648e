"""Tensor programs to bufferize: one long function, and many short ones; all are as `mlir-opt` accepts them."""

from __future__ import annotations

OPERATIONS_PER_STEP = 10
_ALIAS = "#id = affine_map<(d0) -> (d0)>\n"
_STEP = """\
  %e{n} = tensor.empty() : tensor<{w}xf32>
  %f{n} = linalg.fill ins(%x : f32) outs(%e{n} : tensor<{w}xf32>) -> tensor<{w}xf32>
  %v{n} = tensor.extract %t{n}[%c0] : tensor<{w}xf32>
  %i{n} = tensor.insert %v{n} into %f{n}[%i] : tensor<{w}xf32>
  %s{n} = tensor.extract_slice %i{n}[0] [4] [1] : tensor<{w}xf32> to tensor<4xf32>
  %g{n} = linalg.fill ins(%v{n} : f32) outs(%s{n} : tensor<4xf32>) -> tensor<4xf32>
  %j{n} = tensor.insert_slice %g{n} into %i{n}[0] [4] [1] : tensor<4xf32> into tensor<{w}xf32>
  %a{n} = linalg.add ins(%j{n}, %t{n} : tensor<{w}xf32>, tensor<{w}xf32>)
    outs(%f{n} : tensor<{w}xf32>) -> tensor<{w}xf32>
  %b{n} = linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel"]}}
    ins(%a{n} : tensor<{w}xf32>) outs(%j{n} : tensor<{w}xf32>) {{
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  }} -> tensor<{w}xf32>
  %t{next} = tensor.insert %x into %b{n}[%c0] : tensor<{w}xf32>
"""
_END = """\
  %l = scf.for %k = %c0 to %i step %c1 iter_args(%acc = %t1) -> (tensor<{w}xf32>) {{
    %p = tensor.extract %acc[%k] : tensor<{w}xf32>
    %q = arith.addf %p, %x : f32
    %r = tensor.insert %q into %acc[%k] : tensor<{w}xf32>
    scf.yield %r : tensor<{w}xf32>
  }}
  %z = arith.cmpi ult, %i, %c1 : index
  %y = scf.if %z -> (tensor<{w}xf32>) {{
    %q = tensor.insert %x into %l[%c0] : tensor<{w}xf32>
    scf.yield %q : tensor<{w}xf32>
  }} else {{
    scf.yield %t0 : tensor<{w}xf32>
  }}
  return %y : tensor<{w}xf32>
}}
"""


def _head(name: str, width: int) -> str:
    return f"""\
func.func @{name}(%t0: tensor<{width}xf32>, %i: index, %x: f32) -> tensor<{width}xf32> {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
"""


def long_function(operations: int) -> str:
    """One function of `operations` operations on tensors in one block."""
    count = operations // OPERATIONS_PER_STEP
    steps = "".join(_STEP.format(n=number, next=number + 1, w=16) for number in range(count))
    return f"{_ALIAS}{_head('long', 16)}{steps}  return %t{count} : tensor<16xf32>\n}}\n"


def program(count: int) -> str:
    """`count` functions with a loop and a branch each; types repeat after a while."""
    widths = ((number, 8 + number % 16) for number in range(count))
    return _ALIAS + "".join(
        _head(f"f{number}", width) + _STEP.format(n=0, next=1, w=width) + _END.format(w=width)
        for number, width in widths
    )
