"""Where control goes, in upstream's order: regions, branches, and what they hand over."""

# Programs are written as they are printed.
# ruff: noqa: E501

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.walk import walk
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.ods.semantics import EffectKind, RegionEdge
from tests.dialects.round_trip import first, read

ARGUMENTS = (
    "%c: i1, %n: index, %x: f32, %t: tensor<?xf32>, %a: !async.token, %v: !async.value<f32>, %w: !shape.witness, "
    "%m: memref<?xf32>"
)


def function(body: str) -> str:
    return f"func.func @f({ARGUMENTS}) {{ {body} return }}"


def shown(op: Operation, edge: RegionEdge) -> str:
    """`region or -> operand positions @ first input`."""
    target = "->" if edge.target is None else str(op.regions.index(edge.target))
    operands = " ".join(map(str, edge.operands))
    return f"{target}({operands})@{edge.first_input}"


REGIONS = {
    "scf.for": ("%0 = scf.for %i = %n to %n step %n iter_args(%y = %x) -> (f32) { scf.yield %y : f32 }",
                "0(3)@1 ->(3)@0", ["0(0)@1 ->(0)@0"]),
    "scf.if": ("scf.if %c { }", "0()@0 ->()@0", ["->()@0", "->()@0"]),
    "scf.index_switch": ("scf.index_switch %n case 1 { } default { }", "0()@0 1()@0", ["->()@0", "->()@0"]),
    "scf.while": ("%0 = scf.while (%y = %x) : (f32) -> f32 { scf.condition(%c) %y : f32 } do { ^a(%z: f32): scf.yield %z : f32 }",
                  "0(0)@0", ["->(1)@0 1(1)@0", "0(0)@0"]),
    "scf.execute_region": ("%0 = scf.execute_region -> f32 { cf.br ^a ^a: scf.yield %x : f32 }", "0()@0", ["->(0)@0"]),
    "scf.parallel": (("%0 = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 { scf.reduce(%x : f32) {"
                     " ^bb0(%l: f32, %r: f32): scf.reduce.return %l : f32 } }"),
                     "0()@0 ->()@0", ["0()@0 ->()@0"]),
    "scf.forall": ("%0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<?xf32>) { scf.forall.in_parallel { } }",
                   "0()@0", ["->()@0"]),
    "memref.alloca_scope": ("%0 = memref.alloca_scope -> (f32) { memref.alloca_scope.return %x : f32 }", "0()@0", ["->(0)@0"]),
    "gpu.warp_execute_on_lane_0": ("gpu.warp_execute_on_lane_0(%n)[32] args(%x : f32) { ^bb0(%y: f32): }", "0()@0", ["->()@0"]),
    "async.execute": ("%0, %1 = async.execute [%a] (%v as %u: !async.value<f32>) -> !async.value<f32> { async.yield %u : f32 }",
                      "0(1)@0", ["->(0)@1"]),
    "shape.assuming": ("%0 = shape.assuming %w -> (f32) { shape.assuming_yield %x : f32 }", "0()@0", ["->(0)@0"]),
}  # fmt: skip


@pytest.mark.parametrize(("name", "text", "entry", "leave"), [(k, *v) for k, v in REGIONS.items()], ids=REGIONS)
def test_regions(name: str, text: str, entry: str, leave: list[str]) -> None:
    op = first(function(text), name)
    branch = UPSTREAM.region_branch(op)
    assert branch is not None
    assert " ".join(shown(op, edge) for edge in branch.entry(op)) == entry
    assert [" ".join(shown(op, e) for e in branch.leave(op, region)) for region in op.regions] == leave


def test_an_else_region_is_entered_when_there_is_one() -> None:
    op = first(function("scf.if %c { } else { }"), "scf.if")
    branch = UPSTREAM.region_branch(op)
    assert branch is not None
    assert [shown(op, edge) for edge in branch.entry(op)] == ["0()@0", "1()@0"]


def test_every_region_branch_operation_is_described() -> None:
    silent = [
        name
        for dialect in UPSTREAM.dialect_names
        for name in UPSTREAM.op_names(dialect)
        if UPSTREAM.has_interface(Operation(name), "RegionBranchOpInterface")
        and UPSTREAM.region_branch(Operation(name)) is None
    ]
    assert silent == []


@pytest.mark.parametrize(
    ("name", "expected"),
    [("scf.condition", [1]), ("scf.reduce", []), ("scf.yield", [0])],
)
def test_what_terminators_hand_to_the_parent(name: str, expected: list[int]) -> None:
    text = REGIONS["scf.parallel"][0] + REGIONS["scf.while"][0].replace("%0", "%1")
    op = first(function(text), name)
    assert UPSTREAM.is_region_terminator(op)
    assert list(UPSTREAM.parent_operands(op)) == expected


BRANCHES = {
    "cf.br": ("cf.br ^a(%x, %c : f32, i1) ^a(%y: f32, %d: i1):", [[0, 1]]),
    "cf.cond_br": ("cf.cond_br %c, ^a(%x, %x : f32, f32), ^b(%n : index) ^a(%y: f32, %z: f32): cf.br ^b(%n : index) ^b(%i: index):",
                   [[1, 2], [3]]),
    "cf.switch": ("cf.switch %c : i1, [ default: ^a(%x : f32), 0: ^b, 1: ^a(%x : f32) ] ^a(%y: f32): cf.br ^b ^b:",
                  [[1], [], [2]]),
}  # fmt: skip


@pytest.mark.parametrize(("name", "text", "expected"), [(k, *v) for k, v in BRANCHES.items()], ids=BRANCHES)
def test_branches(name: str, text: str, expected: list[list[int]]) -> None:
    op = first(function(text), name)
    assert UPSTREAM.is_branch(op)
    assert [list(UPSTREAM.successor_operands(op, index)) for index in range(len(op.successors))] == expected


def test_calls() -> None:
    text = (
        "func.func private @g() func.func @h() { call @g() : () -> () return } async.func private @i() -> !async.token"
    )
    calls = [op for root in read(text) for op in walk(root) if UPSTREAM.is_call(op)]
    assert [str(UPSTREAM.callee(op)) for op in calls] == ["@g"]


def test_sequences_of_transform_are_called_by_their_target() -> None:
    text = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @g() { transform.yield }
  transform.named_sequence @f() { transform.include @g failures(propagate) () : () -> () transform.yield }
}"""
    assert str(UPSTREAM.callee(first(text, "transform.include"))) == "@g"


def test_effects_that_only_upstream_code_states() -> None:
    assertion = first(function('cf.assert %c, "message"'), "cf.assert")
    assert [effect.kind for effect in UPSTREAM.effects(assertion) or ()] == [EffectKind.WRITE]
    text = "bufferization.materialize_in_destination %t in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()"
    op = first(function(text), "bufferization.materialize_in_destination")
    assert [(effect.kind, effect.value) for effect in UPSTREAM.effects(op) or ()] == [
        (EffectKind.WRITE, op.operands[1].value)
    ]


def test_views_name_their_source() -> None:
    op = first(function("%0 = memref.cast %m : memref<?xf32> to memref<*xf32>"), "memref.cast")
    assert UPSTREAM.view_source(op) is op.operands[0].value
    text = "%0 = memref.transpose %m (i) -> (i) : memref<?xf32> to memref<?xf32, strided<[?]>>"
    op = first(function(text), "memref.transpose")
    assert UPSTREAM.view_source(op) is None, "22 does not count it as a view"
