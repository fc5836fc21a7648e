"""Numbers that nobody has checked: each one in a program is 0, negative, or longer than anything can count."""

from __future__ import annotations

import re
from zlib import crc32

import pytest

from pydealloc import check_text
from tests.fuzz.__main__ import samples_of

pytestmark = pytest.mark.long

_NUMBERS = re.compile(r"(?<![\w.%@^#])-?\d+(?![\w.])|(?<=[a-z])\d+\b|(?<=x)\d+|\b\d+(?=x)")
_BEFORE = 14
"""Code points that tell one place from another."""
_PART = 24
"""One place of so many is tried: all of them take minutes."""


def _places() -> list[tuple[str, int, int]]:
    found: dict[str, tuple[str, int, int]] = {}
    for text in samples_of([]):
        for match in _NUMBERS.finditer(text):
            before = text[max(0, match.start() - _BEFORE) : match.start()]
            found.setdefault(re.sub(r"\d+", "0", re.sub(r"%[\w#:]+", "%", before)), (text, *match.span()))
    return [place for key, place in sorted(found.items()) if crc32(key.encode()) % _PART == 0]


@pytest.mark.parametrize("number", ["0", "-1", "9" * 20, "9" * 5000], ids=["zero", "negative", "64 bits", "long"])
def test_no_number_is_too_large(number: str) -> None:
    places = _places()
    assert len(places) > 100
    for text, start, end in places:
        check_text(text[:start] + number + text[end:])


_ARRAY = """
func.func @f(%i: index, %a: !emitc.array<{0}xi32>) {{
  %0 = emitc.subscript %a[%i] : (!emitc.array<{0}xi32>, index) -> !emitc.lvalue<i32>
  return
}}
"""
_AXIS = """
func.func @f(%a: tensor<4x!quant.uniform<i8:f32:{0}, {{1.0, 2.0}}>>) {{
  %0 = quant.dcast %a : tensor<4x!quant.uniform<i8:f32:{0}, {{1.0, 2.0}}>> to tensor<4xf32>
  return
}}
"""
_BLOCK = _AXIS.replace("f32:{0}", "f32:{{0:{0}}}")
_REPEATED = """
smt.solver() : () -> () {{
  %0 = smt.declare_fun : !smt.bv<{0}>
  %1 = smt.bv.repeat 2 times %0 : !smt.bv<{0}>
}}
"""
_IN_BODIES = (
    _ARRAY,
    _AXIS,
    _BLOCK,
    _REPEATED,
    "module attributes {{a = #nvvm.target<O = {0}>}} {{}}",
    "func.func private @f(!smt.bv<{0}>)",
    "module attributes {{a = [#transform.param_operand<index = {0} : i64>]}} {{}}",
    "module attributes {{a = #xegpu.scatter_tdesc_attr<chunk_size = {0} : i64>}} {{}}",
)


@pytest.mark.parametrize("program", _IN_BODIES, ids=range(len(_IN_BODIES)))
@pytest.mark.parametrize("number", ["9" * 5000, "--3"], ids=["long", "two signs"])
def test_no_number_of_a_dialect_is_too_large(program: str, number: str) -> None:
    check_text(program.format(number))
