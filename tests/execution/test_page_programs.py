"""Programs of the pages about passes, run before and after passes."""

from __future__ import annotations

from random import Random

import pytest

from tests.execution.comparing import Comparison, NotComparable, Program
from tests.execution.page_programs import page_programs

_LEAST = 350
"""Cases that can be run."""

EXTERNAL = """
func.func private @ext(%m: memref<4xi32>) -> i32
func.func @f(%t: tensor<?xi32>, %m: memref<4xi32>, %n: index, %x: f32) -> (i32, f32) {
  %a = tensor.extract %t[%n] : tensor<?xi32>
  memref.store %a, %m[%n] : memref<4xi32>
  %r = func.call @ext(%m) : (memref<4xi32>) -> i32
  "test.see"(%r) : (i32) -> ()
  %y = arith.negf %x : f32
  cf.switch %r : i32, [
    default: ^one(%a : i32),
    1: ^one(%r : i32)
  ]
^one(%z: i32):
  return %z, %y : i32, f32
}
"""


def test_what_functions_do_without_an_entry() -> None:
    program = Program.of_functions(EXTERNAL)
    world, run = program.expected[0]
    assert world.called is not None
    assert world.called.name == "f"
    # The third element of the tensor is 15 % 11 - 3. The function outside prints its buffer, and gives 1.
    assert run.results[:2] == [1, -0.5]
    assert run.printed[-1] == 1
    assert list(Comparison(program, Random(1)).every()) == []


def test_others_say_nothing() -> None:
    with pytest.raises(NotComparable):
        Program.of_functions("func.func private @f(%a: i32) {\n  return\n}\n")


@pytest.mark.long
def test_programs_of_pages_are_the_same_after_passes() -> None:
    programs = page_programs()
    assert len(programs) >= _LEAST
    found = [
        f"program {number}: {trouble}"
        for number, (own, program) in enumerate(programs)
        for trouble in Comparison(program, Random(number)).after_own(own)
    ]
    assert found == []
