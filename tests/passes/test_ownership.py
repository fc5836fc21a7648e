"""The ownership pass beyond its pages: one function at a time, all refusals, its account, broken programs."""

from __future__ import annotations

from pydealloc.ir.attributes import SymbolRefAttr
from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM, Knowledge
from pydealloc.ods.semantics import Semantics
from pydealloc.passes.ownership.preconditions import processing_order
from pydealloc.passes.ownership.trace import Cause, Ownership
from pydealloc.passes.ownership.value_order import number_operations, sort_values
from pydealloc.passes.ownership_based_buffer_deallocation import (
    FunctionResult,
    OwnershipBasedBufferDeallocation,
    run_on_function,
)
from pydealloc.passes.pass_manager.callees import Callees
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.passes.programs import Program, program


def _no_callee(call: Operation, symbol: SymbolRefAttr) -> Operation | None:
    return None


def _run(given: Program, name: str = "f", *, dynamic: bool = False, collect: bool = False) -> FunctionResult:
    return run_on_function(given.function(name), UPSTREAM, _no_callee, dynamic, collect)


REFUSED_OFTEN = """
func.func @f(%c: i1, %a: memref<4xf32>) {
  "strange.one"() : () -> ()
  scf.if %c {
    memref.dealloc %a : memref<4xf32>
  }
  cf.br ^next
^next:
  "strange.two"(%a) : (memref<4xf32>) -> ()
  cf.cond_br %c, ^next, ^done
^done:
  return
}
"""


def test_all_refusals_of_a_function() -> None:
    refusals = _run(program(REFUSED_OFTEN), collect=True).refusals
    assert [refusal.code for refusal in refusals] == [
        "dealloc-unstructured-loop",
        "dealloc-frees-buffer",
        "dealloc-unknown-effects",
        "dealloc-unknown-effects",
    ]
    branch, header = refusals[0].notes
    assert branch.operation is not None
    assert branch.operation.name == "cf.cond_br"
    assert header.operation is not None
    # Each leads back to the text.
    assert all(refusal.operation and refusal.operation.origin for refusal in refusals)


def test_the_first_refusal_is_the_same_without_collecting() -> None:
    first = _run(program(REFUSED_OFTEN)).refusals
    everything = _run(program(REFUSED_OFTEN), collect=True).refusals
    assert [refusal.code for refusal in first] == [everything[0].code]


def test_a_refusing_function_stops_the_walk() -> None:
    given = program(
        'func.func @f() {\n  "strange.op"() : () -> ()\n  return\n}\n'
        "func.func @g() {\n  %0 = memref.alloc() : memref<f32>\n  return\n}"
    )
    result = OwnershipBasedBufferDeallocation().run(given.root, UPSTREAM)
    assert [refusal.code for refusal in result.refusals] == ["dealloc-unknown-effects"]
    assert not any(op.name == "bufferization.dealloc" for op in walk(given.root))


def test_nothing_to_do() -> None:
    given = program("func.func @f(%x: index) -> index {\n  return %x : index\n}\nfunc.func private @g()")
    before = given.text()
    result = OwnershipBasedBufferDeallocation().run(given.root, UPSTREAM)
    assert not result.changed
    assert given.text() == before


def test_configuration_makes_an_operation_acceptable() -> None:
    knowledge = Knowledge(overrides={"strange.op": Semantics(effects=lambda op: ())})
    text = """
        func.func @f(%a: memref<4xf32>) -> memref<4xf32> {
          %0 = "strange.op"(%a) : (memref<4xf32>) -> memref<4xf32>
          return %0 : memref<4xf32>
        }"""
    given = program(text)
    assert not run_on_function(given.function("f"), knowledge, _no_callee).refusals
    assert _run(program(text)).refusals[0].code == "dealloc-unknown-effects"


def _refused_operations(body: str) -> list[str]:
    document = parse_document(f"func.func @f(%a: memref<4xf32>, %i: index) {{\n  {body}\n  return\n}}")
    assert document.findings
    root = assemble(document.chunks[0]).root
    function = next(op for op in walk(root) if op.name == "func.func")
    refusals = run_on_function(function, UPSTREAM, _no_callee).refusals
    return [refusal.operation.name for refusal in refusals if refusal.operation is not None]


def test_what_could_not_be_read_is_refused_where_it_matters() -> None:
    assert _refused_operations("%0 = memref.alloc( : memref<4xf32>") == ["memref.alloc"]
    assert _refused_operations("memref.store %i, %a what[%i] : memref<4xf32>") == []


