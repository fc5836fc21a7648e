"""Control flow and effects that ODS leaves to C++, of the dialects above buffers."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation, Region
from pydealloc.ods.knowledge import UPSTREAM
from tests.dialects.round_trip import first


def _entry(op: Operation) -> list[tuple[int | None, range, int]]:
    branch = UPSTREAM.region_branch(op)
    assert branch is not None
    return [_edge(op, edge.target, edge.operands, edge.first_input) for edge in branch.entry(op)]


def _leave(op: Operation, region: int) -> list[tuple[int | None, range, int]]:
    branch = UPSTREAM.region_branch(op)
    assert branch is not None
    return [_edge(op, e.target, e.operands, e.first_input) for e in branch.leave(op, op.regions[region])]


def _edge(op: Operation, target: Region | None, operands: range, start: int) -> tuple[int | None, range, int]:
    return (op.regions.index(target) if target is not None else None), operands, start


def _loop(low: str, high: str) -> Operation:
    return first(
        f"""
func.func @f(%m: memref<4xf32>, %n: index) {{
  %r = affine.for %i = {low} to {high} step 4 iter_args(%a = %m) -> (memref<4xf32>) {{
    affine.yield %a : memref<4xf32>
  }}
  return
}}""",
        "affine.for",
    )


def test_a_loop_with_unknown_bounds_may_run_or_not() -> None:
    op = _loop("0", "%n")
    assert _entry(op) == [(0, range(1, 2), 1), (None, range(1, 2), 0)]
    assert _leave(op, 0) == [(0, range(1), 1), (None, range(1), 0)]


@pytest.mark.parametrize(("high", "enters", "repeats"), [("0", False, True), ("4", True, False), ("5", True, True)])
def test_constant_bounds_decide(high: str, enters: bool, repeats: bool) -> None:
    op = _loop("0", high)
    assert _entry(op) == [(0, range(1), 1) if enters else (None, range(1), 0)]
    assert ((0, range(1), 1) in _leave(op, 0)) is repeats


def test_a_missing_else_goes_on_after_the_condition() -> None:
    text = "func.func @f(%i: index) {\naffine.if affine_set<(d0) : (d0 >= 0)>(%i) {\n}\nreturn\n}"
    op = first(text, "affine.if")
    assert _entry(op) == [(0, range(0), 0), (None, range(0), 0)]
    assert _leave(op, 0) == [(None, range(0), 0)]


def _effects(text: str, name: str) -> list[tuple[str, str | None]]:
    op = first(text, name)
    effects = UPSTREAM.effects(op)
    assert effects is not None
    assert UPSTREAM.effect_kinds(op) == {effect.kind for effect in effects}
    assert all(UPSTREAM.has_effect_on(op, effect.kind, effect.value) for effect in effects if effect.value is not None)
    return [(effect.kind.value, effect.value.name if effect.value is not None else None) for effect in effects]


FUNCTION = """
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %d: memref<?xf32>, %t: tensor<4x4xf32>, %c: f32, %i: index) {{
  {}
  return
}}"""


def test_what_one_buffer_hands_on_to_another_is_read() -> None:
    """Of an operation that frees a buffer and allocates one, the definition leaves the read out."""
    found = {name: (UPSTREAM.definition(name), UPSTREAM.semantics(name)) for name in _names()}
    moving = [
        (name, semantics)
        for name, (definition, semantics) in found.items()
        if definition is not None and {"free", "alloc"} <= {effect.kind for effect in definition.effects or ()}
    ]
    assert "memref.realloc" in dict(moving)
    assert [name for name, semantics in moving if semantics is None or semantics.effects is None] == []


def _names() -> list[str]:
    return [name for dialect in UPSTREAM.dialect_names for name in UPSTREAM.op_names(dialect)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("linalg.fill ins(%c : f32) outs(%a : memref<4x4xf32>)", [("write", "a")]),
        (
            "linalg.matmul ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) outs(%b : memref<4x4xf32>)",
            [("read", "a"), ("read", "a"), ("read", "b"), ("write", "b")],
        ),
        (
            "linalg.transpose ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 0]",
            [("read", "a"), ("write", "b")],
        ),
        (
            "linalg.map { math.absf } ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)",
            [("read", "a"), ("write", "b")],
        ),
        (
            "%0 = linalg.exp ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>",
            [],
        ),
        (
            "%m = memref.realloc %d : memref<?xf32> to memref<8xf32>",
            [("read", "d"), ("free", "d"), ("allocate", "m")],
        ),
        (
            "%0 = vector.transfer_read %a[%i, %i], %c : memref<4x4xf32>, vector<4xf32>",
            [("read", "a")],
        ),
        ("%0 = vector.transfer_read %t[%i, %i], %c : tensor<4x4xf32>, vector<4xf32>", []),
    ],
)
def test_effects(line: str, expected: list[tuple[str, str | None]]) -> None:
    name = line.partition("= ")[2] if line.startswith("%") else line
    assert _effects(FUNCTION.format(line), name.split()[0]) == expected


def test_a_body_that_ignores_the_output_does_not_read_it() -> None:
    text = """
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  }
  return
}"""
    assert _effects(text, "linalg.generic") == [("read", "a"), ("write", "b")]
    used = text.replace("linalg.yield %in", "linalg.yield %out")
    assert _effects(used, "linalg.generic") == [("read", "a"), ("read", "b"), ("write", "b")]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("%0 = llvm.load %p : !llvm.ptr -> i32", [("read", "p")]),
        ("%0 = llvm.load volatile %p : !llvm.ptr -> i32", [("read", "p"), ("write", None), ("read", None)]),
        ("llvm.store %x, %p {alignment = 4 : i64} : i32, !llvm.ptr", [("write", "p")]),
        ('llvm.inline_asm "nop", "" : () -> ()', []),
        ('llvm.inline_asm has_side_effects "nop", "" : () -> ()', [("write", None), ("read", None)]),
    ],
)
def test_effects_of_machine_memory(line: str, expected: list[tuple[str, str | None]]) -> None:
    text = f"llvm.func @f(%p: !llvm.ptr, %x: i32) {{\n{line}\nllvm.return\n}}"
    name = line.partition("= ")[2] if line.startswith("%") else line
    assert _effects(text, name.split()[0]) == expected


BRANCHES = """
llvm.func @f(%c: i1, %x: i32, %y: i64) {
  llvm.cond_br %c, ^a(%x : i32), ^b(%y, %x : i64, i32)
^a(%0: i32):
  llvm.switch %x : i32, ^a(%x : i32) [
    1: ^b(%y, %x : i64, i32),
    2: ^c
  ]
^b(%1: i64, %2: i32):
  llvm.br ^a(%2 : i32)
^c:
  llvm.return
}
"""
EXCEPTIONAL_BRANCHES = """
llvm.func @f(%a: !llvm.ptr, %x: i32, %y: i64) attributes {personality = @p} {
  llvm.indirectbr %a : !llvm.ptr, [^a(%x : i32), ^b, ^c(%y, %x : i64, i32)]
^a(%0: i32):
  llvm.return
^b:
  %r = llvm.invoke @g(%x, %y) to ^a(%x : i32) unwind ^d(%y : i64) : (i32, i64) -> i32
^c(%1: i64, %2: i32):
  llvm.return
^d(%3: i64):
  %4 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}
