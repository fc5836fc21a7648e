"""Lists of numbers and values."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, first

SCALABLE = """
module attributes {transform.with_named_sequence} {
  transform.named_sequence @f(%a: !transform.any_op, %b: !transform.param<i64>) {
    transform.structured.vectorize %a vector_sizes [2, [4], 8] : !transform.any_op
    transform.yield
  }
}
"""


def test_scalable_elements_are_flagged() -> None:
    op = first(SCALABLE, "transform.structured.vectorize")
    assert str(op.properties["static_vector_sizes"]) == "array<i64: 2, 4, 8>"
    assert str(op.properties["scalable_sizes"]) == "array<i1: false, true, false>"


@pytest.mark.parametrize("sizes", ["[]", "[%n]", "[-1, %n, 0]"])
def test_any_mixture(sizes: str) -> None:
    rank = sizes.count(",") + (sizes != "[]")
    type_ = f"tensor<{'?x' * rank}f32>"
    check_layout(
        f"func.func @f(%t: {type_}, %n: index) {{\n"
        f"  %0 = tensor.extract_slice %t{sizes} {sizes} {sizes} : {type_} to {type_}\n"
        "  return\n"
        "}\n"
    )
