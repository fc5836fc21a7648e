"""Token states: what a walk need not look at makes no difference to them."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pydealloc.analysis.ownership import token_states as module
from pydealloc.analysis.ownership.token_states import Token, TokenStates, token_states
from pydealloc.analysis.ownership.token_walks import Walker
from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

RETURNED_AS_TENSOR = """\
func.func @f() -> (tensor<4xf32>, tensor<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %t = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  %d = memref.alloc() : memref<4xf32>
  %u = bufferization.to_tensor %d : memref<4xf32> to tensor<4xf32>
  return %t, %u : tensor<4xf32>, tensor<4xf32>
}
"""
UNKNOWN = """\
func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  %b = "t.make"() : () -> memref<4xf32>
  "t.use"(%a) : (memref<4xf32>) -> ()
  return
}
"""
RECEIVED = """\
func.func @f(%c: i1, %o: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^r(%a : memref<4xf32>), ^r(%b : memref<4xf32>)
^r(%r: memref<4xf32>):
  "t.use"(%r) : (memref<4xf32>) -> ()
  return
}
"""


def states_of(text: str, *, places: bool) -> TokenStates:
    (function,) = assemble(parse_document(text).chunks[0]).root.regions[0].blocks[0].ops
    return token_states(function, UPSTREAM, lambda _: None, places=places)


@pytest.mark.parametrize(("text", "is_early"), [(RETURNED_AS_TENSOR, True), (UNKNOWN, True), (RECEIVED, False)])
def test_the_first_problem_is_the_same(text: str, is_early: bool) -> None:
    """`is_early`: no receiver can make a difference to it."""
    some, all_ = (states_of(text, places=places) for places in (True, False))
    first, expected = some.problems[0], all_.problems[0]
    assert (first.code, first.operation.name, first.value.name) == (
        expected.code,
        expected.operation.name,
        expected.value.name,
    )
    assert len(some.problems) == (1 if is_early else len(all_.problems))
    assert bool(some.tokens) is not is_early


LOOPS = """func.func @f(%n: index, %c: i1, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %unused = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.if %c {
        memref.store %f, %a[%i] : memref<4xf32>
      }
      OF_THE_LOOP
    }
    %inner = memref.alloc() : memref<4xf32>
    scf.parallel (%j) = (%c0) to (%n) step (%c1) {
      memref.store %f, %inner[%j] : memref<4xf32>
      scf.reduce
    }
  }
  scf.if %c {
    scf.while : () -> () {
      scf.condition(%c)
    } do {
      memref.store %f, %b[%c0] : memref<4xf32>
      scf.yield
    }
  }
  %last = memref.load %unused[%c0] : memref<4xf32>
  return
}
"""
PASSED = "linalg.fill ins(%f : f32) outs(%b : memref<4xf32>)"
VIEWED = "%v = memref.cast %a : memref<4xf32> to memref<?xf32>\n memref.store %f, %v[%j] : memref<?xf32>"
FREED = "memref.dealloc %b : memref<4xf32>"
SELECTED = "%s = arith.select %c, %a, %b : memref<4xf32>\n memref.store %f, %s[%j] : memref<4xf32>"
HANDED = """%h = scf.for %k = %c0 to %n step %c1 iter_args(%it = %b) -> (memref<4xf32>) {
        scf.yield %it : memref<4xf32>
      }"""


def deaths(token: Token) -> list[tuple[object, ...]]:
    places = [
        (place.before and place.before.name, place.after and place.after.name, place.block and place.block.parent_op)
        for place in token.deaths
    ]
    return [(before, after, around and around.name) for before, after, around in places]


@pytest.mark.parametrize(("text", "most"), [(PASSED, 3), (VIEWED, 2), (FREED, 2), (SELECTED, 2), (HANDED, 2)])
def test_loops_that_only_read_and_write_are_passed(text: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found is the same as if each of them had been gone into. `most`: loops that are passed."""
    program = LOOPS.replace("OF_THE_LOOP", text)
    passed: list[int] = []
    real = module.loops_of_accesses

    def counted(*arguments: object) -> object:
        found = real(*arguments)  # pyright: ignore[reportArgumentType]
        passed.append(len(found))
        return found

    monkeypatch.setattr(module, "loops_of_accesses", counted)
    some = states_of(program, places=True)
    monkeypatch.setattr(module, "loops_of_accesses", lambda *_: set())
    all_ = states_of(program, places=True)
    found, expected = (
        {token.holder.name: (token.state, deaths(token)) for token in each.tokens.values()} for each in (some, all_)
    )
    assert found == expected
    assert [one.reason for one in some.problems] == [one.reason for one in all_.problems]
    assert passed == [most]


NAMED = """func.func @f(%n: index, %c: i1, %f: f32, %e: tensor<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %v = memref.cast %a : memref<4xf32> to memref<?xf32>
  %p = memref.subview %v[%n] [2] [1] : memref<?xf32> to memref<2xf32, strided<[1], offset: ?>>
  %t = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  %u = linalg.copy ins(%t : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %i = memref.extract_aligned_pointer_as_index %b : memref<4xf32> -> index
  scf.if %c {
    %w = memref.cast %a : memref<4xf32> to memref<?xf32>
    memref.store %f, %w[%i] : memref<?xf32>
  }
  AT_THE_END
  %x = tensor.extract %u[%c0] : tensor<4xf32>
  return %x : f32
}
"""


@pytest.mark.parametrize("places", [True, False])
@pytest.mark.parametrize(
    "text",
    [
        "memref.store %f, %p[%c0] : memref<2xf32, strided<[1], offset: ?>>",
        "memref.copy %a, %b : memref<4xf32> to memref<4xf32>",
        "%s = arith.select %c, %a, %b : memref<4xf32>",
        '"t.use"(%u) : (tensor<4xf32>) -> ()',
        '"t.use"(%p) : (memref<2xf32, strided<[1], offset: ?>>) -> ()',
    ],
)
def test_what_only_adds_names_is_decided_once(text: str, places: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found is the same as if each token had looked at all that such an operation may do."""
    program, decided = NAMED.replace("AT_THE_END", text), 0
    real = Walker._added_by

    def counted(walker: Walker, op: Operation) -> Mapping[int, int] | None:
        nonlocal decided
        found = real(walker, op)
        decided += bool(found)
        return found

    monkeypatch.setattr(Walker, "_added_by", counted)
    some = states_of(program, places=places)
    monkeypatch.setattr(Walker, "_added_by", lambda *_: None)
    all_ = states_of(program, places=places)
    found, expected = (
        {
            token.holder.name: (token.state, deaths(token), [*token.walk.names.values()])
            for token in each.tokens.values()
        }
        for each in (some, all_)
    )
    assert found == expected
    assert [(one.code, one.reason) for one in some.problems] == [(one.code, one.reason) for one in all_.problems]
    assert decided > 1
