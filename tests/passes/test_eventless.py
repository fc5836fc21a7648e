"""Functions that the ownership pass transforms without anything to report, and others that look similar."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.ownership.eventless import Events, events_of
from pydealloc.passes.ownership.preconditions import WITH_RULES_OF_THEIR_OWN
from pydealloc.passes.ownership_based_buffer_deallocation import _OWN_RULES, functions, run_on_function
from pydealloc.passes.pass_manager.callees import Callees
from pydealloc.passes.pass_manager.deallocation import DEFAULT_PLAN
from pydealloc.passes.pass_manager.refusal import Refusal
from pydealloc.server.facts.ownership_facts import known_ownership, ownership_findings, ownership_of, refusals_near
from pydealloc.server.facts.refusals import PREVIEW_NOTICES
from pydealloc.server.features.fixes.llvm_offers import llvm_reason
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import Document, parse_document
from tests.execution.generator import generate
from tests.execution.settings import setting_of

NONE = Events(frees=(), others=False)
T = "memref<4xf32>"
A = f"%a = memref.alloc() : {T} "
B = f"%b = memref.alloc() : {T} "
BYTES = "memref<16xi8>"
W = "memref<2xf32>"
SHIFTED = f"%a = memref.alloc() : {BYTES} %w = memref.view %a[%i][] : {BYTES} to {W} "
HEAD = f"func.func private @use({T})\nfunc.func private @look(memref<{T}>)\nfunc.func private @make() -> {T}\n"
EVENTLESS = {
    "an allocation": f"{A} return",
    "a call": f"%a = call @make() : () -> {T} call @use(%a) : ({T}) -> () return",
    "a choice": f"{A} {B} %s = arith.select %c, %a, %b : {T} call @use(%s) : ({T}) -> () return",
    "a view of a part": f"{SHIFTED} return",
    "a loop that hands on": f"""{A} %r = scf.for %k = %i to %i step %i iter_args(%x = %a) -> ({T}) {{
      {B} scf.yield %b : {T} }} return""",
    "a branch": f"{A} cf.cond_br %c, ^x(%a : {T}), ^y ^x(%p: {T}): cf.br ^y ^y: return",
    "a buffer for another block": f"{A} cf.cond_br %c, ^x, ^y ^x: call @use(%a) : ({T}) -> () cf.br ^y ^y: return",
    "threads": f"scf.forall (%k) in (4) {{ {A} func.call @use(%a) : ({T}) -> () }} return",
}
EVENTFUL = {
    "a deallocation": f"memref.dealloc %m : {T} return",
    "an unknown operation": f'{A} "test.use"(%a) : ({T}) -> () return',
    "a buffer in memory that others see": f"""{A} %s = memref.alloca() : memref<{T}>
      memref.store %a, %s[] : memref<{T}> call @look(%s) : (memref<{T}>) -> () return""",
    "a loop of blocks": f"{A} cf.br ^x ^x: cf.cond_br %c, ^x, ^y ^y: return",
    "passed on and needed": f"""{A} cf.cond_br %c, ^x(%a : {T}), ^y
      ^x(%p: {T}): call @use(%a) : ({T}) -> () cf.br ^y ^y: return""",
    "passed on twice": f"""{A} cf.br ^x(%a, %a : {T}, {T})
      ^x(%p: {T}, %q: {T}): call @use(%a) : ({T}) -> () return""",
    "a shifted view passed on": f"{SHIFTED} cf.br ^x(%w : {W}) ^x(%p: {W}): return",
    "a shifted view in another block": f"""{SHIFTED} cf.cond_br %c, ^x, ^y
      ^x: memref.store %f, %w[%i] : {W} cf.br ^y ^y: return""",
    "no strides": "%a = memref.alloc() : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>> return",
    "operands in groups": f"""{A} %r = affine.for %k = 0 to 4 iter_args(%x = %a) -> ({T}) {{
      affine.yield %x : {T} }} return""",
}
LEFT_TO_THE_PASS = {
    "a buffer in memory of its own": f"""{A} %s = memref.alloca() : memref<{T}>
      memref.store %a, %s[] : memref<{T}> return""",
    "work that goes on": f"%t = async.execute {{ {A} func.call @use(%a) : ({T}) -> () async.yield }} return",
    "an address": f"{A} %p = memref.extract_aligned_pointer_as_index %a : {T} -> index return",
    "a tensor of it": f"{A} %t = bufferization.to_tensor %a : {T} to tensor<4xf32> return",
    "a block that nothing reaches": f"{A} return ^x: return",
    "no owner known": f"""{A} %s = arith.select %c, %a, %m : {T} cf.cond_br %c, ^x, ^y
      ^x: call @use(%s) : ({T}) -> () cf.br ^y ^y: return""",
    "manual deallocation": f"%a = memref.alloc() {{bufferization.manual_deallocation}} : {T} return",
}
"""Of such functions some have an event."""
FREED = {
    "what it made": f"{A} memref.dealloc %a : {T} return",
    "an argument": f"memref.dealloc %m : {T} return",
    "in other blocks": f"""{A} cf.cond_br %c, ^x(%i : index), ^y
      ^x(%j: index): memref.dealloc %a : {T} return
      ^y: memref.dealloc %a : {T} return""",
    "in a loop": f"scf.for %k = %i to %i step %i {{ {A} memref.dealloc %a : {T} }} return",
    "twice": f"{A} memref.dealloc %a : {T} memref.dealloc %a : {T} return",
}
STILL_EVENTFUL = {
    "stored": f"""{A} %s = memref.alloca() : memref<{T}> memref.store %a, %s[] : memref<{T}>
      memref.dealloc %a : {T} return""",
    "a shifted view passed on": f"{SHIFTED} cf.br ^x(%w : {W}) ^x(%p: {W}): memref.dealloc %a : {BYTES} return",
    "work that goes on": f"%t = async.execute {{ {A} memref.dealloc %a : {T} async.yield }} return",
    "by hand for the pass too": f"memref.dealloc %m {{bufferization.manual_deallocation}} : {T} return",
}


def _functions(text: str) -> list[Operation]:
    return list(functions(assemble(parse_document(text).chunks[0]).root))


def _function(body: str) -> Operation:
    (function,) = _functions(f"{HEAD}func.func @f(%m: {T}, %i: index, %c: i1, %f: f32) {{ {body} }}\n")
    return function


def _has_event(function: Operation) -> bool:
    result = run_on_function(function, UPSTREAM, Callees(UPSTREAM), collect=True)
    return bool(result.refusals) or any(notice.code in PREVIEW_NOTICES for notice in result.notices)


@pytest.mark.parametrize("name", EVENTLESS)
def test_the_pass_has_nothing_to_report(name: str) -> None:
    function = _function(EVENTLESS[name])
    assert events_of(function, UPSTREAM) == NONE
    assert not _has_event(function)


@pytest.mark.parametrize("name", EVENTFUL)
def test_an_event_is_left_to_the_pass(name: str) -> None:
    assert events_of(_function(EVENTFUL[name]), UPSTREAM) != NONE
    assert _has_event(_function(EVENTFUL[name]))


@pytest.mark.parametrize("name", LEFT_TO_THE_PASS)
def test_what_may_be_an_event_is_left_to_the_pass(name: str) -> None:
    assert events_of(_function(LEFT_TO_THE_PASS[name]), UPSTREAM) != NONE


@pytest.mark.parametrize("name", FREED)
def test_refusals_of_deallocations_are_all_there_is(name: str) -> None:
    events = events_of(_function(FREED[name]), UPSTREAM)
    assert events.frees
    assert not events.others
    result = run_on_function(_function(FREED[name]), UPSTREAM, Callees(UPSTREAM), collect=True)
    assert [*map(_words, result.refusals)] == [*map(_words, events.frees)]


def _words(refusal: Refusal) -> tuple[str, str, int]:
    assert refusal.operation is not None
    op = refusal.operation.origin or refusal.operation
    assert op.syntax is not None
    return refusal.code, refusal.reason, op.syntax.start


@pytest.mark.parametrize("name", [*FREED, *EVENTLESS, *EVENTFUL])
def test_refusals_are_the_same_whether_the_pass_has_run(name: str) -> None:
    """The light bulb and its offers ask for them; the pass takes long, and leaves a copy."""
    body = {**FREED, **EVENTLESS, **EVENTFUL}[name]
    text = f"{HEAD}func.func @f(%m: {T}, %i: index, %c: i1, %f: f32) {{ {body} }}\n"
    quick, slow = parse_document(text), parse_document(text)
    item, same = quick.leaves()[-1], slow.leaves()[-1]
    found = refusals_near(quick, 0, len(text)), llvm_reason(quick, item, DEFAULT_PLAN)
    if name in FREED or name in EVENTLESS:
        assert known_ownership(quick, item) is None
    assert ownership_of(slow, same)
    assert found == (refusals_near(slow, 0, len(text)), llvm_reason(slow, same, DEFAULT_PLAN))


@pytest.mark.parametrize("name", STILL_EVENTFUL)
def test_with_deallocations_other_events_are_left_to_the_pass(name: str) -> None:
    assert events_of(_function(STILL_EVENTFUL[name]), UPSTREAM).others


@pytest.mark.parametrize("is_freed", [True, False])
def test_what_a_function_leaves_decides_on_its_deallocations(is_freed: bool) -> None:
    """The pass is not asked: where it has a finding, that is made of what is there."""
    rest = "" if is_freed else B
    document = parse_document(f"func.func @f() {{ {A} memref.dealloc %a : {T} {rest} return }}\n")
    (item,) = document.leaves()
    assert bool(ownership_findings(document, item, DEFAULT_PLAN)) is not is_freed
    _assert_findings_are_those_of_the_pass(document, is_asked=False)


@pytest.mark.parametrize("name", FREED)
def test_findings_of_deallocations_are_those_of_the_pass(name: str) -> None:
    """Two functions of one item, one of which leaves a buffer; more deallocations than a finding names."""
    many = "".join([f"memref.dealloc %m : {T} " for _ in range(25)])
    functions = [
        f"func.func @f{number}(%m: {T}, %i: index, %c: i1, %f: f32) {{ {body} }}\n"
        for number, body in enumerate((FREED[name], f"%left = memref.alloc() : {T} {FREED[name]}", B + many + "return"))
    ]
    for text in ("".join(functions), f"module {{ module {{ {''.join(functions)} }} }}\n"):
        assert _assert_findings_are_those_of_the_pass(parse_document(HEAD + text), is_asked=False) > 1


def _assert_findings_are_those_of_the_pass(document: Document, *, is_asked: bool = True) -> int:
    """The number of findings; `is_asked`: whether the pass may run for them."""
    number = 0
    for item in document.leaves():
        found = ownership_findings(document, item, DEFAULT_PLAN)
        assert is_asked or known_ownership(document, item) is None
        assert found == ownership_of(document, item).findings
        number += len(found)
    return number


def test_random_functions_without_an_event() -> None:
    eventless = eventful = 0
    for seed in range(120):
        for function in _functions(generate(seed, setting_of(seed)[1])):
            if events_of(function, UPSTREAM) == NONE:
                eventless += 1
                assert not _has_event(function), f"program {seed}"
            else:
                eventful += _has_event(function)
        _assert_findings_are_those_of_the_pass(parse_document(generate(seed, setting_of(seed)[1])))
    assert eventless > 80
    assert eventful > 10


def test_operations_with_rules_of_their_own_are_the_same_for_all() -> None:
    assert set(_OWN_RULES) == WITH_RULES_OF_THEIR_OWN
