"""Short runs of `./dev typing`: programs of our own, typed token by token in each order."""

from __future__ import annotations

import pytest

from tests.fuzz.later_uses import Free, frees_in, later_use
from tests.fuzz.typing import ORDERS, Figures, Offer, judged, typed
from tests.harness.oracle import Oracle

PROGRAMS = (
    """\
func.func @k(%v: f32, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %buf = memref.alloc() : memref<4xf32>
  memref.store %v, %buf[%c0] : memref<4xf32>
  %s = memref.subview %buf[0] [2] [1] : memref<4xf32> to memref<2xf32>
  %r = scf.if %c -> f32 {
    %x = memref.load %s[%c0] : memref<2xf32>
    scf.yield %x : f32
  } else {
    scf.yield %v : f32
  }
  return %r : f32
}
""",
    """\
func.func @b(%v: f32, %c: i1, %n: index) -> memref<?xf32> {
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  cf.cond_br %c, ^one, ^two(%a : memref<?xf32>)
^one:
  memref.copy %a, %b : memref<?xf32> to memref<?xf32>
  cf.br ^two(%b : memref<?xf32>)
^two(%r: memref<?xf32>):
  return %r : memref<?xf32>
}
""",
    """\
func.func @t(%t: tensor<4xf32>, %v: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  %unused = arith.addf %1, %v : f32
  return %0, %1 : tensor<4xf32>, f32
}
""",
)


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("number", range(len(PROGRAMS)))
def test_what_is_shown_is_true_and_what_is_offered_is_right(number: int, order: str, oracle: Oracle) -> None:
    figures = Figures()
    faults = typed(PROGRAMS[number], [order], oracle, figures)
    assert not faults, "\n".join(map(str, faults[:3]))
    assert figures.states > 40
    assert figures.hints
    assert figures.offers


def test_a_free_before_a_use_is_found() -> None:
    text = PROGRAMS[0]
    after_store = text.index("\n  %s =")
    (free,) = frees_in("pass: frees %buf", after_store)
    assert free == Free("buf", after_store, True)
    found = later_use(text, free)
    assert found is not None
    assert "memref.subview %buf" in found
    inside = text.index("\n    scf.yield %x")
    assert later_use(text, Free("buf", inside, True)) is None
    assert later_use(text, Free("s", after_store, True)) is not None, "a name that nothing has defined yet"
    behind_view = text.index("\n  %r =")
    assert "memref.load %s" in (later_use(text, Free("buf", behind_view, True)) or "")
    assert later_use(text, Free("buf", behind_view, False)) is None
    blocks = PROGRAMS[1]
    assert later_use(blocks, Free("b", blocks.index("\n^two"), True)) is not None
    assert later_use(blocks, Free("a", blocks.index("\n^two"), True)) is None


def test_the_shape_of_a_view_is_no_name_of_it() -> None:
    text = """\
func.func @s(%m: memref<4xf32>, %shape: memref<1xindex>) -> memref<?xf32> {
  %r = memref.reshape %m(%shape) : (memref<4xf32>, memref<1xindex>) -> memref<?xf32>
  return %r : memref<?xf32>
}
"""
    behind = text.index("\n  return")
    assert later_use(text, Free("shape", behind, True)) is None
    assert later_use(text, Free("m", behind, True)) is not None


def test_an_edit_that_brings_an_error_is_found(oracle: Oracle) -> None:
    right, wrong = PROGRAMS[2], PROGRAMS[2].replace("%1, %v : f32", "%1, %v : f64")
    missing = right.replace("  return %0, %1 : tensor<4xf32>, f32\n", "")
    offers = [
        Offer("a", missing, right),
        Offer("b", missing, wrong),
        Offer("c", right, missing),
        Offer("d", wrong, wrong),
    ]
    assert [fault.what[:3] for fault in judged(offers, oracle)] == ["`b`", "`c`"]
