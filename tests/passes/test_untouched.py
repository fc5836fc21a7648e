"""Functions about which the ownership pass has nothing to report, and others that look similar."""

from __future__ import annotations

import pytest

from pydealloc.passes.ownership.untouched import is_untouched
from pydealloc.passes.ownership_based_buffer_deallocation import functions, run_on_function
from pydealloc.passes.pass_manager.callees import Callees
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

HEAD = "func.func private @use(memref<4xf32>)\n"
UNTOUCHED = {
    "loads and stores": "%v = memref.load %m[%i] : memref<4xf32> memref.store %v, %m[%i] : memref<4xf32> return",
    "a call": "call @use(%m) : (memref<4xf32>) -> () return",
    "stack memory": "%a = memref.alloca() : memref<4xf32> memref.copy %m, %a : memref<4xf32> to memref<4xf32> return",
    "a loop": "scf.for %k = %i to %i step %i { call @use(%m) : (memref<4xf32>) -> () } return",
    "blocks": "cf.cond_br %c, ^a, ^b ^a: call @use(%m) : (memref<4xf32>) -> () cf.br ^b ^b: return",
}
TOUCHED = {
    "an allocation": "%a = memref.alloc() : memref<4xf32> return",
    "a deallocation": "memref.dealloc %m : memref<4xf32> return",
    "a choice": "%a = arith.select %c, %m, %m : memref<4xf32> return",
    "a view": "%a = memref.cast %m : memref<4xf32> to memref<?xf32> return",
    "an argument of a block": "cf.br ^a(%m : memref<4xf32>) ^a(%n: memref<4xf32>): return",
    "a result of a region": """%a = scf.if %c -> (memref<4xf32>) {
      scf.yield %m : memref<4xf32> } else { scf.yield %m : memref<4xf32> } return""",
    "a tensor of it": "%t = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32> return",
    "an address": "%p = memref.extract_aligned_pointer_as_index %m : memref<4xf32> -> index return",
}


def _text(body: str) -> str:
    return f"{HEAD}func.func @f(%m: memref<4xf32>, %i: index, %c: i1) {{ {body} }}\n"


@pytest.mark.parametrize("name", UNTOUCHED)
def test_the_pass_has_nothing_to_report(name: str) -> None:
    document = parse_document(_text(UNTOUCHED[name]))
    assembled = assemble(document.chunks[0])
    (function,) = functions(assembled.root)
    assert is_untouched(function, document.knowledge)
    result = run_on_function(function, document.knowledge, Callees(document.knowledge), collect=True)
    assert not result.refusals
    assert not result.notices


@pytest.mark.parametrize("name", TOUCHED)
def test_others_are_left_to_the_pass(name: str) -> None:
    document = parse_document(_text(TOUCHED[name]))
    (function,) = functions(assemble(document.chunks[0]).root)
    assert not is_untouched(function, document.knowledge)