"""
SHADER_BRANCHES = """
spirv.func @f(%c: i1, %x: i32, %y: f32) "None" {
  spirv.BranchConditional %c, ^a(%x : i32), ^b(%y, %x : f32, i32)
^a(%0: i32):
  spirv.Switch %x : i32, [default: ^a(%x : i32), 1: ^b(%y, %x : f32, i32), 2: ^c]
^b(%1: f32, %2: i32):
  spirv.Branch ^a(%2 : i32)
^c:
  spirv.Return
}
"""


@pytest.mark.parametrize(
    ("text", "name", "forwarded"),
    [
        (BRANCHES, "llvm.cond_br", [range(1, 2), range(2, 4)]),
        (BRANCHES, "llvm.switch", [range(1, 2), range(2, 4), range(4, 4)]),
        (BRANCHES, "llvm.br", [range(1)]),
        (EXCEPTIONAL_BRANCHES, "llvm.indirectbr", [range(1, 2), range(0), range(2, 4)]),
        (EXCEPTIONAL_BRANCHES, "llvm.invoke", [range(2, 3), range(3, 4)]),
        (SHADER_BRANCHES, "spirv.BranchConditional", [range(1, 2), range(2, 4)]),
        (SHADER_BRANCHES, "spirv.Switch", [range(1, 2), range(2, 4), range(0)]),
        (SHADER_BRANCHES, "spirv.Branch", [range(1)]),
    ],
)
def test_operands_of_branches(text: str, name: str, forwarded: list[range]) -> None:
    op = first(text, name)
    assert UPSTREAM.is_branch(op)
    assert [UPSTREAM.successor_operands(op, i) for i in range(len(op.successors))] == forwarded


def test_a_mask_yields_what_it_masks() -> None:
    text = """
func.func @f(%v: vector<4xf32>, %k: vector<4xi1>) {
  %0 = vector.mask %k { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return
}"""
    terminator = first(text, "vector.yield")
    assert [value.defining_op for value in terminator.operand_values] == [first_in(terminator, "vector.reduction")]


def first_in(op: Operation, name: str) -> Operation | None:
    """The operation called `name` in the block of `op`."""
    return next((other for other in op.parent.ops if other.name == name), None) if op.parent is not None else None
