"""Numbers with and without their types, where the type may be left out and where something else follows."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import first, printed


def test_a_number_of_the_formats_type_leaves_the_next_colon_alone() -> None:
    op = first("func.func @f(%x: i32) {\n  %a, %b = gpu.rotate %x, 1, 32 : i32\n  return\n}", "gpu.rotate")
    assert [str(type_) for type_ in op.result_types] == ["i32", "i1"]


@pytest.mark.parametrize(
    "text",
    ["[1, 2]", "[[1], [2 : i32]]", "[1.000000e+00, 2.000000e+00 : f32]", "[0x7FF0000000000000 : f64]", "[true]"],
)
def test_elements_of_arrays_have_no_type_that_goes_without_saying(text: str) -> None:
    assert f"{{a = {text}}}" in printed(f'"t.x"() {{a = {text}}} : () -> ()')


def test_an_enum_that_is_its_default_is_left_out() -> None:
    text = '%0 = "t.v"() : () -> i32\n%1 = "llvm.add"(%0, %0) <{overflowFlags = 0 : i32}> : (i32, i32) -> i32'
    assert printed(text).endswith("llvm.add %0, %0 : i32\n")


def test_the_dictionary_of_an_extended_addition_comes_first() -> None:
    text = "func.func @f(%a: i32) {\n  %0 = spirv.IAddCarry {t.x} %a, %a : !spirv.struct<(i32, i32)>\n  return\n}\n"
    assert printed(text) == text


def test_the_literals_of_a_switch_have_no_sign() -> None:
    cases = "default: ^b,\n    4294967295: ^b"
    text = f'spirv.func @f(%a: i32) "None" {{\n  spirv.Switch %a : i32, [\n    {cases}\n  ]\n^b:\n  spirv.Return\n}}'
    assert str(first(text, "spirv.Switch").properties["literals"]) == "dense<-1> : vector<1xi32>"
