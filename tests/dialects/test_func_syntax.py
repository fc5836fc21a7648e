"""Custom syntax of the func dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, faults, first
from tests.harness.oracle import Oracle

PROGRAMS = {
    "declaration": """
func.func private @f(memref<?xf32>, i32 {a.b}) -> (i32 {a.c = 1 : i64}, f32) attributes {a.d}
""",
    "definition": """
func.func public @f(%a: memref<?xf32> {a.b}, %b: i32) -> i32 {
  return %b : i32
}
""",
    "function result": """
func.func private @f() -> (() -> i32)
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)


def test_the_signature_becomes_properties() -> None:
    op = first("func.func private @f(i32 {a.b}, f32) -> f32", "func.func")
    assert {name: str(value) for name, value in op.properties.items()} == {
        "sym_visibility": '"private"',
        "sym_name": '"f"',
        "function_type": "(i32, f32) -> f32",
        "arg_attrs": "[{a.b}, {}]",
    }


@pytest.mark.parametrize(
    ("text", "message", "place"),
    [
        ("func.func @f(%a: i32, f32) { return }", "expected SSA identifier", "f32) { return }"),
        ("func.func private @f(i32, %a: f32)", "expected type instead of SSA identifier", "%a: f32)"),
        ("func.func @(%a: i32) { return }", "expected valid '@'-identifier for symbol name", "@(%a: i32) { return }"),
    ],
)
def test_faults(text: str, message: str, place: str) -> None:
    assert faults(text)[0] == (message, place)
