"""Custom syntax of the emitc dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
emitc.include <"stdio.h">
emitc.include "foo.h"
emitc.global extern const @x : !emitc.array<4xi8>
emitc.global @arr : !emitc.array<2xi32> = dense<[1, 2]>
emitc.global @op : f32 = #emitc.opaque<"V">
emitc.global static @y : i32 = 4
emitc.func @f(%a: i32, %b: !emitc.ptr<i32>) -> i32 attributes {specifiers = ["static", "inline"]} {
  return %a : i32
}
emitc.func private @ext(i32) -> i32 attributes {specifiers = ["extern"]}
emitc.func @v(%c: i1, %n: index, %a: i32) {
  if %c {
    verbatim "x"
  } else {
    verbatim "y"
  }
  if %c {
  } {foo}
  for %i = %n to %n step %n {
    verbatim "q"
  }
  for %i = %a to %a step %a : i32 {
  }
  switch %a : i32 case 2 {
    verbatim "z"
    yield
  } case 5 {
    yield
  }
  default {
  }
  return
}
emitc.class @cl {
  emitc.field @fd : !emitc.array<1xf32>
  emitc.func @ex() {
    return
  }
}
""",
    "expressions": """
func.func @f(%a: i32, %b: i32, %l: !emitc.lvalue<i32>, %p: !emitc.ptr<i32>) -> i32 {
  %r = emitc.expression %b, %a : (i32, i32) -> i32 {
    %0 = add %b, %a : (i32, i32) -> i32
    %1 = mul %0, %a : (i32, i32) -> i32
    yield %1 : i32
  }
  %s = emitc.expression %a noinline : (i32) -> i32 {
    %0 = unary_minus %a : (i32) -> i32
    yield %0 : i32
  }
  %t = emitc.expression : () -> i32 {
    %0 = "emitc.constant"() <{value = 42 : i32}> : () -> i32
    yield %0 : i32
  }
  %u = emitc.expression %l : (!emitc.lvalue<i32>) -> i32 {
    %0 = load %l : <i32>
    yield %0 : i32
  }
  return %r : i32
}
""",
    "variables": """
func.func @f(%a: i32, %b: i32, %l: !emitc.lvalue<i32>, %p: !emitc.ptr<i32>) {
  %0 = emitc.load %l : <i32>
  %1 = emitc.address_of %l : !emitc.lvalue<i32>
  %2 = emitc.dereference %p : !emitc.ptr<i32>
  emitc.assign %0 : i32 to %2 : <i32>
  %3 = emitc.mul %0, %a : (i32, i32) -> i32
  %4 = emitc.rem %3, %b : (i32, i32) -> i32
  return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