def test_a_callee_from_another_program() -> None:
    callee = program(
        "func.func private @g(%a: memref<4xf32>) -> memref<4xf32> {\n  return %a : memref<4xf32>\n}"
    ).function("g")
    given = program(
        "func.func private @g(memref<4xf32>) -> memref<4xf32>\n"
        "func.func @f(%a: memref<4xf32>) {\n"
        "  %0 = call @g(%a) : (memref<4xf32>) -> memref<4xf32>\n  return\n}"
    )
    result = run_on_function(given.function("f"), UPSTREAM, lambda call, symbol: callee, dynamic=True)
    (added,) = result.trace.added_results
    assert added.buffer.name == "0"
    assert len(given.first("func.call").results) == 2


def test_symbols_are_looked_up_in_the_nearest_table() -> None:
    given = program(
        "func.func private @g()\nmodule @inner {\n  func.func private @g()\n"
        "  func.func @f() {\n    call @g() : () -> ()\n    call @h() : () -> ()\n    return\n  }\n}"
    )
    calls = [op for op in walk(given.root) if op.name == "func.call"]
    callees = Callees(UPSTREAM)
    found = callees(calls[0], SymbolRefAttr("g"))
    assert found is not None
    around = calls[0].parent_op
    assert around is not None
    assert found.parent is around.parent
    assert callees(calls[1], SymbolRefAttr("h")) is None
    assert callees(given.root, SymbolRefAttr("g")) is None


def test_the_account_of_a_chain_of_views() -> None:
    given = program(
        "func.func @f(%i: index) {\n"
        "  %0 = memref.alloc() : memref<8xf32>\n"
        "  %1 = memref.cast %0 : memref<8xf32> to memref<?xf32>\n"
        "  cf.br ^next\n"
        "^next:\n"
        "  %2 = memref.load %1[%i] : memref<?xf32>\n"
        "  return\n}"
    )
    trace = _run(given).trace
    cast = given.first("memref.cast").result
    use = next(fact for fact in trace.facts if fact.value is cast and fact.block.label == "next")
    assert [step.reasons[0].cause for step in trace.why(use)] == [Cause.LIVE_IN, Cause.DERIVED, Cause.ALLOCATED]
    home = next(fact for fact in trace.facts if fact.value is cast and fact.block is cast.parent_block)
    assert (home.ownership, home.ownership_at_end) == (Ownership.OWNED, Ownership.CONDITIONAL)
    assert not home.listed
    assert use.listed


def test_operations_that_grow_keep_their_origin() -> None:
    given = program(
        "func.func @f(%c: i1, %a: memref<4xf32>) {\n"
        "  %0 = scf.if %c -> (memref<4xf32>) {\n    scf.yield %a : memref<4xf32>\n"
        "  } else {\n    scf.yield %a : memref<4xf32>\n  }\n  return\n}"
    )
    before = given.first("scf.if")
    origin = before.origin
    _run(given)
    after = given.first("scf.if")
    assert after.origin is origin
    assert [result.origin is not None for result in after.results] == [True, False]


def test_processing_order() -> None:
    given = program("""
        func.func @f(%c: i1) {
          cf.cond_br %c, ^b, ^a
        ^a:
          cf.br ^c
        ^b:
          scf.if %c {
            "x.y"() : () -> ()
          }
          cf.br ^c
        ^c:
          return
        ^lost:
          return
        }""")
    labels = [block.label or block.parent_op.name for block in processing_order(given.function("f")) if block.parent_op]
    assert labels == ["func.func", "scf.if", "b", "c", "a"]


def test_sorting() -> None:
    given = program(
        "func.func @f(%a: memref<1xf32>, %b: memref<2xf32>) {\n"
        "  %n = arith.constant 0 : index\n"
        "  %0 = memref.alloc() : memref<3xf32>\n"
        "  cf.br ^next\n"
        "^next:\n"
        "  %1 = memref.alloc() : memref<4xf32>\n"
        "  memref.copy %1, %1 : memref<4xf32> to memref<4xf32>\n"
        "  scf.execute_region {\n    %2 = memref.alloc() : memref<5xf32>\n    scf.yield\n  }\n"
        "  return\n}"
    )
    function = given.function("f")
    number_operations(function)
    values = [result for op in walk(function) for result in op.results if op.name == "memref.alloc"]
    arguments = function.regions[0].blocks[0].args
    # By the order inside of the own block, whatever the order of the blocks; what is nested deeper comes last.
    assert [value.name for value in sort_values([*values, *reversed(arguments)])] == ["a", "b", "1", "0", "2"]


def test_an_empty_function_body_with_a_broken_end() -> None:
    for body in ("", "%0 = memref.alloc() : memref<4xf32>", "scf.yield", "cf.br ^nowhere", "cf.cond_br %c, ^a"):
        document = parse_document(f"func.func @f(%c: i1) {{\n  {body}\n}}")
        for function in [op for op in walk(assemble(document.chunks[0]).root) if op.name == "func.func"]:
            for collect in (False, True):
                run_on_function(function, UPSTREAM, _no_callee, collect=collect)
