"""Live-in and live-out sets, on programs built from text."""

from __future__ import annotations

from pydealloc.analysis.back_edges import back_edges
from pydealloc.analysis.liveness import Liveness
from pydealloc.ir.graph import Block, Operation, Value
from pydealloc.ir.types import INDEX
from pydealloc.ir.walk import walk_blocks
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document


def _module(text: str) -> Operation:
    document = parse_document(text)
    assert not document.findings
    return assemble(document.chunks[0]).root


def _names(values: object) -> list[str]:
    assert isinstance(values, dict)
    return [value.name or "?" for value in values if isinstance(value, Value)]


def _sets(text: str) -> dict[str, tuple[list[str], list[str]]]:
    """Label to (live in, live out), entry blocks by the operation around them."""
    module = _module(text)
    liveness = Liveness(module)
    found: dict[str, tuple[list[str], list[str]]] = {}
    for block in walk_blocks(module):
        found[_label(block)] = (_names(liveness.live_in(block)), _names(liveness.live_out(block)))
    return found


def _label(block: Block) -> str:
    parent = block.parent_op
    return block.label or (parent.name if parent is not None else "")


def test_a_diamond() -> None:
    sets = _sets("""
        func.func @f(%c: i1, %a: index, %b: index) -> index {
          %0 = arith.addi %a, %b : index
          cf.cond_br %c, ^left, ^right
        ^left:
          cf.br ^join(%0 : index)
        ^right:
          cf.br ^join(%a : index)
        ^join(%1: index):
          %2 = arith.addi %1, %b : index
          return %2 : index
        }""")
    # What the block defines and others use comes first, then what the successors need.
    assert sets["func.func"] == ([], ["a", "b", "0"])
    assert sets["left"] == (["0", "b"], ["b"])
    assert sets["right"] == (["a", "b"], ["b"])
    assert sets["join"] == (["b"], [])


def test_a_loop_keeps_what_it_needs_again() -> None:
    sets = _sets("""
        func.func @f(%c: i1, %a: index) {
          cf.br ^head
        ^head:
          %0 = arith.addi %a, %a : index
          cf.cond_br %c, ^head, ^done
        ^done:
          return
        }""")
    assert sets["head"] == (["a", "c"], ["a", "c"])
    assert sets["done"] == ([], [])


def test_a_nested_block_needs_what_is_outside_and_the_block_around_does_not_lose_it() -> None:
    sets = _sets("""
        func.func @f(%c: i1, %a: index) {
          %0 = arith.addi %a, %a : index
          scf.if %c {
            %1 = arith.addi %0, %a : index
          }
          return
        }""")
    assert sets["scf.if"] == (["0", "a"], [])
    assert sets["func.func"] == ([], [])


def test_a_use_nested_in_another_block_counts_for_that_block() -> None:
    sets = _sets("""
        func.func @f(%c: i1, %a: index) {
          %0 = arith.addi %a, %a : index
          cf.br ^next
        ^next:
          scf.if %c {
            %1 = arith.addi %0, %0 : index
          }
          return
        }""")
    assert sets["next"] == (["0", "c"], [])
    assert sets["func.func"][1] == ["c", "0"]


def test_only_relevant_values() -> None:
    module = _module("func.func @f(%a: index, %b: i1) {\n  cf.br ^x\n^x:\n  return %a, %b : index, i1\n}")
    liveness = Liveness(module, lambda value: value.name == "b")
    entry = next(block for block in walk_blocks(module) if _label(block) == "func.func")
    assert _names(liveness.live_out(entry)) == ["b"]


def test_a_block_from_elsewhere_has_empty_sets() -> None:
    liveness = Liveness(_module("func.func private @f()"))
    assert not liveness.live_in(Block())
    assert not liveness.live_out(Block())


def test_deep_nesting_does_not_need_a_deep_stack() -> None:
    depth = 2000
    root = Operation("builtin.module")
    block = root.add_region().append(Block())
    value = block.add_argument(INDEX)
    for _ in range(depth):
        inner = Operation("scf.execute_region")
        block.append(inner)
        block = inner.add_region().append(Block())
    use = Operation("test.use")
    use.add_operand(value)
    block.append(use)
    assert list(Liveness(root).live_in(block)) == [value]


def test_back_edges() -> None:
    module = _module("""
        func.func @f(%c: i1) {
          cf.br ^a
        ^a:
          cf.cond_br %c, ^b, ^c
        ^b:
          cf.br ^c
        ^c:
          cf.cond_br %c, ^a, ^d
        ^d:
          return
        ^lost:
          cf.br ^lost
        }""")
    edges = list(back_edges(module, UPSTREAM))
    assert [(edge.header.label, edge.successor) for edge in edges] == [("a", 0)]


def test_many_diamonds_take_no_exponential_time() -> None:
    blocks = "".join(
        f"^h{i}:\n  cf.cond_br %c, ^l{i}, ^r{i}\n^l{i}:\n  cf.br ^h{i + 1}\n^r{i}:\n  cf.br ^h{i + 1}\n"
        for i in range(200)
    )
    module = _module(f"func.func @f(%c: i1) {{\n  cf.br ^h0\n{blocks}^h200:\n  return\n}}")
    assert list(back_edges(module, UPSTREAM)) == []
