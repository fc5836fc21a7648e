"""Views of what a loop carries, handed to the next round: the types of their buffers depend on each other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.execution.comparing import BUFFERIZATIONS, Comparison, Program, State

_CAST = """  %d = tensor.cast {0} : tensor<6xi32> to tensor<?xi32>
  %s = tensor.cast %d : tensor<?xi32> to tensor<6xi32>
"""
_RESHAPE = """  %d = tensor.expand_shape {0} [[0, 1]] output_shape [2, 3] : tensor<6xi32> into tensor<2x3xi32>
  %s = tensor.collapse_shape %d [[0, 1]] : tensor<2x3xi32> into tensor<6xi32>
"""
_SLICE = "  {0} = tensor.extract_slice %v[0] [6] [1] : tensor<6xi32> to tensor<6xi32>\n"
VIEWS = {
    "slice": _SLICE.format("%s"),
    "cast": _CAST.format("%v"),
    "cast of a slice": _SLICE.format("%q") + _CAST.format("%q"),
    "reshape": _RESHAPE.format("%v"),
    "reshape of a slice": _SLICE.format("%q") + _RESHAPE.format("%q"),
    "selection": _SLICE.format("%q") + "  %s = arith.select %b0, %q, %v : tensor<6xi32>\n",
}
INITIAL = {
    "contiguous": "  %i = tensor.splat %x0 : tensor<6xi32>\n",
    "strided": """  %w = tensor.splat %x0 : tensor<12xi32>
  %i = tensor.extract_slice %w[0] [6] [2] : tensor<12xi32> to tensor<6xi32>
""",
}
_HEAD = """func.func @main(%x0: i32, %x1: i32, %n0: index, %n1: index, %b0: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
"""
_BODY = """  %y = tensor.insert %x1 into %v[%n0] : tensor<6xi32>
  %z = tensor.extract %y[%c0] : tensor<6xi32>
  vector.print %z : i32
"""
_END = """  %o = tensor.extract {0}[%n0] : tensor<6xi32>
  vector.print %o : i32
  return
}}
"""


def _blocks(view: str) -> str:
    return f"""  cf.br ^h(%n1, %i : index, tensor<6xi32>)
^h(%k: index, %v: tensor<6xi32>):
  %m = arith.cmpi sgt, %k, %c0 : index
  cf.cond_br %m, ^a, ^o
^a:
{_BODY}{view}  %l = arith.subi %k, %c1 : index
  cf.br ^h(%l, %s : index, tensor<6xi32>)
^o:
{_END.format("%v")}"""


def _structured(view: str) -> str:
    head = "  %r = scf.for %k = %c0 to %n1 step %c1 iter_args(%v = %i) -> tensor<6xi32> {\n"
    return f"{head}{_BODY}{view}  scf.yield %s : tensor<6xi32>\n  }}\n{_END.format('%r')}"


@pytest.mark.parametrize("initial", INITIAL)
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("loop", [_blocks, _structured])
def test_a_view_of_what_is_carried_has_a_type_that_fits(loop: Callable[[str], str], view: str, initial: str) -> None:
    """LLVM 22 crashes where blocks lead back; with each of the options, all of these are bufferized and right."""
    program = Program.made(f"{_HEAD}{INITIAL[initial]}{loop(VIEWS[view])}")
    for bufferization in dict.fromkeys(BUFFERIZATIONS):
        after, troubles = Comparison(program, Random(1)).after(State(program.root), bufferization)
        assert (after is not None, troubles) == (True, []), bufferization
